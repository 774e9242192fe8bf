"""``naqala serve --processes``: several processes on one port that share a database and outlive each other."""

import os
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from types import SimpleNamespace

import httpx
import pytest

from naqala import children
from naqala.cli import ending, processes, serve
from naqala.server.network.routing import place_of
from naqala.server.settings import Settings
from tests.server.clients import PATIENCE, Browser, play_on, wait_until
from tests.server.conftest import new_database
from tests.server.processes import ENVIRONMENT, Process, is_there, kill, served, started
from tests.server.test_database import postmaster, stopped
from tests.server.test_deploy import COMPOSE

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Postgres is started for tests on Unix alone")


def serving(process: Process) -> list[int]:
    """The processes that serve: all but multiprocessing's own tracker."""
    commands = {pid: Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8") for pid in process.workers()}
    return [pid for pid, command in commands.items() if "spawn_main" in command]


def served_by(pid: int) -> int:
    """How many connections a process has open."""
    state = Path(f"/proc/{pid}/net/tcp").read_text(encoding="utf-8").splitlines()[1:]
    inodes = {line.split()[9] for line in state if line.split()[3] == "01"}
    links = set()
    for one in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(OSError):  # closed meanwhile
            links.add(str(one.readlink()))
    return len({f"socket:[{inode}]" for inode in inodes} & links)


def ready(process: Process) -> None:
    """Wait until every process takes connections."""
    with Browser(process.address) as browser:
        wait_until(lambda: len(serving(process)) == 2 and browser.http.get("/health/ready").status_code == 200)


def test_all_of_a_table_reach_one_process_and_go_on_when_it_is_killed(tmp_path: Path, postgres: str) -> None:
    with started(tmp_path, NAQALA_DATABASE=new_database(postgres), NAQALA_PROCESSES="2") as server:
        ready(server)
        with Browser(server.address) as host, Browser(server.address) as guest:
            opened = host.open("hl")
            table = opened["id"]
            assert guest.sit(table, opened["invitations"]["2"]).status_code == 200
            for browser in (host, guest):
                browser.http.close()
            wait_until(lambda: not any(served_by(pid) for pid in serving(server)))
            held = [browser.connect(table, seat) for browser, seat in ((host, 1), (guest, 2), (host, None)) for _ in range(6)]
            numbers = {pid: served_by(pid) for pid in serving(server)}
            assert sorted(numbers.values()) == [0, len(held)]
            play_on({1: held[0], 2: held[6]}, 4, Random(1))
            lost = max(numbers, key=lambda pid: numbers[pid])
            kill(lost)
            back = {1: host.connect(table, 1), 2: guest.connect(table, 2)}
            assert len(back[1].known) >= 4
            play_on(back, 4, Random(2))
            wait_until(lambda: len(serving(server)) == 2 and lost not in serving(server))
        pids = serving(server)
        with ExitStack() as half:
            for said in (b"", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf") * 4:
                host_name, port = server.address.split(":")
                half.enter_context(socket.create_connection((host_name, int(port)))).sendall(said)
            assert server.terminate() == 0
        assert not any(is_there(pid) for pid in pids)


def test_requests_for_a_table_reach_its_process_too(tmp_path: Path, postgres: str) -> None:
    """By connections that stay open, from table to table; most requests open the table. Answers are whole, and none is lost."""
    with (
        served(tmp_path, NAQALA_DATABASE=new_database(postgres), NAQALA_PROCESSES="2") as server,
        Browser(server.address) as host,
    ):
        ready(server)
        tables: dict[int, str] = {}
        while len(tables) < 2:
            table = str(host.open("hh")["id"])
            tables[place_of(table.encode(), 2)] = table
        host.http.close()
        with ExitStack() as stack:
            clients = [
                stack.enter_context(httpx.Client(base_url=f"http://{server.address}", timeout=PATIENCE)) for _ in range(12)
            ]
            homes = set()
            for table in [*tables.values()] * 2:

                def are_in_one() -> bool:
                    """Idle connections end after some seconds: a slow machine needs another try."""
                    for client in clients:
                        assert client.get("/api/openapi.json").json()["openapi"]
                        assert client.post(f"/api/tables/{table}/watch").status_code == 204  # noqa: B023
                    numbers = {served_by(pid): pid for pid in serving(server)}
                    homes.add(numbers.get(len(clients)))
                    return sorted(numbers) == [0, len(clients)]

                wait_until(are_in_one)
        assert len(homes - {None}) == 2
    assert "Traceback" not in server.log()


@pytest.mark.parametrize(("end", "status"), [(Process.terminate, 0), (Process.interrupt, 130)])
def test_the_end_is_clean_before_anything_is_served(
    tmp_path: Path, postgres: str, end: Callable[[Process], int], status: int
) -> None:
    with started(tmp_path, NAQALA_DATABASE=new_database(postgres), NAQALA_PROCESSES="2") as server:
        assert end(server) == status
    assert (tmp_path / "stderr").read_text(encoding="utf-8") == ("naqala: stopped\n" if status else "")


@pytest.mark.skipif(sys.platform != "linux", reason="stops processes as Linux does")
def test_processes_end_although_the_database_hangs(tmp_path: Path, postgres: str) -> None:
    """In their own time; what was acknowledged is there afterwards, and what was not is played once, when it is sent again."""
    grace = int(COMPOSE["x-server"]["stop_grace_period"].removesuffix("s"))
    assert serve._DRAINING < ending.SECONDS < processes._LAST < 10 < grace
    database = new_database(postgres)
    with served(tmp_path, NAQALA_DATABASE=database, NAQALA_PROCESSES="2") as server, Browser(server.address) as browser:
        ready(server)
        table = browser.open("hh")["id"]
        seats = {seat: browser.connect(table, seat) for seat in (1, 2)}
        play_on(seats, 4, Random(1))
        pids, asked = serving(server), seats[seats[1].asked or 0]
        command = {"seat": asked.seat, "version": asked.version, "action": asked.legal[0], "id": "unanswered"}
        with stopped(postmaster(postgres)):
            asked.say("play", **command)
            server.terminate()
            assert not any(is_there(pid) for pid in pids)
        known, cookies = asked.actions(), browser.http.cookies
    with served(tmp_path, NAQALA_DATABASE=database) as server, Browser(server.address) as browser:
        browser.http.cookies.update(cookies)
        back = browser.connect(table, asked.seat)
        assert back.actions()[: len(known)] == known
        assert back.ask("play", **command)["version"] == asked.version + 1


def test_processes_end_with_the_one_that_started_them(tmp_path: Path, postgres: str) -> None:
    with served(tmp_path, NAQALA_DATABASE=new_database(postgres), NAQALA_PROCESSES="2") as server:
        ready(server)
        pids = serving(server)
    wait_until(lambda: not any(is_there(pid) for pid in pids))


def test_if_none_can_start_the_server_ends_and_says_why(tmp_path: Path, postgres: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        environment = {**ENVIRONMENT, "NAQALA_DATABASE": new_database(postgres), "NAQALA_METRICS": address}
        done = _serve(tmp_path, **environment)
    assert done.returncode == 1
    assert f"naqala: OptionsError: metrics: expected a free port, got {address}" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("mode", ["plain", "checked"])
def test_each_runs_in_the_mode_of_the_command(monkeypatch: pytest.MonkeyPatch, mode: str) -> None:
    modes: list[str] = []

    def process(mode: str, *_: object) -> SimpleNamespace:
        modes.append(mode)
        return SimpleNamespace(start=lambda: None)

    monkeypatch.setattr(children, "process", process)
    with socket.socket() as listening:
        processes.Processes(mode, Settings(), listening, serve._run, [])._start(0)
    assert modes == [mode]


def test_games_in_a_file_have_one_process(tmp_path: Path) -> None:
    done = _serve(tmp_path, **ENVIRONMENT)
    assert done.returncode == 2
    assert done.stderr.startswith("naqala: OptionsError: processes: expected 1 with games in a file, got 2;")
    assert list(tmp_path.iterdir()) == []


def _serve(folder: Path, **environment: str) -> "subprocess.CompletedProcess[str]":
    command = [
        sys.executable,
        "-m",
        "naqala.cli",
        "serve",
        "--data",
        str(folder),
        "--port",
        "0",
        "--processes",
        "2",
        "--no-browser",
    ]
    return subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
