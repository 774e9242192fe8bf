"""Why a tile is no answer to the open question: what a move, a drop or a kill asks of a tile."""

from collections.abc import Callable
from typing import Literal

import msgspec

from naqala.catalog.names import COLUMNS, TILE_WORDS
from naqala.engine.mirror import read
from naqala.engine.state import State
from naqala.game import Game
from naqala.position.schema import TileName

RefusalKind = Literal["empty", "start", "here", "far", "blocked", "back", "colour", "stuck", "distant", "task"]
"""No meeples; no move from there can be completed. Of drops: where the hand is, not adjacent, no way over the edge, straight
back, no meeple of the last one's colour, no way to complete the move. Of kills: out of range. Of a lesson: the task is about
other tiles.
"""


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """Tiles that are no answer for the same reason."""

    why: RefusalKind
    tiles: list[TileName]


def refusals(game: Game) -> list[Refusal]:
    """Return why the tiles that are no answer are none, by reason; nothing for questions that choose tiles otherwise (SOW-1,
    SOW-2, SOW-3, SOW-4, SOW-7, TRIBE-RED-2).
    """
    legal = game.legal_actions()
    state, chosen = read(game.states, 0), {action.parts["tile"] for action in legal if "tile" in action.parts}
    reasons: dict[str, Callable[[State, int], RefusalKind]] = {"move": _of_start, "drop": _of_drop, "kill": _of_kill}
    reason = reasons.get(game.decision.ask)
    found: dict[RefusalKind, list[str]] = {}
    if reason is None or not chosen:
        return []
    if any(action.verb == "carpet" for action in legal):
        reason = _of_flight
    for tile in range(state.rows * COLUMNS):
        if TILE_WORDS[tile] not in chosen:
            found.setdefault(reason(state, tile), []).append(TILE_WORDS[tile])
    return [Refusal(why, tiles) for why, tiles in found.items()]


def _has_meeples(state: State, tile: int) -> bool:
    return any((int(where) >> tile) & 1 for where in state.where)


def _of_start(state: State, tile: int) -> RefusalKind:
    return "start" if _has_meeples(state, tile) else "empty"


def _of_drop(state: State, tile: int) -> RefusalKind:
    if tile == state.at:
        return "here"
    direction = {COLUMNS: 0, 1: 1, -COLUMNS: 2, -1: 3}.get(tile - state.at)
    if direction is None or (direction % 2 and tile // COLUMNS != state.at // COLUMNS):
        return "far"
    if not (int(state.exits[direction]) >> int(state.at)) & 1:
        return "blocked"
    if tile == state.before:
        return "back"
    return "colour" if sum(state.held) == 1 else "stuck"


def _of_flight(state: State, tile: int) -> RefusalKind:
    """The Carpet takes the last meeple to any tile of its colour (ART-37)."""
    return "here" if tile == state.at else "colour"


def _of_kill(state: State, tile: int) -> RefusalKind:
    return "distant" if _has_meeples(state, tile) else "empty"
