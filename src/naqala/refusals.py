"""Why a tile is no answer to the open question: what a move, a drop or a kill asks of a tile."""

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Literal

import msgspec

from naqala.catalog.names import COLUMNS, TILE_WORDS, Direction
from naqala.engine.state import State
from naqala.game import Game
from naqala.position.schema import AskName, TileName

RefusalKind = Literal["empty", "start", "here", "far", "blocked", "back", "colour", "stuck", "distant", "task"]
"""No meeples; no move from there can be completed. Of drops: where the hand is, not adjacent, no way over the edge, straight
back, no meeple of the last one's colour, no way to complete the move. Of kills: out of range. Of a lesson: the task is about
other tiles.
"""


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """Tiles that are no answer for the same reason."""

    why: RefusalKind
    tiles: list[TileName]


_Reasons = tuple[dict[int, RefusalKind], RefusalKind]
"""The reasons of some tiles by their numbers, and that of all others."""
_SIDES = {Direction.NORTH: COLUMNS, Direction.EAST: 1, Direction.SOUTH: -COLUMNS, Direction.WEST: -1}


def refusals(game: Game) -> list[Refusal]:
    """Return why the tiles that are no answer are none, by reason; nothing for questions that choose tiles otherwise (SOW-1,
    SOW-2, SOW-3, SOW-4, SOW-7, TRIBE-RED-2).
    """
    reasons_of = _REASONS.get(game.decision.ask)
    chosen = {action.parts["tile"] for action in game.legal_actions() if "tile" in action.parts} if reasons_of else ()
    if reasons_of is None or not chosen:
        return []
    state = game.state
    some, usual = reasons_of(state, game)
    found: dict[RefusalKind, list[str]] = {}
    for tile, word in enumerate(TILE_WORDS[: state.rows * COLUMNS]):
        if word not in chosen:
            found.setdefault(some.get(tile, usual), []).append(word)
    return [Refusal(why, tiles) for why, tiles in found.items()]


def _with_meeples(state: State) -> list[int]:
    tiles = reduce(or_, map(int, state.where))
    return [tile for tile in range(state.rows * COLUMNS) if tiles >> tile & 1]


def _of_starts(state: State, _: Game) -> _Reasons:
    return dict.fromkeys(_with_meeples(state), "start"), "empty"


def _of_drops(state: State, game: Game) -> _Reasons:
    """The Carpet takes the last meeple to any tile of its colour (ART-37)."""
    at = int(state.at)
    if any(action.verb == "carpet" for action in game.legal_actions()):
        return {at: "here"}, "colour"
    some: dict[int, RefusalKind] = {at: "here"}
    for direction, step in _SIDES.items():
        tile = at + step
        if abs(step) == 1 and tile // COLUMNS != at // COLUMNS:
            continue  # beyond the end of the row
        if not int(state.exits[direction]) >> at & 1:
            some[tile] = "blocked"
        elif tile == state.before:
            some[tile] = "back"
        else:
            some[tile] = "colour" if sum(state.held) == 1 else "stuck"
    return some, "far"


def _of_kills(state: State, _: Game) -> _Reasons:
    return dict.fromkeys(_with_meeples(state), "distant"), "empty"


_REASONS: dict[AskName, Callable[[State, Game], _Reasons]] = {"move": _of_starts, "drop": _of_drops, "kill": _of_kills}
