"""The server that is measured, in processes of its own."""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx


class Server:
    """A server with a database in a folder that is thrown away, or in Postgres."""

    def __init__(self, folder: Path, processes: int = 1, database: str | None = None) -> None:
        self._folder, self._processes, self._database = folder, processes, database
        self.address = self._start(0)

    def _start(self, port: int) -> str:
        """Start the server; return its address."""
        command = [sys.executable, "-m", "naqala.cli", "serve", "--port", str(port), "--data", str(self._folder), "--no-browser"]
        rates = ("RATE", "ADDRESS_RATE", "FRAME_RATE", "CONNECT_RATE", "REQUEST_RATE", "OPEN_RATE", "SEAT_RATE")
        limits = {f"NAQALA_{name}": "100000/second" for name in rates}
        limits |= {"NAQALA_CONNECTIONS": "100000", "NAQALA_RAW_CONNECTIONS": "100000", "NAQALA_PROCESSES": str(self._processes)}
        limits |= {"NAQALA_DATABASE": self._database} if self._database else {}
        environment = {**os.environ, **limits, "NAQALA_WARM": "false", "NAQALA_WORKERS": "1"}
        self._process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        found = re.search(r"http://localhost:(\d+)/", first := self._process.stdout.readline())
        assert found, first
        return f"127.0.0.1:{found[1]}"

    def kill_and_start(self) -> None:
        """Kill the server without warning and start it again."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._start(int(self.address.rpartition(":")[2]))

    def mode(self) -> str:
        """Return the mode its bots think in, as it says itself."""
        ready = httpx.get(f"http://{self.address}/health/ready", timeout=60).raise_for_status().json()
        return "compiled" if ready["compiled"] else "plain"

    def cpu(self) -> float:
        """Return the seconds of processor time its processes have used, without those bots think in, if /proc is there."""
        if sys.platform == "win32":
            return 0.0
        return sum(int(fields[11]) + int(fields[12]) for fields in self._stats()) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Return the MiB these processes hold, if /proc is there."""
        return sum(int(fields[21]) for fields in self._stats()) * 4096 / 2**20

    def _stats(self) -> Iterator[list[str]]:
        """Yield /proc's numbers of each process that serves."""
        for path in Path("/proc").glob("[0-9]*/stat" if self._processes > 1 else f"{self._process.pid}/stat"):
            with suppress(OSError):
                fields = path.read_text(encoding="utf-8").rpartition(")")[2].split()
                parent = int(fields[1]) if self._processes > 1 else 0
                if self._process.pid in (int(path.parent.name), parent):
                    yield fields

    def stop(self) -> None:
        """Stop the server, gently at first."""
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


@contextmanager
def a_server(processes: int = 1, database: str | None = None) -> Iterator[Server]:
    """Run a server inside the block."""
    with tempfile.TemporaryDirectory(prefix="naqala-load", ignore_cleanup_errors=True) as folder:
        server = Server(Path(folder), processes, database)
        try:
            yield server
        finally:
            server.stop()
