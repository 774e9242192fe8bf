"""Brings a database up to the present schema, whichever version it has."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine


def upgrade(engine: Engine) -> None:
    """Runs the migrations that are missing."""
    config = Config()
    config.set_main_option("script_location", str(files("naqala.server") / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
