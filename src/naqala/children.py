"""Processes that work for another one: the arena's games, the server's bots."""

import os
import signal
from multiprocessing import parent_process
from threading import Thread


def obey_parent() -> None:
    """A child leaves Ctrl-C to its parent, and does not outlive it: it would wait for work for ever."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
