"""naqala: Five Tribes with all expansions. Unofficial; see the notice in the README."""

from typing import TYPE_CHECKING, Any

from naqala.errors import (
    ArenaError,
    BatchError,
    BotError,
    BrokenLawError,
    BudgetError,
    ForfeitError,
    FormatError,
    GameOverError,
    IllegalActionError,
    ModeError,
    NaqalaError,
    NothingToUndoError,
    OptionsError,
    ProvisionalError,
    UnknownActionError,
    WorkerError,
    WorldError,
    WrongSeatError,
)
from naqala.options import Options

if TYPE_CHECKING:
    from naqala.action import Action
    from naqala.decision import Decision
    from naqala.events import Event
    from naqala.game import Game, Outcome
    from naqala.log import Entry, Log
    from naqala.position import Position
    from naqala.view import View
    from naqala.worlds import sample_world

__version__ = "0.1.0"

__all__ = [
    "Action",
    "ArenaError",
    "BatchError",
    "BotError",
    "BrokenLawError",
    "BudgetError",
    "Decision",
    "Entry",
    "Event",
    "ForfeitError",
    "FormatError",
    "Game",
    "GameOverError",
    "IllegalActionError",
    "Log",
    "ModeError",
    "NaqalaError",
    "NothingToUndoError",
    "Options",
    "OptionsError",
    "Outcome",
    "Position",
    "ProvisionalError",
    "UnknownActionError",
    "View",
    "WorkerError",
    "WorldError",
    "WrongSeatError",
    "sample_world",
]

_HOMES = {
    "Action": "action",
    "Decision": "decision",
    "Entry": "log",
    "Event": "events",
    "Game": "game",
    "Log": "log",
    "Outcome": "game",
    "Position": "position",
    "View": "view",
    "sample_world": "worlds",
}


def __getattr__(name: str) -> Any:
    """Load the engine only when it is needed, so that ``import naqala`` is quick."""
    if name not in _HOMES:
        raise AttributeError(f"module 'naqala' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"naqala.{_HOMES[name]}"), name)
