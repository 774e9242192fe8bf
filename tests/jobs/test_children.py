"""Child processes leave Ctrl-C, which every process of a terminal gets, to their parent."""

import os
import signal
import sys
from functools import partial

import pytest

from naqala import children

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="sends signals as Unix does")


def blocked() -> set[int]:
    """The signals that this thread does not get."""
    if sys.platform == "win32":
        return set()
    return set(signal.pthread_sigmask(signal.SIG_BLOCK, ()))


def test_ctrl_c_does_not_end_a_child_that_is_starting() -> None:
    before = blocked()
    child = children.process("plain", partial(sys.exit, 7))
    child.start()
    assert child.pid is not None
    os.kill(child.pid, signal.SIGINT)
    child.join()
    assert child.exitcode == 7
    assert blocked() == before


def test_what_a_child_starts_can_be_interrupted() -> None:
    """It ignores the signal itself, and blocks none."""
    with children.workers(1, "plain") as pool:
        assert pool.submit(signal.getsignal, signal.SIGINT).result() == signal.SIG_IGN
        assert pool.submit(blocked).result() == blocked()
