"""Short garbage collections. A full collection visits every object, and a thousand tables have millions: all tables would pause
for seconds, again and again, and it nearly always finds nothing. So objects that survive one collection are frozen and only
collected once an hour.

Python starts a collection when new objects outnumber the freed ones by its threshold, by default some hundreds. With a thousand
tables that took a fifteenth of the processor's time, and found nothing: what tables make has no cycles, requests and connections
have. So new objects are frozen a few times a second, and looked at before that only if a request or a connection has ended. A
higher threshold alone would not do: a table replaces most of what it shows with every action, so many times more new objects than
20,000 piled up, and a collection paused a thousand tables for 200 ms.
"""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager

HOUR = 3600.0
"""Seconds between full collections, which find cycles that closed connections may have left behind."""
PAUSE = 0.05
"""Seconds for which new objects pile up."""
_THRESHOLD = 20_000
"""Limits what piles up meanwhile."""


class _Process:
    """What this process knows about its collections."""

    are_short = False
    may_find_something = False
    """Whether something has ended that may leave cycles behind."""


def _put_aside(phase: str, _: dict[str, int]) -> None:
    if phase == "stop":
        gc.freeze()


@contextmanager
def short_collections() -> Iterator[None]:
    """Freeze objects that survive a collection, while the context lasts. Only the owner of the process may use this, because
    other code may rely on the collector (``gc.get_referrers`` does not see frozen objects).
    """
    usual = gc.get_threshold()
    gc.callbacks.append(_put_aside)
    gc.set_threshold(_THRESHOLD, *usual[1:])
    _Process.are_short = True
    try:
        yield
    finally:
        _Process.are_short = False
        gc.set_threshold(*usual)
        gc.callbacks.remove(_put_aside)
        gc.unfreeze()


def note_cycles() -> None:
    """Note that something has ended that may leave cycles behind: a request, a connection."""
    _Process.may_find_something = True


def put_new_aside() -> None:
    """Freeze new objects, where collections are to be short; collect cycles among them first, if there may be some."""
    if _Process.may_find_something:
        _Process.may_find_something = False
        gc.collect(0)
    elif _Process.are_short:
        gc.freeze()


async def put_aside_regularly() -> None:
    """Put new objects aside again and again, forever."""
    while True:
        await asyncio.sleep(PAUSE)
        put_new_aside()


def keep_what_is_loaded() -> None:
    """Freeze all objects for good: in compiled mode they alone take a full collection some 60 ms."""
    gc.collect()
    gc.freeze()


def look_through_everything() -> None:
    """Run one full collection of all objects, frozen ones included."""
    gc.unfreeze()
    gc.collect()
