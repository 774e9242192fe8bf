"""What a browser is told: types of everything that travels, from which the client's TypeScript types are made.

Views and logs are plain dictionaries with the fields below (docs/position.md); they are encoded as they are, never copied.
"""

from typing import Any, Literal, NotRequired, TypedDict

import msgspec

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


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one action changed for everybody to see; numbers are gains and losses."""

    tiles: dict[str, dict[str, Any]] = {}
    """By tile: its new owner, piece, palms, palaces, as far as they are new."""
    front: dict[int, Counts] = {}
    """By seat: Viziers, Elders, Artisans, and in the solo game Assassins."""
    djinns: dict[int, Counts] = {}
    thieves: dict[int, Counts] = {}
    fulfilled: dict[int, list[str]] = {}
    collected: Counts = {}
    """By colour: the meeples taken at the end of a move."""
    gold_by: dict[int, Counts] = {}
    """By seat: where the gold it got or paid came from or went to: a djinn, ``bid``, ``builders``, ``market``, ``outbid``,
    ``sale``, ``whim``, ``yazid``. All of it adds up to the seat's gain or loss.
    """
    cleared: dict[str, Counts] = {}
    """By tile: the meeples Yazid took there in his turn, by colour; none where the tile was empty."""


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action as the seat saw it (docs/api.md, Log), and what everybody saw change."""

    number: int
    ask: str
    seat: int | None
    action: str
    about: dict[str, Any] = {}
    """What the question was about: where a draw goes, the tile ..."""
    gold: dict[int, int] = {}
    cards: dict[int, Counts] = {}
    items: dict[int, Counts] = {}
    whims: dict[int, Counts] = {}
    discarded: dict[str, Counts] = {}
    shuffled: dict[str, Counts] = {}
    change: Change | None = None


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
