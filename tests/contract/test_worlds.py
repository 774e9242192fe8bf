"""Sampled worlds: a seat could be in any of them, and in no other."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from naqala import Game, Options, WrongSeatError, sample_world
from naqala.errors import WorldError
from naqala.options import EXPANSIONS, PROMOS
from tests.changes import left
from tests.players import choose, positions
from tests.reference.components import ITEM_COPIES
from tests.scene import after, scene

MOVES = {"a1": "R", "b1": "R"}


def worlds(game: Game, seat: int, number: int) -> list[dict[str, Any]]:
    """Sampled worlds of a seat; each must look to the seat like the real game."""
    random = Random(f"{seat} {number}")
    view, log = game.view(seat), game.log(seat)
    sampled = [sample_world(view, log, random) for _ in range(number)]
    for world in sampled:
        assert Game.from_position(world).view(seat) == view
    return [world.to_json() for world in sampled]


def at_the_workshop(**fields: Any) -> Game:
    return scene(
        expansions=["artisans", "whims"],
        tiles={"c3": "workshop nw"},
        meeples=MOVES,
        step="tile",
        seat=2,
        turn={"start": "c2", "at": "c3", "tribe": "white", "count": 2},
        **fields,
    )


def test_a_whim_that_was_not_paid_tells_what_was_not_drawn() -> None:
    """W21 asks for two precious items: seat 2 has one, draws unseen, and is not paid, so it drew a magic one."""
    game = at_the_workshop(players={2: {"artisans": 1, "items": {"precious5": 1}, "whims": ["w21"]}})
    after(game, "craft paying artisan", "draw lamp")
    for world in worlds(game, 1, 20):
        items = world["seats"][1]["items"]
        assert sum(number for item, number in items.items() if item.startswith("precious")) == 1


def test_a_whim_that_was_paid_tells_what_was_drawn() -> None:
    game = at_the_workshop(players={2: {"artisans": 1, "items": {"precious5": 1}, "whims": ["w21"]}})
    after(game, "craft paying artisan", "draw precious7")
    found = Counter(item for world in worlds(game, 1, 60) for item in world["seats"][1]["items"])
    assert set(found) == {"precious5", "precious7", "precious9"}


def test_what_may_have_been_drawn_is_drawn_in_proportion() -> None:
    """Nothing but the number of each item is known."""
    game = at_the_workshop(players={2: {"artisans": 1}})
    after(game, "craft paying artisan", "draw lamp")
    found = Counter(next(iter(world["seats"][1]["items"])) for world in worlds(game, 1, 400))
    assert set(found) == set(ITEM_COPIES)
    for item in ("precious5", "lamp"):
        expected = 400 * ITEM_COPIES[item] / sum(ITEM_COPIES.values())
        assert 0.4 * expected < found[item] < 1.9 * expected


def test_items_aside_at_the_start_are_known() -> None:
    game = scene(
        expansions=["artisans"],
        meeples=MOVES,
        step="thief",
        seat=2,
        turn={"start": "c2", "at": "c3", "tribe": "purple", "count": 2},
        aside={"items": {"lamp": 1, "horn": 1}},
        pending=[{"ask": "keep item", "seat": 2}],
    )
    assert game.view(1).position.to_json()["aside"]["items"] == 2
    assert worlds(game, 1, 1)[0]["aside"]["items"] == {"lamp": 1, "horn": 1}
    after(game, "keep lamp")
    assert worlds(game, 1, 1)[0]["seats"][1]["items"] == {"lamp": 1}


def test_a_pile_made_anew_while_a_djinn_is_kept() -> None:
    """The djinns not kept are discarded and shuffled again in the same action; the seat still knows them."""
    drawn, row = ["baal", "boaz", "leta"], ["marid", "monkir"]
    others = ["nekir", "shamhat", "sloar", "utug", "iblis"]
    rest = ["alamin", "anunnak", "bouraq", "echidna", "enki", "hagis", "haurvatat", "jafaar", "kandicha", "kumarbi", "lamia"]
    game = scene(
        meeples=MOVES,
        step="last",
        seat=1,
        bid_track=[2, 3, 1],
        turn_track={},
        players={1: {"djinns": ["sibittis"], "elders": 2}, 2: {"djinns": rest}},
        row=["fish"] * 6 + ["wheat"] * 3,
        djinn_row=row,
        djinns={"deck": drawn, "discard": others},
    )
    after(game, "use sibittis paying elder elder", "draw baal", "draw boaz", "draw leta")
    assert sorted(worlds(game, 2, 1)[0]["aside"]["djinns"]) == drawn
    after(game, "keep baal")
    assert game.decision.ask == "draw djinn"
    assert left(game.log(2).entries[-1], "djinn") == {"boaz": 1, "leta": 1}
    assert set(game.position().to_json()["djinns"]["deck"]) == {*others, "boaz", "leta"}
    after(game, "draw boaz")
    for world in worlds(game, 2, 5):
        assert world["djinns"]["row"] == [*row, "boaz"]


@pytest.mark.parametrize("seed", range(6))
def test_solo_worlds(seed: int) -> None:
    """Alone nothing is hidden but the future; Yazid's Fakirs lie open."""
    for number, (game, _) in enumerate(positions(Options(1), seed)):
        if number % 20 == 19:
            worlds(game, 1, 1)


@pytest.mark.parametrize("seed", range(4))
def test_worlds_with_piles_that_run_out(seed: int) -> None:
    """Small piles are made anew again and again: what was drawn unseen can only be from its own batch."""
    random = Random(seed)
    options = Options(3, EXPANSIONS, PROMOS)
    start = next(game.position().to_json() for number, (game, _) in enumerate(positions(options, seed, 0.9)) if number == 120)
    for pile in ("cards", "items"):
        deck = Counter(start[pile]["deck"])
        left = Counter(dict(deck.most_common(2))) if pile == "cards" else Counter(list(deck.elements())[:2])
        start[pile]["discard"] = dict(Counter(start[pile]["discard"]) + (deck - left))
        start[pile]["deck"] = dict(left)
    game = Game.from_position(start)
    for number in range(250):
        if game.is_over:
            break
        game.play(choose(game, random, 0.9))
        if number % 25 == 24:
            for seat in (1, 2, 3):
                worlds(game, seat, 1)


def test_view_and_log_must_be_of_one_seat() -> None:
    game = Game.new(Options(3), 1)
    with pytest.raises(WrongSeatError, match="view of 1 and a log of 2"):
        sample_world(game.view(1), game.log(2), Random(1))


def test_a_copy_shares_nothing_with_the_original() -> None:
    """Not even the past: undo on one side does not disturb the other."""
    game = Game.new(Options(3), 1)
    start = game.position().to_json()
    game.play("bid 3")
    twin = game.copy()
    game.undo()
    game.play("bid 5")
    twin.undo()
    assert twin.position().to_json() == start
    assert game.position().to_json() != start


def test_view_and_log_must_be_of_one_game_and_moment() -> None:
    game, other = Game.new(Options(3), 1), Game.new(Options(4, ("thieves",)), 1)
    with pytest.raises(WorldError, match="one game"):
        sample_world(game.view(1), other.log(1), Random(1))
    view = game.view(1)
    for _ in range(3):
        game.play(game.legal_actions()[-1])
    late = game.log(1)
    with pytest.raises(WorldError, match="one moment"):
        sample_world(view, late, Random(1))
    with pytest.raises(WorldError, match="expected a View, a Log and"):
        sample_world(None, late, Random(1))  # type: ignore[arg-type]
