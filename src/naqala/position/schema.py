"""A position as values. Reading, writing, views, the browser's types, the JSON Schema and docs/position.md follow from this file.

A field that can be left out of a file written by hand has one of three defaults: a plain one, which is not written either;
``written(...)``, which is always written; or ``rest()``, for the things that are not anywhere else. ``Maybe`` marks what can be
None: then it is left out, and null is refused.
"""

from collections.abc import Mapping
from copy import copy
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct
from msgspec.structs import replace

from naqala.catalog.cards import DJINN_ROW_LENGTH, PALACES, PALMS, ROW_LENGTH, WHIM_WORDS
from naqala.catalog.names import (
    BUILDING_WORDS,
    CARD_WORDS,
    COLOUR_LETTERS,
    COLOUR_WORDS,
    DJINN_WORDS,
    ITEM_WORDS,
    LANE,
    PRICES,
    SEATS,
    THIEF_WORDS,
    TILE_WORDS,
    Card,
    Tribe,
)
from naqala.catalog.tiles import FACE_WORDS
from naqala.engine.events import CAUSE_WORDS
from naqala.engine.state import MAX_GIVEN, MAX_PENDING, Place
from naqala.options import Options
from naqala.position.binding import (
    DICE,
    FLAG,
    MEEPLES,
    SEAT,
    SEATS_LISTED,
    TILE,
    At,
    Cell,
    bits,
    counts,
    listed,
    word,
)
from naqala.position.older import of_today
from naqala.position.words import ASK_WORDS, FORMAT, LOST_WORDS, STEP_WORDS, VERSION
from naqala.reading import check_head, decode, one_of, to_json

if TYPE_CHECKING:
    from typing import Optional as Maybe
else:

    class Maybe:
        """The type as msgspec reads it: a value or nothing at all, but not null."""

        def __class_getitem__(cls, kind: Any) -> Any:
            """Return the type itself."""
            return kind


Value = TypeVar("Value")
ARTISANS, THIEVES, WHIMS = "with_artisans", "with_thieves", "with_whims"
YAZID = ("yazid",)
_LETTERS = f"a text of the letters {COLOUR_LETTERS}, at most 200"
MOST_GOLD = 10_000
"""Far more than any game brings together, and far less than a number of the engine can hold."""


def written(value: Value) -> Value:
    """Give a field that is always written a default for files that leave it out."""
    return msgspec.field(default_factory=lambda: copy(value))


def rest() -> Any:
    """Give a field that, when left out, holds the things that are not anywhere else."""
    return msgspec.field(default=UNSET)


def says(meaning: str) -> Meta:
    """Give a field its meaning."""
    return Meta(description=meaning)


TileName = Annotated[str, one_of(TILE_WORDS)]
FaceName = Annotated[str, one_of(FACE_WORDS)]
ColourName = Annotated[str, one_of(COLOUR_WORDS)]
CardName = Annotated[str, one_of(CARD_WORDS)]
DjinnName = Annotated[str, one_of(DJINN_WORDS)]
ItemName = Annotated[str, one_of(ITEM_WORDS)]
ThiefName = Annotated[str, one_of(THIEF_WORDS)]
LossName = Annotated[str, one_of(LOST_WORDS[1:])]
BuildingName = Annotated[str, one_of(BUILDING_WORDS)]
WhimName = Annotated[str, one_of(WHIM_WORDS)]
AskName = Annotated[str, one_of(ASK_WORDS)]
CauseName = Annotated[str, one_of(CAUSE_WORDS)]
Price = Annotated[str, one_of(tuple(map(str, PRICES)))]
Meeples = Annotated[str, Meta(pattern=rf"^[{COLOUR_LETTERS}]*$(?!\n)", max_length=200, extra={"expected": _LETTERS})]
Number = Annotated[int, Meta(ge=0, le=99)]
Gold = Annotated[int, Meta(ge=0, le=MOST_GOLD)]
Palms = Annotated[int, Meta(ge=0, le=PALMS)]
Palaces = Annotated[int, Meta(ge=0, le=PALACES)]
Round = Annotated[int, Meta(ge=1, le=9999)]
SeatNumber = Annotated[int, Meta(ge=1, le=SEATS)]
Goal = Literal["row", "aside"] | SeatNumber

