"""Short garbage collections. A full collection visits every object, and a thousand tables have millions: all tables would pause
for seconds, again and again, and it nearly always finds nothing. So objects that survive one collection are frozen and only
collected once an hour.

Python starts a collection when there are so many more new objects than freed ones. A table replaces most of what it shows with
every action, so there are about twenty times as many new objects as that number: 20,000 would mean pauses of 200 ms.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

HOUR = 3600.0
"""Seconds between full collections, which find cycles that closed connections may have left behind."""
YOUNG = 2_000
"""By how much new objects outnumber the freed ones before a collection of the new ones."""


def _put_aside(phase: str, _: dict[str, int]) -> None:
    if phase == "stop":
        gc.freeze()


@contextmanager
def short_collections() -> Iterator[None]:
    """Freeze objects that survive a collection, while the context lasts. Only the owner of the process may use this, because
    other code may rely on the collector (``gc.get_referrers`` does not see frozen objects).
    """
    usual = gc.get_threshold()
    gc.set_threshold(YOUNG, *usual[1:])
    gc.callbacks.append(_put_aside)
    try:
        yield
    finally:
        gc.callbacks.remove(_put_aside)
        gc.set_threshold(*usual)
        gc.unfreeze()


def keep_what_is_loaded() -> None:
    """Freeze all objects for good: in compiled mode they alone take a full collection some 60 ms."""
    gc.collect()
    gc.freeze()


def look_through_everything() -> None:
    """Run one full collection of all objects, frozen ones included."""
    gc.unfreeze()
    gc.collect()
