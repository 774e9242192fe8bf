"""Time at all tables of a server: the running time, restarts, and bots that wait at tables that have left memory. No test waits:
all of them set the time.
"""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import func, update

from naqala import Options
from naqala.catalog.rules import RULES
from naqala.server import house as house_module
from naqala.server.protocol.messages import Pause, Play, Resume, Vote
from naqala.server.rooms import moderation
from naqala.server.rooms.clockwork import Clockwork
from naqala.server.storage import admin
from naqala.server.storage.schema import GAMES
from naqala.server.storage.uptime import BEAT, LONGEST_GAP, Uptime
from naqala.server.tables import presence
from naqala.server.tables.events import (
    TimeUp,
)
from naqala.server.tables.pace import DAY, Pace
from naqala.server.tables.setup import new_setup
from tests.players import choose
from tests.server.clients import Browser, running, settings_for, wait_until
from tests.server.scenery import Person, Scenery, play, until
from tests.server.tables import chairs

CLOCK = Pace("clock", 600, 10)


class Hands:
    """Clocks of a machine, moved by the test."""

    def __init__(self) -> None:
        self.steady, self.wall = 50.0, 1_700_000_000.0

    def move(self, seconds: float) -> None:
        self.steady += seconds
        self.wall += seconds

    def uptime(self) -> Uptime:
        return Uptime(lambda: self.steady, lambda: self.wall)


def test_the_running_time_counts_no_downtime_and_survives_jumps(tmp_path: Path) -> None:
    hands = Hands()

    async def test(scenery: Scenery) -> None:
        store = scenery.store
        uptime = hands.uptime()

        async def beat(of: Uptime) -> float:
            await store.write(of.beat)
            return of.now()

        assert await beat(uptime) == 0
        hands.move(BEAT)
        assert await beat(uptime) == BEAT
        hands.wall += 86_400  # summer time, a wrong battery, a suspended machine
        hands.move(BEAT)
        assert await beat(uptime) == 2 * BEAT
        hands.wall -= 200_000
        hands.move(BEAT)
        assert await beat(uptime) == 3 * BEAT
        hands.move(3600)  # the database was away
        assert uptime.now() == 3 * BEAT + LONGEST_GAP
        assert await beat(uptime) == 3 * BEAT + LONGEST_GAP
        before = uptime.now()
        hands.move(7200)  # the server was down
        again = hands.uptime()
        await store.read(again.begin)
        assert again.now() == before
        hands.move(2.0)
        assert await beat(again) == before + 2.0
        # A second server on the same database counts nothing twice.
        other = hands.uptime()
        await store.read(other.begin)
        hands.move(3.0)
        assert await beat(again) == before + 5.0
        assert await beat(other) == before + 5.0

    play(tmp_path, test)


# In a house


class House(Scenery):
    """A house whose time the test sets."""

    hands: Hands

    async def open_timed(self, kinds: str, pace: Pace) -> dict[int, Person]:
        opened = await self.house.open("host", new_setup(Options(len(kinds)), chairs(kinds), "seed", pace=pace))
        self.id = opened.id
        for seat, secret in opened.invitations.items():
            self.browsers[seat] = f"browser {seat}"
            await self.house.seats.sit(self.id, f"browser {seat}", secret)
        return {seat: await self.enter(seat) for seat in range(1, len(kinds) + 1)}

    async def pass_time(self, seconds: float) -> None:
        """Time passes, and servers write it down."""
        while seconds > 0:
            self.hands.move(min(seconds, BEAT))
            seconds -= BEAT
            await self.house.clockwork.beat()
        self.house.clockwork.tick()
        await asyncio.sleep(0)


def in_house(folder: Path, test: Callable[[House], Awaitable[None]], hands: Hands | None = None) -> None:
    """Runs a test in a house with a clock that is moved."""
    moved = hands or Hands()

    async def run() -> None:
        house = House(folder)
        house.hands = moved
        house.store.uptime = moved.uptime()
        await house.store.read(house.store.uptime.begin)
        try:
            await test(house)
        finally:
            await house.house.close()

    asyncio.run(run())


def test_time_goes_on_after_a_restart_where_it_stood_and_is_up_then(tmp_path: Path) -> None:
    hands = Hands()
    asked: dict[str, Any] = {}

    async def before(house: House) -> None:
        people = await house.open_timed("hl", Pace("clock", 60, 0, "turn", "greedy"))
        room = people[1].room
        await until(lambda: room.table.has_begun)
        await house.pass_time(40.0)
        asked["seat"], asked["id"] = room.table.waits_for, house.id
        await house.house.store.write(house.store.uptime.beat)
        assert room.table.clocks is not None
        assert room.table.clocks.left_at(house.store.uptime.now())[asked["seat"] - 1] == pytest.approx(20, abs=0.1)

    async def after(house: House) -> None:
        house.id = asked["id"]
        house.thinkers.may_answer.clear()
        await house.pass_time(5.0)  # no page is open, and the table is not in memory
        assert house.id not in house.house.rooms.loaded
        await house.pass_time(40.0)
        assert house.id in house.house.rooms.loaded, "its clock may be up, so it was loaded"
        room = await house.house.rooms.get(house.id)
        await until(lambda: room.table.stand_in == asked["seat"])
        events = house.store.load(house.id).events
        assert [type(one) for one in events].count(TimeUp) == 1

    in_house(tmp_path, before, hands)
    hands.move(3 * 86_400)  # the server is down over the weekend
    in_house(tmp_path, after, hands)


