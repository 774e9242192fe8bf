"""Servers in processes of their own, which can be killed."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.clients import PATIENCE

ROOT = Path(__file__).parent.parent.parent
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


class Process:
    """``naqala serve`` as people start it, or by a program of the test; at any free port, if nothing else is said."""

    def __init__(self, folder: Path, port: str | None = "0", program: str | None = None, **environment: str) -> None:
        command = [sys.executable, *(["-m", "naqala.cli"] if program is None else ["-c", program])]
        command += ["serve", "--data", str(folder), "--no-browser"]
        command += [] if port is None else ["--port", port]
        self.folder = folder
        self._start(command, folder, {**os.environ, **ENVIRONMENT, **environment})

    def _start(self, command: list[str], folder: Path, environment: dict[str, str]) -> None:
        self.errors = (folder / "stderr").open("a+", encoding="utf-8")
        self._process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),  # the same on Windows
        )
        assert self._process.stdout is not None
        first = self._process.stdout.readline()
        found = re.match(r"naqala: http://localhost:(\d+)/ ", first)
        if not found:
            self._end()
            said = (folder / "stderr").read_text(encoding="utf-8")
            if said.endswith("connection timeout expired\n") and said.count("\n") < TRIES:
                self._start(command, folder, environment)
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


class MakePlay(Process):
    """The server that ``make play`` starts: the installed command, with no setting but where to keep things and any free port."""

    def __init__(self, folder: Path, **environment: str) -> None:
        outside = {name: value for name, value in os.environ.items() if not name.startswith(("NAQALA_", "MAKE", "MFLAGS"))}
        recipe = ["make", "--dry-run", "--no-print-directory", "play"]
        lines = subprocess.run(recipe, cwd=ROOT, env=outside, capture_output=True, text=True, check=True).stdout.splitlines()
        self._start(lines[-1].split(), folder, {**outside, "NAQALA_DATA": str(folder), "NAQALA_PORT": "0", **environment})


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
    process = Process(folder, port, program, **environment)
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
