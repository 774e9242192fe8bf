"""Where a server listens, what it says about that, and that a folder has one server at a time."""

import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random, SystemRandom

import httpx
import pytest
import uvicorn

from naqala.cli import serve as serving
from naqala.cli.main import main
from naqala.errors import OptionsError
from naqala.server.app import database_url
from naqala.server.network import addresses
from naqala.server.network.addresses import in_network, is_loopback
from naqala.server.rest import tables_api
from naqala.server.storage.owner import owned
from tests.server.clients import PATIENCE, Browser, play_on, running, settings_for, wait_until
from tests.server.processes import has_compiler, is_there, made_to_play, started


@contextmanager
def taken() -> Iterator[str]:
    """A port on which another program listens."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield str(other.getsockname()[1])


def free() -> str:
    """A port on which no program listens, and which the system gives to no other."""
    while True:
        port = SystemRandom().randrange(20_000, 30_000)
        with suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return str(port)


# The port


def test_a_server_that_comes_back_has_the_same_address(tmp_path: Path) -> None:
    """Also right after a connection, whose end the system remembers for a while."""
    usual, found = free(), []
    for _ in range(2):
        with started(tmp_path, None, NAQALA_USUAL_PORT=usual) as process, Browser(process.address) as browser:
            connection = browser.connect(browser.open("hh")["id"], 1)
            assert connection.asked
            found.append(process.address)
            process.interrupt()
    assert found == [f"127.0.0.1:{usual}"] * 2


def test_if_the_usual_port_is_taken_another_one_is_said(tmp_path: Path) -> None:
    with taken() as port, started(tmp_path, None, NAQALA_USUAL_PORT=port) as process:
        assert process.address != f"127.0.0.1:{port}"
        assert f"port {port} is taken" in process.next_line()
        assert httpx.get(f"http://{process.address}/health/live", timeout=PATIENCE).status_code == 200


def test_a_port_that_was_chosen_is_taken_or_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with taken() as port:
        assert main(["serve", "--no-browser", "--data", str(tmp_path), "--port", port]) == 2
        assert f"expected a free one, got {port}" in capsys.readouterr().err


def test_the_next_free_port_is_the_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    bound = serving._bound

    def first_two_are_taken(host: str, port: int) -> socket.socket:
        asked.append(port)
        if len(asked) < 3:
            raise OSError(98, "Address already in use")
        return bound(host, 0)

    monkeypatch.setattr(serving, "_bound", first_two_are_taken)
    with serving._listening(settings_for(tmp_path, usual_port=5000)):
        assert asked == [5000, 5001, 5002]


# The mode


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
def test_make_play_compiles_its_bots_in_the_background(tmp_path: Path) -> None:
    """tests/modes/test_serving.py waits until they use it. The compiler does not outlive a server that is killed."""
    with made_to_play(tmp_path, NAQALA_CACHE=str(tmp_path / "cache")) as process, Browser(process.address) as browser:
        connection = browser.connect(browser.open("hb", level="planner")["id"], 1)
        play_on({1: connection}, 3, Random(1))
        assert not connection.hello["warm"]
        assert not browser.http.get("/health/ready").json()["compiled"]
        wait_until(lambda: any(map(has_compiler, process.workers())))
        compilers = [worker for worker in process.workers() if has_compiler(worker)]
        process.kill()
    wait_until(lambda: not any(map(is_there, compilers)))


TELLS_MODES = """
import sys
import uvicorn
from naqala.cli.main import main
from naqala.engine.kernel import running_mode
from naqala.server.settings import Settings

uvicorn.Server.run = lambda server, **_: print(running_mode(), Settings().mode, file=sys.stderr)
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize(
    ("chosen", "modes"), [({}, "plain auto"), ({"NAQALA_MODE": "auto"}, "plain auto"), ({"NAQALA_MODE": "plain"}, "plain plain")]
)
def test_the_server_plays_uncompiled_in_every_mode_of_its_workers(tmp_path: Path, chosen: dict[str, str], modes: str) -> None:
    command = [sys.executable, "-c", TELLS_MODES, "serve", "--port", "0", "--data", str(tmp_path), "--no-browser"]
    environment = {name: value for name, value in os.environ.items() if name != "NAQALA_MODE"} | chosen
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr.splitlines()[-1]) == (0, modes)


# Where others find it


@pytest.fixture
def lan(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (addresses, tables_api):
        monkeypatch.setattr(module, "in_network", lambda _: ["192.168.7.5"])


@pytest.mark.parametrize(
    ("settings", "host", "public", "only_here"),
    [
        ({}, "localhost:{port}", None, True),
        ({}, "127.0.0.1:{port}", None, True),
        ({}, "[::1]:{port}", None, True),
        ({}, "table.example", None, False),
        ({}, "[", None, False),
        ({"host": "0.0.0.0"}, "localhost:{port}", "http://192.168.7.5:{port}", False),
        ({"host": "::"}, "localhost:{port}", "http://192.168.7.5:{port}", False),
        ({"host": "0.0.0.0"}, "192.168.7.5:{port}", None, False),
        ({"public": "https://Table.example/"}, "localhost:{port}", "https://table.example", False),
        ({"public": "https://table.example", "host": "0.0.0.0"}, "192.168.7.5:{port}", "https://table.example", False),
    ],
)
@pytest.mark.usefixtures("lan")
def test_a_page_hears_where_others_find_the_server(
    tmp_path: Path, settings: dict[str, str], host: str, public: str | None, only_here: bool
) -> None:
    with running(settings_for(tmp_path, **settings)) as server:
        port = server.address.partition(":")[2]
        answer = httpx.get(f"http://{server.address}/api/server", headers={"Host": host.format(port=port)}, timeout=PATIENCE)
        place = {"public": public and public.format(port=port), "only_here": only_here}
        assert answer.json() == {**place, "lobby": False, "values": {}, "printed": {}}


def test_pages_of_the_public_address_are_our_own(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, public="https://table.example")) as server, Browser(server.address) as browser:
        answer = browser.http.post("/api/tables", json={}, headers={"Origin": "https://table.example"})
        assert answer.json()["error"] == "MessageError"


