"""Players and spectators, in client processes of their own."""

import asyncio
import json
import multiprocessing
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from multiprocessing import connection as pipes
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

if sys.platform == "win32":
    PipeEnd = pipes.PipeConnection
else:
    PipeEnd = pipes.Connection

EVERYTHING = ["artisans", "thieves", "whims"]
BOT = "greedy"
OPENING = 8
"""Tables that one client process opens at the same time, and spectators that come at the same time."""
PATIENCE = 240.0
"""Seconds to wait for a connection, about as long as browsers do. Who gives up early comes again, and a busy server works for
people who have left.
"""
AGAIN = 1.0
"""Seconds at most until a lost connection is retried."""
REMEMBERED = 20
"""Versions of a table for which it is known when their answer was sent."""


@dataclass(frozen=True)
class Plan:
    """The plan of a measurement."""

    tables: int
    seconds: float
    think: tuple[float, float]
    clients: int = 1
    seed: int = 1
    bots: int = 0
    """Tables of these at which the second seat is a bot."""
    spectators: int = 0
    watched: int = 10
    """Tables they watch."""
    reconnects: float = 0.0
    """Connections that are cut each second, and come back at once."""

    @property
    def connections(self) -> int:
        """All connections there are if none is lost."""
        return 2 * self.tables - self.bots + self.spectators

    def share(self, place: int) -> "Plan":
        """Return the part of one client process."""

        def part(whole: int) -> int:
            return whole // self.clients + (place < whole % self.clients)

        return replace(
            self,
            tables=part(self.tables),
            bots=part(self.bots),
            spectators=part(self.spectators),
            watched=max(1, part(self.watched)),
            reconnects=self.reconnects / self.clients,
        )


@dataclass
class Seen:
    """What one client process has seen in one second, or in all."""

    tables: int = 0
    """Tables that are open by now."""
    connections: int = 0
    """Connections that see their table by now."""
    sent: int = 0
    refused: int = 0
    lost: int = 0
    """Connections that ended by themselves."""
    forgotten: int = 0
    """Connections that see an older table than before."""
    bytes: int = 0
    """Of all messages received, before compression."""
    delays: list[float] = field(default_factory=list)
    """Seconds from sending an answer until the other seat sees it."""
    spectators: list[float] = field(default_factory=list)
    """Seconds until a spectator sees it."""
    bots: list[float] = field(default_factory=list)
    """Seconds from the question to a bot until its answer is seen."""
    returns: list[float] = field(default_factory=list)
    """Seconds from cutting a connection until its viewer sees the table again."""
    arrivals: list[float] = field(default_factory=list)
    """When a connection saw its table for the first time, by the steady clock of the machine."""
    lags: list[float] = field(default_factory=list)
    """How late this process's own clock was: what it adds to the delays itself."""
    cpu: float = 0.0

    def add(self, other: "Seen") -> None:
        """Add what another process or second has seen; ``tables`` and ``connections`` are states, not sums over time."""
        for name in (
            "sent",
            "refused",
            "lost",
            "forgotten",
            "bytes",
            "cpu",
            "delays",
            "spectators",
            "bots",
            "returns",
            "arrivals",
            "lags",
        ):
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Answer(msgspec.Struct):
    """The part of an answer that players need."""

    text: str


class Look(msgspec.Struct):
    """The part of a look that players need."""

    legal: list[Answer]


class News(msgspec.Struct):
    """The part of a change that players need."""

    legal: list[Answer] | None = msgspec.field(name="/look/legal", default=None)


class Heard(msgspec.Struct):
    """The part of a message that players need."""

    type: str
    version: int = 0
    first: int = 0
    happened: list[msgspec.Raw] = []
    look: Look | None = None
    put: News | None = None
    stamp: str = ""


HEAR = msgspec.json.Decoder(Heard | list[Heard])


@dataclass
class Table:
    """One table: the people of one browser, or one person and a bot."""

    crowd: "Crowd"
    name: str
    cookie: str
    has_bot: bool = False
    sent: dict[int, tuple[int, float]] = field(default_factory=dict)
    """By the version it leads to: the seat that sent an answer, and when."""

    def seats(self) -> list["Viewer"]:
        """Return the people who play."""
        return [Viewer(self, seat) for seat in ((1,) if self.has_bot else (1, 2))]


