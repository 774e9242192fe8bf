"""One person cannot hurt the others: against the command as people start it, with few files and little patience."""

import errno
import json
import os
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from naqala.server.logs import QUIET
from naqala.server.network import connections
from naqala.server.network.connections import ExceptionHandler
from naqala.server.network.intake import LARGEST_BODY, LONGEST_PATH, MOST_PARAMETERS, MOST_VALUES
from naqala.server.network.rate_limits import Limits
from naqala.server.protocol.messages import Done, Refused
from naqala.server.rooms import command_handler
from naqala.server.tables.setup import Chair, check_chairs, seen_name
from tests.server.clients import PATIENCE, Browser, hear_of, wait_until, wanted
from tests.server.processes import Process, served, started
from tests.server.scenery import Scenery, play

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="comes from other addresses of the loopback network")
FILES, RAW, SECONDS = 256, 20, 1.0
STRANGER = "127.0.0.2"
"""Another address of this machine: the server believes only 127.0.0.1 to be a proxy."""
FEW_FILES = f"""
import resource, sys
from naqala.cli.main import main

resource.setrlimit(resource.RLIMIT_NOFILE, ({FILES}, {FILES}))
sys.exit(main(sys.argv[1:]))
"""


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("abuse")
    limits = {"NAQALA_RAW_CONNECTIONS": str(RAW), "NAQALA_REQUEST_SECONDS": str(SECONDS)}
    rates = {"NAQALA_OPEN_RATE": "8/minute", "NAQALA_REQUEST_RATE": "60/minute", "NAQALA_ADDRESS_RATE": "40/minute"}
    rates["NAQALA_FRAME_RATE"] = "200/4 second"
    with served(folder, program=FEW_FILES, **rates, **limits) as process:
        wait_until(lambda: is_answered(process))
        yield process


def is_answered(process: Process, address: str = "127.0.0.1") -> bool:
    with httpx.Client(transport=httpx.HTTPTransport(local_address=address), timeout=5) as client, suppress(httpx.HTTPError):
        return client.get(f"http://{process.address}/health/live").status_code in (200, 429)
    return False


def raw(process: Process, address: str = STRANGER) -> socket.socket:
    host, port = process.address.split(":")
    return socket.create_connection((host, int(port)), timeout=10, source_address=(address, 0))


def answer_to(process: Process, *parts: bytes) -> bytes:
    with raw(process) as line, suppress(OSError):
        for part in parts:
            line.sendall(part)
        return line.recv(1000)
    return b""


def is_closed(line: socket.socket) -> bool:
    line.settimeout(0.01)
    try:
        return line.recv(100) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


HEAD = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


