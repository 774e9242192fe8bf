"""How several servers on one database hear of each other. A note names a table and how many events it has by now, or says with
the number 0 that somebody sat down, lost a seat, came or left; what happened is read from the database by whoever wants to know.
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
"""Seconds before a lost line to the database is tried again."""

Hear = Callable[[str | None, int], None]
"""Is called with every note; with no table when notes may have been missed."""


class Bus(Protocol):
    """Carries notes, those of the sender to itself too."""

    is_shared: bool
    """Whether other servers may be there."""

    def tell(self, connection: Connection, game: str, number: int) -> None:
        """A note that goes out when this transaction is written, and not at all if it is not."""

    async def listen(self, hear: Hear) -> None:
        """Hands on all notes, for ever."""


class Alone:
    """One server has the database for itself: nobody else has to hear of anything."""

    is_shared = False

    def tell(self, connection: Connection, game: str, number: int) -> None:
        """Nobody is there."""

    async def listen(self, hear: Hear) -> None:
        """Nothing comes."""


class Postgres:
    """Notes by LISTEN and NOTIFY, over a line to the database of its own."""

    is_shared = True

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def tell(self, connection: Connection, game: str, number: int) -> None:
        """See Bus."""
        connection.execute(text("select pg_notify(:channel, :note)"), {"channel": CHANNEL, "note": f"{game} {number}"})

    async def listen(self, hear: Hear) -> None:
        """See Bus. A line that is lost is opened again, and then everything may have changed."""
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
    """The bus of a database: SQLite has one server alone."""
    return Postgres(engine) if engine.dialect.name == "postgresql" and engine.driver == "psycopg" else Alone()
