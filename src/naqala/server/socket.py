"""The WebSocket of a table: commands in, messages out (docs/protocol.md)."""

import asyncio
import re
import time
from collections import deque
from contextlib import suppress

import msgspec
import structlog
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from limits import RateLimitItem, parse_many

from naqala.errors import NaqalaError, shown
from naqala.server.addresses import address_of
from naqala.server.browsers import COOKIE, TABLE_ID, is_own_page
from naqala.server.errors import MessageError, NoTableError, OtherRulesError, TooMuchError, name_of
from naqala.server.house import House
from naqala.server.messages import LARGEST, Command, Refused, decode, frame
from naqala.server.presence import Guest
from naqala.server.room import Room

LOG = structlog.get_logger()
ROUTER = APIRouter()
BACKLOG = 2 * 1024 * 1024
"""Characters that may wait for a slow browser; one that is slower is disconnected and comes back."""
DEAF, FAREWELL = 60.0, 5.0
"""Seconds a browser has to take a message, and to take the last one. Nothing else ends a line that is open and takes nothing."""
MOST_WARNINGS = 50
"""Messages without sense, or too many, before the connection is closed."""
CLOSE_LATER, CLOSE_ORIGIN, CLOSE_NO_TABLE, CLOSE_SLOW, CLOSE_OTHER_RULES, CLOSE_TOO_MUCH = 1013, 4403, 4404, 4408, 4409, 4429


class Line:
    """The way out to one browser."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._waiting: list[str] = []
        self._size = 0
        self._has_news = asyncio.Event()
        self.is_slow = asyncio.Event()

    def send(self, message: str) -> None:
        """Send as soon as the browser takes it."""
        self._waiting.append(message)
        self._size += len(message)
        self._has_news.set()
        if self._size > BACKLOG:
            self.is_slow.set()

    async def run(self) -> None:
        """Send what waits, all of it at once, as long as the browser takes it."""
        try:
            while True:
                await self._has_news.wait()
                self._has_news.clear()
                messages, self._waiting, self._size = self._waiting, [], 0
                async with asyncio.timeout(DEAF):
                    await self._socket.send_text(frame(messages))
        except TimeoutError:
            self.is_slow.set()


class Pace:
    """How many commands one connection may send: remembers when the last ones came, and no more than the rates need."""

    def __init__(self, rates: list[RateLimitItem]) -> None:
        self._times = [(rate, deque[float](maxlen=rate.amount)) for rate in rates]

    def broken(self) -> RateLimitItem | None:
        """One more command comes; the rate it breaks, if any. It then does not count."""
        now = time.monotonic()
        for rate, times in self._times:
            if len(times) == rate.amount and now - times[0] < rate.get_expiry():
                return rate
        for _, times in self._times:
            times.append(now)
        return None


@ROUTER.websocket("/ws/tables/{table}")
async def connect(socket: WebSocket, table: str) -> None:
    """One connection, from hello to goodbye."""
    await socket.accept()  # first, because a browser is not told why it was not accepted
    if not is_own_page(socket):
        await socket.close(CLOSE_ORIGIN, "wrong origin")
        return
    try:
        with socket.app.state.crowd.one_more(address_of(socket)):
            await _serve(socket, table)
    except TooMuchError:
        await socket.close(CLOSE_TOO_MUCH, "too many connections from this address")


async def _serve(socket: WebSocket, table: str) -> None:
    """Lets a browser in, if there is such a table, and talks to it until one of both is gone."""
    house: House = socket.app.state.house
    line = Line(socket)
    try:
        if not re.fullmatch(TABLE_ID, table):
            raise NoTableError("expected the name of a table")
        room, guest = await house.welcome(table, socket.cookies.get(COOKIE), line.send)
    except NoTableError:
        await socket.close(CLOSE_NO_TABLE, "no such table")
        return
    except OtherRulesError:
        await socket.close(CLOSE_OTHER_RULES, "opened under other rules")
        return
    except NaqalaError as error:
        await socket.close(CLOSE_LATER, name_of(error))
        return
    pace = Pace(parse_many(socket.app.state.settings.rate))
    tasks = [
        asyncio.create_task(line.run()),
        asyncio.create_task(line.is_slow.wait()),
        asyncio.create_task(_listen(socket, room, guest, pace)),
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        code = next((task.result() for task in done if task is tasks[2] and task.exception() is None), None)
        with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await socket.close(CLOSE_SLOW if line.is_slow.is_set() else code or 1000)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        room.leave(guest)


async def _listen(socket: WebSocket, room: Room, guest: Guest, pace: Pace) -> int | None:
    """Takes commands until the browser is gone, or sends too many; returns the code to close with."""
    warned = 0
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        command: Command | None = None
        try:
            broken = pace.broken()
            command = _command(message.get("text"))
            if broken:
                raise TooMuchError(f"expected at most {broken}, got more commands")
            room.ask(guest, command)
        except NaqalaError as error:
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
