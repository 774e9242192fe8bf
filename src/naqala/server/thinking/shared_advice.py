"""Advice that a worker computes once for all who ask for it: hints, and what the coach says."""

import asyncio
from collections.abc import AsyncIterator

from naqala.bots.advice import Advice, rest_of
from naqala.log import Log
from naqala.view import View

MOST_KEPT = 6
"""Positions of a table on which the advice is kept: the beginnings of the last bids and turns, and one step of a turn."""
BEGINNINGS = ("bid", "outbid", "move")


class SharedAdvice:
    """Better and better advice on what a seat knows; each listener hears the latest and what follows."""

    def __init__(self, view: View, log: Log, source: AsyncIterator[Advice]) -> None:
        self.knows = known_by(log)
        self.is_beginning = view.decision.ask in BEGINNINGS
        self.latest: Advice | None = None
        self._number = 0
        self._listeners = 0
        self._news = asyncio.Event()
        self._task = asyncio.create_task(self._collect(source))

    @property
    def is_broken(self) -> bool:
        """Whether there is no more advice, though not all was thought: because of an error, or because no one listened."""
        return self._task.done() and (self._task.cancelled() or self._task.exception() is not None)

    def join(self) -> None:
        """Count one more who listens."""
        self._listeners += 1

    def leave(self) -> None:
        """Count one less; when no one listens any more, stop thinking."""
        self._listeners -= 1
        if not self._listeners:
            self.close()

    async def listen(self) -> AsyncIterator[Advice]:
        """Yield the latest advice and all that follows."""
        heard = 0
        while True:
            while self.latest and heard < self._number:
                heard = self._number
                yield self.latest
            if self._task.done():
                if not self._task.cancelled():
                    self._task.result()
                return
            await self._news.wait()

    def close(self) -> None:
        """Stop thinking."""
        self._task.cancel()

    async def _collect(self, source: AsyncIterator[Advice]) -> None:
        try:
            async for advice in source:
                self.latest, self._number = advice, self._number + 1
                self._ring()
        finally:
            self._ring()

    def _ring(self) -> None:
        """Wake those who listen."""
        self._news.set()
        self._news = asyncio.Event()


class GivenAdvice:
    """The advice that the seats of a table were given lately; to a seat that knows the same, all say the same."""

    def __init__(self) -> None:
        self._kept: list[SharedAdvice] = []
        self._bought: dict[int | None, tuple[tuple[str, ...], tuple[str, ...]]] = {}

    def on(self, log: Log) -> SharedAdvice | None:
        """Return the advice that was given on this."""
        return next((one for one in reversed(self._kept) if one.knows == known_by(log)), None)

    def keep(self, advice: SharedAdvice) -> SharedAdvice:
        """Keep new advice; of the steps of a turn only the last is kept."""
        beginnings = [one for one in self._kept if one.is_beginning]
        self._kept = [*beginnings[1 - MOST_KEPT :], advice]
        return advice

    def note_turn(self, log: Log, turn: tuple[str, ...]) -> None:
        """Remember the turn that a bid would buy, as the coach has told it."""
        seat, answers = known_by(log)
        self._bought[seat] = answers, turn

    def planned(self, log: Log) -> tuple[str, ...]:
        """Return what is left of a plan that the seat was given and has followed so far, or the turn that it has just bought."""
        seat, answers = known_by(log)
        known, turn = self._bought.get(seat, ((), ()))
        since = answers[len(known) :]
        if since and answers[: len(known)] == known and all(answer.startswith("bid ") for answer in since):
            return turn
        for one in reversed(self._kept):
            then, known = one.knows
            since = answers[len(known) :]
            is_own = all(entry.seat == seat for entry in log.entries[len(known) :])
            if one.latest and since and is_own and (then, known) == (seat, answers[: len(known)]):
                return rest_of(one.latest.best, since)
        return ()

    def close(self) -> None:
        """Stop thinking."""
        for one in self._kept:
            one.close()


def known_by(log: Log) -> tuple[int | None, tuple[str, ...]]:
    """Return a seat and all answers as it saw them: at one table that is what it knows."""
    return log.seat, tuple(entry.action for entry in log.entries)
