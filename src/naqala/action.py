"""An action as a number, as a value and as text; the text means the same in every position (docs/decisions.md)."""

from dataclasses import dataclass
from functools import cache
from operator import index

from naqala.catalog.cards import DJINN_CARDS, MAGIC_ITEMS, WHIM_WORDS
from naqala.catalog.names import (
    BUILDING_WORDS,
    CARD_WORDS,
    COLOUR_WORDS,
    DJINN_WORDS,
    GOODS,
    ITEM_WORDS,
    PRICES,
    SEATS,
    THIEF_WORDS,
    TILE_WORDS,
)
from naqala.engine.actions import (
    ACTIONS,
    HANDFUL_FIRST,
    HANDFUL_SECOND,
    HANDFULS,
    VICTIM_FIRST,
    VICTIM_SECOND,
    VICTIMS,
    Verb,
)
from naqala.errors import UnknownActionError, shown

_PAYMENTS = {"E": ("elder", "fakir"), "EE": ("elder elder", "elder fakir"), "F": (None, "fakir")}


def _couple(words: tuple[str, ...], first: int, second: int) -> str:
    return words[first] if second < 0 else f"{words[first]} {words[second]}"


@cache
def _texts() -> tuple[str | None, ...]:
    """The text of every action number; numbers that mean nothing have none."""
    texts: list[str | None] = [None] * ACTIONS
    texts[Verb.PASS] = "pass"
    for level, price in enumerate(PRICES):
        for fakirs in range(level + 1):
            paying = f" paying {fakirs} fakir{'s' * (fakirs > 1)}" if fakirs else ""
            texts[Verb.BID + level * len(PRICES) + fakirs] = f"bid {price}{paying}"
    victims = [_couple(COLOUR_WORDS, int(VICTIM_FIRST[place]), int(VICTIM_SECOND[place])) for place in range(VICTIMS)]
    for tile, word in enumerate(TILE_WORDS):
        texts[Verb.PICK + tile] = f"pick {word}"
        texts[Verb.GIVE_TILE + tile] = f"give {word}"
        texts[Verb.CLAIM + tile] = f"claim {word}"
        texts[Verb.AT + tile] = f"at {word}"
        texts[Verb.FROM + tile] = f"from {word}"
        for tribe, colour in enumerate(COLOUR_WORDS):
            place = tile * len(COLOUR_WORDS) + tribe
            texts[Verb.DROP + place] = f"drop {colour} {word}"
            texts[Verb.CARPET + place] = f"carpet {colour} {word}"
            texts[Verb.BRING + place] = f"bring {colour} {word}"
        for place, colours in enumerate(victims):
            texts[Verb.KILL_ON + tile * VICTIMS + place] = f"kill {colours} {word}"
            if " " in colours:
                texts[Verb.REMOVE + tile * VICTIMS + place] = f"remove {colours} {word}"
        for kind, building in enumerate(BUILDING_WORDS):
            texts[Verb.GIVE_BUILDING + tile * 2 + kind] = f"give {building} {word}"
            texts[Verb.PUT + tile * 2 + kind] = f"put {building} {word}"
        for way, payment in enumerate(_PAYMENTS["E"]):
            texts[Verb.REDIRECT + tile * 2 + way] = f"redirect {word} paying {payment}"
    for seat in range(SEATS):
        for place, colours in enumerate(victims):
            texts[Verb.KILL_OF + seat * VICTIMS + place] = f"kill {colours} of {seat + 1}"
    texts[Verb.CAMEL], texts[Verb.TENT] = "camel", "tent"
    for number in range(19):
        texts[Verb.FAKIRS + number] = f"fakirs {number}"
    for card in DJINN_CARDS:
        word = DJINN_WORDS[card.djinn]
        for way, payment in enumerate(_PAYMENTS.get(card.cost, ())):
            if payment:
                texts[Verb.USE + card.djinn * 2 + way] = f"use {word} paying {payment}"
        for way, payment in enumerate(_PAYMENTS["EE"]):
            texts[Verb.BUY_DJINN + card.djinn * 2 + way] = f"buy {word} paying {payment}"
        for first, verb in (
            (Verb.GIVE_DJINN, "give"),
            (Verb.TAKE_DJINN, "take"),
            (Verb.KEEP_DJINN, "keep"),
            (Verb.DRAW_DJINN, "draw"),
        ):
            texts[first + card.djinn] = f"{verb} {word}"
    for item, word in enumerate(ITEM_WORDS):
        for first, verb in (
            (Verb.GIVE_ITEM, "give"),
            (Verb.TAKE_ITEM, "take"),
            (Verb.KEEP_ITEM, "keep"),
            (Verb.DRAW_ITEM, "draw"),
        ):
            texts[first + item] = f"{verb} {word}"
        if item < MAGIC_ITEMS and word != "carpet":
            texts[Verb.PLAY + item] = f"play {word}"
    for thief, word in enumerate(THIEF_WORDS):
        texts[Verb.SEND + thief] = f"use {word}"
        texts[Verb.DRAW_THIEF + thief] = f"draw {word}"
        for way, payment in enumerate(_PAYMENTS["EE"]):
            texts[Verb.BUY_THIEF + thief * 2 + way] = f"buy {word} paying {payment}"
    for place in range(HANDFULS):
        cards = _couple(CARD_WORDS, int(HANDFUL_FIRST[place]), int(HANDFUL_SECOND[place]))
        texts[Verb.GIVE_CARDS + place] = f"give {cards}"
        texts[Verb.TAKE_CARDS + place] = f"take {cards}"
    for place in range(9):
        texts[Verb.BUY_CARD + place] = f"buy {place + 1}"
    for place in range(6):
        for later in range(place + 1, 6):
            texts[Verb.BUY_TWO + place * 6 + later] = f"buy {place + 1} {later + 1}"
    texts[Verb.CRAFT], texts[Verb.CRAFT + 1] = "craft paying artisan", "craft paying fakir fakir"
    texts[Verb.TAKE_WHIM], texts[Verb.TAKE_DECK], texts[Verb.OUTBID] = "take whim", "take deck", "outbid"
    for card_number, word in enumerate(CARD_WORDS):
        texts[Verb.NEXT + card_number] = f"next {word}"
        texts[Verb.DRAW_CARD + card_number] = f"draw {word}"
    for tribe, colour in enumerate(COLOUR_WORDS):
        texts[Verb.DRAW_MEEPLE + tribe] = f"draw {colour}"
    for whim, word in enumerate(WHIM_WORDS):
        texts[Verb.DRAW_WHIM + whim] = f"draw {word}"
    for suit in range(1, 1 << GOODS):
        goods = " ".join(CARD_WORDS[good] for good in range(GOODS) if suit >> good & 1)
        texts[Verb.SELL + suit] = f"sell {goods}"
    for white in range(6):
        for black in range(6):
            texts[Verb.ROLL + white * 6 + black] = f"roll {white + 1} {black + 1}"
    return tuple(texts)


