"""Gives a database the present schema: makes it in an empty one, upgrades any earlier version."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from importlib.resources import files

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from naqala.errors import OptionsError
from naqala.server.storage.database import expect_content, expect_writable, make_engine, unusable
from naqala.server.storage.owner import served
from naqala.server.storage.schema import METADATA

_LOCK = 5_741_803
"""Any number: the advisory lock of servers that start at the same time on one Postgres."""


def upgrade(engine: Engine, to: str = "head") -> None:
    """Run the missing migrations, up to this one. An empty database gets the present schema at once: only to upgrade an earlier
    version is the library for migrations loaded, which takes a quarter of a start.
    """
    version, newest = version_of(engine), newest_version()
    if version == newest:
        return
    if version is not None and version > newest:
        raise OptionsError(
            f"database: expected version {newest} or earlier, got {version}, of a later naqala; move it away to go back"
        )
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("set local statement_timeout = 0"))
            connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        if to == "head" and _version_in(connection) is None:
            _make_schema(connection)
        else:
            _migrate(connection, to)


def _make_schema(connection: Connection) -> None:
    """Make all tables, and note for Alembic that there is nothing to migrate."""
    METADATA.create_all(connection, checkfirst=False)
    connection.execute(text("create table alembic_version (version_num varchar(32) not null primary key)"))
    connection.execute(text("insert into alembic_version (version_num) values (:newest)"), {"newest": newest_version()})


def _migrate(connection: Connection, to: str) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("naqala.server.storage") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def expect_newest(engine: Engine) -> None:
    """Refuse a database of another version, to read it as it is."""
    version, newest = version_of(engine), newest_version()
    if version is None:
        raise OptionsError(f"database: expected one of version {newest}, got an empty one")
    if version < newest:
        raise OptionsError(f"database: expected one of version {newest}, got {version}; the server upgrades it when it starts")
    if version > newest:
        raise OptionsError(f"database: expected one of version {newest}, got {version}, of a later naqala")


def newest_version() -> str:
    """Return the number of the last migration: the files are named by it."""
    return max(
        file.name[:4]
        for file in (files("naqala.server.storage") / "migrations" / "versions").iterdir()
        if file.name[:4].isdecimal()
    )


def version_of(engine: Engine) -> str | None:
    """Return the number of the last migration that a database has had; None if it is empty."""
    with engine.connect() as connection:
        return _version_in(connection)


def _version_in(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("select version_num from alembic_version")).scalar()


def _migration_error() -> type[Exception]:
    from alembic.util import CommandError

    return CommandError


@contextmanager
def prepared(database: str) -> Iterator[Callable[[str], None]]:
    """Own a database and upgrade it, before the server announces itself; yield what `served` yields."""
    with ExitStack() as held:
        try:
            note = held.enter_context(served(database))
            expect_content(database)
            expect_writable(database)
            engine = make_engine(database)
            upgrade(engine)
        except (SQLAlchemyError, _migration_error(), ImportError) as error:
            raise unusable(database, error) from error
        engine.dispose()
        yield note
