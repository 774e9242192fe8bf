"""A server as `naqala serve` starts it, but less patient, in a process of its own: it can be stopped and come back."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import IO

from naqala.server.app import STATIC

NO_CLIENT = "the browser client is not built: make client"

_QUICK = {
    "NAQALA_MODE": "compiled",
    "NAQALA_WARM": "false",
    "NAQALA_WORKERS": "1",
    "NAQALA_BOT_SECONDS": "0.02",
    "NAQALA_HINT_SECONDS": "0.2",
    "NAQALA_RATE": "100000/second",
    "NAQALA_OPEN_RATE": "100000/second",
    "NAQALA_FILM_RATE": "100000/second",
    "NAQALA_SEAT_RATE": "100000/second",
    "NAQALA_LIST_RATE": "100000/second",
    "NAQALA_LESSON_RATE": "100000/second",
    "NAQALA_SCORE_RATE": "100000/second",
    "NAQALA_REVIEW_RATE": "100000/second",
    "NAQALA_NOTICE_RATE": "100000/second",
    "NAQALA_REVIEW_DEPTH": "hasty",
}
"""Bots, hints and the coach think with compiled code, as people meet them: in plain mode they take a fifth of the processor time
of all tests in Chromium. Small budgets and no limits: tests are not about waiting.
"""
AWAY = 3.0
"""Seconds after which a person counts as having left."""
_PROGRAM = f"""
import os
import sys
from pathlib import Path
from naqala.cli.main import main
from naqala.server import app
from naqala.server.tables import presence

presence.AWAY = {AWAY}
app.STATIC = Path(os.environ.get("CLIENT", app.STATIC))
if "QUICK_NOTICES" in os.environ:
    from naqala.server.notices import sender
    sender.PAUSE, sender.AWAY_SECONDS = 0.2, 0.5
if "AHEAD" in os.environ:
    from naqala.server.storage.uptime import Uptime
    file, steady, added = Path(os.environ["AHEAD"]), Uptime.now, [0.0]

    def now(uptime):
        wanted = float(file.read_text() or 0)
        if wanted > added[0]:
            uptime._known = (uptime._known[0] + wanted - added[0], uptime._known[1])
            added[0] = wanted
        return steady(uptime)

    Uptime.now = now
sys.exit(main(sys.argv[1:]))
"""


class Server:
    """A running server; `stop` and `start` give it back with the same address and the same games."""

    def __init__(self, data: Path, **more: str) -> None:
        """``more`` are environment variables: ``CLIENT`` is the folder of another client, ``QUICK_NOTICES`` shortens waits,
        ``AHEAD`` is a file that says how many seconds more have passed at the clocks of all tables.
        """
        if not (STATIC / "index.html").exists():
            raise RuntimeError(NO_CLIENT)
        self.data = data
        self._more = more
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self, **more: str) -> None:
        """Starts it and waits for the line that names its port."""
        self._more |= more
        command = [sys.executable, "-c", _PROGRAM, "serve", "--no-browser", "--port", str(self._port)]
        environment = {**os.environ, **_QUICK, **self._more, "NAQALA_DATA": str(self.data)}
        with (self.data / "server.log").open("a") as log:
            self._process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._process.stdout is not None
        self._port = _port(self._process.stdout, self.data / "server.log")

    def stop(self) -> None:
        """Stops it as Ctrl-C would; all browsers lose their connection."""
        if self._process is None:
            return
        self._process.terminate()
        self._process.wait(60)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None


def _port(output: IO[str], log: Path) -> int:
    line = output.readline()
    found = re.match(r"naqala: http://[^/]*:(\d+)/", line)
    if found is None:
        raise RuntimeError(f"the server did not start: {line or log.read_text(encoding='utf-8')[-2000:]}")
    return int(found[1])
