"""The database hangs, is full, is damaged, loses its connection: people hear the truth, and the other tables go on."""

import asyncio
import os
import select
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import httpx
import pytest
from sqlalchemy import Engine, create_engine
from sqlalchemy.exc import OperationalError

from naqala.errors import OptionsError
from naqala.server.storage import bus, database
from naqala.server.storage.database import find_damage, make_engine, sqlite_url
from naqala.server.storage.migrate import upgrade
from naqala.server.storage.store import Store
from tests.server.clients import PATIENCE, Browser, play_on, wait_until
from tests.server.conftest import new_database
from tests.server.processes import ENVIRONMENT, served
from tests.server.scenery import Scenery, play

linux = pytest.mark.skipif(sys.platform != "linux", reason="stops processes and limits files as Linux does")


@pytest.mark.parametrize(
    "address", ["postgresql://x@y/z", "postgresql+asyncpg://x@y/z", "postgresql+psycopg2://x@y/z", "mysql://x@y/z", "nonsense"]
)
def test_other_drivers_are_refused(address: str) -> None:
    """Without psycopg two servers on one database would not hear of each other."""
    with pytest.raises(OptionsError, match="database: expected"):
        make_engine(address)


def test_a_database_that_never_answers_is_not_waited_for(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        place = f"127.0.0.1:{silent.getsockname()[1]}/tables"
        environment = {**os.environ, **ENVIRONMENT, "NAQALA_DATABASE": f"postgresql+psycopg://somebody@{place}"}
        command = [sys.executable, "-m", "naqala.cli", "serve", "--data", str(tmp_path), "--no-browser"]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"naqala: OptionsError: database: expected one that can be used, got {place}: ")


def test_a_statement_that_takes_long_is_ended(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "STATEMENT_SECONDS", 1)
    with database_of(postgres) as engine, engine.connect() as connection, pytest.raises(OperationalError, match="timeout"):
        connection.exec_driver_sql("select pg_sleep(600)")


# Damage


