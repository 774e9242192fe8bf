"""Where whole moves lead: the endings a player can choose from, found from the list of moves."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from naqala.action import Action
from naqala.catalog.names import COLOUR_LETTERS, COLOUR_WORDS, TileKind
from naqala.game import Game
from naqala.offers import builders_earn
from naqala.position.schema import Tile
from naqala.terminal.tiles import Board, face_of, tile_short
from naqala.texts import say, words

LETTER = dict(zip(COLOUR_WORDS, COLOUR_LETTERS, strict=True))
Move = tuple[Action, ...]
_CITY = 15
"""A city counts about as much as the best Sacred Place when endings are compared."""


@dataclass(frozen=True)
class Ending:
    """What one whole move comes to."""

    move: Move
    start: str
    tile: str
    colour: str
    count: int
    """Meeples collected."""
    claims: bool
    """Whether the tile is empty afterwards and has no owner."""

    @property
    def route(self) -> str:
        """The move as a person would type it."""
        return " ".join(map(dropped, self.move))


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


def ending(board: Board, move: Move) -> Ending:
    """Follow a move on the board of a view."""
    start = move[0].parts["tile"]
    drops = [(drop.parts["colour"], drop.parts["tile"]) for drop in move[1:]]
    colour, tile = drops[-1]
    there = "" if tile == start else board[tile].meeples
    there += "".join(LETTER[dropped] for dropped, where in drops if where == tile)
    count = there.count(LETTER[colour])
    return Ending(move, start, tile, colour, count, len(there) == count and board[tile].owner is None)


def endings(board: Board, moves: Iterable[Move]) -> list[Ending]:
    """Return one move for each different ending, those that claim a tile and those with the most meeples first."""
    found: dict[tuple[str, str, int, bool], Ending] = {}
    for move in moves:
        one = ending(board, move)
        found.setdefault((one.tile, one.colour, one.count, one.claims), one)
    return sorted(found.values(), key=lambda one: (one.claims, one.count, worth(board, one.tile)[0]), reverse=True)


def worth(board: Board, tile: str) -> tuple[int, str]:
    """Return what claiming a tile is worth, roughly, and how to show it: a city is among the best."""
    face = face_of(board, tile)
    return (_CITY, "★") if face.kind == TileKind.CITY else (face.value, str(face.value))


def pick_summaries(board: Board, moves: Sequence[Move]) -> dict[str, PickSummary]:
    """Return, for each tile that can be picked up, how many moves there are and the best tile to claim."""
    found: dict[str, PickSummary] = {}
    for move in moves:
        one = ending(board, move)
        before = found.get(one.start, PickSummary(0, ""))
        points, shown = worth(board, one.tile) if one.claims else (0, "")
        best = (shown, points) if points > before.worth else (before.claim, before.worth)
        found[one.start] = PickSummary(before.moves + 1, *best)
    return found


def ending_line(game: Game, board: Board, one: Ending) -> str:
    """Return an ending in words, with the route that leads there."""
    what = words.tribes({one.colour: one.count})
    if one.colour == "blue":
        what = say("terminal.earning", what=what, gold=builders_earn(game, one.tile, one.count))
    where = tile_short({one.tile: Tile(board[one.tile].tile)}, one.tile)
    return say("terminal.ending.claim" if one.claims else "terminal.ending", what=what, tile=where, route=one.route)