def test_a_body_counts_with_its_real_size_not_that_in_its_head(process: Process) -> None:
    chunk = b"{}," * 30_000
    chunked = b"%x\r\n%s\r\n" % (len(chunk), chunk)
    before = memory_of(process)
    for head in (b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n", b"Transfer-Encoding: chunked\r\n\r\n"):
        answer = answer_to(process, HEAD + head, *[chunked] * 200)
        assert not answer or answer.startswith((b"HTTP/1.1 400", b"HTTP/1.1 413")), answer
    assert memory_of(process) - before < 20


def memory_of(process: Process) -> float:
    """MiB the server has in memory."""
    lines = Path(f"/proc/{process.pid}/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


@pytest.mark.parametrize(
    "body", [b'{"x": [' + b"1," * MOST_VALUES + b"1]}", b"[" * MOST_VALUES + b"[", b" " * (LARGEST_BODY + 1)]
)
def test_a_body_with_too_much_in_it_is_refused_before_it_is_parsed(process: Process, body: bytes) -> None:
    answer = httpx.post(
        f"http://{process.address}/api/records", content=body, headers={"Content-Type": "application/json"}, timeout=PATIENCE
    )
    assert (answer.status_code, answer.json()["error"]) == (413, "TooMuchError")


def test_a_large_record_is_still_read(process: Process) -> None:
    body = json.dumps({"chairs": wanted("hh"), "record": {"x": "y" * (LARGEST_BODY - 1000)}}).encode()
    answer = httpx.post(
        f"http://{process.address}/api/records", content=body, headers={"Content-Type": "application/json"}, timeout=PATIENCE
    )
    assert (answer.status_code, answer.json()["error"]) == (400, "FormatError")


def test_one_address_has_so_many_connections(process: Process) -> None:
    """And others still have theirs."""
    with ExitStack() as held:
        for _ in range(RAW):
            line = held.enter_context(raw(process))
            line.sendall(b"GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert line.recv(1000).startswith(b"HTTP/1.1 200")
        extra = [held.enter_context(raw(process)) for _ in range(5)]
        wait_until(lambda: all(map(is_closed, extra)))
        assert is_answered(process, "127.0.0.3")
        assert not is_answered(process, STRANGER)
    wait_until(lambda: is_answered(process, STRANGER))


@pytest.mark.parametrize("said", [b"", b"\r\n", b"GET / HTT", HEAD, HEAD + b"Content-Length: 100\r\n\r\nhalf"])
def test_half_a_request_is_not_waited_for(process: Process, said: bytes) -> None:
    with raw(process) as line:
        line.sendall(said)
        wait_until(lambda: is_closed(line))


def test_a_request_that_drips_is_not_waited_for(process: Process) -> None:
    with raw(process) as line, pytest.raises(OSError):
        line.sendall(b"GET / HTTP/1.1\r\n")
        for _ in range(300):
            line.sendall(b"X: y\r\n")
            time.sleep(0.1)


def test_when_files_run_out_people_are_still_served(process: Process) -> None:
    """A crowd that a proxy would bring, so not limited by address; the log stays short."""
    with ExitStack() as held, Browser(process.address) as browser:
        connection = browser.connect(browser.open("hh")["id"], 1)
        for _ in range(2 * FILES):
            with suppress(OSError):
                held.enter_context(raw(process, "127.0.0.1"))
        assert is_answered(process)
        assert connection.play(seat=connection.asked)["type"] == "done"
    process.errors.seek(0)
    assert len(process.errors.read()) < 10_000


def test_a_shortage_is_logged_once_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[Any] = []
    monkeypatch.setattr(connections.LOG, "error", lambda *_, **named: said.append(named["times"]))
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    handle = ExceptionHandler()
    for _ in range(100):
        handle(None, {"exception": OSError(errno.EMFILE, "Too many open files")})  # type: ignore[arg-type]
    now[0] += QUIET
    handle(None, {"exception": OSError(errno.EMFILE, "Too many open files")})  # type: ignore[arg-type]
    assert said == [1, 100]


@pytest.mark.parametrize(
    ("begin", "more"),
    [
        (b"GET / HTTP/1.1\r\nX: ", b"y" * 100_000),
        (b"GET / HTTP/1.1\r\n", b"x: y\r\n" * 16_000),
        (b"GET /", b"y" * 100_000),
        (b"", b"GET /health/live HTTP/1.1\r\n\r\n" * 3000),
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\n0\r\nX: ", b"y" * 100_000),
    ],
    ids=["one header", "many headers", "a path", "many requests", "a trailer"],
)
def test_a_head_has_a_size(process: Process, begin: bytes, more: bytes) -> None:
    """Whatever it is made of; the connection ends before much of it is kept."""
    before = memory_of(process)
    with raw(process) as line, pytest.raises(OSError):
        line.sendall(begin)
        for _ in range(200):
            line.sendall(more)
    assert memory_of(process) - before < 10


@pytest.mark.parametrize(
    ("path", "status"),
    [
        (b"/assets/" + b"a/" * (LONGEST_PATH // 2), b"414"),
        (b"/assets/" + b"a/" * 30_000, b"414"),
        (b"/api/nothing?" + b"&" * MOST_PARAMETERS, b"414"),
        (b"/api/nothing?" + b"a&" * 30_000, b"414"),
        (b"/api/nothing?" + b"&" * (MOST_PARAMETERS - 1), b"404"),
        (b"/assets/" + b"a/" * 100, b"404"),
    ],
)
def test_an_address_with_too_much_in_it_is_refused_before_it_is_taken_apart(process: Process, path: bytes, status: bytes) -> None:
    """Each folder of a path was looked up on the disk: one request took 0.2 s, and others waited meanwhile."""
    answer = answer_to(process, b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 " + status), answer


def test_half_requests_and_nonsense_do_not_fill_the_log(process: Process) -> None:
    """Those who leave in the middle of a request leave nothing there, and nonsense one line a minute."""
    before = (Path(process.errors.name)).stat().st_size
    for _ in range(20):
        with raw(process) as line:
            line.sendall(HEAD + b"Content-Length: 100\r\n\r\nhalf")
        assert answer_to(process, b"\x16\x03\x01 nonsense\r\n\r\n").startswith(b"HTTP/1.1 400")
    assert is_answered(process)
    log = Path(process.errors.name).read_text(encoding="utf-8")[before:]
    assert "Traceback" not in log
    assert log.count("\n") <= 1, log


def test_the_end_waits_for_no_client(tmp_path: Path) -> None:
    """Half requests, connections and WebSockets on which nothing comes, a browser that reads nothing, a bot that thinks for long:
    none of them keeps the server from a clean end, nor leaves a traceback in the log.
    """
    with ExitStack() as held, served(tmp_path, NAQALA_BOT_SECONDS="1000") as process, Browser(process.address) as browser:
        browser.connect(browser.open("bb", level="expert")["id"], None)
        wait_until(lambda: bool(process.workers()))
        table = browser.open("hh")["id"]
        held.enter_context(browser.deaf(table, *(1, None) * 10))
        for said in (b"", b"GET / HTT", HEAD, HEAD + b"Content-Length: 100\r\n\r\nhalf"):
            held.enter_context(raw(process)).sendall(said)
        silent = held.enter_context(raw(process))
        silent.sendall(UPGRADE % table.encode() + b"\r\n")
        assert silent.recv(12) == b"HTTP/1.1 101"
        assert is_answered(process)
        assert process.terminate() == 0
    assert (tmp_path / "stderr").read_text(encoding="utf-8") == ""


STOPPED_EARLY = """
import gc, os, signal, sys
import uvicorn.server
from naqala.cli import serve
from naqala.cli.main import main

def stop(*_):
    os.kill(os.getpid(), signal.{name})

def uvicorn_config(*settings, make=serve.uvicorn_config):
    gc.callbacks.append(stop)
    gc.collect()
    gc.callbacks.remove(stop)
    return make(*settings)

def asyncio_run(*arguments, run=uvicorn.server.asyncio_run, **named):
    stop()
    return run(*arguments, **named)

{place} = {function}
sys.exit(main(sys.argv[1:]))
"""
"""A server that gets a signal after it has said where it is, and before it serves: while Python collects garbage, where it would
drop an exception, or when the loop is about to run.
"""


@pytest.mark.parametrize(
    ("place", "name", "status"),
    [
        ("serve.uvicorn_config", "SIGTERM", 0),
        ("serve.uvicorn_config", "SIGINT", 130),
        ("uvicorn.server.asyncio_run", "SIGTERM", 0),
    ],
)
def test_the_end_is_clean_before_anything_is_served(tmp_path: Path, place: str, name: str, status: int) -> None:
    """It has given back its folder."""
    program = STOPPED_EARLY.format(place=place, function=place.rpartition(".")[2], name=name)
    with started(tmp_path, program=program) as process:
        assert process.wait() == status
    assert (tmp_path / "stderr").read_text(encoding="utf-8") == ("naqala: stopped\n" if status else "")
    assert not (tmp_path / "tables.sqlite.address").exists()


def test_what_is_refused_counts_too(process: Process) -> None:
    """Before it is parsed."""
    with httpx.Client(base_url=f"http://{process.address}", headers={"X-Forwarded-For": "10.0.0.9"}, timeout=PATIENCE) as client:
        wrong = [client.post("/api/tables", content=b"{").status_code for _ in range(10)]
        assert wrong == [422] * 8 + [429] * 2
        found = [client.get("/api/nothing").status_code for _ in range(55)]
        assert found == [404] * 50 + [429] * 5
        assert client.get("/health/live").status_code == 200


def test_requests_for_health_count_too_but_apart(process: Process) -> None:
    """A flood of them is refused; who asks for it uses up nothing else, and others still hear how the server is."""
    with httpx.Client(base_url=f"http://{process.address}", headers={"X-Forwarded-For": "10.0.0.10"}, timeout=PATIENCE) as client:
        found = [client.get("/health/live").status_code for _ in range(65)]
        assert found == [200] * 60 + [429] * 5
        assert client.get("/health/ready").status_code == 429
        assert client.get("/api/nothing").status_code == 404
        assert client.get("/health/ready", headers={"X-Forwarded-For": "10.0.0.11"}).status_code == 200


# WebSockets

UPGRADE = b"""GET /ws/tables/%s HTTP/1.1\r
Host: localhost\r
Connection: Upgrade\r
Upgrade: websocket\r
Sec-WebSocket-Version: 13\r
Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
"""


def framed(opcode: int, payload: bytes = b"") -> bytes:
    return bytes([opcode, 0x80 | len(payload), 0, 0, 0, 0]) + payload


@pytest.mark.parametrize(
    ("begin", "frame"),
    [
        (b"", framed(0x89)),
        (b"", framed(0x8A)),
        (framed(0x01), framed(0x00)),
        (b"", framed(0x81, b"{}")),
    ],
    ids=["pings", "pongs", "continuations", "texts"],
)
def test_a_flood_of_frames_ends_before_it_is_parsed(process: Process, begin: bytes, frame: bytes) -> None:
    """Whatever they are, and after our close too."""
    with Browser(process.address) as browser, raw(process) as line:
        browser.http.headers["X-Forwarded-For"] = "10.0.0.6"
        player = browser.connect(browser.open("hh")["id"], 1)
        line.sendall(UPGRADE % browser.open("hh")["id"].encode() + b"\r\n")
        assert line.recv(12) == b"HTTP/1.1 101"
        before = work_of(process)
        with pytest.raises(OSError):
            line.sendall(begin)
            for _ in range(100):
                line.sendall(frame * 5000)
        assert player.play(seat=player.asked)["type"] == "done"
        assert work_of(process) - before < 1.5


def work_of(process: Process) -> float:
    """Seconds of a processor the server has used, where the system says so."""
    if sys.platform != "linux":
        return 0.0
    fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_a_browser_that_pings_now_and_then_stays(process: Process) -> None:
    with Browser(process.address) as browser:
        browser.http.headers["X-Forwarded-For"] = "10.0.0.5"
        player = browser.connect(browser.open("hh")["id"], 1)
        for _ in range(100):
            assert player.socket.ping().wait(10)
        assert player.play(seat=player.asked)["type"] == "done"


@pytest.mark.parametrize(
    ("table", "header", "status"),
    [
        (b"x", b"Content-Length: 2\r\n", b"400"),
        (b"x", b"X: " + b"y" * 9000 + b"\r\n", b"431"),
        (b"x" * 9000, b"", b"414"),
    ],
    ids=["a body", "a long header", "a long path"],
)
def test_an_upgrade_that_fails_is_answered_and_closed(process: Process, table: bytes, header: bytes, status: bytes) -> None:
    with raw(process) as line:
        line.sendall(UPGRADE % table + header + b"\r\n")
        assert line.recv(12) == b"HTTP/1.1 " + status
        wait_until(lambda: is_closed(line))


def test_an_upgrade_behind_a_request_that_waits_is_refused(process: Process) -> None:
    """Its answer would come in the middle of the frames, or nowhere, with a traceback in the log."""
    before = Path(process.errors.name).stat().st_size
    with raw(process) as line:
        line.sendall(b"GET /api/server HTTP/1.1\r\nHost: localhost\r\n\r\n" + UPGRADE % b"nothing" + b"\r\n")
        assert line.recv(12) == b"HTTP/1.1 400"
        wait_until(lambda: is_closed(line))
    assert is_answered(process)
    assert "Traceback" not in Path(process.errors.name).read_text(encoding="utf-8")[before:]


def test_a_refused_connection_that_stays_counts_and_is_dropped(process: Process) -> None:
    """Like any other of its address, though it does not answer our close; others still have theirs."""
    with ExitStack() as held:
        lines: list[socket.socket] = []

        def are_all_places_taken() -> bool:
            """A busy machine may drop the first before the last has come: try again."""
            lines[:] = [held.enter_context(raw(process)) for _ in range(RAW)]
            for line in lines:
                with suppress(OSError):
                    line.sendall(UPGRADE % b"nothing" + b"\r\n")
                    assert line.recv(12) in (b"HTTP/1.1 101", b"")
            return not is_answered(process, STRANGER)

        wait_until(are_all_places_taken)
        assert is_answered(process, "127.0.0.3")
        wait_until(lambda: all(map(is_closed, lines)))
    wait_until(lambda: is_answered(process, STRANGER))


def test_who_leaves_before_several_answers_leaves_nothing_in_the_log(process: Process) -> None:
    before = Path(process.errors.name).stat().st_size
    for number in range(60):
        with raw(process, "127.0.0.4") as line, suppress(OSError):
            line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * (number % 12 + 1))
    time.sleep(0.5)
    wait_until(lambda: is_answered(process, "127.0.0.3"))
    assert "Traceback" not in Path(process.errors.name).read_text(encoding="utf-8")[before:]


def test_who_leaves_before_a_table_is_found_leaves_nothing_in_the_log(process: Process) -> None:
    before = Path(process.errors.name).stat().st_size
    for _ in range(60):
        with raw(process, "127.0.0.1") as line:
            line.sendall(UPGRADE % b"nothing" + b"\r\n")
    time.sleep(0.5)
    wait_until(lambda: is_answered(process))
    assert "Traceback" not in Path(process.errors.name).read_text(encoding="utf-8")[before:]


# At a table


def test_a_chosen_seed_is_told_to_all(process: Process) -> None:
    """Who knows it can know every draw."""
    with Browser(process.address) as browser, Browser(process.address) as stranger:
        connection = stranger.connect(browser.open("hl", seed="known to me")["id"], None)
        assert connection.hello["seed"] == "known to me"
        assert stranger.connect(browser.open("hl", seed=None)["id"], None).hello["seed"] is None


def test_bots_alone_wait_for_a_spectator(process: Process) -> None:
    """To come to watch loads the table; only a connection looks on."""
    with Browser(process.address) as browser:
        table = browser.open("bbbb", level="expert")["id"]
        assert browser.http.post(f"/api/tables/{table}/watch").status_code == 204
        time.sleep(0.5)
        connection = browser.connect(table, None)
        assert connection.version == 0
        connection.catch_up(3)


def test_all_lines_of_an_address_share_a_rate(process: Process) -> None:
    with Browser(process.address) as browser:
        table = browser.open("hh")["id"]
        forwarded: Any = {"X-Forwarded-For": "10.0.0.8"}
        lines = [browser.connect(table, watch=False, **forwarded) for _ in range(5)]
        answers = [line.ask("watch", seat=None)["type"] for _ in range(10) for line in lines]
        assert answers.count("done") == 40
        assert browser.connect(table, None).scene


def test_what_a_table_takes_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command_handler, "MOST_EVENTS", 3)

    async def test(scenery: Scenery) -> None:
        await scenery.open("hh")
        person = await scenery.enter(1)
        answers = [await person.ask(person.answer(f"a{number}")) for number in range(4)]
        assert [type(answer) for answer in answers] == [Done] * 3 + [Refused]

    play(tmp_path, test)


PATIENT = """
import sys
from naqala.cli.main import main
from naqala.server import socket

socket.SEND_TIMEOUT, socket.CLOSING_TIMEOUT = 1e6, 0.1
sys.exit(main(sys.argv[1:]))
"""


def test_browsers_that_read_nothing_are_given_up(tmp_path: Path) -> None:
    """By the characters that wait for them, although they have all the time; the others at the table play on."""
    lines = 20
    with served(tmp_path, program=PATIENT) as process, Browser(process.address) as host, Browser(process.address) as guest:
        opened = host.open("hl")
        assert guest.sit(opened["id"], opened["invitations"]["2"]).status_code == 200
        connection = host.connect(opened["id"], 1)
        before = memory_of(process)
        with ExitStack() as held:
            for _ in range(lines):
                held.enter_context(guest.deaf(opened["id"], *(2, None) * 200))
            hear_of(connection, 2, True)
            hear_of(connection, 2, False)
            assert memory_of(process) - before < 4 * lines
            assert connection.play(seat=connection.asked)["type"] in ("done", "refused")


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "An\u115fna", "A" + 20 * "\u0301", "\u200d", " ", "\x1b[31m"])
def test_names_that_cannot_be_seen_are_refused(process: Process, name: str) -> None:
    """By the person who opens a table; with another name it is opened."""
    elsewhere = {"X-Forwarded-For": f"10.0.2.{ord(name[0]) % 250}"}
    with httpx.Client(base_url=f"http://{process.address}", headers=elsewhere, timeout=PATIENCE) as client:
        chairs = [{**chair, "name": shown} for chair, shown in zip(wanted("hh"), (name, "Anna"), strict=True)]
        answer = client.post("/api/tables", json={"chairs": chairs})
        assert (answer.status_code, answer.json()["error"]) == (400, "OptionsError")
        assert client.post("/api/tables", json={"chairs": wanted("hh")}).status_code == 201


@pytest.mark.parametrize(("one", "other"), [("Anna", "\u0410nn\u0430"), ("Anna", "\uff21nna"), ("Jos\u00e9", "Jose\u0301")])
def test_names_that_look_the_same_are_the_same(one: str, other: str) -> None:
    assert seen_name(one) == seen_name(other)
    check_chairs([Chair("here", one), Chair("here", other)], 2)


@pytest.mark.parametrize(
    "name",
    [
        "Łukasz",
        "Nguyễn",
        "משה",
        "ไทย",
        "小明",
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        "🐪",
        "\u0391\u039d\u039d\u0391",
        "\u0410\u043d\u043d\u0430",
    ],
)
def test_names_of_the_world_are_welcome(name: str) -> None:
    check_chairs([Chair("here", name)], 1)


def test_silent_addresses_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    class Visitor:
        def __init__(self, number: int) -> None:
            self.client = type("Client", (), {"host": f"10.0.{number // 250}.{number % 250}"})

    monkeypatch.setattr("naqala.server.network.rate_limits.MOST_COUNTED", 50)
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    limits = Limits(open="3/second")
    for number in range(1000):
        now[0] += 0.1
        limits.count("open", Visitor(number))  # type: ignore[arg-type]
    assert len(limits._counted) < 60