Cards = dict[CardName, Number]
Items = dict[ItemName, Number]
Djinns = list[DjinnName]
Thieves = list[ThiefName]
Whims = list[WhimName]
CardRow = Annotated[list[CardName], Meta(max_length=ROW_LENGTH)]
DjinnRow = Annotated[Djinns, Meta(max_length=DJINN_ROW_LENGTH)]
BidTrack = Annotated[list[SeatNumber], Meta(max_length=SEATS)]
TurnTrack = dict[Price, Annotated[list[SeatNumber], Meta(max_length=LANE)]]
Dice = Annotated[list[Annotated[int, Meta(ge=1, le=6)]], Meta(max_length=2)]
Targets = Annotated[list[TileName], Meta(max_length=2)]
Waiting = Annotated[list[Annotated[str, one_of(YAZID)]], Meta(max_length=1)]
GivenTiles = Annotated[list[TileName], Meta(max_length=MAX_GIVEN)]


def json_schema(kind: type[Struct] | None = None) -> dict[str, Any]:
    """Return the JSON Schema of position files, or of files of another type that are made of the same parts."""
    schema = msgspec.json.schema(kind or Position)
    for part in schema["$defs"].values():
        for field in part["properties"].values():
            if field.get("default", ...) is None:
                del field["default"]
    return schema


in_front = partial(Cell, "front")
tiles_in = partial(Cell, codec=listed(TILE_WORDS))
cards_in = partial(Cell, codec=counts(CARD_WORDS))
items_in = partial(Cell, codec=counts(ITEM_WORDS))
djinns_at = partial(At, "djinn", DJINN_WORDS)
thieves_at = partial(At, "thief", THIEF_WORDS)
whims_at = partial(At, "whim", WHIM_WORDS)


