"""Deletes tables at which nothing has happened for a time, and trusts no clock that may have jumped."""

import time
from collections.abc import Callable, Iterable

import structlog
from sqlalchemy import Connection, func, select

from naqala.server.storage import admin
from naqala.server.storage.database import time_of_day
from naqala.server.storage.schema import GAMES, PROBES
from naqala.server.storage.store import Store

LOG = structlog.get_logger()
HOUR, DAY = 3600.0, 86_400.0
ODD = 0.1
"""A jump of the clock by this part of the time for which tables are kept is odd; a smaller one does little harm."""


class Retention:
    """Deletes old tables once an hour. When the clock is odd, it waits for a day, so that people can set it right."""

    def __init__(
        self, store: Store, days: float, steady: Callable[[], float] = time.monotonic, wall: Callable[[], float] = time.time
    ) -> None:
        self._store, self._kept, self._steady, self._wall = store, DAY * days, steady, wall
        self._looked: tuple[float, float] | None = None
        """The time of day at the last look, and the steady time."""
        self._next = self._trusted = steady()

    async def check(self, spared: Iterable[str]) -> None:
        """Delete old tables, except those that are spared, if the last look was an hour ago."""
        if self._steady() < self._next:
            return
        self._next = self._steady() + HOUR
        before, number = await self._store.read(self._oldest_kept), 0
        while before is not None and (deleted := await self._store.write(admin.expire, before, spared)):
            number += len(deleted)
        if number:
            LOG.info("old tables are deleted", number=number)

    def _oldest_kept(self, connection: Connection) -> float | None:
        """Return the time since which a table must have changed to be kept; None while the clock is not trusted."""
        now, steady = time_of_day(connection, self._wall), self._steady()
        if abs(now - self._expected(connection, steady)) > ODD * self._kept:
            self._trusted = steady + DAY
            LOG.error("the clock has jumped, or no server has run for long; no old table is deleted for a day")
        self._looked = now, steady
        return now - self._kept if steady >= self._trusted else None

    def _expected(self, connection: Connection, steady: float) -> float:
        """Return what time it should be: by the last look, or at the start when a server was last known to run."""
        if self._looked is not None:
            return self._looked[0] + steady - self._looked[1]
        signs = [connection.execute(select(func.max(column))).scalar() for column in (GAMES.c.changed, PROBES.c.at)]
        return max((sign for sign in signs if sign is not None), default=time_of_day(connection, self._wall))
