"""Whose bot thinks next: people's games, then hints, then games of bots alone; among equals the one that has had least."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from naqala.server.players import Players
from naqala.server.turnstile import FORGIVEN, Asker, Ledger, Turnstile, Urgency
from tests.server.scenery import Scenery, play, until

PEOPLE, HINT, BOTS = Urgency.PEOPLE, Urgency.HINT, Urgency.BOTS


def order_of(askers: dict[str, Asker], used: dict[str, float] | None = None) -> list[str]:
    """Who gets the worker after whom, if all come at once while it is busy."""
    served: list[str] = []

    async def come() -> None:
        ledger = Ledger()
        for address, seconds in (used or {}).items():
            ledger.add(Asker(PEOPLE, (address,)), seconds)
        turnstile = Turnstile(ledger)

        async def wait(name: str, asker: Asker) -> None:
            async with turnstile.turn(asker):
                served.append(name)
                ledger.add(asker, 1.0)

        async with turnstile.turn(Asker(BOTS)):
            waiting = [asyncio.create_task(wait(name, asker)) for name, asker in askers.items()]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)

    asyncio.run(come())
    return served


def test_people_come_before_hints_and_hints_before_bots() -> None:
    askers = {"bots": Asker(BOTS, ("a",)), "hint": Asker(HINT, ("a",)), "people": Asker(PEOPLE, ("a",))}
    assert order_of(askers) == ["people", "hint", "bots"]


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
        turnstile = Turnstile(Ledger())

        async def wait() -> str:
            async with turnstile.turn(Asker(PEOPLE)):
                return "served"

        async with turnstile.turn(Asker(PEOPLE)):
            gone, called, stays = (asyncio.create_task(wait()) for _ in range(3))
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.sleep(0)
        called.cancel()  # it has its turn already and does not know yet
        assert await asyncio.wait_for(stays, 5) == "served"
        assert not turnstile.length

    asyncio.run(come())


class SlowPlayers(Players):
    """Every bot takes a while, and answers anything."""

    async def _do_now(self, _place: int, *call: Any) -> Any:
        await asyncio.sleep(0.2)
        return call[-2].legal[0].text, None


def test_bots_alone_wait_for_a_spectator(tmp_path: Path) -> None:
    """And stop again when all guests have left; then the table can leave memory."""

    async def test(scenery: Scenery) -> None:
        room = await scenery.open("bb")
        await asyncio.sleep(0.05)
        assert (room.table.version, scenery.thinkers.asked) == (0, 0)
        assert room.is_idle
        person = await scenery.enter(None)
        await until(lambda: room.table.version > 3)
        room.leave(person.guest)
        await until(lambda: room.is_idle)
        assert not room.table.game.is_over

    play(tmp_path, test)


def test_a_person_does_not_wait_for_tables_of_bots(tmp_path: Path) -> None:
    """Nine tables of bots with spectators, and one worker: the tables of bots would take two seconds."""

    async def test(scenery: Scenery) -> None:
        players = scenery.house.players = SlowPlayers(1, "plain", False)
        for _ in range(9):
            room = await scenery.open("bb")
            room.bots.players = players
            await scenery.enter(None)
        room = await scenery.open("hb")
        room.bots.players = players
        person = await scenery.enter(1)
        waits: list[float] = []
        while len(waits) < 5:
            version, begun = room.table.version, time.monotonic()
            if room.table.bot_turn is None:
                await person.ask(person.answer(f"a{version}"))
            else:
                await until(lambda version=version: room.table.version > version)  # type: ignore[misc]
                waits.append(time.monotonic() - begun)
        assert sorted(waits)[2] < 1.0

    play(tmp_path, test)
