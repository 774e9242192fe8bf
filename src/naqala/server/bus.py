"""Notes between several servers on one database. A note names a table and its number of events, or has the number 0: who sits
there or who is connected has changed. Servers that run the table then read the details from the database.
"""

import asyncio
from collections.abc import Callable
from typing import Protocol

import structlog
from sqlalchemy import Connection, Engine, text

LOG = structlog.get_logger()
CHANNEL = "naqala"
SEATS = 0
"""The number of a note about who sits at a table and who is there, not about what happened."""
PAUSE = 1.0
"""Seconds before a retry of a lost connection to the database."""

Hear = Callable[[str | None, int], None]
"""Called with every note; without a table when notes may have been missed."""


class Bus(Protocol):
    """Carries notes to all servers, the sender included."""

    is_shared: bool
    """Whether other servers may use the database."""

    def tell(self, connection: Connection, game: str, number: int) -> None:
        """Send a note when this transaction is committed."""

    async def listen(self, hear: Hear) -> None:
        """Pass on all notes, for ever."""


class Alone:
    """One server has the database for itself, so there are no notes."""

    is_shared = False

    def tell(self, connection: Connection, game: str, number: int) -> None:
        """Do nothing: there is no other server."""

    async def listen(self, hear: Hear) -> None:
        """Return at once: no notes come."""


class Postgres:
    """Notes by LISTEN and NOTIFY, over a connection of its own."""

    is_shared = True

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def tell(self, connection: Connection, game: str, number: int) -> None:
        """Send a note when this transaction is committed."""
        connection.execute(text("select pg_notify(:channel, :note)"), {"channel": CHANNEL, "note": f"{game} {number}"})

    async def listen(self, hear: Hear) -> None:
        """Pass on all notes. Reopen a lost connection; after that, everything may have changed."""
        import psycopg

        while True:
            try:
                await self._hear_all(hear)
            except (psycopg.Error, OSError) as error:
                LOG.warning("the line for notes is lost and is opened again", error=type(error).__name__)
            await asyncio.sleep(PAUSE)

    async def _hear_all(self, hear: Hear) -> None:
        import psycopg

        arguments, options = self._engine.dialect.create_connect_args(self._engine.url)
        async with await psycopg.AsyncConnection.connect(*arguments, **{**options, "autocommit": True}) as connection:
            await connection.execute(f"listen {CHANNEL}")
            hear(None, SEATS)
            async for note in connection.notifies():
                game, _, number = note.payload.partition(" ")
                hear(game, int(number))


def bus_of(engine: Engine) -> Bus:
    """Return the bus of a database: only Postgres is shared between servers."""
    return Postgres(engine) if engine.dialect.name == "postgresql" and engine.driver == "psycopg" else Alone()
