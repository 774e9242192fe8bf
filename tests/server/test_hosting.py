"""What a host relies on, against one server as people start it, which says what it does."""

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from random import Random
from threading import Thread

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from naqala.server import metrics
from naqala.server.network.intake import SMALL_BODY
from naqala.server.protocol.transcript import DETAILED
from tests.server.clients import PATIENCE, Browser, play_on, wait_until, wanted
from tests.server.processes import Process, started
from tests.server.test_database import linux, stopped
from tests.server.test_reviews import open_finished

OPENED, SEATS, FILMS, KEPT, YEAR = 20, 4, 5, 30, 365 * 86_400.0
OBSERVED = f"""
import sys, time
from pathlib import Path

folder, now = Path(sys.argv[sys.argv.index("--data") + 1]), time.time
time.time = lambda: now() + {YEAR} * (folder / "ahead").exists()

from naqala.cli.main import main
from naqala.server import house
from naqala.server.network import intake
from naqala.server.protocol import looks
from naqala.server.rooms import moderation
from naqala.server.storage import retention
from naqala.server.thinking import think_queue
from naqala.server.protocol import transcript
from naqala.server.storage import uptime
from naqala.server.rooms.broadcaster import Broadcaster

house.FRESH, moderation.PAUSE, retention.HOUR = 0.3, 0.1, 0.0
think_queue.AGING = uptime.LONGEST_GAP = 1e9
parse, leave, seen, show, told = intake._parse, think_queue.ThinkQueue._leave, looks.events_seen, Broadcaster.show, [0]

def say(*words):
    print(*words, file=sys.stderr, flush=True)

def parse_slowly(body):
    if b"slowly" in body:
        say("parsing:")
        while not (folder / "parsed").exists():
            time.sleep(0.01)
    return parse(body)

def leave_aloud(self):
    waiting = [one for one in self._waiting if not one.called.done()]
    leave(self)
    for one in waiting:
        if one.called.done():
            say("turn:", one.asker.urgency.name, *{{other.asker.urgency.name for other in waiting}})

def count_seen(*arguments):
    told[0] += 1
    return seen(*arguments)

def show_aloud(*arguments):
    before = told[0]
    show(*arguments)
    say("actions:", told[0] - before)

intake._parse, think_queue.ThinkQueue._leave, Broadcaster.show = parse_slowly, leave_aloud, show_aloud
looks.events_seen = transcript.events_seen = count_seen
sys.exit(main(sys.argv[1:]))
"""
"""A server that looks after its tables without pause, with a clock that is a year ahead while a file says so. It says whose bot
thinks next and which kinds waited (no kind becomes more urgent by waiting), how many actions it went through for each ``watch``,
and when it parses a body that is slow. A player could lose any time at once.
"""


@pytest.fixture(scope="module")
def metrics_port() -> int:
    with metrics.start("127.0.0.1:0") as port:
        return int(port)  # free a moment ago


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory, metrics_port: int) -> Iterator[Process]:
    settings = {
        "NAQALA_METRICS": f"127.0.0.1:{metrics_port}",
        "NAQALA_ACCESS_LOG": "true",
        "NAQALA_OPEN_RATE": f"{OPENED}/second",
        "NAQALA_SEAT_RATE": f"{SEATS}/day",
        "NAQALA_FILM_RATE": f"{FILMS}/day",
        "NAQALA_KEEP_DAYS": str(KEPT),
        "NAQALA_IDLE_MINUTES": "0.001",
        "NAQALA_HINT_SECONDS": "0.2",
    }
    with started(tmp_path_factory.mktemp("hosting"), program=OBSERVED, **settings) as process:
        yield process


@pytest.fixture
def host(process: Process) -> Iterator[Browser]:
    with Browser(process.address) as browser:
        yield browser


@pytest.fixture
def stranger(process: Process) -> Iterator[Browser]:
    with Browser(process.address) as browser:
        yield browser


# Fair to all


def test_a_large_body_is_parsed_beside_the_loop(process: Process, host: Browser) -> None:
    """While it is parsed the server answers others."""
    answers: list[httpx.Response] = []
    large = {"chairs": wanted("hh"), "record": {"slowly": "x" * SMALL_BODY}}
    sending = Thread(target=lambda: answers.append(host.http.post("/api/records", json=large)))
    sending.start()
    try:
        wait_until(lambda: bool(process.said("parsing:")))
        assert httpx.get(f"http://{process.address}/health/live", timeout=PATIENCE / 2).status_code == 200
        assert not answers
    finally:
        process.folder.joinpath("parsed").touch()
        sending.join(PATIENCE)
    assert answers[0].json()["error"] == "FormatError"