class PositionStruct(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A part of a position."""


class Tile(PositionStruct, frozen=True):
    """A tile of the board and what is on it."""

    tile: Annotated[FaceName, Cell("face", word(FACE_WORDS)), says("its face; a workshop says where its mountains stand")]
    meeples: Annotated[Meeples, Cell("meeples", MEEPLES), says("string of colour letters")] = ""
    owner: Annotated[Maybe[SeatNumber], Cell("owner", SEAT), says("seat that owns the tile (solo: 2 = Yazid)")] = None
    piece: Annotated[Maybe[Literal["camel", "tent"]], says("`camel` or `tent`, with `owner`; `camel` if left out")] = None
    palms: Annotated[Palms, Cell("palms"), says("palm trees that stand there")] = 0
    palaces: Annotated[Palaces, Cell("palaces"), says("palaces that stand there")] = 0
    whim: Annotated[Maybe[WhimName], whims_at(Place.CITY, single=True), says("the whim on this city")] = None


class Seat(PositionStruct, frozen=True):
    """What a seat has. In a view the gold of others is missing, and of their cards, items and whims there is only the number."""

    gold: Annotated[Maybe[Gold], Cell("gold"), says("gold coins; 0 if left out")] = None
    camels: Annotated[Number, Cell("camels"), says("camels left")] = rest()
    tent: Annotated[Maybe[bool], Cell("tents", FLAG, only=ARTISANS), says("tent left; the rest, if left out")] = None
    viziers: Annotated[Number, in_front(column=Tribe.VIZIER), says("Viziers in front of the seat")] = written(0)
    elders: Annotated[Number, in_front(column=Tribe.ELDER), says("Elders in front of the seat")] = written(0)
    artisans: Annotated[Maybe[Number], in_front(column=Tribe.ARTISAN, only=ARTISANS), says("Artisans in front of the seat")] = (
        None
    )
    cards: Annotated[Cards | Number, cards_in("hand"), says("resource cards in hand, counts")] = written({})
    djinns: Annotated[Djinns, djinns_at(), says("djinns, list")] = written([])
    thieves: Annotated[Maybe[Thieves], thieves_at(only=THIEVES), says("thieves, list (Thieves)")] = None
    items: Annotated[Maybe[Items | Number], items_in("items", only=ARTISANS), says("items held, counts (Artisans)")] = None
    whims: Annotated[Maybe[Whims | Number], whims_at(only=WHIMS), says("whims in hand, list (Whims)")] = None
    fulfilled: Annotated[Maybe[Whims], whims_at(Place.FULFILLED, WHIMS), says("whims fulfilled, list (Whims)")] = None


class Yazid(PositionStruct, frozen=True):
    """The rival of the solo game."""

    camels: Annotated[Number, Cell("camels"), says("camels left")] = rest()
    viziers: Annotated[Number, in_front(column=Tribe.VIZIER), says("Viziers he has")] = written(0)
    elders: Annotated[Number, in_front(column=Tribe.ELDER), says("Elders he has")] = written(0)
    assassins: Annotated[Number, in_front(column=Tribe.ASSASSIN), says("Assassins he has")] = written(0)
    fakirs: Annotated[Number, Cell("hand", column=Card.FAKIR), says("Fakirs he has")] = written(0)
    djinns: Annotated[Djinns, djinns_at(), says("djinns he has, list")] = written([])


class Supply(PositionStruct, frozen=True):
    """Palm trees and palaces that are not on the board."""

    palms: Annotated[Number, Cell("palm_supply"), says("palm trees left")] = rest()
    palaces: Annotated[Number, Cell("palace_supply"), says("palaces left")] = rest()


class CardPile(PositionStruct, frozen=True):
    """Resource cards."""

    row: Annotated[CardRow, Cell("row", listed(CARD_WORDS)), says("list from the front")] = written([])
    deck: Annotated[Cards | Number, cards_in("card_deck"), says("counts")] = rest()
    discard: Annotated[Cards, cards_in("card_discard"), says("counts")] = written({})


class DjinnPile(PositionStruct, frozen=True):
    """Djinns."""

    row: Annotated[DjinnRow, djinns_at(Place.ROW, slots=DJINN_ROW_LENGTH), says("list, first slot first")] = written([])
    deck: Annotated[Djinns | Number, djinns_at(Place.DECK), says("list")] = rest()
    discard: Annotated[Djinns, djinns_at(Place.DISCARD), says("list")] = written([])


class ItemPile(PositionStruct, frozen=True):
    """Items."""

    deck: Annotated[Items | Number, items_in("item_deck"), says("counts")] = rest()
    discard: Annotated[Items, items_in("item_discard"), says("counts")] = written({})


class ThiefPile(PositionStruct, frozen=True):
    """Thieves."""

    face_up: Annotated[Maybe[ThiefName], thieves_at(Place.ROW, single=True), says("the thief that can be bought")] = None
    deck: Annotated[Thieves | Number, thieves_at(Place.DECK), says("list")] = rest()
    out: Annotated[Thieves, thieves_at(Place.USED), says("list: used, out of the game")] = written([])


class WhimPile(PositionStruct, frozen=True):
    """Whims."""

    deck: Annotated[Whims | Number, whims_at(Place.DECK), says("list")] = rest()


class Triggers(PositionStruct, frozen=True):
    """What ends the game."""

    last_camel: Annotated[bool, Cell("last_camel", FLAG), says("trigger A is armed")] = written(False)
    no_move: Annotated[bool, Cell("no_move", FLAG), says("trigger B has latched")] = written(False)
    lost: Annotated[Maybe[LossName], Cell("lost", word(LOST_WORDS, 1)), says("solo: why Yazid has won on the way")] = None


class Turn(PositionStruct, frozen=True):
    """The turn under way: its step, and what is remembered during it."""

    step: Annotated[str, one_of(STEP_WORDS), Cell("step", word(STEP_WORDS)), says("see decisions.md, section 3")]
    seat: Annotated[Maybe[SeatNumber], Cell("seat", SEAT), says("whose turn it is; none between turns")] = None
    start: Annotated[Maybe[TileName], Cell("start", TILE), says("start tile, from `pick` on")] = None
    at: Annotated[Maybe[TileName], Cell("at", TILE), says("tile of the last drop, at first the start; then the final one")] = None
    before: Annotated[Maybe[TileName], Cell("before", TILE), says("the tile before `at`, while meeples are dropped")] = None
    hand: Annotated[Meeples, Cell("held", MEEPLES), says("meeples in hand: still to drop, or collected and about to act")] = ""
    tribe: Annotated[Maybe[ColourName], Cell("tribe", word(COLOUR_WORDS)), says("colour of the meeples collected")] = None
    count: Annotated[Number, Cell("count"), says("number of the meeples collected")] = 0
    used: Annotated[Djinns, Cell("used", bits(DJINN_WORDS)), says("djinns with a cost used this turn")] = []
    item_played: Annotated[bool, Cell("item_played", FLAG), says("a magic item was played this turn")] = False


class Solo(PositionStruct, frozen=True):
    """The dice of the solo game."""

    dice: Annotated[Dice, Cell("dice", DICE), says("`[white, black]` as first rolled, `[]` before")] = written([])
    targets: Annotated[Targets, tiles_in("targets"), says("list of tiles")] = written([])
    left: Annotated[Waiting, Cell("yazid_left", bits(YAZID)), says("`yazid` if he still has to play in this round")] = written([])


class Aside(PositionStruct, frozen=True):
    """What lies aside in the middle of an effect. In a view there is only the number of what another seat has drawn."""

    cards: Annotated[Cards, cards_in("card_aside"), says("counts")] = {}
    items: Annotated[Items | Number, items_in("item_aside"), says("counts")] = {}
    djinns: Annotated[Djinns | Number, djinns_at(Place.ASIDE), says("list")] = []
    palms: Annotated[Palms, Cell("palms_aside"), says("palm trees")] = 0
    palaces: Annotated[Palaces, Cell("palaces_aside"), says("palaces")] = 0
    tiles: Annotated[GivenTiles, tiles_in("tiles_aside"), says("tiles given up to Kohdjah, in the order of giving")] = []


class About(PositionStruct, frozen=True, kw_only=True):
    """What a question is about."""

    tile: Annotated[Maybe[TileName], says("the tile")] = None
    djinn: Annotated[Maybe[DjinnName], says("the djinn whose power is used")] = None
    building: Annotated[Maybe[BuildingName], says("what is put up")] = None
    to: Annotated[Maybe[Goal], says("where drawn things go: `row`, `aside` or a seat number")] = None
    count: Annotated[Maybe[Number], says("still to draw, already brought, already placed")] = None


class Question(About, frozen=True):
    """An open question that waits to be answered."""

    ask: Annotated[AskName, says("the name of the question in decisions.md")]
    seat: Annotated[Maybe[SeatNumber], says("the seat that is asked; none for chance")] = None
    cause: Annotated[Maybe[CauseName], says("what made the question necessary; the usual cause, if left out")] = None


Seats = Annotated[list[Seat], Meta(max_length=SEATS)]
Questions = Annotated[list[Question], Meta(max_length=MAX_PENDING)]


class Position(PositionStruct, frozen=True, kw_only=True):
    """A position: all of it, or what a seat may know of it."""

    format: Annotated[str, one_of((FORMAT,)), says("the name of this format")]
    version: Annotated[int, says(f"version of this format, now {VERSION}")]
    rules: Annotated[int, says("the rules number; it changes when behaviour changes")]
    options: Annotated[Options, says("`seats`, `expansions`, `promos`, `five_track` and `values`, see above")]
    board: Annotated[dict[TileName, Tile], says('one entry a tile, key `"a1"` ..')]
    seats: Annotated[Seats, says("a list, seat 1 first; in the solo game one entry")]
    yazid: Annotated[Maybe[Yazid], says("solo only; as at the start, if left out")] = None
    bag: Annotated[Meeples, Cell("bag", MEEPLES), says("string of colour letters")] = rest()
    supply: Annotated[Supply, says("palm trees and palaces left")] = written(Supply())
    cards: Annotated[CardPile, says("resource cards")] = written(CardPile())
    djinns: Annotated[DjinnPile, says("djinns")] = written(DjinnPile())
    items: Annotated[Maybe[ItemPile], says("Artisans only")] = None
    thieves: Annotated[Maybe[ThiefPile], says("Thieves only")] = None
    whims: Annotated[Maybe[WhimPile], says("Whims only")] = None
    bid_track: Annotated[Maybe[BidTrack], Cell("bid_track", SEATS_LISTED), says("seats that bid, or that have played")] = None
    turn_track: Annotated[Maybe[TurnTrack], says("price -> seats in the order of bidding, the last plays first")] = None
    round: Annotated[Round, Cell("round_number"), says("number of the round")] = written(1)
    end: Annotated[Triggers, says("what ends the game")] = written(Triggers())
    turn: Annotated[Turn, says("the turn under way")]
    solo: Annotated[Maybe[Solo], says("solo only: the dice")] = None
    aside: Annotated[Maybe[Aside], says("what lies aside in the middle of an effect")] = None
    pending: Annotated[Questions, says("open questions, the last of the list is asked first")] = written([])

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> "Position":
        """Read a position from plain JSON data; ``Game.from_position`` checks whether it is possible."""
        check_head(value, FORMAT, VERSION)
        value = of_today(value)
        if isinstance(value.get("options"), dict):
            Options.from_json(value["options"])
        return decode(value, cls, "position")

    def without_decks(self) -> "Position":
        """Return the position with its decks left out, so that they hold the things that are not anywhere else."""
        names = ("cards", "djinns", "items", "thieves", "whims")
        piles = {name: pile for name in names if (pile := getattr(self, name)) is not None}
        return replace(self, **{name: replace(pile, deck=UNSET) for name, pile in piles.items()})

    def to_json(self) -> dict[str, Any]:
        """Return the position as plain JSON data, as a position file holds it."""
        return to_json(self)  # type: ignore[no-any-return]
