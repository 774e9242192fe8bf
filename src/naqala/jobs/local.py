"""Jobs on this machine: in processes, in threads, or right here."""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children

from naqala.children import workers
from naqala.engine.kernel import executor
from naqala.errors import WorkerError
from naqala.jobs import Found, Given, Preparation, Results

ONE_CORE = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")
"""Variables that keep libraries from starting threads of their own."""
AHEAD = 4
"""How many tasks a worker has waiting, so that it is never idle."""


class Local:
    """A backend of processes; with no jobs, of this process alone."""

    def __init__(self, jobs: int, mode: str, kernels: bool = False) -> None:
        self.jobs = min(jobs, os.cpu_count() or 1)
        self.mode, self.kernels = mode, kernels
        """Whether the work is all kernels: then threads do where they are compiled."""

    def run(self, work: Callable[[Given], Found], tasks: Iterable[Given], preparation: Preparation) -> Results[Found]:
        """Do the work for every task and yield each result as soon as it is there."""
        if self.jobs == 0:
            yield from map(work, tasks)
            return
        with self._pool(preparation) as pool:
            try:
                yield from self._results(pool, work, tasks)
            except BrokenProcessPool as error:
                raise WorkerError(
                    "expected processes that work on, but one was killed; what was done is kept, run it again"
                ) from error

    def _results(self, pool: Executor, work: Callable[[Given], Found], tasks: Iterable[Given]) -> Iterator[Found]:
        """Yield results; only a few tasks wait at a time, however many there are."""
        waiting: set[Future[Found]] = set()
        for task in tasks:
            waiting.add(pool.submit(work, task))
            if len(waiting) >= AHEAD * self.jobs:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (one.result() for one in done)
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (one.result() for one in done)

    @contextmanager
    def _pool(self, preparation: Preparation) -> Iterator[Executor]:
        """Start workers; on an error or Ctrl-C do not wait for what they are doing."""
        if self.kernels:
            with executor(self.jobs) as pool:
                yield pool
            return
        for name in ONE_CORE:
            os.environ.setdefault(name, "1")
        others = active_children()
        processes = workers(self.jobs, self.mode, preparation.load)
        try:
            yield processes
        except BaseException:
            processes.shutdown(wait=False, cancel_futures=True)
            for child in active_children():
                if child not in others:
                    child.terminate()
            raise
        processes.shutdown()
