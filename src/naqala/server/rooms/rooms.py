"""The tables in memory: a table is loaded when it is wanted, and dropped when it is idle."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from weakref import WeakValueDictionary

from naqala.errors import NaqalaError
from naqala.server.people import profiles
from naqala.server.rooms.room import Room
from naqala.server.settings import Settings
from naqala.server.storage.store import Kept, Store
from naqala.server.storage.writer import in_time
from naqala.server.tables.table import Table
from naqala.server.thinking.workers import Workers


class Rooms:
    """The rooms of all tables in memory. A table never has two."""

    def __init__(self, store: Store, workers: Workers, settings: Settings) -> None:
        self._store, self._workers, self._settings = store, workers, settings
        self.loaded: dict[str, Room] = {}
        self.timed: dict[str, Room] = {}
        """Those of tables that have clocks or waited for people when they were loaded: something can become due there."""
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock for each table that is being loaded or dropped."""
        self._idle_since: dict[str, float] = {}
        self._thread = ThreadPoolExecutor(1, "loading")
        """Loads tables by replaying their events. One thread: more would only compete with each other and with the event loop."""

    def lock(self, table: str) -> asyncio.Lock:
        """Return the lock under which a table is loaded, dropped or seated."""
        return self.locks.setdefault(table, asyncio.Lock())

    async def get(self, table: str) -> Room:
        """Return the room of a table; load it from disk if necessary."""
        if table not in self.loaded:
            async with self.lock(table):
                if table not in self.loaded:
                    kept, found = await in_time(asyncio.get_running_loop().run_in_executor(self._thread, self.read, table))
                    elsewhere = await self._store.present_elsewhere(table)
                    room = Room(table, kept, found, elsewhere, self._store, self._workers, self._settings)
                    self.loaded[table] = room
                    if room.time.is_needed:
                        self.timed[table] = room
                    room.start()
        return self.loaded[table]

    def read(self, table: str) -> tuple[Kept, Table]:
        """Read a table from disk. Not for the event loop."""
        kept = self._store.load(table)
        return kept, kept.table(table)

    async def reseat(self, table: str) -> None:
        """Read who holds the seats of a table and tell its guests, after a change here or at another server."""
        async with self.lock(table):  # the table may be loading, and of several reads the last must come last
            if table in self.loaded:
                host = await self._store.read(profiles.host_of, table)
                self.loaded[table].holders.set_seats(*await self._store.people(table))
                self.loaded[table].holders.set_host(host)

    async def drop_idle(self) -> None:
        """Drop tables that have been idle for long."""
        now, patience = time.monotonic(), 60 * self._settings.idle_minutes
        for name, room in list(self.loaded.items()):
            if not room.is_idle:
                self._idle_since.pop(name, None)
            elif now - self._idle_since.setdefault(name, now) >= patience:
                await self.drop_if_idle(name)

    async def drop_if_idle(self, table: str) -> None:
        """Drop an idle table from memory; guests who arrive now wait for the lock and get a new room."""
        async with self.lock(table):
            if self.loaded[table].is_idle:
                await self._drop(table)

    async def remove(self, table: str) -> None:
        """Drop a table that was deleted; its guests learn that when they reconnect."""
        async with self.lock(table):
            if room := self.loaded.get(table):
                for guest in list(room.presence.guests):
                    guest.drop()
                await self._drop(table)

    async def reload(self, table: str) -> None:
        """Drop a table that must be read again because a name is forgotten or the table was closed; its guests reconnect and see
        that. If people wait for a bot, load it at once; should that fail, the clockwork takes it up.
        """
        room = self.loaded.get(table)
        await self.remove(table)
        if room and room.table.awaits_bot:
            with suppress(NaqalaError):
                await self.get(table)

    async def _drop(self, table: str) -> None:
        self._idle_since.pop(table, None)
        self.timed.pop(table, None)
        await self.loaded.pop(table).close()

    async def close(self) -> None:
        """Finish the waiting commands and stop."""
        for room in list(self.loaded.values()):
            await room.close()
        self._thread.shutdown(wait=False, cancel_futures=True)
