"""Carries out what the people who run the server have written in the database: closed and deleted tables, blocked addresses."""

import asyncio
from collections.abc import Callable

import structlog
from sqlalchemy import Connection

from naqala.errors import NaqalaError
from naqala.server.rooms.rooms import Rooms
from naqala.server.storage import admin
from naqala.server.storage.retention import Retention
from naqala.server.storage.store import Store

LOG = structlog.get_logger()
PAUSE = 5.0
"""Seconds between two checks."""


class Moderation:
    """Checks every few seconds. ``forget_names`` drops what outside of rooms may hold the name of a person."""

    def __init__(self, store: Store, rooms: Rooms, keep_days: float | None, forget_names: Callable[[], None]) -> None:
        self._store, self._rooms, self._forget_names = store, rooms, forget_names
        self._retention = None if keep_days is None else Retention(store, keep_days)
        self.blocked: set[str] = set()
        """The addresses from which nothing is taken."""

    async def run(self) -> None:
        """Check, and delete what is old, forever."""
        while True:
            try:
                await self.check()
                if self._retention is not None:
                    await self._retention.check(list(self._rooms.loaded))
            except NaqalaError as error:
                LOG.error("what was closed or blocked could not be read", error=str(error))
            await asyncio.sleep(PAUSE)

    async def check(self) -> None:
        """Do what the people who run the server want."""
        rooms = dict(self._rooms.loaded)

        def read(connection: Connection) -> tuple[dict[str, admin.TableState], set[str]]:
            return admin.states(connection, list(rooms)), set(admin.blocked(connection))

        states, self.blocked = await self._store.read(read)
        for name, room in rooms.items():
            state = states.get(name)
            for guest in list(room.presence.guests):
                if guest.address in self.blocked:
                    guest.drop()
            if state is None:
                await self._rooms.remove(name)
            elif (state.forgotten, state.is_closed) != (room.forgotten, room.table.is_closed):
                self._forget_names()
                await self._rooms.reload(name)
