"""Whose bot thinks next: people's games, then hints, then games of bots alone, then reviews; among equals the one that has had
least. Who waits long enough has its turn in any case.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from naqala.server.errors import TooMuchError
from naqala.server.protocol.messages import Hint
from naqala.server.thinking.think_queue import AGING, FORGIVEN, Asker, Ledger, ThinkQueue, Urgency
from naqala.server.thinking.workers import Workers
from tests.server.scenery import Scenery, play, until

PEOPLE, HINT, BOTS, REVIEW = Urgency.PEOPLE, Urgency.HINT, Urgency.BOTS, Urgency.REVIEW


def order_of(askers: dict[str, Asker], used: dict[str, float] | None = None) -> list[str]:
    """Who gets the worker after whom, if all come at once while it is busy."""
    served: list[str] = []

    async def come() -> None:
        ledger = Ledger()
        for address, seconds in (used or {}).items():
            ledger.add(Asker(PEOPLE, (address,)), seconds)
        queue = ThinkQueue(ledger)

        async def wait(name: str, asker: Asker) -> None:
            async with queue.turn(asker):
                served.append(name)
                ledger.add(asker, 1.0)

        async with queue.turn(Asker(BOTS)):
            waiting = [asyncio.create_task(wait(name, asker)) for name, asker in askers.items()]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)

    asyncio.run(come())
    return served


def test_people_come_before_hints_and_hints_before_bots_and_bots_before_reviews() -> None:
    askers = {urgency.name: Asker(urgency, ("a",)) for urgency in reversed(Urgency)}
    assert order_of(askers) == ["PEOPLE", "HINT", "BOTS", "REVIEW"]


class Worker:
    """A worker whose thoughts move the only clock there is."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr("naqala.server.thinking.think_queue.time", SimpleNamespace(monotonic=lambda: self.now))
        self.queue = ThinkQueue(Ledger())

    async def think(self, asker: Asker, seconds: float = 1.0) -> float:
        """Think once; return how long it took to have a turn."""
        begun = self.now
        async with self.queue.turn(asker):
            waited = self.now - begun
            await asyncio.sleep(0)
            self.now += seconds
        return waited

    async def think_on(self, asker: Asker, seconds: float = 1.0) -> None:
        while True:
            await self.think(asker, seconds)


@asynccontextmanager
async def busy(worker: Worker, urgency: Urgency, addresses: str, seconds: float = 1.0) -> AsyncIterator[None]:
    """Each address wants the worker all the time."""
    tasks = [asyncio.create_task(worker.think_on(Asker(urgency, (address,)), seconds)) for address in addresses]
    await asyncio.sleep(0)
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@pytest.mark.parametrize("urgency", Urgency)
def test_no_kind_of_thought_waits_forever(monkeypatch: pytest.MonkeyPatch, urgency: Urgency) -> None:
    """Three people's games that together want three times what the worker has, and one who asks for anything."""

    async def come() -> float:
        worker = Worker(monkeypatch)
        async with busy(worker, PEOPLE, "abc"):
            return await asyncio.wait_for(worker.think(Asker(urgency, ("d",))), 60)

    assert AGING * urgency - 1 <= asyncio.run(come()) <= AGING * urgency + 5


def test_a_bot_waits_for_one_slice_of_each_review_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two reviews, as many as are made at once, while a person's bots want the worker nearly all the time."""
    piece = 0.1

    async def come() -> list[float]:
        worker = Worker(monkeypatch)
        async with busy(worker, REVIEW, "ab", piece):
            return [await worker.think(Asker(PEOPLE, ("c",))) for _ in range(300)]

    assert max(asyncio.run(come())) <= 2 * piece + 1e-6


def test_one_address_does_not_have_all_the_time() -> None:
    """Many tables of one address, and one of another that comes last."""
    many = {f"many {number}": Asker(PEOPLE, ("a",)) for number in range(4)}
    assert order_of({**many, "one": Asker(PEOPLE, ("b",))}, {"a": 5.0}) == ["one", *many]
    assert order_of({**many, "one": Asker(PEOPLE, ("b",))}) == ["many 0", "one", *list(many)[1:]]


def test_a_table_of_several_waits_like_the_one_that_has_had_least() -> None:
    askers = {"greedy": Asker(PEOPLE, ("a",)), "mixed": Asker(PEOPLE, ("a", "b"))}
    assert order_of(askers, {"a": 5.0}) == ["mixed", "greedy"]


def test_what_was_used_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    ledger, asker = Ledger(), Asker(PEOPLE, ("a",))
    ledger.add(asker, 8.0)
    now[0] += 3 * FORGIVEN
    assert ledger.used(asker, now[0]) == pytest.approx(1.0)