def test_people_pause_and_go_on_through_the_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "AWAY", 1000.0)

    async def test(house: House) -> None:
        people = await house.open_timed("hl", CLOCK)
        room = people[1].room
        await until(lambda: room.table.has_begun)
        await people[1].ask(Pause("p", 1, room.table.version))
        assert people[2].proposal is not None
        assert people[2].proposal.what == "pause"
        await people[2].ask(Vote("v", 2, room.table.version, True))
        seen = people[2].scenes()[-1].time
        assert seen is not None
        assert (seen.state, seen.left) == ("paused", [600.0, 600.0])
        await house.pass_time(60)
        await people[2].ask(Resume("r", 2, room.table.version))
        await people[1].ask(Vote("w", 1, room.table.version, True))
        seen = people[1].scenes()[-1].time
        assert seen is not None
        assert (seen.state, seen.left) == ("running", [600.0, 600.0])

    in_house(tmp_path, test)


def test_two_servers_judge_one_expiry_once(tmp_path: Path) -> None:
    """Two houses on one database, both with the table in memory: both find the time up, one event is stored."""
    hands = Hands()

    async def test(one: House) -> None:
        people = await one.open_timed("hl", Pace("clock", 60, 0, "ask"))
        room = people[1].room
        await until(lambda: room.table.has_begun)
        two = House(tmp_path)
        two.hands, two.store.uptime = hands, hands.uptime()
        await two.store.read(two.store.uptime.begin)
        try:
            other = await two.house.rooms.get(one.id)
            other.presence.elsewhere = {1, 2}
            for _ in range(13):
                hands.move(BEAT)
                await one.store.write(one.store.uptime.beat)
                await two.store.write(two.store.uptime.beat)
            room.time.check()
            other.time.check()
            assert room.time.has_rung
            assert other.time.has_rung
            await until(lambda: not room.time.has_rung and not other.time.has_rung)
            await until(lambda: bool(room.table.clocks and room.table.clocks.up and other.table.clocks and other.table.clocks.up))
            assert [type(event) for event in one.store.load(one.id).events].count(TimeUp) == 1
            assert room.table.version == other.table.version
        finally:
            await two.house.close()

    in_house(tmp_path, test, hands)


# Bots at tables that are in no memory


SLOW = Pace("days", 3 * DAY)


async def _until_a_bot_thinks(house: House, kinds: str = "hb", pace: Pace = SLOW) -> None:
    """A table at which the bot on seat 2 thinks, and no person is connected."""
    people = await house.open_timed(kinds, pace)
    room, random = people[1].room, Random(2)
    await until(lambda: room.table.has_begun)
    while room.table.bot_turn is None or not house.thinkers.asked:
        house.thinkers.may_answer.clear()
        if seat := room.table.waits_for:
            action = choose(room.table.game, random)
            await people[seat].ask(Play(f"p{room.table.version}", seat, room.table.version, action, True))
        await asyncio.sleep(0)
    for person in people.values():
        person.go()


def test_a_bot_goes_on_when_the_server_starts_after_a_crash(tmp_path: Path) -> None:
    """Only that table is loaded: not one with bots alone, nor one that waits for a person."""
    hands, asked = Hands(), {"id": ""}

    async def before(house: House) -> None:
        await house.house.open("host", new_setup(Options(2), chairs("bb"), "seed"))
        await house.house.open("host", new_setup(Options(2), chairs("hh"), "seed"))
        await _until_a_bot_thinks(house)
        asked["id"] = house.id

    async def after(house: House) -> None:
        house.thinkers.may_answer.clear()
        running = asyncio.create_task(house.house.clockwork.run())
        await until(lambda: house.thinkers.asked == 1)
        assert list(house.house.rooms.loaded) == [asked["id"]]
        house.thinkers.may_answer.set()
        room = house.house.rooms.loaded[asked["id"]]
        await until(lambda: room.table.waits_for == 1)
        running.cancel()

    in_house(tmp_path, before, hands)
    hands.move(3600)
    in_house(tmp_path, after, hands)


@pytest.mark.parametrize("pace", [SLOW, None])
def test_a_bot_whose_table_has_left_memory_is_asked_again_soon(tmp_path: Path, pace: Pace | None) -> None:
    async def test(house: House) -> None:
        if pace:
            await _until_a_bot_thinks(house)
        else:
            house.thinkers.may_answer.clear()
            await house.open("bh")
        await house.house.rooms.remove(house.id)
        house.thinkers.asked = 0
        house.thinkers.may_answer.set()
        await house.pass_time(4 * BEAT)
        room = house.house.rooms.loaded[house.id]
        await until(lambda: room.table.bot_turn is None)
        assert house.thinkers.asked > 0
        await house.house.rooms.remove(house.id)
        await house.pass_time(4 * BEAT)
        assert house.id not in house.house.rooms.loaded, "it waits for a person"

    in_house(tmp_path, test)


