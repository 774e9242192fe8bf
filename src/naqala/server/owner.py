"""Lets one server at a time own a database file, because a second one would not notice what is played at the first."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from sqlalchemy import make_url

from naqala.errors import OptionsError

PATIENCE = 2.0
"""Seconds another server may need to end."""


@contextmanager
def owned(database: str) -> Iterator[Callable[[str], None]]:
    """Lock a database if it is a file; yield a function that notes this server's address for the error message of a second one.
    The lock is one of SQLite's on a file beside the database: the system releases it however the process ends, and it works on
    every disk on which the database works.
    """
    url = make_url(database)
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        yield lambda _: None
        return
    path = Path(str(url.database))
    note = path.with_name(path.name + ".address")
    with ExitStack() as held:
        try:
            lock = sqlite3.connect(path.with_name(path.name + ".lock"), timeout=PATIENCE, isolation_level=None)
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
