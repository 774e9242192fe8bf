"""The running time of the server: the seconds during which at least one server on the database has run.

Clocks of tables count these seconds. So a restart costs no player time, and a wall clock that jumps changes nothing. While some
clock runs, each server adds every few seconds what it has seen pass: by its own steady clock, and not more than has passed since
any server last did so.
"""

import time
from collections.abc import Callable

from sqlalchemy import Connection, insert, select, update

from naqala.server.storage.database import time_of_day
from naqala.server.storage.schema import UPTIME

BEAT = 5.0
"""Seconds between two writes."""
LONGEST_GAP = 3 * BEAT
"""Seconds that count at most between two writes: without the database no answer can be stored, so no clock runs."""
_ROW = 1


class Uptime:
    """The running time as this server knows it."""

    def __init__(self, steady: Callable[[], float] = time.monotonic, wall: Callable[[], float] = time.time) -> None:
        self._steady, self._wall = steady, wall
        self._known = (0.0, steady())
        """The running time when this server last read or wrote it, and when that was. One value: the writer's thread sets it."""

    def now(self) -> float:
        """Return the running time in seconds."""
        seconds, at = self._known
        return seconds + min(max(0.0, self._steady() - at), LONGEST_GAP)

    def begin(self, connection: Connection) -> None:
        """Read how long servers have run so far; the time since then does not count."""
        stored = connection.execute(select(UPTIME.c.seconds).where(UPTIME.c.id == _ROW)).scalar()
        self._known = (max(self.now(), stored or 0.0), self._steady())

    def beat(self, connection: Connection) -> None:
        """Add what has passed since a server last did."""
        row = connection.execute(select(UPTIME).where(UPTIME.c.id == _ROW).with_for_update()).first()
        wall = time_of_day(connection, self._wall)
        if row is None:
            seconds = self.now()
            connection.execute(insert(UPTIME).values(id=_ROW, seconds=seconds, beat=wall))
        else:
            seen = self._steady() - self._known[1]
            passed = max(0.0, min(wall - row.beat, seen, LONGEST_GAP))
            seconds = max(row.seconds + passed, self.now())
            connection.execute(update(UPTIME).where(UPTIME.c.id == _ROW).values(seconds=seconds, beat=wall))
        self._known = (seconds, self._steady())
