"""What a browser is told: types of everything that travels, from which the client's TypeScript types are made.

Views and logs are plain dictionaries with the fields below (docs/position.md); they are encoded as they are, never copied.
"""

from typing import Any, Literal, NotRequired, TypedDict

import msgspec

from naqala.events import Event

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
    end: NotRequired[dict[str, Any]]
    turn: Turn
    solo: NotRequired[SoloSeen]
    aside: NotRequired[dict[str, Any]]
    pending: NotRequired[list[dict[str, Any]]]


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
    about: dict[str, Any]


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
    end: End | None = None
