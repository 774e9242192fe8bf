"""Jobs on this machine: every task is done once, and faults are named."""

import pytest

from naqala.errors import FormatError, WorkerError
from naqala.jobs import backend_named
from naqala.jobs.local import Local
from tests.backends import local
from tests.jobs.work import NOTHING, die, refuse, square


@pytest.mark.parametrize("backend", [local(0), local(2), local(2, kernels=True)], ids=["here", "processes", "kernels"])
def test_every_task_is_done_once(backend: Local) -> None:
    assert sorted(backend.run(square, range(40), NOTHING)) == [(task, task * task) for task in range(40)]


@pytest.mark.parametrize("jobs", [0, 1])
def test_an_error_of_the_work_is_raised_as_it_is(jobs: int) -> None:
    with pytest.raises(FormatError, match="got 7"):
        list(local(jobs).run(refuse, [7], NOTHING))


def test_a_process_that_dies_is_named() -> None:
    with pytest.raises(WorkerError, match="killed"):
        list(local(1).run(die, [0], NOTHING))


def test_a_backend_that_does_not_exist() -> None:
    with pytest.raises(WorkerError, match="expected one of local, ray; got 'abacus'"):
        backend_named("abacus", 1, "plain")
