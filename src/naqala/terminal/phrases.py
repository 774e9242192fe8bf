"""Small pieces of sentences: lists, amounts, tiles, payments."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from naqala.action import Action
from naqala.catalog.names import COLOUR_LETTERS, COLOUR_WORDS
from naqala.catalog.tiles import FACES, Face
from naqala.errors import shown
from naqala.terminal.texts import ITEM_POINTS, ITEMS, TILES, TRIBES

FACE = {face.name: face for face in FACES}
YAZID = 2
"""Yazid's seat number in the solo game."""


def listing(parts: Iterable[str]) -> str:
    """``a``, ``a and b``, ``a, b and c``."""
    words = list(parts)
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def amount(number: int, word: str) -> str:
    """``an Elder``, ``3 Elders``."""
    if number != 1:
        return f"{number} {word}s"
    return f"{'an' if word[0] in 'AEIOaeio' else 'a'} {word}"


def fault(error: Exception) -> str:
    """An error in one line: its name and what it says."""
    return " ".join(f"{type(error).__name__}: {shown(error, str)}".split())


def cards(counts: Mapping[str, int]) -> str:
    """Resource cards in words; those not seen are counted."""
    parts = []
    for word, number in counts.items():
        if word == "fakir":
            parts.append(amount(number, "Fakir"))
        elif word in ("?", "gold"):
            parts.append(amount(number, "card" if word == "?" else "gold card"))
        else:
            parts.append(word if number == 1 else f"{number} {word}")
    return listing(parts)


def card(word: str) -> str:
    """A card as a menu shows it."""
    return {"fakir": "Fakir", "gold": "gold card"}.get(word, word)


def items(counts: Mapping[str, int]) -> str:
    """Items in words; those not seen are counted."""
    return listing(item(word, number) for word, number in counts.items())


def item(word: str, number: int = 1) -> str:
    """``the Lamp``, ``a precious item (5)``, ``2 precious items worth 5 each``: of magic items there is only one each."""
    if word not in ITEMS:
        return amount(number, "item")
    if number == 1 or word not in ITEM_POINTS:
        return ITEMS[word][0]
    return f"{number} precious items worth {ITEM_POINTS[word]} each"


def tribe(colour: str, number: int = 1) -> str:
    """``Merchant`` or ``Merchants``."""
    return TRIBES[COLOUR_WORDS.index(colour)] + "s" * (number != 1)


def counted(words: Sequence[str]) -> str:
    """``2 red``, ``red and white``."""
    counts = {word: words.count(word) for word in words}
    return listing(word if number == 1 else f"{number} {word}" for word, number in counts.items())


def colours(letters: str) -> str:
    """Meeples in words: ``red, white and 2 blue``."""
    return counted([COLOUR_WORDS[COLOUR_LETTERS.index(letter)] for letter in letters])


def face_of(board: Mapping[str, Any], tile: str) -> Face:
    """The face of a tile of the board."""
    return FACE[board[tile]["tile"]]


def tile_name(board: Mapping[str, Any], tile: str) -> str:
    """``Sacred Place 15``."""
    face = face_of(board, tile)
    return f"{TILES[face.kind][0]} {face.value}" if face.value else TILES[face.kind][0]


def tile_short(board: Mapping[str, Any], tile: str) -> str:
    """``d4 Sacred 15 GGW``, for menus."""
    face, meeples = face_of(board, tile), board[tile].get("meeples", "")
    return " ".join(part for part in (tile, TILES[face.kind][1], str(face.value or ""), meeples) if part)


def place(board: Mapping[str, Any], tile: str) -> str:
    """``d4 (Sacred Place 15)``."""
    return f"{tile} ({tile_name(board, tile)})"


_PAYMENTS = {
    ("elder",): "an Elder",
    ("fakir",): "a Fakir",
    ("artisan",): "an Artisan",
    ("elder", "elder"): "2 Elders",
    ("elder", "fakir"): "an Elder and a Fakir",
    ("fakir", "fakir"): "2 Fakirs",
}


def payment(words: Sequence[str]) -> str:
    """What an action pays, in words; empty if nothing."""
    return _PAYMENTS[tuple(words[words.index("paying") + 1 :])] if "paying" in words else ""


def tiles_of(actions: Iterable[Action]) -> set[str]:
    """Return the tiles that actions name."""
    return {action.parts["tile"] for action in actions if "tile" in action.parts}


def block(board: Mapping[str, Any], tile: str) -> list[str]:
    """The tiles of the 3x3 block around a tile, itself included."""
    columns = [chr(ord(tile[0]) + step) for step in (-1, 0, 1)]
    names = (f"{column}{int(tile[1]) + step}" for step in (-1, 0, 1) for column in columns)
    return [name for name in names if name in board]


def blue_around(board: Mapping[str, Any], tile: str) -> int:
    """How many blue-valued tiles Builders count there (TRIBE-BLUE-1)."""
    return sum(face_of(board, name).colour == 1 for name in block(board, tile))


def distance(one: str, other: str) -> int:
    """Steps between two tiles as Assassins count them (TRIBE-RED-2)."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


def ordinal(number: int) -> str:
    """``1st``, ``2nd``."""
    return f"{number}{({1: 'st', 2: 'nd', 3: 'rd'}).get(number, 'th')}"
