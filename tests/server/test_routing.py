"""Connections that one process hands to another; with real processes in ``test_processes.py``."""

import asyncio
import socket
import sys
from collections.abc import Iterator

import pytest

from naqala.server.routing import LARGEST, Routes, place_of

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="connections are handed over on Unix alone")


class Served(asyncio.Protocol):
    """Writes down what it reads."""

    def __init__(self) -> None:
        self.read: list[bytes] = []

    def data_received(self, data: bytes) -> None:
        self.read.append(data)


TABLES = {place_of(table, 2): table for table in (f"t{number}".encode() for number in range(20))}
"""For each of two places a table that is at home there."""


@pytest.fixture
def routes() -> Iterator[list[Routes]]:
    """Those of two processes."""
    made = Routes.between(2)
    yield made
    for one in (made[0].inbox, made[1].inbox, *made[0].outlets):
        one.close()


def test_one_process_needs_no_routes() -> None:
    assert Routes.between(1) == []


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_a_connection_goes_on_in_the_other_process(routes: list[Routes], loop: str) -> None:
    """What was read before the connection was handed over comes first, also where more waits already."""
    new_event_loop = pytest.importorskip(loop).new_event_loop

    async def go_on() -> None:
        protocol = Served()
        ours, theirs = socket.socketpair()
        with ours:
            assert not routes[1].hand_over(TABLES[1], b"GET", theirs.fileno()), "it is at home there"
            assert routes[0].hand_over(TABLES[1], b"GET", theirs.fileno())
            theirs.close()
            ours.sendall(b"more")
            routes[1].open(lambda: protocol)
            while protocol.read != [b"GET", b"more"]:
                await asyncio.sleep(0)
            routes[1].close()

    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(asyncio.wait_for(go_on(), 60))


def test_a_connection_that_is_refused_there_is_not_read(routes: list[Routes]) -> None:
    class Refusing(Served):
        is_lost = False

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            assert isinstance(transport, asyncio.Transport)
            transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
            self.is_lost = True

    async def refuse() -> None:
        protocol = Refusing()
        ours, theirs = socket.socketpair()
        with ours:
            assert routes[0].hand_over(TABLES[1], b"GET", theirs.fileno())
            theirs.close()
            routes[1].open(lambda: protocol)
            while not protocol.is_lost:
                await asyncio.sleep(0)
            routes[1].close()
        assert protocol.read == []

    asyncio.run(asyncio.wait_for(refuse(), 60))


def test_what_cannot_be_handed_over_is_served_here(routes: list[Routes]) -> None:
    table = TABLES[1]
    with socket.socket() as some:
        assert not routes[0].hand_over(table, b"x" * (LARGEST + 1), some.fileno()), "too long"
        handed = 0
        while routes[0].hand_over(table, b"x", some.fileno()):
            handed += 1
        assert handed > 0, "then the way is full"
