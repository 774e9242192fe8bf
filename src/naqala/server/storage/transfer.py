"""Copies what is stored from one database to another, table by table, and proves that the copy is the same.

It moves a server from a file to Postgres, and makes and restores backups. After an interruption it copies only what is missing.
"""

import hashlib
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, Engine, delete, insert, make_url, select
from sqlalchemy import Table as Rows

from naqala.errors import OptionsError
from naqala.server.storage.database import file_of, find_damage, make_engine, sqlite_url
from naqala.server.storage.migrate import upgrade, version_of
from naqala.server.storage.owner import lock_of
from naqala.server.storage.schema import (
    BLOCKS,
    CHANNELS,
    DISMISSALS,
    ENDINGS,
    EVENTS,
    GAMES,
    INVITATIONS,
    KEYS,
    NOTICES,
    PEOPLE,
    REMARKS,
    REVIEWS,
    SCORES,
    SITTINGS,
    UPTIME,
)

PARTS = (EVENTS, INVITATIONS, SITTINGS, DISMISSALS, REMARKS, REVIEWS, NOTICES, ENDINGS, SCORES)
"""What belongs to a table, besides its row in ``GAMES``. Presence is not copied: without a server there is none."""
BESIDE = ("", "-wal", "-shm", ".lock", ".address")
"""How the names of the files of a database end: what SQLite has beside it, and what a server has."""
Progress = Callable[[int, int], None]
Begin = Callable[[], AbstractContextManager[Connection]]


def _in_silence(_done: int, _all: int) -> None:
    """Report no progress."""


def copy_all(source: Engine, begin: Begin, progress: Progress = _in_silence) -> int:
    """Copy all tables that the target does not have exactly like this; return how many were copied. ``begin`` begins a
    transaction there, one for each table. Both databases must be of the present schema.
    """
    copied = 0
    with _snapshot(source) as reading:
        games = list(reading.execute(select(GAMES.c.id).order_by(GAMES.c.opened)).scalars())
        for number, game in enumerate(games, 1):
            with begin() as writing:
                if digest(reading, game) != digest(writing, game):
                    _copy_game(reading, writing, game)
                    copied += 1
                    if digest(reading, game) != digest(writing, game):
                        raise OptionsError(
                            f"table {game}: expected a copy like the original, got another; nothing of it was kept"
                        )
            progress(number, len(games))
        with begin() as writing:
            for rows in (BLOCKS, PEOPLE, KEYS, CHANNELS, UPTIME):
                writing.execute(delete(rows))
                _insert(writing, rows, [dict(row._mapping) for row in reading.execute(select(rows))])
    return copied


def expect_nothing_else(source: Engine, target: Engine) -> None:
    """Refuse a target with tables or people of its own, or with tables that went on there: a move leaves there what the source
    has. An earlier try may be there.
    """
    with _snapshot(source) as reading, target.connect() as found:
        for what, key in (("tables", GAMES.c.id), ("people", PEOPLE.c.browser)):
            others = set(found.execute(select(key)).scalars()) - set(reading.execute(select(key)).scalars())
            if others:
                raise OptionsError(f"move: expected an empty database, got one with {len(others)} {what} of its own")
        known = {row.id: row.changed for row in reading.execute(select(GAMES.c.id, GAMES.c.changed))}
        newer = [row.id for row in found.execute(select(GAMES.c.id, GAMES.c.changed)) if row.changed > known[row.id]]
        if newer:
            raise OptionsError(
                f"move: expected tables that have not changed since an earlier move, got {len(newer)} that went on in the "
                f"target, such as {newer[0]}; to move anyway, delete them there first"
            )


def _snapshot(engine: Engine) -> Connection:
    """Return a connection that sees the database as it is now, without later writes."""
    connection = engine.connect()
    if engine.dialect.name == "postgresql":
        return connection.execution_options(isolation_level="REPEATABLE READ")
    connection.exec_driver_sql("begin")
    return connection


def digest(connection: Connection, game: str) -> str:
    """Return a number that is the same if all that is stored of a table is the same."""
    found = hashlib.sha256()
    for rows in (GAMES, *PARTS):
        key = rows.c.id if rows is GAMES else rows.c.game
        for row in connection.execute(select(rows).where(key == game).order_by(*rows.primary_key.columns)):
            found.update(repr([(name, value) for name, value in row._mapping.items()]).encode())
    return found.hexdigest()


def _copy_game(reading: Connection, writing: Connection, game: str) -> None:
    writing.execute(delete(GAMES).where(GAMES.c.id == game))
    _insert(writing, GAMES, [dict(row._mapping) for row in reading.execute(select(GAMES).where(GAMES.c.id == game))])
    for rows in PARTS:
        _insert(writing, rows, [dict(row._mapping) for row in reading.execute(select(rows).where(rows.c.game == game))])


def _insert(writing: Connection, rows: Rows, values: list[dict[str, object]]) -> None:
    if values:
        writing.execute(insert(rows), values)


def _unfinished(path: Path) -> Path:
    """Return the name of a file until it is complete."""
    return path.with_name(path.name + ".part")


