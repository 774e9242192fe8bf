"""What happens at a table, as it is stored. A table consists of its setup and these events, in order, and nothing else."""

import msgspec

from naqala.server.rematch import Agreed, Declined, Offered, Opened


class Played(msgspec.Struct, frozen=True, tag="played"):
    """A seat answered, and chance after it."""

    seat: int
    actions: list[str]
    luck: list[int]
    """Where the dealer's generator stood afterwards."""


class TakenBack(msgspec.Struct, frozen=True, tag="taken back"):
    """A seat undid everything after the first ``length`` actions, luck included."""

    seat: int
    length: int


class Proposed(msgspec.Struct, frozen=True, tag="proposed"):
    """A seat asks the others for something: to undo back to ``length`` actions, or to let a bot sit on a seat."""

    seat: int
    waiting: list[int]
    """The seats that must agree."""
    length: int | None = None
    chair: int | None = None
    level: str | None = None
    free: bool = False
    """The bot replaces no other person: the seat is one of the proposer's own, or has never been taken."""


class Voted(msgspec.Struct, frozen=True, tag="voted"):
    """A seat agrees to the open proposal, or does not."""

    seat: int
    agrees: bool


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """From now on a bot of this level sits on the seat, or its person (None) again."""

    seat: int
    level: str | None
    free: bool = False
    """The bot replaces no other person, see Proposed."""


class Renamed(msgspec.Struct, frozen=True, tag="named"):
    """A person has changed the name of a seat."""

    seat: int
    name: str


TableEvent = Played | TakenBack | Proposed | Voted | Seated | Renamed | Offered | Agreed | Declined | Opened

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[TableEvent] = msgspec.json.Decoder(TableEvent)


def to_text(event: TableEvent) -> str:
    """Return an event as it is stored."""
    return _ENCODER.encode(event).decode()


def from_text(text: str) -> TableEvent:
    """Return a stored event."""
    return _DECODER.decode(text)
