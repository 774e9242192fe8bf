"""Ends a server in time when a signal asks for it."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import FrameType

    import uvicorn

SECONDS = 9.0
"""Seconds after a signal when the process ends in any case."""


class Ending:
    """The signals that ask for the end. They raise no exception: it could come anywhere, also in a callback of the garbage
    collector, where Python drops it, or between making the server's coroutine and running it, of which Python complains.
    """

    def __init__(self) -> None:
        self._server: uvicorn.Server | None = None
        self.signals: list[int] = []
        """Those that have come."""

    def on_signal(self, number: int, _frame: "FrameType | None") -> None:
        """Let the server end: after requests and writes are done, at another Ctrl-C without them, and in any case in time."""
        if not self.signals:
            last = Timer(SECONDS, _give_up)
            last.daemon = True
            last.start()
        if self._server is not None:
            self._server.should_exit = True
            self._server.force_exit = number == signal.SIGINT and bool(self.signals)
        self.signals.append(number)

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Catch signals inside the block. SIGTERM is no error, because systemd and containers stop servers with it; after Ctrl-C
        the command says that it was stopped.
        """
        before = {number: signal.signal(number, self.on_signal) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
        if signal.SIGINT in self.signals:
            raise KeyboardInterrupt

    @contextmanager
    def ends(self, server: "uvicorn.Server") -> Iterator[None]:
        """Let signals end a server inside the block, also those that came before."""
        self._server = server
        server.handle_exit = self.on_signal  # type: ignore[method-assign, assignment]
        with self.watched():
            if self.signals:
                server.should_exit = True
            yield


def _give_up() -> None:
    print(f"naqala: not everything ended within {SECONDS:.0f} seconds; what was answered is stored", file=sys.stderr, flush=True)
    os._exit(1)
