"""Brings a database up to the present schema, whichever version it has."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Engine, text
from sqlalchemy.exc import SQLAlchemyError

from naqala.errors import OptionsError
from naqala.server.owner import owned
from naqala.server.store import make_engine

_LOCK = 5_741_803
"""Any number; servers that start at the same time on one Postgres wait for each other by it."""


def upgrade(engine: Engine) -> None:
    """Runs the migrations that are missing."""
    config = Config()
    config.set_main_option("script_location", str(files("naqala.server") / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


@contextmanager
def prepared(database: str) -> Iterator[Callable[[str], None]]:
    """Owns a database and brings it up to date, before anybody is told that there is a server; see `owned` for what is given."""
    with ExitStack() as held:
        try:
            note = held.enter_context(owned(database))
            engine = make_engine(database)
            upgrade(engine)
        except (SQLAlchemyError, CommandError, ImportError) as error:
            why = str(error).strip().splitlines()[0]
            raise OptionsError(f"database: expected one that can be used, got {place_of(database)}: {why}") from error
        engine.dispose()
        yield note


def place_of(database: str) -> str:
    """Where a database is, without who may use it."""
    return database.rpartition("@")[2]
