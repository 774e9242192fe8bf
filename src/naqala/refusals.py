"""Why a tile is no answer to the open question: what each question that names tiles asks of them."""

from collections.abc import Callable
from typing import Literal, NamedTuple

import msgspec

from naqala.catalog.names import COLOUR_LETTERS, COLUMNS, TILE_WORDS, Direction
from naqala.catalog.tiles import FACE_NAMED, kind_word
from naqala.engine.state import NOWHERE, State
from naqala.game import Game
from naqala.position.schema import Tile, TileName

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


_STEPS = Direction._replace(NORTH=COLUMNS, EAST=1, SOUTH=-COLUMNS, WEST=-1)
"""How the number of a tile changes on each side."""


class _Case(NamedTuple):
    """A question that names tiles, as its reasons see it."""

    state: State
    seat: int | None
    board: list[Tile]
    about: int
    """The tile in question, if there is one."""
    chosen: frozenset[int]
    """The tiles that the rules accept."""


_Test = Callable[[_Case, int], bool]


def refusals(game: Game) -> list[Refusal]:
    """Return why the tiles that are no answer are none, by reason; nothing for questions that name no tile (SOW-1, SOW-2, SOW-3,
    SOW-4, SOW-7, TRIBE-RED-2, DJ-BOURAQ-1, DJ-ENKI-1, DJ-UTUG-1, DJ-LETA-1, DJ-ANUNNAK-1, DJ-HAGIS-1, DJ-LAMIA-1, ART-23, ART-25,
    ART-28, THF-13, THF-14).

    The rules are asked only for the answers. A reason counts if it is so for no answer and for the tile; a tile without a reason
    gets none.
    """
    reasons = _REASONS.get(_name_of(game))
    case = _case_of(game) if reasons else None
    if reasons is None or case is None:
        return []
    valid = [(why, test) for why, test in reasons.items() if not any(test(case, tile) for tile in case.chosen)]
    found: dict[RefusalKind, list[str]] = {}
    for tile in set(range(len(case.board))) - case.chosen:
        why = next((why for why, test in valid if test(case, tile)), None)
        if why is not None:
            found.setdefault(why, []).append(TILE_WORDS[tile])
    return [Refusal(why, tiles) for why, tiles in found.items()]


def _name_of(game: Game) -> str:
    """Return which reasons belong to the open question: those of its name, of its djinn, or of the Carpet where it can end the
    move on any tile (ART-37).
    """
    ask, djinn = game.decision.ask, game.decision.about.djinn
    if ask == "drop" and any(action.verb == "carpet" for action in game.legal_actions()):
        return "carpet"
    return djinn if ask == "target" and djinn in _REASONS else ask


def _case_of(game: Game) -> _Case | None:
    """Return the open question with its answers; None if no tile is one."""
    chosen = {action.parts["tile"] for action in game.legal_actions() if "tile" in action.parts}
    if not chosen:
        return None
    board = game.position().board
    words = TILE_WORDS[: len(board)]
    about = game.decision.about.tile
    return _Case(
        game.state,
        game.decision.seat,
        [board[word] for word in words],
        words.index(about) if about else NOWHERE,
        frozenset(map(words.index, chosen)),
    )


def _distance(tile: int, other: int) -> int:
    return abs(tile // COLUMNS - other // COLUMNS) + abs(tile % COLUMNS - other % COLUMNS)


def _is_in_block(tile: int, other: int) -> bool:
    return max(abs(tile // COLUMNS - other // COLUMNS), abs(tile % COLUMNS - other % COLUMNS)) <= 1


def _joined_to(case: _Case, tile: int) -> list[int]:
    """Return the tiles that a meeple can step to from this one."""
    return [tile + step for exits, step in zip(case.state.exits, _STEPS, strict=True) if int(exits) >> tile & 1]


def _is_empty(case: _Case, tile: int) -> bool:
    return not case.board[tile].meeples


def _is_start(case: _Case, tile: int) -> bool:
    return tile not in case.chosen and not _is_empty(case, tile)


def _is_here(case: _Case, tile: int) -> bool:
    return tile == case.state.at


def _is_far(case: _Case, tile: int) -> bool:
    return _distance(tile, case.state.at) > 1


def _is_blocked(case: _Case, tile: int) -> bool:
    return _distance(tile, case.state.at) == 1 and tile not in _joined_to(case, case.state.at)


def _is_back(case: _Case, tile: int) -> bool:
    return tile == case.state.before


def _has_other_colours(case: _Case, tile: int) -> bool:
    """Return whether the last meeple has no other of its colour there."""
    held = [tribe for tribe, number in enumerate(case.state.held) for _ in range(number)]
    return len(held) == 1 and COLOUR_LETTERS[held[0]] not in case.board[tile].meeples


def _is_stuck(case: _Case, tile: int) -> bool:
    return tile not in case.chosen and sum(case.state.held) > 1


def _is_distant(case: _Case, tile: int) -> bool:
    """Return whether the tile is farther away than every answer."""
    at = case.state.at
    return _distance(tile, at) > max(_distance(chosen, at) for chosen in case.chosen)


def _is_forbidden(case: _Case, tile: int) -> bool:
    return FACE_NAMED[case.board[tile].tile].is_forbidden


def _is_built(case: _Case, tile: int) -> bool:
    there = case.board[tile]
    return bool(there.owner or there.palms or there.palaces)


def _is_occupied(case: _Case, tile: int) -> bool:
    return _is_built(case, tile) or not _is_empty(case, tile)


def _is_no(kind: str) -> _Test:
    return lambda case, tile: kind_word(case.board[tile].tile) != kind


def _is_foreign(case: _Case, tile: int) -> bool:
    return case.board[tile].owner != case.seat


_FOREIGN: dict[RefusalKind, _Test] = {"foreign": _is_foreign}
_REASONS: dict[str, dict[RefusalKind, _Test]] = {
    "move": {"empty": _is_empty, "start": _is_start},
    "drop": {
        "here": _is_here,
        "far": _is_far,
        "blocked": _is_blocked,
        "back": _is_back,
        "colour": _has_other_colours,
        "stuck": _is_stuck,
    },
    "carpet": {"here": _is_here, "colour": _has_other_colours},
    "kill": {"empty": _is_empty, "distant": _is_distant},
    "target": {"forbidden": _is_forbidden, "occupied": _is_occupied},
    "bouraq": {"village": _is_no("village")},
    "enki": {"oasis": _is_no("oasis")},
    "utug": {"forbidden": _is_forbidden, "empty": _is_empty, "built": _is_built},
    "redirect": {
        "forbidden": _is_forbidden,
        "apart": lambda case, tile: tile == case.about or not _is_in_block(tile, case.about),
    },
    "scimitar": {"empty": _is_empty, "few": lambda case, tile: len(case.board[tile].meeples) == 1},
    "flute": {
        "forbidden": _is_forbidden,
        "alone": lambda case, tile: all(_is_empty(case, other) for other in _joined_to(case, tile)),
    },
    "bring": {"empty": _is_empty, "apart": lambda case, tile: tile not in _joined_to(case, case.about)},
    "talisman from": _FOREIGN,
    "talisman to": {"forbidden": _is_forbidden, "owned": lambda case, tile: case.board[tile].owner is not None},
    "give tile": _FOREIGN,
    "give building": {"foreign": _is_foreign, "plain": lambda case, tile: not case.board[tile].palms + case.board[tile].palaces},
    "claim": {"kept": lambda case, tile: tile not in case.state.tiles_aside},
    "take building": _FOREIGN,
}
"""By question, or by the djinn that asks: what can be so of a tile, the first that is counts."""
