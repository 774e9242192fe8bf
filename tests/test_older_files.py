"""The first version's database and saves open and go on. ``tests/older/version-1`` holds what it wrote, and never changes:
three tables in play (one of them with an open proposal), a save of the terminal, and the positions they were in.
"""

import asyncio
import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from naqala import Position
from naqala.server.storage.database import make_engine, sqlite_url
from naqala.server.storage.migrate import upgrade
from naqala.server.storage.store import Store
from naqala.server.tables.table import Table
from naqala.terminal import saves
from tests.players import choose

FOLDER = Path(__file__).parent / "older" / "version-1"
WERE: dict[str, Any] = json.loads((FOLDER / "positions.json").read_text(encoding="utf-8"))


def is_as_it_was(now: Position, then: dict[str, Any]) -> bool:
    """Cards that joined later lie in the decks."""
    were = Position.from_json(then)
    return msgspec.structs.replace(now.without_decks(), rules=were.rules) == were.without_decks()


@pytest.mark.parametrize("name", ["everything", "base", "solo"])
def test_tables_of_the_first_version_go_on(name: str, tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with sqlite3.connect(path) as connection:
        connection.executescript((FOLDER / "tables.sql").read_text(encoding="utf-8"))
    connection.close()
    engine = make_engine(sqlite_url(path))
    upgrade(engine)
    store = Store(engine)
    try:
        table = _opened(store, name)
        assert is_as_it_was(table.game.position(), WERE[name]["position"])
        assert [chair.name for chair in table.chairs] == WERE[name]["names"]
        assert table.version == WERE[name]["version"]
        assert (table.proposal is not None) == WERE[name]["proposal"]
        asyncio.run(_play_on(store, name, table))
        assert _opened(store, name).game.position() == table.game.position()
    finally:
        store.close()
        engine.dispose()


def _opened(store: Store, name: str) -> Table:
    kept = store.load(name)
    return Table.from_events(kept.setup, kept.events)


async def _play_on(store: Store, name: str, table: Table) -> None:
    random = Random(1)
    while not table.game.is_over:
        seat, version = table.game.decision.seat, table.version
        assert seat
        events = table.play(seat, choose(table.game, random))
        await store.append(name, version, events, f"later-{version}", table.after(events).asked)
        for event in events:
            table.apply(event)


def test_saves_of_the_first_version_go_on() -> None:
    saved = saves.read(FOLDER / "save.json")
    assert is_as_it_was(saved.game.position(), WERE["save"]["position"])
    assert saved.same_luck
    random = Random(1)
    while not saved.game.is_over:
        saved.game.play(choose(saved.game, random))
