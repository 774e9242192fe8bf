"""A room and its house from inside: writes that fail, bots in flight, rooms that are forgotten."""

import asyncio
import gc
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event

from naqala import Options
from naqala.server.errors import NotOverError, StoreError
from naqala.server.network.browsers import hashed
from naqala.server.protocol.looks import Sight
from naqala.server.protocol.messages import (
    Done,
    Refused,
    Rename,
    Scene,
    Undo,
)
from naqala.server.storage import writer
from naqala.server.storage.store import Kept
from naqala.server.tables.events import Played, Renamed
from tests.server.clients import PATIENCE
from tests.server.scenery import Scenery, failing, play, until
from tests.server.tables import state_of


@pytest.mark.parametrize("error", [StoreError("disk full"), OSError("pulled out"), RuntimeError("bug")], ids=repr)
def test_what_cannot_be_written_did_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    """Refused, nothing changed, no broadcast; and the table goes on, with the same luck."""

    async def test(scenery: Scenery) -> None:
        room = await scenery.open("hl", Options(2))
        one, two = await scenery.enter(1), await scenery.enter(2)
        asked = {1: one, 2: two}[room.table.game.decision.seat or 0]
        before, told = state_of(room.table), {id(person): len(person.heard) for person in (one, two)}
        failing(scenery.store, monkeypatch, error)
        command = asked.answer("play")
        answer = await asked.ask(command)
        assert isinstance(answer, Refused)
        assert answer.error in ("StoreError", "ServerError")
        assert state_of(room.table) == before == state_of(await scenery.stored())
        for person in (one, two):
            assert not [heard for heard in person.heard[told[id(person)] :] if isinstance(heard, Scene)]
        again = await asked.ask(command)
        assert again == Done("play", 1)
        assert state_of(room.table) == state_of(await scenery.stored())
        await until(lambda: len(two.scenes()) == 2)

    play(tmp_path, test)