@pytest.mark.parametrize("address", ["table.example", "ftp://table.example", "https://table.example/games", "", "https://"])
def test_a_public_address_is_an_origin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], address: str
) -> None:
    monkeypatch.setenv("NAQALA_PUBLIC", address)
    assert main(["serve", "--no-browser", "--data", str(tmp_path)]) == 2
    assert "public: expected" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({}, ["http://localhost:"]),
        ({"NAQALA_HOST": "0.0.0.0"}, ["http://localhost:", "http://192.168.7.5:"]),
        ({"NAQALA_PUBLIC": "https://table.example"}, ["http://localhost:", "https://table.example/"]),
    ],
)
@pytest.mark.usefixtures("lan")
def test_who_starts_it_reads_where_others_find_it(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    settings: dict[str, str],
    said: list[str],
) -> None:
    monkeypatch.setattr(uvicorn.Server, "run", lambda *_, **__: None)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert main(["serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]) == 0
    connections = capsys.readouterr().out.splitlines()
    assert len(connections) == len(said)
    for connection, start in zip(connections, said, strict=True):
        assert connection.startswith(f"naqala: {start}")


def test_without_words_the_table_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(uvicorn.Server, "run", lambda *_, **__: None)
    for name, value in {"NAQALA_DATA": str(tmp_path), "NAQALA_PORT": "0"}.items():
        monkeypatch.setenv(name, value)
    assert main([]) == 0
    assert capsys.readouterr().out.startswith("naqala: http://localhost:")


def test_addresses_in_the_network_are_not_those_of_the_machine_alone() -> None:
    for host in ("0.0.0.0", "::"):
        assert not [address for address in in_network(host) if is_loopback(address)]


def test_names_of_the_machine_itself() -> None:
    assert all(is_loopback(host) for host in ("localhost", "LOCALHOST", "a.localhost", "127.8.9.1", "::1", "[::1"))
    assert not [host for host in ("", "192.168.7.5", "0.0.0.0", "localhost.example", "::2", "x") if is_loopback(host)]


# One server a folder


def test_a_folder_has_one_server(tmp_path: Path) -> None:
    """The second is told so; after the first was killed another one may come."""
    command = [sys.executable, "-m", "naqala.cli", "serve", "--port", "0", "--data", str(tmp_path), "--no-browser"]
    environment = {**os.environ, "NAQALA_MODE": "plain", "NAQALA_WARM": "false"}
    with started(tmp_path) as process:
        second = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
        assert (second.returncode, second.stdout) == (2, "")
        assert "expected a folder no other server uses" in second.stderr
        port = process.address.rpartition(":")[2]
        assert f"one runs at http://localhost:{port}/;" in second.stderr
        assert httpx.get(f"http://{process.address}/health/ready", timeout=PATIENCE).status_code == 200
        process.kill()
    with started(tmp_path) as process:
        assert httpx.get(f"http://{process.address}/health/ready", timeout=PATIENCE).status_code == 200


def test_a_file_has_one_owner(tmp_path: Path) -> None:
    """What is in memory has as many as come; tests/server/test_copies.py has the rules of Postgres."""
    with owned("sqlite://"), owned("sqlite://"):
        pass
    here, there = database_url(settings_for(tmp_path / "one")), database_url(settings_for(tmp_path / "two"))
    with owned(here), owned(there), pytest.raises(OptionsError), owned(here):
        pass
    with owned(here):
        pass
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(OptionsError, match="can be written"), owned(f"sqlite:///{tmp_path}/file/below.sqlite"):
        pass


def test_the_help_names_the_usual_port(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    port = settings_for(Path()).usual_port
    assert str(port) in capsys.readouterr().out


@pytest.mark.parametrize("address", ["nonsense", "nosuch://somewhere", "postgresql+psycopg://me:secret@127.0.0.1:1/tables"])
def test_a_database_that_cannot_be_used_is_refused_before_the_address_is_printed(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("NAQALA_DATABASE", address)
    assert main(["serve", "--no-browser", "--data", str(tmp_path)]) == 2
    said, refused = capsys.readouterr()
    assert said == ""
    assert refused.startswith("naqala: OptionsError: database: expected ")
    assert "secret" not in refused


def test_a_database_of_a_later_version_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with sqlite3.connect(tmp_path / "tables.sqlite") as later:
        later.execute("create table alembic_version (version_num varchar(32))")
        later.execute("insert into alembic_version values ('later')")
    later.close()
    assert main(["serve", "--no-browser", "--data", str(tmp_path)]) == 2
    assert "later" in capsys.readouterr().err
