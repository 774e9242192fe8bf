"""Crowds at one table, and one address that wants too much: against the command as people start it."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from naqala.cli.main import main
from naqala.server.lobby import MOST_OF_ONE
from tests.server.clients import Browser, Connection, play_on, wait_until, wanted
from tests.server.processes import Process, served

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="stops processes as Unix does")
SPECTATORS, ANSWERS = 40, 5
COUNTS = """
import sys
from naqala.cli.main import main
from naqala.server.rooms import broadcaster
from naqala.server.protocol.looks import Sight

def counted(word, function):
    def call(*arguments):
        print(word, file=sys.stderr, flush=True)
        return function(*arguments)
    return call

Sight.look = counted("look", Sight.look)
broadcaster.encode = counted("message", broadcaster.encode)
broadcaster.encode_raw = counted("part", broadcaster.encode_raw)
sys.exit(main(sys.argv[1:]))
"""
"""A server that says how often it makes and encodes what several guests are told."""


def counts(process: Process) -> tuple[int, int, int]:
    """How often looks, messages for several guests, and parts of scenes were made so far."""
    process.errors.seek(0)
    lines = process.errors.read().split()
    return lines.count("look"), lines.count("message"), lines.count("part")


def test_a_crowd_of_spectators_costs_as_much_as_one(tmp_path: Path) -> None:
    """What they see is made and encoded once, the players do not hear of them, and names change so often and no more."""
    with served(tmp_path, program=COUNTS) as process, Browser(process.address) as host, Browser(process.address) as stranger:
        table = host.open("hh")["id"]
        seats = {seat: host.connect(table, seat) for seat in (1, 2)}
        first = stranger.connect(table)
        alone = counts(process)
        heard = {seat: len(connection.messages) for seat, connection in seats.items()}
        crowd = [first, *(stranger.connect(table) for _ in range(SPECTATORS))]
        before = counts(process)
        assert (before[0], before[2]) == (alone[0], alone[2])
        play_on(seats, ANSWERS, Random(1))
        for spectator in crowd:
            spectator.catch_up(seats[1].version)
        looks, messages, parts = (now - then for now, then in zip(counts(process), before, strict=True))
        assert (looks, parts) == (3 * ANSWERS, 0), "one look for each seat and one for all spectators"
        assert messages - 3 * ANSWERS <= 1, "and who is here"
        for seat, connection in seats.items():
            told = [message["type"] for message in connection.messages[heard[seat] :]]
            assert set(told) <= {"done", "change", "present"}
            assert told.count("change") == ANSWERS
            assert told.count("present") <= 1
        rename(crowd, seats[1], counts(process)[1], process)


def rename(crowd: list[Connection], player: Connection, messages: int, process: Process) -> None:
    names = [player.say("rename", seat=1, name=f"Name {number}") for number in range(65)]
    answers = [player.until_answer() for _ in names]
    assert [answer["type"] for answer in answers] == ["done"] * 60 + ["refused"] * 5
    assert {answer["error"] for answer in answers[60:]} == {"TooMuchError"}
    for spectator in crowd:
        spectator.until_chairs(lambda chairs: chairs[0]["name"] == "Name 59")
    assert counts(process)[1] - messages <= 60 * 3


def test_connections_to_no_address_of_ours_count_too(tmp_path: Path) -> None:
    """Like those to tables, so that one who looks for addresses is asked to wait."""
    with served(tmp_path, NAQALA_CONNECT_RATE="4/minute") as process, Browser(process.address) as browser:
        table = browser.open("hh")["id"]
        codes = [browser.connect(path, watch=False).closed_with() for path in ("x", "../../nothing", "../x/y", "../..")]
        assert codes == [4404] * 4
        assert browser.connect(table, watch=False).closed_with() == 1013
        elsewhere: Any = {"X-Forwarded-For": "10.0.0.2"}
        assert browser.connect(table, 1, **elsewhere).scene


def test_one_address_has_a_share_of_the_lobby(tmp_path: Path) -> None:
    """Of its places and of the free seats: one person could fill the list, or every table in it."""
    settings = {"NAQALA_LOBBY": "true", "NAQALA_OPEN_RATE": "100/second"}
    with served(tmp_path, **settings) as process, Browser(process.address) as greedy, Browser(process.address) as other:
        greedy.http.headers["X-Forwarded-For"], other.http.headers["X-Forwarded-For"] = "10.0.0.2", "10.0.0.3"

        def open_table(browser: Browser) -> httpx.Response:
            browser.http.cookies.clear()
            return browser.http.post("/api/tables", json={"chairs": wanted("hll"), "lobby": "en"})

        def join(browser: Browser, table: str) -> int:
            browser.http.cookies.clear()
            return browser.http.post(f"/api/lobby/{table}").status_code

        tables = [open_table(greedy).json()["id"] for _ in range(MOST_OF_ONE)]
        assert open_table(greedy).status_code == 429
        last = open_table(other).json()["id"]
        assert join(greedy, last) == 429
        assert [join(other, table) for table in tables] == [200] * (MOST_OF_ONE - 1) + [429]
        assert other.http.post(f"/api/lobby/{tables[-1]}").status_code == 429
        assert len(other.http.get("/api/lobby").json()) == MOST_OF_ONE + 1
        assert main(["tables", "close", tables[0], "--data", str(tmp_path)]) == 0
        assert join(other, tables[-1]) == 200
        assert other.http.post(f"/api/lobby/{tables[-1]}/leave").status_code == 204
        assert join(other, tables[-1]) == 200


@contextmanager
def worker_stopped(process: Process) -> Iterator[None]:
    """All that think stand still inside the block."""
    workers = process.workers()
    if sys.platform == "win32":
        return
    for one in workers:
        os.kill(one, signal.SIGSTOP)
    try:
        yield
    finally:
        for one in workers:
            os.kill(one, signal.SIGCONT)


def test_one_address_has_so_many_thoughts_at_once(tmp_path: Path) -> None:
    """Those that think and those that wait: a hint more is refused, a bot answers later, and other addresses have their own."""
    with served(tmp_path, NAQALA_THOUGHTS="2") as process, Browser(process.address) as browser, Browser(process.address) as other:
        greedy: Any = {"X-Forwarded-For": "10.0.0.2"}
        tables = [browser.open("hh", hints=True)["id"] for _ in range(3)]
        lines = [browser.connect(table, None, **greedy) for table in tables]
        for line in lines:
            line.watch(line.asked)
        first, mine = (other.connect(other.open("hh", hints=True)["id"], None) for _ in range(2))
        for line in (first, mine):
            line.watch(line.asked)
        assert first.ask("hint", seat=first.seat, version=first.version)["type"] == "done", "the worker is there"
        game = browser.connect(browser.open("hb")["id"], 1, **greedy)
        wait_until(lambda: bool(process.workers()))
        with worker_stopped(process):
            hints = [line.say("hint", seat=line.seat, version=line.version) for line in lines[:2]]
            for line in lines[:2]:
                assert line.ask("watch", seat=line.seat)["type"] == "done", "the hint before is begun"
            refused = lines[2].ask("hint", seat=lines[2].seat, version=lines[2].version)
            assert (refused["type"], refused["error"]) == ("refused", "TooMuchError")
            while game.asked == 1:
                game.catch_up(game.play()["version"])
            waiting = mine.say("hint", seat=mine.seat, version=mine.version)
            assert mine.ask("watch", seat=mine.seat)["type"] == "done"
        assert mine.until_answer()["id"] == waiting
        for line, hint in zip(lines, hints, strict=False):
            assert line.until_answer()["id"] == hint
        game.catch_up(game.version + 1)
        assert lines[2].ask("hint", seat=lines[2].seat, version=lines[2].version)["type"] == "done"
