"""Events: what an action did, as the rules reported it (docs/events.md)."""

from array import array
from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, NamedTuple

import msgspec

from naqala.action import Action
from naqala.catalog.cards import WHIM_WORDS
from naqala.catalog.names import (
    BUILDING_WORDS,
    CARD_WORDS,
    COLOUR_WORDS,
    DIE,
    DJINN_WORDS,
    ITEM_WORDS,
    PRICES,
    THIEF_WORDS,
    TILE_WORDS,
)
from naqala.decision import CHANCE
from naqala.engine.events import CAUSE_WORDS, COLUMNS, Kind, Piece
from naqala.engine.scoring import ScoreLine
from naqala.engine.state import FIRST_CHANCE
from naqala.engine.telling import Row
from naqala.position import ASK_WORDS, LOST_WORDS
from naqala.reading import always_one_of

SCORE_LINE_WORDS = tuple(name.lower() for name in ScoreLine._fields)
"""The lines of the score sheet (SCORE-8)."""
PIECE_WORDS = tuple(name.lower() for name in Piece._fields)


class KindRow(NamedTuple):
    """What a kind of event means: what its ``thing`` is, where that comes from and goes to, and a sentence."""

    thing: str
    source: str
    target: str
    meaning: str


KINDS: dict[str, KindRow] = {
    "round": KindRow("", "", "", "A round begins. The amount is its number."),
    "bid": KindRow("price", "bid track", "turn track", "A seat bids a price."),
    "turn": KindRow("price", "turn track", "bid track", "A turn begins, with the front marker at a price. Solo has no markers."),
    "use djinn": KindRow("djinn", "", "", "A seat uses the power of a djinn."),
    "roll": KindRow("dice", "", "", "Yazid's dice are rolled. The thing is the white one, then the black one, such as 4 6."),
    "target": KindRow("", "", "", "The dice choose a tile for Yazid."),
    "clear": KindRow("", "", "", "Yazid comes to a tile."),
    "last piece": KindRow("", "", "", "A seat has placed its last piece. This round is the last."),
    "no move": KindRow("", "", "", "No move is left on the board. This round is the last."),
    "lost": KindRow("reason", "", "", "The solo game is lost."),
    "over": KindRow("", "", "", "The game is over."),
    "earn": KindRow("", "supply", "gold", "A seat gets gold."),
    "pay": KindRow("", "gold", "supply", "A seat pays gold."),
    "pick": KindRow("tribe", "tile", "held", "Meeples are picked up from a tile."),
    "drop": KindRow("tribe", "held", "tile", "A meeple is dropped on a tile."),
    "collect": KindRow("tribe", "tile", "held", "A move ends: its last colour is collected."),
    "keep": KindRow("tribe", "held", "front", "Collected meeples stay in front of the seat."),
    "return": KindRow("tribe", "held", "bag", "Collected meeples go to the bag."),
    "remove": KindRow("tribe", "tile", "bag", "Meeples leave a tile for the bag."),
    "add": KindRow("tribe", "bag", "tile", "A meeple comes from the bag to a tile."),
    "lose": KindRow("tribe", "front", "bag", "A seat loses or pays meeples."),
    "gain": KindRow("tribe", "bag", "front", "A seat gets meeples."),
    "capture": KindRow("tribe", "tile", "front", "Yazid takes meeples of a tile."),
    "give meeple": KindRow("tribe", "front", "aside", "A victim gives a meeple up."),
    "get meeple": KindRow("tribe", "aside", "front", "The thief's owner takes one of the meeples given up."),
    "leave meeple": KindRow("tribe", "aside", "bag", "Meeples given up and not taken go to the bag."),
    "take card": KindRow("card", "row", "hand", "A seat takes a card of the row."),
    "draw card": KindRow("card", "deck", "hand", "A seat draws a card, unseen by others."),
    "deal card": KindRow("card", "deck", "row", "A card is dealt to the row."),
    "order card": KindRow("card", "row", "row", "The first such card from this place on is put at this place."),
    "discard card": KindRow("card", "hand", "discard", "A seat sells or pays cards."),
    "seize card": KindRow("card", "row", "discard", "Yazid sends a card of the row to the discard."),
    "give card": KindRow("card", "hand", "aside", "A victim gives a card up."),
    "get card": KindRow("card", "aside", "hand", "The thief's owner takes one of the cards given up."),
    "leave card": KindRow("card", "aside", "discard", "Cards given up and not taken go to the discard."),
    "shuffle card": KindRow("card", "discard", "deck", "The discard becomes the new deck."),
    "draw item": KindRow("item", "deck", "hand", "A seat draws an item, unseen by others."),
    "see item": KindRow("item", "deck", "aside", "A seat draws an item to choose from, unseen by others."),
    "keep item": KindRow("item", "aside", "hand", "A seat keeps one of the items it drew, unseen by others."),
    "discard item": KindRow("item", "hand", "discard", "A seat plays a magic item."),
    "fetch item": KindRow("item", "discard", "hand", "A seat takes an item from the discard."),
    "give item": KindRow("item", "hand", "aside", "A victim gives an item up."),
    "get item": KindRow("item", "aside", "hand", "The thief's owner takes one of the items given up."),
    "leave item": KindRow("item", "aside", "discard", "Items aside that were not chosen go to the discard."),
    "shuffle item": KindRow("item", "discard", "deck", "The discard becomes the new pile."),
    "take djinn": KindRow("djinn", "row", "front", "A seat takes a djinn of the row."),
    "draw djinn": KindRow("djinn", "deck", "front", "A seat draws a djinn, seen by all."),
    "keep djinn": KindRow("djinn", "aside", "front", "A seat keeps one of the djinns it drew."),
    "get djinn": KindRow("djinn", "aside", "front", "The thief's owner takes one of the djinns given up."),
    "deal djinn": KindRow("djinn", "deck", "row", "A djinn is dealt to the row."),
    "see djinn": KindRow("djinn", "deck", "aside", "A seat draws a djinn to choose from, unseen by others."),
    "give djinn": KindRow("djinn", "front", "aside", "A victim gives a djinn up."),
    "leave djinn": KindRow("djinn", "aside", "discard", "Djinns aside that were not chosen go to the discard."),
    "shuffle djinn": KindRow("djinn", "discard", "deck", "The discard becomes the new pile."),
    "deal thief": KindRow("thief", "deck", "row", "A thief is turned up."),
    "get thief": KindRow("thief", "row", "front", "A seat gets a thief."),
    "use thief": KindRow("thief", "front", "out", "A seat uses a thief, who leaves the game."),
    "deal whim": KindRow("whim", "deck", "tile", "A whim is laid on a city."),
    "take whim": KindRow("whim", "tile", "hand", "A seat takes the whim of a city."),
    "fulfil whim": KindRow("whim", "hand", "fulfilled", "A seat's whim is fulfilled and laid open."),
    "place": KindRow("piece", "supply", "tile", "A seat places a camel or the tent on a tile."),
    "take back": KindRow("piece", "tile", "supply", "A camel or tent leaves a tile."),
    "build": KindRow("building", "supply", "tile", "A palm tree or palace is built."),
    "give building": KindRow("building", "tile", "aside", "A victim gives a palm tree or palace up."),
    "put building": KindRow("building", "aside", "tile", "The thief's owner puts up a building given up."),
    "return building": KindRow("building", "aside", "supply", "Buildings given up and not taken return to the supply."),
    "score": KindRow("line", "", "", "A line of a seat's score sheet changes by the amount, as if the game ended now."),
    "answer": KindRow("action", "", "", "A seat, or chance as seat 0, answers a question. The cause is the question."),
}
"""Every kind of event, in the order of ``Kind``."""
assert tuple(KINDS) == tuple(name.lower().replace("_", " ") for name in Kind._fields)
EVENT_CAUSES = tuple(dict.fromkeys((*CAUSE_WORDS, *ASK_WORDS)))
KindName = Annotated[str, always_one_of(KINDS)]
EventCause = Annotated[str, always_one_of(EVENT_CAUSES)]


class Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that happened."""

    kind: KindName
    cause: EventCause
    """What made it happen: a djinn, item, thief, whim, tribe or kind of tile, or one of the words in docs/events.md. That of
    an answer is the question.
    """
    seat: int | None = None
    """The seat it concerns, 1 to 5; Yazid is 2. CHANCE answers questions too."""
    thing: str | None = None
    """Which tribe (by colour), card, djinn and so on; ``?`` if the seat may not know it."""
    amount: int = 1
    tile: str | None = None
    place: int | None = None
    """The place in the row that a card or djinn leaves or gets; 1 is the front."""


WORDS: dict[str, tuple[str, ...]] = {
    "": (),
    "tribe": COLOUR_WORDS,
    "card": CARD_WORDS,
    "item": ITEM_WORDS,
    "djinn": DJINN_WORDS,
    "thief": THIEF_WORDS,
    "whim": WHIM_WORDS,
    "piece": PIECE_WORDS,
    "building": BUILDING_WORDS,
    "line": SCORE_LINE_WORDS,
    "reason": LOST_WORDS,
    "price": tuple(map(str, PRICES)),
    "dice": tuple(f"{white} {black}" for white in range(1, DIE + 1) for black in range(1, DIE + 1)),
}
"""The words for each sort of thing."""

_NAMES = tuple(KINDS)
_IN_ROW = frozenset(number for number, row in enumerate(KINDS.values()) if "row" in (row.source, row.target))
_THINGS = tuple(WORDS.get(row.thing) for row in KINDS.values())
_SCORED = frozenset({"gold", "hand", "front", "fulfilled"})
_SCORED_ON_TILES = frozenset({"piece", "building"})
SCORED = frozenset(
    number for number, row in enumerate(KINDS.values()) if {row.source, row.target} & _SCORED or row.thing in _SCORED_ON_TILES
)
"""Kinds that can change a score sheet."""


def event_of(row: Row) -> Event:
    """Return an event in words."""
    kind, seat, thing, amount, where, cause = row
    if kind == Kind.ANSWER:
        number = CHANCE if cause >= FIRST_CHANCE else seat + 1
        return Event(_NAMES[kind], ASK_WORDS[cause], number, Action.numbered(thing).text)
    words = _THINGS[kind]
    is_tile, is_place = where >= 0 and kind not in _IN_ROW, where >= 0 and kind in _IN_ROW
    return Event(
        _NAMES[kind],
        CAUSE_WORDS[cause],
        seat + 1 if seat >= 0 else None,
        words[thing] if words and thing >= 0 else None,
        amount,
        TILE_WORDS[where] if is_tile else None,
        where + 1 if is_place else None,
    )


def pack(rows: Iterable[Row]) -> bytes:
    """Return the events of one action in the smallest form that a game can keep."""
    numbers = array("h")
    for row in rows:
        numbers.extend(row)
    return numbers.tobytes()


@lru_cache(maxsize=256)
def unpack(packed: bytes) -> tuple[Event, ...]:
    """Return the events of one action. The last ones are kept, because every seat at a table gets them."""
    numbers, width = memoryview(packed).cast("h").tolist(), len(COLUMNS)
    return tuple(event_of(tuple(numbers[place : place + width])) for place in range(0, len(numbers), width))


def question_of(packed: bytes) -> int:
    """Return the number of the question that an action answered; its answer is the first of its events."""
    return memoryview(packed).cast("h")[COLUMNS.index("cause")]
