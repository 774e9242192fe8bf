"""What the people who run a server do with its database: ``naqala tables``, ``backup``, ``restore``, ``check``, ``move``..."""

import argparse
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from naqala.errors import OptionsError, shown

if TYPE_CHECKING:
    from sqlalchemy import Engine

PAUSE = 0.05
"""Seconds between two transactions that delete old tables, in which a running server can write."""
UNITS = {"h": 3600.0, "d": 86_400.0, "w": 604_800.0, "y": 31_557_600.0}


def age(text: str) -> float:
    """Return the seconds of an age such as 90d."""
    number, unit = text[:-1], text[-1:]
    if unit not in UNITS or not number.isdecimal() or len(number) > 6:
        raise ValueError
    return int(number) * UNITS[unit]


age.__name__ = "age, such as 12h, 90d, 8w or 1y"


def add_commands(commands: Any) -> None:
    """Add the commands to the parser."""
    tables = commands.add_parser("tables", help="list, show, close, delete or expire the tables of a server; forget a person")
    kinds = tables.add_subparsers(dest="kind", required=True, metavar="WHAT")
    _add(kinds, "list", "list_tables", "list all tables, most recently changed first")
    _add(kinds, "show", "show_table", "show what is known about a table, except its cards").add_argument("table", metavar="TABLE")
    for name, run, text in (
        ("close", "close_tables", "close tables: people can still view them, but no longer play"),
        ("delete", "delete_tables", "delete tables and everything that happened at them"),
    ):
        _add(kinds, name, run, text).add_argument("table", metavar="TABLE", nargs="+")
    expire = _add(kinds, "expire", "expire_tables", "delete tables where nothing has happened for a while")
    expire.add_argument("--older-than", type=age, required=True, metavar="AGE", help="12h, 90d, 8w or 1y")
    expire.add_argument("--dry-run", action="store_true", help="only print which tables would be deleted")
    forget = _add(
        kinds, "forget", "forget_person", "forget the person on a seat, or a spectator, at all tables of the same browser"
    )
    forget.add_argument("table", metavar="TABLE")
    who = forget.add_mutually_exclusive_group(required=True)
    who.add_argument("seat", type=int, metavar="SEAT", nargs="?")
    who.add_argument("--spectator", metavar="MARK", help="a spectator; `naqala tables show` lists the marks")
    _add(commands, "backup", "back_up", "write a copy of all games, even while the server is running").add_argument(
        "file", metavar="FILE"
    )
    restore = _add(commands, "restore", "restore", "replace all games with those of a backup")
    restore.add_argument("file", metavar="FILE")
    _add(commands, "check", "check", "read every stored game and report what is wrong")
    move = _add(commands, "move", "move", "copy all games to another database; run the same command again to continue")
    move.add_argument(
        "--from", dest="source", required=True, metavar="ADDRESS", help="such as sqlite:////srv/naqala/tables.sqlite"
    )
    move.add_argument("--to", dest="target", required=True, metavar="ADDRESS", help="such as postgresql+psycopg://user@host/name")
    block = _add(commands, "block", "block", "refuse requests from an address; without ADDRESS, list the blocked ones")
    block.add_argument("address", metavar="ADDRESS", nargs="?")
    block.add_argument("--why", default="", help="a note for yourself")
    _add(commands, "unblock", "unblock", "accept requests from an address again").add_argument("address", metavar="ADDRESS")


def _add(commands: Any, name: str, run: str, text: str) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(name, help=text, description=text)
    command.set_defaults(run=f"keep:{run}")
    command.add_argument("--data", metavar="DIR", help="where games are stored (default: as for serve)")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    return command


# The database


def _address(arguments: argparse.Namespace) -> str:
    """Return the address of the database, by the same settings as the server's."""
    from naqala.cli.serve import settings_from
    from naqala.server.database import sqlite_url

    settings = settings_from({} if arguments.data is None else {"data": arguments.data})
    if settings.database and arguments.data is not None:
        raise OptionsError(f"data: expected no folder beside NAQALA_DATABASE, which names another database; got {arguments.data}")
    return settings.database or sqlite_url(settings.data / "tables.sqlite")


