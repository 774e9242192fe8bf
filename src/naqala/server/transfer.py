"""Copies what is stored from one database to another, table by table, and proves that the copy is the same.

It is what moves a server from a file to Postgres, and what makes and restores backups. What was copied by a run that was
interrupted is not copied again.
"""

import hashlib
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, Engine, delete, insert, select
from sqlalchemy import Table as Rows

from naqala.errors import OptionsError
from naqala.server.database import find_damage, make_engine, sqlite_url
from naqala.server.migrate import upgrade
from naqala.server.schema import (
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
Progress = Callable[[int, int], None]


def copy_all(source: Engine, target: Engine, progress: Progress = lambda _done, _all: None) -> int:
    """Copy all tables that the target does not have exactly like this; return how many were copied. Both databases must be of the
    present schema.
    """
    copied = 0
    with _snapshot(source) as reading:
        games = list(reading.execute(select(GAMES.c.id).order_by(GAMES.c.opened)).scalars())
        for number, game in enumerate(games, 1):
            with target.begin() as writing:
                if digest(reading, game) != digest(writing, game):
                    _copy_game(reading, writing, game)
                    copied += 1
                    if digest(reading, game) != digest(writing, game):
                        raise OptionsError(
                            f"table {game}: expected a copy like the original, got another; nothing of it was kept"
                        )
            progress(number, len(games))
        with target.begin() as writing:
            for rows in (BLOCKS, PEOPLE, KEYS, CHANNELS, UPTIME):
                writing.execute(delete(rows))
                _insert(writing, rows, [dict(row._mapping) for row in reading.execute(select(rows))])
    return copied


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


def back_up(engine: Engine, path: Path, progress: Progress = lambda _done, _all: None) -> None:
    """Write a copy of a database as a file, also while servers use it. The file appears when it is complete and proven sound."""
    unfinished = path.with_name(path.name + ".part")
    unfinished.unlink(missing_ok=True)
    if engine.dialect.name == "sqlite":
        with closing(sqlite3.connect(str(engine.url.database))) as source, closing(sqlite3.connect(unfinished)) as target:
            source.backup(target, pages=1000)
            target.execute("pragma journal_mode = delete")
    copy = make_engine(sqlite_url(unfinished))
    try:
        if engine.dialect.name != "sqlite":
            upgrade(copy)
            copy_all(engine, copy, progress)
        if damage := find_damage(copy):
            raise OptionsError(f"backup: expected a sound copy, got a damaged one: {damage}")
        with copy.connect() as connection:
            connection.exec_driver_sql("pragma wal_checkpoint(truncate)")
    finally:
        copy.dispose()
    with unfinished.open("rb+") as file:
        os.fsync(file.fileno())
    unfinished.replace(path)
    for rest in ("-wal", "-shm"):
        unfinished.with_name(unfinished.name + rest).unlink(missing_ok=True)


def restore(path: Path, engine: Engine, progress: Progress = lambda _done, _all: None) -> int:
    """Put the tables of a backup in the place of those a database has; return how many tables it has then."""
    copy = make_engine(sqlite_url(path))
    try:
        if damage := find_damage(copy):
            raise OptionsError(f"restore: expected a sound backup, got a damaged one: {damage}")
        upgrade(copy)
        with copy.connect() as connection:
            games = list(connection.execute(select(GAMES.c.id)).scalars())
        copy_all(copy, engine, progress)
        with engine.begin() as connection:
            others = set(connection.execute(select(GAMES.c.id)).scalars()) - set(games)
            for one in others:
                connection.execute(delete(GAMES).where(GAMES.c.id == one))
        return len(games)
    finally:
        copy.dispose()
