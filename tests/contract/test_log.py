"""A log that grows with the game is the log of the whole game."""

from random import Random

import pytest

from naqala import Game, Options
from naqala.record import replay, to_record
from tests.players import choose, mixed_games

GAMES = [options for options in mixed_games(3) if options.seats in (1, 3)]


def assert_whole(game: Game, seat: int | None) -> None:
    """What a seat has seen, against the same game replayed and read only once."""
    assert game.log(seat) == replay(to_record(game)).log(seat)


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_looking_often_shows_the_same(options: Options) -> None:
    """For every viewer at every moment, with undos in between."""
    random = Random(f"{options}")
    game = Game.new(options, 4)
    seats = [None, *range(1, options.seats + 1)]
    for number in range(250):
        if game.is_over:
            break
        game.play(choose(game, random))
        if random.random() < 0.3:
            game.log(random.choice(seats))
        for _ in range(random.choice((0, 0, 0, 0, 1, 5))):
            if game.actions and number > 10:
                game.undo()
        if number % 60 == 50:
            for seat in seats:
                assert_whole(game, seat)
    for seat in seats:
        assert_whole(game, seat)


def test_copies_see_what_happens_to_them_alone() -> None:
    random = Random(1)
    game = Game.new(Options(3, ("artisans", "thieves", "whims")), 4)
    for _ in range(40):
        game.play(choose(game, random))
    before = game.log(2)
    twin = game.copy()
    for _ in range(30):
        twin.play(choose(twin, random))
    twin.log(1)
    assert game.log(2) == before
    for one in (twin, game):
        for _ in range(10):
            one.undo()
            one.play(choose(one, random))
        assert_whole(one, 2)
    assert twin.log(2) != game.log(2)


def test_a_log_that_was_handed_out_does_not_grow() -> None:
    game = Game.new(Options(2), 1)
    log = game.log(1)
    game.play(game.legal_actions()[0])
    assert len(game.log(1).entries) == len(log.entries) + 1


def test_with_a_new_dealer_the_log_goes_on() -> None:
    random = Random(2)
    game = replay(to_record(Game.new(Options(3), 2)))
    while not game.decision.is_chance:
        game.play(choose(game, random))
    game.log(1)
    game.deal_from("tomorrow")
    for _ in range(20):
        game.play(choose(game, random))
    assert_whole(game, 1)
    for _ in range(30):
        game.undo()
    assert_whole(game, 3)