def test_what_was_written_although_it_seemed_not_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database took it and the answer got lost: the table is read again, and the command is done."""

    async def test(scenery: Scenery) -> None:
        room = await scenery.open("hh")
        person = await scenery.enter(1)
        real = scenery.store.append

        async def append(*arguments: Any) -> None:
            await real(*arguments)
            monkeypatch.setattr(scenery.store, "append", real)
            raise StoreError("the line to the database is lost")

        monkeypatch.setattr(scenery.store, "append", append)
        command = person.answer("play")
        assert await person.ask(command) == Done("play", 1)
        assert room.table.version == 1
        assert state_of(room.table) == state_of(await scenery.stored())
        assert person.scenes()[-1].version == 1
        assert await person.ask(command) == Done("play", 1)
        assert room.table.version == 1

    play(tmp_path, test)


def test_while_the_database_is_away_nothing_unwritten_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(scenery: Scenery) -> None:
        room = await scenery.open("hh")
        person = await scenery.enter(1)
        before = state_of(room.table)

        async def load(_: str) -> Any:
            raise StoreError("away")

        with monkeypatch.context() as patch:
            failing(scenery.store, patch, StoreError("away"), 10)
            patch.setattr(scenery.store, "load", load)
            for number in range(3):
                assert isinstance(await person.ask(person.answer(f"p{number}")), Refused)
                stale = await person.ask(Undo(f"u{number}", 1, 99))
                assert isinstance(stale, Refused)
                assert stale.error == "StaleError"
                assert state_of(room.table) == before
                assert person.scenes()[-1].version == 0
        assert isinstance(await person.ask(person.answer("now")), Done)

    play(tmp_path, test)


def test_another_server_wrote_at_the_same_time(tmp_path: Path) -> None:
    """Another process with the same database: the command is refused as stale, and the table is what is written."""

    async def test(scenery: Scenery) -> None:
        room = await scenery.open("hh")
        person = await scenery.enter(1)
        await scenery.store.append(scenery.id, 0, [Renamed(1, "Other")], None, 1)
        answer = await person.ask(person.answer("play"))
        assert isinstance(answer, Refused)
        assert (answer.error, answer.version) == ("StaleError", 1)
        assert room.table.chairs[0].name == "Other"
        assert person.scenes()[-1].version == 1
        assert person.scenes()[-1].chairs[0].name == "Other"
        assert await person.ask(person.answer("again")) == Done("again", 2)

    play(tmp_path, test)


def test_a_bot_whose_answer_was_not_written_answers_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(scenery: Scenery) -> None:
        left = failing(scenery.store, monkeypatch, StoreError("disk full"), 3)
        room = await scenery.open("bb")
        await scenery.enter(None)
        await until(lambda: room.table.version > 5)
        assert left == [0]
        assert scenery.thinkers.asked > 3
        await until(lambda: room.table.game.is_over)
        assert state_of(room.table) == state_of(await scenery.stored())

    play(tmp_path, test, monkeypatch)


def test_a_bot_that_cannot_think_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(scenery: Scenery) -> None:
        scenery.thinkers.failures = 3
        room = await scenery.open("bb")
        await scenery.enter(None)
        await until(lambda: room.table.version > 5)

    play(tmp_path, test, monkeypatch)


def test_a_bot_thinks_on_while_a_name_changes(tmp_path: Path) -> None:
    """Only another position, or another player on its seat, makes its thoughts void."""

    async def test(scenery: Scenery) -> None:
        room = await scenery.open("hb")
        person = await scenery.enter(1)
        await until(lambda: room.table.game.decision.seat == 1)
        scenery.thinkers.may_answer.clear()
        asked = scenery.thinkers.asked + 1
        while room.table.game.decision.seat == 1:
            await person.ask(person.answer(f"a{room.table.version}"))
        await until(lambda: scenery.thinkers.asked == asked)
        version = room.table.version
        for number in range(3):
            assert isinstance(await person.ask(Rename(f"r{number}", 1, f"Name {number}")), Done)
        scenery.thinkers.may_answer.set()
        await until(lambda: room.table.version > version + 3)
        played = scenery.store.load(scenery.id).events[version + 3]
        assert isinstance(played, Played)
        assert played.actions[0] == scenery.thinkers.answers[asked]

    play(tmp_path, test)


def test_a_bot_whose_position_is_gone_thinks_again(tmp_path: Path) -> None:
    async def test(scenery: Scenery) -> None:
        room = await scenery.open("hb")
        person = await scenery.enter(1)
        await until(lambda: room.table.game.decision.seat == 1)
        scenery.thinkers.may_answer.clear()
        asked = scenery.thinkers.asked + 1
        while room.table.game.decision.seat == 1:
            await person.ask(person.answer(f"a{room.table.version}"))
        await until(lambda: scenery.thinkers.asked == asked)
        version = room.table.version
        assert isinstance(await person.ask(Undo("u", 1, version)), Done)
        scenery.thinkers.may_answer.set()
        await until(lambda: room.bots.thinking is None)
        assert (room.table.version, scenery.thinkers.asked) == (version + 1, asked)
        assert isinstance(await person.ask(person.answer("on")), Done)

    play(tmp_path, test)


def test_a_look_that_fails_harms_no_other_guest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those it failed for see the next change with all they missed."""

    async def test(scenery: Scenery) -> None:
        room = await scenery.open("hl", Options(2))
        one, two = await scenery.enter(1), await scenery.enter(2)
        asked = {1: one, 2: two}[room.table.game.decision.seat or 0]
        real = Sight.look

        def look(self: Sight, seat: int | None, *arguments: Any) -> Any:
            if seat == 1:
                raise ValueError("bug")
            return real(self, seat, *arguments)

        with monkeypatch.context() as patch:
            patch.setattr(Sight, "look", look)
            assert isinstance(await asked.ask(asked.answer("a")), Done)
            await until(lambda: two.scenes()[-1].version == 1)
            assert one.scenes()[-1].version == 0
        assert isinstance(await one.ask(Rename("r", 1, "Other")), Done)
        await until(lambda: one.scenes()[-1].version == 2)
        assert one.scenes()[-1].first == 0
        assert [what.number for what in one.scenes()[-1].happened] == [0]
        assert one.scenes()[-1].look.question == two.scenes()[-1].look.question

    play(tmp_path, test)


# Closing and forgetting


