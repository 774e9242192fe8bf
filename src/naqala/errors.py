"""Named errors for bad input. Every message says what was expected and what came."""

import json
from collections.abc import Callable
from typing import Any, Literal

from msgspec import Struct


def _as_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def shown(value: Any, write: Callable[[Any], str] = _as_json) -> str:
    """Return a value as an error message shows it, cut short; a value that cannot be written (too long, too deep) is named by its
    type.
    """
    try:
        text = write(value)
    except (TypeError, ValueError, RecursionError):
        text = f"a value of type {type(value).__name__}"
    return text if len(text) < 80 else text[:77] + "..."


class NaqalaError(Exception):
    """Base of all named errors; nothing was changed when one is raised."""


class OptionsError(NaqalaError):
    """A combination of seats, expansions, promos and tracks that does not exist (XSET-14)."""


class ValueFault(Struct, frozen=True, omit_defaults=True):
    """A value from the box that does not fit: where it is, what it is, and for a whole number what would be possible."""

    path: str
    got: str
    least: int | None = None
    most: int | None = None


class ValuesError(OptionsError):
    """A value from the box that is unknown, does not fit, or that the booklets contradict (docs/values.md)."""

    def __init__(self, message: str, fault: ValueFault | None = None) -> None:
        super().__init__(message)
        self.fault = fault


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
    """A file that is not JSON, is of another kind or version, or has a field that cannot be read."""


class BrokenLawError(NaqalaError):
    """A position that breaks a conservation law."""

    def __init__(self, law: str, field: str, message: str) -> None:
        super().__init__(f"{law} is broken at {field}: {message}")
        self.law = law
        self.field = field


FaultWhy = Literal["most", "together", "between", "tile", "shores", "tent", "absent"]
"""More than a player can have; more than there are, all players together; outside of what these tiles allow; palm trees or
palaces without a tile; some by the Great Lake and some not, with one tile; a tent without its tile; not in this game.
"""


class TallyFault(Struct, frozen=True, omit_defaults=True, gc=False):
    """An entry that cannot be."""

    why: FaultWhy
    field: str
    """The field of ``Owned``, or ``yazid``."""
    player: int | None = None
    """Whose entry it is, counted from 0; None: of all together."""
    word: str | None = None
    """Which djinn, card, tile and so on."""
    least: int = 0
    most: int = 0
    got: int = 0

    @property
    def path(self) -> str:
        """Return where it is in the entries."""
        if self.field == "yazid":
            return self.field
        player = "players" if self.player is None else f"players[{self.player}]"
        return ".".join(part for part in (player, self.field, self.word) if part)


class TallyError(NaqalaError):
    """Entries of a finished game that no game can end with (docs/score.md)."""

    def __init__(self, fault: TallyFault, expected: str, got: object) -> None:
        super().__init__(f"{fault.path}: expected {expected}, got {got}")
        self.fault = fault


class ProvisionalError(NaqalaError):
    """A value in provisional.toml that the program cannot play with."""


class ModeError(NaqalaError):
    """A mode that does not exist or cannot run here, or one that is chosen after the rules are loaded."""


class WorldError(NaqalaError):
    """A view and a log that do not belong together."""


class BotError(NaqalaError):
    """A bot that does not exist, or a view it cannot answer."""


class ForfeitError(BotError):
    """A program that lost its game: it crashed, was silent for too long, or answered with no legal action."""


class BudgetError(NaqalaError):
    """A thinking time that is not a time."""


class BatchError(NaqalaError):
    """An array that does not fit a batch of games, or a step before the first deal."""


class ArenaError(NaqalaError):
    """Contestants that cannot meet, or a results folder that cannot be read."""


class WorkerError(NaqalaError):
    """A process or node that was lost with its work, or a backend that is not there."""


class LessonError(NaqalaError):
    """A lesson file with a word that does not exist, or a position that cannot be."""
