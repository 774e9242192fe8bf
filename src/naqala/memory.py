"""Short garbage collections. A full collection visits every object, and a thousand tables have millions: all tables would pause
for seconds, again and again, and it nearly always finds nothing. So objects that survive one collection are frozen and only
collected once an hour.

Python starts a collection when new objects outnumber the freed ones by its threshold, by default some hundreds. A table replaces
most of what it shows with every action, so there are many times more new objects than that: with a threshold of 20,000 a
collection paused a thousand tables for 200 ms. So the default stays.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

HOUR = 3600.0
"""Seconds between full collections, which find cycles that closed connections may have left behind."""


def _put_aside(phase: str, _: dict[str, int]) -> None:
    if phase == "stop":
        gc.freeze()


@contextmanager
def short_collections() -> Iterator[None]:
    """Freeze objects that survive a collection, while the context lasts. Only the owner of the process may use this, because
    other code may rely on the collector (``gc.get_referrers`` does not see frozen objects).
    """
    gc.callbacks.append(_put_aside)
    try:
        yield
    finally:
        gc.callbacks.remove(_put_aside)
        gc.unfreeze()


def keep_what_is_loaded() -> None:
    """Freeze all objects for good: in compiled mode they alone take a full collection some 60 ms."""
    gc.collect()
    gc.freeze()


def look_through_everything() -> None:
    """Run one full collection of all objects, frozen ones included."""
    gc.unfreeze()
    gc.collect()
