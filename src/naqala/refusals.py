"""Why a tile is no answer to the open question: what each question that names tiles asks of them."""

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Literal

import msgspec

from naqala.catalog.names import COLUMNS, TILE_WORDS, Direction
from naqala.catalog.tiles import FACES
from naqala.engine.state import State
from naqala.game import Game
from naqala.position.schema import AskName, Tile, TileName

_Sowing = Literal["empty", "start", "here", "far", "blocked", "back", "colour", "stuck"]
_Powers = Literal["forbidden", "occupied", "village", "oasis", "built", "apart", "few", "alone"]
_Pieces = Literal["foreign", "plain", "owned", "kept"]
RefusalKind = Literal[_Sowing, "distant", "task", _Powers, _Pieces]
"""No meeples; no move from there can be completed. Of drops: where the hand is, not adjacent, no way over the edge, straight
back, no meeple of the last one's colour, no way to complete the move. Of kills: out of range. Of a lesson: the task is about
other tiles. Of djinns and items: nothing can stand there, not bare, no Village, no Oasis, something stands there, not beside the
tile in question, fewer than two meeples, no meeple beside it. Of pieces: not the seat's own, nothing built, owned, not given up.
"""


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """Tiles that are no answer for the same reason."""

    why: RefusalKind
    tiles: list[TileName]


_Reasons = tuple[dict[int, RefusalKind], RefusalKind]
"""The reasons of some tiles by their numbers, and that of all others."""
_SIDES = {Direction.NORTH: COLUMNS, Direction.EAST: 1, Direction.SOUTH: -COLUMNS, Direction.WEST: -1}


def refusals(game: Game) -> list[Refusal]:
    """Return why the tiles that are no answer are none, by reason; nothing for questions that name no tile (SOW-1, SOW-2, SOW-3,
    SOW-4, SOW-7, TRIBE-RED-2, DJ-BOURAQ-1, DJ-ENKI-1, DJ-UTUG-1, DJ-LETA-1, DJ-ANUNNAK-1, DJ-HAGIS-1, DJ-LAMIA-1, ART-23, ART-25,
    ART-28, THF-13, THF-14).
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


_FORBIDDEN = frozenset(face.name for face in FACES if face.is_forbidden)


def _by_tile(why: Callable[[Tile, Game], RefusalKind]) -> Callable[[State, Game], _Reasons]:
    """Return the reasons that follow from what lies on each tile."""

    def reasons_of(_: State, game: Game) -> _Reasons:
        board = game.position().board
        return {TILE_WORDS.index(word): why(tile, game) for word, tile in board.items()}, "empty"

    return reasons_of


def _of_target(tile: Tile, game: Game) -> RefusalKind:
    match game.decision.about.djinn:
        case "bouraq":
            return "village"
        case "enki":
            return "oasis"
    if tile.tile in _FORBIDDEN:
        return "forbidden"
    if game.decision.about.djinn == "utug":
        return "empty" if not tile.meeples else "built"
    return "occupied"


def _of_buildings(tile: Tile, game: Game) -> RefusalKind:
    return "plain" if tile.owner == game.decision.seat else "foreign"


def _of_goals(tile: Tile, _: Game) -> RefusalKind:
    return "forbidden" if tile.tile in _FORBIDDEN else "owned"


def _of_redirects(_: State, game: Game) -> _Reasons:
    """Beside the tile in question only what is forbidden is no answer, and the tile itself."""
    board = game.position().board
    return {TILE_WORDS.index(word): "forbidden" for word, tile in board.items() if tile.tile in _FORBIDDEN}, "apart"


def _of_lures(state: State, _: Game) -> _Reasons:
    return dict.fromkeys(_with_meeples(state), "apart"), "empty"


_REASONS: dict[AskName, Callable[[State, Game], _Reasons]] = {
    "move": _of_starts,
    "drop": _of_drops,
    "kill": _of_kills,
    "target": _by_tile(_of_target),
    "redirect": _of_redirects,
    "scimitar": _by_tile(lambda tile, _: "few" if tile.meeples else "empty"),
    "flute": _by_tile(lambda tile, _: "forbidden" if tile.tile in _FORBIDDEN else "alone"),
    "bring": _of_lures,
    "talisman from": _by_tile(lambda _tile, _game: "foreign"),
    "talisman to": _by_tile(_of_goals),
    "give tile": _by_tile(lambda _tile, _game: "foreign"),
    "give building": _by_tile(_of_buildings),
    "claim": _by_tile(lambda _tile, _game: "kept"),
    "take building": _by_tile(lambda _tile, _game: "foreign"),
}
