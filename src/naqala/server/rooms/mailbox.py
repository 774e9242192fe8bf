"""The mailbox of a table: a queue of calls, carried out one after the other."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from naqala.errors import NaqalaError

LOG = structlog.get_logger()
Call = Callable[[], Awaitable[None]]


class Mailbox:
    """One task that carries out calls in their order. A call that fails is logged, and the next one runs."""

    PAUSE = 1.0
    """Seconds before a retry of what failed."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._calls: asyncio.Queue[Call | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_empty(self) -> bool:
        """Whether no call waits."""
        return self._calls.empty()

    def put(self, call: Call) -> None:
        """Let a call be carried out after those that wait."""
        self._calls.put_nowait(call)

    async def wait_for(self, call: Call) -> None:
        """Let a call be carried out after those that wait, and return when that has happened or failed."""
        done = asyncio.Event()

        async def told() -> None:
            try:
                await call()
            finally:
                done.set()

        self.put(told)
        await done.wait()

    def start(self) -> None:
        """Begin to carry out calls."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Carry out what waits, and stop."""
        if self._task is not None:
            self._calls.put_nowait(None)
            await self._task

    async def _run(self) -> None:
        while (call := await self._calls.get()) is not None:
            try:
                await call()
            except NaqalaError as error:
                LOG.error("a table could not go on", table=self._table, error=repr(error))
            except Exception:  # the next call must run in any case
                LOG.exception("a table failed", table=self._table)
            if not self.is_empty:
                await asyncio.sleep(0)  # others get their turn, and guests hear of this call before the next