@dataclass(frozen=True, slots=True)
class Action:
    """One answer. ``Action.parse("drop red c4").number`` and ``str(action)`` go both ways."""

    number: int

    @property
    def text(self) -> str:
        """What a person reads and types."""
        text = _texts()[self.number]
        assert text is not None
        return text

    @property
    def words(self) -> tuple[str, ...]:
        """The words of the text; the first is the verb."""
        return tuple(self.text.split())

    def __post_init__(self) -> None:
        """Refuses a number that means nothing."""
        if type(self.number) is not int or not 0 <= self.number < ACTIONS or _texts()[self.number] is None:
            raise UnknownActionError(f"expected the number of an action, from 0 to {ACTIONS - 1}; got {shown(self.number, repr)}")

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Action {self.number}: {self.text}>"

    @classmethod
    def parse(cls, text: str) -> "Action":
        """Reads an action; upper and lower case and extra spaces do not matter."""
        number = _numbers().get(" ".join(text.lower().split())) if isinstance(text, str) else None
        if number is None:
            raise UnknownActionError(f"expected an action such as 'bid 3' or 'drop red c4'; got {shown(text, repr)}")
        return _action(number)

    @classmethod
    def numbered(cls, number: int) -> "Action":
        """The action with this number."""
        whole = hasattr(number, "__index__") and not isinstance(number, bool)
        return _action(index(number)) if whole else cls(number)


@cache
def _numbers() -> dict[str, int]:
    return {text: number for number, text in enumerate(_texts()) if text is not None}


@cache
def _action(number: int) -> Action:
    return Action(number)
