"""Upgrades a database to the present schema, from any earlier version."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Engine, text
from sqlalchemy.exc import SQLAlchemyError

from naqala.errors import OptionsError
from naqala.server.database import make_engine
from naqala.server.owner import served

_LOCK = 5_741_803
"""Any number: the advisory lock of servers that start at the same time on one Postgres."""


def upgrade(engine: Engine, to: str = "head") -> None:
    """Run the missing migrations, up to this one."""
    config = Config()
    config.set_main_option("script_location", str(files("naqala.server") / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("set local statement_timeout = 0"))
            connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, to)


@contextmanager
def prepared(database: str) -> Iterator[Callable[[str], None]]:
    """Own a database and upgrade it, before the server announces itself; yield what `served` yields."""
    with ExitStack() as held:
        try:
            note = held.enter_context(served(database))
            engine = make_engine(database)
            upgrade(engine)
        except (SQLAlchemyError, CommandError, ImportError) as error:
            why = str(error).strip().splitlines()[0]
            raise OptionsError(f"database: expected one that can be used, got {place_of(database)}: {why}") from error
        engine.dispose()
        yield note


def place_of(database: str) -> str:
    """Return where a database is, without user and password."""
    return database.rpartition("@")[2]
