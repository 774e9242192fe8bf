"""Keeps the tables in memory in step with the other servers on the same database, by the notes of the bus (bus.py)."""

import asyncio
from collections.abc import Callable, Coroutine

import structlog

from naqala.errors import NaqalaError
from naqala.server.rooms.rooms import Rooms
from naqala.server.storage import admin
from naqala.server.storage.bus import ABOUT_PEOPLE, PAUSE
from naqala.server.storage.store import Store

LOG = structlog.get_logger()


class Peers:
    """Handles what other servers tell. ``start_task`` begins work that a note causes."""

    def __init__(self, store: Store, rooms: Rooms, start_task: Callable[[Coroutine[None, None, None]], object]) -> None:
        self._store, self._rooms, self._start_task = store, rooms, start_task

    def handle_note(self, table: str | None, number: int) -> None:
        """Handle a note of the bus; without a table notes may have been missed, so check all tables."""
        loaded, locks = self._rooms.loaded, self._rooms.locks
        if table is None:
            for name, room in loaded.items():
                room.journal.handle_note(None)
                self._start_task(self._refresh_people(name))
            for name in [name for name in locks if name not in loaded]:
                self._start_task(self._handle_when_loaded(name, None))
        elif number == ABOUT_PEOPLE:
            self._start_task(self._refresh_people(table))
        elif table in loaded:
            loaded[table].journal.handle_note(number)
        elif table in locks:
            self._start_task(self._handle_when_loaded(table, number))

    async def _handle_when_loaded(self, table: str, number: int | None) -> None:
        """Pass on a note to a table that is being loaded, because the load may have missed it."""
        async with self._rooms.lock(table):
            if table in self._rooms.loaded:
                self._rooms.loaded[table].journal.handle_note(number)

    async def _refresh_people(self, table: str) -> None:
        """Read who sits at a table and who is connected, and retry until the database answers."""
        while True:
            try:
                await self._rooms.reseat(table)
                elsewhere = await self._store.present_elsewhere(table)
                if room := self._rooms.loaded.get(table):
                    room.guests.update_elsewhere(elsewhere)
                    await room.talk.catch_up()
                return
            except NaqalaError as error:
                LOG.error("who sits at a table could not be read", table=table, error=str(error))
                await asyncio.sleep(PAUSE)

    async def check_in(self) -> None:
        """Report that this server is alive, and look for what no note has told."""
        if self._store.bus.is_shared:
            await self.stay_present()
            await self._check_versions()

    async def stay_present(self) -> None:
        """Report that this server is alive, and read which people are connected to other servers."""
        rooms = dict(self._rooms.loaded)
        try:
            await self._store.stay_present({name: here for name, room in rooms.items() if (here := room.presence.here)})
            for name, room in rooms.items():
                if room.presence.elsewhere:
                    room.guests.update_elsewhere(await self._store.present_elsewhere(name))
        except NaqalaError as error:
            LOG.error("who is here could not be written", error=str(error))

    async def _check_versions(self) -> None:
        """Let tables catch up that are behind although no note has told them."""
        try:
            names = list(self._rooms.loaded)
            versions = await self._store.read(admin.versions, names)
        except NaqalaError as error:
            LOG.error("the versions of tables could not be read", error=str(error))
            return
        for name, number in versions.items():
            if (room := self._rooms.loaded.get(name)) and number > room.table.version:
                room.journal.handle_note(number)
