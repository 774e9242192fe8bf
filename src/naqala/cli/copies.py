"""Copies of all games, and whether they are sound: ``naqala backup``, ``restore``, ``move`` and ``check``."""

import argparse
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from naqala.cli.database import add_command, address_of, alone, expect_place, named, opened, path_of, progress_of, report
from naqala.errors import OptionsError

if TYPE_CHECKING:
    from sqlalchemy import Engine


def add_commands(commands: Any) -> None:
    """Add the commands to the parser."""
    backup = add_command(commands, "backup", "copies:back_up", "write a copy of all games, even while the server is running")
    backup.add_argument("file", metavar="FILE")
    restore = add_command(commands, "restore", "copies:restore", "replace all games with those of a backup")
    restore.add_argument("file", metavar="FILE")
    add_command(commands, "check", "copies:check", "read every stored game and report what is wrong")
    move = add_command(
        commands, "move", "copies:move", "copy all games to another database; run the same command again to continue"
    )
    move.add_argument(
        "--from", dest="source", required=True, metavar="ADDRESS", help="such as sqlite:////srv/naqala/tables.sqlite"
    )
    move.add_argument("--to", dest="target", required=True, metavar="ADDRESS", help="such as postgresql+psycopg://user@host/name")


def back_up(arguments: argparse.Namespace) -> int:
    """Write a copy of all games."""
    from naqala.server.storage import transfer

    with opened(address_of(arguments)) as engine:
        transfer.back_up(engine, Path(arguments.file), progress_of())
    return report(arguments, {"backup": arguments.file}, f"backup: {arguments.file}")


def restore(arguments: argparse.Namespace) -> int:
    """Put the games of a backup in the place of those that are there; no server may use the database at the same time."""
    from naqala.server.storage import transfer

    if not Path(arguments.file).exists():
        raise OptionsError(f"restore: expected a backup, got none at {arguments.file}")
    address = address_of(arguments)
    with named(address):
        transfer.expect_sound_place(address)
    with (
        named(arguments.file),
        transfer.sound_backup(Path(arguments.file)) as backup,
        _place(arguments.data, address) as engine,
    ):
        number = transfer.restore(backup, engine, progress_of())
    return report(arguments, {"tables": number}, f"restored: {number} tables")


@contextmanager
def _place(folder: str | None, address: str) -> Iterator["Engine"]:
    """Have the database alone into which a backup goes. A new file gets its name when it is complete; if the block fails, nothing
    is left where nothing was.
    """
    from naqala.server.storage.database import sqlite_url
    from naqala.server.storage.owner import lock_of
    from naqala.server.storage.transfer import completed

    path = path_of(address)
    if path is None or (path.exists() and path.stat().st_size):
        with alone(address), opened(address, is_new=True) as engine:
            yield engine
        return
    missing = [one for one in (lock_of(path), *path.parents) if not one.exists()]
    if folder is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with alone(address), completed(path) as unfinished, opened(sqlite_url(unfinished), is_new=True) as engine:
            yield engine
    except BaseException as error:
        for one in missing:
            with suppress(OSError):  # it was never made, or another program uses the folder by now
                one.rmdir() if one.is_dir() else one.unlink()
        if isinstance(error, (OSError, sqlite3.Error)):
            raise OptionsError(f"restore: expected room for the database, got {path.parent}: {error}") from error
        raise


def move(arguments: argparse.Namespace) -> int:
    """Copy all games to another database."""
    from sqlalchemy import func, select

    from naqala.server.storage import transfer
    from naqala.server.storage.schema import GAMES

    arguments.data = None
    expect_place(arguments.target, is_new=True)
    with opened(arguments.source) as source:
        first, second = _in_order(arguments.source, arguments.target)
        with alone(first), alone(second), opened(arguments.target, is_new=True) as target:
            transfer.expect_nothing_else(source, target)
            copied = transfer.copy_all(source, target.begin, progress_of())
        with source.connect() as connection:
            number = int(connection.execute(select(func.count()).select_from(GAMES)).scalar_one())
    return report(arguments, {"copied": copied, "tables": number}, f"copied: {copied} of {number} tables; all match")


def _in_order(source: str, target: str) -> list[str]:
    """Return two databases, the one that may be in use first: a command that is refused leaves no lock file at the other."""
    from naqala.server.storage.owner import lock_of

    def is_free(address: str) -> bool:
        path = path_of(address)
        return path is not None and not lock_of(path).exists()

    if len({str(path.resolve()) if (path := path_of(address)) else address for address in (source, target)}) < 2:
        raise OptionsError("move: expected two databases, got the same twice")
    return sorted((source, target), key=is_free)


def check(arguments: argparse.Namespace) -> int:
    """Read every game; return 1 if something is wrong."""
    from naqala.server.storage import checking

    with opened(address_of(arguments), reads_only=True) as engine:
        findings = list(checking.check(engine))
    wrong = [one for one in findings if one.wrong and not one.is_old]
    old = [one for one in findings if one.is_old]
    value = {"tables": len(findings) - 1, "wrong": [asdict(one) for one in wrong], "other_rules": [one.table for one in old]}
    lines = [one.wrong if one.table else f"the file is damaged: {one.wrong}" for one in wrong]
    last = f"{len(findings) - 1} tables, {len(wrong)} faults, {len(old)} of other rules"
    report(arguments, value, *(str(line) for line in lines), last)
    return 1 if wrong else 0
