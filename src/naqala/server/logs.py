"""How the server writes its log: one line an event to standard error, without secrets and without the values of variables."""

import sys

import structlog
from starlette.requests import HTTPConnection

from naqala.server.addresses import address_of

LOG = structlog.get_logger()


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


def log_access(connection: HTTPConnection, status: int, seconds: float) -> None:
    """Log a request: the path without what stands behind the question mark, no cookie, no body. Links have their secret behind
    the #, which no browser sends.
    """
    path = connection.scope["path"][:200]
    method = connection.scope.get("method", "WS")
    LOG.info("request", address=address_of(connection), method=method, path=path, status=status, ms=round(1000 * seconds, 1))
