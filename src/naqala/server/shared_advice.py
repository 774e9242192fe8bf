"""Advice that is thought of once for all who ask for it."""

import asyncio
from collections.abc import AsyncIterator

from naqala.bots.advice import Advice


class SharedAdvice:
    """Better and better advice on one question; each listener hears the latest and what follows."""

    def __init__(self, source: AsyncIterator[Advice]) -> None:
        self._told: list[Advice] = []
        self._news = asyncio.Event()
        self._task = asyncio.create_task(self._collect(source))

    @property
    def has_failed(self) -> bool:
        """Whether there is no more advice because of an error."""
        return self._task.done() and (self._task.cancelled() or self._task.exception() is not None)

    async def listen(self) -> AsyncIterator[Advice]:
        """Yield the latest advice and all that follows."""
        heard = max(0, len(self._told) - 1)
        while True:
            while heard < len(self._told):
                heard += 1
                yield self._told[heard - 1]
            if self._task.done():
                if not self._task.cancelled():
                    self._task.result()
                return
            await self._news.wait()

    def close(self) -> None:
        """Stop thinking."""
        self._task.cancel()

    async def _collect(self, source: AsyncIterator[Advice]) -> None:
        try:
            async for advice in source:
                self._told.append(advice)
                self._ring()
        finally:
            self._ring()

    def _ring(self) -> None:
        """Wake those who listen."""
        self._news.set()
        self._news = asyncio.Event()
