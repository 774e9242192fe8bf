"""Why tiles are no answer: every tile that is asked for is an answer or has its reason, and the reason is what the rules say."""

from collections.abc import Callable
from pathlib import Path

import pytest

from naqala import Action, Game, Options
from naqala.catalog.tiles import kind_word
from naqala.position.schema import Tile
from naqala.refusals import refusals
from tests.players import mixed_games, positions
from tests.playthroughs.player import replayed
from tests.playthroughs.test_playthroughs import FILES
from tests.scene import after, scene


def reasons(game: Game) -> dict[str, str]:
    """By tile."""
    return {tile: one.why for one in refusals(game) for tile in one.tiles}


@pytest.mark.parametrize("options", list(mixed_games(6)), ids=str)
def test_every_tile_is_an_answer_or_has_one_reason(options: Options) -> None:
    for game, _ in positions(options, 5):
        check(game)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_tile_of_a_recorded_game_has_a_reason(path: Path) -> None:
    """Recorded games use every djinn and every item."""
    whole = replayed(path)
    game = Game.from_position(whole.start())
    for action in whole.actions:
        check(game)
        game.play(action)


def check(game: Game) -> None:
    """Every tile is an answer or has one reason, and the reason is so."""
    told = [tile for one in refusals(game) for tile in one.tiles]
    chosen = {action.parts["tile"] for action in game.legal_actions() if "tile" in action.parts}
    board = game.position().board
    assert sorted([*told, *chosen]) == (sorted(board) if chosen else []), game.decision
    for why, tiles in ((one.why, one.tiles) for one in refusals(game) if one.why in _TRUE):
        assert all(_TRUE[why](board[tile], game) for tile in tiles), (game.decision, why, tiles)


@pytest.mark.parametrize(("power", "answer"), [("leta", "at c1"), ("utug", "at a1")])
def test_no_reason_is_given_that_is_not_so(power: str, answer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the rules had one answer less, nothing would be known against that tile."""
    own = {1: {"djinns": ["leta", "utug"], "elders": 4}}
    game = after(
        scene(players=own, meeples={"a1": "YW", "b1": "Y", "c4": "R"}, owners={"b1": 2}), f"use {power} paying elder elder"
    )
    before = reasons(game)
    fewer = tuple(action for action in game.legal_actions() if str(action) != answer)
    monkeypatch.setattr(game, "legal_actions", lambda: fewer)
    assert fewer
    assert reasons(game) == before


def test_no_reason_is_given_that_an_answer_has_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the rules accepted a tile with an owner, it would be wrong to refuse others because they have one."""
    own = {1: {"djinns": ["leta"], "elders": 2}}
    game = after(scene(players=own, meeples={"a1": "Y"}, owners={"b1": 2}, palms={"d1": 1}), "use leta paying elder elder")
    assert reasons(game)["a1"] == reasons(game)["d1"] == "occupied"
    more = (*game.legal_actions(), Action.parse("at b1"))
    monkeypatch.setattr(game, "legal_actions", lambda: more)
    assert not reasons(game)


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


def test_a_power_says_what_lies_on_a_tile() -> None:
    own = {1: {"djinns": ["leta", "utug"], "elders": 4}}
    game = scene(players=own, meeples={"a1": "YW", "b1": "Y", "b2": "Y"}, owners={"b1": 2}, palms={"b2": 1})
    told = reasons(after(game.copy(), "use leta paying elder elder"))
    assert {told[tile] for tile in ("a1", "b1", "b2")} == {"occupied"}
    assert "c1" not in told
    told = reasons(after(game, "use utug paying elder elder"))
    assert (told["b1"], told["b2"], told["c1"]) == ("built", "built", "empty")
    assert "a1" not in told


def test_an_item_says_what_it_needs() -> None:
    own = {1: {"items": {"scimitar": 1, "talisman": 1, "flute": 1}}}
    game = scene(expansions=["artisans"], players=own, meeples={"a1": "YW", "a2": "Y"}, owners={"b1": 2, "d1": 1})
    told = reasons(after(game.copy(), "play scimitar"))
    assert (told["a2"], told["b1"]) == ("few", "empty")
    told = reasons(talisman := after(game.copy(), "play talisman"))
    assert told["b1"] == told["c1"] == "foreign"
    told = reasons(after(talisman, "from d1"))
    assert told["b1"] == "owned"
    told = reasons(flute := after(game, "play flute"))
    assert told["f1"] == "alone"
    told = reasons(after(flute, "at a3"))
    assert (told["a1"], told["f5"]) == ("apart", "empty")


def _is_occupied(tile: Tile) -> bool:
    return bool(tile.meeples or tile.owner or tile.palms or tile.palaces)


_TRUE: dict[str, Callable[[Tile, Game], bool]] = {
    "forbidden": lambda tile, _: kind_word(tile.tile) in ("lake", "chasm"),
    "occupied": lambda tile, _: _is_occupied(tile),
    "village": lambda tile, _: kind_word(tile.tile) != "village",
    "oasis": lambda tile, _: kind_word(tile.tile) != "oasis",
    "built": lambda tile, _: bool(tile.owner or tile.palms or tile.palaces),
    "few": lambda tile, _: len(tile.meeples) == 1,
    "foreign": lambda tile, game: tile.owner != game.decision.seat,
    "plain": lambda tile, _: not tile.palms and not tile.palaces,
    "owned": lambda tile, _: tile.owner is not None,
}
"""What is so of a tile for which a reason is given."""
