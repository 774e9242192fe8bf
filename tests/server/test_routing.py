"""Connections that one process hands to another; with real processes in ``test_processes.py``."""

import asyncio
import socket
import sys
from collections.abc import Iterator
from unittest.mock import MagicMock

import pytest
import uvicorn
from uvicorn.server import ServerState

from naqala.server.network.connections import ConnectionLimits, protocol_for
from naqala.server.network.routing import LARGEST, Routes, place_of

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


REQUEST = b"GET /api/tables/%s/film HTTP/1.1\r\n\r\n" % TABLES[1]


@pytest.mark.parametrize(
    ("before", "unsent", "is_handed"),
    [(b"", 0, True), (b"GET /api/server HTTP/1.1\r\n\r\n", 0, False), (b"GET / HTTP/1.1\r\n", 0, False), (b"", 1, False)],
    ids=["a fresh connection", "behind a request", "inside a request", "behind an answer"],
)
def test_no_answer_is_lost_by_handing_over(
    routes: list[Routes], monkeypatch: pytest.MonkeyPatch, before: bytes, unsent: int, is_handed: bool
) -> None:
    """Only a connection where nothing else is under way is handed over."""
    handed: list[bytes] = []

    def hand_over(_: Routes, table: bytes, request: bytes, __: int) -> bool:
        handed.extend((table, request))
        return True

    monkeypatch.setattr(Routes, "hand_over", hand_over)

    async def app(_: object, __: object, ___: object) -> None:
        await asyncio.Event().wait()

    async def read(some: socket.socket) -> None:
        transport = MagicMock(asyncio.Transport)
        transport.get_write_buffer_size.return_value = unsent
        transport.is_closing.return_value = False
        transport.get_extra_info.side_effect = lambda name: some if name == "socket" else None
        config = uvicorn.Config(app, log_config=None)
        config.load()
        protocol = protocol_for(ConnectionLimits(10, 60, ""), routes[0])(config, ServerState(), {})  # type: ignore[call-arg]
        protocol.connection_made(transport)
        for data in (before, REQUEST):
            if data:
                protocol.data_received(data)
                await asyncio.sleep(0)
        assert transport.abort.called == is_handed
        protocol.connection_lost(None)

    with socket.socket() as some:
        asyncio.run(read(some))
    assert handed == ([TABLES[1], REQUEST] if is_handed else [])
