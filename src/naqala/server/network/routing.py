"""Brings all browsers of a table to one of several processes on a port, whichever of them the system gave the connection to.

A table that is open in two processes is read, replayed and broadcast in both, and most requests for a table open it. So the
process that accepted a connection hands it, with what it has read, to the one in the table's place. Where that fails, it serves
the table itself: every process can.
"""

import asyncio
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Self
from zlib import crc32

LARGEST = 128 * 1024
"""Bytes of a request that are handed over; a process serves a longer one itself."""


def place_of(table: bytes, places: int) -> int:
    """Return the place of the process that serves a table."""
    return crc32(table) % places


@dataclass(frozen=True)
class Routes:
    """The ways from one process to the others: what it puts into ``outlets[place]`` comes out of the inbox of that place."""

    place: int
    inbox: socket.socket
    outlets: tuple[socket.socket, ...]

    @classmethod
    def between(cls, places: int) -> list[Self]:
        """Return the routes of so many processes; none where the system cannot hand connections over. The process that starts
        them keeps all ends open, so that connections wait for a process that is replaced.
        """
        if sys.platform == "win32" or places == 1:
            return []
        pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(places)]
        for one in (end for pair in pairs for end in pair):
            one.setblocking(False)
        outlets = tuple(outlet for _, outlet in pairs)
        return [cls(place, inbox, outlets) for place, (inbox, _) in enumerate(pairs)]

    def hand_over(self, table: bytes, request: bytes, connection: int) -> bool:
        """Hand the connection with this file number to the process of a table; return whether it is on its way. The caller
        closes its own end.
        """
        place = place_of(table, len(self.outlets))
        if sys.platform == "win32" or place == self.place or len(request) > LARGEST:
            return False
        with suppress(OSError):  # the way is full
            return socket.send_fds(self.outlets[place], [request], [connection]) == len(request)
        return False

    def open(self, protocol: Callable[[], asyncio.Protocol]) -> None:
        """Serve what is handed over from now on."""
        asyncio.get_running_loop().add_reader(self.inbox, self._take, protocol, set())

    def close(self) -> None:
        """Take nothing more."""
        asyncio.get_running_loop().remove_reader(self.inbox)

    def _take(self, protocol: Callable[[], asyncio.Protocol], serving: set[asyncio.Task[None]]) -> None:
        if sys.platform == "win32":
            return
        with suppress(BlockingIOError):
            request, connections, _, _ = socket.recv_fds(self.inbox, LARGEST, 1)
            for number in connections:
                task = asyncio.create_task(_serve(protocol, request, socket.socket(fileno=number)))
                serving.add(task)
                task.add_done_callback(serving.discard)


async def _serve(protocol: Callable[[], asyncio.Protocol], request: bytes, connection: socket.socket) -> None:
    """Go on with a connection as if it had been accepted here."""
    connection.setblocking(False)
    with suppress(OSError):  # the browser is gone
        await asyncio.get_running_loop().connect_accepted_socket(partial(_begun, protocol, request), connection)


def _begun(protocol: Callable[[], asyncio.Protocol], request: bytes) -> asyncio.Protocol:
    """Return a protocol that reads a request first of all: what waits in the connection may be read before its maker goes on."""
    made = protocol()
    begin = made.connection_made

    def connection_made(transport: asyncio.BaseTransport) -> None:
        begin(transport)
        if not transport.is_closing():  # refused, because its address has enough of them
            made.data_received(request)

    made.connection_made = connection_made  # type: ignore[method-assign]
    return made
