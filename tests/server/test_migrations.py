"""The migrations make exactly the tables the program uses."""

import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect, select, text

from naqala.server.storage.database import make_engine, sqlite_url
from naqala.server.storage.migrate import newest_version, upgrade
from naqala.server.storage.schema import GAMES, METADATA, NOTICES
from naqala.server.tables.events import Begun, Seated, to_text


def differences(engine: Engine) -> list[object]:
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return list(compare_metadata(context, METADATA))


@pytest.mark.parametrize("first", ["head", "0001"])
def test_an_empty_database_becomes_the_schema(database: Engine, first: str) -> None:
    """At once, or by all migrations from the first one on."""
    upgrade(database, first)
    upgrade(database)
    assert differences(database) == []
    upgrade(database)
    assert differences(database) == []
    assert set(inspect(database).get_table_names()) == {*METADATA.tables, "alembic_version"}
    for table in ("events", "invitations", "sittings"):
        (key,) = inspect(database).get_foreign_keys(table)
        assert key["options"] == {"ondelete": "CASCADE"}


def test_older_tables_say_since_when_they_wait(tmp_path: Path) -> None:
    engine = make_engine(sqlite_url(tmp_path / "x.sqlite"))
    upgrade(engine, "0009")
    opened = "insert into games (id, opened, changed, host, over, setup) values (?, 1, 5, '', false, ?)"
    with engine.begin() as connection:
        for name, setup in (("lobby", '{"waits":true}'), ("begun", '{"waits":true}'), ("usual", "{}")):
            connection.exec_driver_sql(opened, (name, setup))
        begun = ("begun", 1, 2.0, to_text(Begun()))
        connection.exec_driver_sql("insert into events (game, number, at, event) values (?, ?, ?, ?)", begun)
    upgrade(engine)
    with engine.connect() as connection:
        found = {row.id: (row.since, row.stands) for row in connection.execute(select(GAMES))}
    assert found == {"lobby": (5.0, "people"), "begun": (5.0, None), "usual": (5.0, None)}
    engine.dispose()


def test_older_notices_say_what_they_are_about(tmp_path: Path) -> None:
    engine = make_engine(sqlite_url(tmp_path / "x.sqlite"))
    upgrade(engine, "0011")
    opened = "insert into games (id, opened, changed, since, host, over, setup) values (?, 1, 5, 5, '', ?, '{}')"
    noted = "insert into notices (game, seat, channel, number, changed) values (?, ?, 'mail', ?, 5)"
    with engine.begin() as connection:
        connection.exec_driver_sql(opened, [("going", False), ("over", True)])
        connection.exec_driver_sql(noted, [("going", 1, 7), ("going", 2, -1), ("over", 1, -41)])
    upgrade(engine)
    with engine.connect() as connection:
        found = [(row.game, row.number, row.stands) for row in connection.execute(select(NOTICES))]
    assert sorted(found) == [("going", 0, "people"), ("going", 7, None), ("over", 40, "rematch")]
    engine.dispose()


def test_older_tables_that_wait_for_bots_are_due(database: Engine) -> None:
    """A table that cannot be read stops no server."""
    upgrade(database, "0012")
    person, bot = '{"kind":"here"}', '{"kind":"bot","level":"easy"}'
    mixed, people, bots = (f'{{"chairs":[{one},{other}]}}' for one, other in ((person, bot), (person, person), (bot, bot)))
    games = [
        ("bot", 2, mixed),
        ("person", 1, mixed),
        ("left", 1, people),
        ("back", 1, people),
        ("bots", 1, bots),
        ("broken", 1, "{"),
    ]
    columns = "(id, opened, changed, since, host, over, asked, setup)"
    opened = f"insert into games {columns} values (:id, 1, 5, 5, '', false, :asked, :setup)"
    happened = "insert into events (game, number, at, event) values (:game, :number, 2, :event)"
    with database.begin() as connection:
        connection.execute(text(opened), [dict(zip(("id", "asked", "setup"), game, strict=True)) for game in games])
        for game, levels in (("left", ["easy"]), ("back", ["easy", None])):
            for number, level in enumerate(levels, 1):
                event = to_text(Seated(1, level))
                connection.execute(text(happened), {"game": game, "number": number, "event": event})
    upgrade(database)
    with database.connect() as connection:
        due = set(connection.execute(select(GAMES.c.id).where(GAMES.c.due == 0)).scalars())
    assert due == {"bot", "left"}


def test_results_without_those_who_left_are_computed_anew(tmp_path: Path) -> None:
    engine = make_engine(sqlite_url(tmp_path / "x.sqlite"))
    upgrade(engine, "0012")
    opened = "insert into games (id, opened, changed, since, host, over, setup, result) values (?, 1, 5, 5, '', true, '{}', ?)"
    scored = "insert into scores (game, seat, name, \"left\", won, lines) values (?, ?, '', ?, false, '{}')"
    plain, newer = '{"totals":[9,7],"winners":[1]}', '{"totals":[9,7],"winners":[1],"left":{"1":"resigned"}}'
    with engine.begin() as connection:
        connection.exec_driver_sql(opened, [("stayed", plain), ("older", plain), ("newer", newer)])
        connection.exec_driver_sql(scored, [("stayed", 1, False), ("older", 1, True), ("older", 2, False), ("newer", 1, True)])
    upgrade(engine)
    with engine.connect() as connection:
        found = {row.id: row.result for row in connection.execute(select(GAMES))}
    assert found == {"stayed": plain, "older": None, "newer": newer}
    engine.dispose()


def test_a_difference_would_be_noticed(tmp_path: Path) -> None:
    engine = make_engine(sqlite_url(tmp_path / "x.sqlite"))
    upgrade(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("alter table games add column extra integer")
    assert differences(engine) != []
    engine.dispose()


def test_the_newest_version_is_the_head_of_all_migrations() -> None:
    config = Config()
    config.set_main_option("script_location", str(files("naqala.server.storage") / "migrations"))
    assert ScriptDirectory.from_config(config).get_heads() == [newest_version()]


START = """
import sys
from naqala.server.storage.database import make_engine
from naqala.server.storage.migrate import prepared

with prepared(sys.argv[1]):
    print("alembic" in sys.modules)
"""


def test_neither_a_first_start_nor_a_restart_loads_migrations(tmp_path: Path) -> None:
    """They are a quarter of all that has to be loaded before the server listens."""
    address = sqlite_url(tmp_path / "x.sqlite")
    found = [
        subprocess.run([sys.executable, "-c", START, address], capture_output=True, text=True, check=True).stdout.strip()
        for _ in range(2)
    ]
    assert found == ["False", "False"]
