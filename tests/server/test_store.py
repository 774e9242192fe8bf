"""What is kept, in SQLite and in Postgres: written once, in order, by one writer at a time."""

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from sqlalchemy import Connection, Engine, delete, event, select

from naqala.server.errors import InvitationError, NoTableError, SpentLinkError, StaleError, StoreError
from naqala.server.health import Health
from naqala.server.storage.bus import Alone
from naqala.server.storage.database import make_engine
from naqala.server.storage.migrate import upgrade
from naqala.server.storage.schema import EVENTS, GAMES, SITTINGS
from naqala.server.storage.store import Store
from naqala.server.tables.events import Renamed
from naqala.server.tables.table import Table
from tests.server.tables import new_table, play_one, state_of

Test = Callable[[Store], Awaitable[None]]


def with_store(engine: Engine, test: Test) -> None:
    upgrade(engine)
    store = Store(engine)
    try:
        asyncio.run(_run(test, store))
    finally:
        store.close()


async def _run(test: Test, store: Store) -> None:
    await test(store)


async def opened(store: Store, table: Table, name: str = "table") -> None:
    await store.open_table(name, "host", table.setup, [1], {2: "two", 3: "three"}, 1)


def test_a_table_is_kept_as_it_was(database: Engine) -> None:
    async def test(store: Store) -> None:
        table, random = new_table(), Random(1)
        await opened(store, table)
        for number in range(60):
            version, events = table.version, play_one(table, random)
            await store.append("table", version, events, f"c{number}", 1)
        kept = store.load("table")
        assert kept.host == "host"
        assert kept.setup == table.setup
        assert state_of(Table.from_events(kept.setup, kept.events)) == state_of(table)
        assert kept.commands == {f"c{number}": number + 1 for number in range(60)}

    with_store(database, test)


def test_a_read_that_outlives_the_store_leaves_no_connection_open(database: Engine) -> None:
    begun, may_end = threading.Event(), threading.Event()
    open_connections = []
    event.listen(database, "connect", lambda connection, _: open_connections.append(connection))
    event.listen(database, "close", lambda connection, _: open_connections.remove(connection))

    def work(_: Connection) -> None:
        begun.set()
        assert may_end.wait(20)

    upgrade(database)
    store = Store(database)
    with ThreadPoolExecutor() as threads:
        reading = threads.submit(store.read_now, work)
        assert begun.wait(20)
        store.close()
        assert len(open_connections) == 1
        may_end.set()
        reading.result()
    assert not open_connections


def test_two_writers_of_one_version_have_one_winner(database: Engine, database_address: str) -> None:
    async def test(store: Store) -> None:
        await opened(store, new_table())
        second = Store(make_engine(database_address))
        try:
            for number in range(10):
                both = [
                    writer.append("table", number, [Renamed(1, name)], f"{name}{number}", 1)
                    for writer, name in ((store, "a"), (second, "b"))
                ]
                results = await asyncio.gather(*both, return_exceptions=True)
                assert [type(result) for result in results if result is not None] == [StaleError]
        finally:
            second.close()
        assert len(store.load("table").events) == 10

    with_store(database, test)


def test_all_events_of_a_command_are_written_or_none(database: Engine) -> None:
    async def test(store: Store) -> None:
        await opened(store, new_table())
        await store.append("table", 0, [Renamed(1, "a"), Renamed(1, "b")], "one", 1)
        with pytest.raises(StaleError):
            await store.append("table", 1, [Renamed(1, "c"), Renamed(1, "d")], "two", None)
        with pytest.raises(StaleError):
            await store.append("table", 2, [Renamed(1, "c")], "one", None)
        kept = store.load("table")
        assert kept.events == [Renamed(1, "a"), Renamed(1, "b")]
        assert kept.commands == {"one": 2}
        assert not (await store.tables_of("host"))[0].over

    with_store(database, test)


def test_one_bad_write_does_not_spoil_the_others(database: Engine) -> None:
    async def test(store: Store) -> None:
        for name in ("one", "two", "three"):
            await opened(store, new_table(), name)
        writes = [store.append(name, 0, [Renamed(1, "a")], None, 1) for name in ("one", "none", "two", "one", "three")]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), StaleError, type(None), StaleError, type(None)]
        for name in ("one", "two", "three"):
            assert len(store.load(name).events) == 1

    with_store(database, test)


def test_tables_that_write_at_the_same_time_share_a_commit(database: Engine) -> None:
    commits: list[Connection] = []

    async def test(store: Store) -> None:
        names = [f"table{number}" for number in range(20)]
        for name in names:
            await opened(store, new_table(), name)
        event.listen(database, "commit", commits.append)
        await asyncio.gather(*(store.append(name, 0, [Renamed(1, name)], None, 2) for name in names))
        assert [store.load(name).events for name in names] == [[Renamed(1, name)] for name in names]

    with_store(database, test)
    assert len(commits) <= 2, "the first may be alone"


def test_who_no_longer_waits_does_not_stop_the_writer(database: Engine) -> None:
    """A request that is given up before its turn is not written; the others are."""

    async def test(store: Store) -> None:
        await opened(store, new_table())
        given_up = [asyncio.ensure_future(store.sit("table", 0, f"b{number}")) for number in range(20)]
        await asyncio.sleep(0)
        for task in given_up:
            task.cancel()
        await asyncio.gather(*given_up, return_exceptions=True)
        await asyncio.wait_for(store.append("table", 0, [Renamed(1, "a")], None, 1), 10)

    with_store(database, test)


