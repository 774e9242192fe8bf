"""State: the whole game as one record. Every field with its meaning and range.

Seats count from 0, tiles from 0 (a1) row by row; ``NOBODY`` and ``NOWHERE`` are -1. A blank record holds the ``Default`` of each
field, or 0. Fields that a turn remembers are marked ``Remembered``, which says when they are reset and where a position has them.

Some facts could be computed from the rest, such as what is left in a supply or the length of a row. They are fields because
players see them, and the laws of invariants.py tie them to the rest. ``exits``, ``land`` and ``where`` are different: sowing
reads these maps of the board so often that random games take 1.5 (base) to 1.9 times (all expansions) as long when they are
computed each time.
"""

from dataclasses import dataclass
from typing import Annotated, ClassVar, NamedTuple

from naqala.catalog.cards import PAYING_DJINNS, ROW_LENGTH, WHIMS
from naqala.catalog.names import (
    CARDS,
    DIRECTIONS,
    DJINNS,
    ITEMS,
    LANE,
    LEVELS,
    SEATS,
    THIEVES,
    TILES,
    TRIBES,
)
from naqala.catalog.tiles import FACES
from naqala.catalog.values import MOST_NEEDS
from naqala.engine.layout import Cells, Default, Fixed, Grid, Wide, dtype_of, fields_of

NOBODY = -1
NOWHERE = -1
NO_TRIBE = -1
NO_CARD = -1
NO_FEATURE = -1
MOST_MEEPLES = 99
"""More than there are of one tribe."""
MAX_PENDING = 12
MAX_GIVEN = 4
"""How many tiles victims can give up to Kohdjah."""


class _Step(NamedTuple):
    """The steps of a game, each with its question when none is pending; docs/decisions.md, section 3."""

    BID: int = 0
    MOVE: int = 1
    SOW: int = 2
    GALBELLS: int = 3
    TRIBE: int = 4
    ACT: int = 5
    THIEF: int = 6
    TILE: int = 7
    LAST: int = 8
    CLEANUP: int = 9
    ROLL: int = 10
    OUTBID: int = 11
    OVER: int = 12


Step = _Step()


class _Ask(NamedTuple):
    """The kinds of questions; docs/decisions.md."""

    OVER: int = 0
    BID: int = 1
    MOVE: int = 2
    DROP: int = 3
    PIECE: int = 4
    TRIBE: int = 5
    BUILD: int = 6
    KILL: int = 7
    KEEP_ITEM: int = 8
    THIEF: int = 9
    GIVE_CARDS: int = 10
    GIVE_DJINN: int = 11
    GIVE_TILE: int = 12
    GIVE_BUILDING: int = 13
    GIVE_ITEM: int = 14
    TAKE_CARDS: int = 15
    TAKE_DJINN: int = 16
    CLAIM: int = 17
    TAKE_BUILDING: int = 18
    TAKE_ITEM: int = 19
    TILE: int = 20
    REDIRECT: int = 21
    TARGET: int = 22
    KEEP_DJINN: int = 23
    SCIMITAR: int = 24
    LAMP: int = 25
    FLUTE: int = 26
    BRING: int = 27
    RING: int = 28
    TALISMAN_FROM: int = 29
    TALISMAN_TO: int = 30
    HORN: int = 31
    LAST: int = 32
    OUTBID: int = 33
    DRAW_CARD: int = 34
    DRAW_MEEPLE: int = 35
    DRAW_DJINN: int = 36
    DRAW_ITEM: int = 37
    DRAW_THIEF: int = 38
    DRAW_WHIM: int = 39
    ROLL: int = 40


Ask = _Ask()


FIRST_BARGAIN = Ask.GIVE_CARDS
LAST_BARGAIN = Ask.TAKE_ITEM
"""From FIRST_BARGAIN to here: what victims give to a thief and the user takes."""
FIRST_CHANCE = Ask.DRAW_CARD
"""Chance answers this question and all with higher numbers."""
ABOUT: dict[int, tuple[str, ...]] = {
    Ask.PIECE: ("tile",),
    Ask.REDIRECT: ("tile", "building"),
    Ask.TARGET: ("djinn",),
    Ask.BRING: ("tile", "count"),
    Ask.TALISMAN_TO: ("tile",),
    Ask.HORN: ("count",),
    Ask.DRAW_CARD: ("to", "count"),
    Ask.DRAW_MEEPLE: ("tile", "count"),
    Ask.DRAW_DJINN: ("to", "count"),
    Ask.DRAW_ITEM: ("to", "count"),
    Ask.DRAW_WHIM: ("tile",),
}
"""What a question on the stack is about; for the other questions the name says everything."""