@contextmanager
def _opened(address: str, is_new: bool = False, reads_only: bool = False) -> Iterator["Engine"]:
    """Open a database. Only one that a command has for itself may be new, and is brought to the present schema: under a server
    of another version nothing may change. What only reads looks at the schema itself.
    """
    from naqala.server.database import make_engine
    from naqala.server.migrate import expect_newest, upgrade

    _expect_place(address, is_new)
    with _named(address):
        engine = make_engine(address, reads_only)
        try:
            if is_new:
                upgrade(engine)
            elif not reads_only:
                expect_newest(engine)
            yield engine
        finally:
            engine.dispose()


@contextmanager
def _alone(address: str) -> Iterator[None]:
    """Have a database alone."""
    from naqala.server.owner import owned

    with _named(address), owned(address):
        yield


@contextmanager
def _named(address: str) -> Iterator[None]:
    """Give the errors of a database a name."""
    from sqlalchemy.exc import SQLAlchemyError

    from naqala.server.database import unusable

    try:
        yield
    except (SQLAlchemyError, ImportError) as error:
        raise unusable(address, error) from error


def _expect_place(address: str, is_new: bool) -> None:
    """Refuse an address that is none, and a file that is not there or empty; a new one needs its folder."""
    from naqala.server.database import expect_content, kind_of

    kind_of(address)
    path = _file_of(address)
    if is_new and path is not None and not path.parent.is_dir():
        raise OptionsError(f"data: expected a folder for the database, got none at {path.parent}")
    if is_new or path is None:
        return
    if not path.exists():
        raise OptionsError(f"data: expected a database, got none at {path}")
    expect_content(address)


def _file_of(address: str) -> Path | None:
    from sqlalchemy import make_url

    from naqala.server.database import file_of

    return file_of(make_url(address))


def _print(arguments: argparse.Namespace, value: dict[str, Any], *lines: str) -> int:
    from naqala.cli.main import print_json

    if arguments.json:
        print_json(value)
    else:
        for line in lines:
            print(line)
    return 0


