"""Child processes: for the arena's games, the server's bots, the compiler.

Each is spawned, because a fork of a process with threads can hang. It gets its mode before anything else, and its work as bytes,
so that unpickling cannot load the rules too early.
"""

import os
import pickle
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import parent_process
from multiprocessing.context import SpawnContext, SpawnProcess
from threading import Thread

from naqala.engine.kernel import use

Work = Callable[..., object]


class Child(SpawnProcess):
    """A process that leaves Ctrl-C to its parent, also before it runs our code: it starts with that signal blocked."""

    def start(self) -> None:
        """Start the process."""
        if sys.platform == "win32":
            super().start()
            return
        from multiprocessing import resource_tracker

        resource_tracker.ensure_running()  # which does the same for itself, and would end the block below
        blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)


class _Context(SpawnContext):
    """What pools start their processes with."""

    Process = Child


def workers(number: int, mode: str, prepare: Work | None = None) -> ProcessPoolExecutor:
    """Return a pool of this many processes that run in this mode; each calls ``prepare`` before its first task."""
    return ProcessPoolExecutor(number, _Context(), _begin, (mode, pickle.dumps(prepare)))


def end(pool: ProcessPoolExecutor) -> None:
    """End a pool and its processes at once; what they work on is lost. A pool that is only shut down keeps the program from
    ending until its work is done.
    """
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for one in processes:
        one.terminate()


def process(mode: str, work: Work, *handed: object) -> Child:
    """Return a process, not started yet, that does one piece of work in this mode. ``handed`` are the work's arguments that only
    a start of a process can hand over, such as sockets.
    """
    return Child(target=_begin, args=(mode, pickle.dumps(work), *handed))


def _begin(mode: str, packed: bytes, *handed: object) -> None:
    """Start a child: it leaves Ctrl-C to its parent and ends with it, instead of waiting for work forever."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    Thread(target=_end_with_parent, daemon=True).start()
    use(mode)
    work: Work | None = pickle.loads(packed)
    if work is not None:
        work(*handed)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
