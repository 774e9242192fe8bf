"""Every action, declared once: its text and what it names. Numbers, parser and readers follow from this (docs/decisions.md).

The actions of a verb have neighbouring numbers, one for each combination of its parameters; the last parameter counts fastest.
A number means the same in every position. Some combinations are no action, such as a sale of nothing.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement, product
from math import prod
from typing import NamedTuple

from naqala.catalog.cards import (
    CARD_COPIES,
    CRAFT_ARTISANS,
    CRAFT_FAKIRS,
    DJINN_CARDS,
    DJINN_COST,
    MAGIC_ITEMS,
    ROW_LENGTH,
    WHIM_WORDS,
)
from naqala.catalog.names import (
    BUILDING_WORDS,
    CARD_WORDS,
    CARDS,
    COLOUR_WORDS,
    DIE,
    DJINN_WORDS,
    GOODS,
    ITEM_WORDS,
    LEVELS,
    PRICES,
    SEATS,
    THIEF_WORDS,
    TILE_WORDS,
    TRIBES,
    Card,
    Djinn,
    Item,
    TileKind,
)
from naqala.catalog.tiles import MARKETS

Words = Sequence[str | None]
"""The word for each value of a parameter; None where it makes no action."""


class Parameter(NamedTuple):
    """Something an action names. Where its words depend on the parameter before it, each value of that one has a row."""

    name: str
    rows: tuple[Words, ...]

    @property
    def size(self) -> int:
        """Return how many values there are."""
        return len(self.rows[0])

    def word(self, value: int, before: int) -> str | None:
        """Return the word for the value after this value of the parameter before it."""
        return self.rows[before if len(self.rows) > 1 else 0][value]


def _parameter(name: str, *rows: Words) -> Parameter:
    return Parameter(name, rows)


def _counted(first: int, last: int) -> Words:
    return [str(number) for number in range(first, last + 1)]


def _one_or_two(kinds: int) -> list[tuple[int, ...]]:
    return [choice for size in (1, 2) for choice in combinations_with_replacement(range(kinds), size)]


def _listed(choices: Sequence[Sequence[int]], words: Sequence[str], sizes: Sequence[int]) -> Words:
    return [" ".join(words[kind] for kind in choice) if len(choice) in sizes else None for choice in choices]


VICTIMS = _one_or_two(TRIBES)
"""The tribes of one meeple or of two."""
HANDFULS = _one_or_two(CARDS)
"""One resource card or two."""
_SUITS = [[good for good in range(GOODS) if suit >> good & 1] for suit in range(1 << GOODS)]
_FAKIRS = ["", "paying 1 fakir", *(f"paying {number} fakirs" for number in range(2, LEVELS))]
_PAYMENTS: dict[str, Words] = {"E": ("elder", "fakir"), "EE": ("elder elder", "elder fakir"), "F": (None, "fakir")}
_CRAFT = (" ".join(["artisan"] * CRAFT_ARTISANS), " ".join(["fakir"] * CRAFT_FAKIRS))
_FREE: Words = (None, None)
PAYMENT_WORDS = tuple(dict.fromkeys(word for words in (*_PAYMENTS.values(), _CRAFT) for word in words if word))
"""Prices in Elders, Artisans and Fakirs."""

_LEVEL = _parameter("price", [str(price) for price in PRICES])
_DISCOUNT = _parameter("discount", *([*_FAKIRS[: level + 1], *[None] * (LEVELS - level - 1)] for level in range(LEVELS)))
_TILE = _parameter("tile", TILE_WORDS)
_COLOUR = _parameter("colour", COLOUR_WORDS)
_VICTIMS = _parameter("victims", _listed(VICTIMS, COLOUR_WORDS, (1, 2)))
_TWO_VICTIMS = _parameter("victims", _listed(VICTIMS, COLOUR_WORDS, (2,)))
_SEAT = _parameter("seat", _counted(1, SEATS))
_ADDED = _parameter("fakirs", _counted(0, CARD_COPIES[Card.FAKIR]))
_DJINN = _parameter("djinn", DJINN_WORDS)
_POWER_PAYMENT = _parameter("payment", *(_PAYMENTS.get(card.cost, _FREE) for card in DJINN_CARDS))
_DJINN_PAYMENT = _parameter("payment", _PAYMENTS[DJINN_COST])
_REDIRECT_PAYMENT = _parameter("payment", _PAYMENTS[DJINN_CARDS[Djinn.HAGIS].cost])
_CRAFT_PAYMENT = _parameter("payment", _CRAFT)
_ITEM = _parameter("item", ITEM_WORDS)
_PLAYED_ITEM = _parameter("item", [word if item != Item.CARPET else None for item, word in enumerate(ITEM_WORDS[:MAGIC_ITEMS])])
_THIEF = _parameter("thief", THIEF_WORDS)
_WHIM = _parameter("whim", WHIM_WORDS)
_BUILDING = _parameter("building", BUILDING_WORDS)
_CARD = _parameter("card", CARD_WORDS)
_HANDFUL = _parameter("handful", _listed(HANDFULS, CARD_WORDS, (1, 2)))
_SUIT = _parameter("suit", _listed(_SUITS, CARD_WORDS, range(1, GOODS + 1)))
_PLACE = _parameter("place", _counted(1, ROW_LENGTH))
_REACH = MARKETS[TileKind.LARGE_MARKET].reach
_FIRST_PLACE = _parameter("place", _counted(1, _REACH))
_LATER_PLACE = _parameter("later", *([*[None] * place, *_counted(place + 1, _REACH)] for place in range(1, _REACH + 1)))
_WHITE = _parameter("white", _counted(1, DIE))
_BLACK = _parameter("black", _counted(1, DIE))


class Span(NamedTuple):
    """The numbers of a verb, as plain integers for kernels."""

    first: int
    size: int
    width: int
    """How many values the second parameter has; 1 if there is none."""


class Meaning(NamedTuple):
    """What an action number means."""

    verb: str
    values: Mapping[str, int]
    """The values of its parameters by their names, in the order they are declared."""
    parts: Mapping[str, str]
    """The words for them."""
    text: str


class Form(NamedTuple):
    """A verb as it is declared: its text with the names of parameters, the parameters, its numbers."""

    template: str
    parameters: tuple[Parameter, ...]
    span: Span

    def values(self) -> Iterator[tuple[int, ...]]:
        """Yield the values of the parameters for each number of the verb."""
        return product(*(range(parameter.size) for parameter in self.parameters))

    def meaning(self, verb: str, values: tuple[int, ...]) -> Meaning | None:
        """Return what these values mean; None if they make no action."""
        parts = {}
        for parameter, value in zip(self.parameters, values, strict=True):
            word = parameter.word(value, values[0])
            if word is None:
                return None
            parts[parameter.name] = word
        return Meaning(verb, dict(zip(parts, values, strict=True)), parts, " ".join(self.template.format(**parts).split()))


_declared: list[Form] = []


def _verb(template: str, *parameters: Parameter) -> Span:
    """Declare a verb; its numbers follow those of the verb declared before it."""
    first = sum(form.span.size for form in _declared)
    sizes = [parameter.size for parameter in parameters]
    width = sizes[1] if len(sizes) > 1 else 1
    _declared.append(Form(template, parameters, Span(first, prod(sizes), width)))
    return _declared[-1].span


class _Verb(NamedTuple):
    """All verbs, those of chance last."""

    PASS: Span = _verb("pass")
    BID: Span = _verb("bid {price} {discount}", _LEVEL, _DISCOUNT)
    PICK: Span = _verb("pick {tile}", _TILE)
    DROP: Span = _verb("drop {colour} {tile}", _TILE, _COLOUR)
    CARPET: Span = _verb("carpet {colour} {tile}", _TILE, _COLOUR)
    CAMEL: Span = _verb("camel")
    TENT: Span = _verb("tent")
    FAKIRS: Span = _verb("fakirs {fakirs}", _ADDED)
    KILL_ON: Span = _verb("kill {victims} {tile}", _TILE, _VICTIMS)
    KILL_OF: Span = _verb("kill {victims} of {seat}", _SEAT, _VICTIMS)
    USE: Span = _verb("use {djinn} paying {payment}", _DJINN, _POWER_PAYMENT)
    PLAY: Span = _verb("play {item}", _PLAYED_ITEM)
    SEND: Span = _verb("use {thief}", _THIEF)
    GIVE_CARDS: Span = _verb("give {handful}", _HANDFUL)
    TAKE_CARDS: Span = _verb("take {handful}", _HANDFUL)
    GIVE_DJINN: Span = _verb("give {djinn}", _DJINN)
    TAKE_DJINN: Span = _verb("take {djinn}", _DJINN)
    GIVE_TILE: Span = _verb("give {tile}", _TILE)
    CLAIM: Span = _verb("claim {tile}", _TILE)
    GIVE_BUILDING: Span = _verb("give {building} {tile}", _TILE, _BUILDING)
    PUT: Span = _verb("put {building} {tile}", _TILE, _BUILDING)
    GIVE_ITEM: Span = _verb("give {item}", _ITEM)
    TAKE_ITEM: Span = _verb("take {item}", _ITEM)
    BUY_CARD: Span = _verb("buy {place}", _PLACE)
    BUY_TWO: Span = _verb("buy {place} {later}", _FIRST_PLACE, _LATER_PLACE)
    BUY_DJINN: Span = _verb("buy {djinn} paying {payment}", _DJINN, _DJINN_PAYMENT)
    BUY_THIEF: Span = _verb("buy {thief} paying {payment}", _THIEF, _DJINN_PAYMENT)
    CRAFT: Span = _verb("craft paying {payment}", _CRAFT_PAYMENT)
    TAKE_WHIM: Span = _verb("take whim")
    AT: Span = _verb("at {tile}", _TILE)
    REDIRECT: Span = _verb("redirect {tile} paying {payment}", _TILE, _REDIRECT_PAYMENT)
    KEEP_ITEM: Span = _verb("keep {item}", _ITEM)
    KEEP_DJINN: Span = _verb("keep {djinn}", _DJINN)
    REMOVE: Span = _verb("remove {victims} {tile}", _TILE, _TWO_VICTIMS)
    TAKE_DECK: Span = _verb("take deck")
    BRING: Span = _verb("bring {colour} {tile}", _TILE, _COLOUR)
    FROM: Span = _verb("from {tile}", _TILE)
    NEXT: Span = _verb("next {card}", _CARD)
    SELL: Span = _verb("sell {suit}", _SUIT)
    OUTBID: Span = _verb("outbid")
    DRAW_CARD: Span = _verb("draw {card}", _CARD)
    DRAW_MEEPLE: Span = _verb("draw {colour}", _COLOUR)
    DRAW_DJINN: Span = _verb("draw {djinn}", _DJINN)
    DRAW_ITEM: Span = _verb("draw {item}", _ITEM)
    DRAW_THIEF: Span = _verb("draw {thief}", _THIEF)
    DRAW_WHIM: Span = _verb("draw {whim}", _WHIM)
    ROLL: Span = _verb("roll {white} {black}", _WHITE, _BLACK)


Verb = _Verb()
FORMS = dict(zip((name.lower() for name in Verb._fields), _declared, strict=True))
"""Every verb by its name, in the order of the numbers."""
PASS = Verb.PASS.first
FIRST_DRAW = Verb.DRAW_CARD.first
"""Chance answers with this number or a higher one."""
ACTIONS = Verb.ROLL.first + Verb.ROLL.size
"""The size of the action space."""


@cache
def meanings() -> tuple[Meaning | None, ...]:
    """Return what every action number means; None for a number that is no action."""
    return tuple(form.meaning(verb, values) for verb, form in FORMS.items() for values in form.values())
