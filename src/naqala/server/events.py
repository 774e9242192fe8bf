"""What happens at a table, as it is stored: the table is its setup and these events, in order, and nothing else."""

import msgspec


class Played(msgspec.Struct, frozen=True, tag="played"):
    """A seat answered, and chance after it."""

    seat: int
    actions: list[str]
    luck: list[int]
    """Where the dealer's generator stood afterwards."""


class TakenBack(msgspec.Struct, frozen=True, tag="taken back"):
    """Everything after the first ``length`` actions was taken back, luck included."""

    seat: int
    length: int


class Proposed(msgspec.Struct, frozen=True, tag="proposed"):
    """A seat asks the others for something: to take back to a length, or to let a bot sit on a seat."""

    seat: int
    waiting: list[int]
    """The seats that must agree."""
    length: int | None = None
    chair: int | None = None
    level: str | None = None
    free: bool = False
    """Nobody is missing if the bot sits down: the seat is the proposer's own too, or nobody has ever come to it."""


class Voted(msgspec.Struct, frozen=True, tag="voted"):
    """A seat agrees to the open proposal, or does not."""

    seat: int
    agrees: bool


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """Somebody else sits on a seat from now on: a bot of a level, or the person (None) again."""

    seat: int
    level: str | None
    free: bool = False
    """Nobody is missing, see Proposed."""


class Named(msgspec.Struct, frozen=True, tag="named"):
    """A person has told a name."""

    seat: int
    name: str


Event = Played | TakenBack | Proposed | Voted | Seated | Named

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def to_text(event: Event) -> str:
    """An event as it is stored."""
    return _ENCODER.encode(event).decode()


def from_text(text: str) -> Event:
    """A stored event."""
    return _DECODER.decode(text)
