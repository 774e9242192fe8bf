"""Servers that the fork server has forked (fork_server.py)."""

import atexit
import os
import select
import signal
import subprocess
import sys
from functools import cache
from multiprocessing import Pipe
from multiprocessing.reduction import send_handle
from pathlib import Path
from typing import IO, Any

ROOT = Path(__file__).parent.parent.parent


@cache
def _fork_server() -> Any:
    """The line to the fork server of these tests, started when the first of them needs it; when the line closes, it ends."""
    assert sys.platform != "win32"
    ours, theirs = Pipe()
    variables = {"NAQALA_MODE": "plain", "OPENBLAS_NUM_THREADS": "1"}  # a process with threads does not fork well
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server.fork_server", str(theirs.fileno())],
        cwd=ROOT,
        env={**os.environ, **variables},
        pass_fds=[theirs.fileno()],
        start_new_session=True,
    )
    theirs.close()
    atexit.register(process.wait)
    atexit.register(ours.close)  # before that
    return ours


class Forked:
    """A server in a process forked from one that has loaded it; it has what tests use of ``subprocess.Popen``."""

    def __init__(self, words: list[str], program: str | None, environment: dict[str, str], errors: IO[str]) -> None:
        output, theirs = os.pipe()
        self._ended, ends = os.pipe()
        line = _fork_server()
        line.send((words, program, environment))
        for handle in (theirs, errors.fileno(), ends):
            send_handle(line, handle, None)
        self.pid: int = line.recv()
        os.close(theirs)
        os.close(ends)
        self.stdout: IO[str] | None = os.fdopen(output, encoding="utf-8")
        self._code: int | None = None

    def wait(self, timeout: float) -> int:
        if self._code is None:
            if not select.select([self._ended], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("the server", timeout)
            self._code = int(os.read(self._ended, 10))
            os.close(self._ended)
        return self._code

    def poll(self) -> int | None:
        try:
            return self.wait(0)
        except subprocess.TimeoutExpired:
            return None

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        if sys.platform != "win32":
            self.send_signal(signal.SIGKILL)
