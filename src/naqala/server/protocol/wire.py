"""Types of everything that is sent to browsers; the client's TypeScript types are generated from them."""

from typing import Annotated, Literal

import msgspec

from naqala.catalog.verbs import FORMS
from naqala.decision import Decision
from naqala.doubts import Grade
from naqala.events import SCORE_LINE_WORDS, Event
from naqala.narrator import Danger, ResultKind, Said
from naqala.overview import Lane, MarketSeen
from naqala.position import Position
from naqala.position.schema import AskName, BuildingName, CardName, ColourName, DjinnName, ItemName, ThiefName, TileName, WhimName
from naqala.reading import always_one_of
from naqala.refusals import Refusal
from naqala.rulebook import PARTS
from naqala.server.protocol.printed_seen import PrintedSeen
from naqala.server.tables.pace import Pace
from naqala.waypoints import Waypoint

Counts = dict[str, int]
VerbName = Annotated[str, always_one_of(FORMS)]
PartName = Annotated[str, always_one_of(PARTS)]


Source = Literal["own", "aside", "open"]
"""With the seat that is asked; aside, for it to choose from; or open to all."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A legal answer: the text by which it is given, its verb, its words, and what it names (left out: nothing)."""

    text: str
    verb: VerbName
    said: Said
    """What giving it does, costs and brings."""
    tile: TileName = ""
    colours: list[ColourName] = []
    cards: list[CardName] = []
    """Those it names; of the row, those at its places."""
    djinn: DjinnName = ""
    item: ItemName = ""
    thief: ThiefName = ""
    building: BuildingName = ""
    seat: int = 0
    price: int = 0
    fakirs: int = 0
    """Fakirs that are added to Builders, pay for a part of a bid, or that a kill costs."""
    places: list[int] = []
    """Places of cards in the row, from 1 on."""
    spots: list[int] = []
    """The places of the row where the card lies that is put next."""
    source: Source | None = None
    """Where the djinn, item, thief, whim or cards lie."""
    whim: WhimName = ""
    """The whim that is taken."""
    claims: bool = False
    """Whether the tile becomes the seat's."""
    removes: bool = False
    """Whether it removes the meeples it names from their tile: people choose the meeples, the tile alone is not enough."""


class Happened(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One action as the seat saw it."""

    number: int
    ask: AskName
    seat: int | None
    action: str
    events: list[Event] = []
    """What it did (docs/events.md); only for actions that happen while the viewer watches."""


ScoreLine = Annotated[str, always_one_of(SCORE_LINE_WORDS)]
SHEET_WORDS = (*SCORE_LINE_WORDS, "total")
Sheet = dict[Annotated[str, always_one_of(SHEET_WORDS)], int | None]
"""Points by the lines of the score sheet that the game has; None where the viewer may not know."""


class Score(msgspec.Struct, frozen=True, gc=False):
    """All seats' points at the start of a round, after ``number`` actions: those that all seats see, to compare seats by."""

    number: int
    round: int
    totals: list[int]


UndoRight = Literal["no", "free", "ask"]


Stands = Literal["people", "pause", "rematch"]
"""Why a game stands: it starts when all people have come, all have agreed to a pause, or it is over and a rematch is offered."""
LeftWhy = Literal["resigned", "time", "removed", "away"]
"""Why a bot plays for the person of a seat, or has played to the end: they have resigned, their time was up, the host has removed
them, or the others have agreed because they were away."""
FOR_GOOD: tuple[LeftWhy, ...] = ("resigned", "time")
"""Those who have left so cannot return."""
AnnouncementKind = Literal[
    "undone", "refused", "withdrawn", "up", "stand in", "time", "resigned", "removed", "paused", "resumed", "closed"
]
ProposalKind = Literal["undo", "bot", "turn", "time", "pause", "resume", "close"]
"""To undo; a bot on a seat whose person has left; because the time of a person is up, a bot for the turn or on the seat; to let
all clocks stand or run again; to close the table.
"""


class Announcement(msgspec.Struct, frozen=True, gc=False):
    """What the last event means to people: ``seat`` has undone a move, or has refused or withdrawn what ``asker`` proposed: an
    undo, or a bot on ``chair``. Playing on refuses or withdraws too. Or its time is up, so that the others may decide, a bot
    plays the turn (``stand in``) or has the seat (``time``); it has resigned, was removed, or asked for a pause, its end or the
    end of the table, with the consent of all; 0 is the host who closed the table, or a pause that was long enough.
    """

    what: AnnouncementKind
    seat: int
    asker: int
    chair: int | None = None
    about: ProposalKind | None = None
    """What was refused or withdrawn."""


class TimeSeen(msgspec.Struct, frozen=True, gc=False):
    """The clocks of a table, as they are when the message is sent."""

    pace: Pace | None
    """None at a table without clocks that waits for people."""
    state: Literal["waiting", "running", "paused", "excused", "idle"]
    """Waiting for people to come; running; standing by consent, or because the connection of ``running`` is lost; or the game
    waits for no person.
    """
    left: list[float | None]
    """Seconds, by seat; None for bots."""
    running: int | None
    """The person the game waits for."""
    until: float | None
    """Seconds until clocks that stand run again by themselves."""
    up: list[int]
    """The seats whose time is up in this turn."""
    stand_in: int | None
    """The person for whom a bot plays this turn."""
    waits: bool
    """Whether the game begins only when all people have come."""


class End(msgspec.Struct, frozen=True, gc=False):
    """How the game ended."""

    totals: list[int]
    winners: list[int]
    result: ResultKind
    reasons: list[Said]
    """Why it ended."""


class Look(msgspec.Struct, frozen=True, gc=False):
    """What a seat (None: the public) sees now."""

    seat: int | None
    position: Position
    question: Decision
    is_turn: bool
    """Whether the seat that is asked has its turn; other questions come within the turn of another, or before all turns."""
    asked: Said
    """The open question as the viewer reads it: what it is asked itself, or who is asked."""
    legal: tuple[Answer, ...]
    """The answers, if this seat is asked."""
    refused: list[Refusal]
    """Why tiles are no answer, if this seat is asked for a start, a drop or a kill."""
    way: tuple[Waypoint, ...]
    """The last move, also one that has only begun."""
    sheets: list[Sheet]
    totals: list[int]
    """The points of all seats to compare them by: those that all seats see, or all that a seat has which plays alone."""
    unsure: dict[ScoreLine, Grade]
    """The lines in which something counts that no published source confirms."""
    undo: UndoRight
    """Whether the seat may undo its last answer: not, freely, or if the others agree."""
    next: int | None
    """Who bids next, or whose turn is the next."""
    lanes: list[Lane]
    """The turn order track; the solo game has none."""
    is_last: bool
    """Whether this is the last round."""
    markets: list[MarketSeen]
    parts: tuple[PartName, ...]
    """The parts of the rules that are in play."""
    printed: PrintedSeen
    """What values from the box change."""
    revised: bool
    """Whether djinns whose cards are revised have those."""
    dangers: list[Danger]
    """What the solo game can be lost by."""
    targets: list[str]
    """The tiles that Yazid is still going to clear in this round."""
    features: list[Counts | None]
    """How many different goods each seat holds, the gold they sell for (``suit``), and how much it has of what its whims and
    those on cities ask for, if the viewer may see its hand.
    """
    end: End | None = None
    undoes: int = 0
    """How many bids and turns of others an undo takes back too."""
    redo: bool = False
    """Whether the seat may redo what it has undone."""
