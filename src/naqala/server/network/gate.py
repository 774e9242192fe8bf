"""Lets few newcomers in at a time. After a restart all browsers connect at once; without a gate the server would accept all of
them before it showed a table to the first.
"""

import asyncio

PLACES = 16
"""Newcomers that are let in at a time."""
PATIENCE = 0.25
"""Seconds after its greeting in which a newcomer should ask for a table; then its place is free for the next."""


class Gate:
    """The places for newcomers."""

    def __init__(self, places: int = PLACES) -> None:
        self._places = asyncio.Semaphore(places)

    async def enter(self) -> "Newcomer":
        """Wait for a place, in the order in which newcomers come."""
        await self._places.acquire()
        return Newcomer(self._places)


class Newcomer:
    """A connection that holds a place until its browser has got a first scene."""

    def __init__(self, places: asyncio.Semaphore) -> None:
        self._places: asyncio.Semaphore | None = places
        self._timer: asyncio.TimerHandle | None = None

    def expect_request(self) -> None:
        """Keep the place for a moment: all that is missing now is the request for a table."""
        self._timer = asyncio.get_running_loop().call_later(PATIENCE, self.free_place)

    def free_place(self) -> None:
        """Free the place, once."""
        if self._timer is not None:
            self._timer.cancel()
        if self._places is not None:
            self._places.release()
            self._places = None