def test_seats_and_links(database: Engine) -> None:
    async def test(store: Store) -> None:
        await opened(store, new_table())
        assert await store.seats_of("table", "host") == {1}
        for table, link in (("table", "four"), ("other", "two")):
            with pytest.raises(InvitationError):
                await store.take_seat(table, link, "guest")
        for _ in range(2):
            assert await store.take_seat("table", "two", "guest") == 2
        with pytest.raises(SpentLinkError):
            await store.take_seat("table", "two", "other")
        await store.sit("table", 0, "watcher")
        assert await store.seats_of("table", "watcher") == set()
        assert await store.people("table") == ({"host": {1}, "guest": {2}}, {})
        await store.invite("table", 2, "new")
        assert await store.seats_of("table", "guest") == set()
        with pytest.raises(InvitationError):
            await store.take_seat("table", "two", "guest")
        assert await store.take_seat("table", "new", "other") == 2
        assert await store.people("table") == ({"host": {1}, "other": {2}}, {})
        assert await store.tables_of("guest") == []
        assert [one.seats for one in await store.tables_of("watcher")] == [[]]

    with_store(database, test)


def test_the_latest_table_is_listed_first(database: Engine) -> None:
    async def test(store: Store) -> None:
        for name in ("one", "two", "three"):
            await opened(store, new_table(), name)
        await store.append("one", 0, [Renamed(1, "a")], None, None)
        listed = await store.tables_of("host")
        assert [one.id for one in listed] == ["one", "three", "two"]
        assert [one.over for one in listed] == [True, False, False]
        assert [one.asked for one in listed] == [None, 1, 1]
        assert len(await store.tables_of("host", most=2)) == 2

    with_store(database, test)


def test_the_list_says_since_when_a_seat_is_asked(database: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "time", lambda: now[0])

    async def test(store: Store) -> None:
        await opened(store, new_table(), "one")
        steps = [(1, 100.0), (2, 300.0), (2, 300.0), (1, 500.0), (None, 600.0), (None, 600.0), (1, 800.0)]
        for number, (asked, since) in enumerate(steps):
            now[0] += 100.0
            await store.append("one", number, [Renamed(1, "a")], None, asked)
            (listed,) = await store.tables_of("host")
            assert (listed.asked, listed.since) == (asked, since), number

    with_store(database, test)


def test_tables_are_listed_with_the_names_people_have_now(database: Engine) -> None:
    async def test(store: Store) -> None:
        table, random = new_table(), Random(1)
        for name in ("one", "two"):
            await opened(store, table, name)
        usual = [chair.name for chair in table.chairs]
        await store.append("one", 0, [*play_one(table, random), Renamed(2, '"type":"named",'), Renamed(3, "Zed")], None, 1)
        await store.append("one", 3, [Renamed(3, "100 %")], None, 1)
        listed = {one.id: one.names for one in await store.tables_of("host")}
        assert listed == {"one": [usual[0], '"type":"named",', "100 %"], "two": usual}

    with_store(database, test)


def test_texts_of_any_letters(database: Engine) -> None:
    async def test(store: Store) -> None:
        await opened(store, new_table())
        names = ["🐪", "'; drop table games; --", "\u202e", "\\u0000", "é" * 24]
        await store.append("table", 0, [Renamed(1, name) for name in names], None, 1)
        assert store.load("table").events == [Renamed(1, name) for name in names]

    with_store(database, test)


def test_what_belongs_to_a_table_goes_with_it(database: Engine) -> None:
    async def test(store: Store) -> None:
        await opened(store, new_table())
        await store.append("table", 0, [Renamed(1, "a")], None, 1)

    with_store(database, test)
    with database.begin() as connection:
        connection.execute(delete(GAMES))
        assert connection.execute(select(EVENTS)).all() == []
        assert connection.execute(select(SITTINGS)).all() == []


def test_all_who_ask_for_health_at_once_wait_for_one_look(database: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(store: Store) -> None:
        health, looks = Health(store), 0

        async def probe() -> None:
            nonlocal looks
            looks += 1
            await asyncio.sleep(0)
            raise StoreError("no space")

        monkeypatch.setattr(health, "probe", probe)
        assert set(await asyncio.gather(*(health.trouble() for _ in range(20)))) == {"no database"}
        assert looks == 1

    with_store(database, test)


def test_errors_have_our_names(database: Engine) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(NoTableError):
            store.load("nothing")
        await Health(store).probe()
        with database.begin() as connection:
            connection.exec_driver_sql("drop table events")
        await opened(store, new_table())
        with pytest.raises(StoreError):
            await store.append("table", 0, [Renamed(1, "a")], None, 1)
        with pytest.raises(StoreError):
            store.load("table")
        await store.sit("table", 3, "guest")
        assert await store.seats_of("table", "guest") == {3}

    with_store(database, test)


def test_sqlite_flushes_every_commit(database: Engine) -> None:
    if database.dialect.name == "sqlite":
        with database.connect() as connection:
            assert connection.exec_driver_sql("pragma synchronous").scalar() == 2
            assert connection.exec_driver_sql("pragma journal_mode").scalar() == "wal"
            assert connection.exec_driver_sql("pragma foreign_keys").scalar() == 1


class Shared(Alone):
    """A bus of which there are others."""

    is_shared = True


def test_presence_is_corrected_after_a_lost_note(database: Engine, database_address: str) -> None:
    async def test(store: Store) -> None:
        await opened(store, new_table())
        other = Store(make_engine(database_address), Shared())
        try:
            for here in ({"table": {2, 3}}, {"table": {3}}, {}):
                await store.stay_present(here)
                assert await other.present_elsewhere("table") == here.get("table", set())
        finally:
            other.close()

    with_store(database, test)
