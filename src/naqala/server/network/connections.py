"""The raw connections of browsers. An address may hold a limited number of them, and none forever without a request. When the
process can open no more files, it closes an idle connection.
"""

import asyncio
import errno
import ipaddress
import re
import sys
from collections import Counter
from typing import Any

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from naqala.memory import note_cycles
from naqala.server import metrics
from naqala.server.errors import TooMuchError
from naqala.server.logs import Repeats
from naqala.server.network.addresses import network_of
from naqala.server.network.routing import Routes

LOG = structlog.get_logger()
RESERVE = 100
"""Files the process needs besides the connections: the database, workers, the log."""
MOST_FILES = 65_536
LARGEST_HEAD, MOST_HEADERS, MOST_PIPELINED = 64 * 1024, 100, 10
"""Bytes of a request besides its body, headers in it, and requests that come before the answer to the first: browsers send far
less.
"""
_OF_TABLE = re.compile(rb"[A-Z]+ /(?:api|ws)/(?:tables|lobby)/([^/? ]+)")
"""How a request for a table begins."""


class ConnectionLimits:
    """The connections that have no complete request yet, and how many each address has open."""

    def __init__(self, most_of_one: int, seconds: float, proxies: str) -> None:
        self.most_of_one, self.seconds, self._proxies = most_of_one, seconds, proxies
        self.most = most_files() - RESERVE
        self.open: Counter[str] = Counter()
        self.waiting: dict[GuardedProtocol, None] = {}
        """The oldest first."""

    def admits(self, address: str, number: int) -> bool:
        """Return whether one more connection of an address may stay, when this number of all is open. Behind a proxy all have
        its address, and it is the proxy that limits them.
        """
        if self.open[address] >= self.most_of_one and not self._is_proxy(address):
            metrics.REFUSED.labels("ConnectionsOfAddress").inc()
            return False
        if number < self.most:
            return True
        metrics.REFUSED.labels("ConnectionsInAll").inc()
        oldest = next(iter(self.waiting), None)
        if oldest is not None:
            oldest.drop()
        return oldest is not None

    def enter(self, address: str) -> None:
        """Count one more connection of an address."""
        self.open[address] += 1

    def leave(self, address: str) -> None:
        """Forget a connection of an address."""
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]

    def _is_proxy(self, address: str) -> bool:
        for one in self._proxies.replace(",", " ").split():
            try:
                if one == "*" or ipaddress.ip_address(address) in ipaddress.ip_network(one, strict=False):
                    return True
            except ValueError:
                continue
        return False


class GuardedProtocol(HttpToolsProtocol):
    """HTTP with limits of time: for the head of a request, for its body, and for a browser to take the answer."""

    limits: ConnectionLimits
    routes: Routes | None
    _timer: asyncio.TimerHandle | None = None
    _address: str | None = None
    _head = 0
    """Bytes of the present request so far, without its body."""
    _is_inside = False
    """Whether a request has begun whose end has not come."""
    _answered: RequestResponseCycle | None = None
    """The request that is being answered; ``cycle`` is the last one, which may have to wait for this."""

    def connection_made(self, transport: Any) -> None:
        """Let a connection in, or close it at once."""
        super().connection_made(transport)
        address = network_of(self.client[0]) if self.client else "?"
        if not self.limits.admits(address, len(self.connections)):
            self.connections.discard(self)
            transport.abort()
            return
        self._address = address
        self.limits.enter(address)
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        note_cycles()
        self._release()
        self._forget_requests()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read what has come; the time for the next request begins with its first byte."""
        if self._is_handed_over(data):
            return
        if self._timer is None and (self.cycle is None or self.cycle.response_complete):
            self._wait_for_head()
        self._head += len(data)
        super().data_received(data)
        if self._head > LARGEST_HEAD and self._address is not None and not self.transport.is_closing():
            metrics.REFUSED.labels("TooMuchError").inc()
            self.send_400_response(f"expected a head of at most {LARGEST_HEAD} bytes, got more")

    def _is_handed_over(self, data: bytes) -> bool:
        """Hand the connection to another process, if a request for a table begins that is at home there; return whether it is on
        its way.
        """
        if self.routes is None or self._is_inside or not (found := _OF_TABLE.match(data)):
            return False
        is_waited_for = self.cycle is not None and not self.cycle.response_complete
        if is_waited_for or self.transport.get_write_buffer_size():  # answers that would be lost
            return False
        if not self.routes.hand_over(found[1], data, self.transport.get_extra_info("socket").fileno()):
            return False
        self.drop()
        return True

    def on_message_begin(self) -> None:
        """Begin to read a request."""
        self._is_inside = True
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Keep a header; an error ends the connection."""
        if len(self.headers) >= MOST_HEADERS:
            raise TooMuchError(f"expected at most {MOST_HEADERS} headers, got more")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Begin with a request."""
        if len(self.pipeline) >= MOST_PIPELINED:
            raise TooMuchError(f"expected at most {MOST_PIPELINED} requests at once, got more")
        self.limits.waiting.pop(self, None)
        self._drop_in(self.limits.seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Hand on a part of the body."""
        self._head -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Wait for the browser to take the answer: slow connections have time, but not forever."""
        self._head, self._is_inside = 0, False
        self._drop_in(10 * self.limits.seconds)
        super().on_message_complete()

    def shutdown(self) -> None:
        """End with the server, which does not wait for the rest of half a request."""
        if self.cycle is not None and self.cycle.more_body:
            self.drop()
        else:
            super().shutdown()

    def on_response_complete(self) -> None:
        """End a request; the server itself closes a connection that brings no other."""
        self._stop_timer()
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection on; WebSockets have limits of their own (``GuardedSocket``)."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.send_400_response("expected no upgrade before the requests before it are answered")
            return
        self._release()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Refuse what has come and close the connection; nothing else is answered."""
        super().send_400_response(msg)
        self._forget_requests()

    def drop(self) -> None:
        """Close the connection, even if the other side does not answer."""
        self._release()
        self._forget_requests()
        self.connections.discard(self)
        self.transport.abort()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def _forget_requests(self) -> None:
        """Let no answer be written to a connection that is closed: uvicorn itself looks only at the last request."""
        self.pipeline.clear()
        for cycle in (self._answered, self.cycle):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()

    def _wait_for_head(self) -> None:
        self.limits.waiting[self] = None
        self._drop_in(self.limits.seconds)

    def _drop_in(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self.drop)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _release(self) -> None:
        self._stop_timer()
        self.limits.waiting.pop(self, None)
        if self._address is not None:
            self.limits.leave(self._address)
            self._address = None


def protocol_for(limits: ConnectionLimits, routes: Routes | None = None) -> type[asyncio.Protocol]:
    """Return the protocol of a server with these limits, and with routes where there are several processes."""
    return type("Protocol", (GuardedProtocol,), {"limits": limits, "routes": routes})


def most_files() -> int:
    """Return how many files the process may open, after raising that as far as it may."""
    if sys.platform == "win32":
        return 8_192
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)


class ExceptionHandler:
    """Handles errors of the event loop: a shortage is one entry a minute, whatever it hits; the others are logged as usual."""

    def __init__(self) -> None:
        self._repeats = Repeats()

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Handle an error."""
        error = context.get("exception")
        if not isinstance(error, OSError) or error.errno not in (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM):
            loop.default_exception_handler(context)
        elif times := self._repeats.count("shortage"):
            LOG.error("no more connections can be taken", error=error.strerror, times=times)
