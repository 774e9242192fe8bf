"""What must hold in every position of every game, under any rules."""

import json
from random import Random
from typing import Any

import pytest

from naqala import Game, Options, sample_world
from naqala.engine.mirror import read
from naqala.position.laws import broken_law
from naqala.record import replay, to_record
from tests.players import choose, mixed_games, positions

GAMES = list(mixed_games(7))
LONGEST = 3000


def name(options: Options) -> str:
    return f"{options.seats}-{'-'.join(options.expansions) or 'base'}"


@pytest.mark.parametrize("options", GAMES, ids=name)
def test_every_position_of_a_game(options: Options) -> None:
    """Legal actions rise and are unique, the laws hold, scores add up, copies are independent, positions survive JSON."""
    for number, (game, action) in enumerate(positions(options, 11)):
        assert number < LONGEST
        legal = [answer.number for answer in game.legal_actions()]
        assert legal == sorted(set(legal))
        assert bool(legal) == (not game.is_over)
        assert broken_law(game.states, 0) is None
        for sheet in game.score_sheet():
            assert sheet["total"] == sum(points for line, points in sheet.items() if line != "total")
        if number % 15 == 0:
            written = game.position().to_json()
            assert Game.from_position(json.loads(json.dumps(written))).position().to_json() == written
            if action:
                twin = game.copy()
                twin.play(action)
                assert game.position().to_json() == written != twin.position().to_json()
    assert game.outcome() is not None


@pytest.mark.parametrize("options", list(mixed_games(29)), ids=name)
def test_every_position_can_be_read_and_played_on(options: Options) -> None:
    """Each position of a whole game is written, read, the same in every number, and goes on in the same way."""
    after: dict[str, Any] = {}
    for game, action in positions(options, 29):
        now = read(game.states, 0).__dict__
        assert now == (after or now)
        twin = Game.from_position(json.loads(json.dumps(game.position().to_json())))
        assert read(twin.states, 0).__dict__ == now
        if action:
            twin.play(action)
            after = read(twin.states, 0).__dict__


@pytest.mark.parametrize("options", GAMES, ids=name)
def test_record_replays_and_undo_goes_back_to_the_start(options: Options) -> None:
    random = Random(3)
    game = Game.new(options, 5)
    start, dealt = game.position(), game.actions
    seen = []
    while not game.is_over:
        seen.append(game.position())
        game.play(choose(game, random))
    again = replay(json.loads(json.dumps(to_record(game).to_json())))
    assert again.position() == game.position()
    assert again.outcome() == game.outcome()
    for position in reversed(seen):
        game.undo()
        assert game.position() == position
    assert game.position() == start
    assert game.actions == dealt


@pytest.mark.parametrize("options", GAMES, ids=name)
def test_worlds_agree_with_view_and_log(options: Options) -> None:
    """A sampled world gives its seat the same view; gold and whims of all are right, only true secrets may differ."""
    random = Random(9)
    for number, (game, _) in enumerate(positions(options, 13)):
        if number % 60 != 17:
            continue
        truth = game.position().to_json()
        for seat in range(1, options.seats + 1):
            view = game.view(seat)
            world = Game.from_position(sample_world(view, game.log(seat), random))
            assert world.view(seat) == view
            for guessed, true in zip(world.position().to_json()["seats"], truth["seats"], strict=True):
                assert guessed["gold"] == true["gold"]
                assert guessed.get("whims") == true.get("whims")


@pytest.mark.parametrize("options", GAMES, ids=name)
def test_same_seed_same_game(options: Options) -> None:
    first, second = Game.new(options, "seed"), Game.new(options, "seed")
    one, two = Random(1), Random(1)
    for _ in range(40):
        if not first.is_over:
            first.play(choose(first, one))
            second.play(choose(second, two))
    assert first.position() == second.position()
    assert Game.new(options, "other").position() != Game.new(options, "seed").position()


def test_other_seats_see_nothing_of_a_secret() -> None:
    """Swapping a hidden card between the deck and another's hand does not change what a seat sees."""
    options = Options(4, ("artisans", "thieves", "whims"))
    swaps = 0
    for number, (game, _) in enumerate(positions(options, 21)):
        position = game.position().to_json()
        for other in (2, 3, 4):
            held, deck = position["seats"][other - 1]["cards"], position["cards"]["deck"]
            pair = [(own, new) for own in held for new in deck if own != new]
            if number % 9 or not pair or position["turn"]["step"] == "over" or position["pending"]:
                continue
            own, new = pair[number % len(pair)]
            changed = json.loads(json.dumps(position))
            hand = changed["seats"][other - 1]["cards"]
            hand[own] -= 1
            hand[new] = hand.get(new, 0) + 1
            del changed["cards"]["deck"]
            before, after = game.view(1), Game.from_position(changed).view(1)
            if game.decision.seat != other and not position["seats"][other - 1]["whims"]:
                assert before == after
                swaps += 1
    assert swaps > 5


def test_a_game_from_a_record_goes_on_with_a_new_dealer() -> None:
    random = Random(4)
    game = Game.new(Options(3, ("artisans",)), 2)
    for _ in range(60):
        game.play(choose(game, random))
    again = replay(to_record(game))
    again.deal_from("tomorrow")
    before = again.position().to_json()
    again.play(choose(again, random))
    while not again.decision.is_chance and len(again.actions) < len(game.actions) + 30 and not again.is_over:
        again.play(choose(again, random))
    assert not again.decision.is_chance
    while len(again.actions) > len(game.actions):
        again.undo()
    assert again.position().to_json() == before
    again.undo()
    assert not again.decision.is_chance
