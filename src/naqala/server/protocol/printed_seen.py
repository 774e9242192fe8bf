"""What is printed on cards and tiles, as browsers show it. The client's catalogue has our values; only what differs is sent."""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from naqala.catalog.cards import WHIM_WORDS
from naqala.catalog.names import DJINN_WORDS, FEATURE_WORDS, ITEM_WORDS, THIEF_WORDS, Colour
from naqala.catalog.printed import Printed, printed
from naqala.catalog.tiles import FACE_WORDS
from naqala.doubts import DoubtFact, DoubtKind, doubts_with
from naqala.position.schema import DjinnName, FaceName, ItemName, ThiefName, WhimName
from naqala.reading import always_one_of
from naqala.texts.facts import facts_of

Word = TypeVar("Word", bound=str)
Thing = TypeVar("Thing")


class DjinnPrinted(msgspec.Struct, frozen=True):
    """The points of a djinn, also of the card that is used with the Artisans, and the gold it pays for deeds."""

    points: int
    revised: int
    own: int
    other: int


class ItemPrinted(msgspec.Struct, frozen=True):
    """How many of an item there are, and its points."""

    copies: int
    points: int


class ThiefPrinted(msgspec.Struct, frozen=True):
    """The points of a thief that was not used."""

    points: int


class WhimPrinted(msgspec.Struct, frozen=True):
    """What the Sultan wants, at least, and what he pays."""

    needs: dict[Annotated[str, always_one_of(FEATURE_WORDS)], int]
    gold: int


class TilePrinted(msgspec.Struct, frozen=True):
    """The colour of a tile's value, and how many such tiles there are."""

    colour: Literal["none", "blue", "red"]
    count: int


class DoubtSettled(msgspec.Struct, frozen=True):
    """A value that no published source confirms, as the box has it: of which thing or topic, which fact of it."""

    kind: DoubtKind
    word: str
    fact: DoubtFact
    value: int | str | bool


class PrintedSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """What values from the box change: things that differ from the client's catalogue, numbers in the rules, and the doubts that
    are settled.
    """

    djinns: dict[DjinnName, DjinnPrinted] = {}
    items: dict[ItemName, ItemPrinted] = {}
    thieves: dict[ThiefName, ThiefPrinted] = {}
    whims: dict[WhimName, WhimPrinted] = {}
    tiles: dict[FaceName, TilePrinted] = {}
    facts: dict[str, int | str] = {}
    doubts: list[DoubtSettled] = []


def catalogue_of(values: Printed) -> PrintedSeen:
    """Return all that is printed."""
    return PrintedSeen(
        djinns={word: _djinn(values, djinn) for djinn, word in enumerate(DJINN_WORDS)},
        items={word: ItemPrinted(values.item_copies(item), values.item_points(item)) for item, word in enumerate(ITEM_WORDS)},
        thieves={word: ThiefPrinted(values.thief_points) for word in THIEF_WORDS},
        whims={word: _whim(values, whim) for whim, word in enumerate(WHIM_WORDS)},
        tiles={word: _tile(values, face) for face, word in enumerate(FACE_WORDS)},
        facts=facts_of(values),
    )


def printed_seen(values: Mapping[str, Any]) -> PrintedSeen:
    """Return what these values from the box change."""
    if not values:
        return PrintedSeen()
    usual, given = _usual(), catalogue_of(printed(values))
    return PrintedSeen(
        djinns=_other_than(usual.djinns, given.djinns),
        items=_other_than(usual.items, given.items),
        thieves=_other_than(usual.thieves, given.thieves),
        whims=_other_than(usual.whims, given.whims),
        tiles=_other_than(usual.tiles, given.tiles),
        facts=_other_than(usual.facts, given.facts),
        doubts=[DoubtSettled(one.kind, one.word, one.fact, one.value) for one in doubts_with(values) if one.is_given],
    )


@cache
def _usual() -> PrintedSeen:
    return catalogue_of(printed())


def _other_than(usual: dict[Word, Thing], given: dict[Word, Thing]) -> dict[Word, Thing]:
    return {word: thing for word, thing in given.items() if thing != usual[word]}


def _djinn(values: Printed, djinn: int) -> DjinnPrinted:
    own, other = values.rewards(djinn)
    points, revised = (Printed(values.given, revised).djinn_points(djinn) for revised in (False, True))
    return DjinnPrinted(points, revised, own, other)


def _whim(values: Printed, whim: int) -> WhimPrinted:
    needs = {FEATURE_WORDS[feature]: number for feature, number in values.whim_needs(whim).items()}
    return WhimPrinted(needs, values.whim_gold(whim))


def _tile(values: Printed, face: int) -> TilePrinted:
    colour: Any = Colour._fields[values.face_colour(face)].lower()
    return TilePrinted(colour, values.face_count(face))
