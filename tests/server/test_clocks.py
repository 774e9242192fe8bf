"""Time at a table: whose clock runs, what happens when it is up, pauses, lost connections, and what is not charged. No test
waits: all of them set the time.
"""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, update

from naqala import Options
from naqala.catalog.rules import RULES
from naqala.errors import NaqalaError, OptionsError
from naqala.server import presence, timing
from naqala.server.clocks import ALL_DROPS, LONGEST_PAUSE, ONE_DROP, RESERVE, Clocks
from naqala.server.errors import GoneError, NoClockError, TimeUpError
from naqala.server.events import (
    Begun,
    CameBack,
    Dropped,
    Paused,
    Played,
    Proposed,
    Resumed,
    Seated,
    StandIn,
    TableEvent,
    TakenBack,
    TimeUp,
    Voted,
    from_text,
    to_text,
)
from naqala.server.messages import Pause, Play, Resume, Vote
from naqala.server.pace import DAY, Pace
from naqala.server.presence import Presence
from naqala.server.proposals import vote
from naqala.server.schema import GAMES
from naqala.server.seating import return_person
from naqala.server.setup import new_setup
from naqala.server.table import Table
from naqala.server.undoing import undo_right
from naqala.server.uptime import BEAT, LONGEST_GAP, Uptime
from tests.players import choose
from tests.server.scenery import Person, Scenery, play, until
from tests.server.tables import chairs

CLOCK = Pace("clock", 600, 10)


class Timed:
    """A table with a clock that the test moves; every event is stored with its time, as the room does."""

    def __init__(self, pace: Pace = CLOCK, kinds: str = "lll", options: Options | None = None) -> None:
        self.setup = new_setup(options or Options(len(kinds)), chairs(kinds), "seed", pace=pace)
        self.table = Table(self.setup)
        self.now = 1000.0
        self.told: list[tuple[TableEvent, float]] = []

    def do(self, *events: TableEvent) -> None:
        for event in events:
            self.table.apply(event, self.now)
            self.told.append((event, self.now))
        self.expect_same_when_loaded()

    def expect_same_when_loaded(self) -> None:
        """The same clocks come from what is stored."""
        events = [from_text(to_text(event)) for event, _ in self.told]
        loaded = Table.from_events(self.setup, events, [at for _, at in self.told])
        assert loaded.clocks is not None
        assert loaded.clocks == self.clocks
        assert loaded.clocks.left == self.clocks.left
        assert (loaded.stand_in, loaded.gone) == (self.table.stand_in, self.table.gone)

    @property
    def clocks(self) -> Clocks:
        assert self.table.clocks is not None
        return self.table.clocks

    @property
    def asked(self) -> int:
        assert self.table.game.decision.seat
        return self.table.game.decision.seat

    def last(self) -> TableEvent:
        return self.told[-1][0]

    def left(self, seat: int) -> float:
        return self.clocks.left_at(self.now)[seat - 1]

    def answer(self, random: Random, seconds: float = 0.0) -> int:
        """The seat that is asked answers after some time; returns the seat."""
        return self.play(choose(self.table.game, random), seconds)

    def play(self, action: str, seconds: float = 0.0) -> int:
        self.now += seconds
        seat = self.asked
        for event in self.table.play(seat, action):
            self.table.apply(event, self.now)
            self.told.append((event, self.now))
        return seat

    def due(self, *here: int) -> list[TableEvent]:
        """What is due while the people of these seats are connected."""
        present = Presence(elsewhere=set(here))
        present.devices.update(range(1, self.clocks.seats + 1))
        return timing.due_events(self.table, present, self.now)


def begun(pace: Pace = CLOCK, kinds: str = "lll") -> Timed:
    timed = Timed(pace, kinds)
    timed.do(Begun())
    return timed


def test_the_clock_of_the_seat_that_is_asked_runs_and_no_other() -> None:
    timed, random = begun(), Random(1)
    while not timed.table.game.is_over:
        seat, before = timed.asked, timed.clocks.left_at(timed.now)
        marks = len(timed.table.marks)
        timed.answer(random, 2.0)
        gained = [after - was for after, was in zip(timed.clocks.left_at(timed.now), before, strict=True)]
        assert gained[seat - 1] in (-2.0, 8.0)
        others = [gain for place, gain in enumerate(gained, 1) if place != seat]
        assert set(others) <= {0.0, 10.0}
        assert gained.count(8.0) + gained.count(10.0) == (len(timed.table.marks) > marks), "one increment for a turn or bid"
    timed.now += 1e6
    assert timed.clocks.expires_at() is None, "no clock runs after the end"


