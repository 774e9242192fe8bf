"""A server in a thread, and browsers that talk to it like ours does."""

import asyncio
import json
import re
import socket
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any, TypeVar

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from naqala.cli.serve import listen, uvicorn_config
from naqala.options import EXPANSIONS, PROMOS
from naqala.server.house import House
from naqala.server.network.browsers import COOKIE
from naqala.server.settings import Settings
from tests.server.folding import messages_in, whole

PATIENCE = 180.0
Json = dict[str, Any]
Result = TypeVar("Result")
EVERYTHING: Json = {"expansions": list(EXPANSIONS), "promos": list(PROMOS)}
_IDS = count(1)


def settings_for(folder: Path, **fields: Any) -> Settings:
    """Small budgets, and no limits but those a test is about."""
    usual: Json = {"warm": False, "workers": 1, "bot_seconds": 0.02, "hint_seconds": 0.03}
    kinds = (
        "",
        "address_",
        "frame_",
        "connect_",
        "request_",
        "open_",
        "film_",
        "seat_",
        "list_",
        "lesson_",
        "score_",
        "review_",
        "notice_",
    )
    rates = dict.fromkeys((f"{kind}rate" for kind in kinds), "100000/second")
    return Settings(data=folder, **{**usual, **rates, **fields})


class Running:
    """A server that runs."""

    def __init__(self, settings: Settings) -> None:
        self.config = uvicorn_config(settings)
        self.server = uvicorn.Server(self.config)
        self.listening = listen("127.0.0.1", 0)
        self.address = f"127.0.0.1:{self.listening.getsockname()[1]}"
        self._thread = Thread(target=self.server.run, args=([self.listening],), daemon=True)
        self._thread.start()
        wait_until(lambda: self.server.started)

    @property
    def house(self) -> House:
        house: House = self.config.app.state.house  # type: ignore[union-attr]
        return house

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Does something inside the server."""
        loop = next(iter(self.house._tasks)).get_loop()
        return asyncio.run_coroutine_threadsafe(work, loop).result(PATIENCE)

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        self.listening.close()


@contextmanager
def running(settings: Settings) -> Iterator[Running]:
    server = Running(settings)
    try:
        yield server
    finally:
        server.stop()


def wait_until(what: Callable[[], bool], patience: float = PATIENCE) -> None:
    limit = time.monotonic() + patience
    while not what():
        assert time.monotonic() < limit, "it never happened"
        time.sleep(0.01)


class Browser:
    """One browser: a cookie, and its connections to tables."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=f"http://{address}", timeout=PATIENCE)
        self._open = ExitStack()

    def close(self) -> None:
        self._open.close()
        self.http.close()

    def __enter__(self) -> "Browser":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def open(self, kinds: str, level: str = "uniform", **fields: Any) -> Json:
        """A new table, one letter a seat."""
        answer = self.http.post("/api/tables", json={"chairs": wanted(kinds, level), "seed": "seed", **fields})
        assert answer.status_code == 201, answer.text
        opened: Json = answer.json()
        return opened

    def sit(self, table: str, secret: str) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/sit", json={"secret": secret})

    def connect(self, table: str, seat: int | None = None, watch: bool = True, **headers: str) -> "Connection":
        cookie = self.http.cookies.get(COOKIE)
        more = {**headers, **({"Cookie": f"{COOKIE}={cookie}"} if cookie else {})}
        address = f"ws://{self.address}/ws/tables/{table}"
        # Unread messages wait without limit: behind a full queue pongs would wait too, and the connection would be dropped.
        socket = connect(address, additional_headers=more, max_size=None, max_queue=None, proxy=None, open_timeout=PATIENCE)
        connection = Connection(self._open.enter_context(socket))
        if watch:
            connection.watch(seat)
        return connection

    @contextmanager
    def deaf(self, table: str, *seats: int | None) -> Iterator[None]:
        """An open connection that asks for the views of seats, one after the other, and from which the browser never reads."""
        commands = [json.dumps({"type": "watch", "id": "w", "seat": seat}).encode() for seat in seats]
        host, _, port = self.address.partition(":")
        with socket.socket() as connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.connect((host, int(port)))
            words = {
                "Host": self.address,
                "Cookie": f"{COOKIE}={self.http.cookies[COOKIE]}",
                "Connection": "Upgrade",
                "Upgrade": "websocket",
                "Sec-WebSocket-Version": "13",
                "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
            }
            said = "".join(f"{name}: {value}\r\n" for name, value in words.items())
            connection.sendall(f"GET /ws/tables/{table} HTTP/1.1\r\n{said}\r\n".encode())
            assert connection.recv(12) == b"HTTP/1.1 101"
            connection.sendall(b"".join(bytes([0x81, 0x80 | len(one), 0, 0, 0, 0]) + one for one in commands))
            yield


