"""Errors in what a browser asks for. The client gets the name of the class and has a text for each, so the names never change.
The server sends only those of ``TOLD`` (docs/protocol.md has the list).
"""

from typing import TYPE_CHECKING, Any, ClassVar

from naqala.errors import (
    BotError,
    BrokenLawError,
    FormatError,
    GameOverError,
    IllegalActionError,
    NaqalaError,
    OptionsError,
    TallyError,
    UnknownActionError,
    ValuesError,
    WrongSeatError,
)

if TYPE_CHECKING:
    import asyncio


class ServerError(NaqalaError):
    """Base of the server's own errors, and the name of all that have no other; ``status`` is what HTTP calls it."""

    status: ClassVar[int] = 500

    def __init_subclass__(cls, status: int | None = None) -> None:
        super().__init_subclass__()
        cls.status = cls.status if status is None else status


class NoTableError(ServerError, status=404):
    """There is no such table."""


class NoLessonError(ServerError, status=404):
    """There is no such lesson, or it has no such task."""


class OtherRulesError(ServerError, status=409):
    """The table was opened under other rules, and its game cannot continue under those of today."""


class BrokenTableError(ServerError):
    """What is stored of the table cannot be read."""


class ClosedTableError(ServerError, status=409):
    """The table was closed: it can be seen, but not played on."""


class OriginError(ServerError, status=403):
    """A page of another server may not use the browser's seats."""


class NotYourSeatError(ServerError, status=403):
    """The browser does not hold the seat it speaks for."""


class NotHostError(ServerError, status=403):
    """Only the host of the table may do that."""


class InvitationError(ServerError, status=403):
    """A seat link that was revoked or never existed."""


class SpentLinkError(ServerError, status=403):
    """Another browser has sat down with this seat link."""


class RecoveryError(ServerError, status=403):
    """A recovery code that was used, replaced or never existed."""


class NameTakenError(ServerError, status=409):
    """Another player at the table has this name."""


class StaleError(ServerError, status=409):
    """The command was made against an older version of the table."""


class NoUndoError(ServerError, status=409):
    """There is no answer to undo, or a person who has left would have to agree."""


class NoRedoError(ServerError, status=409):
    """There is nothing to redo, or it was another person's answer."""


class NoProposalError(ServerError, status=409):
    """There is no such proposal to vote on."""


class TooSoonError(ServerError, status=409):
    """The person was here a moment ago and may come back in another."""


class TimeUpError(ServerError, status=409):
    """The time of the seat is up, and a bot plays for it."""


class NoClockError(ServerError, status=409):
    """The table has no clocks, or they do not run."""


class GoneError(ServerError, status=409):
    """The person has resigned, or the time of the seat was up: a bot plays there to the end."""


class SeatTakenError(ServerError, status=409):
    """A person has come to the seat, so the host cannot give it away."""


class NotFullError(ServerError, status=409):
    """The table of the lobby waits for more people."""


class LobbyError(ServerError, status=404):
    """The server has no lobby, or the table is not in it any more."""


class NotOverError(ServerError, status=409):
    """Only a finished game is open to all."""


class HintsOffError(ServerError, status=403):
    """The table is played without hints."""


class SilentError(ServerError, status=403):
    """The host of the table wants no talk."""


class AddressError(ServerError, status=422):
    """The server sends no notices to this address: it is malformed, or it belongs to a private network."""


class NoticesOffError(ServerError, status=403):
    """The people who run the server do not allow notices of this kind, or they are not confirmed yet."""


class NoChannelError(ServerError, status=404):
    """There is no such channel, or it was deleted."""


class NotSentError(ServerError, status=502):
    """The service to which a notice was sent did not take it."""


class MessageError(ServerError, status=422):
    """A message that cannot be understood."""


class TooMuchError(ServerError, status=429):
    """More than the server takes from one browser in this time, or in one message."""


class StoreError(ServerError, status=503):
    """The game could not be written; nothing was played."""


class UnsettledError(StoreError):
    """The database has not answered in time: the game may still be written, or not. ``settled`` is done when that is known."""

    def __init__(self, text: str, settled: "asyncio.Future[Any]") -> None:
        super().__init__(text)
        self.settled = settled


TOLD: tuple[type[NaqalaError], ...] = (
    *(OptionsError, UnknownActionError, IllegalActionError, WrongSeatError, GameOverError, BotError, FormatError, BrokenLawError),
    *(TallyError, ValuesError),
    *(NoTableError, NoLessonError, OtherRulesError, BrokenTableError, ClosedTableError),
    *(OriginError, NotYourSeatError, NotHostError, InvitationError, SpentLinkError, RecoveryError),
    *(NameTakenError, StaleError, NoUndoError, NoRedoError, NoProposalError),
    *(TooSoonError, NotOverError, HintsOffError, SilentError),
    *(AddressError, NoticesOffError, NoChannelError, NotSentError),
    *(TimeUpError, NoClockError, GoneError, SeatTakenError, NotFullError, LobbyError),
    *(MessageError, TooMuchError, UnsettledError, StoreError, ServerError),
)
"""All errors a client can get: those of the rules and of files, then the server's own."""


def name_of(error: NaqalaError) -> str:
    """Return the name of an error for the client; an error it does not know is a ServerError."""
    return next((kind.__name__ for kind in type(error).__mro__ if kind in TOLD), ServerError.__name__)


def status_of(error: NaqalaError) -> int:
    """Return the HTTP status of an error."""
    if isinstance(error, ServerError):
        return error.status
    return 400 if isinstance(error, TOLD) else 500
