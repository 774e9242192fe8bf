"""What can be wrong with what a browser asks for. The class name travels to the client, which has words for each."""

from naqala.errors import NaqalaError


class ServerError(NaqalaError):
    """Base of the server's own errors; ``status`` is what HTTP calls it."""

    status = 400


class NoTableError(ServerError):
    """There is no such table."""

    status = 404


class NotYourSeatError(ServerError):
    """The browser does not hold the seat it speaks for."""

    status = 403


class NotHostError(ServerError):
    """Only who opened the table may do that."""

    status = 403


class InvitationError(ServerError):
    """A seat link that was revoked or never existed."""

    status = 403


class StaleError(ServerError):
    """The command was made against an older version of the table."""

    status = 409


class NoUndoError(ServerError):
    """Something was revealed, or somebody else has answered: the others must agree."""

    status = 409


class NoProposalError(ServerError):
    """There is nothing, or not this, to vote on."""

    status = 409


class NotOverError(ServerError):
    """Only a finished game is open to all."""

    status = 409


class HintsOffError(ServerError):
    """The table is played without hints."""

    status = 403


class MessageError(ServerError):
    """A message that cannot be understood."""

    status = 422


class TooMuchError(ServerError):
    """More than the server takes from one browser in this time, or in one message."""

    status = 429


class StoreError(ServerError):
    """The game could not be written; nothing was played."""

    status = 503
