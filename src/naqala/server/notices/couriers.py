"""The couriers of a server: processes that send notices (courier.py), started when there is something to send."""

import asyncio
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from importlib.util import find_spec
from typing import Any, Literal, get_args

COURIERS = 2
SECONDS = 20.0
"""How long one notice may take; then its courier ends."""
Delivery = Literal["done", "gone", "failed"]


def is_installed() -> bool:
    """Return whether the libraries that send notices are there (the extra ``notices``)."""
    return all(find_spec(name) for name in ("apprise", "pywebpush"))


class Couriers:
    """Sends one parcel at a time by each courier."""

    def __init__(self, couriers: int = COURIERS, seconds: float = SECONDS) -> None:
        self._few = asyncio.Semaphore(couriers)
        self._idle: list[Process] = []
        self._seconds = seconds

    async def deliver(self, parcel: dict[str, Any]) -> Delivery:
        """Send a notice and return what became of it."""
        async with self._few:
            courier = self._idle.pop() if self._idle else await _start()
            try:
                async with asyncio.timeout(self._seconds):
                    outcome = await _send(courier, parcel)
            except BaseException as error:
                await _end(courier)
                if isinstance(error, TimeoutError | OSError):
                    return "failed"
                raise
            if outcome is None:
                await _end(courier)
                return "failed"
            self._idle.append(courier)
            return outcome

    async def close(self) -> None:
        """Let the couriers that have nothing to do end; the next notice starts others."""
        while self._idle:
            await _end(self._idle.pop())


async def _start() -> Process:
    command = (sys.executable, "-m", "naqala.server.notices.courier")
    return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)


async def _send(courier: Process, parcel: dict[str, Any]) -> Delivery | None:
    """Return what a courier answers; None if it has ended."""
    assert courier.stdin is not None
    assert courier.stdout is not None
    courier.stdin.write(json.dumps(parcel).encode() + b"\n")
    await courier.stdin.drain()
    answer = (await courier.stdout.readline()).decode().strip()
    return next((one for one in get_args(Delivery) if one == answer), None)


async def _end(courier: Process) -> None:
    with suppress(ProcessLookupError):
        courier.kill()
    await courier.wait()
