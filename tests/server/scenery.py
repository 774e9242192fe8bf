"""A house with one table, from inside, without a network: who is there, and bots that answer when they are told to."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from naqala import Options
from naqala.server.house import House
from naqala.server.protocol.messages import (
    ChairSeen,
    Done,
    Message,
    Play,
    Present,
    ProposalSeen,
    Refused,
    Scene,
    Substitute,
    Watch,
)
from naqala.server.rooms.mailbox import Mailbox
from naqala.server.rooms.room import Room
from naqala.server.storage.database import make_engine, sqlite_url
from naqala.server.storage.migrate import upgrade
from naqala.server.storage.store import Store
from naqala.server.tables.presence import Guest
from naqala.server.tables.setup import new_setup
from naqala.server.tables.table import Table
from naqala.server.thinking.workers import BotAnswer, Workers
from naqala.view import View
from tests.server.clients import PATIENCE, settings_for
from tests.server.folding import Json, whole
from tests.server.tables import chairs

Test = Callable[["Scenery"], Awaitable[None]]
NUMBERS = count(1)


class Thinkers(Workers):
    """Bots that answer at once, or when they are told to."""

    def __init__(self) -> None:
        super().__init__(1, "plain", False)
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.asked = 0
        self.failures = 0
        self.answers: dict[int, str] = {}
        """What was answered, by the number of the question."""

    async def answer(self, *arguments: Any) -> BotAnswer:
        self.asked += 1
        number = self.asked
        await self.may_answer.wait()
        if self.failures:
            self.failures -= 1
            raise RuntimeError("no idea")
        view: View = arguments[-2]
        self.answers[number] = Random(number).choice(view.legal).text
        return BotAnswer(self.answers[number], None, False)


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
        opened = await self.house.open("host", new_setup(options, chairs(kinds), "seed"))
        self.id = opened.id
        for seat, secret in opened.invitations.items() if come else ():
            self.browsers[seat] = f"browser {seat}"
            await self.house.seats.sit(self.id, f"browser {seat}", secret)
        return await self.house.rooms.get(self.id)

    async def enter(self, seat: int | None) -> "Person":
        person = Person(seat)
        browser = self.browsers.get(seat or 0, "host" if seat else "spectator")
        person.room, person.guest = await self.house.seats.welcome(self.id, browser, person.hear)
        await person.ask(Watch("w", seat))
        return person

    async def stored(self) -> Table:
        kept = self.store.load(self.id)
        return Table.from_events(kept.setup, kept.events)


class Person:
    """A person at the table."""

    room: Room
    guest: Guest

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.heard: list[Message] = []
        """A change is heard as the scene it leads to."""
        self._scene: Json = {}

    def hear(self, sent: str) -> None:
        message = whole(json.loads(sent), self._scene)
        if message["type"] == "scene":
            self._scene = message
        self.heard.append(msgspec.convert(message, Message, strict=False))

    async def ask(self, command: Any) -> Done | Refused:
        """Gives a command and waits for the answer."""
        before = len(self.heard)
        self.room.commands.ask(self.guest, command)
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
        self.room.guests.leave(self.guest)

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
    """Runs a test; no task may end with an unread error."""
    forgotten: list[str] = []
    if monkeypatch:
        monkeypatch.setattr(Mailbox, "PAUSE", 0.02)

    async def run() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: forgotten.append(str(context)))
        async with scenery_in(folder) as scenery:
            await test(scenery)

    asyncio.run(run())
    assert forgotten == []


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
