"""Why tiles are no answer: every tile that is asked for is an answer or has its reason, and the reason is what the rules say."""

import pytest

from naqala import Game, Options
from naqala.refusals import refusals
from tests.players import mixed_games, positions
from tests.scene import after, scene

ASKS = ("move", "drop", "kill")


def reasons(game: Game) -> dict[str, str]:
    """By tile."""
    return {tile: one.why for one in refusals(game) for tile in one.tiles}


@pytest.mark.parametrize("options", list(mixed_games(6)), ids=str)
def test_every_tile_is_an_answer_or_has_one_reason(options: Options) -> None:
    for game, _ in positions(options, 5):
        told = [tile for one in refusals(game) for tile in one.tiles]
        chosen = {action.parts["tile"] for action in game.legal_actions() if "tile" in action.parts}
        if game.is_over or game.decision.ask not in ASKS or not chosen:
            assert told == []
        else:
            assert sorted([*told, *chosen]) == sorted(game.position().board)


def test_a_move_starts_where_meeples_stand_that_can_end_it() -> None:
    told = reasons(scene(meeples={"c2": "WG", "c4": "W", "f5": "R"}))
    assert "c2" not in told
    assert told["a1"] == "empty"
    assert told["f5"] == "start"


def test_a_drop_says_what_is_wrong_with_a_tile() -> None:
    game = after(scene(meeples={"c2": "WGB", "e3": "W"}), "pick c2")
    told = reasons(game)
    assert (told["c2"], told["e3"], told["d1"]) == ("here", "far", "far")
    assert told["b2"] == "stuck"  # from there e3 is too far away
    told = reasons(game := after(game, "drop green d2"))
    assert told["c2"] == "back"
    told = reasons(after(game, "drop blue d3"))
    assert (told["c3"], told["d4"], told["d2"], told["f3"]) == ("colour", "colour", "back", "far")


def test_the_board_is_not_round() -> None:
    """f2 and a3 have numbers side by side."""
    assert reasons(after(scene(meeples={"f2": "WG", "f4": "W"}), "pick f2"))["a3"] == "far"


def test_mountains_bar_the_way() -> None:
    tiles, meeples = {"e3": "workshop se"}, {"d3": "WG", "d5": "W"}
    game = after(scene(expansions=["artisans"], tiles={"e3": "workshop nw"}, meeples=meeples), "pick d3")
    assert reasons(game)["e3"] == "blocked"
    assert reasons(after(scene(expansions=["artisans"], tiles=tiles, meeples=meeples), "pick d3"))["e3"] == "stuck"


def test_assassins_reach_only_so_far() -> None:
    game = after(scene(meeples={"c2": "R", "c3": "R", "c4": "W", "c5": "W", "f5": "W"}), "pick c2", "drop red c3")
    told = reasons(game)
    assert (told["f5"], told["a1"]) == ("distant", "empty")
    assert "c5" not in told


def test_the_carpet_ends_on_any_tile_of_the_colour() -> None:
    carpet = {1: {"items": {"carpet": 1}}}
    game = scene(expansions=["artisans"], players=carpet, meeples={"c2": "W", "f5": "W", "f4": "G"})
    told = reasons(after(game, "pick c2"))
    assert (told["f4"], told["c2"]) == ("colour", "here")
    assert "f5" not in told
