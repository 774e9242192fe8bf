"""What the people who run a server do with its tables: ``naqala tables``."""

import argparse
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from naqala.cli.database import add_command, address_of, opened, report

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
    add_command(kinds, "list", "tables:list_tables", "list all tables, most recently changed first")
    show = add_command(kinds, "show", "tables:show_table", "show what is known about a table, except its cards")
    show.add_argument("table", metavar="TABLE")
    for name, run, text in (
        ("close", "close_tables", "close tables: people can still view them, but no longer play"),
        ("delete", "delete_tables", "delete tables and everything that happened at them"),
    ):
        add_command(kinds, name, f"tables:{run}", text).add_argument("table", metavar="TABLE", nargs="+")
    expire = add_command(kinds, "expire", "tables:expire_tables", "delete tables where nothing has happened for a while")
    expire.add_argument("--older-than", type=age, required=True, metavar="AGE", help="12h, 90d, 8w or 1y")
    expire.add_argument("--dry-run", action="store_true", help="only print which tables would be deleted")
    forget = add_command(
        kinds, "forget", "tables:forget_person", "forget the person on a seat, or a spectator, at all tables of the same browser"
    )
    forget.add_argument("table", metavar="TABLE")
    who = forget.add_mutually_exclusive_group(required=True)
    who.add_argument("seat", type=int, metavar="SEAT", nargs="?")
    who.add_argument("--spectator", metavar="TAG", help="a spectator; `naqala tables show` lists the tags")


def _time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


def _line(row: Any) -> str:
    return f"{row.id:12}  {_time(row.changed)}  {row.state:7}  {row.events:6}  {', '.join(row.names)}"


def list_tables(arguments: argparse.Namespace) -> int:
    """List all tables."""
    from naqala.server.storage import admin

    with opened(address_of(arguments)) as engine, engine.connect() as connection:
        rows = admin.tables(connection)
    head = f"{'TABLE':12}  {'CHANGED (UTC)':16}  {'STATE':7}  {'EVENTS':>6}  NAMES"
    return report(arguments, {"tables": [asdict(row) for row in rows]}, head, *map(_line, rows))


def show_table(arguments: argparse.Namespace) -> int:
    """Say what is known of a table."""
    from naqala.server.storage import admin
    from naqala.server.storage.checking import check_table

    with opened(address_of(arguments)) as engine:
        with engine.connect() as connection:
            (row,) = admin.expect_tables(connection, [arguments.table])
            spectators = admin.spectators(connection, arguments.table)
            bots = admin.seats_of_bots(connection, arguments.table)
        finding = check_table(engine, arguments.table)
    lines = [f"table: {row.id}", f"opened: {_time(row.opened)} UTC", f"changed: {_time(row.changed)} UTC", f"state: {row.state}"]
    lines += [f"events: {row.events}", f"wrong: {finding.wrong or 'nothing'}"]
    lines += [
        f"seat {seat}: {name}{' (bot)' if is_bot else ''}"
        for seat, (name, is_bot) in enumerate(zip(row.names, bots, strict=True), 1)
    ]
    lines += [f"spectator: {tag}  {name}".rstrip() for tag, name in spectators.items()]
    return report(arguments, {**asdict(row), "wrong": finding.wrong, "spectators": spectators}, *lines)


def _with_tables(arguments: argparse.Namespace, do: Callable[[Any, list[str]], None], done: str) -> int:
    from naqala.server.storage import admin

    with opened(address_of(arguments)) as engine, engine.begin() as connection:
        admin.expect_tables(connection, arguments.table)
        do(connection, arguments.table)
    return report(arguments, {done: arguments.table}, *(f"{done}: {table}" for table in arguments.table))


def close_tables(arguments: argparse.Namespace) -> int:
    """Close tables."""
    from naqala.server.storage import admin

    return _with_tables(arguments, admin.close_tables, "closed")


def delete_tables(arguments: argparse.Namespace) -> int:
    """Delete tables."""
    from naqala.server.storage import admin

    return _with_tables(arguments, admin.delete_tables, "deleted")


def expire_tables(arguments: argparse.Namespace) -> int:
    """Delete tables at which nothing has happened for a time."""
    from naqala.server.storage import admin

    before = time.time() - arguments.older_than
    with opened(address_of(arguments)) as engine:
        with engine.connect() as connection:
            rows = admin.tables(connection, before=before)
        if not arguments.dry_run:
            deleted = set(_expire(engine, before))
            rows = [row for row in rows if row.id in deleted]
    word = "would be deleted" if arguments.dry_run else "deleted"
    lines = [f"{word}: {_line(row)}" for row in rows] or [f"{word}: no table"]
    return report(arguments, {word.replace(" ", "_"): [row.id for row in rows]}, *lines)


def _expire(engine: "Engine", before: float) -> Iterator[str]:
    """Delete old tables, some at a time, so that a running server waits for none; yield them."""
    from naqala.server.storage import admin

    while True:
        with engine.begin() as connection:
            deleted = admin.expire(connection, before)
        if not deleted:
            return
        yield from deleted
        time.sleep(PAUSE)


def forget_person(arguments: argparse.Namespace) -> int:
    """Forget the person on a seat, or one who has watched."""
    from naqala.server.storage import admin

    with opened(address_of(arguments)) as engine, engine.begin() as connection:
        admin.expect_tables(connection, [arguments.table])
        if arguments.spectator is not None:
            forgotten = admin.forget_spectator(connection, arguments.table, arguments.spectator)
        else:
            forgotten = admin.forget_person(connection, arguments.table, arguments.seat)
    return report(arguments, {"forgotten": forgotten}, *(f"forgotten at {table}" for table in forgotten))
