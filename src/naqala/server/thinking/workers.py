"""Worker processes for bots, hints and reviews, so that their thinking does not block the tables.

Workers get their mode at the start. Until the compiled code is ready they run in plain mode, in which stand-ins play for the
levels that would take too long, while another process compiles. Then new workers replace them.
"""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from secrets import token_hex
from typing import Any, NamedTuple
from zlib import crc32

import structlog

from naqala import children
from naqala.bots import stand_in
from naqala.bots.advice import Advice
from naqala.bots.coach import Occasion, Remark
from naqala.bots.mind.warm import warm_up_bots
from naqala.engine.kernel import has_numba, is_compiled, resolved
from naqala.engine.warm import warm_up
from naqala.log import Log
from naqala.review import Depth, Finding, ReviewTask
from naqala.server.network.addresses import ConcurrencyLimit
from naqala.server.thinking import worker
from naqala.server.thinking.think_queue import Asker, Ledger, ThinkQueue
from naqala.view import View

LOG = structlog.get_logger()


class BotAnswer(NamedTuple):
    """What a bot answered. If it failed, ``fault`` says how, and the answer is any legal one."""

    action: str
    fault: str | None
    is_hasty: bool
    """A weaker bot answered for its level."""


class Workers:
    """Processes that think. All thoughts of a table are thought in the same one, where its bots find their plans again."""

    def __init__(self, number: int, mode: str, warm: bool, thoughts: int = 30) -> None:
        self._wanted, self._mode = mode, resolved(mode)
        """The mode workers are to think in, and the one they do."""
        self._pools = [children.workers(1, self._mode) for _ in range(number)]
        ledger = Ledger()
        self._queues = [ThinkQueue(ledger) for _ in range(number)]
        self._thoughts = ConcurrencyLimit(thoughts, "bots and hints that think or wait")
        self._warms = warm
        self._warming: asyncio.Task[None] | None = None
        self._compiler: children.Child | None = None

    @property
    def is_warm(self) -> bool:
        """Whether workers think with compiled code."""
        return is_compiled(self._mode)

    @property
    def will_be_warm(self) -> bool:
        """Whether workers think with compiled code, or will when it is ready."""
        return self.is_warm or (self._warming is not None and not self._warming.done())

    def start(self) -> None:
        """Start to compile in the background, if that is wanted and possible."""
        if self._warms and self._wanted == "auto" and not self.is_warm and has_numba():
            self._warming = asyncio.create_task(self._warm_up())

    async def _warm_up(self) -> None:
        """Compile in another process; workers that start afterwards find the code ready."""
        self._compiler = children.process("compiled", _compile)
        self._compiler.start()
        await asyncio.to_thread(self._compiler.join)
        self._mode = resolved(self._wanted)
        if not self.is_warm:
            LOG.warning("compiling failed, bots go on in plain mode")
            return
        old, self._pools = self._pools, [children.workers(1, self._mode) for _ in self._pools]
        for pool in old:
            pool.shutdown(wait=False)
        LOG.info("bots are compiled")

    async def close(self) -> None:
        """Stop all processes; only unfinished thoughts are lost."""
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.gather(self._warming, return_exceptions=True)
        if self._compiler is not None:
            self._compiler.terminate()
        for pool in self._pools:
            children.end(pool)

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a worker."""
        return sum(queue.length for queue in self._queues)

    @property
    def number(self) -> int:
        """How many there are."""
        return len(self._pools)

    async def _do(self, asker: Asker, key: str, *call: Any) -> Any:
        """Call a function of worker.py in the worker of this key, when it is the asker's turn."""
        return await self._do_at(crc32(key.encode()) % len(self._pools), asker, *call)

    async def _do_at(self, place: int, asker: Asker, *call: Any) -> Any:
        """Call a function of worker.py in this worker, when it is the asker's turn."""
        async with self._queues[place].turn(asker):
            return await self._do_now(place, *call)

    async def _do_now(self, place: int, *call: Any) -> Any:
        """Call a function; retry once if the worker died or was replaced by a compiled one."""
        pool = self._pools[place]
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, *call)
        except RuntimeError as error:  # a broken pool's error is one too, and so is that of one that was shut down
            if pool is self._pools[place] and not isinstance(error, BrokenProcessPool):
                raise
            if pool is self._pools[place]:
                LOG.warning("a worker died and is replaced")
                self._pools[place] = children.workers(1, self._mode)
        return await asyncio.get_running_loop().run_in_executor(self._pools[place], *call)

    async def answer(self, asker: Asker, game: str, name: str, level: str, seconds: float, view: View, log: Log) -> BotAnswer:
        """Return the answer of the bot that plays for a level."""
        bot = level if self.is_warm else stand_in(level)
        with self._thoughts.one_more(*asker.addresses):
            action, fault = await self._do(asker, game, worker.answer, name, bot, seconds, view, log)
        return BotAnswer(action, fault, bot != level)

    async def advise(
        self, asker: Asker, game: str, seconds: float, view: View, log: Log, planned: tuple[str, ...] = ()
    ) -> AsyncIterator[Advice]:
        """Yield advice for the seat that is asked: a first one at once, then better ones until the time is over or the caller
        stops. If the worker dies, the last advice stands. ``planned`` is what is left of an earlier advice.
        """
        hint = token_hex(8)
        hasty = not self.is_warm
        with self._thoughts.one_more(*asker.addresses):
            advice: Advice | None = await self._do(asker, game, worker.advise, hint, seconds, view, log, planned, hasty)
            while advice is not None:
                yield advice
                advice = None if advice.final else await self._do(asker, game, worker.better, hint)

    async def coach(self, asker: Asker, game: str, seconds: float, occasion: Occasion, advice: Advice) -> Remark | None:
        """Return what the coach says about a bid or a turn: without rollouts until the rules are compiled, so that bots do not
        wait for it long.
        """
        hasty = not self.is_warm
        with self._thoughts.one_more(*asker.addresses):
            found: Remark | None = await self._do(asker, game, worker.coach, occasion, advice, seconds, hasty)
        return found

    async def weigh(self, place: int, asker: Asker, name: str, task: ReviewTask, depth: Depth) -> Finding:
        """Return a finding of a review, weighed in this worker slice by slice, so that a bot waits for one slice at most."""
        finding: Finding | None = None
        while finding is None:
            finding = await self._do_at(place, asker, worker.weigh, name, task, depth)
        return finding


def _compile() -> None:
    """Compile rules and bots with low priority."""
    if sys.platform != "win32":
        os.nice(10)
    for warm_part in (warm_up, warm_up_bots):
        warm_part(lambda *_: None)