def test_to_load_a_table_counts_although_it_has_no_film(host: Browser) -> None:
    """A game that goes on has none. One address would have all tables read into memory."""
    host.http.headers["X-Forwarded-For"] = "10.0.0.9"
    tables = [host.open("hh")["id"] for _ in range(FILMS + 2)]
    answers = [host.http.get(f"/api/tables/{table}/film").status_code for table in tables]
    assert answers == [409] * FILMS + [429] * 2


def test_to_watch_from_any_action_on_is_cheap(process: Process, host: Browser, stranger: Browser) -> None:
    """What is old was told once and is cut where it is wanted."""
    table = host.open("hh")["id"]
    connections = {seat: host.connect(table, seat) for seat in (1, 2)}
    play_on(connections, 2 * DETAILED, Random(1))
    length = len(connections[1].known)
    spectator = stranger.connect(table)
    told = len(process.said("actions:"))
    for after in range(length):
        spectator.socket.send(json.dumps({"type": "watch", "id": f"w{after}", "after": after, "version": spectator.version}))
    wait_until(lambda: len(process.said("actions:")) == told + length)
    counts = [int(count) for count in process.said("actions:")[told:]]
    assert max(counts) == DETAILED


@linux
def test_a_person_waits_neither_for_tables_of_bots_nor_for_hints_nor_for_reviews(
    process: Process, host: Browser, stranger: Browser, metrics_port: int
) -> None:
    """Tables of bots alone think while a person watches, and only then. When a hint, a review and a person's bot wait for the
    worker too, it goes on with the last, although all are of one address and the others have waited longer.
    """
    tables = [stranger.open("bbbb", level="expert")["id"] for _ in range(2)]
    mine = host.connect(host.open("hb")["id"], 1)
    play_on({1: mine}, 5, Random(1))
    mine.until_scene(lambda scene: scene["look"]["question"]["seat"] == 1)
    assert not [turn for turn in process.said("turn:") if "BOTS" in turn]
    watched = [stranger.connect(table) for table in tables]
    assert [connection.version for connection in watched] == [0, 0]
    for connection in watched:
        connection.catch_up(1)
    curious = stranger.connect(stranger.open("hh", hints=True)["id"], None)
    curious.watch(curious.asked)
    reviewed, seen = open_finished(stranger), Metrics(metrics_port)
    with stopped(process.workers()):
        wait_until(lambda: seen.now("naqala_bot_queue") == 1)  # of the two tables of bots
        turns = len(process.said("turn:"))
        curious.say("hint", seat=curious.seat, version=curious.version)
        assert stranger.http.post(f"/api/tables/{reviewed}/review").status_code == 202
        while mine.asked == 1:
            mine.catch_up(mine.play()["version"])
        wait_until(lambda: seen.now("naqala_bot_queue") == 4)
    mine.until_scene(lambda scene: scene["look"]["question"]["seat"] == 1)
    first, *waiting = process.said("turn:")[turns].split()
    assert (first, set(waiting)) == ("PEOPLE", {"PEOPLE", "HINT", "BOTS", "REVIEW"})


# What is stored, and for how long


def test_a_broken_row_is_named_and_harms_its_table_alone(process: Process, host: Browser) -> None:
    spoilt = {
        "events set event = 'nonsense' where number = 1 and game": "event 1",
        "events set number = 7 where number = 1 and game": "event 1",
        "games set setup = '{}' where id": "setup",
    }
    *broken, sound = (host.open("hh")["id"] for _ in range(1 + len(spoilt)))
    for table in (*broken, sound):
        seats = {seat: host.connect(table, seat) for seat in (1, 2)}
        play_on(seats, 2, Random(1))
        for connection in seats.values():
            connection.close()
    wait_until(lambda: host.http.get("/health/ready").json()["tables"] == 0)
    with closing(sqlite3.connect(process.folder / "tables.sqlite", timeout=PATIENCE)) as database, database:
        for table, row in zip(broken, spoilt, strict=True):
            assert database.execute(f"update {row} = ?", [table]).rowcount == 1
    for table in broken:
        assert host.connect(table, watch=False).closed_with() == 4410
        answer = host.http.get(f"/api/tables/{table}/record")
        assert (answer.status_code, answer.json()["error"]) == (500, "BrokenTableError")
        assert table in answer.json()["text"]
    log = process.log()
    for table, what in zip(broken, spoilt.values(), strict=True):
        assert re.search(rf"{table}.*{what}|{what}.*{table}", log), what
    connection = host.connect(sound, 1)
    assert connection.version == 2
    connection.watch(connection.asked)
    assert connection.play()["type"] == "done"
    assert sound in {row["id"] for row in host.http.get("/api/tables").json()}
    assert host.http.get("/health/ready").status_code == 200