class Viewer:
    """One connection to a table, as a player or as a spectator."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.table, self.crowd, self.seat = table, table.crowd, seat
        self.connection: ClientConnection | None = None
        self._version = 0
        """The newest version it has seen."""
        self._length = 0
        """How many actions it has seen: like a page that reconnects, it wants to hear only of those that follow."""
        self._stamp = ""
        """The stamp of what it was told last."""
        self._legal: list[Answer] = []
        self._bot_asked = 0.0
        """When the bot was asked; 0 if it is not."""
        self._cut = 0.0
        """When its connection was cut on purpose; 0 if it was not."""

    async def stay(self) -> None:
        """Stay connected; reconnect whenever the connection is lost."""
        while True:
            with suppress(OSError, WebSocketException):
                await self._watch()
            self.crowd.seen.lost += not self._cut
            await asyncio.sleep(0 if self._cut else self.crowd.random.uniform(0, AGAIN))

    def cut(self) -> None:
        """Let the connection end, as if the network had ended it."""
        if self.connection is not None and not self._cut:
            self._cut = time.perf_counter()
            self.connection.transport.abort()

    async def _watch(self) -> None:
        address = f"ws://{self.crowd.address}/ws/tables/{self.table.name}"
        headers = {"Cookie": f"naqala={self.table.cookie}"} if self.seat else {}
        async with connect(
            address, additional_headers=headers, open_timeout=PATIENCE, max_size=None, proxy=None, ping_interval=None
        ) as connection:
            known = {"after": self._length, "version": self._version, "stamp": self._stamp}
            await connection.send(json.dumps({"type": "watch", "id": "w", "seat": self.seat, **known}))
            self.connection = connection
            try:
                async for frame in connection:
                    self.crowd.seen.bytes += len(frame)
                    heard = HEAR.decode(frame)
                    for message in heard if isinstance(heard, list) else [heard]:
                        self._hear(message)
            finally:
                self.connection = None
                self.crowd.viewers.discard(self)

    def _hear(self, heard: Heard) -> None:
        self.crowd.seen.refused += heard.type == "refused"
        if heard.look is not None:
            self._legal = heard.look.legal
        elif heard.type == "change":
            self._legal = self._legal if heard.put is None or heard.put.legal is None else heard.put.legal
        elif heard.type != "same":
            return
        if self not in self.crowd.viewers:
            self.crowd.viewers.add(self)
            self.crowd.seen.arrivals.append(time.monotonic())
        self.crowd.seen.forgotten += heard.version < self._version
        is_news = heard.version > self._version
        self._version = heard.version
        if heard.type != "same":
            self._length, self._stamp = heard.first + len(heard.happened), heard.stamp
        self._note_times(is_news)
        self.answer_in(self.crowd.pause())

    def answer_in(self, seconds: float) -> None:
        """Answer the open question after a while, if it is this seat's and the crowd plays."""
        if self.seat and self._legal and self.crowd.plays:
            asyncio.get_running_loop().call_later(seconds, self._send, self.connection, self._version)

    def _note_times(self, is_news: bool) -> None:
        now, seen = time.perf_counter(), self.crowd.seen
        if self._cut:
            seen.returns.append(now - self._cut)
            self._cut = 0.0
            return
        if self._bot_asked and is_news:
            seen.bots.append(now - self._bot_asked)
        self._bot_asked = now if self.table.has_bot and self.seat and not self._legal else 0.0
        seat, sent = self.table.sent.get(self._version, (self.seat, 0.0))
        if is_news and seat != self.seat:
            (seen.delays if self.seat else seen.spectators).append(now - sent)

    def _send(self, connection: ClientConnection | None, version: int) -> None:
        if connection is None or connection is not self.connection or version != self._version or not self.seat:
            return
        answer = self.crowd.random.choice(self._legal)
        command = {"type": "play", "id": f"p{version}", "seat": self.seat, "version": version, "action": answer.text}
        self.table.sent[version + 1] = self.seat, time.perf_counter()
        self.table.sent.pop(version - REMEMBERED, None)
        self.crowd.seen.sent += 1
        self.crowd.keep(asyncio.ensure_future(connection.send(json.dumps(command))))