def test_a_room_closes_while_a_bot_thinks(tmp_path: Path) -> None:
    async def test(scenery: Scenery) -> None:
        scenery.thinkers.may_answer.clear()
        room = await scenery.open("bb")
        await scenery.enter(None)
        await until(lambda: scenery.thinkers.asked == 1)
        await room.close()
        scenery.thinkers.may_answer.set()
        await asyncio.sleep(0.05)
        assert (room.table.version, scenery.thinkers.asked) == (0, 1)
        assert room.bots.thinking is not None
        assert room.bots.thinking.done()

    play(tmp_path, test)


def test_a_room_closes_with_answers_in_flight(tmp_path: Path) -> None:
    """What waits is carried out and written; no bot begins to think any more."""

    async def test(scenery: Scenery) -> None:
        room = await scenery.open("hb")
        person = await scenery.enter(1)
        scenery.thinkers.may_answer.clear()
        commands = [Rename(f"r{number}", 1, f"Name {number}") for number in range(5)]
        for command in commands:
            room.commands.ask(person.guest, command)
        asked = scenery.thinkers.asked
        await room.close()
        assert [one.id for one in person.heard if isinstance(one, Done)][1:] == [command.id for command in commands]
        assert (await scenery.stored()).chairs[0].name == "Name 4"
        scenery.thinkers.may_answer.set()
        await asyncio.sleep(0.05)
        assert scenery.thinkers.asked <= asked + 1

    play(tmp_path, test)


def test_a_guest_who_comes_while_a_room_is_dropped_gets_a_new_one(tmp_path: Path) -> None:
    """Many come and go while the table is forgotten again and again; every command is answered, and there is one room."""

    async def test(scenery: Scenery) -> None:
        await scenery.open("hh")
        done = 0

        async def visit(number: int) -> None:
            nonlocal done
            await asyncio.sleep(number * 0.003)
            person = await scenery.enter(1)
            assert person.room is scenery.house.rooms.loaded[scenery.id]
            answer = await person.ask(Rename(f"r{number}", 1, f"Name {number}"))
            assert isinstance(answer, Done)
            done += 1
            person.room.guests.leave(person.guest)

        async def forget() -> None:
            while done < 40:
                if scenery.id in scenery.house.rooms.loaded:
                    await scenery.house.rooms.drop_if_idle(scenery.id)
                await asyncio.sleep(0)

        async with asyncio.timeout(20):
            await asyncio.gather(forget(), *(visit(number) for number in range(40)))
        assert len(scenery.store.load(scenery.id).events) == 40

    play(tmp_path, test)


def test_a_room_with_a_guest_stays_in_memory(tmp_path: Path) -> None:
    async def test(scenery: Scenery) -> None:
        room = await scenery.open("hh")
        person = await scenery.enter(1)
        await scenery.house.rooms.drop_if_idle(scenery.id)
        assert scenery.house.rooms.loaded == {scenery.id: room}
        room.guests.leave(person.guest)
        await scenery.house.rooms.drop_if_idle(scenery.id)
        assert scenery.house.rooms.loaded == {}
        with pytest.raises(NotOverError):
            await scenery.house.finished(scenery.id)

    play(tmp_path, test)


def test_many_who_come_at_once_are_in_one_room(tmp_path: Path) -> None:
    async def test(scenery: Scenery) -> None:
        room = await scenery.open("hh")
        await scenery.house.rooms.drop_if_idle(scenery.id)
        people = await asyncio.gather(*(scenery.enter(1) for _ in range(20)))
        assert len({id(person.room) for person in people}) == 1
        assert people[0].room is not room
        missing = await asyncio.gather(*(scenery.house.rooms.get("nothing") for _ in range(5)), return_exceptions=True)
        assert {type(one).__name__ for one in missing} == {"NoTableError"}
        assert set(scenery.house.rooms.loaded) == {scenery.id}

    play(tmp_path, test)


