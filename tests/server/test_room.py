"""A room and its house from inside: writes that fail, bots in flight, rooms that are forgotten, workers that die."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from naqala import Options
from naqala.server import room as rooms
from naqala.server import thinking
from naqala.server.errors import NotOverError, StoreError
from naqala.server.events import Named, Played
from naqala.server.house import House
from naqala.server.messages import (
    ChairSeen,
    Done,
    Message,
    Play,
    Present,
    ProposalSeen,
    Refused,
    Rename,
    Scene,
    Substitute,
    Undo,
    Vote,
    Watch,
)
from naqala.server.migrate import upgrade
from naqala.server.players import Players
from naqala.server.room import Guest, Room
from naqala.server.store import Store, make_engine, sqlite_url
from naqala.server.table import Table
from naqala.view import View
from tests.server.clients import PATIENCE, settings_for
from tests.server.tables import chairs, state_of

Test = Callable[["Scenery"], Awaitable[None]]
NUMBERS = count(1)


class Thinkers(Players):
    """Bots that answer at once, or when they are told to."""

    def __init__(self) -> None:
        super().__init__(1, False)
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.asked = 0
        self.failures = 0
        self.answers: dict[int, str] = {}
        """What was answered, by the number of the question."""

    async def answer(self, *arguments: Any) -> tuple[str, str | None]:
        self.asked += 1
        number = self.asked
        await self.may_answer.wait()
        if self.failures:
            self.failures -= 1
            raise RuntimeError("no idea")
        view: View = arguments[-2]
        self.answers[number] = Random(number).choice(view.legal).text
        return self.answers[number], None


class Scenery:
    """A house with a table."""

    def __init__(self, folder: Path) -> None:
        engine = make_engine(sqlite_url(folder / "tables.sqlite"))
        upgrade(engine)
        self.store = Store(engine)
        self.thinkers = Thinkers()
        self.house = House(self.store, self.thinkers, settings_for(folder))
        self.id = ""
        self.browsers: dict[int, str] = {}

    async def open(self, kinds: str, options: Options | None = None, come: bool = True) -> Room:
        options = options or Options(len(kinds))
        opened = await self.house.open("host", options, chairs(kinds), "seed", True)
        self.id = opened.id
        for seat, secret in opened.invitations.items() if come else ():
            self.browsers[seat] = f"browser {seat}"
            await self.house.sit(self.id, f"browser {seat}", secret)
        return await self.house.room(self.id)

    async def enter(self, seat: int | None) -> "Person":
        person = Person(seat)
        browser = self.browsers.get(seat or 0, "host" if seat else "nobody")
        person.room, person.guest = await self.house.welcome(self.id, browser, person.heard.append)
        await person.ask(Watch("w", seat))
        return person

    async def stored(self) -> Table:
        kept = await self.store.load(self.id)
        return Table.from_events(kept.setup, kept.events)


class Person:
    """Somebody at the table."""

    room: Room
    guest: Guest

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.heard: list[Message] = []

    async def ask(self, command: Any) -> Done | Refused:
        """Gives a command and waits for the answer."""
        before = len(self.heard)
        self.room.ask(self.guest, command)
        await until(lambda: any(isinstance(one, Done | Refused) and one.id == command.id for one in self.heard[before:]))
        return next(one for one in self.heard[before:] if isinstance(one, Done | Refused) and one.id == command.id)

    def scenes(self) -> list[Scene]:
        return [one for one in self.heard if isinstance(one, Scene)]

    @property
    def proposal(self) -> ProposalSeen | None:
        return self.scenes()[-1].proposal

    @property
    def chairs(self) -> list[ChairSeen]:
        return next(one.chairs for one in reversed(self.heard) if isinstance(one, Present | Scene))

    async def propose_bot(self, chair: int) -> str:
        """Proposes a bot for a seat; returns "" or the error."""
        assert self.seat
        version = self.room.table.version
        answer = await self.ask(Substitute(f"s{next(NUMBERS)}", self.seat, version, chair, "uniform"))
        return answer.error if isinstance(answer, Refused) else ""

    def go(self) -> None:
        self.room.leave(self.guest)

    def answer(self, name: str) -> Play:
        """Any legal answer."""
        table = self.room.table
        assert self.seat
        return Play(name, table.game.decision.seat or 0, table.version, table.game.legal_actions()[0].text)


async def until(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not what():
            await asyncio.sleep(0.002)


@asynccontextmanager
async def scenery_in(folder: Path) -> AsyncIterator[Scenery]:
    scenery = Scenery(folder)
    try:
        yield scenery
    finally:
        await scenery.house.close()


def play(folder: Path, test: Test, monkeypatch: pytest.MonkeyPatch | None = None) -> None:
    """Runs a test; no task may end with an error that nobody asks for."""
    forgotten: list[str] = []
    if monkeypatch:
        monkeypatch.setattr(rooms, "PAUSE", 0.02)

    async def run() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: forgotten.append(str(context)))
        async with scenery_in(folder) as scenery:
            await test(scenery)

    asyncio.run(run())
    assert forgotten == []


# Writes that fail


def failing(store: Store, monkeypatch: pytest.MonkeyPatch, error: Exception, times: int = 1) -> list[int]:
    """The next writes fail; returns a list with how many still will."""
    left, real = [times], store.append

    async def append(*arguments: Any) -> None:
        if left[0]:
            left[0] -= 1
            raise error
        await real(*arguments)

    monkeypatch.setattr(store, "append", append)
    return left


@pytest.mark.parametrize("error", [StoreError("disk full"), OSError("pulled out"), RuntimeError("bug")], ids=repr)
def test_what_cannot_be_written_did_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    """Refused, nothing changed, nobody told; and the table goes on, with the same luck."""

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
    """The database took it and the answer got lost: the table is read again, and the command sent again is done."""

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
        assert isinstance(await person.ask(command), Refused)
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


def test_somebody_else_wrote_meanwhile(tmp_path: Path) -> None:
    """Another process with the same database: the command is refused as stale, and the table is what is written."""

    async def test(scenery: Scenery) -> None:
        room = await scenery.open("hh")
        person = await scenery.enter(1)
        await scenery.store.append(scenery.id, 0, [Named(1, "Other")], None, 1)
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
        await until(lambda: room.table.version > 5)

    play(tmp_path, test, monkeypatch)


def test_a_bot_thinks_on_while_somebody_changes_a_name(tmp_path: Path) -> None:
    """Only another position, or somebody else on its seat, makes its thoughts void."""

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
        played = (await scenery.store.load(scenery.id)).events[version + 3]
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
        await until(lambda: room._thinking is None)
        assert (room.table.version, scenery.thinkers.asked) == (version + 1, asked)
        assert isinstance(await person.ask(person.answer("on")), Done)

    play(tmp_path, test)


def test_a_look_that_fails_harms_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(scenery: Scenery) -> None:
        room = await scenery.open("hl")
        one, two = await scenery.enter(1), await scenery.enter(2)
        real = room._show

        def show(guest: Guest) -> None:
            if guest is one.guest:
                raise ValueError("bug")
            real(guest)

        monkeypatch.setattr(room, "_show", show)
        assert isinstance(await one.ask(Rename("r", 1, "Other")), Done)
        await until(lambda: two.scenes()[-1].version == 1)

    play(tmp_path, test)


# People who are away


def test_a_bot_is_let_in_only_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(scenery: Scenery) -> None:
        await scenery.open("hl")
        one, two = await scenery.enter(1), await scenery.enter(2)
        assert await one.propose_bot(2) == "NoProposalError"
        two.go()
        assert await one.propose_bot(2) == "TooSoonError"
        monkeypatch.setattr(rooms, "AWAY", 0.2)
        await asyncio.sleep(0.1)
        two = await scenery.enter(2)
        two.go()
        await asyncio.sleep(0.15)
        assert await one.propose_bot(2) == "TooSoonError", "who was back begins anew"
        await asyncio.sleep(0.1)
        assert await one.propose_bot(2) == ""
        assert one.chairs[1].kind == "bot"

    play(tmp_path, test)


def test_a_server_that_has_just_read_a_table_waits_a_while_too(tmp_path: Path) -> None:
    async def test(scenery: Scenery) -> None:
        await scenery.open("hl")
        await scenery.house._forget(scenery.id)
        assert await (await scenery.enter(1)).propose_bot(2) == "TooSoonError"

    play(tmp_path, test)


def test_who_has_lost_the_seat_was_there_nevertheless(tmp_path: Path) -> None:
    """A new link does not make it a seat nobody has come to."""

    async def test(scenery: Scenery) -> None:
        await scenery.open("hl")
        one, _ = await scenery.enter(1), await scenery.enter(2)
        await scenery.house.invite(scenery.id, "host", 2)
        assert not one.chairs[1].taken
        assert await one.propose_bot(2) == "TooSoonError"

    play(tmp_path, test)


def test_a_bot_sits_down_at_once_where_nobody_has_come(tmp_path: Path) -> None:
    """Nobody is missing then, so that the person plays among bots."""

    async def test(scenery: Scenery) -> None:
        room = await scenery.open("hl", come=False)
        one = await scenery.enter(1)
        assert [(chair.taken, chair.devices) for chair in one.chairs] == [(True, 1), (False, 0)]
        assert await one.propose_bot(2) == ""
        assert (one.chairs[1].kind, room.table.left) == ("bot", set())
        assert [(chair.taken, chair.devices) for chair in one.chairs] == [(True, 1), (True, 0)]

    play(tmp_path, test)


def test_one_disposes_of_ones_own_seats(tmp_path: Path) -> None:
    async def test(scenery: Scenery) -> None:
        room = await scenery.open("hh")
        one = await scenery.enter(1)
        assert await one.propose_bot(2) == ""
        assert (one.chairs[1].kind, room.table.left) == ("bot", set())

    play(tmp_path, test)


def test_two_of_three_are_away_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(scenery: Scenery) -> None:
        room = await scenery.open("hll")
        one, two, three = [await scenery.enter(seat) for seat in (1, 2, 3)]
        two.go()
        three.go()
        scenery.thinkers.may_answer.clear()
        monkeypatch.setattr(rooms, "AWAY", 0.0)
        assert await one.propose_bot(3) == ""
        assert await one.propose_bot(2) == ""
        assert room.table.people == {1}
        assert room.table.left == {2, 3}

    play(tmp_path, test)


def test_who_leaves_while_a_proposal_is_open_does_not_stop_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(scenery: Scenery) -> None:
        monkeypatch.setattr(rooms, "AWAY", 0.2)
        room = await scenery.open("hlll")
        one, two, three, four = [await scenery.enter(seat) for seat in (1, 2, 3, 4)]
        four.go()
        await asyncio.sleep(0.25)
        assert await one.propose_bot(4) == ""
        assert one.proposal
        assert one.proposal.waiting == [2, 3]
        two.go()
        await until(lambda: bool(one.proposal and one.proposal.waiting == [3]))
        three.go()
        three = await scenery.enter(3)
        await asyncio.sleep(0.3)
        assert one.proposal.waiting == [3], "who is back is waited for"
        three.go()
        await until(lambda: one.chairs[3].kind == "bot")
        assert one.proposal is None
        assert state_of(room.table) == state_of(await scenery.stored())

    play(tmp_path, test)


def test_an_open_proposal_goes_on_after_the_table_was_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So does one in which absent people were asked, as was done once; and it is tried again if it cannot be written."""

    async def test(scenery: Scenery) -> None:
        room = await scenery.open("hll")
        await scenery.store.append(scenery.id, 0, room.table.copy().let_bot_sit(1, 3, "uniform"), None, 1)
        await scenery.house._forget(scenery.id)
        monkeypatch.setattr(rooms, "AWAY", 0.1)
        left = failing(scenery.store, monkeypatch, StoreError("disk full"), 2)
        one = await scenery.enter(1)
        await until(lambda: one.chairs[2].kind == "bot")
        assert left == [0]

    play(tmp_path, test, monkeypatch)


