"""Where whole moves lead: the landings a player can choose from, found from the list of moves."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from naqala.action import Action
from naqala.catalog.names import COLOUR_LETTERS, COLOUR_WORDS, TileKind
from naqala.game import Game
from naqala.offers import builders_earn
from naqala.position.schema import Tile
from naqala.terminal.tiles import Board, face_of, tile_short
from naqala.texts import say, words
from naqala.waypoints import WholeMove

LETTER = dict(zip(COLOUR_WORDS, COLOUR_LETTERS, strict=True))
_CITY = 15
"""A city counts about as much as the best Sacred Place when landings are compared."""


@dataclass(frozen=True)
class PickSummary:
    """What picking up one tile offers."""

    moves: int
    claim: str
    """The value of the best tile that could be claimed; a city is a star; empty if there is none."""
    worth: int = 0


def dropped(action: Action) -> str:
    """Return one waypoint of a move as a person would type it: the tile to pick up, or a colour and where it goes."""
    tile, colour = action.parts["tile"], action.parts.get("colour")
    return f"{say(f'colour.{colour}')} {tile}" if colour else tile


def route(move: WholeMove) -> str:
    """Return a move as a person would type it."""
    return " ".join(map(dropped, move.actions))


def landings(board: Board, moves: Iterable[WholeMove]) -> list[WholeMove]:
    """Return one move for each different landing, those that claim a tile and those with the most meeples first."""
    found: dict[tuple[str, str, int, bool], WholeMove] = {}
    for move in moves:
        found.setdefault((move.tile, move.colour, move.collects, move.claims), move)
    return sorted(found.values(), key=lambda one: (one.claims, one.collects, worth(board, one.tile)[0]), reverse=True)


def worth(board: Board, tile: str) -> tuple[int, str]:
    """Return what claiming a tile is worth, roughly, and how to show it: a city is among the best."""
    face = face_of(board, tile)
    return (_CITY, "★") if face.kind == TileKind.CITY else (face.value, str(face.value))


def pick_summaries(board: Board, moves: Sequence[WholeMove]) -> dict[str, PickSummary]:
    """Return, for each tile that can be picked up, how many moves there are and the best tile to claim."""
    found: dict[str, PickSummary] = {}
    for move in moves:
        before = found.get(move.start, PickSummary(0, ""))
        points, shown = worth(board, move.tile) if move.claims else (0, "")
        best = (shown, points) if points > before.worth else (before.claim, before.worth)
        found[move.start] = PickSummary(before.moves + 1, *best)
    return found


def landing_line(game: Game, board: Board, move: WholeMove) -> str:
    """Return a landing in words, with the route that leads there."""
    what = words.tribes({move.colour: move.collects})
    if move.colour == "blue":
        what = say("terminal.earning", what=what, gold=builders_earn(game, move.tile, move.collects))
    where = tile_short({move.tile: Tile(board[move.tile].tile)}, move.tile)
    return say("terminal.ending.claim" if move.claims else "terminal.ending", what=what, tile=where, route=route(move))