def test_a_question_to_another_player_in_a_turn_counts_for_that_player() -> None:
    """A question to another seat within a turn (such as a thief's victim) is charged to the one who is asked."""
    for seed in range(40):
        timed, random = Timed(kinds="lll", options=Options(3, ("thieves", "whims", "artisans"))), Random(seed)
        timed.do(Begun())
        turn = 0
        while not timed.table.game.is_over:
            turn = timed.asked if timed.table.game.length == timed.table.marks[-1] else turn
            if timed.asked != turn:
                seat, left = timed.asked, timed.left(timed.asked)
                timed.now += 7.0
                assert timed.left(seat) == left - 7.0
                assert timed.clocks.running == seat != turn
                return
            timed.answer(random)
    pytest.fail("no game asks another seat in a turn")


def test_a_power_before_the_move_begins_no_second_turn() -> None:
    """The move is asked for again after it, but the turn is the same (TURN-6)."""
    for seed in range(40):
        timed, random = Timed(kinds="lll"), Random(seed)
        timed.do(Begun())
        while not timed.table.game.is_over:
            game, seat, left, marks = timed.table.game, timed.asked, timed.left(timed.asked), timed.table.marks[:]
            powers = [action.text for action in game.legal_actions() if action.text.startswith("use ")]
            if game.decision.ask != "move" or not powers:
                timed.answer(random)
                continue
            timed.play(powers[0], 1.0)
            while timed.table.game.decision.ask != "move":
                timed.answer(random, 1.0)
            assert (timed.asked, timed.table.marks) == (seat, marks)
            assert timed.left(seat) < left, "no increment yet"
            return
    pytest.fail("no game has a power before a move")


def test_no_clock_runs_before_all_have_come() -> None:
    timed = Timed()
    timed.now += 500
    assert timed.due(1, 2) == []
    assert timed.left(timed.asked) == 600
    assert timed.due(1, 2, 3) == [Begun()]


def test_days_are_for_each_turn_and_bid() -> None:
    timed, random = begun(Pace("days", 3 * DAY)), Random(1)
    first = timed.answer(random, 2.5 * DAY)
    assert timed.left(first) == 3 * DAY
    second = timed.asked
    timed.now += 2.9 * DAY
    assert timed.due(1) == []
    timed.now += 0.1 * DAY + 1
    assert timed.due() == [TimeUp(second), StandIn(second)]


def test_a_bot_plays_the_turn_and_the_person_gets_a_reserve_for_the_next() -> None:
    timed, random = begun(Pace("clock", 60, 0, "turn", "greedy")), Random(1)
    late = timed.asked
    timed.now += 60.0
    events = timed.due(1, 2, 3)
    assert events == [TimeUp(late), StandIn(late)]
    timed.do(*events)
    table = timed.table
    assert table.announcement is not None
    assert (table.announcement.what, table.announcement.seat) == ("stand in", late)
    turn = table.bot_turn
    assert turn is not None
    assert (turn.seat, turn.level) == (late, "greedy")
    assert timed.due(1, 2, 3) == []
    with pytest.raises(TimeUpError):
        table.expect_playable(late)
    assert not table.chair(late).is_bot
    timed.answer(random)
    assert table.stand_in is None
    assert undo_right(table, late) == "ask", "what the bot played is not undone freely"
    assert timed.left(late) == RESERVE
    while timed.asked != late:
        timed.answer(random)
    timed.now += RESERVE - 1
    assert timed.due(1, 2, 3) == []
    timed.now += 1
    assert timed.due(1, 2, 3) == [TimeUp(late), StandIn(late)]


def test_a_bot_takes_the_seat_for_good() -> None:
    timed = begun(Pace("clock", 60, 0, "seat", "planner"))
    late = timed.asked
    timed.now += 61.0
    timed.do(*timed.due(1, 2, 3))
    assert (timed.table.chair(late).level, timed.table.gone, timed.table.left) == ("planner", {late}, {late})
    with pytest.raises(GoneError):
        return_person(timed.table, late)
    assert timed.clocks.running is None


def test_the_others_decide_and_the_person_may_play_until_they_have() -> None:
    timed, random = begun(Pace("clock", 60, 0, "ask")), Random(3)
    late = timed.asked
    others = sorted({1, 2, 3} - {late})
    with pytest.raises(NaqalaError):
        timing.decide(timed.table, others[0], late, "turn", ())
    timed.now += 60.0
    timed.do(*timed.due(1, 2, 3))
    assert timed.last() == TimeUp(late)
    assert timed.due(1, 2, 3) == [], "it is up once"
    timed.table.expect_playable(late)
    with pytest.raises(NaqalaError):
        timing.decide(timed.table, late, late, "turn", ())
    (proposed,) = timing.decide(timed.table, others[0], late, "turn", ())
    assert proposed == Proposed(others[0], [others[1]], chair=late, level="greedy", what="turn")
    timed.do(proposed)
    with pytest.raises(NaqalaError):
        vote(timed.table, late, False)
    timed.do(*vote(timed.table, others[1], True))
    assert timed.last() == StandIn(late)
    timed.answer(random)
    while timed.asked != late:
        timed.answer(random)
    timed.now += RESERVE
    timed.do(*timed.due(1, 2, 3))
    timed.do(*timing.decide(timed.table, others[0], late, "time", others))
    assert timed.last() == Seated(late, "greedy", why="time")


