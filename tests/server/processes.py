"""Servers in processes of their own, which can be killed."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import IO

from tests.server.clients import PATIENCE
from tests.server.forked import Forked

ROOT = Path(__file__).parent.parent.parent
Start = Callable[[IO[str]], "subprocess.Popen[str] | Forked"]
"""Starts a process that writes its errors there."""
ENVIRONMENT = {
    "NAQALA_MODE": "plain",
    "NAQALA_WARM": "false",
    "NAQALA_WORKERS": "1",
    "NAQALA_BOT_SECONDS": "0.02",
    "NAQALA_RATE": "100000/second",
    "NAQALA_ADDRESS_RATE": "100000/second",
    "NAQALA_FRAME_RATE": "100000/second",
}


PROMISED, BUSY = 10.0, 20.0
"""Seconds within which SIGTERM ends a server, whatever its clients and its database do, and seconds more for a busy machine. One
that waits for a client or a database never ends.
"""
TRIES = 3
"""So often a server is started whose Postgres does not answer in time, as on a machine whose disk is busy for seconds."""


def _started(command: list[str], variables: dict[str, str], errors: IO[str]) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        command,
        cwd=ROOT,
        env=variables,
        stdout=subprocess.PIPE,
        stderr=errors,
        text=True,
        start_new_session=True,
        creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),  # the same on Windows
    )


class Process:
    """``naqala serve`` as people start it, or by a program of the test; at any free port, if nothing else is said."""

    def __init__(self, folder: Path, port: str | None = "0", program: str | None = None, **environment: str) -> None:
        words = ["serve", "--data", str(folder), "--no-browser", *([] if port is None else ["--port", port])]
        self.folder = folder
        self._start(folder, self._starter(words, program, {**os.environ, **ENVIRONMENT, **environment}))

    def _starter(self, words: list[str], program: str | None, variables: dict[str, str]) -> Start:
        python = [sys.executable, *(["-m", "naqala.cli"] if program is None else ["-c", program])]
        return partial(_started, [*python, *words], variables)

    def _start(self, folder: Path, start: Start) -> None:
        self.errors = (folder / "stderr").open("a+", encoding="utf-8")
        self._process = start(self.errors)
        assert self._process.stdout is not None
        first = self._process.stdout.readline()
        found = re.match(r"naqala: http://localhost:(\d+)/ ", first)
        if not found:
            self._end()
            said = (folder / "stderr").read_text(encoding="utf-8")
            if said.endswith("connection timeout expired\n") and said.count("\n") < TRIES:
                self._start(folder, start)
                return
            raise AssertionError(f"the server did not start: {first}{said[-2000:]}")
        self.address = f"127.0.0.1:{found[1]}"

    def next_line(self) -> str:
        """What it says after where it is."""
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def log(self) -> str:
        """What it has written to standard error so far."""
        return Path(self.errors.name).read_text(encoding="utf-8")

    def said(self, word: str) -> list[str]:
        """What it has written to standard error after this word, line by line."""
        return [line.removeprefix(word).strip() for line in self.log().splitlines() if line.startswith(word)]

    def workers(self) -> list[int]:
        """The processes it has started."""
        found = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[1]) == self._process.pid and fields[0] != "Z":
                found.append(int(stat.parent.name))
        return found

    def kill(self) -> None:
        """As the power does."""
        self._process.kill()
        self._end()

    def interrupt(self) -> int:
        """Ctrl-C, which every process of the terminal gets."""
        if sys.platform == "win32":
            self._process.send_signal(signal.CTRL_BREAK_EVENT)
        else:
            os.killpg(self._process.pid, signal.SIGINT)
        return self._end()

    def terminate(self) -> int:
        """As systemd and containers do; it must end in time."""
        self._process.terminate()
        return self.wait()

    def wait(self) -> int:
        """Wait for its end, which was asked for."""
        return self._end(PROMISED + BUSY)

    def _end(self, patience: float = PATIENCE) -> int:
        code = self._process.wait(patience)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self.errors.close()
        return code

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        return self._process.poll() is None


class ForkedProcess(Process):
    """The same in a fork of a process that has loaded it (fork_server.py)."""

    def _starter(self, words: list[str], program: str | None, variables: dict[str, str]) -> Start:
        expected = {**os.environ, **ENVIRONMENT}
        assert all(variables.get(name) == expected.get(name) for name in ("NAQALA_MODE", "PYTHONPATH")), "settled before the fork"
        return partial(Forked, words, program, variables)


QuickProcess = Process if sys.platform == "win32" else ForkedProcess
"""For tests of what a server does once it runs."""


class MakePlay(Process):
    """The server that ``make play`` starts: the installed command, with no setting but where to keep things and any free port."""

    def __init__(self, folder: Path, **environment: str) -> None:
        outside = {name: value for name, value in os.environ.items() if not name.startswith(("NAQALA_", "MAKE", "MFLAGS"))}
        recipe = ["make", "--dry-run", "--no-print-directory", "play"]
        lines = subprocess.run(recipe, cwd=ROOT, env=outside, capture_output=True, text=True, check=True).stdout.splitlines()
        variables = {**outside, "NAQALA_DATA": str(folder), "NAQALA_PORT": "0", **environment}
        self._start(folder, partial(_started, lines[-1].split(), variables))


@contextmanager
def made_to_play(folder: Path, **environment: str) -> Iterator[Process]:
    process = MakePlay(folder, **environment)
    try:
        yield process
    finally:
        if process.is_alive:
            process.interrupt()


@contextmanager
def served(folder: Path, port: str | None = "0", program: str | None = None, **environment: str) -> Iterator[Process]:
    """A server that is forked where that is possible."""
    yield from _until_killed(QuickProcess(folder, port, program, **environment))


@contextmanager
def started(folder: Path, port: str | None = "0", program: str | None = None, **environment: str) -> Iterator[Process]:
    """A server by the command that people use."""
    yield from _until_killed(Process(folder, port, program, **environment))


def _until_killed(process: Process) -> Iterator[Process]:
    try:
        yield process
    finally:
        process.kill()


def kill(worker: int) -> None:
    """As the power does."""
    if sys.platform != "win32":
        os.kill(worker, signal.SIGKILL)


def is_there(worker: int) -> bool:
    try:
        return Path(f"/proc/{worker}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def has_compiler(process: int) -> bool:
    """Whether the process has loaded Numba, which plain mode never does; LLVM alone only names the processor."""
    try:
        return "/site-packages/numba/" in Path(f"/proc/{process}/maps").read_text(encoding="utf-8")
    except OSError:  # it has ended
        return False
