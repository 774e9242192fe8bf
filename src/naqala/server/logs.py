"""How the server writes its log: one line an event to standard error, without secrets and without the values of variables."""

import sys

import structlog
from starlette.requests import HTTPConnection

from naqala.server.addresses import address_of

LOG = structlog.get_logger()
PLAIN = ("table", "seat", "lesson")
"""The parts of paths that are no secret."""


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
    """Log a request: no cookie, no body, and of its path what is no secret."""
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
    return template.format_map({name: value if name in PLAIN else "*" for name, value in connection.path_params.items()})
