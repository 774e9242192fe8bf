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

ENVIRONMENT = {
    "NAQALA_MODE": "plain",
    "NAQALA_WARM": "false",
    "NAQALA_WORKERS": "1",
    "NAQALA_BOT_SECONDS": "0.02",
    "NAQALA_RATE": "100000/second",
}


class Process:
    """``naqala serve`` as people start it, or by a program of the test; at any free port, if nothing else is said."""

    def __init__(self, folder: Path, port: str | None = "0", program: str | None = None, **environment: str) -> None:
        command = [sys.executable, *(["-m", "naqala.cli"] if program is None else ["-c", program])]
        command += ["serve", "--data", str(folder), "--no-browser"]
        command += [] if port is None else ["--port", port]
        self.errors = (folder / "stderr").open("a+", encoding="utf-8")
        self._process = subprocess.Popen(
            command,
            env={**os.environ, **ENVIRONMENT, **environment},
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            start_new_session=True,
        )
        assert self._process.stdout is not None
        first = self._process.stdout.readline()
        found = re.match(r"naqala: http://localhost:(\d+)/ ", first)
        assert found, first
        self.address = f"127.0.0.1:{found[1]}"

    def next_line(self) -> str:
        """What it says after where it is."""
        assert self._process.stdout is not None
        return self._process.stdout.readline()

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
        os.killpg(self._process.pid, signal.SIGINT)
        return self._end()

    def _end(self) -> int:
        code = self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self.errors.close()
        return code

    @property
    def is_alive(self) -> bool:
        return self._process.poll() is None


@contextmanager
def served(folder: Path, port: str | None = "0", program: str | None = None, **environment: str) -> Iterator[Process]:
    process = Process(folder, port, program, **environment)
    try:
        yield process
    finally:
        process.kill()


def is_there(worker: int) -> bool:
    try:
        return Path(f"/proc/{worker}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