def test_clocks_that_jump_break_no_limits(process: Process, host: Browser) -> None:
    """A limit by the day is no higher on the day to which the clock jumps, and none lasts until that day has come; no player
    loses time, and no table is old.
    """

    def jump() -> None:
        """Let the clock jump ahead, or back. The server notices where it would delete old tables."""
        before, ahead = process.log().count("the clock has jumped"), process.folder / "ahead"
        ahead.unlink() if ahead.exists() else ahead.touch()
        wait_until(lambda: process.log().count("the clock has jumped") > before)

    def try_seat() -> int:
        return host.sit(table, "no such secret").status_code

    def open_table() -> int:
        return host.http.post("/api/tables", json={"chairs": wanted("hh")}).status_code

    host.http.headers["X-Forwarded-For"] = "10.0.0.8"
    unused = host.open("hh")["id"]
    table = host.open("hh", pace={"kind": "clock", "base": 60, "end": "seat", "level": "uniform"})["id"]
    connection = host.connect(table, 1)
    assert connection.play(seat=connection.asked)["type"] == "done"
    assert [try_seat() for _ in range(SEATS + 1)] == [403] * SEATS + [429]
    jump()
    try:
        assert try_seat() == 429
        for _ in range(OPENED):
            open_table()
    finally:
        jump()
    wait_until(lambda: open_table() == 201)
    connection.watch(connection.asked)
    assert connection.scene["time"]["up"] == []
    assert connection.play()["type"] == "done"
    assert unused in {row["id"] for row in host.http.get("/api/tables").json()}


# What a host sees


class Metrics:
    """What Prometheus reads."""

    def __init__(self, port: int) -> None:
        self._page = f"http://127.0.0.1:{port}/metrics"
        self._before = self._read()

    def _read(self) -> dict[tuple[str, str], float]:
        """The values, by name and labels."""
        self.text = httpx.get(self._page, timeout=PATIENCE).text
        self.families = list(text_string_to_metric_families(self.text))
        return {
            (sample.name, ",".join(sample.labels.values())): sample.value for family in self.families for sample in family.samples
        }

    def now(self, name: str) -> float:
        return self._read()[name, ""]

    def more(self, name: str, label: str = "") -> float:
        """How much it has grown since the first look."""
        return self._read()[name, label] - self._before.get((name, label), 0.0)


def test_metrics_and_log_say_what_happens_and_nothing_about_a_person(process: Process, host: Browser, metrics_port: int) -> None:
    """At a port of their own; a label has few values."""
    seen = Metrics(metrics_port)
    table = host.open("hb")["id"]
    connection = host.connect(table, 1)
    play_on({1: connection}, 4, Random(1))
    assert host.http.get("/api/nothing?secret=hidden").status_code == 404
    assert connection.ask("play", seat=1, version=0, action="bid 0")["error"] == "StaleError"
    wait_until(lambda: seen.more("naqala_loop_lag_seconds_count") > 0)
    assert seen.more("naqala_actions_total", "person") == 4
    assert seen.more("naqala_actions_total", "bot") > 0
    assert seen.more("naqala_action_seen_seconds_count") == 4
    assert seen.more("naqala_commit_seconds_count") > 4
    assert seen.more("naqala_bot_wait_seconds_count", "people") > 0
    assert seen.more("naqala_refused_total", "StaleError") == 1
    wait_until(lambda: (seen.now("naqala_connections"), seen.now("naqala_tables")) == (1, 1))
    check_names(seen)
    cookie, log = str(host.http.cookies.get("naqala")), process.log()
    for secret in (table, "127.0.0.1", cookie):
        assert secret not in seen.text
    assert "naqala_" not in host.http.get("/metrics").text
    assert re.search(r"event='request' address='127.0.0.1' method='POST' path='/api/tables' status=201", log)
    assert "hidden" not in log
    assert cookie not in log


def check_names(seen: Metrics) -> None:
    """One prefix, base units, and labels with few values."""
    for family in seen.families:
        if family.name.startswith(("process_", "python_")):
            continue
        assert family.name.startswith("naqala_")
        assert not re.search(r"_(ms|milli|micro|nano|minutes|hours|kb|mb|percent)", family.name)
        assert family.type != "histogram" or family.name.endswith("_seconds")
        labels = {name: value for sample in family.samples for name, value in sample.labels.items() if name != "le"}
        assert labels.keys() <= {"by", "error", "urgency", "status"}
        assert all(re.fullmatch(r"\w{1,30}", value) for value in labels.values())
