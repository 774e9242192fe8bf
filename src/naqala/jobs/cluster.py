"""Jobs on a cluster: Ray spreads them over its machines and repeats those whose worker or machine was lost (docs/cluster.md).

Each job is a task of Ray. A process loads what jobs need with its first one. Before that, compiled code must be ready on its
machine: the first process compiles it in a folder there, and the others wait for it (``compile_bundle`` in ``kernel.py``).
"""

import getpass
import logging
import os
import pickle
import platform
import stat
import sys
import tempfile
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from naqala.edition import edition
from naqala.engine.kernel import PACKAGE, is_warm, use
from naqala.errors import WorkerError
from naqala.jobs import Found, Given, Preparation, Results
from naqala.jobs.local import AHEAD, ONE_CORE

SETTINGS = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0"}
"""No reports to the makers of Ray, and workers in the environment that runs us."""
RETRIES = 20
"""How often a job is repeated whose worker was lost; one that kills every worker must come to an end."""
OBJECTS = 200 * 2**20
"""Bytes of shared memory for results, where we start Ray ourselves."""


class JobOrder(NamedTuple):
    """What every job of a run has in common, as it travels to the machines."""

    mode: str
    edition: str
    bundles: tuple[str, ...]
    packed: bytes
    """The preparation and the work; unpickling them loads the rules, so that must wait until the mode is settled."""


class Ray:
    """A backend on the cluster at ``RAY_ADDRESS``; without one, on a cluster of this machine alone, with this many processes."""

    def __init__(self, jobs: int, mode: str) -> None:
        if find_spec("ray") is None:
            raise WorkerError("the backend ray needs ray, which is not installed: pip install 'naqala[cluster]'")
        self.jobs, self.mode = jobs, mode

    def run(self, work: Callable[[Given], Found], tasks: Iterable[Given], preparation: Preparation) -> Results[Found]:
        """Do the work for every task and yield each result as soon as it is there."""
        ray, is_ours = self._connect()
        packed = pickle.dumps((preparation, work))
        order = ray.put(JobOrder(self.mode, edition(), preparation.bundles, packed))
        job = ray.remote(num_cpus=1, max_retries=RETRIES)(_do)
        waiting: list[Any] = []
        try:
            for task in tasks:
                waiting.append(job.remote(order, task))
                while len(waiting) >= AHEAD * max(1, _processors(ray)):
                    yield _next(ray, waiting)
            while waiting:
                yield _next(ray, waiting)
        finally:
            if is_ours:
                ray.shutdown()  # ends all jobs
            else:
                for one in waiting:
                    ray.cancel(one)

    def _connect(self) -> tuple[Any, bool]:
        """Return Ray, connected, and whether we are the ones to disconnect."""
        for name, value in SETTINGS.items():
            os.environ.setdefault(name, value)
        import ray

        if ray.is_initialized():
            return ray, False
        address = os.environ.get("RAY_ADDRESS")
        alone: dict[str, Any] = {
            "address": "local",  # never a cluster that happens to run here
            "num_cpus": min(self.jobs, os.cpu_count() or 1),
            "object_store_memory": OBJECTS,
            "include_dashboard": False,
        }
        try:
            ray.init(log_to_driver=False, logging_level=logging.ERROR, **({"address": address} if address else alone))
        except Exception as error:  # Ray raises what it likes, such as a bare Exception where the machine is too busy
            where = f"at {address} (RAY_ADDRESS)" if address else "on this machine"
            token = "; if it asks for a token, set RAY_AUTH_MODE=token" if address and "RAY_AUTH_MODE" not in os.environ else ""
            raise WorkerError(f"expected a Ray cluster {where}, got {error}{token}") from error
        return ray, True


def _processors(ray: Any) -> int:
    """Return how many jobs the cluster can do at a time now; machines come and go."""
    return int(ray.cluster_resources().get("CPU", 0))


def _next(ray: Any, waiting: list[Any]) -> Any:
    """Return the next result and take its job from the list; an error of the work is raised as it was there.

    A job that is done must not be cancelled: Ray 2.60 may still be busy with it, and a failed check of its own ends our process.
    """
    (done,), waiting[:] = ray.wait(waiting, num_returns=1)
    try:
        return ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from error
    except ray.exceptions.RayError as error:
        raise WorkerError(
            f"expected workers that work on, but a job lost its worker {RETRIES + 1} times; what was done is kept ({error})"
        ) from error


_ready: dict[bytes, Callable[[Any], Any]] = {}
"""The work this process is ready for, by what it was sent as."""


def _do(order: JobOrder, task: Any) -> Any:
    """Do one job, on a worker."""
    if order.packed not in _ready:
        _ready.clear()
        _ready[order.packed] = _prepared(order)
    return _ready[order.packed](task)


def _prepared(order: JobOrder) -> Callable[[Any], Any]:
    """Make this process ready and return the work."""
    if edition() != order.edition:
        raise WorkerError(f"expected the same naqala on every machine, got another on {platform.node()}: {PACKAGE}")
    for name in ONE_CORE:
        os.environ[name] = "1"
    use(order.mode)
    if not all(is_warm(order.mode, bundle) for bundle in order.bundles):
        os.environ["NAQALA_CACHE"] = str(machine_folder())
    preparation, work = pickle.loads(order.packed)
    for prepare in (preparation.compile_bundles, preparation.load):
        if prepare is not None:
            prepare()
    return work  # type: ignore[no-any-return]


def machine_folder() -> Path:
    """Return a folder of this machine and this user for compiled code. Others must not write there: compiled code is run. A home
    folder will not do, because machines may share it.
    """
    folder = Path(os.environ.get("NAQALA_CACHE") or Path(tempfile.gettempdir()) / f"naqala-{getpass.getuser()}")
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if sys.platform != "win32":
        state = folder.lstat()
        if not stat.S_ISDIR(state.st_mode) or state.st_uid != os.getuid() or state.st_mode & 0o022:
            raise WorkerError(f"{folder}: expected a folder that this user alone can write to")
    return folder
