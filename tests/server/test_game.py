"""What the server needs of a game: luck that can be kept, answers played again, chance answered later."""

from random import Random

import pytest

from naqala import Game, Options
from naqala.errors import GameOverError, IllegalActionError, NaqalaError, UnknownActionError
from naqala.game import CHECKPOINT_EVERY
from naqala.options import EXPANSIONS, PROMOS
from naqala.record import replay, to_record
from tests.players import choose, mixed_games

EVERYTHING = Options(3, EXPANSIONS, PROMOS)
GAMES = [options for number, options in enumerate(mixed_games(2)) if number % 3 == 0]


def everything_of(game: Game) -> tuple[object, ...]:
    return game.position(), game.actions, game.legal_actions(), game.luck, game.log(None), game.log(1)


def played(options: Options, answers: int, seed: int = 1) -> tuple[Game, Random]:
    game, random = Game.new(options, seed), Random(seed)
    while answers and not game.is_over:
        game.play(choose(game, random))
        answers -= 1
    return game, random


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_a_game_is_its_actions_and_its_luck(options: Options) -> None:
    """Read from a record and given the luck, a game goes on exactly like the one it was."""
    game, random = played(options, 40)
    assert game.luck is not None
    again = replay(to_record(game))
    assert again.luck is None
    again.deal_on(game.luck)
    while not game.is_over:
        action = choose(game, random)
        game.play(action)
        again.play(action)
    assert again.position() == game.position()
    assert again.luck == game.luck
    assert again.actions == game.actions


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_playing_again_is_playing(options: Options) -> None:
    """An answer with what chance said to it leads to the same game, and back to the same past."""
    game, again, random = Game.new(options, 3), Game.new(options, 3), Random(3)
    answers = 0
    while answers < 80 and not game.is_over:
        answers += 1
        before = len(game.actions)
        game.play(choose(game, random))
        assert game.luck is not None
        again.play_again(game.actions[before:], game.luck)
        assert again.luck == game.luck
    assert everything_of(again) == everything_of(game)
    for _ in range(min(30, answers)):
        game.undo()
        again.undo()
        assert (again.luck, again.position()) == (game.luck, game.position())
    action = choose(game, random)
    game.play(action)
    again.play(action)
    assert everything_of(again) == everything_of(game)


def test_playing_again_does_not_ask_the_dealer() -> None:
    """Chance answers as it was written, even if the dealer would answer otherwise now."""
    game, random = played(EVERYTHING, 30)
    other = replay(to_record(game))
    other.deal_from("another luck")
    assert game.luck is not None
    while True:
        before, action = len(game.actions), choose(game, random)
        game.play(action)
        other.play_again([answer.text for answer in game.actions[before:]], game.luck)
        if len(game.actions) > before + 5:
            break
    assert everything_of(other) == everything_of(game)


@pytest.mark.parametrize(
    ("spoil", "error"),
    [
        (lambda actions: [*actions, "roll 1 1"], IllegalActionError),
        (lambda actions: [actions[0], "roll 1 1", *actions[1:]], IllegalActionError),
        (lambda actions: [*actions, "fly to the moon"], UnknownActionError),
        (lambda _: ["horn"], UnknownActionError),
    ],
)
def test_an_illegal_answer_played_again_changes_nothing(spoil: object, error: type[NaqalaError]) -> None:
    assert callable(spoil)
    game, random = played(EVERYTHING, 30)
    assert game.luck is not None
    luck = game.luck
    for _ in range(20):
        twin = game.copy()
        action = choose(game, random)
        twin.play(action)
        actions = [answer.text for answer in twin.actions[len(game.actions) :]]
        before = everything_of(game)
        with pytest.raises(error):
            game.play_again(spoil(actions), luck)
        assert everything_of(game) == before
        game.play(action)
    game.undo()
    assert game.actions != ()


def test_a_finished_game_takes_no_more() -> None:
    game, _ = played(Options(2), 10_000)
    before = everything_of(game)
    assert game.luck is not None
    with pytest.raises(NaqalaError):
        game.play_again(["pass"], game.luck)
    with pytest.raises(GameOverError):
        game.play("pass")
    assert everything_of(game) == before


def test_dealing_on_reaches_the_past() -> None:
    """An undo of answers from before the dealer keeps the dealer."""
    game, _ = played(EVERYTHING, 40)
    again = replay(to_record(game))
    assert game.luck is not None
    again.deal_on(game.luck)
    for _ in range(10):
        again.undo()
        assert again.luck == game.luck
        assert not again.decision.is_chance


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_an_answer_stops_where_chance_is_asked_and_the_dealer_goes_on(options: Options) -> None:
    game, random = played(options, 0)
    stopped = 0
    while not game.is_over:
        action, before = choose(game, random), everything_of(game)[:4]
        twin = game.copy()
        twin.answer(action)
        assert twin.luck == game.luck
        length = len(game.actions)
        assert len(twin.actions) == length + 1
        assert everything_of(game)[:4] == before
        game.play(action)
        if len(game.actions) > length + 1:
            stopped += 1
            assert twin.decision.is_chance
            assert game.actions[length + 1] in twin.legal_actions()
        twin.let_chance_answer()
        assert everything_of(twin) == everything_of(game)
    assert stopped > 0


def test_undo_to_any_point_gives_the_game_as_it_was_there() -> None:
    """Between checkpoints and at them, and from there the same happens again. Few positions are kept on the way."""
    game, random = played(EVERYTHING, 0)
    before = {}
    while not game.is_over:
        before[game.length] = everything_of(game)
        game.play(choose(game, random))
    assert len(game._checkpoints) == 1 + game.length // CHECKPOINT_EVERY
    assert {length % CHECKPOINT_EVERY for length in before} >= {0, 1, CHECKPOINT_EVERY - 1}
    for length in sorted(before, reverse=True):
        twin = game.copy()
        twin.undo_to(length)
        assert everything_of(twin) == before[length]
        if random.random() < 0.2:
            twin.play(game.actions[length])
            assert twin.length in before or twin.is_over
            assert twin.actions == game.actions[: twin.length]
            game.undo_to(length)
    game.undo_to(0)
    assert everything_of(game) == before[0]
