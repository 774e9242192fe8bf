"""Two workers that start without compiled code, both at the same time: ``main`` prints what each of them did, a line a worker.

It runs in a process of its own, because the mode is chosen once a process.
"""

import os
import sys
import time
from pathlib import Path
from typing import Any

from naqala.engine.kernel import compile_bundle, entry
from naqala.jobs import Preparation
from naqala.jobs.cluster import Ray

MEETINGS = Path(os.environ.get("NAQALA_CACHE", "")) / "meetings"
PATIENCE = 300.0


def answer(number: int) -> int:
    return 2 * number + 2


answer.__module__ = "naqala.engine.cold"  # the bundle of naqala that it belongs to
sys.modules[answer.__module__] = sys.modules[__name__]  # Numba imports it
answer = entry(answer)


def meet(place: Path) -> None:
    """Wait until two processes are here."""
    place.mkdir(parents=True, exist_ok=True)
    (place / str(os.getpid())).touch()
    deadline = time.monotonic() + PATIENCE
    while len(list(place.iterdir())) < 2:
        assert time.monotonic() < deadline, "expected two workers"
        time.sleep(0.01)


def answer_slowly() -> None:
    """Take so long that without a lock the other worker would begin, too, however busy the machine is."""
    time.sleep(3)
    answer(1)


def compile_answer() -> None:
    meet(MEETINGS / "before")
    compile_bundle("engine", answer_slowly, lambda *_: None)


def what_was_done(_: int) -> str:
    """Its process, and how often it loaded and how often it compiled."""
    meet(MEETINGS / "after")  # so that neither worker does both jobs
    stats: Any = answer.stats  # type: ignore[attr-defined]
    return f"{os.getpid()} {sum(stats.cache_hits.values())} {sum(stats.cache_misses.values())}"


def main() -> None:
    import ray

    given = {"env_vars": {"NAQALA_CACHE": os.environ["NAQALA_CACHE"]}}
    ray.init(address=os.environ["RAY_ADDRESS"], runtime_env=given, log_to_driver=False)
    for line in Ray(2, "compiled").run(what_was_done, range(2), Preparation(("engine",), compile_answer)):
        print(line)
