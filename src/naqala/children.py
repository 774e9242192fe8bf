"""Child processes: for the arena's games, the server's bots, the compiler.

Each is spawned, because a fork of a process with threads can hang. It gets its mode before anything else, and its work as bytes,
so that unpickling cannot load the rules too early.
"""

import os
import pickle
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.context import SpawnProcess
from threading import Thread

from naqala.engine.kernel import use

Work = Callable[..., object]


def workers(number: int, mode: str, prepare: Work | None = None) -> ProcessPoolExecutor:
    """Return a pool of this many processes that run in this mode; each calls ``prepare`` before its first task."""
    return ProcessPoolExecutor(number, get_context("spawn"), _begin, (mode, pickle.dumps(prepare)))


def process(mode: str, work: Work, *handed: object) -> SpawnProcess:
    """Return a process, not started yet, that does one piece of work in this mode. ``handed`` are the work's arguments that only
    a start of a process can hand over, such as sockets.
    """
    return get_context("spawn").Process(target=_begin, args=(mode, pickle.dumps(work), *handed))


def _begin(mode: str, packed: bytes, *handed: object) -> None:
    """Start a child: it leaves Ctrl-C to its parent and ends with it, instead of waiting for work forever."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
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