def test_a_revoked_seat_is_lost_by_those_who_are_just_coming(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is loading: its seats were read before the link was revoked, or before a person took a seat."""

    async def test(scenery: Scenery) -> None:
        await scenery.open("hl")
        real, has_read = scenery.store.load, asyncio.Event()
        loop = asyncio.get_running_loop()

        def slowly(table: str) -> Kept:
            found = real(table)
            loop.call_soon_threadsafe(has_read.set)
            time.sleep(0.1)
            return found

        async def come_after(browser: str, change: Callable[[], Awaitable[None]]) -> set[int]:
            await scenery.house.rooms.drop_if_idle(scenery.id)
            has_read.clear()
            coming = asyncio.create_task(scenery.house.seats.welcome(scenery.id, browser, lambda _: None))
            await has_read.wait()
            await change()
            await scenery.house.rooms.reseat(scenery.id)
            room, guest = await coming
            room.guests.leave(guest)
            return guest.seats

        monkeypatch.setattr(scenery.store, "load", slowly)
        assert await come_after("browser 2", lambda: scenery.store.invite(scenery.id, 2, "token")) == set()
        assert await come_after("browser 3", lambda: scenery.store.sit(scenery.id, 2, hashed("browser 3"))) == {2}

    play(tmp_path, test)


# A database that answers late


class Slow:
    """A database that stops in the next commit until it may go on; the caller's patience ends when it stops."""

    def __init__(self, scenery: Scenery, monkeypatch: pytest.MonkeyPatch) -> None:
        self.may_commit, self.has_stopped = threading.Event(), asyncio.Event()
        self.error: Exception | None = None
        self._loop, self._timeouts = asyncio.get_running_loop(), list[asyncio.Timeout]()
        monkeypatch.setattr(writer, "patience", self._patience)
        event.listen(scenery.store.engine, "commit", self._stop, once=True)

    def _patience(self) -> asyncio.Timeout:
        self._timeouts.append(asyncio.timeout(PATIENCE))
        return self._timeouts[-1]

    def _stop(self, _: Connection) -> None:
        self._loop.call_soon_threadsafe(self.has_stopped.set)
        assert self.may_commit.wait(PATIENCE)
        if self.error is not None:
            raise self.error

    async def end_patience(self) -> None:
        """End the patience of the caller that was last to ask for something."""
        await self.has_stopped.wait()
        self._timeouts[-1].reschedule(self._loop.time())


def test_an_answer_that_is_stored_late_is_shown_without_another_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its player hears that it is not known yet, and then sees it; the same command again was played once."""

    async def test(scenery: Scenery) -> None:
        room = await scenery.open("hh")
        person = await scenery.enter(1)
        slow, command = Slow(scenery, monkeypatch), person.answer("late")
        asked = asyncio.create_task(person.ask(command))
        await slow.end_patience()
        refused = await asked
        assert isinstance(refused, Refused)
        assert (refused.error, refused.version, room.table.version) == ("UnsettledError", 0, 0)
        slow.may_commit.set()
        await until(lambda: person.scenes()[-1].version == 1)
        assert await person.ask(command) == Done("late", 1)
        assert (await scenery.stored()).version == 1

    play(tmp_path, test, monkeypatch)


def test_what_was_not_begun_in_time_is_never_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The writer is busy with something else: then it is known that nothing was played."""

    async def test(scenery: Scenery) -> None:
        room = await scenery.open("hh")
        person = await scenery.enter(1)
        slow = Slow(scenery, monkeypatch)
        scenery.store.note_due(scenery.id, None)
        await slow.has_stopped.wait()
        asked = asyncio.create_task(person.ask(person.answer("late")))
        await until(lambda: len(slow._timeouts) == 1)
        await slow.end_patience()
        refused = await asked
        assert isinstance(refused, Refused)
        assert refused.error == "StoreError"
        slow.may_commit.set()
        await scenery.store.write(lambda _: None)
        assert (room.table.version, (await scenery.stored()).version) == (0, 0)
        assert await person.ask(person.answer("again")) == Done("again", 1)

    play(tmp_path, test, monkeypatch)


def test_a_late_write_that_fails_leaves_the_table_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No error is left unread, and the next answer is played."""

    async def test(scenery: Scenery) -> None:
        room = await scenery.open("hh")
        person = await scenery.enter(1)
        slow = Slow(scenery, monkeypatch)
        slow.error = OSError("pulled out")
        asked = asyncio.create_task(person.ask(person.answer("late")))
        await slow.end_patience()
        refused = await asked
        assert isinstance(refused, Refused)
        assert refused.error == "UnsettledError"
        slow.may_commit.set()
        assert await person.ask(person.answer("again")) == Done("again", 1)
        assert (room.table.version, (await scenery.stored()).version) == (1, 1)
        gc.collect()

    play(tmp_path, test, monkeypatch)
