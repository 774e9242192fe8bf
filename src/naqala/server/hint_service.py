"""Gives hints to seats that ask for them, and what the coach says."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import structlog

from naqala.bots.advice import Advice
from naqala.bots.coach import Occasion
from naqala.errors import NaqalaError, WrongSeatError
from naqala.log import Log
from naqala.server.broadcaster import Broadcaster
from naqala.server.errors import HintsOffError, ServerError, StaleError, TooMuchError
from naqala.server.messages import Advised, Coach, Coached, Done, Hint
from naqala.server.occasions import last_turn, open_bid
from naqala.server.players import Players
from naqala.server.presence import Guest, Presence
from naqala.server.shared_advice import SharedAdvice
from naqala.server.table import Table
from naqala.server.think_queue import Asker, Urgency
from naqala.view import View

LOG = structlog.get_logger()


class HintService:
    """A seat gets one hint at a time; a new request ends the one before."""

    def __init__(
        self, name: str, table: Table, players: Players, seconds: float, presence: Presence, broadcaster: Broadcaster
    ) -> None:
        self._name, self._table, self._players, self._seconds = name, table, players, seconds
        self._presence, self._broadcaster = presence, broadcaster
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._coaching: dict[tuple[int, str], asyncio.Task[None]] = {}
        self._bid: tuple[object, SharedAdvice] | None = None
        """The moment and the seat of the bid that was thought about last, and the advice."""

    async def begin(self, guest: Guest, command: Hint) -> None:
        """Begin to think about a hint."""
        table, game = self._table, self._table.game
        self._expect_allowed()
        if game.decision.seat != command.seat:
            raise WrongSeatError(f"expected a seat that is asked, got {command.seat}")
        if command.seat in self._tasks:
            self._tasks[command.seat].cancel()
        advice = self._advice(guest, command.number, game.view(command.seat), game.log(command.seat))
        task = asyncio.create_task(self._advise(guest, command, table.moment, advice))
        late = TooMuchError("expected one hint at a time, got another")
        task.add_done_callback(lambda task: self._broadcaster.refuse(guest, command, late) if task.cancelled() else None)
        self._tasks[command.seat] = task

    async def coach(self, guest: Guest, command: Coach) -> None:
        """Begin to think about what the coach says; a new request ends the one before."""
        self._expect_allowed()
        occasion = (open_bid if command.about == "bid" else last_turn)(self._table, command.seat)
        if occasion is None:
            raise WrongSeatError(f"expected a seat that bids or has played a turn, got {command.seat}")
        key = command.seat, command.about
        if key in self._coaching:
            self._coaching[key].cancel()
        advice = self._advice(guest, 1, occasion.view, occasion.log) if command.about == "bid" else None
        self._coaching[key] = asyncio.create_task(self._coach(guest, command, occasion, advice))

    def _expect_allowed(self) -> None:
        if not self._table.setup.hints:
            raise HintsOffError("expected a table with hints, this one is played without")

    def _advice(self, guest: Guest, number: int, view: View, log: Log) -> AsyncIterator[Advice]:
        """Return better and better advice on the open question. A bid is thought about once, so that hint and coach agree."""
        better = self._players.advise(_asker(guest), self._name, self._seconds, number, view, log)
        if view.decision.ask != "bid":
            return better
        key = self._table.moment, view.seat
        if self._bid is None or self._bid[0] != key or self._bid[1].has_failed:
            self._end_thought()
            self._bid = key, SharedAdvice(better)
        return self._bid[1].listen()

    def _end_thought(self) -> None:
        """Think no more about the last bid."""
        if self._bid is not None:
            self._bid[1].close()

    async def _coach(self, guest: Guest, command: Coach, occasion: Occasion, better: AsyncIterator[Advice] | None) -> None:
        """Tell what the coach says; it is help that no one waits for, so a fault in it is only logged."""
        try:
            if better is not None:
                async for advice in better:
                    occasion = replace(occasion, advice=advice)
            remark = await self._players.coach(_asker(guest), self._name, self._seconds / 2, occasion)
            if remark is not None and guest in self._presence.guests:
                guest.tell(Coached(command.id, occasion.after, remark))
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
        self._end_thought()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _advise(self, guest: Guest, command: Hint, moment: tuple[int, int], better: AsyncIterator[Advice]) -> None:
        """Tell better and better advice, as long as the position is the one of the request and the guest is connected."""
        try:
            async for advice in better:
                if self._table.moment != moment:
                    raise StaleError(f"expected version {self._table.version} of the table, got {command.version}")
                if guest not in self._presence.guests:
                    return
                guest.tell(Advised(command.id, command.version, advice))
            guest.tell(Done(command.id, command.version))
        except NaqalaError as error:
            self._broadcaster.refuse(guest, command, error)
        except Exception:  # a worker can fail in any way, and the browser waits for an answer
            LOG.exception("a hint failed", table=self._name)
            self._broadcaster.refuse(guest, command, ServerError("something went wrong; nothing was played"))


def _asker(guest: Guest) -> Asker:
    return Asker(Urgency.HINT, (guest.address,))
