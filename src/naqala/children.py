"""Processes that work for another one: the arena's games, the server's bots, the compiler.

Each is fresh, because a copy of one with threads may hang, and is told its mode before anything else: what it is to do comes as
bytes, so that unpacking them cannot load the rules too early.
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

Work = Callable[[], object]


def workers(number: int, mode: str, prepare: Work | None = None) -> ProcessPoolExecutor:
    """Return so many processes that run in this mode; each prepares itself before its first task."""
    return ProcessPoolExecutor(number, get_context("spawn"), _begin, (mode, pickle.dumps(prepare)))


def process(mode: str, work: Work) -> SpawnProcess:
    """Return a process, not started yet, that does one thing in this mode."""
    return get_context("spawn").Process(target=_begin, args=(mode, pickle.dumps(work)))


def _begin(mode: str, packed: bytes) -> None:
    """A child leaves Ctrl-C to its parent, and does not outlive it: it would wait for work for ever."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    use(mode)
    work: Work | None = pickle.loads(packed)
    if work is not None:
        work()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
