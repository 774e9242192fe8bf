"""How the server writes its log: one line an event to standard error, without secrets and without the values of variables."""

import logging
import re
import sys
import time
from collections import Counter
from math import inf
from types import TracebackType

import structlog
from starlette.requests import HTTPConnection

from naqala.server.network.addresses import address_of

LOG = structlog.get_logger()
PLAIN = {"table": "[A-Za-z0-9_-]{12}", "seat": "[0-9]", "lesson": "[a-z]{1,20}"}
"""The parts of paths that are no secret, if they have their form; what people mistype or make up may be anything. The secret of
a seat link is longer than the id of a table.
"""
QUIET = 60.0
"""Seconds between two log entries about the same."""
LIBRARIES = ("uvicorn", "asyncio", "websockets")
"""Whose own logs become entries of ours."""


def configure_logs() -> None:
    """Log tracebacks without the values of variables, which would show positions with all their secrets."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper("iso"),
            structlog.processors.format_exc_info,
            structlog.processors.KeyValueRenderer(key_order=["timestamp", "level", "event"]),
        ],
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),
    )
    relay = Relay()
    for name in LIBRARIES:
        logging.getLogger(name).handlers = [relay]
        logging.getLogger(name).propagate = False


class Repeats:
    """Logs an event that strangers can cause at most once a minute, with its count, so that it cannot fill the disk."""

    def __init__(self) -> None:
        self._said: dict[object, float] = {}
        self._number: Counter[object] = Counter()

    def count(self, what: object) -> int:
        """Count one more; return how many came since the last entry, or 0 if that was a moment ago."""
        self._number[what] += 1
        now = time.monotonic()
        if now - self._said.get(what, -inf) < QUIET:
            return 0
        self._said[what] = now
        return self._number.pop(what)


class Relay(logging.Handler):
    """Logs what libraries log."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._repeats = Repeats()

    def emit(self, record: logging.LogRecord) -> None:
        """Log an entry, unless the same was logged a moment ago."""
        error = record.exc_info or (None, None, None)
        if times := self._repeats.count((record.msg, error[0], _place_of(error[2]))):
            LOG.log(record.levelno, record.getMessage().strip(), times=times, exc_info=record.exc_info)


def _place_of(trace: TracebackType | None) -> tuple[str, int] | None:
    """Return where an error was raised."""
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return None if trace is None else (trace.tb_frame.f_code.co_filename, trace.tb_lineno)


def log_access(connection: HTTPConnection, status: int, seconds: float) -> None:
    """Log a request: no cookie, no body, and only those parts of its path that are no secret."""
    path, method = _path_of(connection), connection.scope.get("method", "WS")
    LOG.info("request", address=address_of(connection), method=method, path=path, status=status, ms=round(1000 * seconds, 1))


def _path_of(connection: HTTPConnection) -> str:
    """Return the path of a request as its route declares it, with the names of tables; of a path that no route of the interface
    knows its first part. Only what is known to be no secret is shown, because people mistype and copy half of links.
    """
    template: str | None = getattr(connection.scope.get("route"), "path_format", None)
    if template is None or "{path}" in template:
        first, _, rest = connection.scope["path"].lstrip("/").partition("/")
        return f"/{first[:50]}/*" if rest else f"/{first[:50]}"
    return template.format_map({name: value if _is_plain(name, value) else "*" for name, value in connection.path_params.items()})


def _is_plain(name: str, value: object) -> bool:
    return name in PLAIN and re.fullmatch(PLAIN[name], str(value), re.ASCII) is not None
