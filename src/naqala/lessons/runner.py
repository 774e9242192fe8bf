"""Playing a task: the learner's answers, those of the others and of luck, and the verdict."""

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Literal

from msgspec import Struct

from naqala.action import Action
from naqala.errors import GameOverError, IllegalActionError
from naqala.events import Event
from naqala.game import Game
from naqala.lessons.checks import LEARNER, SoFar, all_hold
from naqala.lessons.schema import Task

_ENDS = {"turn": ("turn", "round", "over"), "round": ("round", "over")}
"""The kinds of events with which a task is over, by its ``until``."""


class Verdict(Struct, frozen=True):
    """How it stands: won (at par or not), missed and how, or not decided yet."""

    state: Literal["open", "won", "missed"]
    par: bool = False
    miss: str = ""


def _fits(action: Action, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(action.text, pattern) for pattern in patterns)


class Attempt:
    """A task as it is being played. The same answers always lead to the same place."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.game = Game.from_text(task.position, task.seed)
        self.verdict = self._judged()
        self._let_others_answer()

    @classmethod
    def of(cls, task: Task, answers: Sequence[str]) -> "Attempt":
        """Return the task after these answers of the learner."""
        attempt = cls(task)
        for answer in answers:
            attempt.answer(answer)
        return attempt

    def answer(self, text: str) -> None:
        """Give one of the offered answers, and let the others go on until the learner is asked again or the task is over."""
        action = Action.parse(text)
        if self.verdict.state != "open":
            raise GameOverError(f"expected no more answers, the task is over; got {action.text!r}")
        if action not in self.offered():
            legal = ", ".join(one.text for one in self.offered()[:8])
            raise IllegalActionError(f"expected an answer that the task offers: {legal}; got {action.text!r}")
        self.game.play(action, LEARNER)
        self.verdict = self._judged()
        self._let_others_answer()

    def offered(self) -> tuple[Action, ...]:
        """Return the learner's answers, those the task allows or, where it allows none, all of them."""
        legal = self.game.legal_actions()
        return tuple(action for action in legal if _fits(action, self.task.allow)) or legal

    def events(self) -> list[Event]:
        """Return what has happened since the task began."""
        return self.game.events()

    @property
    def _has_ended(self) -> bool:
        return any(event.kind in _ENDS[self.task.until] for event in self.events())

    def _let_others_answer(self) -> None:
        while self.verdict.state == "open" and self.game.decision.seat != LEARNER:
            legal = self.game.legal_actions()
            chosen = (action for pattern in self.task.others for action in legal if _fits(action, [pattern]))
            self.game.play(next(chosen, legal[0]))
            self.verdict = self._judged()

    def _judged(self) -> Verdict:
        so_far = SoFar(self.game, self.events())
        if all_hold(self.task.goal, so_far):
            return Verdict("won", par=all_hold(self.task.par, so_far))
        for miss in self.task.misses:
            if (miss.when or self._has_ended) and all_hold(miss.when, so_far):
                return Verdict("missed", miss=miss.name)
        return Verdict("missed" if self._has_ended else "open")
