"""Decides whose bot thinks next when more wait than workers can serve."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import IntEnum

from naqala.server import metrics

FORGIVEN = 60.0
"""Seconds after which half of what an address has used is forgotten."""
MOST_COUNTED = 10_000
"""Addresses before those that have used next to nothing are forgotten."""


AGING = 20.0
"""Seconds of waiting that make a thought as urgent as the next kind above it."""


class Urgency(IntEnum):
    """What a thought is for, the most urgent first."""

    PEOPLE = 0
    """A bot at a table with people who are here."""
    HINT = 1
    BOTS = 2
    """A bot at a table with spectators alone, or with no guests."""
    REVIEW = 3
    """A slice of a review."""


@dataclass(frozen=True)
class Asker:
    """Who waits for a thought."""

    urgency: Urgency
    addresses: tuple[str, ...] = ()
    """Of the browsers it is for; where there are none, of the host."""


class Ledger:
    """How much of the workers' time each address has used lately."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, float]] = {}
        """Seconds, and when they were counted."""

    def used(self, asker: Asker, now: float) -> float:
        """Return what the most modest address of an asker has used."""
        return min((self._of(address, now) for address in asker.addresses), default=0.0)

    def _of(self, address: str, now: float) -> float:
        seconds, then = self._used.get(address, (0.0, now))
        return float(seconds * 0.5 ** ((now - then) / FORGIVEN))

    def add(self, asker: Asker, seconds: float) -> None:
        """Count time that was used for an asker."""
        now = time.monotonic()
        for address in asker.addresses:
            self._used[address] = (self._of(address, now) + seconds / len(asker.addresses), now)
        if len(self._used) > MOST_COUNTED:
            self._used = {address: used for address, used in self._used.items() if self._of(address, now) > 0.01}


@dataclass(eq=False)
class _Caller:
    """A caller that waits for a worker."""

    asker: Asker
    called: asyncio.Future[None]
    since: float

    def rank(self, ledger: Ledger, now: float) -> tuple[float, float]:
        """Return what sorts callers. A second of waiting makes up for a second that was used, and waiting long enough for being
        less urgent, so that each gets its turn.
        """
        waited = now - self.since
        return max(0, self.asker.urgency - waited // AGING), ledger.used(self.asker, now) - waited


@dataclass
class ThinkQueue:
    """Lets one caller at a time to a worker. The most urgent goes first; among equals the one whose address has used least."""

    ledger: Ledger
    _is_busy: bool = False
    _waiting: list[_Caller] = field(default_factory=list)

    @property
    def length(self) -> int:
        """How many callers wait."""
        return len(self._waiting)

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for the worker; inside the block it is the caller's."""
        urgency = asker.urgency.name.lower()
        with metrics.WAIT_SECONDS.labels(urgency).time():
            await self._enter(asker)
        begun = time.monotonic()
        try:
            yield
        finally:
            used = time.monotonic() - begun
            metrics.THINK_SECONDS.labels(urgency).observe(used)
            self.ledger.add(asker, used)
            self._leave()

    async def _enter(self, asker: Asker) -> None:
        if not self._is_busy:
            self._is_busy = True
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Caller(asker, called, time.monotonic()))
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._leave()
            raise

    def _leave(self) -> None:
        self._waiting = [one for one in self._waiting if not one.called.done()]
        self._is_busy = bool(self._waiting)
        if self._waiting:
            now = time.monotonic()
            next_one = min(self._waiting, key=lambda one: one.rank(self.ledger, now))
            self._waiting.remove(next_one)
            next_one.called.set_result(None)
