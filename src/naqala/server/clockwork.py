"""Drives the clocks of all tables: those in memory every moment, the others when a clock may be up."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog
from sqlalchemy import Connection, select

from naqala.errors import NaqalaError
from naqala.server.rooms import Rooms
from naqala.server.schema import GAMES
from naqala.server.store import Store
from naqala.server.uptime import BEAT

LOG = structlog.get_logger()
TICK = 0.25
"""Seconds between two looks at the clocks in memory."""
SLACK = 2 * BEAT
"""Seconds for which a table is left to the server that has it in memory."""


class Clockwork:
    """Lets happen what is due. Several servers may do so for one table: the database takes the first."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store, self._rooms = store, rooms

    async def run(self) -> None:
        """Look at clocks, forever."""
        await self._try(lambda: self._store.read(self._store.uptime.begin))
        while True:
            for _ in range(round(BEAT / TICK)):
                self.tick()
                await asyncio.sleep(TICK)
            await self._try(self.beat)

    def tick(self) -> None:
        """Look at the clocks of tables in memory."""
        for room in list(self._rooms.loaded.values()):
            if room.time.is_needed:
                room.time.look()

    async def beat(self) -> None:
        """While clocks run, count the running time, and look after tables whose clocks may be up."""
        due = await self._store.read(_running)
        if not due:
            return
        await self._store.write(self._store.uptime.beat)
        late = self._store.uptime.now() - SLACK
        for game in [game for game, when in due.items() if when <= late]:
            await self._try(lambda: self._look_after(game))  # noqa: B023

    async def _look_after(self, game: str) -> None:
        room = await self._rooms.get(game)
        room.time.look()
        room.time.note_due()

    async def _try(self, work: Callable[[], Awaitable[object]]) -> None:
        """Do something; if it fails, the next beat does it."""
        try:
            await work()
        except NaqalaError as error:
            LOG.error("clocks could not be looked at", error=str(error))


def _running(connection: Connection) -> dict[str, float]:
    """Return the tables at which clocks run, each with a time before which none is up."""
    rows = connection.execute(select(GAMES.c.id, GAMES.c.due).where(GAMES.c.due.is_not(None)))
    return {row.id: row.due for row in rows}
