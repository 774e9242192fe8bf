"""A process that has loaded what a server loads when it starts, and forks servers for tests: a start then takes a tenth of the
processor time.

A forked server is the command with the same words, variables, folder, streams and session: it runs ``naqala.cli`` as
``python -m`` does, or the program of a test as ``python -c`` does, reads its settings, starts its own workers and ends as every
Python process does. What differs: its modules were imported before its variables were set, so plain mode was settled and a
program changes modules that are all there; and its parent is this process. So tests of starting, several of each group that is
about signals, faults, updates and several processes, and all tests on Windows, take the command itself (``started`` in
processes.py).
"""

import gc
import os
import runpy
import signal
import sys
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection, wait
from multiprocessing.reduction import recv_handle
from types import ModuleType
from typing import NamedTuple

assert sys.platform != "win32"
LOADED = (
    "naqala.cli.main",
    "naqala.cli.serve",
    "naqala.server.app",
    "naqala.server.metrics",
    "naqala.server.storage.migrate",
    "uvicorn.lifespan.on",
    "uvloop",
    "cryptography.hazmat.primitives.asymmetric.ec",
    "sqlalchemy.dialects.sqlite.pysqlite",
    "multiprocessing.resource_tracker",
    "multiprocessing.popen_spawn_posix",
)


class Job(NamedTuple):
    """A server to run, in a fork."""

    words: list[str]
    program: str | None
    environment: dict[str, str]
    output: int
    errors: int

    def run(self) -> None:
        """Become the process that the command would have started. Its end is the end of Python."""
        os.setsid()
        for theirs, ours in ((self.output, 1), (self.errors, 2)):
            os.dup2(theirs, ours)
            os.close(theirs)
        os.environ.clear()
        os.environ.update(self.environment)
        sys.argv = ["-c", *self.words]
        if self.program is None:
            runpy.run_module("naqala.cli", run_name="__main__", alter_sys=True)
        else:
            sys.path[0] = ""
            sys.modules["__main__"] = ModuleType("__main__")
            exec(compile(self.program, "<string>", "exec"), sys.modules["__main__"].__dict__)


def next_job(control: Connection) -> Job | None:
    """Fork a process for each server that is asked for, and report how it ended; return its job in the fork, and None in this
    process when the tests have ended.
    """
    woken, wakes = os.pipe()
    os.set_blocking(wakes, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(wakes, warn_on_full_buffer=False)
    running: dict[int, int] = {}
    while True:
        if woken in wait([control, woken]):
            os.read(woken, 1000)
            _report(running)
            continue
        try:
            words, program, environment = control.recv()
        except EOFError:
            for pid in running:
                os.kill(pid, signal.SIGKILL)
            return None
        output, errors, ended = (recv_handle(control) for _ in range(3))
        pid = os.fork()
        if pid == 0:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            control.close()
            for one in (woken, wakes, ended, *running.values()):
                os.close(one)
            return Job(words, program, environment, output, errors)
        os.close(output)
        os.close(errors)
        running[pid] = ended
        control.send(pid)


def _report(running: dict[int, int]) -> None:
    """Write the status of those that have ended where the test looks for it."""
    with suppress(ChildProcessError):
        while (found := os.waitpid(-1, os.WNOHANG))[0]:
            pid, status = found
            ended = running.pop(pid)
            with suppress(BrokenPipeError):
                os.write(ended, str(os.waitstatus_to_exitcode(status)).encode())
            os.close(ended)


def main() -> None:
    """Load what servers need, then fork."""
    for name in LOADED:
        import_module(name)
    gc.freeze()  # a collection in a fork would copy all of it
    job = next_job(Connection(int(sys.argv[1])))
    if job is not None:
        job.run()


if __name__ == "__main__":
    main()
