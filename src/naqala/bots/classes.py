"""Bots as Python classes of your own: ``./mybot.py:MyBot``, or ``package.module:MyBot`` if it is installed (docs/own-bot.md).

They play in the process of the arena and get what every bot gets, a view and a log; programs (docs/stdio.md) play in their own.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from naqala.bots.bot import Bot
from naqala.errors import BotError, shown


def is_class(name: str) -> bool:
    """Return whether the name of a bot is that of a class, such as ``./mybot.py:MyBot``."""
    place, colon, word = name.rpartition(":")
    is_module = all(part.isidentifier() for part in place.split("."))
    return bool(colon) and word.isidentifier() and (place.endswith(".py") or is_module)


@cache
def class_named(name: str) -> Callable[[int | str], Bot]:
    """Return the class of this name; refuse what cannot be loaded, and what has no ``choose``."""
    place, _, word = name.rpartition(":")
    try:
        found: Any = getattr(_module_at(place), word)
    except (Exception, SystemExit) as error:  # a file from elsewhere may raise anything
        raise BotError(
            f"bot: expected a class that can be loaded, got {shown(name, repr)}: {type(error).__name__}: {error}"
        ) from error
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise BotError(f"bot: expected a class with choose(view, budget, log), got {shown(name, repr)}")
    return found


def class_file(name: str) -> Path:
    """Return the file in which a class is written."""
    place = name.rpartition(":")[0]
    if place.endswith(".py"):
        return Path(place)
    spec = find_spec(place)
    assert spec is not None and spec.origin is not None
    return Path(spec.origin)


def _module_at(place: str) -> ModuleType:
    """Load a file by its path, or a module that is installed. A file is no module for others: each stands alone."""
    if not place.endswith(".py"):
        return import_module(place)
    spec = spec_from_file_location(Path(place).stem, place)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
