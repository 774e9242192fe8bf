"""Lets the bots of a table think, one thought at a time."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from naqala.server.bus import Bus
from naqala.server.errors import TooMuchError
from naqala.server.parts import BotTurn
from naqala.server.players import Players
from naqala.server.table import Table
from naqala.server.turnstile import Asker

LOG = structlog.get_logger()
PAUSE = 1.0
"""Seconds before a bot that failed is asked again."""
GRACE = 5.0
"""The server that wrote last lets its bot think. Another server takes over this number of seconds after the bot's time is up."""


class BotDriver:
    """Has the bot that is asked think in a worker process; its answer is handed on like a person's."""

    def __init__(
        self,
        name: str,
        table: Table,
        players: Players,
        bus: Bus,
        seconds: float,
        asker: Callable[[], Asker | None],
        is_current: Callable[[], Awaitable[bool]],
        answered: Callable[[BotTurn, str | None], None],
    ) -> None:
        self._name, self._table, self._seconds, self._asker = name, table, seconds, asker
        self._is_current, self._answered = is_current, answered
        self.players, self._bus = players, bus
        self.is_paused = False
        """Whether a bot is asked at a table without people and spectators."""
        self.thinking: asyncio.Task[None] | None = None
        self._later: asyncio.TimerHandle | None = None

    def wake(self, pause: float = 0.0) -> None:
        """Let the bot that is asked think, now or after a pause."""
        if self._later is not None:
            self._later.cancel()
        turn = self._table.bot_turn
        self.is_paused = turn is not None and self._asker() is None
        if self.is_paused:
            return
        if pause and turn is not None:
            self._later = asyncio.get_running_loop().call_later(pause, self.wake)
        elif turn is not None and self.thinking is None:
            self.thinking = asyncio.create_task(self._think(turn))

    async def go_on(self, pause: float) -> None:
        """Let the next bot think, here or at another server: what became of the last answer is settled."""
        self.thinking = None
        await self._bus.release(self._name)
        self.wake(pause)

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
            is_asked = await self._is_current() and self._table.bot_turn == turn
            self._answered(turn, await self._answer(turn) if is_asked else None)
        except asyncio.CancelledError:
            await self._bus.release(self._name)
            raise

    async def _answer(self, turn: BotTurn) -> str | None:
        name, action = f"{self._table.setup.secret} {turn.seat}", None
        view, log = self._table.game.view(turn.seat), self._table.game.log(turn.seat)
        asker = self._asker()
        if asker is None:  # all guests have left meanwhile
            return None
        try:
            action, fault = await self.players.answer(asker, self._name, name, turn.level, self._seconds, view, log)
            if fault:
                LOG.error("a bot failed", table=self._name, seat=turn.seat, level=turn.level, fault=fault)
        except TooMuchError:  # the address has enough other bots that think; this one is asked again
            await asyncio.sleep(PAUSE)
        except Exception:  # a worker can fail in any way, and the bot is asked again
            LOG.exception("a bot could not think", table=self._name, seat=turn.seat, level=turn.level)
            await asyncio.sleep(PAUSE)
        return action
