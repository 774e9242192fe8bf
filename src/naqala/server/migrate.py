"""Brings a database up to the present schema, whichever version it has."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, text

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
