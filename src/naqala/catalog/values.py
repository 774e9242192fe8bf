"""Values from the box: what an owner of the printed game gives in place of the values that no published source confirms.

Each such value is a ``Slot`` with a path, as provisional.toml has it; a whim is one slot, such as ``whims.cards.w07``. Options
hold only the *changes*: the values that differ from provisional.toml, by their paths. printed.py says what is on a card then.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypedDict

from naqala.catalog.cards import (
    ARTISANS_MEEPLES,
    CARD_COPIES,
    DJINN_CARDS,
    ITEM_CARDS,
    MAGIC_ITEMS,
    MEEPLES,
    PALACES,
    PALMS,
    REVISED_WITH,
    WHIM_CARDS,
    WHIMS_MEEPLES,
)
from naqala.catalog.names import (
    DJINNS,
    FEATURE_WORDS,
    GOODS,
    ITEM_WORDS,
    LANE,
    PRICES,
    Card,
    Feature,
    TileKind,
    Tribe,
)
from naqala.catalog.provisional import PROVISIONAL, value_at
from naqala.catalog.tiles import FACES, MARKETS, WORKSHOP_EDGES
from naqala.errors import ValueFault, ValuesError, shown


class WhimValue(TypedDict):
    """A whim: what it needs, at least, by the words of features, and the gold it pays."""

    needs: dict[str, int]
    gold: int


Value = bool | int | str | list[int | str] | WhimValue
"""A value as JSON has it: a number, the word of a colour, a switch, a list of prices or edges, a whim."""
GivenValues = Mapping[str, Value]
"""The values that differ from provisional.toml, by their paths."""

MOST_NEEDS = 3
"""Different things that one whim can ask for."""
MOST_POINTS = 20
MOST_GOLD = 99
PRECIOUS = sum(card.copies for card in ITEM_CARDS if not card.magic)
"""18 item markers without the 7 magic ones (ART-20, ART-21)."""
DOUBLED = (1, 3, 5)
"""The prices with two spots on the track for five (WHIM-20)."""
MOUNTAINS = 2
WORKSHOPS = sum(face.count for face in FACES if face.kind == TileKind.WORKSHOP)
OF_ARTISANS = (Feature.ARTISANS, Feature.PRECIOUS_ITEMS, Feature.TENT_REDS)
"""What no seat can have without the Artisans."""


def _tiles_of(*kinds: int) -> int:
    return sum(face.count for face in FACES if face.kind in kinds)


def _most_meeples(tribe: int) -> int:
    return MEEPLES[tribe] + ARTISANS_MEEPLES[tribe] + WHIMS_MEEPLES[tribe]


_COLOURED = sum(face.count for face in FACES if not face.is_forbidden and face.kind != TileKind.CITY)
MOST_OF = {
    Feature.VIZIERS: (_most_meeples(Tribe.VIZIER), "COMP-2"),
    Feature.ELDERS: (_most_meeples(Tribe.ELDER), "COMP-2"),
    Feature.ARTISANS: (_most_meeples(Tribe.ARTISAN), "ART-10"),
    Feature.DJINNS: (DJINNS, "COMP-4"),
    Feature.PALMS: (PALMS, "COMP-5"),
    Feature.PALACES: (PALACES, "COMP-5"),
    Feature.VILLAGES: (_tiles_of(TileKind.VILLAGE), "COMP-1"),
    Feature.SACRED_PLACES: (_tiles_of(TileKind.SACRED_PLACE), "COMP-1"),
    Feature.OASES: (_tiles_of(TileKind.OASIS), "COMP-1"),
    Feature.MARKETS: (_tiles_of(*MARKETS), "COMP-1"),
    Feature.CITIES: (_tiles_of(TileKind.CITY), "WHIM-2"),
    Feature.RED_TILES: (_COLOURED, "COMP-1"),
    Feature.BLUE_TILES: (_COLOURED, "COMP-1"),
    Feature.GOODS: (GOODS, "COMP-3"),
    Feature.FAKIRS: (CARD_COPIES[Card.FAKIR], "COMP-3"),
    Feature.PRECIOUS_ITEMS: (PRECIOUS, "ART-20"),
    Feature.TENT_REDS: (9, "ART-16"),
}
"""How much there is in all boxes of what a whim can ask for, and the rule that says so."""


@dataclass(frozen=True)
class Misfit:
    """A wrong value: which part of it (or nothing), what was expected there and what came."""

    part: str
    expected: str
    got: Any
    least: int | None = None
    """Of a whole number, for people who read it in their language."""
    most: int | None = None


Fault = Misfit | None
"""None for a value that fits."""


@dataclass(frozen=True)
class Slot:
    """A value that can be given: where it is, the rule that has it, what it needs to be in play, and what fits."""

    path: str
    rule: str
    parts: tuple[str, ...]
    """All of these must be in the game: expansions, promos, ``five`` (the track for five), ``solo``."""
    fault: Callable[[Any], Fault]

    @cached_property
    def usual(self) -> Any:
        """Return the value of provisional.toml."""
        way = self.path.split(".")
        if way[:2] == ["whims", "cards"]:
            card = next(card for card in PROVISIONAL["whims"]["cards"] if card["id"] == way[2])
            return {"needs": card["needs"], "gold": card["gold"]}
        return value_at(self.path)


def _number(least: int, most: int) -> Callable[[Any], Fault]:
    def fault(value: Any) -> Fault:
        fits = type(value) is int and least <= value <= most
        return None if fits else Misfit("", f"a whole number from {least} to {most}", value, least, most)

    return fault


def _word(*words: str) -> Callable[[Any], Fault]:
    return lambda value: None if value in words and isinstance(value, str) else Misfit("", " or ".join(words), value)


def _flag(value: Any) -> Fault:
    return None if isinstance(value, bool) else Misfit("", "true or false", value)


def _mountains(value: Any) -> Fault:
    if not isinstance(value, list) or len(value) != WORKSHOPS:
        return Misfit("", f"a list for {WORKSHOPS} workshops, as the box has (ART-1)", value)
    for number, edges in enumerate(value):
        if edges not in WORKSHOP_EDGES:
            expected = f"{MOUNTAINS} mountains, as each workshop has (ART-7): one of {', '.join(WORKSHOP_EDGES)}"
            return Misfit(f"[{number}]", expected, edges)
    return None


def _track(value: Any) -> Fault:
    if not isinstance(value, list) or not all(type(price) is int and price in PRICES for price in value):
        return Misfit("", f"a list of the prices {', '.join(map(str, PRICES))}", value)
    if value != sorted(value):
        return Misfit("", "the cheapest price first (COMP-6)", value)
    for price in DOUBLED:
        if value.count(price) != 2:
            return Misfit("", f"the price {price} twice (WHIM-20)", value)
    for price in PRICES:
        if value.count(price) > LANE:
            return Misfit("", f"the price {price} at most {LANE} times", value)
    return None


def _needs_fault(needs: Any, artisans: bool) -> Fault:
    if not isinstance(needs, dict) or not 1 <= len(needs) <= MOST_NEEDS:
        return Misfit(".needs", f"1 to {MOST_NEEDS} things with their numbers, such as {{ palms = 3 }}", needs)
    for word, number in needs.items():
        if word not in FEATURE_WORDS:
            return Misfit(".needs", f"things of {', '.join(FEATURE_WORDS)}", word)
        feature = FEATURE_WORDS.index(word)
        if feature in OF_ARTISANS and not artisans:
            return Misfit(".needs", "nothing of the Artisans, because the card is in games without them (WHIM-10)", word)
        most, rule = MOST_OF[feature]
        if type(number) is not int or not 1 <= number <= most:
            return Misfit(f".needs.{word}", f"a whole number from 1 to {most} ({rule})", number, 1, most)
    return None


def _whim(artisans: bool) -> Callable[[Any], Fault]:
    def fault(value: Any) -> Fault:
        if not isinstance(value, dict) or set(value) != {"needs", "gold"}:
            return Misfit("", "needs and gold", value)
        if type(value["gold"]) is not int or not 1 <= value["gold"] <= MOST_GOLD:
            return Misfit(".gold", f"a whole number from 1 to {MOST_GOLD}", value["gold"], 1, MOST_GOLD)
        return _needs_fault(value["needs"], artisans)

    return fault


_POINTS = _number(0, MOST_POINTS)


def _djinn_slots(table: str) -> Iterator[Slot]:
    """Yield what is not confirmed of the djinns in a table of provisional.toml."""
    for card in DJINN_CARDS:
        part = card.box if card.revised is None else REVISED_WITH
        for path in card.unsure_values:
            if path.startswith(f"{table}."):
                yield Slot(path, card.revised_rule or card.rule, (part,), _POINTS)


def _slots() -> tuple[Slot, ...]:
    colour, some = _word("blue", "red"), "artisans.precious_items"
    return (
        Slot("artisans.workshop.colour", "ART-1", ("artisans",), colour),
        Slot("artisans.specialized_market.colour", "ART-2", ("artisans",), colour),
        Slot("artisans.workshop_mountains", "ART-8", ("artisans",), _mountains),
        *_djinn_slots("artisans"),
        Slot(f"{some}.precious7.vp", "ART-20", ("artisans",), _number(1, MOST_POINTS)),
        *(Slot(f"{some}.{item}.copies", "ART-20", ("artisans",), _number(0, PRECIOUS)) for item in ITEM_WORDS[MAGIC_ITEMS:]),
        Slot("thieves.card_vp", "THF-6", ("thieves",), _POINTS),
        *_djinn_slots("thieves"),
        Slot("whims.five_player_track", "WHIM-20", ("five",), _track),
        *_djinn_slots("whims"),
        *(
            Slot(
                card.at,
                "WHIM-14",
                ("whims", "artisans") if card.artisans else ("whims",),
                _whim(card.artisans),
            )
            for card in WHIM_CARDS
        ),
        Slot("solo.yazid_pays_fakir_first", "SOLO-9", ("solo",), _flag),
        *_djinn_slots("promos"),
    )


SLOTS: dict[str, Slot] = {slot.path: slot for slot in _slots()}
_EDGES = "artisans.workshop_mountains"
_IN_ORDER = [face.mountains for face in FACES if face.kind == TileKind.WORKSHOP]
"""The order in which a list of workshops is kept: that of their faces."""
FIXED = {
    "artisans.workshop.value": "ART-1",
    "artisans.specialized_market.count": "ART-2",
    "artisans.specialized_market.value": "ART-2",
    "artisans.precious_items.precious5.vp": "ART-20",
    "artisans.precious_items.precious9.vp": "ART-20",
    "solo.gold": "SOLO-1",
    "solo.lose_assassins": "SOLO-2",
    "solo.lose_djinns": "SOLO-2",
    "solo.double_tile_on_black": "SOLO-3",
    "solo.double_tile_method": "SOLO-3",
    "promos.wilwit.per_djinn": "PRO-2",
}
"""What else provisional.toml has: published sources confirm it, or the rules know nothing else. A file may repeat it."""


def refusal(source: str, path: str, expected: str, got: Any, least: int | None = None, most: int | None = None) -> ValuesError:
    """Return the error for a value; a whole number has its bounds."""
    fault = ValueFault(path, shown(got), least, most)
    return ValuesError(f"{source}: {path}: expected {expected}, got {fault.got}", fault)


def _check_copies(given: Mapping[str, Any], source: str) -> None:
    """Check that there are as many precious items as the box has (ART-20)."""
    copies = [f"artisans.precious_items.{item}.copies" for item in ITEM_WORDS[MAGIC_ITEMS:]]
    total = sum(given.get(path, SLOTS[path].usual) for path in copies)
    if total != PRECIOUS:
        expected = f"{PRECIOUS} copies in all, because {MAGIC_ITEMS} of the {MAGIC_ITEMS + PRECIOUS} items are magic (ART-20)"
        raise refusal(source, "artisans.precious_items", expected, total)


def checked(given: Any, source: str) -> GivenValues:
    """Return the changes among the values, in the order of the slots; refuse values that do not fit, or facts of the booklets
    (ART-1, ART-7, ART-20, WHIM-10, WHIM-20).
    """
    if not isinstance(given, Mapping):
        raise ValuesError(f"{source}: expected values by their names, got {shown(given)}")
    for path, value in given.items():
        slot = SLOTS.get(path)
        if slot is None:
            raise refusal(source, str(path), "a name that `naqala values --template` has", value)
        if fault := slot.fault(value):
            raise refusal(source, path + fault.part, fault.expected, fault.got, fault.least, fault.most)
    _check_copies(given, source)
    given = {**given, **{path: sorted(given[path], key=_IN_ORDER.index) for path in (_EDGES,) if path in given}}
    return {path: given[path] for path, slot in SLOTS.items() if path in given and given[path] != slot.usual}


def in_play(values: GivenValues, parts: Collection[str]) -> GivenValues:
    """Return the values that matter in a game with these parts."""
    return {path: value for path, value in values.items() if set(SLOTS[path].parts) <= set(parts)}
