"""The WebSockets of browsers below what is said in them: how many frames may come, and how long one may stay that is not open."""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.frames import Frame
from websockets.http11 import Request

from naqala.server import metrics
from naqala.server.addresses import network_of
from naqala.server.connections import Doors
from naqala.server.rates import RateLimit

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

    doors: Doors
    frame_rate: str
    _frames: RateLimit
    _address: str | None = None
    """Where it comes from, while it is one of the others."""

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

    def start_keepalive(self) -> None:
        """Begin with an accepted connection."""
        self._release()
        super().start_keepalive()

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
            self.doors.enter(self._address)

    def _release(self) -> None:
        if self._address is not None:
            self.doors.leave(self._address)
            self._address = None


def socket_protocol_for(doors: Doors, frame_rate: str) -> type[asyncio.Protocol]:
    """Return the protocol of WebSockets of a server with these doors."""
    return type("LimitedSocket", (GuardedSocket,), {"doors": doors, "frame_rate": frame_rate})
