"""The migrations make exactly the tables the program uses."""

from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, inspect

from naqala.server.database import make_engine, sqlite_url
from naqala.server.migrate import upgrade
from naqala.server.schema import METADATA


def differences(engine: Engine) -> list[object]:
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return list(compare_metadata(context, METADATA))


def test_an_empty_database_becomes_the_schema(database: Engine) -> None:
    upgrade(database)
    assert differences(database) == []
    upgrade(database)
    assert differences(database) == []
    assert set(inspect(database).get_table_names()) == {*METADATA.tables, "alembic_version"}
    for table in ("events", "invitations", "sittings"):
        (key,) = inspect(database).get_foreign_keys(table)
        assert key["options"] == {"ondelete": "CASCADE"}


def test_a_difference_would_be_noticed(tmp_path: Path) -> None:
    engine = make_engine(sqlite_url(tmp_path / "x.sqlite"))
    upgrade(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("alter table games add column extra integer")
    assert differences(engine) != []
    engine.dispose()
