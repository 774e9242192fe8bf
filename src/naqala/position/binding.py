"""Bindings between the fields of a position and those of a state. Reading and writing follow from them.

``at`` is the seat or tile that a part of a position belongs to, or None.
"""

from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple, get_type_hints

from msgspec import UNSET, Struct

from naqala.catalog.names import COLOUR_LETTERS, TILE_WORDS
from naqala.engine.layout import fields_of
from naqala.engine.state import Place, State
from naqala.position.laws import misplaced
from naqala.reading import misfit

_SHAPES = {field.name: field.shape for field in fields_of(State)}


class Codec(NamedTuple):
    """How numbers of a state are written as values, and how these are read."""

    tell: Callable[[Any], Any]
    read: Callable[[Any], Any]


def letters(counts: Iterable[int]) -> str:
    """Return meeples as colour letters."""
    return "".join(letter * count for letter, count in zip(COLOUR_LETTERS, counts, strict=True))


def word(words: tuple[str, ...], first: int = 0) -> Codec:
    """Return a codec for one of the words, or None for a number below the first."""
    return Codec(lambda number: None if number < first else words[number], words.index)


def counts(words: tuple[str, ...]) -> Codec:
    """Return a codec for how many of each kind there are, by their names."""
    return Codec(
        lambda row: {name: number for name, number in zip(words, row, strict=True) if number},
        lambda things: [things.get(name, 0) for name in words],
    )


def bits(words: tuple[str, ...]) -> Codec:
    """Return a codec for those of the words whose bit is set."""
    return Codec(
        lambda number: [name for place, name in enumerate(words) if number >> place & 1],
        lambda names: sum(1 << words.index(name) for name in set(names)),
    )


def listed(words: tuple[str, ...]) -> Codec:
    """Return a codec for a row of words, as far as it is filled."""
    return Codec(
        lambda row: [words[number] for number in row if number >= 0], lambda names: [words.index(name) for name in names]
    )


NUMBER = Codec(int, int)
FLAG = Codec(bool, int)
SEAT = Codec(lambda seat: None if seat < 0 else seat + 1, lambda number: number - 1)
SEATS_LISTED = Codec(lambda row: [seat + 1 for seat in row if seat >= 0], lambda numbers: [number - 1 for number in numbers])
DICE = Codec(lambda row: [die for die in row if die], list)
MEEPLES = Codec(letters, lambda text: [text.count(letter) for letter in COLOUR_LETTERS])
TILE = word(TILE_WORDS)


@dataclass(frozen=True)
class Cell:
    """A binding to a field: a number, or a row of numbers. ``column`` is the place beside ``at`` in a grid."""

    name: str
    codec: Codec = NUMBER
    column: int | None = None
    only: str = ""
    """The expansion without which the field does not exist."""

    def tell(self, state: State, at: int | None) -> Any:
        """Return the value for the position."""
        cells, shape = getattr(state, self.name), _SHAPES[self.name]
        if len(shape) == 2:
            cells = cells[at, self.column] if self.column is not None else [cells[at, place] for place in range(shape[1])]
        elif shape and at is not None:
            cells = cells[at]
        return self.codec.tell(cells)

    def read(self, state: State, at: int | None, value: Any) -> None:
        """Write the position's value into the state."""
        cells, shape, value = getattr(state, self.name), _SHAPES[self.name], self.codec.read(value)
        if not shape:
            setattr(state, self.name, value)
        elif self.column is not None or (len(shape) == 1 and at is not None):
            cells[at if self.column is None else (at, self.column)] = value
        else:
            for place, number in enumerate(value):
                cells[place if at is None else (at, place)] = number


@dataclass(frozen=True)
class At:
    """A binding to the djinns, thieves or whims in a place."""

    name: str
    words: tuple[str, ...]
    place: int = 0
    only: str = ""
    slots: int = 0
    """For a row: how many places it has, one behind the other."""
    single: bool = False
    """At most one is there, and it is written without a list."""

    def tell(self, state: State, at: int | None) -> Any:
        """Return the value for the position."""
        first, places = self.place + (at or 0), getattr(state, self.name)
        filled = [where for where in range(first, first + (self.slots or 1)) if where in places]
        names = [self.words[number] for where in filled for number, place in enumerate(places) if place == where]
        return next(iter(names), None) if self.single else names

    def read(self, state: State, at: int | None, value: Any) -> None:
        """Write the position's value into the state; each thing can be in one place only (LAW-3, LAW-5)."""
        places = getattr(state, self.name)
        for slot, name in enumerate([value] if self.single else value):
            number = self.words.index(name)
            if places[number] != Place.OUT:
                raise misplaced(self.words, number)
            places[number] = self.place + (at or 0) + (slot if self.slots else 0)


@cache
def bindings_of(kind: type[Struct]) -> dict[str, Cell | At]:
    """Return the bound fields of a part of a position."""
    hints = get_type_hints(kind, include_extras=True)
    notes = {name: getattr(hint, "__metadata__", ()) for name, hint in hints.items()}
    return {name: note for name, found in notes.items() for note in found if isinstance(note, Cell | At)}


def told(kind: type[Struct], state: State, at: int | None = None, changed: Container[str] | None = None) -> dict[str, Any]:
    """Return the values of a part's bound fields; if ``changed`` numbers of the state are named, only those that tell them."""
    return {
        name: one.tell(state, at)
        for name, one in bindings_of(kind).items()
        if (changed is None or one.name in changed) and (not one.only or getattr(state, one.only))
    }


def read_struct(part: Struct, state: State, path: str, at: int | None = None) -> None:
    """Write a part of a position into the state; fields that are left out stay as they are."""
    for name, one in bindings_of(type(part)).items():
        value = getattr(part, name)
        if value is None or value is UNSET:
            continue
        if type(value) is int and (isinstance(one, At) or one.codec not in (NUMBER, SEAT)):
            raise misfit(value, "what it holds, not only the number", f"{path}.{name}")
        one.read(state, at, value)