def test_a_table_whose_bot_thinks_at_another_server_is_left_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        await _until_a_bot_thinks(house)
        await house.house.rooms.remove(house.id)
        claimed, released = [False], []

        async def claim(_: str) -> bool:
            return claimed[0]

        async def release(game: str) -> None:
            released.append(game)

        monkeypatch.setattr(house.store.bus, "claim", claim)
        monkeypatch.setattr(house.store.bus, "release", release)
        await house.pass_time(4 * BEAT)
        assert (house.id in house.house.rooms.loaded, released) == (False, [])
        claimed[0] = True
        await house.pass_time(BEAT)
        assert (house.id in house.house.rooms.loaded, released) == (True, [house.id])

    in_house(tmp_path, test)


def test_a_bot_goes_on_after_a_person_has_deleted_everything(tmp_path: Path) -> None:
    """The table is read again, because a name has gone; no time passes."""

    async def test(house: House) -> None:
        people = await house.open_timed("hl", SLOW)
        room = people[1].room
        await until(lambda: room.table.has_begun)
        while room.table.waits_for == 1:
            await people[1].ask(people[1].answer(f"p{room.table.version}"))
        for person in people.values():
            person.go()
        await house.house.seats.forget("browser 2")
        assert house.house.rooms.loaded[house.id] is not room
        table = house.house.rooms.loaded[house.id].table
        await until(lambda: table.waits_for == 1)
        assert table.chairs[1].name == "Player 2"

    in_house(tmp_path, test)


def test_a_table_that_cannot_be_read_is_tried_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        await _until_a_bot_thinks(house)
        await house.house.rooms.remove(house.id)
        rules = update(GAMES).values(setup=func.replace(GAMES.c.setup, f'"rules":{RULES}', '"rules":0'))
        await house.store.write(lambda connection: connection.execute(rules))
        tried, get = [], house.house.rooms.get

        async def counted(table: str) -> Any:
            tried.append(table)
            return await get(table)

        monkeypatch.setattr(house.house.rooms, "get", counted)
        await house.pass_time(6 * BEAT)
        assert tried == [house.id]

    in_house(tmp_path, test)


class FaultyTime:
    """Clocks that count how often the server checks them; some have a fault."""

    def __init__(self, is_faulty: bool) -> None:
        self.is_faulty, self.checks = is_faulty, 0

    def check(self) -> None:
        self.checks += 1
        if self.is_faulty:
            raise ValueError

    def note_due(self) -> None:
        pass


def test_only_tables_where_something_can_become_due_are_looked_at(tmp_path: Path) -> None:
    async def test(scenery: Scenery) -> None:
        rooms = scenery.house.rooms
        await scenery.open("hh")
        assert list(rooms.timed) == []
        timed = await scenery.house.open("host", new_setup(Options(2), chairs("hh"), "seed", pace=CLOCK))
        assert rooms.timed == {timed.id: await rooms.get(timed.id)}
        await rooms.remove(timed.id)
        assert list(rooms.timed) == []

    play(tmp_path, test)


def test_a_fault_at_one_table_does_not_stop_the_clocks_of_others(tmp_path: Path) -> None:
    async def test(scenery: Scenery) -> None:
        rooms = {name: SimpleNamespace(time=FaultyTime(name == "first")) for name in ("first", "second")}
        fake: Any = SimpleNamespace(loaded=rooms, timed=rooms)
        clockwork = Clockwork(scenery.store, fake)
        clockwork.tick()
        clockwork.tick()
        assert [room.time.checks for room in rooms.values()] == [1, 2]

        async def get(name: str) -> Any:
            return rooms[name]

        fake.get = get
        opened = "insert into games (id, opened, changed, since, host, over, setup, due) values (?, 1, 1, 1, '', false, '{}', 0)"
        with scenery.store.engine.begin() as connection:
            connection.exec_driver_sql(opened, [(name,) for name in rooms])
        clockwork = Clockwork(scenery.store, fake)
        for _ in range(2):
            await clockwork.beat(-LONGEST_GAP)
        assert [room.time.checks for room in rooms.values()] == [2, 4]

    play(tmp_path, test)


def test_work_in_the_background_goes_on_after_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "PAUSE", 0.01)
    monkeypatch.setattr(moderation, "PAUSE", 0.01)
    check, checks = moderation.Moderation.check, count()

    async def faulty(self: moderation.Moderation) -> None:
        if next(checks) == 0:
            raise ValueError
        await check(self)

    monkeypatch.setattr(moderation.Moderation, "check", faulty)
    with running(settings_for(tmp_path)) as server, Browser(server.address) as browser:
        wait_until(lambda: next(checks) > 5)
        with server.house.store.engine.begin() as connection:
            admin.block(connection, "127.0.0.1")
        wait_until(lambda: browser.http.get("/api/server").status_code == 403)
