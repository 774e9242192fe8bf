"""A server that is killed while people play: what was answered is there, nothing is half done, and the game goes on."""

import asyncio
import json
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed

from naqala.cli.main import main
from naqala.cli.serve import listen
from naqala.server.network.browsers import COOKIE, command_name, hashed
from naqala.server.protocol.looks import happened_since, look
from naqala.server.storage.database import make_engine, sqlite_url
from naqala.server.storage.schema import EVENTS
from naqala.server.storage.store import Store
from naqala.server.tables.events import Played, from_text
from naqala.server.tables.table import Table
from tests.server.clients import Browser, Connection, Json, play_on, wait_until
from tests.server.processes import Process, QuickProcess, is_there, served, started
from tests.server.shapes import to_plain


def stored(folder: Path, table: str) -> tuple[Table, dict[str, tuple[int, str]]]:
    """The table on disk, read whole, and the commands there: their version and their action."""

    async def load() -> Table:
        kept = store.load(table)
        return Table.from_events(kept.setup, kept.events)

    engine = make_engine(sqlite_url(folder / "tables.sqlite"))
    store = Store(engine)
    try:
        commands = {}
        with engine.connect() as connection:
            for row in connection.execute(EVENTS.select().where(EVENTS.c.game == table)):
                event = from_text(row.event)
                if row.command and isinstance(event, Played):
                    commands[row.command] = (row.number, event.actions[0])
        return asyncio.run(load()), commands
    finally:
        store.close()


class Player:
    """People at one browser who play on through all faults of the server."""

    def __init__(self, browser: Browser, table: str, random: Random) -> None:
        self.browser, self.table, self.random = browser, table, random
        self.connection: Connection | None = None
        self.open_command: Json | None = None
        self.done: dict[str, tuple[int, str]] = {}
        """What was answered: by the id of the command its version and its action."""

    def come(self) -> Connection:
        """Comes back: says what is known, and sends again what was not answered."""
        old, self.connection = self.connection, self.browser.connect(self.table, watch=False)
        if old:
            self.connection.know(old)
            self.connection.scene = old.scene
        self.connection.watch(old.seat if old else 1)
        if self.open_command:
            self.send(self.open_command)
        return self.connection

    def send(self, command: Json) -> None:
        assert self.connection is not None
        self.open_command = command
        answer = self.connection.ask("play", **command)
        assert answer["type"] == "done" or answer["error"] == "StaleError", answer
        if answer["type"] == "done":
            self.done[command["id"]] = (answer["version"], command["action"])
            self.connection.catch_up(answer["version"])
        self.open_command = None

    def next_command(self) -> Json | None:
        """The next answer of whichever person is asked; None at the end."""
        connection = self.connection
        assert connection is not None
        connection.until_scene(lambda scene: scene["look"]["question"]["seat"] in (None, 1, 2))
        if connection.asked is None:
            return None
        if connection.asked != connection.seat:
            connection.know()
            connection.watch(connection.asked)
            return self.next_command()
        number = len(self.done)
        action = self.random.choice(connection.legal)
        return {"id": f"n{number}-{connection.version}", "seat": connection.seat, "version": connection.version, "action": action}


def test_a_game_survives_a_server_that_is_killed_again_and_again(tmp_path: Path) -> None:
    """Killed at once after a command was sent, or a little later; once while meeples are sown."""
    seed = time.time_ns()
    print(f"seed {seed}")
    random = Random(seed)
    kills = sorted(random.sample(range(10, 70), 3))
    asks: list[str] = []
    process = QuickProcess(tmp_path)
    browser = Browser(process.address)
    try:
        player = Player(browser, browser.open("hhb")["id"], random)
        connection = player.come()
        number = 0
        while (command := player.next_command()) is not None:
            number += 1
            connection = player.connection or connection
            ask = connection.look["question"]["ask"]
            if number in kills or (ask == "drop" and "drop" not in asks):
                asks.append(ask)
                player.open_command = command
                connection.say("play", **command)
                time.sleep(random.choice((0, 0, 0.003, 0.01)))
                process.kill()
                with pytest.raises(ConnectionClosed):
                    while True:
                        connection.hear()
                table, commands = stored(tmp_path, player.table)
                name = hashed(browser.http.cookies[COOKIE])
                for done, what in player.done.items():
                    assert commands[command_name(name, done)] == what
                process = QuickProcess(tmp_path)
                browser.address = process.address
                connection = player.come()
                assert connection.version >= table.version
            else:
                player.send(command)
        assert len(asks) == 4
        table, commands = stored(tmp_path, player.table)
        assert table.game.is_over
        assert connection.look["end"]
        name = hashed(browser.http.cookies[COOKIE])
        assert {done: commands[command_name(name, done)] for done in player.done} == player.done
        fresh = browser.connect(player.table, None)
        expected = to_plain(happened_since(table.game, None, 0, in_detail=False))
        assert fresh.known == [{**one, "events": []} for one in expected]
        assert fresh.look["position"] == json.loads(json.dumps(to_plain(look(table.game, None))["position"]))
    finally:
        browser.close()
        if process.is_alive:
            process.kill()


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
def test_workers_do_not_outlive_a_server_that_is_killed(tmp_path: Path) -> None:
    with served(tmp_path) as process, Browser(process.address) as browser:
        connection = browser.connect(browser.open("hb")["id"], 1)
        play_on({1: connection}, 6, Random(1))
        workers = process.workers()
        assert workers
        process.kill()
    wait_until(lambda: not [worker for worker in workers if is_there(worker)])


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
@pytest.mark.parametrize(("end", "statuses"), [(Process.interrupt, (0, 130)), (Process.terminate, (0,))])
def test_a_signal_ends_everything_without_a_word(
    tmp_path: Path, end: Callable[[Process], int], statuses: tuple[int, ...]
) -> None:
    with started(tmp_path) as process, Browser(process.address) as browser:
        connection = browser.connect(browser.open("hb")["id"], 1)
        play_on({1: connection}, 6, Random(1))
        version, workers = connection.version, process.workers()
        assert end(process) in statuses
        assert connection.closed_with() in (1001, 1005, 1006, 1012)
    wait_until(lambda: not [worker for worker in workers if is_there(worker)])
    assert "Traceback" not in (tmp_path / "stderr").read_text(encoding="utf-8")
    table, _ = stored(tmp_path, connection.hello["table"])
    assert table.version >= version


