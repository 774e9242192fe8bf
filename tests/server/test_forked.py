"""A forked server is what the command would be (fork_server.py)."""

import json
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import Browser
from tests.server.processes import Process, served, started

TELLS = """
import gc, json, multiprocessing, os, signal, sys, threading
from naqala.cli.main import main

print("facts", json.dumps({
    "words": sys.argv,
    "name": __name__,
    "file": [globals().get("__file__"), getattr(sys.modules["__main__"], "__spec__", None)],
    "path": sys.path,
    "variables": {name: value for name, value in os.environ.items() if name not in ("_", "OLDPWD")},
    "folder": os.getcwd(),
    "leads a session": os.getsid(0) == os.getpid(),
    "files": sorted(int(one) for one in os.listdir("/proc/self/fd")),
    "threads": threading.active_count(),
    "is a child of Python": multiprocessing.parent_process() is not None,
    "signals": [str(signal.getsignal(one)) for one in (signal.SIGINT, signal.SIGTERM, signal.SIGCHLD, signal.SIGPIPE)],
    "streams": [sys.stdout.encoding, sys.stdout.errors, sys.stdout.line_buffering, sys.stderr.encoding, sys.stdin.encoding],
    "collector": [gc.isenabled(), gc.get_threshold(), len(gc.callbacks)],
}), file=sys.stderr, flush=True)
sys.exit(main(sys.argv[1:]))
"""
Serve = Callable[..., AbstractContextManager[Process]]


def facts(serve: Serve, folder: Path) -> Any:
    """What a server says about itself, whether its workers think, and how it ends."""
    with serve(folder, program=TELLS, NAQALA_PUBLIC="https://table.example") as process, Browser(process.address) as browser:
        told = json.loads(process.said("facts")[-1])
        assert process.next_line() == "naqala: https://table.example/   for others\n"
        browser.connect(browser.open("bb")["id"]).until_scene(lambda scene: bool(scene["version"] > 4))
        assert len(process.workers()) > 0
        return told, process.terminate()


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
def test_a_fork_differs_in_nothing_from_the_command(tmp_path: Path) -> None:
    forked, real = facts(served, tmp_path), facts(started, tmp_path)
    assert forked == real
    assert real[1] == 0