class _Place(NamedTuple):
    """Where a djinn, thief or whim is; 0 to 4 means with that seat (whims: in its hand)."""

    DECK: int = 5
    DISCARD: int = 6
    ASIDE: int = 7
    OUT: int = 8
    """Not in this game."""
    USED: int = 9
    """Used and out of the game, thieves only."""
    ROW: int = 10
    """Face up; djinns ROW + slot 0 to 2, the thief ROW."""
    FULFILLED: int = 20
    """FULFILLED + seat, whims only."""
    CITY: int = 30
    """CITY + tile, whims only."""


Place = _Place()


class _Lost(NamedTuple):
    """Why the solo game was lost before its end (SOLO-2)."""

    NO: int = 0
    ASSASSINS: int = 1
    DJINNS: int = 2
    GOLD: int = 3


Lost = _Lost()


TO_ROW = 10
TO_ASIDE = 11
"""TO_ROW and TO_ASIDE: where a drawn card goes if not to a seat (0 to 4)."""

YAZID = 1
"""In the solo game Sultan Yazid has the pieces of the second seat."""


@dataclass(frozen=True)
class Remembered:
    """Marks what a turn remembers, and from which step to which."""

    first: int
    last: int
    most: int = 1
    """The greatest number it can be; the least is its default."""