def damage(path: Path) -> None:
    """Zero a page of the events, as a bad disk does."""
    with path.open("r+b") as file:
        size = path.stat().st_size // 4096
        for page in range(size // 2, size - 1):
            file.seek(4096 * page)
            file.write(b"\0" * 4096)


def test_a_damaged_file_is_found_and_told(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    engine = make_engine(sqlite_url(path))
    upgrade(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("create table filling (text text)")
        for _ in range(200):
            connection.exec_driver_sql("insert into filling values (hex(randomblob(1000)))")
    assert find_damage(engine) is None
    with engine.begin() as connection:
        connection.exec_driver_sql("pragma wal_checkpoint(truncate)")
    engine.dispose()
    damage(path)
    engine = make_engine(sqlite_url(path))
    assert find_damage(engine)
    engine.dispose()
    with served(tmp_path) as process, Browser(process.address) as browser:
        wait_until(lambda: browser.http.get("/health/ready").json()["status"] == "damaged database")
        assert browser.http.get("/health/ready").status_code == 503
        assert "the file of the database is damaged" in process.log()


def test_a_file_that_cannot_be_read_is_not_called_damaged(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("create table words (word)")
        other.execute("begin exclusive")
        engine = create_engine(sqlite_url(path), connect_args={"timeout": 0})
        with pytest.raises(OperationalError):
            find_damage(engine)
        engine.dispose()


# A full disk, and the end


IMPATIENT = """
import sys
from naqala.cli.main import main
from naqala.server import health
from naqala.server.storage import writer

writer.ANSWER_SECONDS, health.PROBE_SECONDS, health.FRESH_SECONDS = 1.0, 1.0, 0.1
sys.exit(main(sys.argv[1:]))
"""


def test_a_full_disk_is_told_and_the_process_ends_in_time(tmp_path: Path) -> None:
    """A limit on the size of files stands for the disk. Then half a request and a silent browser are there when it ends."""
    if sys.platform != "linux":
        pytest.skip("limits files as Linux does")
    import resource

    with served(tmp_path, program=IMPATIENT) as process, Browser(process.address) as browser:
        connection = browser.connect(browser.open("hh")["id"], 1)
        connection.watch(connection.asked)
        assert browser.http.get("/health/ready").status_code == 200
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (20_000, resource.RLIM_INFINITY))
        assert connection.play()["error"] == "StoreError"
        wait_until(lambda: browser.http.get("/health/ready").status_code == 503)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert connection.play()["type"] == "done"
        wait_until(lambda: browser.http.get("/health/ready").status_code == 200)
        host, port = process.address.split(":")
        with socket.create_connection((host, int(port))) as half:
            half.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{")
            time.sleep(0.2)
            process.terminate()  # it waits for neither


def backends(database: Engine, which: str = "true") -> list[int]:
    """The processes of Postgres that serve this database."""
    query = f"select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and {which}"
    with database.connect() as connection:
        return [int(row[0]) for row in connection.exec_driver_sql(query)]


@contextmanager
def stopped(processes: list[int]) -> Iterator[None]:
    if sys.platform == "win32":
        pytest.skip("processes cannot be stopped for a while")
    for one in processes:
        os.kill(one, signal.SIGSTOP)
    try:
        yield
    finally:
        for one in processes:
            os.kill(one, signal.SIGCONT)


def postmaster(folder: str) -> list[int]:
    """The process of Postgres that starts the others, and all of those."""
    first = int(Path(folder, "data", "postmaster.pid").read_text(encoding="utf-8").split()[0])
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(first)], capture_output=True, text=True, check=True).stdout
    return [first, *map(int, found.split())]


@linux
def test_a_database_that_hangs_stops_neither_health_nor_the_end(tmp_path: Path, postgres: str) -> None:
    database = new_database(postgres)
    with served(tmp_path, program=IMPATIENT, NAQALA_DATABASE=database) as process, Browser(process.address) as browser:
        connection = browser.connect(browser.open("hh")["id"], 1)
        connection.watch(connection.asked)
        assert browser.http.get("/health/ready").status_code == 200
        with stopped(postmaster(postgres)):
            time.sleep(0.2)  # longer than an answer about health is kept
            assert httpx.get(f"http://{process.address}/health/ready", timeout=PATIENCE).status_code == 503
            assert connection.play()["error"] == "StoreError"
        wait_until(lambda: browser.http.get("/health/ready").status_code == 200)
        connection.watch(connection.seat)
        while connection.scene["version"] == 0:
            if (answer := connection.play())["type"] == "done":
                connection.catch_up(answer["version"])
            else:
                connection.watch(connection.seat)
        with stopped(postmaster(postgres)):
            process.terminate()  # while it hangs


def test_a_file_that_another_program_locks_does_not_keep_the_server_from_ending(tmp_path: Path) -> None:
    """What was acknowledged is there afterwards; what was not can be sent again."""
    with served(tmp_path) as process, Browser(process.address) as browser:
        table = browser.open("hh")["id"]
        seats = {seat: browser.connect(table, seat) for seat in (1, 2)}
        play_on(seats, 4, Random(1))
        asked = seats[seats[1].asked or 0]
        command = {"seat": asked.seat, "version": asked.version, "action": asked.legal[0], "id": "unanswered"}
        with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as lock:
            lock.execute("begin immediate")
            asked.say("play", **command)
            process.terminate()
        known, cookies = asked.actions(), browser.http.cookies
    with served(tmp_path) as process, Browser(process.address) as browser:
        browser.http.cookies.update(cookies)
        back = browser.connect(table, asked.seat)
        assert back.actions() == known
        assert back.ask("play", **command)["type"] == "done"


# Notes and claims


async def until(what: Any) -> None:
    async with asyncio.timeout(20):
        while not what():
            await asyncio.sleep(0.02)


@contextmanager
def database_of(postgres: str) -> Iterator[Engine]:
    engine = make_engine(new_database(postgres))
    try:
        yield engine
    finally:
        engine.dispose()


def test_the_listener_outlives_any_note(postgres: str) -> None:
    heard: list[tuple[str | None, int]] = []

    def hear(table: str | None, number: int) -> None:
        heard.append((table, number))
        if table == "faulty":
            raise ValueError("a fault at one table")

    async def listen(engine: Engine) -> None:
        listening = asyncio.create_task(bus.Postgres(engine).listen(hear))
        await until(lambda: heard)
        with engine.begin() as connection:
            for note in ("x", "", "a b", "a -1", "a 99999999999999999999", " 5", "faulty 1", "table 7"):
                connection.exec_driver_sql(f"select pg_notify('{bus.CHANNEL}', '{note}')")
        await until(lambda: ("table", 7) in heard)
        assert heard == [(None, 0), ("faulty", 1), ("table", 7)]
        listening.cancel()

    with database_of(postgres) as engine:
        asyncio.run(listen(engine))


NOTES_ALONE = """
import sys
from naqala.cli.main import main
from naqala.server.storage import bus
from naqala.server import house

bus.SILENCE, bus.ANSWER, bus.PAUSE, house.FRESH = 0.3, 2.0, 0.1, 1e9
sys.exit(main(sys.argv[1:]))
"""
"""A server that soon tries a silent line for notes, and never looks at versions by itself."""


@linux
def test_moves_cross_between_servers_after_bad_notes_and_over_lines_that_hang(tmp_path: Path, postgres: str) -> None:
    database = new_database(postgres)
    with (
        served(tmp_path, program=NOTES_ALONE, NAQALA_DATABASE=database) as one,
        served(tmp_path, program=NOTES_ALONE, NAQALA_DATABASE=database) as two,
        Browser(one.address) as host,
        Browser(two.address) as guest,
    ):
        opened = host.open("hl")
        assert guest.sit(opened["id"], opened["invitations"]["2"]).status_code == 200
        seats = {1: host.connect(opened["id"], 1), 2: guest.connect(opened["id"], 2)}
        play_on(seats, 4, Random(1))
        engine = make_engine(database)
        with engine.begin() as connection:
            for note in ("x", "", "a b", f"{opened['id']} -1", f"{opened['id']} 999999999", "nothing 1"):
                connection.exec_driver_sql(f"select pg_notify('{bus.CHANNEL}', '{note}')")
        play_on(seats, 4, Random(2))
        listening = backends(engine, f"query = 'listen {bus.CHANNEL}'")
        assert len(listening) == 2
        with stopped(listening):
            play_on(seats, 4, Random(3))
        engine.dispose()


VERSIONS_ALONE = """
import sys
from naqala.cli.main import main
from naqala.server.storage import bus
from naqala.server import house

bus.SILENCE, house.FRESH = 1e9, 0.9
sys.exit(main(sys.argv[1:]))
"""
"""A server that never tries its line for notes, and soon looks at versions by itself."""


@linux
def test_moves_cross_between_servers_that_hear_no_notes(tmp_path: Path, postgres: str) -> None:
    """Their lines for notes hang, and they do not notice; but they look at the versions of their tables at intervals."""
    database = new_database(postgres)
    with (
        served(tmp_path, program=VERSIONS_ALONE, NAQALA_DATABASE=database) as one,
        served(tmp_path, program=VERSIONS_ALONE, NAQALA_DATABASE=database) as two,
        Browser(one.address) as host,
        Browser(two.address) as guest,
    ):
        opened = host.open("hl")
        assert guest.sit(opened["id"], opened["invitations"]["2"]).status_code == 200
        seats = {1: host.connect(opened["id"], 1), 2: guest.connect(opened["id"], 2)}
        engine = make_engine(database)
        listening = backends(engine, f"query = 'listen {bus.CHANNEL}'")
        assert len(listening) == 2
        with stopped(listening):
            play_on(seats, 4, Random(1))
            assert set(backends(engine, f"query = 'listen {bus.CHANNEL}'")) == set(listening)
        engine.dispose()


def test_one_server_at_a_time_claims_a_table(postgres: str) -> None:
    """Until it releases the table or dies."""

    async def claim(engine: Engine) -> None:
        one, two = bus.Postgres(engine), bus.Postgres(engine)
        assert [await one.claim("a"), await two.claim("a"), await two.claim("b")] == [True, False, True]
        await one.release("a")
        assert await two.claim("a")
        await two.close()
        async with asyncio.timeout(20):
            while not await one.claim("a"):  # Postgres needs a moment to see that the connection is gone
                await asyncio.sleep(0.02)
        await one.close()

    with database_of(postgres) as engine:
        asyncio.run(claim(engine))


# A commit whose answer is lost


_UNIX = socket.AF_INET
if sys.platform != "win32":
    _UNIX = socket.AF_UNIX


class LossyLine:
    """Stands between a server and Postgres. When told to, it passes on a commit of events and cuts the line before the answer."""

    def __init__(self, folder: str, postgres: str) -> None:
        self.loses, self.lost = False, 0
        self._postgres = f"{postgres}/.s.PGSQL.5432"
        self._door = socket.socket(_UNIX)
        self._door.bind(f"{folder}/.s.PGSQL.5432")
        self._door.listen()
        Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()

    def _accept(self) -> None:
        with suppress(OSError):  # it is closed
            while True:
                Thread(target=self._pass_on, args=self._door.accept()[:1], daemon=True).start()

    def _pass_on(self, server: socket.socket) -> None:
        has_events = False
        with server, socket.socket(_UNIX) as postgres, suppress(OSError):
            postgres.connect(self._postgres)
            while True:
                for end in select.select([server, postgres], [], [])[0]:
                    if not (data := end.recv(1 << 20)):
                        return
                    (postgres if end is server else server).sendall(data)
                    has_events = has_events or b"INSERT INTO events" in data
                    if self.loses and has_events and end is server and b"COMMIT" in data:
                        assert postgres.recv(1 << 20)  # it is committed
                        self.loses, self.lost = False, self.lost + 1
                        return


@linux
def test_what_was_committed_although_the_answer_was_lost_is_told_as_played(tmp_path: Path, postgres: str) -> None:
    """And is played once, when it is sent again."""
    with tempfile.TemporaryDirectory(prefix="naqala") as folder, closing(LossyLine(folder, postgres)) as line:
        database = new_database(postgres).replace(postgres, folder)
        with served(tmp_path, NAQALA_DATABASE=database) as process, Browser(process.address) as browser:
            connection = browser.connect(browser.open("hh")["id"], 1)
            for number in range(1, 4):
                connection.watch(connection.asked)
                line.loses = True
                command: Any = {"version": connection.version, "action": connection.legal[0], "id": f"lost{number}"}
                answer = connection.play(**command)
                assert (answer["type"], answer["version"], line.lost) == ("done", number, number)
                assert connection.play(**command) == answer
                connection.catch_up(number)
            assert len(connection.known) >= 3


def test_what_was_stored_although_the_answer_was_lost_is_told_as_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database is away for a moment afterwards, too."""

    async def test(scenery: Scenery) -> None:
        room = await scenery.open("hh")
        person = await scenery.enter(1)
        real_append, real_news, failures = scenery.store.append, scenery.store.news, [1]

        async def append(*arguments: Any) -> None:
            await real_append(*arguments)
            raise Store._named(scenery.store, OperationalError("commit", {}, Exception("connection lost")))

        async def news(*arguments: Any) -> Any:
            if failures[0]:
                failures[0] -= 1
                raise Store._named(scenery.store, OperationalError("select", {}, Exception("connection lost")))
            return await real_news(*arguments)

        monkeypatch.setattr(scenery.store, "append", append)
        monkeypatch.setattr(scenery.store, "news", news)
        answer = await person.ask(person.answer("lost"))
        assert (type(answer).__name__, answer.version, room.table.version) == ("Done", 1, 1)

    play(tmp_path, test, monkeypatch)
