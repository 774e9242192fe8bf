"""Who owns a database in a file: one server at a time, because those at another would not hear of what was played here."""

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from sqlalchemy import make_url

from naqala.errors import OptionsError

PATIENCE = 2.0
"""Seconds another server may need to end."""


@contextmanager
def owned(database: str) -> Iterator[None]:
    """Keeps other servers from a database, if it is a file. The lock is one of SQLite's on a file beside it: the system takes it
    back however the process ends, and it works wherever the database itself does.
    """
    url = make_url(database)
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        yield
        return
    path = Path(str(url.database))
    with ExitStack() as held:
        try:
            lock = sqlite3.connect(path.with_name(path.name + ".lock"), timeout=PATIENCE, isolation_level=None)
            held.enter_context(closing(lock)).execute("begin exclusive")
        except sqlite3.OperationalError as error:
            wish = "no other server uses" if error.sqlite_errorcode == sqlite3.SQLITE_BUSY else "that can be written"
            raise OptionsError(f"data: expected a folder {wish}, got {path.parent}: {error}; --data chooses another") from error
        yield