def test_an_asker_who_leaves_while_waiting_does_not_block_others() -> None:
    async def come() -> None:
        queue = ThinkQueue(Ledger())

        async def wait() -> str:
            async with queue.turn(Asker(PEOPLE)):
                return "served"

        async with queue.turn(Asker(PEOPLE)):
            gone, called, stays = (asyncio.create_task(wait()) for _ in range(3))
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.sleep(0)
        called.cancel()  # it has its turn already and does not know yet
        assert await asyncio.wait_for(stays, 5) == "served"
        assert not queue.length

    asyncio.run(come())


# How much one address may want


class Sleepers(Workers):
    """Thoughts that end when they may."""

    may_end: asyncio.Event
    begun = 0

    async def _do_now(self, _place: int, *call: Any) -> Any:
        self.begun += 1
        await self.may_end.wait()
        return call[-2].legal[0].text, None


def sleepers(thoughts: int) -> Sleepers:
    workers = Sleepers(1, "plain", False, thoughts)
    workers.may_end = asyncio.Event()
    return workers


def test_one_address_has_so_many_thoughts_at_once(tmp_path: Path) -> None:
    """One that thinks and those that wait; another address has its own."""

    async def test(scenery: Scenery) -> None:
        room = await scenery.open("hb")
        view, log = room.table.game.view(1), room.table.game.log(1)
        workers = sleepers(3)

        def answer(*addresses: str) -> asyncio.Task[Any]:
            asker = Asker(PEOPLE, addresses)
            return asyncio.create_task(workers.answer(asker, "table", "seed", "uniform", 0.1, view, log))

        thinking = [answer("a") for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(TooMuchError, match="at most 3"):
            await answer("a")
        with pytest.raises(TooMuchError):
            await anext(workers.advise(Asker(HINT, ("a",)), "table", 0.1, view, log))
        thinking += [answer("b"), answer("a", "b")]
        await until(lambda: workers.waiting == 4)
        workers.may_end.set()
        await asyncio.gather(*thinking)
        assert (await answer("a"))[1] is None

    play(tmp_path, test)


def test_a_bot_above_the_limit_answers_later_and_a_hint_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(scenery: Scenery) -> None:
        room = await scenery.open("hb")
        workers = room.bots.workers = room.hints._workers = sleepers(1)
        person = await scenery.enter(1)
        with workers._thoughts.one_more(person.guest.address):
            while room.table.bot_turn is None:
                refused = await person.ask(Hint(f"h{room.table.version}", 1, room.table.version))
                assert getattr(refused, "error", "") == "TooMuchError"
                await person.ask(person.answer(f"a{room.table.version}"))
            version = room.table.version
            await asyncio.sleep(0.1)
            assert (workers.begun, room.table.version) == (0, version)
        workers.may_end.set()
        await until(lambda: room.table.version > version)

    play(tmp_path, test, monkeypatch)


def test_the_host_pays_for_bots_that_think_while_no_guest_is_here(tmp_path: Path) -> None:
    """Before the host has come the first guest does; at a table that has had no guest since the start, the host's browser."""

    async def test(scenery: Scenery) -> None:
        room = await scenery.open("lb")
        assert room.bots.asker() == Asker(BOTS, (room.presence.host,))
        first, host, other = "10.0.0.1", "10.0.0.2", "10.0.0.3"
        for browser, address, payer in (("browser 1", first, first), ("host", host, host), ("x", other, host)):
            _, guest = await scenery.house.seats.welcome(scenery.id, browser, lambda _: None, address)
            assert room.bots.asker() == Asker(PEOPLE if browser == "browser 1" else BOTS, (address,))
            room.guests.leave(guest)
            assert room.bots.asker() == Asker(BOTS, (payer,))
        room.guests.update_elsewhere({1})
        assert room.bots.asker() == Asker(PEOPLE, (host,))

    play(tmp_path, test)


def test_bots_alone_wait_for_a_spectator(tmp_path: Path) -> None:
    """And stop again when all guests have left; then the table can leave memory."""

    async def test(scenery: Scenery) -> None:
        room = await scenery.open("bb")
        await asyncio.sleep(0.05)
        assert (room.table.version, scenery.thinkers.asked) == (0, 0)
        assert room.is_idle
        person = await scenery.enter(None)
        await until(lambda: room.table.version > 3)
        room.guests.leave(person.guest)
        await until(lambda: room.is_idle)
        assert not room.table.game.is_over

    play(tmp_path, test)
