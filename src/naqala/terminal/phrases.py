"""Small pieces of the story's sentences, which is told in English: lists, amounts, tiles, payments."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from naqala.catalog.names import COLOUR_LETTERS, COLOUR_WORDS
from naqala.terminal.texts import ITEM_POINTS, ITEMS, TILES, TRIBES
from naqala.terminal.tiles import face_of


def listing(parts: Iterable[str]) -> str:
    """``a``, ``a and b``, ``a, b and c``."""
    words = list(parts)
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def amount(number: int, word: str) -> str:
    """``an Elder``, ``3 Elders``."""
    if number != 1:
        return f"{number} {word}s"
    return f"{'an' if word[0] in 'AEIOaeio' else 'a'} {word}"


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


def place(board: Mapping[str, Any], tile: str) -> str:
    """``d4 (Sacred Place 15)``."""
    face = face_of(board, tile)
    return f"{tile} ({TILES[face.kind]} {face.value})" if face.value else f"{tile} ({TILES[face.kind]})"


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
