"""Jobs: many independent pieces of work, done on this machine's cores or on a cluster.

Commands say what to do and with which tasks; a backend says where. Every task brings its own seed, and every result says to which
task it belongs, so neither the backend nor the number of workers can change what comes out.
"""

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from naqala.errors import WorkerError

Given = TypeVar("Given")
Found = TypeVar("Found")
Results = Generator[Found, None, None]
"""Each result as soon as it is there. Close it to stop early."""

BACKENDS = ("local", "ray")
"""Where jobs can run."""


@dataclass(frozen=True)
class Preparation:
    """What a process does before its first task."""

    bundles: tuple[str, ...] = ()
    """The bundles of kernels that must be compiled."""
    compile_bundles: Callable[[], object] | None = None
    """Compiles them. Here the command has done so before, with a progress bar; each machine of a cluster does it once."""
    load: Callable[[], object] | None = None
    """Loads what tasks need, in every process."""


class Backend(Protocol):
    """Runs jobs."""

    mode: str
    """The mode of its processes."""

    def run(self, work: Callable[[Given], Found], tasks: Iterable[Given], preparation: Preparation) -> Results[Found]:
        """Do the work for every task and yield each result as soon as it is there."""


def backend_named(name: str, jobs: int, mode: str, **how: Any) -> Backend:
    """Return a backend whose processes run in a mode; ``jobs`` is how many tasks run at a time, at most one a processor."""
    if name == "local":
        from naqala.jobs.local import Local

        return Local(jobs, mode, **how)
    if name == "ray":
        from naqala.jobs.cluster import Ray

        return Ray(jobs, mode)
    raise WorkerError(f"backend: expected one of {', '.join(BACKENDS)}; got {name!r}")