class Crowd:
    """All players and spectators of one client process."""

    def __init__(self, address: str, plan: Plan, place: int) -> None:
        self.address, self.plan = address, plan
        self.random = Random(f"{plan.seed} {place}")
        self.seen = Seen()
        self.viewers: set[Viewer] = set()
        """Those who see their table."""
        self.plays = False
        """Whether players answer: from the moment all tables are open, so that opening them does not take ever longer."""
        self._tables: list[Table] = []
        self._tasks: set[asyncio.Future[Any]] = set()
        self._cpu = time.process_time()

    def pause(self) -> float:
        """Return how long a player thinks."""
        return self.random.uniform(*self.plan.think)

    def keep(self, task: "asyncio.Future[Any]") -> None:
        """Keep a task that is not awaited; the reader counts lost connections."""
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Future[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()

    async def come(self) -> None:
        """Open all tables, let people and spectators in, a few at a time; then play, and cut connections."""
        async with httpx.AsyncClient(base_url=f"http://{self.address}", timeout=60) as http:
            names = iter(range(self.plan.tables))

            async def one_after_the_other() -> None:
                for number in names:
                    await self._open_one(http, has_bot=number < self.plan.bots)

            await asyncio.gather(*(one_after_the_other() for _ in range(OPENING)))
        watched = self._tables[-self.plan.watched :]
        for number in range(self.plan.spectators):
            self._let_in(Viewer(watched[number % len(watched)], None))
            if number % OPENING == 0:
                await asyncio.sleep(0.01)
        self._play()
        if self.plan.reconnects:
            await self._cut_some()

    def _play(self) -> None:
        """Let those who are asked answer, spread over the time a player thinks, as if they had played for long."""
        self.plays = True
        for viewer in self.viewers:
            viewer.answer_in(self.random.uniform(0, sum(self.plan.think) / 2))

    async def _open_one(self, http: httpx.AsyncClient, has_bot: bool) -> None:
        chairs: list[dict[str, Any]] = [{"kind": "here", "name": f"Player {seat}"} for seat in (1, 2)]
        if has_bot:
            chairs[1] = {"kind": "bot", "name": "Bot", "level": BOT}
        wish = {"chairs": chairs, "expansions": EVERYTHING, "seed": str(self.random.random())}
        http.cookies.clear()
        answer = await http.post("/api/tables", json=wish)
        answer.raise_for_status()
        table = Table(self, answer.json()["id"], answer.cookies["naqala"], has_bot)
        for viewer in table.seats():
            self._let_in(viewer)
        self._tables.append(table)

    def _let_in(self, viewer: Viewer) -> None:
        self.keep(asyncio.ensure_future(viewer.stay()))

    async def _cut_some(self) -> None:
        while True:
            await asyncio.sleep(1 / self.plan.reconnects)
            if self.viewers:
                self.random.choice(list(self.viewers)).cut()

    async def tell(self, to: PipeEnd) -> None:
        """Report every second what was seen in it."""
        while True:
            before = time.perf_counter()
            for _ in range(20):
                begun = time.perf_counter()
                await asyncio.sleep(0.05)
                self.seen.lags.append(time.perf_counter() - begun - 0.05)
            seen, self.seen = self.seen, Seen()
            seen.tables, seen.connections = len(self._tables), len(self.viewers)
            cpu, self._cpu = time.process_time() - self._cpu, time.process_time()
            seen.cpu = cpu / (time.perf_counter() - before)
            to.send(seen)


def be_a_crowd(address: str, plan: Plan, place: int, to: PipeEnd) -> None:
    """Run a client process until it is ended."""

    async def run() -> None:
        crowd = Crowd(address, plan.share(place), place)
        telling = asyncio.create_task(crowd.tell(to))
        await crowd.come()
        await telling

    with suppress(KeyboardInterrupt, BrokenPipeError):
        asyncio.run(run())


@contextmanager
def crowds(address: str, plan: Plan) -> Iterator[list[PipeEnd]]:
    """Start the client processes, each with its share of tables and spectators."""
    context = multiprocessing.get_context("spawn")
    ends, processes = [], []
    for place in range(plan.clients):
        mine, theirs = context.Pipe(duplex=False)
        process = context.Process(target=be_a_crowd, args=(address, plan, place, theirs), daemon=True)
        process.start()
        ends.append(mine)
        processes.append(process)
    try:
        yield ends
    finally:
        for process in processes:
            process.terminate()
            process.join()


def one_second(ends: list[PipeEnd]) -> Seen:
    """Return what all client processes have seen lately."""
    seen = Seen()
    for end in ends:
        while True:
            told: Seen = end.recv()
            seen.add(told)
            if not end.poll():
                break
        seen.tables += told.tables
        seen.connections += told.connections
    return seen
