"""Drives the clocks of all tables: those in memory every moment, the others when a clock may be up, or a bot does not answer."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog
from sqlalchemy import Connection, select

from naqala.errors import NaqalaError
from naqala.server.errors import BrokenTableError, OtherRulesError
from naqala.server.rooms.room import Room
from naqala.server.rooms.rooms import Rooms
from naqala.server.storage.schema import GAMES
from naqala.server.storage.store import Store
from naqala.server.storage.uptime import BEAT, LONGEST_GAP

LOG = structlog.get_logger()
TICK = 0.25
"""Seconds between two checks of the clocks in memory."""
SLACK = 2 * BEAT
"""Seconds for which a table is left to the server that has it in memory."""


class Clockwork:
    """Has due events stored. Several servers may do so for one table: the database takes the first."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store, self._rooms = store, rooms
        self._failing: set[str] = set()
        """Tables that this server cannot read, or whose clocks have a fault, and so tries once."""

    async def run(self) -> None:
        """Check clocks, forever. First take up the tables whose bots were thinking when the last server ended."""
        await self._try(lambda: self._store.read(self._store.uptime.begin))
        await self._try(lambda: self.beat(-LONGEST_GAP))
        while True:
            for _ in range(round(BEAT / TICK)):
                self.tick()
                await asyncio.sleep(TICK)
            await self._try(self.beat)

    def tick(self) -> None:
        """Check the clocks of tables in memory."""
        for name, room in list(self._rooms.timed.items()):
            if name not in self._failing:
                try:
                    room.time.check()
                except Exception:  # the clocks of all other tables go on
                    self._note_fault(name)

    async def beat(self, slack: float = SLACK) -> None:
        """While something may be due, count the running time. Look after tables that are late by so many seconds: clocks may be
        up there, or the server at which the bot thought is gone.
        """
        due = await self._store.read(_running)
        if not due:
            return
        await self._store.write(self._store.uptime.beat)
        late = self._store.uptime.now() - slack
        for game in [game for game, when in due.items() if when <= late and game not in self._failing]:
            await self._try(lambda: self._look_after(game), game)  # noqa: B023

    async def _look_after(self, game: str) -> None:
        """Load a table, and have due events stored. If the table is claimed, its bot thinks at another server."""
        if game in self._rooms.loaded:
            self._let_happen(await self._rooms.get(game))
        elif await self._store.bus.claim(game):
            try:
                self._let_happen(await self._rooms.get(game))
            except (BrokenTableError, OtherRulesError):
                self._failing.add(game)
                raise
            finally:
                await self._store.bus.release(game)

    def _let_happen(self, room: Room) -> None:
        room.time.check()
        room.time.note_due()

    async def _try(self, work: Callable[[], Awaitable[object]], game: str | None = None) -> None:
        """Do something; if it fails, the next beat does it. A table with a fault is tried no more: the others go on."""
        try:
            await work()
        except NaqalaError as error:
            LOG.error("clocks could not be checked", error=str(error))
        except Exception:
            if game is None:
                raise
            self._note_fault(game)

    def _note_fault(self, game: str) -> None:
        LOG.exception("a clock failed", table=game)
        self._failing.add(game)


def _running(connection: Connection) -> dict[str, float]:
    """Return the tables at which clocks run or people wait for a bot, each with a time before which nothing is due."""
    rows = connection.execute(select(GAMES.c.id, GAMES.c.due).where(GAMES.c.due.is_not(None)))
    return {row.id: row.due for row in rows}
