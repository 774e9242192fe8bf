"""Old tables are deleted by a clock that can be trusted, and by no other."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, func, insert, select, update

from naqala.server.health import Health
from naqala.server.storage.bus import bus_of
from naqala.server.storage.database import make_engine
from naqala.server.storage.migrate import upgrade
from naqala.server.storage.retention import DAY, HOUR, Retention
from naqala.server.storage.schema import GAMES, PROBES
from naqala.server.storage.store import Store
from tests.server.conftest import new_database
from tests.server.scenery import Scenery, play
from tests.server.tables import new_table


class Clocks:
    """The time of day, which can be wrong, and the steady time, which cannot."""

    def __init__(self) -> None:
        self.day, self.steady = 1000 * DAY, 50.0

    def pass_by(self, seconds: float) -> None:
        self.day += seconds
        self.steady += seconds


class Keeper:
    """A server that keeps tables for a hundred days, with one table of today and one that is ninety days old."""

    def __init__(self, scenery: Scenery, clocks: Clocks) -> None:
        self.store, self.clocks = scenery.store, clocks
        self.start()

    def start(self) -> None:
        self.retention = Retention(self.store, 100.0, lambda: self.clocks.steady, lambda: self.clocks.day)

    async def look(self, *spared: str) -> int:
        """Look once; return how many tables are left."""
        await self.retention.check(spared)
        with self.store.engine.connect() as connection:
            return len(connection.execute(select(GAMES.c.id)).all())


def with_keeper(folder: Path, test: Callable[[Keeper], Awaitable[None]]) -> None:
    async def run(scenery: Scenery) -> None:
        clocks = Clocks()
        for age in (0, 90):
            await scenery.open("hh")
            aged = update(GAMES).where(GAMES.c.id == scenery.id).values(changed=clocks.day - age * DAY)
            await scenery.store.write(lambda connection, aged=aged: connection.execute(aged))  # type: ignore[misc]
        await test(Keeper(scenery, clocks))

    play(folder, run)


async def run_for(keeper: Keeper, days: int) -> int:
    """Let the server run; return how many tables are left."""
    for _ in range(24 * days):
        keeper.clocks.pass_by(HOUR)
        left = await keeper.look()
    return left


def test_tables_are_deleted_when_they_are_old(tmp_path: Path) -> None:
    async def test(keeper: Keeper) -> None:
        assert await keeper.look() == 2
        assert await run_for(keeper, 9) == 2
        assert await run_for(keeper, 2) == 1

    with_keeper(tmp_path, test)


@pytest.mark.parametrize("days", [30, 4000])
def test_a_clock_that_jumps_deletes_nothing_for_a_day(tmp_path: Path, days: int) -> None:
    """If it is set right within that day, nothing is lost."""

    async def test(keeper: Keeper) -> None:
        assert await keeper.look() == 2
        keeper.clocks.day += days * DAY
        for _ in range(20):
            keeper.clocks.pass_by(HOUR)
            assert await keeper.look() == 2
        keeper.clocks.day -= days * DAY
        assert await run_for(keeper, 3) == 2

    with_keeper(tmp_path, test)


def test_a_clock_that_stays_where_it_jumped_is_believed_after_a_day(tmp_path: Path) -> None:
    async def test(keeper: Keeper) -> None:
        assert await keeper.look() == 2
        keeper.clocks.day += 30 * DAY
        keeper.clocks.pass_by(HOUR)
        assert await keeper.look() == 2
        assert await run_for(keeper, 2) == 1

    with_keeper(tmp_path, test)


def test_old_tables_are_deleted_some_at_a_time(tmp_path: Path) -> None:
    """What is played meanwhile waits for one transaction, not for all of them; a table in use is spared."""

    async def test(keeper: Keeper) -> None:
        engine, left = keeper.store.engine, [122]
        with engine.begin() as connection:
            row = dict(connection.execute(select(GAMES)).first()._mapping)  # type: ignore[union-attr]
            rows = [{**row, "id": f"old-{number}", "changed": keeper.clocks.day - (200 + number) * DAY} for number in range(120)]
            connection.execute(insert(GAMES), rows)

        def count(connection: Connection) -> None:
            left.append(int(connection.execute(select(func.count()).select_from(GAMES)).scalar_one()))

        event.listen(engine, "commit", count)
        assert await keeper.look("old-119", "old-0") == 4
        assert max(before - after for before, after in pairwise(left)) == 50

    with_keeper(tmp_path, test)


def test_a_server_that_starts_with_a_wrong_clock_deletes_nothing(tmp_path: Path) -> None:
    """Unless another sign says that it is right: what servers write when they look after their health."""

    async def test(keeper: Keeper) -> None:
        keeper.clocks.day += 20 * DAY
        keeper.start()
        assert await keeper.look() == 2
        probe = insert(PROBES).values(server="other", at=keeper.clocks.day - HOUR)
        await keeper.store.write(lambda connection: connection.execute(probe))
        keeper.start()
        assert await keeper.look() == 1

    with_keeper(tmp_path, test)


def test_servers_whose_clocks_differ_see_each_others_people(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An hour apart: presence is dated by the database."""
    engine = make_engine(new_database(postgres))
    upgrade(engine)
    real = time.time

    async def come() -> None:
        early, late = Store(engine, bus_of(engine)), Store(engine, bus_of(engine))
        try:
            await early.open_table("table", "host", new_table().setup, [1], {}, 1)
            monkeypatch.setattr(time, "time", lambda: real() - 3600)
            early.note_presence("table", {1})
            await Health(early).probe()
            await early.stay_present({"table": {1, 2}})
            monkeypatch.setattr(time, "time", real)
            assert await late.present_elsewhere("table") == {1, 2}
            monkeypatch.setattr(time, "time", lambda: real() + 2 * 86_400)
            await Health(late).probe()
            with engine.connect() as connection:
                assert set(connection.execute(select(PROBES.c.server)).scalars()) == {early.name, late.name}
        finally:
            early.close()
            late.close()

    asyncio.run(come())
    engine.dispose()
