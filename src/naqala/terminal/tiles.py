"""Tiles of a board: what lies around them, and what menus call them."""

from collections.abc import Iterable, Mapping

from naqala.action import Action
from naqala.catalog.tiles import FACES, KIND_WORDS, Face
from naqala.position.schema import Tile
from naqala.texts import say

Board = Mapping[str, Tile]
FACE = {face.name: face for face in FACES}


def face_of(board: Board, tile: str) -> Face:
    """Return the face of a tile of the board."""
    return FACE[board[tile].tile]


def kind_of(board: Board, tile: str) -> str:
    """Return the word for a tile's kind."""
    return KIND_WORDS[face_of(board, tile).kind]


def short_name(kind: int) -> str:
    """Return what a kind of tile is called on the board."""
    return say(f"terminal.tile.{KIND_WORDS[kind]}")


def tile_short(board: Board, tile: str) -> str:
    """Return ``d4 Sacred 15 GGW``, for menus."""
    face, meeples = face_of(board, tile), board[tile].meeples
    return " ".join(part for part in (tile, short_name(face.kind), str(face.value or ""), meeples) if part)


def tiles_of(actions: Iterable[Action]) -> set[str]:
    """Return the tiles that actions name."""
    return {action.parts["tile"] for action in actions if "tile" in action.parts}