def test_who_is_back_keeps_the_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(scenery: Scenery) -> None:
        await scenery.open("hll")
        one, two, three = [await scenery.enter(seat) for seat in (1, 2, 3)]
        three.go()
        with monkeypatch.context() as patch:
            patch.setattr(rooms, "AWAY", 0.0)
            assert await one.propose_bot(3) == ""
        assert one.proposal
        await scenery.enter(3)
        await until(lambda: one.proposal is None)
        assert one.chairs[2].kind == "link"
        assert isinstance(await two.ask(Vote("v", 2, two.scenes()[-1].version, True)), Refused)

    play(tmp_path, test)


def test_taking_back_waits_for_who_is_away_and_a_substitute_does_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who wanted to take back lets a bot play instead, or withdraws."""

    async def test(scenery: Scenery) -> None:
        monkeypatch.setattr(rooms, "AWAY", 0.05)
        room = await scenery.open("hl")
        people = {1: await scenery.enter(1), 2: await scenery.enter(2)}
        while room.table.undo_for(1) != "ask":
            seat = room.table.game.decision.seat or 0
            await people[seat].ask(people[seat].answer(f"a{room.table.version}"))
        people[2].go()
        one = people[1]
        for _ in range(2):
            await one.ask(Undo(f"u{room.table.version}", 1, room.table.version))
            await asyncio.sleep(0.15)
            assert one.proposal == ProposalSeen(1, [2], True, None, None)
            assert isinstance(await one.ask(Vote(f"v{room.table.version}", 1, room.table.version, False)), Done)
            assert one.proposal is None
        await one.ask(Undo("u", 1, room.table.version))
        assert await one.propose_bot(2) == ""
        await until(lambda: one.chairs[1].kind == "bot")
        assert room.table.undo_for(1) in ("no", "free")
        assert one.proposal is None

    play(tmp_path, test)


# Closing and forgetting


def test_a_room_closes_while_a_bot_thinks(tmp_path: Path) -> None:
    async def test(scenery: Scenery) -> None:
        scenery.thinkers.may_answer.clear()
        room = await scenery.open("bb")
        await until(lambda: scenery.thinkers.asked == 1)
        await room.close()
        scenery.thinkers.may_answer.set()
        await asyncio.sleep(0.05)
        assert (room.table.version, scenery.thinkers.asked) == (0, 1)
        assert room._thinking is not None
        assert room._thinking.done()

    play(tmp_path, test)


def test_a_room_closes_with_answers_in_flight(tmp_path: Path) -> None:
    """What waits is carried out and written; no bot begins to think any more."""

    async def test(scenery: Scenery) -> None:
        room = await scenery.open("hb")
        person = await scenery.enter(1)
        scenery.thinkers.may_answer.clear()
        commands = [Rename(f"r{number}", 1, f"Name {number}") for number in range(5)]
        for command in commands:
            room.ask(person.guest, command)
        asked = scenery.thinkers.asked
        await room.close()
        assert [one.id for one in person.heard if isinstance(one, Done)][1:] == [command.id for command in commands]
        assert (await scenery.stored()).chairs[0].name == "Name 4"
        scenery.thinkers.may_answer.set()
        await asyncio.sleep(0.05)
        assert scenery.thinkers.asked <= asked + 1

    play(tmp_path, test)


def test_who_comes_while_a_room_is_forgotten_gets_a_room_that_works(tmp_path: Path) -> None:
    """Many come and go while the table is forgotten again and again; every command is answered, and there is one room."""

    async def test(scenery: Scenery) -> None:
        await scenery.open("hh")
        done = 0

        async def visit(number: int) -> None:
            nonlocal done
            await asyncio.sleep(number * 0.003)
            person = await scenery.enter(1)
            assert person.room is scenery.house._rooms[scenery.id]
            answer = await person.ask(Rename(f"r{number}", 1, f"Name {number}"))
            assert isinstance(answer, Done)
            done += 1
            person.room.leave(person.guest)

        async def forget() -> None:
            while done < 40:
                if scenery.id in scenery.house._rooms:
                    await scenery.house._forget(scenery.id)
                await asyncio.sleep(0)

        async with asyncio.timeout(20):
            await asyncio.gather(forget(), *(visit(number) for number in range(40)))
        assert len((await scenery.store.load(scenery.id)).events) == 40

    play(tmp_path, test)


def test_a_room_with_somebody_in_it_is_not_forgotten(tmp_path: Path) -> None:
    async def test(scenery: Scenery) -> None:
        room = await scenery.open("hh")
        person = await scenery.enter(1)
        await scenery.house._forget(scenery.id)
        assert scenery.house._rooms == {scenery.id: room}
        room.leave(person.guest)
        await scenery.house._forget(scenery.id)
        assert scenery.house._rooms == {}
        with pytest.raises(NotOverError):
            await scenery.house.finished(scenery.id)

    play(tmp_path, test)


def test_many_who_come_at_once_are_in_one_room(tmp_path: Path) -> None:
    async def test(scenery: Scenery) -> None:
        room = await scenery.open("hh")
        await scenery.house._forget(scenery.id)
        people = await asyncio.gather(*(scenery.enter(1) for _ in range(20)))
        assert len({id(person.room) for person in people}) == 1
        assert people[0].room is not room
        missing = await asyncio.gather(*(scenery.house.room("nothing") for _ in range(5)), return_exceptions=True)
        assert {type(one).__name__ for one in missing} == {"NoTableError"}
        assert set(scenery.house._rooms) == {scenery.id}

    play(tmp_path, test)


def test_a_revoked_seat_is_lost_by_those_who_are_just_coming(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their seats were read before the link was revoked, and they come in afterwards. So too who is just given one."""

    async def test(scenery: Scenery) -> None:
        await scenery.open("hl")
        real = scenery.store.seats_of

        async def slowly(*arguments: Any) -> set[int]:
            found = await real(*arguments)
            await asyncio.sleep(0.1)
            return found

        monkeypatch.setattr(scenery.store, "seats_of", slowly)
        coming = asyncio.create_task(scenery.house.welcome(scenery.id, "browser 2", lambda _: None))
        await asyncio.sleep(0.05)
        secret = await scenery.house.invite(scenery.id, "host", 2)
        assert (await coming)[1].seats == set()
        coming = asyncio.create_task(scenery.house.welcome(scenery.id, "browser 3", lambda _: None))
        await asyncio.sleep(0.05)
        await scenery.house.sit(scenery.id, "browser 3", secret)
        assert (await coming)[1].seats == {2}

    play(tmp_path, test)


