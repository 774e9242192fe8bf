"""Short garbage collections. A full collection visits every object, and a thousand tables have millions: all tables would pause
for seconds, again and again, and it nearly always finds nothing. So objects that survive two collections are frozen and only
collected once an hour. And a collection of new objects waits until there are many, because most are gone by then without it.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

HOUR = 3600.0
"""Seconds between full collections, which find cycles that closed connections may have left behind."""
YOUNG, MIDDLE = 20_000, 5
"""New objects before a collection of them, and such collections before one of those that survived."""


def _put_aside(phase: str, collection: dict[str, int]) -> None:
    if phase == "stop" and collection["generation"] >= 1:
        gc.freeze()


@contextmanager
def short_collections() -> Iterator[None]:
    """Freeze objects that survive two collections, while the context lasts. Only the owner of the process may use this, because
    other code may rely on the collector (``gc.get_referrers`` does not see frozen objects).
    """
    usual = gc.get_threshold()
    gc.set_threshold(YOUNG, MIDDLE, usual[2])
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
