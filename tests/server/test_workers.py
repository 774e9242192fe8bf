"""Workers that think: they die, are replaced and are closed."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from naqala import Game, Options
from naqala.bots.advice import Advice
from naqala.server.rooms.room import Room
from naqala.server.thinking import worker
from naqala.server.thinking.think_queue import Asker, Urgency
from naqala.server.thinking.workers import Workers
from tests.server.clients import PATIENCE
from tests.server.scenery import Scenery, play, until

ASKER = Asker(Urgency.PEOPLE)


def kill_worker_of(workers: Workers) -> int:
    """Kill the only worker, as a shortage of memory does, and return its number."""
    ((worker, process),) = workers._pools[0]._processes.items()
    process.kill()
    return int(worker)


def test_a_worker_that_is_killed_is_replaced(tmp_path: Path) -> None:
    """While it thinks and while it waits; the table goes on. Afterwards none is left."""

    async def test(scenery: Scenery) -> None:
        workers = scenery.house.workers = Workers(1, "plain", False)
        room = await scenery.open("bb")
        room.bots.workers = workers
        await scenery.enter(None)
        killed: list[int] = []
        for version in (3, 10, 20):
            await until(lambda version=version: room.table.version > version)  # type: ignore[misc]
            killed.append(kill_worker_of(workers))
        await until(lambda: room.table.version > 30)
        assert len(set(killed)) == 3

    play(tmp_path, test)


async def advised(workers: Workers, room: Room, seconds: float) -> AsyncIterator[Advice]:
    seat = room.table.game.decision.seat
    async for advice in workers.advise(ASKER, "table", seconds, room.table.game.view(seat), room.table.game.log(seat)):
        yield advice


async def asked_for_more(workers: Workers, hint: str) -> Advice | None:
    found: Advice | None = await workers._do(ASKER, "table", worker.better, hint)
    return found


def test_advice_gets_better_and_stops_with_its_asker(tmp_path: Path) -> None:
    """The first comes long before the time is over; the explorer thinks no further than it is asked to."""

    async def test(scenery: Scenery) -> None:
        workers = scenery.house.workers = Workers(1, "plain", False)
        room = await scenery.open("hh")
        game = room.table.game
        while game.decision.ask == "bid":
            game.play(game.legal_actions()[0])
        told = [advice async for advice in advised(workers, room, 0.2)]
        assert len(told) > 1
        assert [advice.final for advice in told] == [False] * (len(told) - 1) + [True]
        assert [advice.games for advice in told] == sorted(advice.games for advice in told)
        long = advised(workers, room, 1000.0)
        assert not (await anext(long)).final
        await long.aclose()  # type: ignore[attr-defined]
        assert await asyncio.wait_for(asked_for_more(workers, "another"), PATIENCE) is None

    play(tmp_path, test)


def test_a_worker_that_dies_over_a_hint_ends_it(tmp_path: Path) -> None:
    """What was told before stands, and the next hint is thought about by a new worker."""

    async def test(scenery: Scenery) -> None:
        workers = scenery.house.workers = Workers(1, "plain", False)
        room = await scenery.open("hh")
        game = room.table.game
        while game.decision.ask == "bid":
            game.play(game.legal_actions()[0])
        told = []
        async for advice in advised(workers, room, 1000.0):
            told.append(advice)
            kill_worker_of(workers)
        assert len(told) == 1
        assert [advice async for advice in advised(workers, room, 0.05)][-1].final

    play(tmp_path, test)


@pytest.mark.parametrize(("mode", "bot"), [("plain", "hasty-planner"), ("compiled", "planner")])
def test_a_stand_in_plays_where_workers_are_not_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: str, bot: str
) -> None:
    """The workers are told who plays; they choose nothing themselves."""
    calls: list[tuple[Any, ...]] = []

    async def note(_: Workers, *call: Any) -> Any:
        calls.append(call)
        return ("bid 0", None) if call[2] is worker.answer else {"final": True}

    async def test(scenery: Scenery) -> None:
        monkeypatch.setattr(Workers, "_do", note)
        workers = Workers(1, mode, False)
        room = await scenery.open("hh")
        view, log = room.table.game.view(1), room.table.game.log(1)
        answer = await workers.answer(ASKER, "table", "seed", "planner", 0.1, view, log)
        assert answer == ("bid 0", None, mode == "plain")
        await anext(workers.advise(ASKER, "table", 0.1, view, log))
        await workers.close()

    play(tmp_path, test)
    assert [call[2:5] for call in calls[:1]] == [(worker.answer, "seed", bot)]
    assert [(call[2], call[-1]) for call in calls[1:]] == [(worker.advise, mode == "plain")]


def test_closed_workers_start_no_process(tmp_path: Path) -> None:
    async def test(scenery: Scenery) -> None:
        workers = Workers(1, "plain", False)
        room = await scenery.open("hb")
        await workers.close()
        pool = workers._pools[0]
        with pytest.raises(RuntimeError):
            await workers.answer(ASKER, "a", "b", "uniform", 0.1, room.table.game.view(1), room.table.game.log(1))
        assert workers._pools == [pool]

    play(tmp_path, test)


def answers_of_bots(game: Game, seed: str, level: str) -> list[str]:
    """Seat 1 answers as it can, until the round is over; bots answer for the others."""
    answers, number = [], game.position().round
    while game.position().round == number:
        seat = game.decision.seat
        assert seat
        if seat == 1:
            game.answer(game.legal_actions()[0])
        else:
            text, fault = worker.answer(f"{seed} {seat}", level, 1.0, game.view(seat), game.log(seat))
            assert fault is None
            answers.append(text)
            game.answer(text)
        game.let_chance_answer()
    return answers


@pytest.mark.parametrize("level", ["uniform", "beginner"])
def test_after_an_undo_bots_answer_the_same_as_before(level: str) -> None:
    """So a player cannot try bids until the bots answer kindly; and without the secret no player can tell what they will do."""
    game = Game.new(Options(3), 4)
    game.let_chance_answer()
    start = game.length
    answers = answers_of_bots(game, "secret", level)
    game.undo_to(start)
    assert answers_of_bots(game, "secret", level) == answers
    game.undo_to(start)
    assert answers_of_bots(game, "other", level) != answers
