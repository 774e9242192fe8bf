"""What a browser is told: types of everything that travels, from which the client's TypeScript types are made.

Views and logs are plain dictionaries with the fields below (docs/position.md); they are encoded as they are, never copied.
"""

from typing import Literal, NotRequired

import msgspec
from typing_extensions import TypedDict

from naqala.events import Event
from naqala.narrator import Said
from naqala.offers import Offer

Counts = dict[str, int]


class TileSeen(TypedDict):
    """A tile of the board."""

    tile: str
    meeples: NotRequired[str]
    owner: NotRequired[int]
    piece: NotRequired[str]
    palms: NotRequired[int]
    palaces: NotRequired[int]
    whim: NotRequired[str]


class SeatSeen(TypedDict):
    """What a seat has. Of others gold is missing, and hands are numbers."""

    gold: NotRequired[int]
    camels: int
    tent: NotRequired[bool]
    viziers: int
    elders: int
    artisans: NotRequired[int]
    cards: Counts | int
    djinns: list[str]
    thieves: NotRequired[list[str]]
    items: NotRequired[Counts | int]
    whims: NotRequired[list[str] | int]
    fulfilled: NotRequired[list[str]]


class SoloSeen(TypedDict):
    """What the dice say in the solo game; ``left``: Yazid has still to play, after the player."""

    dice: list[int]
    targets: list[str]
    left: list[str]


class YazidSeen(TypedDict):
    """The rival of the solo game."""

    camels: int
    viziers: int
    elders: int
    assassins: int
    fakirs: int
    djinns: list[str]


class CardPile(TypedDict):
    """Resource cards."""

    row: list[str]
    deck: Counts | int
    discard: Counts


class DjinnPile(TypedDict):
    """Djinns."""

    row: list[str]
    deck: list[str] | int
    discard: list[str]


class ItemPile(TypedDict):
    """Items."""

    deck: Counts | int
    discard: Counts


class ThiefPile(TypedDict):
    """Thieves."""

    face_up: NotRequired[str]
    deck: list[str] | int
    out: list[str]


class WhimPile(TypedDict):
    """Whims."""

    deck: list[str] | int


class Turn(TypedDict):
    """The turn under way."""

    step: str
    seat: NotRequired[int]
    start: NotRequired[str]
    at: NotRequired[str]
    before: NotRequired[str]
    hand: NotRequired[str]
    tribe: NotRequired[str]
    count: NotRequired[int]
    used: NotRequired[list[str]]
    item_played: NotRequired[bool]


class About(TypedDict):
    """What a question is about (docs/position.md); ``to`` says where a drawn thing goes: row, aside or a seat."""

    tile: NotRequired[str]
    djinn: NotRequired[str]
    building: NotRequired[Literal["palm", "palace"]]
    to: NotRequired[int | str]
    count: NotRequired[int]
    cause: NotRequired[str]


class Pending(About):
    """An open question on the stack; chance has no seat."""

    ask: str
    seat: NotRequired[int]


class Aside(TypedDict):
    """What lies between two parts of an effect; of what only another seat may see, the number."""

    cards: NotRequired[Counts]
    items: NotRequired[Counts | int]
    djinns: NotRequired[list[str] | int]
    palms: NotRequired[int]
    palaces: NotRequired[int]
    tiles: NotRequired[list[str]]


class Triggers(TypedDict):
    """What makes this round the last one, or lost the solo game."""

    last_camel: bool
    no_move: bool
    lost: NotRequired[str]


class Position(TypedDict):
    """A position as a seat sees it."""

    options: "GameOptions"
    board: dict[str, TileSeen]
    seats: list[SeatSeen]
    yazid: NotRequired[YazidSeen]
    bag: str
    supply: Counts
    cards: CardPile
    djinns: DjinnPile
    items: NotRequired[ItemPile]
    thieves: NotRequired[ThiefPile]
    whims: NotRequired[WhimPile]
    bid_track: NotRequired[list[int]]
    turn_track: NotRequired[dict[str, list[int]]]
    round: int
    end: NotRequired[Triggers]
    turn: Turn
    solo: NotRequired[SoloSeen]
    aside: NotRequired[Aside]
    pending: NotRequired[list[Pending]]


class GameOptions(TypedDict):
    """What kind of game."""

    seats: int
    expansions: list[str]
    promos: list[str]
    five_track: bool


class Question(msgspec.Struct, frozen=True):
    """The open question; seat 0 is chance, None when the game is over."""

    ask: str
    seat: int | None
    about: About
    said: Said
    """What the viewer reads: whether it is asked itself, or who is."""


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action as the seat saw it."""

    number: int
    ask: str
    seat: int | None
    action: str
    events: list[Event] = []
    """What it did (docs/events.md); only where it happens while one looks on."""


Sheet = dict[str, int | None]
"""Points by the lines of the score sheet; None where the viewer may not know."""


class Score(msgspec.Struct, frozen=True):
    """All seats' points at the start of a round, after so many actions, as far as the viewer may know."""

    number: int
    round: int
    totals: list[int]


Undo = Literal["no", "free", "ask"]


class End(msgspec.Struct, frozen=True):
    """How the game ended."""

    totals: list[int]
    winners: list[int]
    reasons: list[str]


class Look(msgspec.Struct, frozen=True):
    """What a seat (None: everybody) sees now."""

    seat: int | None
    position: Position
    question: Question
    legal: list[str]
    """The answers, if this seat is asked."""
    sheets: list[Sheet]
    undo: Undo
    """Whether the seat may take its last answer back, by itself or if the others agree."""
    next: int | None
    """Who bids next, or whose turn is the next."""
    targets: list[str]
    """The tiles that Yazid is still going to clear in this round."""
    features: list[Counts | None]
    """In a game with whims: how much each seat has of what they can ask for, where its hand lies open."""
    end: End | None = None
    offers: dict[str, Offer] = {}
    """By answer what it costs and gives, if this seat is asked."""
