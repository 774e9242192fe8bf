"""The messages of the WebSocket (docs/protocol.md), in both directions. Each has a ``type``; unknown ones are refused.

A browser sends commands, each with an id of its own: a retry of a command after a lost connection is played once. The
server answers every command with ``done`` or ``refused``.
"""

from typing import Annotated, Any, Literal

import msgspec

from naqala.bots import BOTS
from naqala.bots.advice import Advice
from naqala.bots.coach import RemarkKind
from naqala.narrator import Chapter, Said
from naqala.options import Options
from naqala.position.schema import SeatNumber
from naqala.reading import always_one_of
from naqala.server.protocol.wire import Announcement, Happened, LeftWhy, Look, ProposalKind, Score, ScoreLine, TimeSeen
from naqala.server.tables.rematch import Wish
from naqala.server.tables.setup import LONGEST_NAME
from naqala.waypoints import Waypoint

PROTOCOL = 7
LARGEST = 16 * 1024
"""Bytes of one message from a browser."""

LONGEST_REMARK = 300
"""Characters of what a person says at once."""

Level = Annotated[str, always_one_of(BOTS)]
CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Version = Annotated[int, msgspec.Meta(ge=0)]


class _Command(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a browser sends."""

    id: CommandId


class Watch(_Command, frozen=True, tag="watch"):
    """Show me the table as this seat sees it (None: the public view). I know the first ``after`` actions as they were at this
    version; a browser that knows nothing yet sends 0 and 0. One that holds a scene of this seat, from a server of the same
    edition, sends the stamp of what it was told last.
    """

    seat: SeatNumber | None = None
    after: Version = 0
    version: Version = 0
    stamp: Annotated[str, msgspec.Meta(max_length=32)] = ""


class SeatCommand(_Command, frozen=True):
    """What a browser sends for one of its seats."""

    seat: SeatNumber


class TimedCommand(SeatCommand, frozen=True):
    """What depends on the table as it was at a version."""

    version: Version


class Play(TimedCommand, frozen=True, tag="play"):
    """A seat's answer, by its text, made at this version of the table. If ``sure`` is False and there would be no free undo, the
    server does not play the answer: it shows what it would lead to and waits for the same command with ``sure``.
    """

    action: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    sure: bool = True


class Undo(TimedCommand, frozen=True, tag="undo"):
    """Undo my last answer; ask the others if they must agree."""


class Redo(TimedCommand, frozen=True, tag="redo"):
    """Play again what my last undo has undone."""


class Vote(TimedCommand, frozen=True, tag="vote"):
    """My answer to the open proposal; the proposer withdraws it with a no."""

    agrees: bool


class Substitute(TimedCommand, frozen=True, tag="substitute"):
    """Let a bot of this level sit on a seat that was never taken, or whose person has been away for a while."""

    chair: SeatNumber
    level: Annotated[str, msgspec.Meta(max_length=20)]


class Return(SeatCommand, frozen=True, tag="return"):
    """I am back: the bot on my seat may get up."""


class Pause(TimedCommand, frozen=True, tag="pause"):
    """Let all clocks stand, if all people agree."""


class Resume(TimedCommand, frozen=True, tag="resume"):
    """Let the clocks run again, if all people agree."""


class Decide(TimedCommand, frozen=True, tag="decide"):
    """The time of the person on ``chair`` is up: let a bot play this turn, or the rest of the game (``time``)."""

    chair: SeatNumber
    what: Literal["turn", "time"]


class Resign(SeatCommand, frozen=True, tag="resign"):
    """I go for good; a bot of this level may have my seat."""

    level: Annotated[str, msgspec.Meta(max_length=20)]


class CloseTable(_Command, frozen=True, tag="close"):
    """Close the table: the host does, others propose it."""

    seat: SeatNumber | None = None


class Remove(_Command, frozen=True, tag="remove"):
    """The host: a person who never came loses the seat; a bot of this level has it, and the link is void."""

    chair: SeatNumber
    level: Annotated[str, msgspec.Meta(max_length=20)]
    seat: SeatNumber | None = None


class Rename(SeatCommand, frozen=True, tag="rename"):
    """My name."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]


class OfferRematch(SeatCommand, frozen=True, tag="rematch"):
    """Let us play again, like this. If the same is offered already, I agree to it."""

    wish: Wish
    language: Annotated[str, msgspec.Meta(max_length=8)] = "en"


class Decline(SeatCommand, frozen=True, tag="decline"):
    """I do not want a rematch, or not the one I offered."""


class Hint(TimedCommand, frozen=True, tag="hint"):
    """Advise the seat, which is asked."""

    number: Annotated[int, msgspec.Meta(ge=1, le=20)] = 5


class Say(_Command, frozen=True, tag="say"):
    """Something for the others to read; a seat of mine says it, or a spectator."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_REMARK)]
    seat: SeatNumber | None = None


class Hush(_Command, frozen=True, tag="hush"):
    """The host: no talk at this table, or talk again."""

    silent: bool
    seat: SeatNumber | None = None


class Coach(SeatCommand, frozen=True, tag="coach"):
    """Tell the seat what its open bid would buy, or how good its last turn was."""

    about: Literal["bid", "turn"]


ChangeCommand = SeatCommand | CloseTable | Remove
"""What can change a table."""
Command = (
    Watch
    | Play
    | Undo
    | Redo
    | Vote
    | Substitute
    | Return
    | Rename
    | OfferRematch
    | Decline
    | Hint
    | Coach
    | Say
    | Hush
    | Pause
    | Resume
    | Decide
    | Resign
    | CloseTable
    | Remove
)


class _Message(msgspec.Struct, frozen=True, tag_field="type"):
    """What the server sends."""


class ChairSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat, and whether that person is connected. ``taken``: a browser has used the seat's link, or the seat needs
    none; ``devices``: how many browsers hold the seat; ``colour`` and ``camel``: what it looks like, counted
    from 0, where that is not what the seat looks like by default; ``gone``: its person cannot return; ``left``: why a bot plays
    for its person, or has played to the end; ``home``: the seat whose letter it has, where it kept that of an earlier game.
    """

    kind: Literal["here", "link", "bot"]
    name: str
    level: Level | None
    present: bool
    taken: bool
    devices: int
    colour: int | None = None
    camel: int | None = None
    gone: bool = False
    left: LeftWhy | None = None
    home: int | None = None


class ProposalSeen(msgspec.Struct, frozen=True):
    """What a seat asks the others for, such as to undo back to ``length`` actions, or a bot on the seat ``chair``. The seats in
    ``waiting`` have not agreed yet.
    """

    seat: int
    waiting: list[int]
    length: int | None
    chair: int | None
    level: Level | None
    what: ProposalKind


class RematchSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far the people are on their way to a rematch. ``seat`` has offered ``wish``, and ``waiting`` have not agreed to it yet;
    ``declined`` has refused the last offer; ``opened`` is the new table, where these seats sit in the ``order`` given. The people
    of the seats ``without`` are no longer asked, because a bot has taken their place after the end.
    """

    seat: int | None
    wish: Wish | None
    waiting: list[int]
    declined: int | None
    opened: str | None
    order: list[int] = []
    without: list[int] = []


class Hello(_Message, frozen=True, tag="hello"):
    """The first message on every connection."""

    protocol: int
    table: str
    options: Options
    yours: list[int]
    """The seats this browser holds."""
    host: bool
    hints: bool
    warm: bool
    """Whether bots think with compiled code yet."""
    edition: str
    """The program of the server: the same one makes the same scene of the same table."""
    seed: str | None = None
    """The seed that the host chose, if any. All see it, because who knows it can know what will be drawn."""


class _Now(_Message, frozen=True):
    """What is small and always sent whole."""

    version: int
    chairs: list[ChairSeen]
    proposal: ProposalSeen | None
    notice: Announcement | None
    """What the last event means to people, if the position does not show it."""
    rematch: RematchSeen | None
    """None until the first offer."""
    time: TimeSeen | None
    """None at a table without clocks that does not wait for people."""
    closed: bool


class _News(_Now, frozen=True):
    """What has happened since the last message. ``first`` is the number of the first action in ``happened``; if it is smaller
    than what the browser has, the actions from there on were undone.
    """

    first: int
    happened: list[Happened]
    chapter: int
    """The number of the first chapter in ``chapters``; those before it are as they were."""
    chapters: list[Chapter]
    """The log, from the first chapter that has changed on."""
    stamp: str
    """Names all that has happened at the table so far."""


class Scene(_News, frozen=True, tag="scene"):
    """The table as the watched seat sees it now, and what has happened since the last message."""

    look: Look
    marks: list[int]
    scores: list[Score]
    """The points round by round; of other seats only the public ones."""


class Change(_News, frozen=True, tag="change"):
    """The same as a scene, but of ``look``, ``marks`` and ``scores`` only what is new since the last scene or change: values by
    their place, such as ``/look/position/board/c4/meeples``, and places that are gone.
    """

    put: dict[str, Any] = {}
    gone: list[str] = []


class Same(_Now, frozen=True, tag="same"):
    """The scene that the browser holds is that of the table now, but for this. The next change comes as a whole scene."""


class Present(_Message, frozen=True, tag="present"):
    """A person came or left."""

    chairs: list[ChairSeen]


PreviewEnd = Literal["luck", "turn", "end"]


class Preview(_Message, frozen=True, tag="preview"):
    """What an answer would lead to, up to the point where undo ends. Nothing has been played."""

    id: str
    version: int
    action: str
    ends: PreviewEnd
    """Why there is no undo: chance draws, another seat is asked, or the game would be over. In the last case ``look`` is the
    table as it is, because the end of the game reveals everything.
    """
    look: Look
    gains: dict[ScoreLine, int]
    """What it brings on the score sheet of the seat, by line."""


class Advised(_Message, frozen=True, tag="advice"):
    """Advice of the explorer (docs/explorer.md); better ones may follow for the same command."""

    id: str
    version: int
    advice: Advice


class Spoken(msgspec.Struct, frozen=True):
    """What a person has said; without a seat it was a spectator."""

    number: int
    at: float
    seat: int | None
    name: str
    text: str


class Talk(_Message, frozen=True, tag="talk"):
    """What was said since the last such message; ``whole``: all there is, and nothing of before. ``silent``: no one may talk."""

    remarks: list[Spoken]
    silent: bool
    whole: bool


class RemarkSeen(msgspec.Struct, frozen=True):
    """What the coach says, and the move it speaks of."""

    verdict: RemarkKind
    said: tuple[Said, ...]
    way: tuple[Waypoint, ...]


class Coached(_Message, frozen=True, tag="coached"):
    """What the coach says (docs/explorer.md). ``after`` is how many actions there were when the bid or the turn began."""

    id: str
    after: int
    remark: RemarkSeen
    look: Look | None
    """What the seat saw then, if a move that it has missed is told."""


class Done(_Message, frozen=True, tag="done"):
    """The command was carried out; the table is now at this version."""

    id: str
    version: int


class Refused(_Message, frozen=True, tag="refused"):
    """The command was not carried out and changed nothing. ``error`` is the name of an error the client has words for."""

    id: str | None
    error: str
    text: str
    version: int


Message = Hello | Scene | Change | Same | Present | Preview | Advised | Coached | Talk | Done | Refused

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)


def encode(message: Message) -> str:
    """Return a message as JSON."""
    return _ENCODER.encode(message).decode()


def encode_raw(part: Any) -> msgspec.Raw:
    """Return a part of a message as JSON, to be put into any number of messages."""
    return msgspec.Raw(_ENCODER.encode(part))


def frame(messages: list[str]) -> str:
    """Return one frame of the WebSocket: a message, or a list of several."""
    return messages[0] if len(messages) == 1 else f"[{','.join(messages)}]"


def decode(text: str | bytes) -> Command:
    """Return a command; raise msgspec.ValidationError or DecodeError if the text is none."""
    return _DECODER.decode(text)
