"""Errors in what a browser asks for. The client gets the name of the class and has words for each; so the names stay as they are,
and only those of ``TOLD`` are sent (docs/protocol.md has the list).
"""

from typing import TYPE_CHECKING, Any

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

    status = 500


class NoTableError(ServerError):
    """There is no such table."""

    status = 404


class NoLessonError(ServerError):
    """There is no such lesson, or it has no such task."""

    status = 404


class OtherRulesError(ServerError):
    """The table was opened under other rules, and its game cannot continue under those of today."""

    status = 409


class BrokenTableError(ServerError):
    """What is stored of the table cannot be read."""

    status = 500


class ClosedTableError(ServerError):
    """The table was closed: it can be seen, but not played on."""

    status = 409


class OriginError(ServerError):
    """A page of another server may not use the browser's seats."""

    status = 403


class NotYourSeatError(ServerError):
    """The browser does not hold the seat it speaks for."""

    status = 403


class NotHostError(ServerError):
    """Only the host of the table may do that."""

    status = 403


class InvitationError(ServerError):
    """A seat link that was revoked or never existed."""

    status = 403


class SpentLinkError(ServerError):
    """Another browser has sat down with this seat link."""

    status = 403


class RecoveryError(ServerError):
    """A recovery code that was used, replaced or never existed."""

    status = 403


class NameTakenError(ServerError):
    """Another player at the table has this name."""

    status = 409


class StaleError(ServerError):
    """The command was made against an older version of the table."""

    status = 409


class NoUndoError(ServerError):
    """There is no answer to undo, or a person who has left would have to agree."""

    status = 409


class NoProposalError(ServerError):
    """There is nothing, or not this, to vote on."""

    status = 409


class TooSoonError(ServerError):
    """The person was here a moment ago and may come back in another."""

    status = 409


class TimeUpError(ServerError):
    """The time of the seat is up, and a bot plays for it."""

    status = 409


class NoClockError(ServerError):
    """The table has no clocks, or they do not run, or stand already."""

    status = 409


class GoneError(ServerError):
    """The person has resigned, or the time of the seat was up: a bot plays there to the end."""

    status = 409


class SeatTakenError(ServerError):
    """A person has come to the seat, so the host cannot give it away."""

    status = 409


class NotFullError(ServerError):
    """The table of the lobby waits for more people."""

    status = 409


class LobbyError(ServerError):
    """The server has no lobby, or the table is not in it any more."""

    status = 404


class NotOverError(ServerError):
    """Only a finished game is open to all."""

    status = 409


class HintsOffError(ServerError):
    """The table is played without hints."""

    status = 403


class SilentError(ServerError):
    """The host of the table wants no talk."""

    status = 403


class AddressError(ServerError):
    """An address to which the server sends no notices: not one of its kind, or one of a private network."""

    status = 422


class NoticesOffError(ServerError):
    """The people who run the server do not allow notices of this kind, or they are not confirmed yet."""

    status = 403


class NoChannelError(ServerError):
    """There is no such way to be told, or it was ended."""

    status = 404


class NotSentError(ServerError):
    """The service to which a notice was sent did not take it."""

    status = 502


class MessageError(ServerError):
    """A message that cannot be understood."""

    status = 422


class TooMuchError(ServerError):
    """More than the server takes from one browser in this time, or in one message."""

    status = 429


class StoreError(ServerError):
    """The game could not be written; nothing was played."""

    status = 503


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
    *(NameTakenError, StaleError, NoUndoError, NoProposalError, TooSoonError, NotOverError, HintsOffError, SilentError),
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
