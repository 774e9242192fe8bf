"""The WebSocket of a table: commands in, messages out (docs/protocol.md)."""

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import msgspec
import structlog
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from naqala.errors import NaqalaError, shown
from naqala.server import metrics
from naqala.server.addresses import BlockedError, address_of
from naqala.server.browsers import COOKIE, TABLE_ID, is_own_page
from naqala.server.errors import BrokenTableError, MessageError, NoTableError, OriginError, OtherRulesError, TooMuchError, name_of
from naqala.server.gate import Newcomer
from naqala.server.house import House
from naqala.server.logs import log_access
from naqala.server.messages import LARGEST, Command, OfferRematch, Refused, decode, frame
from naqala.server.presence import Guest
from naqala.server.rates import RateLimit
from naqala.server.room import Room

LOG = structlog.get_logger()
BACKLOG = 512 * 1024
"""Characters that may wait for a slow browser; a browser that is slower is disconnected and reconnects."""
SEND_TIMEOUT, CLOSING_TIMEOUT = 20.0, 5.0
"""Seconds a browser has to take a message, and to take the last one. Only this ends a connection that is open and takes nothing.
"""
MOST_WARNINGS = 50
"""Invalid or excess messages before the connection is closed."""
CLOSE_LATER, CLOSE_ORIGIN, CLOSE_NO_TABLE, CLOSE_SLOW = 1013, 4403, 4404, 4408
CLOSE_OTHER_RULES, CLOSE_BROKEN, CLOSE_TOO_MUCH = 4409, 4410, 4429


class TooOftenError(TooMuchError):
    """An address connects too often; its browsers wait a little and try again."""


_FAREWELLS: dict[type[NaqalaError], tuple[int, str]] = {
    OriginError: (CLOSE_ORIGIN, "wrong origin"),
    BlockedError: (CLOSE_TOO_MUCH, "this address is blocked"),
    TooOftenError: (CLOSE_LATER, "too many connections in a short time"),
    TooMuchError: (CLOSE_TOO_MUCH, "too many connections from this address"),
}
"""With which code and reason a connection that is refused is closed."""


class Outbox:
    """Messages that wait to be sent to one browser."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._waiting: list[str] = []
        self._size = 0
        self._has_news = asyncio.Event()
        self.is_slow = asyncio.Event()
        self.has_sent: Callable[[], None] = lambda: None
        """Called after messages were sent."""

    def send(self, message: str) -> None:
        """Queue a message."""
        self._waiting.append(message)
        self._size += len(message)
        self._has_news.set()
        if self._size > BACKLOG:
            self.is_slow.set()

    async def run(self) -> None:
        """Send all waiting messages at once, whenever there are some."""
        loop = asyncio.get_running_loop()
        while True:
            await self._has_news.wait()
            self._has_news.clear()
            messages, self._waiting, self._size = self._waiting, [], 0
            too_late = loop.call_later(SEND_TIMEOUT, self.is_slow.set)
            try:
                await self._socket.send_text(frame(messages))
            finally:
                too_late.cancel()
            self.has_sent()


async def connect(socket: WebSocket) -> None:
    """Serve one connection from hello to goodbye."""
    if socket.app.state.settings.access_log:
        log_access(socket, 101, 0.0)
    try:
        _admit(socket)
        with socket.app.state.connections.one_more(address_of(socket)):
            newcomer = await socket.app.state.gate.enter()
            try:
                await socket.accept()
                await _serve(socket, newcomer)
            finally:
                newcomer.free_place()
    except (OriginError, TooMuchError) as error:
        metrics.REFUSED.labels(name_of(error)).inc()
        with suppress(WebSocketDisconnect):
            await socket.accept()  # because a browser does not learn why it was not accepted
            await socket.close(*_FAREWELLS[type(error)])
    except WebSocketDisconnect:
        pass  # the browser left before it was answered


ROUTE = WebSocketRoute("/ws/tables/{table}", connect)


def _admit(socket: WebSocket) -> None:
    """Count a connection, and refuse it by where it comes from, before any table is loaded for it."""
    if rate := socket.app.state.limits.of("connect", address_of(socket)).exceeded():
        raise TooOftenError(f"expected at most {rate} connections from one address, got more")
    if not is_own_page(socket):
        raise OriginError("expected a page of this server, got one of another origin")
    if address_of(socket) in socket.app.state.house.moderation.blocked:
        raise BlockedError("expected an address that is not blocked")


async def _serve(socket: WebSocket, newcomer: Newcomer) -> None:
    """Connect a browser to a table and serve it until one side closes."""
    house: House = socket.app.state.house
    table: str = socket.path_params["table"]
    outbox = Outbox(socket)
    try:
        if not re.fullmatch(TABLE_ID, table):
            raise NoTableError("expected the name of a table")
        browser, address = socket.cookies.get(COOKIE), address_of(socket)
        room, guest = await house.seats.welcome(table, browser, outbox.send, address, outbox.is_slow.set)
    except NoTableError:
        await socket.close(CLOSE_NO_TABLE, "no such table")
        return
    except OtherRulesError:
        await socket.close(CLOSE_OTHER_RULES, "opened under other rules")
        return
    except BrokenTableError as error:
        LOG.error("a table cannot be read", table=table, error=str(error))
        await socket.close(CLOSE_BROKEN, "cannot be read")
        return
    except NaqalaError as error:
        await socket.close(CLOSE_LATER, name_of(error))
        return
    newcomer.expect_request()
    outbox.has_sent = lambda: newcomer.free_place() if guest.is_shown or guest.held else None
    limit = RateLimit(socket.app.state.settings.rate)
    shared = partial(socket.app.state.limits.of, "command", address_of(socket))
    tasks = [
        asyncio.create_task(outbox.run()),
        asyncio.create_task(outbox.is_slow.wait()),
        asyncio.create_task(_listen(socket, room, guest, limit, shared)),
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        code = next((task.result() for task in done if task is tasks[2] and task.exception() is None), None)
        with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(CLOSING_TIMEOUT):
                await socket.close(CLOSE_SLOW if outbox.is_slow.is_set() else code or 1000)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        room.guests.leave(guest)


async def _listen(socket: WebSocket, room: Room, guest: Guest, limit: RateLimit, shared: Callable[[], RateLimit]) -> int | None:
    """Read commands until the browser is gone or sends too many; return the code to close with."""
    warned = 0
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        command: Command | None = None
        try:
            rate = limit.exceeded() or shared().exceeded()
            command = _command(message.get("text"))
            if rate:
                raise TooMuchError(f"expected at most {rate}, got more commands")
            if isinstance(command, OfferRematch):  # it may open a table
                socket.app.state.limits.count("open", socket)
            room.commands.ask(guest, command)
        except NaqalaError as error:
            metrics.REFUSED.labels(name_of(error)).inc()
            guest.tell(Refused(command.id if command else None, name_of(error), str(error), room.table.version))
            warned += 1
            if warned > MOST_WARNINGS:
                return CLOSE_TOO_MUCH


def _command(text: str | None) -> Command:
    if text is None:
        raise MessageError("expected text, got bytes")
    if len(text) > LARGEST:
        raise TooMuchError(f"expected a message of at most {LARGEST} characters, got {len(text)}")
    try:
        return decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise MessageError(f"expected a command, got {shown(text)}: {error}") from error
