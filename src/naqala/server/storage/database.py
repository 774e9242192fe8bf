"""The database as an engine: its address, how it is opened, how long it may take, and whether its file is sound."""

import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DatabaseError
from sqlalchemy.pool import ConnectionPoolEntry

from naqala.errors import OptionsError

CONNECT_SECONDS, STATEMENT_SECONDS, ANSWER_SECONDS = 5, 8, 10.0
"""Seconds to connect to Postgres, for one statement there, and for any answer of any database. The last one is counted here: a
database that hangs counts nothing.
"""
BATCH = 500
"""Rows of one statement that names them: databases take only so many values."""
Row = TypeVar("Row")
_POSTGRES: dict[str, Any] = {
    "connect_timeout": CONNECT_SECONDS,
    "keepalives": 1,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
_WAL = "journal_mode=WAL"
_PRAGMAS = ("synchronous=FULL", "foreign_keys=ON", "busy_timeout=8000", "wal_autocheckpoint=8000")
"""SQLite flushes on every commit and lets readers read during a write. It copies pages from its log (32 MB at most) into the
file less often than usual, because most of them change again and again."""
_CORRUPT, _NOT_A_DATABASE = 11, 26
"""What SQLite calls a damaged file."""
_PERM, _BUSY, _LOCKED, _READONLY, _FULL, _CANTOPEN = 3, 5, 6, 8, 13, 14
_REFUSED = (_PERM, _BUSY, _LOCKED, _READONLY, _FULL, _CANTOPEN)
"""What keeps SQLite from a file that may well be sound."""
_MALFORMED = "malformed database schema"


def sqlite_url(path: Path) -> str:
    """Return the address of a database file."""
    return f"sqlite:///{path}"


def make_engine(address: str, reads_only: bool = False) -> Engine:
    """Return the database; a file that is only read stays byte for byte as it is."""
    kind = kind_of(address)
    if kind == "sqlite" and reads_only:
        path = Path(str(make_url(address).database)).resolve()
        # The last to close a file writes its log into it and removes it, unless it may not write.
        mode = "ro" if path.with_name(path.name + "-wal").exists() else "rw"
        engine = create_engine(URL.create("sqlite", database=path.as_uri(), query={"mode": mode, "uri": "true"}))
        _on_connect(engine, *(f"PRAGMA {pragma}" for pragma in _PRAGMAS))
    elif kind == "sqlite":
        engine = create_engine(address)
        _on_connect(engine, *(f"PRAGMA {pragma}" for pragma in (_WAL, *_PRAGMAS)))
    else:
        engine = create_engine(address, pool_pre_ping=True, pool_timeout=CONNECT_SECONDS, connect_args=_POSTGRES)
        _on_connect(engine, f"set statement_timeout = '{STATEMENT_SECONDS}s'")
    return engine


def file_of(url: URL) -> Path | None:
    """Return the file of a database; None if it has none, on Postgres or in memory."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(str(url.database))


def expect_content(address: str) -> None:
    """Refuse a file of 0 bytes, before anything opens it: SQLite would take it for a new database. A new one is never empty."""
    path = file_of(make_url(address))
    if path is not None and path.exists() and path.stat().st_size == 0:
        raise OptionsError(
            f"database: expected one with tables, got an empty one: {path} has 0 bytes; "
            "restore a backup, or delete the file to start anew"
        )


def expect_writable(address: str) -> None:
    """Refuse a file that this user may not write: a server would start, and take no game."""
    path = file_of(make_url(address))
    if path is not None and path.exists() and not os.access(path, os.W_OK):
        raise OptionsError(
            f"database: expected a file that can be written, got {path}: it belongs to another user, or is read-only"
        )


def unusable(address: str, error: Exception) -> OptionsError:
    """Return the error of a database that cannot be used."""
    why = str(error).strip().splitlines()[0]
    return OptionsError(f"database: expected one that can be used, got {place_of(address)}: {why}")


def place_of(address: str) -> str:
    """Return where a database is, without user and password."""
    return address.rpartition("@")[2]


def close_connections(engine: Engine) -> None:
    """Close all connections: the idle ones at once, those that other threads use as soon as they return them."""

    @event.listens_for(engine.pool, "checkin")
    def close(connection: Any, entry: ConnectionPoolEntry) -> None:
        if connection is not None:
            entry.close()

    engine.dispose()


def kind_of(address: str) -> str:
    """Return the driver of a database; refuse those over which servers would not hear of each other."""
    try:
        url = make_url(address)
    except ArgumentError as error:
        raise OptionsError(
            "database: expected an address such as sqlite:////srv/naqala/tables.sqlite or postgresql+psycopg://user@host/name, "
            "got something else"
        ) from error
    if url.get_backend_name() == "sqlite":
        return "sqlite"
    if url.drivername != "postgresql+psycopg":
        raise OptionsError(f"database: expected sqlite:///... or postgresql+psycopg://..., got {url.drivername}://...")
    return "postgresql"


def _on_connect(engine: Engine, *statements: str) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for statement in statements:
            try:
                cursor.execute(statement)
            except UnicodeDecodeError as error:  # SQLite quotes a damaged schema
                raise sqlite3.DatabaseError(_MALFORMED) from error
        cursor.close()
        connection.commit()


def batches(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    """Yield rows, or their names, as many at a time as one statement takes."""
    for first in range(0, len(rows), BATCH):
        yield rows[first : first + BATCH]


def time_of_day(connection: Connection, own: Callable[[], float] = time.time) -> float:
    """Return the time of day in seconds since 1970; of several servers that of the database, because their own may differ."""
    if connection.dialect.name == "postgresql":
        return float(connection.execute(text("select extract(epoch from clock_timestamp())")).scalar_one())
    return own()


def is_damage(error: BaseException) -> bool:
    """Return whether an error says that the file of the database is damaged."""
    original = getattr(error, "orig", None)
    return getattr(original, "sqlite_errorcode", 0) & 0xFF in (_CORRUPT, _NOT_A_DATABASE)


def find_damage(engine: Engine) -> str | None:
    """Return what is wrong with the file of a database, if anything is; this reads all of it. What keeps it from being
    read is raised.
    """
    if engine.dialect.name != "sqlite":
        return None
    try:
        with engine.connect() as connection:
            found = [str(row[0]) for row in connection.exec_driver_sql("PRAGMA quick_check(3)")]
    except DatabaseError as error:
        if getattr(error.orig, "sqlite_errorcode", 0) & 0xFF in _REFUSED:
            raise
        return str(error.orig)
    except UnicodeDecodeError:
        return _MALFORMED
    return None if found == ["ok"] else "; ".join(found)
