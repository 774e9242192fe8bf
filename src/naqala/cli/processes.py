"""Several server processes on one port: ``naqala serve --processes``.

uvicorn has a supervisor too. Ours also ends its processes when it is killed itself, and gives up when none can start.
"""

import signal
import socket
import sys
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import wait
from time import monotonic
from typing import TYPE_CHECKING

from naqala import children
from naqala.errors import OptionsError
from naqala.memory import short_collections

if TYPE_CHECKING:
    from types import FrameType

    from naqala.server.network.routing import Routes
    from naqala.server.settings import Settings

Serving = Callable[["Settings", socket.socket, "Routes | None"], None]
"""Serves those who connect, until a signal comes."""
_EARLY = 10.0
"""Seconds: a process that ends sooner counts as one that could not start."""
_ENOUGH = 3
"""Failed starts in a row after which the server gives up."""
_LAST = 9.5
"""Seconds the processes have to end; each ends itself sooner, and all together within ten."""
_LOOK = 0.1
"""Seconds between two looks at the processes and at signals."""


def check_processes(settings: "Settings") -> None:
    """Refuse several processes where they cannot share their games."""
    if settings.processes > 1 and not (settings.database or "").startswith("postgresql"):
        raise OptionsError(
            f"processes: expected 1 with games in a file, got {settings.processes}; NAQALA_DATABASE can name a Postgres database"
        )


class Processes:
    """The processes of one server."""

    def __init__(self, mode: str, settings: "Settings", listening: socket.socket, run: Serving, signals: list[int]) -> None:
        from naqala.server.network.routing import Routes

        self._mode = mode
        """The mode of the rules in each."""
        self._settings, self._listening, self._run, self._signals = settings, listening, run, signals
        self._routes = Routes.between(settings.processes)
        self._running: dict[int, children.Child] = {}
        self._started: dict[int, float] = {}
        self._failed = 0
        """Failed starts in a row."""

    def run(self) -> int:
        """Keep the processes running until there is a signal, now or from before; return the exit status."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._on_signal)
        for place in range(0 if self._signals else self._settings.processes):
            self._start(place)
        while not self._signals and self._failed < _ENOUGH:
            wait([one.sentinel for one in self._running.values()], _LOOK)
            self._replace_dead()
        self._stop()
        return 0 if self._signals else 1

    def _on_signal(self, number: int, _frame: "FrameType | None") -> None:
        self._signals.append(number)

    def _start(self, place: int) -> None:
        """Start the process in this place. Each has its share of the bots' workers and its own port for metrics."""
        settings = self._settings
        mine = settings.model_copy(
            update={"workers": max(1, settings.workers // settings.processes), "metrics": _next(settings.metrics, place)}
        )
        routes = self._routes[place] if self._routes else None
        self._running[place] = children.process(self._mode, partial(_work, self._run, mine), self._listening, routes)
        self._started[place] = monotonic()
        self._running[place].start()

    def _replace_dead(self) -> None:
        for place, process in list(self._running.items()):
            if self._signals or process.exitcode is None:
                continue
            self._failed = self._failed + 1 if monotonic() - self._started[place] < _EARLY else 0
            print(f"naqala: process {process.pid} ended with {process.exitcode} and is replaced", file=sys.stderr, flush=True)
            self._start(place)

    def _stop(self) -> None:
        """Let all processes drain their connections and end."""
        last = monotonic() + _LAST
        for process in self._running.values():
            process.terminate()
        for process in self._running.values():
            process.join(max(0.0, last - monotonic()))
            process.kill()


def _next(address: str | None, place: int) -> str | None:
    """Return the address for metrics of the process in this place: the ports follow each other."""
    host, _, port = (address or "").rpartition(":")
    return f"{host}:{int(port) + place}" if port.isdecimal() else address


@short_collections()
def _work(run: Serving, settings: "Settings", listening: socket.socket, routes: "Routes | None") -> None:
    """Serve, in a process of its own; Ctrl-C reaches it too, and is no error."""
    try:
        run(settings, listening, routes)
    except KeyboardInterrupt:
        sys.exit(0)
    except OptionsError as error:
        sys.exit(f"naqala: OptionsError: {error}")
