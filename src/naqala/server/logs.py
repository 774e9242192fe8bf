"""How the server writes its log: one line an event to standard error, tracebacks without the values of variables."""

import sys

import structlog


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
