"""Says who may use a database at the same time. A file belongs to one server, because a second one would not notice what is
played at the first. Postgres belongs to any number of servers, or to one command that replaces what is stored.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from time import monotonic, sleep

from sqlalchemy import Connection, make_url, text

from naqala.errors import OptionsError
from naqala.server.storage.database import file_of, kind_of, make_engine

PATIENCE = 2.0
"""Seconds another server may need to end."""
_PAUSE = 0.05
"""Seconds between two tries to lock a Postgres."""
SERVING = 5_741_805
"""Any number: the advisory lock that all servers on one Postgres share, and that a command wants for itself."""


@contextmanager
def served(database: str) -> Iterator[Callable[[str], None]]:
    """Own a database as a server; yield a function that notes this server's address for the error message of a second one. On
    Postgres other servers may do the same, and the bus holds the lock while the server runs; a command that replaces what is
    stored keeps new ones out.
    """
    if is_file(database):
        with owned(database) as note:
            yield note
        return
    with _locked(database, "pg_try_advisory_lock_shared") as is_free:
        if not is_free:
            raise OptionsError("database: expected one that can be used, got one that a command restores or moves right now")
    yield lambda _: None


def is_file(database: str) -> bool:
    """Return whether a database is a file, or in memory."""
    return kind_of(database) == "sqlite"


def lock_of(path: Path) -> Path:
    """Return the file whose lock says who has a database file; it stays when that one has ended."""
    return path.with_name(path.name + ".lock")


@contextmanager
def _locked(database: str, function: str) -> Iterator[bool]:
    """Try to hold the lock of a Postgres inside the block, which gets whether that worked. A server that has just ended may hold
    it a moment longer, until Postgres has noticed.
    """
    engine = make_engine(database)
    try:
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            limit = monotonic() + PATIENCE
            while not (is_free := _is_locked(connection, function)) and monotonic() < limit:
                sleep(_PAUSE)
            yield is_free
            connection.invalidate()  # closes it for good, and with it the lock
    finally:
        engine.dispose()


def _is_locked(connection: Connection, function: str) -> bool:
    """Try to get the lock now."""
    return bool(connection.execute(text(f"select {function}(:lock)"), {"lock": SERVING}).scalar())


@contextmanager
def owned(database: str) -> Iterator[Callable[[str], None]]:
    """Have a database alone, inside the block, which gets a function to note the address of a server. The lock of a file is one
    of SQLite's on a file beside it: the system releases it however the process ends, and it works on every disk on which the
    database works.
    """
    if not is_file(database):
        with _locked(database, "pg_try_advisory_lock") as is_free:
            if not is_free:
                raise OptionsError("database: expected one that no server uses, got one with servers that run; stop them first")
            yield lambda _: None
        return
    path = file_of(make_url(database))
    if path is None:
        yield lambda _: None
        return
    note = path.with_name(path.name + ".address")
    with ExitStack() as held:
        # SQLite would read such a file and lock nothing.
        if lock_of(path).exists() and not os.access(lock_of(path), os.W_OK):
            raise OptionsError(
                f"data: expected a lock file that can be written, got {lock_of(path)}; "
                "run commands as the user who runs the server"
            )
        try:
            lock = sqlite3.connect(lock_of(path), timeout=PATIENCE, isolation_level=None)
            held.enter_context(closing(lock)).execute("begin exclusive")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise OptionsError(f"data: expected a folder that can be written, got {path.parent}: {error}") from error
            where = f"at {note.read_text(encoding='utf-8')}" if note.exists() else "there already"
            raise OptionsError(
                f"data: expected a folder no other server uses, got {path.parent}: one runs {where}; --data chooses another"
            ) from error
        held.callback(note.unlink, missing_ok=True)
        yield lambda address: _write(note, address)


def _write(note: Path, address: str) -> None:
    note.write_text(address, encoding="utf-8")