def test_an_undo_gives_no_time_back_and_no_second_increment() -> None:
    timed, random = begun(), Random(1)
    first = timed.asked
    for _ in range(5):
        timed.answer(random, 30.0)
        timed.do(TakenBack(first, timed.table.answers[-1].length))
        assert timed.asked == first
    assert timed.left(first) == 600 + 10 - 5 * 30


def test_a_lost_connection_stops_the_clock_for_a_while_but_not_forever(monkeypatch: pytest.MonkeyPatch) -> None:
    timed = begun()
    seat = timed.asked
    others = {1, 2, 3} - {seat}
    monkeypatch.setattr(Presence, "away_for", lambda _self, _seat: 1.0)
    assert timed.due(*others) == [], "a page that loads again is no lost connection"
    monkeypatch.setattr(Presence, "away_for", lambda _self, _seat: 3.0)
    assert timed.due(*others) == [Dropped(seat)]
    timed.do(Dropped(seat))
    version = timed.table.steady
    timed.now += 20
    assert timed.left(seat) == 600
    assert timed.due(1, 2, 3) == [CameBack(seat)]
    timed.do(CameBack(seat))
    assert timed.table.steady == version < timed.table.version, "commands of before are still good"
    timed.now += 5
    assert timed.left(seat) == 595
    timed.do(Dropped(seat))
    timed.now += 1000
    assert timed.left(seat) == 600 - 5 - (1000 - ONE_DROP) > -1 or timed.left(seat) == 0
    assert timed.due(*others)[0] == TimeUp(seat)


def test_a_player_cannot_stop_the_clock_by_coming_and_going(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Presence, "away_for", lambda _self, _seat: 3.0)
    timed = begun()
    seat = timed.asked
    begin, events = timed.now, 0
    while not isinstance((timed.due() or [Begun()])[0], TimeUp):
        for event in timed.due():
            timed.do(event)
            events += 1
        timed.now += 1.0
        for event in timed.due(seat):
            if isinstance(event, CameBack):
                timed.do(event)
                events += 1
    assert timed.now - begin <= 600 + ALL_DROPS + 1
    assert events < 60


def test_all_people_must_agree_to_a_pause_and_it_ends_when_one_plays() -> None:
    timed, random = begun(), Random(1)
    with pytest.raises(NoClockError):
        timing.resume(timed.table, 1, [1])
    (proposed,) = timing.pause(timed.table, 1, [1])
    assert proposed == Proposed(1, [2, 3], what="pause")
    timed.do(proposed)
    timed.do(*vote(timed.table, 2, True))
    assert timed.clocks.paused_until is None
    timed.do(*vote(timed.table, 3, True))
    assert timed.last() == Paused(1)
    seat, left = timed.asked, timed.left(timed.asked)
    timed.now += 300
    assert (timed.left(seat), timed.table.stands) == (left, True)
    assert timed.due(1, 2, 3) == []
    with pytest.raises(NoClockError):
        timing.pause(timed.table, 1, [1])
    timed.answer(random)
    assert not timed.table.stands
    assert timed.left(seat) >= left


def test_a_pause_ends_by_consent_or_after_its_longest_time() -> None:
    timed = begun()
    seat = timed.asked
    timed.do(Paused(1))
    timed.now += 100
    timed.do(*timing.resume(timed.table, 1, [1]), Voted(2, True))
    timed.do(*vote(timed.table, 3, True))
    assert timed.last() == Resumed(1)
    timed.do(Paused(1))
    timed.now += LONGEST_PAUSE["clock"] - 1
    assert timed.due(1, 2, 3) == []
    timed.now += 4
    assert timed.left(seat) == 600 - 3
    assert timed.due(1, 2, 3) == [Resumed()]
    timed.do(Resumed())
    assert timed.left(seat) == 600 - 3


@pytest.mark.parametrize(
    "pace",
    [
        Pace("clock", 10),
        Pace("clock", 2 * DAY),
        Pace("clock", 600, -1),
        Pace("clock", 600, 9999),
        Pace("days", 60),
        Pace("days", DAY, 5),
    ],
)
def test_times_that_make_no_sense_are_refused(pace: Pace) -> None:
    with pytest.raises(OptionsError, match="expected"):
        new_setup(Options(2), chairs("hl"), pace=pace)


# The running time of the server


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
            room.time.look()
            other.time.look()
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


def test_what_is_stored_of_before_has_no_time_and_is_read() -> None:
    assert from_text('{"type":"seated","seat":1,"level":"greedy"}') == Seated(1, "greedy")
    assert from_text('{"type":"proposed","seat":1,"waiting":[2],"length":4}') == Proposed(1, [2], length=4)
    assert Proposed(1, [2], length=4).kind == "undo"
    assert Proposed(1, [2], chair=2, level="greedy").kind == "bot"
    assert isinstance(from_text('{"type":"played","seat":1,"actions":["bid 0"],"luck":[1]}'), Played)
