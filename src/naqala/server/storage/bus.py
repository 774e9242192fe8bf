"""Notes between several servers on one database. A note names a table and its number of events, or has the number 0:
something about its people has changed. Servers that run the table then read the details from the database.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol

import structlog
from sqlalchemy import Connection, Engine, text

from naqala.server.storage.owner import SERVING

if TYPE_CHECKING:
    import psycopg

LOG = structlog.get_logger()
CHANNEL = "naqala"
ABOUT_PEOPLE = 0
"""The number of a note about who sits at a table, who is there and what they say, not about what happened in the game."""
PAUSE = 1.0
"""Seconds before a retry of a lost connection to the database."""
SILENCE, ANSWER = 10.0, 5.0
"""Seconds without a note after which the connection is tried, and seconds in which it must answer. A connection whose other end
is gone or hangs looks like one on which nothing happens.
"""
_CLAIMS = 5_741_804
"""Any number: the family of advisory locks that say which server lets a table's bot think."""

HandleNote = Callable[[str | None, int], None]
"""Called with every note; without a table when the server may have missed notes."""


class Bus(Protocol):
    """Carries notes to all servers, the sender included."""

    is_shared: bool
    """Whether other servers may use the database."""

    def notify(self, connection: Connection, game: str, number: int) -> None:
        """Send a note when this transaction is committed."""

    async def listen(self, handle: HandleNote) -> None:
        """Pass on all notes, forever."""

    async def claim(self, game: str) -> bool:
        """Return whether this server may let the bot of a table think; then no other may until it releases the table or dies."""

    async def release(self, game: str) -> None:
        """Let other servers claim a table."""

    async def close(self) -> None:
        """End the connections."""


class Alone:
    """One server has the database for itself, so there are no notes."""

    is_shared = False

    def notify(self, connection: Connection, game: str, number: int) -> None:
        """Do nothing: there is no other server."""

    async def listen(self, handle: HandleNote) -> None:
        """Return at once: no notes come."""

    async def claim(self, game: str) -> bool:  # noqa: ARG002
        """Return True: there is no other server."""
        return True

    async def release(self, game: str) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""


class Postgres:
    """Notes by LISTEN and NOTIFY, and claims by advisory locks, which end with the server that holds them; each over a connection
    of its own.
    """

    is_shared = True

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._claims: psycopg.AsyncConnection[Any] | None = None
        self._claiming = asyncio.Lock()

    def notify(self, connection: Connection, game: str, number: int) -> None:
        """Send a note when this transaction is committed."""
        connection.execute(text("select pg_notify(:channel, :note)"), {"channel": CHANNEL, "note": f"{game} {number}"})

    async def _connect(self) -> "psycopg.AsyncConnection[Any]":
        import psycopg

        arguments, options = self._engine.dialect.create_connect_args(self._engine.url)
        async with asyncio.timeout(ANSWER):
            return await psycopg.AsyncConnection.connect(*arguments, **{**options, "autocommit": True})

    # Notes

    async def listen(self, handle: HandleNote) -> None:
        """Pass on all notes. Reopen a lost connection; after that, everything may have changed."""
        while True:
            try:
                await self._receive_all(handle)
            except Exception as error:  # no fault may leave the server deaf
                LOG.warning("the line for notes is lost and is opened again", error=repr(error))
            await asyncio.sleep(PAUSE)

    async def _receive_all(self, handle: HandleNote) -> None:
        connection = await self._connect()
        try:
            async with asyncio.timeout(ANSWER):  # no answer while a command replaces what is stored
                await connection.execute("select pg_advisory_lock_shared(%s)", (SERVING,))
            await connection.execute(f"listen {CHANNEL}")
            handle(None, ABOUT_PEOPLE)
            while True:
                async for note in connection.notifies(timeout=SILENCE):
                    _pass_on(note.payload, handle)
                async with asyncio.timeout(ANSWER):
                    await connection.execute(f"listen {CHANNEL}")  # changes nothing, but must be answered
        finally:
            await _end(connection)

    # Claims

    async def claim(self, game: str) -> bool:
        """Return whether this server may let the bot of a table think. If the database does not say, it may: two thoughts are
        better than none.
        """
        return await self._ask_for_claim("select pg_try_advisory_lock(%s, hashtext(%s))", game)

    async def release(self, game: str) -> None:
        """Let other servers claim a table."""
        await self._ask_for_claim("select pg_advisory_unlock(%s, hashtext(%s))", game)

    async def _ask_for_claim(self, query: str, game: str) -> bool:
        async with self._claiming:
            try:
                if self._claims is None:
                    self._claims = await self._connect()
                async with asyncio.timeout(ANSWER):
                    row = await (await self._claims.execute(query, (_CLAIMS, game))).fetchone()
                return bool(row and row[0])
            except Exception as error:  # the table goes on without the claim
                LOG.warning("a claim to a table could not be made", table=game, error=repr(error))
                await self._drop_claims()
                return True

    async def _drop_claims(self) -> None:
        connection, self._claims = self._claims, None
        if connection is not None:
            await _end(connection)

    async def close(self) -> None:
        """End the connection for claims; the other ends with its task."""
        await self._drop_claims()


def _pass_on(payload: str, handle: HandleNote) -> None:
    """Pass on a note; ignore others, which anyone with access to the database can send."""
    game, _, number = payload.partition(" ")
    if not game or not number.isdecimal() or len(number) > 9:
        LOG.warning("a note could not be understood", note=payload[:100])
        return
    try:
        handle(game, int(number))
    except Exception:  # a fault at one table must not leave the others deaf
        LOG.exception("a note could not be handled", table=game)


async def _end(connection: "psycopg.AsyncConnection[Any]") -> None:
    """Close a connection; one that hangs is left to the system."""
    with suppress(Exception):
        async with asyncio.timeout(ANSWER):
            await connection.close()


def bus_of(engine: Engine) -> Bus:
    """Return the bus of a database: only Postgres is shared between servers."""
    return Postgres(engine) if engine.dialect.name == "postgresql" else Alone()
