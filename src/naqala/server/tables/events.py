"""What happens at a table, as it is stored. A table consists of its setup and these events, in order, and nothing else."""

from typing import Literal

import msgspec

from naqala.server.protocol.wire import ProposalKind
from naqala.server.tables.rematch import Agreed, Declined, Offered, Opened


class Played(msgspec.Struct, frozen=True, tag="played", omit_defaults=True):
    """A seat answered, and chance after it."""

    seat: int
    actions: list[str]
    luck: list[int]
    """Where the dealer's generator stood afterwards."""
    is_hasty: bool = False
    """A weaker bot answered for its level, because the rules were not compiled yet."""


class TakenBack(msgspec.Struct, frozen=True, tag="taken back"):
    """A seat undid everything after the first ``length`` actions, luck included."""

    seat: int
    length: int


class Proposed(msgspec.Struct, frozen=True, tag="proposed"):
    """A seat asks the others for something, such as to undo back to ``length`` actions, or a bot on the seat ``chair``."""

    seat: int
    waiting: list[int]
    """The seats that must agree."""
    length: int | None = None
    chair: int | None = None
    level: str | None = None
    free: bool = False
    """The bot replaces no other person: the seat is one of the proposer's own, or has never been taken."""
    what: ProposalKind | None = None
    """None: an undo or a bot, as ``length`` says."""

    @property
    def kind(self) -> ProposalKind:
        """What it asks for."""
        return self.what or ("bot" if self.length is None else "undo")


class Voted(msgspec.Struct, frozen=True, tag="voted"):
    """A seat agrees to the open proposal, or does not."""

    seat: int
    agrees: bool


SeatedWhy = Literal["time", "resigned", "removed"]
"""The time of the person was up, the person has resigned, or the host has removed a person who never came."""


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """From now on a bot of this level sits on the seat, or its person (None) again."""

    seat: int
    level: str | None
    free: bool = False
    """The bot replaces no other person, see Proposed."""
    why: SeatedWhy | None = None
    """None if all have agreed, or the person is back."""


class Renamed(msgspec.Struct, frozen=True, tag="named"):
    """A person has changed the name of a seat."""

    seat: int
    name: str


class Begun(msgspec.Struct, frozen=True, tag="begun"):
    """All people have come: clocks run from now on, and a table of the lobby can be played."""


class Dropped(msgspec.Struct, frozen=True, tag="dropped"):
    """The connection of the person the game waits for is lost."""

    seat: int


class CameBack(msgspec.Struct, frozen=True, tag="came back"):
    """The connection of the person is there again."""

    seat: int


class TimeUp(msgspec.Struct, frozen=True, tag="time up"):
    """The time of a seat is up."""

    seat: int


class StandIn(msgspec.Struct, frozen=True, tag="stand-in"):
    """A bot plays this turn for a person whose time is up."""

    seat: int


class Paused(msgspec.Struct, frozen=True, tag="paused"):
    """All clocks stand, as this seat has proposed."""

    seat: int


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    """All clocks run again, as this seat has proposed, or because the pause was long enough (None)."""

    seat: int | None = None


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """The table is closed: by this seat with the consent of all, or by the host (None)."""

    seat: int | None = None


ClockEvent = Begun | Dropped | CameBack | TimeUp | StandIn | Paused | Resumed
TableEvent = Played | TakenBack | Proposed | Voted | Seated | Renamed | Offered | Agreed | Declined | Opened | ClockEvent | Closed

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[TableEvent] = msgspec.json.Decoder(TableEvent)


def to_text(event: TableEvent) -> str:
    """Return an event as it is stored."""
    return _ENCODER.encode(event).decode()


def from_text(text: str) -> TableEvent:
    """Return a stored event."""
    return _DECODER.decode(text)
