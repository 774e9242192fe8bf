"""Servers, databases and browsers for tests."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import Engine

from naqala.cli.main import main
from naqala.server.storage import writer
from naqala.server.storage.database import make_engine, sqlite_url
from tests import programs
from tests.server.clients import PATIENCE, Browser, Json, Running, running, settings_for

_NUMBERS = count(1)
Keep = Callable[..., Json]


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that is busy for seconds is no reason to fail; tests of a database that hangs have a server of their own."""
    monkeypatch.setattr(writer, "ANSWER_SECONDS", PATIENCE)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for all tests of a file."""
    with running(settings_for(tmp_path_factory.mktemp("data"))) as server:
        yield server


@pytest.fixture
def new_browser(server: Running) -> Iterator[Callable[[], Browser]]:
    """Makes browsers of different people."""
    browsers: list[Browser] = []

    def make() -> Browser:
        browsers.append(Browser(server.address))
        return browsers[-1]

    yield make
    for browser in browsers:
        browser.close()


@pytest.fixture
def someone(new_browser: Callable[[], Browser]) -> Browser:
    return new_browser()


def _is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def _as_postgres(*command: str) -> None:
    """Postgres refuses to run as root."""
    prefix: list[str] = []
    if _is_root():
        if shutil.which("runuser") is None:
            pytest.skip("Postgres does not run as root, and there is no runuser to change the user")
        prefix = ["runuser", "-u", "postgres", "--"]
    done = subprocess.run([*prefix, *command], capture_output=True, text=True, check=False, cwd="/")
    if done.returncode:
        pytest.skip(f"Postgres could not be started: {done.stderr[-300:] or done.stdout[-300:]}")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The folder of the socket of a Postgres server that lives as long as the tests."""
    folder_of_programs = programs.postgres()
    if folder_of_programs is None:
        pytest.skip("Postgres is not installed (no initdb found)")
    # not below tmp_path: another user must be able to enter it, and a socket's path must be short
    with tempfile.TemporaryDirectory(prefix="naqala", ignore_cleanup_errors=True) as folder:
        if _is_root():
            shutil.chown(folder, "postgres")
        data = f"{folder}/data"
        _as_postgres(str(folder_of_programs / "initdb"), "-D", data, "-U", "naqala", "--auth=trust", "--no-sync")
        options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off"
        control = str(folder_of_programs / "pg_ctl")
        _as_postgres(control, "-D", data, "-w", "-l", f"{folder}/log", "-o", options, "start")
        try:
            yield folder
        finally:
            _as_postgres(control, "-D", data, "-m", "immediate", "stop")


def new_database(postgres: str) -> str:
    """The address of an empty database of this Postgres server."""
    name = f"t{next(_NUMBERS)}"
    engine = make_engine(f"postgresql+psycopg://naqala@/postgres?host={postgres}")
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql(f"create database {name}")
    engine.dispose()
    return f"postgresql+psycopg://naqala@/{name}?host={postgres}"


@pytest.fixture(params=["sqlite", "postgres"])
def database_address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "tables.sqlite")
    return new_database(request.getfixturevalue("postgres"))


@pytest.fixture
def database(database_address: str) -> Iterator[Engine]:
    """An empty database of each kind."""
    engine = make_engine(database_address)
    yield engine
    engine.dispose()


@pytest.fixture
def keep(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Keep:
    """Runs a command on the folder of the server, and returns what it says."""

    def run(*words: str, code: int = 0) -> Json:
        capsys.readouterr()
        place = [] if "NAQALA_DATABASE" in os.environ else ["--data", str(tmp_path)]
        assert main([*words, *place, "--json"]) == code
        said = capsys.readouterr()
        return dict(json.loads(said.out)) if said.out else {"error": said.err}

    return run