def test_small_messages_are_sent_at_once() -> None:
    """asyncio switches off the waiting (Nagle) of sockets that name TCP; without that every answer comes 40 ms late."""
    with listen("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP


@pytest.mark.parametrize(
    ("environment", "arguments"),
    [
        ({"NAQALA_PORT": "x"}, []),
        ({"NAQALA_WORKERS": "0"}, []),
        ({"NAQALA_RATE": "often"}, []),
        ({"NAQALA_ORIGINS": "https://x"}, []),
        ({"NAQALA_BOT_SECONDS": "-1"}, []),
        ({}, ["--port", "70000"]),
        ({}, ["--host", "256.0.0.1"]),
        ({}, ["--data", "{folder}/file/below"]),
    ],
)
def test_settings_that_cannot_be_are_refused_by_name(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    environment: dict[str, str],
    arguments: list[str],
) -> None:
    def run(*_: object, **__: object) -> None:
        raise AssertionError("it runs")

    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setattr(uvicorn.Server, "run", run)
    for name, value in {"NAQALA_DATA": str(tmp_path), **environment}.items():
        monkeypatch.setenv(name, value)
    assert main(["serve", "--no-browser", *(text.format(folder=tmp_path) for text in arguments)]) != 0
    said = capsys.readouterr().err
    assert "expected" in said
    if "NAQALA_ORIGINS" in environment:
        assert "NAQALA_ORIGINS: expected a list as in JSON" in said
        assert "https://x" in said


def test_a_variable_that_is_nearly_a_setting_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in {"NAQALA_DATA": str(tmp_path), "NAQALA_PUBLICC": "https://x", "NAQALA_OWN_THING": "1"}.items():
        monkeypatch.setenv(name, value)
    assert main(["serve", "--no-browser", "--host", "256.0.0.1"]) != 0
    said = capsys.readouterr().err
    assert "NAQALA_PUBLICC is no setting and is ignored; did you mean NAQALA_PUBLIC?" in said
    assert "NAQALA_OWN_THING" not in said


DIES_IN_THE_GAP = """
import os, signal, sys
from naqala.cli.main import main
from naqala.server.storage.store import Store

write = Store.append

async def append(*arguments):
    await write(*arguments)
    os.kill(os.getpid(), signal.SIGKILL)

Store.append = append
sys.exit(main(sys.argv[1:]))
"""
"""A server that is killed after it has written an answer and before it has sent it to any guest."""


def test_an_answer_that_was_written_but_never_told_counts_once(tmp_path: Path) -> None:
    with served(tmp_path) as process, Browser(process.address) as browser:
        table, cookie = browser.open("hh")["id"], browser.http.cookies.get(COOKIE)
        connection = browser.connect(table, 1)
        seat = connection.asked
        process.interrupt()
    assert cookie
    command = {"id": "lost", "seat": seat, "version": 0, "action": "bid 3"}
    with served(tmp_path, program=DIES_IN_THE_GAP) as process, Browser(process.address) as browser:
        browser.http.cookies.set(COOKIE, cookie)
        connection = browser.connect(table, seat)
        with pytest.raises(ConnectionClosed):
            connection.ask("play", **command)
    on_disk, _ = stored(tmp_path, table)
    assert [action.text for action in on_disk.game.actions] == ["bid 3"]
    with served(tmp_path) as process, Browser(process.address) as browser:
        browser.http.cookies.set(COOKIE, cookie)
        connection = browser.connect(table, seat)
        assert connection.actions() == ["bid 3"]
        assert connection.ask("play", **command) == {"type": "done", "id": "lost", "version": 1}
        assert stored(tmp_path, table)[0].version == 1
