"""Worker processes for bots and hints, so that nobody's thinking stops the table.

While the compiled code is not ready, workers think in plain mode (weaker, slower) and a process of its own compiles; then new
workers take over.
"""

import asyncio
import multiprocessing
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from secrets import token_hex
from typing import Any
from zlib import crc32

import structlog

from naqala.bots.advice import Advice
from naqala.children import obey_parent
from naqala.engine.kernel import has_numba, is_warm
from naqala.log import Log
from naqala.server import thinking
from naqala.view import View

LOG = structlog.get_logger()


class Players:
    """One process each, so that a table's bots always think in the same one and find their plans again."""

    def __init__(self, workers: int, warm: bool) -> None:
        self._pools = [_new_pool() for _ in range(workers)]
        self._warming: asyncio.Task[None] | None = None
        self._compiler: asyncio.subprocess.Process | None = None
        self._wanted = warm
        self.is_warm = _lies_ready()
        """Whether workers think with compiled code."""

    def start(self) -> None:
        """Begins to compile in the background, if that is wanted and possible."""
        if self._wanted and not self.is_warm and has_numba() and _mode() == "auto":
            self._warming = asyncio.create_task(self._warm_up())

    async def _warm_up(self) -> None:
        """Compiles in a process of its own, politely; workers that start afterwards find the code ready."""
        command = [sys.executable, "-m", "naqala.cli", "warm"]
        if sys.platform != "win32":
            command = ["nice", "-n", "10", *command]
        environment = {**os.environ, "NAQALA_MODE": "compiled"}
        self._compiler = await asyncio.create_subprocess_exec(
            *command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        if await self._compiler.wait() != 0:
            LOG.warning("compiling failed, bots go on in plain mode")
            return
        old, self._pools = self._pools, [_new_pool() for _ in self._pools]
        for pool in old:
            pool.shutdown(wait=False)
        self.is_warm = True
        LOG.info("bots are compiled")

    async def close(self) -> None:
        """Stops everything; what is being thought about is lost, and nothing else."""
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.gather(self._warming, return_exceptions=True)
        if self._compiler is not None and self._compiler.returncode is None:
            self._compiler.terminate()
            await self._compiler.wait()
        for pool in self._pools:
            pool.shutdown(wait=False, cancel_futures=True)

    async def _do(self, key: str, *call: Any) -> Any:
        """Calls a function of thinking.py; if the worker died or made way for a compiled one, the call is made once more."""
        place = crc32(key.encode()) % len(self._pools)
        pool = self._pools[place]
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, *call)
        except RuntimeError as error:  # a broken pool's error is one too, and so is that of one that was shut down
            if pool is self._pools[place] and not isinstance(error, BrokenProcessPool):
                raise
            if pool is self._pools[place]:
                LOG.warning("a worker died and is replaced")
                self._pools[place] = _new_pool()
        return await asyncio.get_running_loop().run_in_executor(self._pools[place], *call)

    async def answer(self, game: str, name: str, level: str, seconds: float, view: View, log: Log) -> tuple[str, str | None]:
        """A bot's answer."""
        found: tuple[str, str | None] = await self._do(game, thinking.answer, name, level, seconds, view, log)
        return found

    async def advise(self, game: str, seconds: float, number: int, view: View, log: Log) -> AsyncIterator[Advice]:
        """Advice for the seat that is asked: a first one at once, then better ones until the time is over or nobody wants more.
        If the worker dies meanwhile, what was told last is the best there is.
        """
        hint = token_hex(8)
        advice: Advice | None = await self._do(game, thinking.advise, hint, seconds, number, view, log)
        while advice is not None:
            yield advice
            advice = None if advice.final else await self._do(game, thinking.better, hint)


def _new_pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), obey_parent)


def _mode() -> str:
    return os.environ.get("NAQALA_MODE") or "auto"


def _lies_ready() -> bool:
    """Workers take compiled code where it lies ready, unless they are told not to."""
    return _mode() != "plain" and has_numba() and is_warm("compiled", "engine") and is_warm("compiled", "bots")
