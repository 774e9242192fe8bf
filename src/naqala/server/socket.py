"""The WebSocket of a table: commands in, messages out (docs/protocol.md)."""

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress

import msgspec
import structlog
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from naqala.errors import NaqalaError, shown
from naqala.server import metrics
from naqala.server.errors import BrokenTableError, MessageError, NoTableError, OriginError, OtherRulesError, TooMuchError, name_of
from naqala.server.house import House
from naqala.server.logs import log_access
from naqala.server.network.addresses import BlockedError, address_of
from naqala.server.network.browsers import COOKIE, TABLE_ID, is_own_page
from naqala.server.network.gate import Newcomer
from naqala.server.network.guarded_socket import GuardedSocket
from naqala.server.network.rate_limits import Limits, RateLimit
from naqala.server.protocol.messages import LARGEST, Command, OfferRematch, Refused, decode, frame
from naqala.server.rooms.room import Room
from naqala.server.tables.presence import Guest

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
    """Messages that wait to be sent to one browser. Those of one turn of the event loop are one frame."""

    def __init__(self, connection: GuardedSocket) -> None:
        self._connection = connection
        self._waiting: list[str] = []
        self._size = 0
        self._too_late: asyncio.TimerHandle | None = None
        """Runs while the browser takes nothing."""
        self.has_sent: Callable[[], None] = lambda: None
        """Called after messages were sent."""

    def send(self, message: str) -> None:
        """Queue a message."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self.flush)
        self._waiting.append(message)
        self._size += len(message)
        if self._size > BACKLOG:
            self.drop()

    def flush(self) -> None:
        """Send all waiting messages, if the browser takes them."""
        if not self._waiting:
            return
        if not self._connection.is_writable:
            self._too_late = self._too_late or asyncio.get_running_loop().call_later(SEND_TIMEOUT, self.drop)
            return
        self.close()
        messages, self._waiting, self._size = self._waiting, [], 0
        self._connection.send_message(frame(messages))
        self.has_sent()

    def drop(self) -> None:
        """End the connection; the browser reconnects."""
        self._connection.end(CLOSE_SLOW)

    def close(self) -> None:
        """Stop the clock of a browser that takes nothing."""
        if self._too_late is not None:
            self._too_late.cancel()
            self._too_late = None


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


ROUTES = [WebSocketRoute("/ws/tables/{table}", connect), WebSocketRoute("/{path:path}", connect)]
"""Connections to an unknown address count like those to tables."""


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
    table: str = socket.path_params.get("table", "")
    connection = GuardedSocket.of(socket.scope)
    outbox = Outbox(connection)
    try:
        if not re.fullmatch(TABLE_ID, table):
            raise NoTableError("expected the name of a table")
        browser, address = socket.cookies.get(COOKIE), address_of(socket)
        room, guest = await house.seats.welcome(table, browser, outbox.send, address, outbox.drop)
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
    try:
        connection.listen(Listener(socket, connection, room, guest).receive, outbox.flush)
        code = await connection.ended()
        with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(CLOSING_TIMEOUT):
                await socket.close(code)
    finally:
        outbox.close()
        room.guests.leave(guest)


class Listener:
    """Takes the commands of one browser, and ends the connection if too many are refused."""

    def __init__(self, socket: WebSocket, connection: GuardedSocket, room: Room, guest: Guest) -> None:
        self._socket, self._connection, self._room, self._guest = socket, connection, room, guest
        self._limit = RateLimit(socket.app.state.settings.rate)
        self._address = address_of(socket)
        self._warned = 0

    def receive(self, text: str | None) -> None:
        """Take a message: text, or None for bytes."""
        command: Command | None = None
        limits: Limits = self._socket.app.state.limits
        try:
            rate = self._limit.exceeded() or limits.of("command", self._address).exceeded()
            command = _command(text)
            if rate:
                raise TooMuchError(f"expected at most {rate}, got more commands")
            if isinstance(command, OfferRematch):  # it may open a table
                limits.count("open", self._socket)
            self._room.commands.ask(self._guest, command)
        except NaqalaError as error:
            metrics.REFUSED.labels(name_of(error)).inc()
            refused = Refused(command.id if command else None, name_of(error), str(error), self._room.table.version)
            self._guest.tell(refused)
            self._warned += 1
            if self._warned > MOST_WARNINGS:
                self._connection.end(CLOSE_TOO_MUCH)


def _command(text: str | None) -> Command:
    if text is None:
        raise MessageError("expected text, got bytes")
    if len(text) > LARGEST:
        raise TooMuchError(f"expected a message of at most {LARGEST} characters, got {len(text)}")
    try:
        return decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise MessageError(f"expected a command, got {shown(text)}: {error}") from error
