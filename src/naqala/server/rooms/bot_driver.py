"""Lets the bots of a table think, one thought at a time."""

import asyncio
from functools import partial

import structlog

from naqala.server.errors import TooMuchError
from naqala.server.rooms.journal import Journal
from naqala.server.rooms.mailbox import Mailbox
from naqala.server.storage.bus import Bus
from naqala.server.tables.events import TableEvent
from naqala.server.tables.presence import Presence
from naqala.server.tables.remembered import BotTurn
from naqala.server.tables.table import Table
from naqala.server.thinking.think_queue import Asker, Urgency
from naqala.server.thinking.workers import BotAnswer, Workers

LOG = structlog.get_logger()
GRACE = 5.0
"""The server that wrote last lets the bot think. Another server takes over this many seconds after the time of the bot is up."""


class BotDriver:
    """Has the bot that is asked think in a worker process; its answer is played like a person's."""

    def __init__(
        self,
        name: str,
        table: Table,
        presence: Presence,
        workers: Workers,
        bus: Bus,
        seconds: float,
        mailbox: Mailbox,
        journal: Journal,
    ) -> None:
        self._name, self._table, self._presence, self._seconds = name, table, presence, seconds
        self._mailbox, self._journal = mailbox, journal
        self.workers, self._bus = workers, bus
        self.is_paused = False
        """Whether a bot is asked at a table without people and spectators."""
        self.thinking: asyncio.Task[None] | None = None
        self._later: asyncio.TimerHandle | None = None

    def check(self) -> None:
        """Let the bot that is asked think, if this server wrote last; otherwise only when the other one takes too long."""
        self.wake(self._pause)

    @property
    def _pause(self) -> float:
        return 0.0 if self._journal.is_leading else self._seconds + GRACE

    def wake(self, pause: float = 0.0) -> None:
        """Let the bot that is asked think, now or after a pause."""
        if self._later is not None:
            self._later.cancel()
        turn = self._table.bot_turn
        self.is_paused = turn is not None and self.asker() is None
        if self.is_paused:
            return
        if pause and turn is not None:
            self._later = asyncio.get_running_loop().call_later(pause, self.wake)
        elif turn is not None and self.thinking is None:
            self.thinking = asyncio.create_task(self._think(turn))

    def asker(self) -> Asker | None:
        """Return for whom a bot thinks; None if it has to wait: where only bots play without spectators, or play stands."""
        if self._table.stands:
            return None
        presence, people = self._presence, self._table.people
        guests, absent = presence.guests, (presence.payer or presence.host,)
        seated = tuple({guest.address for guest in guests if guest.seats & people})
        if seated or presence.elsewhere & people:
            return Asker(Urgency.PEOPLE, seated or absent)
        if not people and not guests:
            return None
        return Asker(Urgency.BOTS, tuple({guest.address for guest in guests}) or absent)

    async def close(self) -> None:
        """Stop; what a bot is thinking about is lost."""
        if self._later is not None:
            self._later.cancel()
        if self.thinking is not None:
            self.thinking.cancel()
            await asyncio.gather(self.thinking, return_exceptions=True)

    async def _think(self, turn: BotTurn) -> None:
        """Let a bot think, unless another server does: under load its answer may be late, and two would be later. The claim is
        kept until the answer is stored.
        """
        if not await self._bus.claim(self._name):
            self.thinking = None
            self.wake(self._seconds + GRACE)
            return
        try:
            is_asked = await self._journal.is_current() and self._table.bot_turn == turn
            answer = await self._answer(turn) if is_asked else None
            self._mailbox.put(partial(self._play, turn, answer))
        except asyncio.CancelledError:
            await self._bus.release(self._name)
            raise

    async def _answer(self, turn: BotTurn) -> BotAnswer | None:
        name, answer = f"{self._table.setup.secret} {turn.seat}", None
        view, log = self._table.game.view(turn.seat), self._table.game.log(turn.seat)
        asker = self.asker()
        if asker is None:  # all guests have left meanwhile
            return None
        try:
            answer = await self.workers.answer(asker, self._name, name, turn.level, self._seconds, view, log)
            if answer.fault:
                LOG.error("a bot failed", table=self._name, seat=turn.seat, level=turn.level, fault=answer.fault)
        except TooMuchError:  # the address has enough other bots that think; this one is asked again
            await asyncio.sleep(self._mailbox.PAUSE)
        except Exception:  # a worker can fail in any way, and the bot is asked again
            LOG.exception("a bot could not think", table=self._name, seat=turn.seat, level=turn.level)
            await asyncio.sleep(self._mailbox.PAUSE)
        return answer

    async def _play(self, turn: BotTurn, answer: BotAnswer | None) -> None:
        """Play a bot's answer, if it has one, and let the next bot think, here or at another server. If the answer could not be
        stored, the bot thinks again a little later.
        """
        pause = self._mailbox.PAUSE
        try:
            await self._journal.settle(lambda: self._played(turn, answer))
            pause = self._pause
        finally:
            self.thinking = None
            await self._bus.release(self._name)
            self.wake(pause)

    def _played(self, turn: BotTurn, answer: BotAnswer | None) -> list[TableEvent]:
        """Return what an answer leads to: nothing if it comes too late, after an undo or the return of a person to the seat."""
        if answer is None or self._table.bot_turn != turn:
            return []
        return self._table.play(turn.seat, answer.action, answer.is_hasty)
