"""Bots in any language: programs that are asked on standard input and answer on standard output (docs/stdio.md)."""

import json
import os
import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from naqala.action import Action
from naqala.bots.bot import USUAL, Budget, check_asked, occasion
from naqala.bots.classes import class_file, is_class
from naqala.bots.program import Program, ProgramError
from naqala.errors import BotError, ForfeitError, NaqalaError, shown
from naqala.log import Log
from naqala.view import View

PROTOCOL = 1
START_SECONDS = 20.0
"""How long a program may take until it is ready."""
GRACE_SECONDS = 1.0
"""How much later than its budget an answer may come: pipes and busy machines take time, too."""
LONGEST_SECONDS = 120.0
"""How long an answer may take where the budget counts nodes."""


def is_program(name: str) -> bool:
    """Return whether the name of a bot is the path of a program, such as ``./mybot``."""
    return ("/" in name or os.sep in name) and not is_class(name)


def check_program(name: str) -> None:
    """Refuse a path with no program."""
    if not Path(name).is_file() or not os.access(name, os.X_OK):
        raise BotError(f"bot: expected a program that can be run (chmod +x), got {shown(name, repr)}")


def is_foreign(name: str) -> bool:
    """Return whether a bot is no level of naqala, but a program or a class from elsewhere."""
    return is_program(name) or is_class(name)


def foreign_digest(name: str) -> str:
    """Return a digest of the file of a program or class: games of another version must not be counted with its games."""
    return sha256((class_file(name) if is_class(name) else Path(name)).read_bytes()).hexdigest()[:16]


class StdioBot:
    """Plays with a program of its own. Every mistake of the program is a ForfeitError."""

    clock: Callable[[], float] = staticmethod(time.perf_counter)
    """The clock that measures it: a program's processor time is not known while it runs."""

    def __init__(self, path: str, seed: int | str) -> None:
        check_program(path)
        self.name, self._seed = path, seed
        self._program: Program | None = None
        self._told = 0
        self._occasion: tuple[str, int, int] | None = None
        self._spent = 0.0

    def choose(self, view: View, budget: Budget = USUAL, log: Log | None = None) -> Action:
        """Put the question to the program and return its answer."""
        check_asked(view)
        try:
            program = self._program or self._start(view, budget)
            return self._ask(program, view, budget, log)
        except ProgramError as error:
            raise ForfeitError(str(error)) from error

    def _start(self, view: View, budget: Budget) -> Program:
        program = self._program = Program(self.name)
        program.send(f"naqala {PROTOCOL}")
        word = program.read(START_SECONDS)
        if word.split()[:1] != ["ready"]:
            raise ForfeitError(f"expected ready, got {shown(word, repr)}")
        allowed = {"seconds": budget.seconds} if budget.nodes is None else {"nodes": budget.nodes}
        options = to_builtins(view.position.options)
        program.send("game " + _json({"seat": view.seat, "options": options, "budget": allowed, "seed": str(self._seed)}))
        return program

    def _ask(self, program: Program, view: View, budget: Budget, log: Log | None) -> Action:
        """Keep the time of the whole turn or bid, as the budget is meant."""
        if occasion(view) != self._occasion:
            self._occasion, self._spent = occasion(view), 0.0
        left = None if budget.seconds is None else max(0.0, budget.seconds - self._spent)
        program.send("ask " + _json(self._question(view, log, left)))
        begun = self.clock()
        word = program.read(LONGEST_SECONDS if left is None else left + GRACE_SECONDS)
        self._spent += self.clock() - begun
        return _legal(word, view)

    def _question(self, view: View, log: Log | None, left: float | None) -> dict[str, Any]:
        entries = log.entries[self._told :] if log else ()
        self._told += len(entries)
        seen = [{"ask": one.ask, "seat": one.seat, "action": one.action, "events": to_builtins(one.events)} for one in entries]
        return {
            "seconds": None if left is None else round(left, 3),
            "question": to_builtins(view.decision),
            "legal": [action.text for action in view.legal],
            "view": view.position.to_json(),
            "log": seen,
        }

    def finish(self, result: dict[str, Any] | None) -> None:
        """Tell the program how the game ended, if it did, and stop it."""
        program, self._program = self._program, None
        if program is not None:
            program.stop(*([] if result is None else ["over " + _json(result)]), "quit")


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _legal(word: str, view: View) -> Action:
    """Return the action that the program has named."""
    try:
        action = Action.parse(" ".join(word.split()))
    except NaqalaError as error:
        raise ForfeitError(f"expected an action, got {shown(word, repr)}") from error
    if action not in view.legal:
        raise ForfeitError(f"expected a legal answer to {view.decision.ask!r}, got {shown(word, repr)}")
    return action