NewBrowser = Callable[[], Browser]


def wanted(kinds: str, level: str = "uniform") -> list[Json]:
    words = {"h": "here", "l": "link", "b": "bot"}
    return [
        {"kind": words[kind], "name": f"{words[kind]} {seat}", "level": level if kind == "b" else None}
        for seat, kind in enumerate(kinds, 1)
    ]


class Connection:
    """One connection, and what a browser knows by it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.messages: list[Json] = []
        """Everything that was heard, as it was sent."""
        self._unheard: list[Json] = []
        self.hello: Json = {}
        self.scene: Json = {}
        self.chairs: list[Json] = []
        """Who sits where, as this browser was last told: in a message of its own, or with what else has changed."""
        self.known: list[Json] = []
        """What has happened, as this browser was told; in detail only what happened while it looked on."""
        self.chapters: list[Json] = []
        """The log, as this browser was told."""
        self.version = 0
        self.seat: int | None = None

    def close(self) -> None:
        self.socket.close()

    # Hearing

    def hear(self, patience: float = PATIENCE) -> Json:
        """The next message, understood: a change is heard as the scene it leads to."""
        if not self._unheard:
            self._unheard = messages_in(self.socket.recv(patience))
        sent = self._unheard.pop(0)
        self.messages.append(sent)
        message = whole(sent, self.scene)
        self.chairs = message.get("chairs") or self.chairs
        if message["type"] == "hello":
            self.hello = message
        if message["type"] == "scene":
            assert message["first"] <= len(self.known), "a gap"
            self.known[message["first"] :] = [{**one, "events": []} for one in message["happened"]]
            assert message["chapter"] <= len(self.chapters), "a gap in the log"
            self.chapters[message["chapter"] :] = message["chapters"]
            assert [one["number"] for one in self.known] == list(range(len(self.known)))
            self.scene, self.version = message, message["version"]
        return message

    def until(self, kind: str, patience: float = PATIENCE, **fields: Any) -> Json:
        """The next message of a kind with these fields."""
        while True:
            message = self.hear(patience)
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    def until_chairs(self, wanted: Callable[[list[Json]], bool]) -> list[Json]:
        """Hears until people sit like this; they may do so already."""
        while not (self.chairs and wanted(self.chairs)):
            self.hear()
        return self.chairs

    def until_scene(self, wanted: Callable[[Json], bool]) -> Json:
        """Hears until the table looks like this; it may do so already."""
        while not (self.scene and wanted(self.scene)):
            self.hear()
        return self.scene

    def catch_up(self, version: int) -> None:
        self.until_scene(lambda scene: scene["version"] >= version)

    def closed_with(self) -> int:
        """The code with which the server closes the connection."""
        with suppress(ConnectionClosed):
            while True:
                self.hear()
        assert self.socket.protocol.close_code is not None
        return int(self.socket.protocol.close_code)

    # Saying

    def say(self, kind: str, **fields: Any) -> str:
        name = str(fields.pop("id", f"c{next(_IDS)}"))
        self.socket.send(json.dumps({"type": kind, "id": name, **fields}))
        return name

    def ask(self, kind: str, **fields: Any) -> Json:
        """Gives a command and hears what becomes of it."""
        name = self.say(kind, **fields)
        while True:
            message = self.hear()
            if message["type"] in ("done", "refused", "preview") and message["id"] == name:
                return message

    def until_answer(self) -> Json:
        """The next answer to any command."""
        while True:
            message = self.hear()
            if message["type"] in ("done", "refused"):
                return message

    def know(self, other: "Connection | None" = None) -> None:
        """Know what another connection has been told; nothing, if there is none."""
        self.known, self.chapters = (list(other.known), list(other.chapters)) if other else ([], [])
        self.version = other.version if other else 0

    def watch(self, seat: int | None, **fields: Any) -> Json:
        self.seat = seat
        answer = self.ask("watch", seat=seat, after=len(self.known), version=self.version, **fields)
        if answer["type"] == "done":
            self.until("scene")
        return answer

    def play(self, action: str | None = None, **fields: Any) -> Json:
        """Plays for the watched seat at the version this browser knows."""
        action = self.legal[0] if action is None else action
        return self.ask("play", **{"seat": self.seat, "version": self.version, "action": action, **fields})

    @property
    def look(self) -> Json:
        look: Json = self.scene["look"]
        return look

    @property
    def legal(self) -> list[str]:
        """The texts of the legal answers."""
        return [answer["text"] for answer in self.look["legal"]]

    @property
    def asked(self) -> int | None:
        seat: int | None = self.look["question"]["seat"]
        return seat

    def actions(self) -> list[str]:
        return [one["action"] for one in self.known]

    def public_actions(self) -> list[str]:
        """The actions as every viewer may know them: without what a seat drew or kept."""
        return [re.sub(r"^(draw|keep) .+", r"\1 ?", action) for action in self.actions()]


def play_on(connections: dict[int, Connection], answers: int, random: Random) -> None:
    """Answer for the seats of these connections, so many times or to the end of the game."""
    for _ in range(answers):
        some = next(iter(connections.values()))
        some.until_scene(lambda scene: scene["look"]["question"]["seat"] in (None, *connections))
        if some.asked is None:
            return
        connection = connections[some.asked]
        connection.catch_up(some.version)
        answer = connection.play(random.choice(connection.legal))
        assert answer["type"] == "done", answer
        for one in connections.values():
            one.catch_up(answer["version"])


def at_links(new_browser: NewBrowser, kinds: str, **fields: Any) -> tuple[str, dict[int, Connection]]:
    """A table with people at links (and the host at the seats that are here), each at a browser of its own."""
    host = new_browser()
    opened = host.open(kinds, **fields)
    connections = {seat: host.connect(opened["id"], seat) for seat, kind in enumerate(kinds, 1) if kind == "h"}
    for seat, secret in opened["invitations"].items():
        guest = new_browser()
        assert guest.sit(opened["id"], secret).json() == {"seat": int(seat)}
        connections[int(seat)] = guest.connect(opened["id"], int(seat))
    return opened["id"], connections


def asked_connection(connections: dict[int, Connection]) -> Connection:
    """Return the connection of the seat that is asked, with all connections up to date."""
    newest = max(connection.version for connection in connections.values())
    for connection in connections.values():
        connection.catch_up(newest)
    asked = next(iter(connections.values())).asked
    assert asked
    return connections[asked]


def hear_of(connection: Connection, seat: int, present: bool) -> list[Json]:
    """Listens until a person is known to be here or away. One who comes and leaves within a tenth of a second is never told of,
    so a test that waits for a person to leave first waits until they have come.
    """
    return connection.until_chairs(lambda chairs: chairs[seat - 1]["present"] == present)


def played(server: Running, browser: Browser, answers: int = 8) -> str:
    """Opens a table, plays so many answers at it and leaves it."""
    table = str(browser.open("hh")["id"])
    connections = {seat: browser.connect(table, seat) for seat in (1, 2)}
    play_on(connections, answers, Random(1))
    for connection in connections.values():
        connection.close()
    wait_until(lambda: server.house.rooms.loaded[table].is_idle)
    return table
