"""Keeps garbage collections short. A full one looks at every object there is, and a thousand tables have millions: everybody
would wait for seconds, again and again, and nearly always nothing is found. So what has survived two collections is put aside and
looked at again once an hour.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

HOUR = 3600.0
"""Seconds after which everything is looked through once: connections that ended may have left circles behind."""


def _put_aside(phase: str, collection: dict[str, int]) -> None:
    if phase == "stop" and collection["generation"] >= 1:
        gc.freeze()


@contextmanager
def short_collections() -> Iterator[None]:
    """As long as this lasts, objects that have survived two collections are not looked at again. This is for whoever owns the
    process: others in it may rely on the collector (`gc.get_referrers` does not know what was put aside).
    """
    gc.callbacks.append(_put_aside)
    try:
        yield
    finally:
        gc.callbacks.remove(_put_aside)
        gc.unfreeze()


def keep_what_is_loaded() -> None:
    """What is there now is never looked at again: in compiled mode that alone takes a full collection some 60 ms."""
    gc.collect()
    gc.freeze()


def look_through_everything() -> None:
    """One full collection of all there is."""
    gc.unfreeze()
    gc.collect()