# Workers


def worker_of(players: Players) -> int:
    (worker,) = players._pools[0]._processes
    return int(worker)


def test_a_worker_that_is_killed_is_replaced(tmp_path: Path) -> None:
    """While it thinks and while it waits; the table goes on. Afterwards none is left."""

    async def test(scenery: Scenery) -> None:
        players = scenery.house.players = Players(1, False)
        room = await scenery.open("bb")
        room.players = players
        killed: list[int] = []
        for version in (3, 10, 20):
            await until(lambda version=version: room.table.version > version)  # type: ignore[misc]
            worker = worker_of(players)
            killed.append(worker)
            os.kill(worker, signal.SIGKILL)
        await until(lambda: room.table.version > 30)
        assert len(set(killed)) == 3

    play(tmp_path, test)


async def advised(players: Players, room: Room, seconds: float) -> AsyncIterator[dict[str, Any]]:
    seat = room.table.game.decision.seat
    async for advice in players.advise(room.id, seconds, 3, room.table.game.view(seat), room.table.game.log(seat)):
        yield advice


async def asked_for_more(players: Players, hint: str) -> dict[str, Any] | None:
    found: dict[str, Any] | None = await players._do("table", thinking.better, hint)
    return found


def test_advice_gets_better_and_stops_with_whoever_asked(tmp_path: Path) -> None:
    """The first comes long before the time is over; the explorer thinks no further than it is asked to."""

    async def test(scenery: Scenery) -> None:
        players = scenery.house.players = Players(1, False)
        room = await scenery.open("hh")
        told = [advice async for advice in advised(players, room, 0.2)]
        assert len(told) > 1
        assert [advice["final"] for advice in told] == [False] * (len(told) - 1) + [True]
        assert [advice["games"] for advice in told] == sorted(advice["games"] for advice in told)
        long = advised(players, room, 1000.0)
        assert not (await anext(long))["final"]
        await long.aclose()  # type: ignore[attr-defined]
        assert await asyncio.wait_for(asked_for_more(players, "another"), PATIENCE) is None

    play(tmp_path, test)


def test_a_worker_that_dies_over_a_hint_ends_it(tmp_path: Path) -> None:
    """What was told before stands, and the next hint is thought about by a new worker."""

    async def test(scenery: Scenery) -> None:
        players = scenery.house.players = Players(1, False)
        room = await scenery.open("hh")
        told = []
        async for advice in advised(players, room, 1000.0):
            told.append(advice)
            os.kill(worker_of(players), signal.SIGKILL)
        assert len(told) == 1
        assert [advice async for advice in advised(players, room, 0.05)][-1]["final"]

    play(tmp_path, test)


def test_when_the_players_are_closed_nobody_is_hired(tmp_path: Path) -> None:
    async def test(scenery: Scenery) -> None:
        players = Players(1, False)
        room = await scenery.open("hb")
        await players.close()
        pool = players._pools[0]
        with pytest.raises(RuntimeError):
            await players.answer("a", "b", "uniform", 0.1, room.table.game.view(1), room.table.game.log(1))
        assert players._pools == [pool]

    play(tmp_path, test)