@contextmanager
def completed(path: Path) -> Iterator[Path]:
    """Yield the name under which the block makes a database file. It gets its own name when it is complete and on disk; if the
    block fails, nothing of it is left.
    """
    unfinished = _unfinished(path)
    parts = [unfinished.with_name(unfinished.name + rest) for rest in ("", "-wal", "-shm")]
    _remove(parts)
    try:
        yield unfinished
        _write_log_back(unfinished)
        with unfinished.open("rb+") as file:
            os.fsync(file.fileno())
        unfinished.replace(path)
    finally:
        _remove(parts)


def _write_log_back(path: Path) -> None:
    """Bring what SQLite keeps in a log beside a file into the file. Closing does so too, but says nothing where the disk is full,
    and what stays in the log is lost with its name.
    """
    with closing(sqlite3.connect(path)) as connection:
        is_busy, *_ = connection.execute("pragma wal_checkpoint(truncate)").fetchone()
        (found,) = connection.execute("pragma quick_check(1)").fetchone()
    if is_busy or found != "ok":
        raise sqlite3.DatabaseError("the log of the database is in use" if is_busy else found)


def _remove(files: list[Path]) -> None:
    for file in files:
        file.unlink(missing_ok=True)


def back_up(engine: Engine, path: Path, progress: Progress = _in_silence) -> None:
    """Write a copy of a database as a file, also while servers use it. The file appears when it is complete and proven sound."""
    if path.is_dir():
        raise OptionsError(f"backup: expected a file, got the folder {path}")
    for one in (path, _unfinished(path)):
        _expect_no_database(one, file_of(engine.url))
    try:
        with completed(path) as unfinished:
            _write_copy(engine, unfinished, progress)
    except (OSError, sqlite3.Error) as error:
        raise OptionsError(f"backup: expected a file that can be written, got {path}: {error}") from error


def _expect_no_database(path: Path, database: Path | None) -> None:
    """Refuse to write over the database itself, a file that belongs to it, or the database of another server, also by a link."""
    own = [database.with_name(database.name + rest) for rest in BESIDE] if database is not None else []
    if any(path.resolve() == one.resolve() or (path.exists() and one.exists() and path.samefile(one)) for one in own):
        raise OptionsError(f"backup: expected a file of its own, got {path}, which belongs to the database")
    for one in {path, path.resolve()}:
        if lock_of(one).exists():
            raise OptionsError(
                f"backup: expected a file of its own, got {path}, the database of a server: {lock_of(one)} is beside it"
            )


def _write_copy(engine: Engine, unfinished: Path, progress: Progress) -> None:
    if engine.dialect.name == "sqlite":
        with closing(sqlite3.connect(str(engine.url.database))) as source, closing(sqlite3.connect(unfinished)) as target:
            source.backup(target)  # in one step: every write between two steps would start it again
            target.execute("pragma journal_mode = delete")
    copy = make_engine(sqlite_url(unfinished))
    try:
        if engine.dialect.name != "sqlite":
            upgrade(copy)
            copy_all(engine, copy.begin, progress)
    finally:
        copy.dispose()


@contextmanager
def sound_backup(path: Path) -> Iterator[Engine]:
    """Open a backup, brought to the present schema; refuse one that is damaged or none. The file stays byte for byte as it is,
    for the version that made it: what is opened is a copy.
    """
    with TemporaryDirectory(prefix="naqala") as folder:
        copy = Path(folder) / "copy.sqlite"
        try:
            for rest in ("", "-wal"):
                if (part := path.with_name(path.name + rest)).exists():
                    shutil.copyfile(part, copy.with_name(copy.name + rest))
        except OSError as error:
            raise OptionsError(f"restore: expected a backup that can be read, got {path}: {error.strerror}") from error
        engine = make_engine(sqlite_url(copy))
        try:
            if damage := find_damage(engine):
                raise OptionsError(f"restore: expected a sound backup, got a damaged one: {damage}")
            if version_of(engine) is None:
                raise OptionsError("restore: expected a backup, got a file without tables")
            upgrade(engine)
            yield engine
        finally:
            engine.dispose()


def expect_sound_place(address: str) -> None:
    """Refuse a damaged file in the place of a backup: what would be written into it could be lost. It stays as it is."""
    path = file_of(make_url(address))
    if path is None or not path.exists():
        return
    parts = [one for rest in ("", "-wal", "-shm") if (one := path.with_name(path.name + rest)).exists()]
    engine = make_engine(address, reads_only=True)
    try:
        if damage := find_damage(engine):
            raise OptionsError(
                f"restore: expected a sound database or none, got a damaged one: {damage}; "
                f"stop the server if it runs, then move away {', '.join(map(str, parts))}"
            )
    finally:
        engine.dispose()


def restore(backup: Engine, engine: Engine, progress: Progress = _in_silence) -> int:
    """Put the tables of a backup in the place of those a database has, all or none; return how many tables it has then."""
    with backup.connect() as connection:
        games = list(connection.execute(select(GAMES.c.id)).scalars())
    with engine.begin() as connection:
        copy_all(backup, lambda: nullcontext(connection), progress)
        others = set(connection.execute(select(GAMES.c.id)).scalars()) - set(games)
        for one in others:
            connection.execute(delete(GAMES).where(GAMES.c.id == one))
    return len(games)
