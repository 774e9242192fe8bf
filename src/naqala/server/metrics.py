"""What Prometheus reads (docs/server.md, "Monitoring"): counts and times, never the name of a table, a browser or an address.

They belong to the process. ``start`` serves them at an address of their own, which is not the public one.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, contextmanager, suppress
from threading import Thread
from typing import Any

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    start_http_server,
)

from naqala.errors import OptionsError

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)
_SHORT = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
_LONG = (0.01, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 60.0)
LAG_PAUSE = 0.5
"""Seconds between two looks at the event loop."""


def _counter(name: str, text: str, *labels: str) -> Counter:
    return Counter(f"naqala_{name}", text, labels, registry=REGISTRY)


def _gauge(name: str, text: str) -> Gauge:
    return Gauge(f"naqala_{name}", text, registry=REGISTRY)


def _histogram(name: str, text: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
    return Histogram(f"naqala_{name}", text, labels, registry=REGISTRY, buckets=buckets)


ACTIONS = _counter("actions_total", "Answers that were played, by who gave them: person or bot.", "by")
REFUSED = _counter("refused_total", "Requests, commands and connections that were refused, by the name of the error.", "error")
SEEN_SECONDS = _histogram(
    "action_seen_seconds",
    "From the arrival of a person's command until its effect is stored and on its way to all who watch.",
    _SHORT,
)
COMMIT_SECONDS = _histogram("commit_seconds", "Until a batch of writes is on disk.", _SHORT)
LAG_SECONDS = _histogram("loop_lag_seconds", "How late the event loop is.", _SHORT)
WAIT_SECONDS = _histogram(
    "bot_wait_seconds", "Until a thought has a worker, by what it is for: people, hint, bots or review.", _LONG, "urgency"
)
THINK_SECONDS = _histogram("bot_think_seconds", "How long a worker thinks, by what it is for.", _LONG, "urgency")
REQUEST_SECONDS = _histogram("request_seconds", "Until a request is answered, by the class of its status.", _SHORT, "status")
TABLES = _gauge("tables", "Tables in memory.")
CONNECTIONS = _gauge("connections", "Connections to tables.")
BOT_QUEUE = _gauge("bot_queue", "Thoughts that wait for a worker.")
for _who in ("person", "bot"):
    ACTIONS.labels(_who)


def show_sizes(tables: Callable[[], int], connections: Callable[[], int], thoughts: Callable[[], int]) -> None:
    """Show these numbers; they are counted when they are read, in the thread of the reader."""
    for gauge, number in ((TABLES, tables), (CONNECTIONS, connections), (BOT_QUEUE, thoughts)):
        gauge.set_function(number)


async def watch() -> None:
    """Measure how late the event loop is, again and again."""
    while True:
        begun = time.monotonic()
        await asyncio.sleep(LAG_PAUSE)
        LAG_SECONDS.observe(max(0.0, time.monotonic() - begun - LAG_PAUSE))


def start(address: str) -> AbstractContextManager[int]:
    """Serve the metrics at HOST:PORT inside the block, which gets the port."""
    host, _, port = address.rpartition(":")
    if not port.isdecimal() or int(port) > 65_535:
        raise OptionsError(f"metrics: expected HOST:PORT such as 127.0.0.1:9117, got {address}")
    try:
        server, thread = start_http_server(int(port), host.strip("[]") or "127.0.0.1", REGISTRY)
    except OSError as error:
        raise OptionsError(f"metrics: expected a free port, got {address}: {error.strerror}") from error
    return _served(server, thread)


@contextmanager
def _served(server: Any, thread: Thread) -> Any:
    try:
        yield int(server.server_port)
    finally:
        with suppress(OSError):
            server.shutdown()
            server.server_close()
        thread.join(1)
