"""Every value that no published source confirms, as people read it: what it belongs to, the value in use, how sure it is."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Annotated, Any, Literal

from naqala.catalog.cards import DJINN_CARDS, ITEM_CARDS, REVISED_WITH, THIEF_CARDS, THIEF_VP, WHIM_CARDS
from naqala.catalog.names import DJINN_WORDS, ITEM_WORDS, THIEF_WORDS, Colour, Thief
from naqala.catalog.printed import Printed
from naqala.catalog.provisional import GRADES, PROVISIONAL, grade_of
from naqala.catalog.tiles import FACES
from naqala.catalog.values import SLOTS
from naqala.position.schema import Seat
from naqala.reading import always_one_of
from naqala.tally.entries import Owned

DoubtKind = Literal["djinn", "item", "tile", "thief", "whim", "topic"]
DoubtFact = Literal["points", "card", "copies", "colour", "mountains", "track", "reroll", "fakirFirst"]
Grade = Annotated[str, always_one_of(tuple(GRADES.values()))]
BOX = "box"
"""The grade of a value that an owner of the box has given (docs/values.md)."""


@dataclass(frozen=True)
class Doubt:
    """One value: the thing or topic of the rules it belongs to, which fact of it, and where provisional.toml has it."""

    kind: DoubtKind
    word: str
    fact: DoubtFact
    path: str
    value: int | str = ""
    part: str = "base"
    """``REVISED_WITH``: of a revised card."""
    is_given: bool = False
    """Whether the value comes from the box."""

    @property
    def grade(self) -> str:
        """Return ``likely`` or ``ours``; ``box`` for a value from the box."""
        return BOX if self.is_given else grade_of(self.path)

    @property
    def paths(self) -> tuple[str, ...]:
        """Return the values from the box that settle it; a card has several."""
        return _slots_of(f"{self.path}.{self.word}" if self.kind == "whim" else self.path)

    def settled(self, values: Mapping[str, Any]) -> "Doubt":
        """Return it with the value of a game, if that has another."""
        path = next((path for path in self.paths if path in values), None)
        if path is None:
            return self
        value = values[path]
        if isinstance(value, list):
            value = ", ".join(map(str, value))
        return replace(self, value=self.value if self.fact == "card" else value, is_given=True)


@cache
def _slots_of(path: str) -> tuple[str, ...]:
    return tuple(slot for slot in SLOTS if slot == path or slot.startswith(f"{path}."))


def _djinns() -> Iterator[Doubt]:
    for card in DJINN_CARDS:
        part = "base" if card.revised is None else REVISED_WITH
        if card.grade:
            fact: DoubtFact = "card" if card.unsure == f"promos.{card.box}" else "points"
            yield Doubt("djinn", DJINN_WORDS[card.djinn], fact, card.unsure, card.points(revised=True), part)


def _items() -> Iterator[Doubt]:
    for card in ITEM_CARDS:
        facts: tuple[tuple[DoubtFact, str, int], ...] = (("points", "vp", card.vp), ("copies", "copies", card.copies))
        for fact, name, value in facts:
            if grade_of(path := f"{card.unsure}.{name}"):
                yield Doubt("item", ITEM_WORDS[card.item], fact, path, value)


def _tiles() -> Iterator[Doubt]:
    kinds = {face.kind: face for face in reversed(FACES)}
    for face in kinds.values():
        if grade_of(face.unsure):
            yield Doubt("tile", face.name, "colour", face.unsure, Colour._fields[face.colour].lower())
    workshop = next(face for face in FACES if face.mountains)
    edges = ", ".join(PROVISIONAL["artisans"]["workshop_mountains"])
    yield Doubt("tile", workshop.name, "mountains", "artisans.workshop_mountains", edges)


def _others() -> Iterator[Doubt]:
    thieves = {card.unsure for card in THIEF_CARDS}
    assert len(thieves) == 1 and len(THIEF_CARDS) == len(Thief), "all thieves have the same points"
    yield Doubt("thief", "any", "points", thieves.pop(), THIEF_VP)
    track = ", ".join(map(str, PROVISIONAL["whims"]["five_player_track"]))
    yield Doubt("topic", "bid", "track", "whims.five_player_track", track, "five")
    yield Doubt("topic", "dice", "reroll", "solo.double_tile_method")
    yield Doubt("topic", "yazid", "fakirFirst", "solo.yazid_pays_fakir_first")
    for card in WHIM_CARDS:
        yield Doubt("whim", card.name, "card", card.unsure)


DOUBTS: tuple[Doubt, ...] = tuple(doubt for doubt in (*_djinns(), *_items(), *_tiles(), *_others()) if doubt.grade)


def doubts_with(values: Mapping[str, Any]) -> tuple[Doubt, ...]:
    """Return the same for a game with values from the box."""
    return tuple(doubt.settled(values) for doubt in DOUBTS)


def unsure_cards(printed: Printed) -> dict[str, str]:
    """Return the grade of each djinn, item, thief and whim whose numbers neither a published source nor the box gives."""
    found: dict[str, str] = {}
    for doubt in doubts_with(printed.given):
        is_there = doubt.part != REVISED_WITH or printed.revised
        if (
            doubt.kind in ("djinn", "item", "thief", "whim")
            and doubt.fact in ("points", "card")
            and is_there
            and not doubt.is_given
        ):
            found |= dict.fromkeys(THIEF_WORDS if doubt.word == "any" else (doubt.word,), doubt.grade)
    return found


def unsure_lines(seats: Sequence[Seat] | Sequence[Owned], cards: Mapping[str, str]) -> dict[str, str]:
    """Return the lines of the score sheet in which such cards count, each with the worst grade. Hidden items do not count."""
    owned = {
        "djinns": [word for seat in seats for word in (*seat.djinns, *(seat.thieves or ()))],
        "items": [word for seat in seats if isinstance(seat.items, dict) for word in seat.items],
    }
    grades = {line: {cards[word] for word in words if word in cards} for line, words in owned.items()}
    return {line: max(found, key=tuple(GRADES.values()).index) for line, found in grades.items() if found}
