"""The database for the commands of the people who run a server: which one it is, how it is opened, and what is printed."""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from naqala.errors import OptionsError

if TYPE_CHECKING:
    from sqlalchemy import Engine


def add_command(commands: Any, name: str, run: str, text: str) -> argparse.ArgumentParser:
    """Add a command that works on the database; it runs the function ``module:name``."""
    command: argparse.ArgumentParser = commands.add_parser(name, help=text, description=text)
    command.set_defaults(run=run)
    command.add_argument("--data", metavar="DIR", help="where games are stored (default: as for serve)")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    return command


def address_of(arguments: argparse.Namespace) -> str:
    """Return the address of the database, by the same settings as the server's."""
    from naqala.cli.serve import settings_from
    from naqala.server.storage.database import sqlite_url

    settings = settings_from({} if arguments.data is None else {"data": arguments.data})
    if settings.database and arguments.data is not None:
        raise OptionsError(f"data: expected no folder beside NAQALA_DATABASE, which names another database; got {arguments.data}")
    return settings.database or sqlite_url(settings.data / "tables.sqlite")


@contextmanager
def opened(address: str, is_new: bool = False, reads_only: bool = False) -> Iterator["Engine"]:
    """Open a database. Only one that a command has for itself may be new, and is brought to the present schema: under a server
    of another version nothing may change. What only reads looks at the schema itself.
    """
    from naqala.server.storage.database import make_engine
    from naqala.server.storage.migrate import expect_newest, upgrade

    expect_place(address, is_new)
    with named(address):
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
def alone(address: str) -> Iterator[None]:
    """Have a database alone."""
    from naqala.server.storage.owner import owned

    with named(address), owned(address):
        yield


@contextmanager
def named(address: str) -> Iterator[None]:
    """Give the errors of a database a name."""
    from sqlalchemy.exc import SQLAlchemyError

    from naqala.server.storage.database import unusable

    try:
        yield
    except (SQLAlchemyError, ImportError) as error:
        raise unusable(address, error) from error


def expect_place(address: str, is_new: bool) -> None:
    """Refuse an address that is none, and a file that is not there or empty; a new one needs its folder."""
    from naqala.server.storage.database import expect_content, kind_of

    kind_of(address)
    path = path_of(address)
    if is_new and path is not None and not path.parent.is_dir():
        raise OptionsError(f"data: expected a folder for the database, got none at {path.parent}")
    if is_new or path is None:
        return
    if not path.exists():
        raise OptionsError(f"data: expected a database, got none at {path}")
    expect_content(address)


def path_of(address: str) -> Path | None:
    """Return the file of a database; None on Postgres."""
    from sqlalchemy import make_url

    from naqala.server.storage.database import file_of

    return file_of(make_url(address))


def report(arguments: argparse.Namespace, value: dict[str, Any], *lines: str) -> int:
    """Print one JSON object if that is wanted, else lines for people; return the exit status."""
    from naqala.cli.main import print_json

    if arguments.json:
        print_json(value)
    else:
        for line in lines:
            print(line)
    return 0


def progress_of() -> Callable[[int, int], None]:
    """Return a function that prints progress, if stderr is a terminal."""

    def tell(done: int, number: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{done} of {number} tables", end="\n" if done == number else "", file=sys.stderr, flush=True)

    return tell
