"""What can be wrong with what somebody asks for. Every message says what was expected and what came."""


class NaqalaError(Exception):
    """Base of all named errors; nothing was changed when one is raised."""


class OptionsError(NaqalaError):
    """A combination of seats, expansions, promos and tracks that does not exist (XSET-14)."""


class UnknownActionError(NaqalaError):
    """A text or number that is no action in any position."""


class IllegalActionError(NaqalaError):
    """An action that does not answer the open question."""


class WrongSeatError(NaqalaError):
    """A seat that is not the one asked."""


class GameOverError(NaqalaError):
    """There is no open question: the game is over."""


class NothingToUndoError(NaqalaError):
    """The game is at its start."""


class FormatError(NaqalaError):
    """A file that is no JSON, of another kind or version, or has a field that cannot be read."""


class BrokenLawError(NaqalaError):
    """A position that breaks a conservation law."""

    def __init__(self, law: str, field: str, message: str) -> None:
        super().__init__(f"{law} is broken at {field}: {message}")
        self.law = law
        self.field = field