def _progress() -> Callable[[int, int], None]:
    """Return a function that prints progress, if stderr is a terminal."""

    def tell(done: int, number: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{done} of {number} tables", end="\n" if done == number else "", file=sys.stderr, flush=True)

    return tell


# Tables


def _time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


def _line(row: Any) -> str:
    return f"{row.id:12}  {_time(row.changed)}  {row.state:7}  {row.events:6}  {', '.join(row.names)}"


def list_tables(arguments: argparse.Namespace) -> int:
    """List all tables."""
    from naqala.server import keeping

    with _opened(_address(arguments)) as engine, engine.connect() as connection:
        rows = keeping.tables(connection)
    head = f"{'TABLE':12}  {'CHANGED (UTC)':16}  {'STATE':7}  {'EVENTS':>6}  NAMES"
    return _print(arguments, {"tables": [asdict(row) for row in rows]}, head, *map(_line, rows))


def show_table(arguments: argparse.Namespace) -> int:
    """Say what is known of a table."""
    from naqala.server import keeping
    from naqala.server.checking import check_table

    with _opened(_address(arguments)) as engine:
        with engine.connect() as connection:
            (row,) = keeping.expect_tables(connection, [arguments.table])
            spectators = keeping.spectators(connection, arguments.table)
            bots = keeping.seats_of_bots(connection, arguments.table)
        finding = check_table(engine, arguments.table)
    lines = [f"table: {row.id}", f"opened: {_time(row.opened)} UTC", f"changed: {_time(row.changed)} UTC", f"state: {row.state}"]
    lines += [f"events: {row.events}", f"wrong: {finding.wrong or 'nothing'}"]
    lines += [
        f"seat {seat}: {name}{' (bot)' if is_bot else ''}"
        for seat, (name, is_bot) in enumerate(zip(row.names, bots, strict=True), 1)
    ]
    lines += [f"spectator: {mark}  {name}".rstrip() for mark, name in spectators.items()]
    return _print(arguments, {**asdict(row), "wrong": finding.wrong, "spectators": spectators}, *lines)


def _with_tables(arguments: argparse.Namespace, do: Callable[[Any, list[str]], None], done: str) -> int:
    from naqala.server import keeping

    with _opened(_address(arguments)) as engine, engine.begin() as connection:
        keeping.expect_tables(connection, arguments.table)
        do(connection, arguments.table)
    return _print(arguments, {done: arguments.table}, *(f"{done}: {table}" for table in arguments.table))


def close_tables(arguments: argparse.Namespace) -> int:
    """Close tables."""
    from naqala.server import keeping

    return _with_tables(arguments, keeping.close_tables, "closed")


def delete_tables(arguments: argparse.Namespace) -> int:
    """Delete tables."""
    from naqala.server import keeping

    return _with_tables(arguments, keeping.delete_tables, "deleted")


def expire_tables(arguments: argparse.Namespace) -> int:
    """Delete tables at which nothing has happened for a time."""
    from naqala.server import keeping

    before = time.time() - arguments.older_than
    with _opened(_address(arguments)) as engine:
        with engine.connect() as connection:
            rows = keeping.tables(connection, before=before)
        if not arguments.dry_run:
            deleted = set(_expire(engine, before))
            rows = [row for row in rows if row.id in deleted]
    word = "would be deleted" if arguments.dry_run else "deleted"
    lines = [f"{word}: {_line(row)}" for row in rows] or [f"{word}: no table"]
    return _print(arguments, {word.replace(" ", "_"): [row.id for row in rows]}, *lines)


def _expire(engine: "Engine", before: float) -> Iterator[str]:
    """Delete old tables, some at a time, so that a running server waits for none; yield them."""
    from naqala.server import keeping

    while True:
        with engine.begin() as connection:
            deleted = keeping.expire(connection, before)
        if not deleted:
            return
        yield from deleted
        time.sleep(PAUSE)


def forget_person(arguments: argparse.Namespace) -> int:
    """Forget the person on a seat, or one who has watched."""
    from naqala.server import keeping

    with _opened(_address(arguments)) as engine, engine.begin() as connection:
        keeping.expect_tables(connection, [arguments.table])
        if arguments.spectator is not None:
            forgotten = keeping.forget_spectator(connection, arguments.table, arguments.spectator)
        else:
            forgotten = keeping.forget_person(connection, arguments.table, arguments.seat)
    return _print(arguments, {"forgotten": forgotten}, *(f"forgotten at {table}" for table in forgotten))


# Copies


def back_up(arguments: argparse.Namespace) -> int:
    """Write a copy of all games."""
    from naqala.server import transfer

    with _opened(_address(arguments)) as engine:
        transfer.back_up(engine, Path(arguments.file), _progress())
    return _print(arguments, {"backup": arguments.file}, f"backup: {arguments.file}")


def restore(arguments: argparse.Namespace) -> int:
    """Put the games of a backup in the place of those that are there; no server may use the database at the same time."""
    from naqala.server import transfer

    if not Path(arguments.file).exists():
        raise OptionsError(f"restore: expected a backup, got none at {arguments.file}")
    address = _address(arguments)
    with _named(address):
        transfer.expect_sound_place(address)
    with (
        _named(arguments.file),
        transfer.sound_backup(Path(arguments.file)) as backup,
        _place(arguments.data, address) as engine,
    ):
        number = transfer.restore(backup, engine, _progress())
    return _print(arguments, {"tables": number}, f"restored: {number} tables")


@contextmanager
def _place(folder: str | None, address: str) -> Iterator["Engine"]:
    """Have the database alone into which a backup goes. A new file gets its name when it is complete; if the block fails, nothing
    is left where nothing was.
    """
    from naqala.server.database import sqlite_url
    from naqala.server.owner import lock_of
    from naqala.server.transfer import completed

    path = _file_of(address)
    if path is None or (path.exists() and path.stat().st_size):
        with _alone(address), _opened(address, is_new=True) as engine:
            yield engine
        return
    missing = [one for one in (lock_of(path), *path.parents) if not one.exists()]
    if folder is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with _alone(address), completed(path) as unfinished, _opened(sqlite_url(unfinished), is_new=True) as engine:
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

    from naqala.server import transfer
    from naqala.server.schema import GAMES

    arguments.data = None
    _expect_place(arguments.target, is_new=True)
    with _opened(arguments.source) as source:
        first, second = _in_order(arguments.source, arguments.target)
        with _alone(first), _alone(second), _opened(arguments.target, is_new=True) as target:
            transfer.expect_nothing_else(source, target)
            copied = transfer.copy_all(source, target.begin, _progress())
        with source.connect() as connection:
            number = int(connection.execute(select(func.count()).select_from(GAMES)).scalar_one())
    return _print(arguments, {"copied": copied, "tables": number}, f"copied: {copied} of {number} tables; all match")


def _in_order(source: str, target: str) -> list[str]:
    """Return two databases, the one that may be in use first: a command that is refused leaves no lock file at the other."""
    from naqala.server.owner import lock_of

    def is_free(address: str) -> bool:
        path = _file_of(address)
        return path is not None and not lock_of(path).exists()

    if len({str(path.resolve()) if (path := _file_of(address)) else address for address in (source, target)}) < 2:
        raise OptionsError("move: expected two databases, got the same twice")
    return sorted((source, target), key=is_free)


def check(arguments: argparse.Namespace) -> int:
    """Read every game; return 1 if something is wrong."""
    from naqala.server import checking

    with _opened(_address(arguments), reads_only=True) as engine:
        findings = list(checking.check(engine))
    wrong = [one for one in findings if one.wrong and not one.is_old]
    old = [one for one in findings if one.is_old]
    value = {"tables": len(findings) - 1, "wrong": [asdict(one) for one in wrong], "other_rules": [one.table for one in old]}
    lines = [one.wrong if one.table else f"the file is damaged: {one.wrong}" for one in wrong]
    last = f"{len(findings) - 1} tables, {len(wrong)} faults, {len(old)} of other rules"
    _print(arguments, value, *(str(line) for line in lines), last)
    return 1 if wrong else 0


# Addresses


def block(arguments: argparse.Namespace) -> int:
    """Block an address, or list those that are blocked."""
    from naqala.server import keeping

    with _opened(_address(arguments)) as engine, engine.begin() as connection:
        if arguments.address is not None:
            keeping.block(connection, _expect_address("block", arguments.address), arguments.why)
        blocked = keeping.blocked(connection)
    return _print(arguments, {"blocked": blocked}, *(f"{address}  {why}".rstrip() for address, why in blocked.items()))


def _expect_address(command: str, text: str) -> str:
    """Return an address; with the length of its network only where that is what is blocked anyway."""
    from ipaddress import ip_address

    address, _, length = text.partition("/")
    try:
        known = ip_address(address)
    except ValueError:
        known = None
    if known is None or length not in ("", "32" if known.version == 4 else "64"):
        raise OptionsError(
            f"{command}: expected an IPv4 address, or an IPv6 address, which stands for its /64, got {shown(text)}"
        )
    return str(known)


def unblock(arguments: argparse.Namespace) -> int:
    """Unblock an address."""
    from naqala.server import keeping

    address = _expect_address("unblock", arguments.address)
    with _opened(_address(arguments)) as engine, engine.begin() as connection:
        if not keeping.unblock(connection, address):
            raise OptionsError(f"unblock: expected a blocked address, got {shown(arguments.address)}")
    return _print(arguments, {"unblocked": arguments.address}, f"unblocked: {arguments.address}")
