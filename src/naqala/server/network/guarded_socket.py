"""The WebSockets of browsers, whatever their messages say: how many frames may come, and how long a connection
may exist without being open.

Once a table listens, its messages pass by ASGI in both directions, without a queue, a task or a timer for each of them.
"""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Self

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

from naqala.server import metrics
from naqala.server.network.addresses import network_of
from naqala.server.network.connections import ConnectionLimits
from naqala.server.network.rate_limits import RateLimit

_EXTENSION = "naqala"
"""The name under which an application finds the connection itself."""
SLICE = 1024
"""Bytes that are parsed before their frames are counted: at most 170 frames."""
GOODBYE = 1.0
"""Seconds a browser has to answer our close, and to take what still waits for it."""
LONG = 1024
"""Bytes from which on a message is compressed: shorter ones fit into one packet anyway."""
_BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class LongOnly(Extension):
    """Compression that leaves short messages as they are; each message says whether it is compressed (RFC 7692, 6)."""

    def __init__(self, compression: Extension) -> None:
        self._compression, self.name = compression, compression.name

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        """Return a frame as it was before compression."""
        return self._compression.decode(frame, max_size=max_size)

    def encode(self, frame: Frame) -> Frame:
        """Compress a long frame; the server sends every message in one."""
        return frame if len(frame.data) < LONG else self._compression.encode(frame)


class GuardedSocket(WebSocketsSansIOProtocol):
    """A WebSocket with limits. Before it is accepted and after it is closed it is one of the other connections of its address;
    in between it is a connection to a table, and those are limited too (``ConcurrencyLimit``).
    """

    limits: ConnectionLimits
    frame_rate: str
    frames: list[bytes]
    read_paused: bool
    _frames: RateLimit
    _address: str | None = None
    """Where it comes from, while it is one of the others."""
    _on_message: Callable[[str | None], None] | None = None
    """Takes what the browser sends: text, or None for bytes."""
    _last_received = 0.0
    """When it last received something, by the clock of the event loop."""
    _on_writable: Callable[[], None] = staticmethod(lambda: None)
    """Called when the browser has taken enough of what waits for it."""

    @classmethod
    def of(cls, scope: Any) -> Self:
        """Return the connection that an application serves."""
        found: Self = scope["extensions"][_EXTENSION]["socket"]
        return found

    def connection_made(self, transport: Any) -> None:
        """Count a connection that a browser wants to upgrade."""
        super().connection_made(transport)
        self._frames = RateLimit(self.frame_rate)
        self._count()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._release()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read what has come, in slices, so that the rest of too much is not parsed. First comes the whole head of a request."""
        self._last_received = self.loop.time()
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])
        if not self.handshake_initiated:
            metrics.REFUSED.labels("Handshake").inc()
            self.transport.write(b"".join(self.conn.data_to_send()) or _BAD_REQUEST)
            self.transport.close()

    def handle_events(self) -> None:
        """Count frames of every kind, pings too, and hand them on."""
        if any(self._frames.exceeded() for _ in self.conn.events):
            metrics.REFUSED.labels("FramesOfConnection").inc()
            self.transport.abort()
        else:
            super().handle_events()

    def handle_connect(self, event: Request) -> None:
        """Begin with a request; accepting it chooses the compression."""
        super().handle_connect(event)
        self.conn.extensions = [LongOnly(one) for one in self.conn.extensions]
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"][_EXTENSION] = {"socket": self}

    # Messages of a table

    def listen(self, on_message: Callable[[str | None], None], on_writable: Callable[[], None]) -> None:
        """Pass on what the browser has sent already, and what it sends from now on."""
        self._on_message, self._on_writable = on_message, on_writable
        for message in [self.queue.get_nowait() for _ in range(self.queue.qsize())]:
            if message["type"] == "websocket.receive":
                on_message(message.get("text"))
            else:
                self.queue.put_nowait(message)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """Pass on a whole message. Reading need not pause: messages are counted, and too much ends the connection."""
        if self._on_message is None:
            super().send_receive_event_to_app()
            return
        received, self.frames = b"".join(self.frames), []
        if self.conn.state is not State.OPEN:
            return
        try:
            self._on_message(received.decode() if self.curr_msg_data_type == "text" else None)
        except UnicodeDecodeError:
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()

    @property
    def is_writable(self) -> bool:
        """Whether the browser takes what it is sent."""
        return self.writable.is_set()

    def send_message(self, text: str) -> None:
        """Send a message, unless the connection is being closed."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.conn.send_text(text.encode())
            self.transport.write(b"".join(self.conn.data_to_send()))

    def resume_writing(self) -> None:
        """Go on with what waits for the browser."""
        super().resume_writing()
        self._on_writable()

    async def ended(self) -> int:
        """Return when the connection has ended, or is to be closed: the code."""
        while (message := await self.receive())["type"] != "websocket.disconnect":
            pass
        return message["code"]

    def end(self, code: int) -> None:
        """Have the connection closed with this code, and ignore what still comes."""
        self._on_message = lambda _: None
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})

    # Limits

    def start_keepalive(self) -> None:
        """Begin with an accepted connection."""
        self._release()
        super().start_keepalive()

    def send_keepalive_ping(self) -> None:
        """Ping a browser that has been silent for a while: one that has just said something is there."""
        assert self.ping_interval is not None
        soon = self._last_received + self.ping_interval - self.last_ping_rtt - self.loop.time()
        if soon > 0:
            self.ping_timer = self.loop.call_later(soon, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """End a connection that does not answer, even if it does not take our close either."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Serve the connection; afterwards it must be gone soon, whatever the other side does."""
        await super().run_asgi()
        if not self.disconnected:
            self._count()
            self.loop.call_later(GOODBYE, self.transport.abort)

    def _count(self) -> None:
        if self._address is None:
            self._address = network_of(self.client[0]) if self.client else "?"
            self.limits.enter(self._address)

    def _release(self) -> None:
        if self._address is not None:
            self.limits.leave(self._address)
            self._address = None


def socket_protocol_for(limits: ConnectionLimits, frame_rate: str) -> type[asyncio.Protocol]:
    """Return the protocol of WebSockets of a server with these limits."""
    return type("LimitedSocket", (GuardedSocket,), {"limits": limits, "frame_rate": frame_rate})
