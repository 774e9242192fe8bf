"""The server as ``make play`` starts it: its bots think with compiled code as soon as there is some."""

import shutil
import sys
from pathlib import Path
from random import Random

import pytest

from naqala.engine.kernel import cache_folder
from tests.server.clients import Browser, Connection, play_on, wait_until
from tests.server.processes import has_compiler, made_to_play

COMPILING = 900.0
"""Seconds a compile may take on a busy machine."""


def unmarked_copy(cache: Path) -> None:
    """Copies what lies compiled, without the marks that say so: a compile then takes seconds."""
    for part in ("engine", "bots"):
        folder = cache_folder("compiled", part)
        if folder.exists():
            shutil.copytree(folder, cache / folder.name, ignore=shutil.ignore_patterns("warm"))


def play_a_little(browser: Browser) -> Connection:
    """A new game with a bot; the third answer of seat 1 is a move, so by then the bot has bid too."""
    connection = browser.connect(browser.open("hb", level="greedy")["id"], 1)
    play_on({1: connection}, 3, Random(1))
    return connection


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")
def test_bots_of_make_play_are_compiled_in_the_background_and_then_play_compiled(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    unmarked_copy(cache)
    with made_to_play(tmp_path, NAQALA_CACHE=str(cache)) as process, Browser(process.address) as browser:
        play_a_little(browser)
        wait_until(lambda: browser.http.get("/health/ready").json()["compiled"], COMPILING)
        connection = play_a_little(browser)
        assert connection.hello["warm"]
        assert connection.ask("hint", seat=1, version=connection.version)["type"] == "done"
        assert any(has_compiler(worker) for worker in process.workers())
        assert not has_compiler(process.pid), "the server itself plays in plain mode"
