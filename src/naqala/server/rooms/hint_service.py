"""Gives hints to seats that ask for them, and what the coach says."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

from naqala.errors import NaqalaError, WrongSeatError
from naqala.log import Log
from naqala.server.errors import HintsOffError, ServerError, StaleError, TooMuchError
from naqala.server.protocol.looks import Sight
from naqala.server.protocol.messages import Advised, Coach, Coached, Done, Hint, RemarkSeen
from naqala.server.rooms.broadcaster import Broadcaster
from naqala.server.tables.presence import Guest, Presence
from naqala.server.tables.table import Table
from naqala.server.thinking.occasions import Asked, last_turn, open_bid
from naqala.server.thinking.shared_advice import GivenAdvice, SharedAdvice
from naqala.server.thinking.think_queue import Asker, Urgency
from naqala.server.thinking.workers import Workers
from naqala.view import View

LOG = structlog.get_logger()


class HintService:
    """A seat gets one hint at a time; a new request ends the one before."""

    def __init__(
        self, name: str, table: Table, workers: Workers, seconds: float, presence: Presence, broadcaster: Broadcaster
    ) -> None:
        self._name, self._table, self._workers, self._seconds = name, table, workers, seconds
        self._presence, self._broadcaster = presence, broadcaster
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._coaching: dict[tuple[int, str], asyncio.Task[None]] = {}
        self._given = GivenAdvice()

    async def begin(self, guest: Guest, command: Hint) -> None:
        """Begin to think about a hint."""
        table, game = self._table, self._table.game
        self._expect_allowed()
        if game.decision.seat != command.seat:
            raise WrongSeatError(f"expected a seat that is asked, got {command.seat}")
        if command.seat in self._tasks:
            self._tasks[command.seat].cancel()
        advice = self._advice(guest, game.view(command.seat), game.log(command.seat), self._seconds)
        task = self._listening(advice, self._advise(guest, command, table.moment, advice))
        late = TooMuchError("expected one hint at a time, got another")
        task.add_done_callback(lambda task: self._broadcaster.refuse(guest, command, late) if task.cancelled() else None)
        self._tasks[command.seat] = task

    async def coach(self, guest: Guest, command: Coach) -> None:
        """Begin to think about what the coach says; a new request ends the one before."""
        self._expect_allowed()
        asked = (open_bid if command.about == "bid" else last_turn)(self._table, command.seat)
        if asked is None:
            raise WrongSeatError(f"expected a seat that bids or has played a turn, got {command.seat}")
        key = command.seat, command.about
        if key in self._coaching:
            self._coaching[key].cancel()
        occasion = asked.occasion
        told = self._given.on(occasion.log) if occasion.played else None
        seconds = self._seconds / 2 if occasion.played else self._seconds
        advice = told if told and told.latest else self._advice(guest, occasion.view, occasion.log, seconds)
        self._coaching[key] = self._listening(advice, self._coach(guest, command, asked, advice))

    def _expect_allowed(self) -> None:
        if not self._table.setup.hints:
            raise HintsOffError("expected a table with hints, this one is played without")

    def _advice(self, guest: Guest, view: View, log: Log, seconds: float) -> SharedAdvice:
        """Return the advice on what a seat knows; think about it if that has not been done."""
        known = self._given.on(log)
        if known is not None and not known.is_broken:
            return known
        better = self._workers.advise(_asker(guest), self._name, seconds, view, log, self._given.planned(log))
        return self._given.keep(SharedAdvice(view, log, better))

    def _listening(self, advice: SharedAdvice, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Return a task that listens to this advice."""
        advice.join()
        task = asyncio.create_task(work)
        task.add_done_callback(lambda _: advice.leave())
        return task

    async def _coach(self, guest: Guest, command: Coach, asked: Asked, better: SharedAdvice) -> None:
        """Tell what the coach says; it is help that no one waits for, so a fault in it is only logged."""
        try:
            async for _ in better.listen():
                pass
            if better.latest is None:
                return
            occasion = asked.occasion
            remark = await self._workers.coach(_asker(guest), self._name, self._seconds / 4, occasion, better.latest)
            if remark is not None and remark.turn:
                self._given.note_turn(occasion.log, remark.turn)
            if remark is not None and guest in self._presence.guests:
                # The move of a turn is shown on the board as it was.
                look = Sight(asked.game).look(command.seat, with_answers=False) if occasion.played and remark.way else None
                seen = RemarkSeen(remark.verdict, remark.said, remark.way)
                guest.tell(Coached(command.id, occasion.after, seen, look))
        except TooMuchError:
            pass
        except Exception:  # a worker can fail in any way
            LOG.exception("the coach failed", table=self._name)
        finally:
            guest.tell(Done(command.id, self._table.version))

    async def close(self) -> None:
        """Stop; hints that are not given yet are lost."""
        tasks = [*self._tasks.values(), *self._coaching.values()]
        for task in tasks:
            task.cancel()
        self._given.close()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _advise(self, guest: Guest, command: Hint, moment: tuple[int, int], better: SharedAdvice) -> None:
        """Tell better and better advice, as long as the position is the one of the request and the guest is connected."""
        try:
            async for advice in better.listen():
                if self._table.moment != moment:
                    raise StaleError(f"expected version {self._table.version} of the table, got {command.version}")
                if guest not in self._presence.guests:
                    return
                guest.tell(Advised(command.id, command.version, advice.cut(command.number)))
            guest.tell(Done(command.id, command.version))
        except NaqalaError as error:
            self._broadcaster.refuse(guest, command, error)
        except Exception:  # a worker can fail in any way, and the browser waits for an answer
            LOG.exception("a hint failed", table=self._name)
            self._broadcaster.refuse(guest, command, ServerError("something went wrong; nothing was played"))


def _asker(guest: Guest) -> Asker:
    return Asker(Urgency.HINT, (guest.address,))
