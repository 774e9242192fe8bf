"""Says whether the server can read and write its database."""

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass, field

import structlog
from sqlalchemy import Connection, Engine, delete, insert, or_
from sqlalchemy.exc import SQLAlchemyError

from naqala.server.errors import ServerError
from naqala.server.storage.database import file_of, find_damage, time_of_day
from naqala.server.storage.schema import PROBES
from naqala.server.storage.store import Store

LOG = structlog.get_logger()
FRESH_SECONDS, PROBE_SECONDS = 5.0, 3.0
"""Seconds for which an answer is good, and seconds in which the database must take something."""
OLD_SECONDS = 86_400.0
"""Seconds after which the row of another server is removed: it is gone."""


@dataclass
class Health:
    """The health of a server, found out by writing, at most every few seconds."""

    store: Store
    _trouble: str | None = None
    _found_at: float = -FRESH_SECONDS
    _search: asyncio.Task[None] | None = None
    """The look at the database that all who ask meanwhile wait for."""
    _file: tuple[int, int] | None = field(init=False)
    """Which file the database was at the start."""

    def __post_init__(self) -> None:
        self._file = _identity(self.store.engine)

    async def trouble(self) -> str | None:
        """Return what is wrong, None if all is well."""
        if time.monotonic() - self._found_at >= FRESH_SECONDS:
            self._search = self._search or asyncio.create_task(self._look())
            await asyncio.shield(self._search)
        return self._trouble

    async def _look(self) -> None:
        try:
            self._trouble = await self._find()
            self._found_at = time.monotonic()
        finally:
            self._search = None

    async def _find(self) -> str | None:
        try:
            async with asyncio.timeout(PROBE_SECONDS):
                await self.probe()
        except (ServerError, TimeoutError) as error:
            LOG.error("the database takes nothing", error=str(error) or "no answer in time")
            return "no database"
        if self._file is not None and _identity(self.store.engine) != self._file:
            LOG.error("the file of the database was replaced or removed; what is played now is lost when the server ends")
            return "replaced database"
        return "damaged database" if self.store.is_damaged else None

    async def probe(self) -> None:
        """Write something, because a database whose disk is full or that hangs may still answer reads."""
        name = self.store.name

        def work(connection: Connection) -> None:
            now = time_of_day(connection)
            connection.execute(delete(PROBES).where(or_(PROBES.c.server == name, PROBES.c.at < now - OLD_SECONDS)))
            connection.execute(insert(PROBES).values(server=name, at=now))

        await self.store.write(work)

    async def look_for_damage(self) -> None:
        """Read the whole file of the database once, after the start."""
        try:
            found = await asyncio.to_thread(find_damage, self.store.engine)
        except SQLAlchemyError as error:
            LOG.warning("the file of the database could not be read", error=type(error).__name__)
            return
        if found:
            self.store.is_damaged = True
            LOG.error("the file of the database is damaged; naqala check says which tables can be read", damage=found)


def _identity(engine: Engine) -> tuple[int, int] | None:
    """Return which file lies at the path of the database: its disk and its number there; None if there is no such number."""
    path = file_of(engine.url)
    with suppress(OSError):
        if path is not None and (found := path.stat()).st_ino:
            return found.st_dev, found.st_ino
    return None