class State:
    """One complete position. Kernels change it in place."""

    exits: Annotated[Cells, DIRECTIONS, Wide()]
    """For each Direction the tiles with an open edge on that side (no border, mountain, Chasm or Lake)."""
    where: Annotated[Cells, TRIBES, Wide()]
    """For each tribe the tiles that hold at least one of its meeples."""
    land: Annotated[int, Wide()]
    """The tiles that are not forbidden."""
    used: Annotated[int, Wide(), Remembered(Step.MOVE, Step.LAST, (1 << DJINNS) - 1)]
    """One bit for each djinn whose cost was paid in this turn (DJ-GEN-3)."""

    seats: int
    """1 to 5; 1 is the solo game."""
    with_artisans: int
    """1 if the expansion is in the game, else 0; likewise the next two."""
    with_thieves: int
    with_whims: int
    promos: int
    """One bit for each promo, in the order of PROMOS."""
    five_track: int
    rows: int
    """Height of the board: 5, 6 or 7."""

    face_count: Annotated[Cells, len(FACES), Fixed()]
    """From here to ``fakir_first`` what is printed on tiles, tracks and cards: here how many tiles of each face there are."""
    face_colour: Annotated[Cells, len(FACES), Fixed()]
    """Colour."""
    spots: Annotated[Cells, LEVELS, Fixed()]
    """How many markers each price level of the track in use holds."""
    djinn_points: Annotated[Cells, DJINNS, Fixed()]
    """Of the revised card where the game has it."""
    own_reward: Annotated[Cells, PAYING_DJINNS, Fixed()]
    """The gold of djinns that pay, in the order of PAYERS: for their owner's deeds, and for those of others."""
    other_reward: Annotated[Cells, PAYING_DJINNS, Fixed()]
    thief_points: Annotated[int, Fixed()]
    item_points: Annotated[Cells, ITEMS, Fixed()]
    item_total: Annotated[Cells, ITEMS, Fixed()]
    whim_gold: Annotated[Cells, WHIMS, Fixed()]
    whim_feature: Annotated[Grid, WHIMS, MOST_NEEDS, Default(NO_FEATURE), Fixed()]
    """What each whim asks for, in ascending order of Feature; NO_FEATURE beyond."""
    whim_need: Annotated[Grid, WHIMS, MOST_NEEDS, Fixed()]
    """At least this much of it."""
    fakir_first: Annotated[int, Fixed()]
    """Solo: Yazid pays with a Fakir if he has one."""

    face: Annotated[Cells, TILES, Default(NOWHERE)]
    """Index in catalog FACES; NOWHERE above the board."""
    meeples: Annotated[Grid, TILES, TRIBES]
    owner: Annotated[Cells, TILES, Default(NOBODY)]
    palms: Annotated[Cells, TILES]
    palaces: Annotated[Cells, TILES]

    gold: Annotated[Cells, SEATS]
    camels: Annotated[Cells, SEATS]
    """Camels left."""
    tents: Annotated[Cells, SEATS]
    """Tents left, 0 or 1."""
    tent_at: Annotated[Cells, SEATS, Default(NOWHERE)]
    """Where the tent stands, or NOWHERE."""
    front: Annotated[Grid, SEATS, TRIBES]
    """Meeples in front of a seat: Viziers, Elders, Artisans; for Yazid also Assassins."""
    hand: Annotated[Grid, SEATS, CARDS]
    """Resource cards of each seat, by kind."""
    items: Annotated[Grid, SEATS, ITEMS]
    """Items of each seat, by kind."""

    bag: Annotated[Cells, TRIBES]
    palm_supply: int
    palace_supply: int
    row: Annotated[Cells, ROW_LENGTH, Default(NO_CARD)]
    """Face-up resource cards from the front; NO_CARD beyond row_length."""
    row_length: int
    card_deck: Annotated[Cells, CARDS]
    """Resource cards of each kind in the deck."""
    card_discard: Annotated[Cells, CARDS]
    item_deck: Annotated[Cells, ITEMS]
    """Items of each kind in the deck."""
    item_discard: Annotated[Cells, ITEMS]
    djinn: Annotated[Cells, DJINNS, Default(Place.OUT)]
    """Place of each djinn."""
    thief: Annotated[Cells, THIEVES, Default(Place.OUT)]
    """Place of each thief."""
    whim: Annotated[Cells, WHIMS, Default(Place.OUT)]
    """Place of each whim."""

    bid_track: Annotated[Cells, SEATS, Default(NOBODY)]
    bid_length: int
    turn_track: Annotated[Grid, LEVELS, LANE, Default(NOBODY)]
    """Markers on each price level in the order of bidding."""
    lane_length: Annotated[Cells, LEVELS]

    round_number: Annotated[int, Default(1)]
    last_camel: int
    """Trigger A is armed (END-1)."""
    no_move: int
    """Trigger B has latched (END-6)."""
    lost: int
    """Lost."""

    step: int
    """Step."""
    seat: Annotated[int, Default(NOBODY), Remembered(Step.MOVE, Step.LAST, SEATS - 1)]
    """Whose turn it is, or NOBODY."""
    start: Annotated[int, Default(NOWHERE), Remembered(Step.SOW, Step.LAST, TILES - 1)]
    """The tile on which the move began, or NOWHERE."""
    at: Annotated[int, Default(NOWHERE), Remembered(Step.SOW, Step.LAST, TILES - 1)]
    """The tile of the last drop, after the move its final tile; or NOWHERE."""
    before: Annotated[int, Default(NOWHERE), Remembered(Step.SOW, Step.SOW, TILES - 1)]
    """The tile before that one, to which the next drop cannot go back; or NOWHERE."""
    held: Annotated[Cells, TRIBES, Remembered(Step.SOW, Step.TRIBE, MOST_MEEPLES)]
    """Meeples in the hand of the moving player."""
    tribe: Annotated[int, Default(NO_TRIBE), Remembered(Step.GALBELLS, Step.LAST, TRIBES - 1)]
    """The colour collected in this turn, or NO_TRIBE."""
    count: Annotated[int, Remembered(Step.GALBELLS, Step.LAST, MOST_MEEPLES)]
    """How many were collected."""
    item_played: Annotated[int, Remembered(Step.MOVE, Step.LAST)]
    """Whether the seat has played an item in this turn."""

    dice: Annotated[Cells, 2]
    """Solo: white and black as first rolled, 0 before."""
    targets: Annotated[Cells, 2, Default(NOWHERE)]
    yazid_left: int
    """Solo: Yazid plays after the player in this round."""

    card_aside: Annotated[Cells, CARDS]
    item_aside: Annotated[Cells, ITEMS]
    """Items that lie aside, by kind."""
    palms_aside: int
    palaces_aside: int
    tiles_aside: Annotated[Cells, MAX_GIVEN, Default(NOWHERE)]
    """Tiles given up to Kohdjah in the order of giving, NOWHERE beyond."""

    pending: int
    """How many questions are on the stack."""
    asked: Annotated[Cells, MAX_PENDING]
    """Ask."""
    asked_seat: Annotated[Cells, MAX_PENDING]
    asked_about: Annotated[Cells, MAX_PENDING]
    """A tile, djinn or destination, as the question needs."""
    asked_count: Annotated[Cells, MAX_PENDING]
    asked_building: Annotated[Cells, MAX_PENDING]
    asked_cause: Annotated[Cells, MAX_PENDING]
    """Cause: what made the question necessary."""

    told: ClassVar[list[tuple[int, ...]] | None] = None
    """In plain mode: the events of a state that collects them (events.py)."""


STATE = dtype_of(State)

PRINTED = tuple(field for field in fields_of(State) if Fixed() in field.extras)
"""What is printed, which values from the box can change (catalog/values.py)."""

REMEMBERED = tuple((field, mark) for field in fields_of(State) for mark in field.extras if isinstance(mark, Remembered))
"""What a turn remembers. It is reset at the end of the turn, and a position has it under ``turn``."""
