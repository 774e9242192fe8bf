"""How many tables one server carries: python tools/load.py --tables 1000 (docs/server.md).

Starts a server on a database in a folder of its own, opens tables with two seats and one connection for each, and lets scripted
players answer all questions, each after a while. Measures the time from sending an answer until the other seat sees it. At the
end, kills the server, starts it again, and measures the time until all players see their table.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import platform
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Connection
else:
    from multiprocessing.connection import Connection

EVERYTHING = ["artisans", "thieves", "whims"]
OPENING = 8
"""Tables that one client process opens at the same time."""
AGAIN = 1.0
"""Seconds at most until a lost connection is retried."""
BUSY = 0.8
"""A client process that takes more of a core than this measures itself."""


@dataclass(frozen=True)
class Plan:
    """The plan of a measurement."""

    tables: int
    seconds: float
    think: tuple[float, float]
    clients: int
    seed: int


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
    lags: list[float] = field(default_factory=list)
    """How late this process's own clock was: what it adds to the delays itself."""
    cpu: float = 0.0

    def add(self, other: "Seen") -> None:
        """Add what another process or second has seen; ``tables`` and ``connections`` are states, not sums over time."""
        for name in ("sent", "refused", "lost", "forgotten", "bytes", "cpu"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.delays += other.delays
        self.lags += other.lags


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
    look: Look | None = None
    put: News | None = None


HEAR = msgspec.json.Decoder(Heard | list[Heard])


class Table:
    """One table: two connections of one browser, each watching its seat."""

    def __init__(self, crowd: "Crowd", name: str, cookie: str) -> None:
        self.crowd, self.name, self.cookie = crowd, name, cookie
        self.sent: dict[tuple[int, int], float] = {}
        """By seat and the version it leads to: when an answer was sent."""
        self.versions = {1: 0, 2: 0}
        """The newest version each seat has seen."""
        self.legal: dict[int, list[Answer]] = {1: [], 2: []}
        """What each seat may answer."""

    async def play(self) -> None:
        """Let both seats play until the game or the measurement is over."""
        await asyncio.gather(self._stay(1), self._stay(2))

    async def _stay(self, seat: int) -> None:
        """Stay connected; reconnect whenever the connection is lost."""
        while True:
            with suppress(OSError, WebSocketException):
                await self._sit(seat)
            self.crowd.seen.lost += 1
            await asyncio.sleep(self.crowd.random.uniform(0, AGAIN))

    async def _sit(self, seat: int) -> None:
        address = f"ws://{self.crowd.address}/ws/tables/{self.name}"
        headers = {"Cookie": f"naqala={self.cookie}"}
        async with connect(address, additional_headers=headers, max_size=None, proxy=None, ping_interval=None) as connection:
            await connection.send(json.dumps({"type": "watch", "id": f"w{seat}", "seat": seat}))
            try:
                await self._answer(seat, connection)
            finally:
                self.crowd.connections.discard((self, seat))

    async def _answer(self, seat: int, connection: ClientConnection) -> None:
        async for frame in connection:
            self.crowd.seen.bytes += len(frame)
            heard = HEAR.decode(frame)
            for message in heard if isinstance(heard, list) else [heard]:
                self._hear(seat, connection, message)

    def _hear(self, seat: int, connection: ClientConnection, heard: Heard) -> None:
        self.crowd.seen.refused += heard.type == "refused"
        if heard.look is not None:
            self.legal[seat] = heard.look.legal
        elif heard.type == "change":
            self.legal[seat] = self.legal[seat] if heard.put is None or heard.put.legal is None else heard.put.legal
        else:
            return
        self.crowd.connections.add((self, seat))
        self.crowd.seen.forgotten += heard.version < self.versions[seat]
        self.versions[seat] = heard.version
        if self.legal[seat]:
            asyncio.get_running_loop().call_later(self.crowd.pause(), self._send, seat, connection, heard.version)
        if sent := self.sent.pop((3 - seat, heard.version), 0.0):
            self.crowd.seen.delays.append(time.perf_counter() - sent)

    def _send(self, seat: int, connection: ClientConnection, version: int) -> None:
        answer = self.crowd.random.choice(self.legal[seat])
        command = {"type": "play", "id": f"p{seat}-{version}", "seat": seat, "version": version, "action": answer.text}
        self.sent[seat, version + 1] = time.perf_counter()
        self.crowd.seen.sent += 1
        self.crowd.keep(asyncio.ensure_future(connection.send(json.dumps(command))))


class Crowd:
    """All players of one client process."""

    def __init__(self, address: str, plan: Plan, place: int) -> None:
        self.address, self.plan = address, plan
        self.random = Random(f"{plan.seed} {place}")
        self.seen = Seen()
        self.connections: set[tuple[Table, int]] = set()
        """Who sees their table: a table and a seat of it."""
        self._tasks: set[asyncio.Future[Any]] = set()
        self._open = 0
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

    async def open(self, tables: int) -> None:
        """Open this number of tables, a few at a time."""
        async with httpx.AsyncClient(base_url=f"http://{self.address}", timeout=60) as http:
            names = iter(range(tables))

            async def one_after_the_other() -> None:
                for _ in names:
                    await self._open_one(http)

            await asyncio.gather(*(one_after_the_other() for _ in range(OPENING)))

    async def _open_one(self, http: httpx.AsyncClient) -> None:
        chairs = [{"kind": "here", "name": f"Player {seat}"} for seat in (1, 2)]
        wish = {"chairs": chairs, "expansions": EVERYTHING, "seed": str(self.random.random())}
        http.cookies.clear()
        answer = await http.post("/api/tables", json=wish)
        answer.raise_for_status()
        self.keep(asyncio.ensure_future(Table(self, answer.json()["id"], answer.cookies["naqala"]).play()))
        self._open += 1

    async def tell(self, to: Connection) -> None:
        """Report every second what was seen in it."""
        while True:
            before = time.perf_counter()
            for _ in range(20):
                begun = time.perf_counter()
                await asyncio.sleep(0.05)
                self.seen.lags.append(time.perf_counter() - begun - 0.05)
            seen, self.seen = self.seen, Seen()
            seen.tables, seen.connections = self._open, len(self.connections)
            cpu, self._cpu = time.process_time() - self._cpu, time.process_time()
            seen.cpu = cpu / (time.perf_counter() - before)
            to.send(seen)


def be_a_crowd(address: str, plan: Plan, place: int, tables: int, to: Connection) -> None:
    """Run a client process until it is ended."""

    async def run() -> None:
        crowd = Crowd(address, plan, place)
        telling = asyncio.create_task(crowd.tell(to))
        await crowd.open(tables)
        await telling

    with suppress(KeyboardInterrupt, BrokenPipeError):
        asyncio.run(run())


# The server


class Server:
    """A server in a process of its own, with a database in a folder that is thrown away."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.address = self._start(0)

    def _start(self, port: int) -> str:
        """Start the server; return its address."""
        command = [sys.executable, "-m", "naqala.cli", "serve", "--port", str(port), "--data", str(self._folder), "--no-browser"]
        limits = {"NAQALA_RATE": "1000/second", "NAQALA_CONNECTIONS": "100000", "NAQALA_RAW_CONNECTIONS": "100000"}
        limits |= dict.fromkeys(
            ("NAQALA_ADDRESS_RATE", "NAQALA_REQUEST_RATE", "NAQALA_OPEN_RATE", "NAQALA_SEAT_RATE"), "100000/second"
        )
        environment = {**os.environ, **limits, "NAQALA_WARM": "false", "NAQALA_WORKERS": "1"}
        self._process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        found = re.search(r"http://localhost:(\d+)/", first := self._process.stdout.readline())
        assert found, first
        return f"127.0.0.1:{found[1]}"

    def kill_and_start(self) -> None:
        """Kill the server without warning and start it again."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._start(int(self.address.rpartition(":")[2]))

    def mode(self) -> str:
        """Return the mode its bots think in, as it says itself."""
        ready = httpx.get(f"http://{self.address}/health/ready", timeout=60).raise_for_status().json()
        return "compiled" if ready["compiled"] else "plain"

    def cpu(self) -> float:
        """Return the seconds of processor time it has used, if /proc is there."""
        if sys.platform == "linux":
            fields = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return 0.0

    def memory(self) -> float:
        """Return the MiB it holds, if /proc is there."""
        with suppress(OSError):
            status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="utf-8")
            found = re.search(r"VmRSS:\s+(\d+) kB", status)
            return int(found[1]) / 1024 if found else 0.0
        return 0.0

    def stop(self) -> None:
        """Stop the server, gently at first."""
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


@contextmanager
def a_server() -> Iterator[Server]:
    """Run a server inside the block."""
    with tempfile.TemporaryDirectory(prefix="naqala-load", ignore_cleanup_errors=True) as folder:
        server = Server(Path(folder))
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def crowds(server: Server, plan: Plan) -> Iterator[list[Connection]]:
    """Start the client processes, each with its share of the tables."""
    context = multiprocessing.get_context("spawn")
    ends, processes = [], []
    for place in range(plan.clients):
        mine, theirs = context.Pipe(duplex=False)
        share = plan.tables // plan.clients + (place < plan.tables % plan.clients)
        process = context.Process(target=be_a_crowd, args=(server.address, plan, place, share, theirs), daemon=True)
        process.start()
        ends.append(mine)
        processes.append(process)
    try:
        yield ends
    finally:
        for process in processes:
            process.terminate()
            process.join()


# The measurement


def one_second(ends: list[Connection]) -> Seen:
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


def percentile(values: list[float], hundredth: int) -> float:
    """Return a percentile in milliseconds."""
    if len(values) < 2:
        return 1000 * sum(values)
    return 1000 * quantiles(values, n=100, method="inclusive")[hundredth - 1]


def say(text: str) -> None:
    """Print progress."""
    print(text, file=sys.stderr, flush=True)


def measure(plan: Plan) -> dict[str, Any]:
    """Ramp up, let all players settle, and measure."""
    with a_server() as server, crowds(server, plan) as ends:
        begun = time.perf_counter()
        while (seen := one_second(ends)).tables < plan.tables:
            say(f"opening: {seen.tables} of {plan.tables} tables, {seen.sent} actions in the last second")
        opening = time.perf_counter() - begun
        settle_until = time.perf_counter() + 2 * plan.think[1]
        while time.perf_counter() < settle_until:
            one_second(ends)
        say(f"all {plan.tables} tables are open after {opening:.0f} s; measuring for {plan.seconds:.0f} s")
        total, cpu, begun = Seen(), server.cpu(), time.perf_counter()
        clients: list[float] = []
        while (gone := time.perf_counter() - begun) < plan.seconds:
            seen = one_second(ends)
            total.add(seen)
            clients.append(seen.cpu / plan.clients)
            p50, p99 = percentile(seen.delays, 50), percentile(seen.delays, 99)
            say(f"{gone:3.0f} s: {seen.sent:4} actions, p50 {p50:.0f} ms, p99 {p99:.0f} ms")
        gone = time.perf_counter() - begun
        found = figures(plan, total, gone, (server.cpu() - cpu) / gone, server.memory(), max(clients), opening)
        return {"bots": server.mode()} | found | measure_return(server, ends, 2 * plan.tables)


def measure_return(server: Server, ends: list[Connection], connections: int) -> dict[str, Any]:
    """Kill the server, start it again, and wait until all players see their table, no older than before."""
    say("the server is killed and started again")
    begun = time.perf_counter()
    server.kill_and_start()
    started, seen = time.perf_counter() - begun, Seen()
    one_second(ends)  # may be from before
    while seen.connections < connections:
        second = one_second(ends)
        seen.add(second)
        seen.connections = second.connections
        say(f"{time.perf_counter() - begun:3.0f} s: {seen.connections} of {connections} connections are back")
    return {
        "restart_seconds": round(started, 1),
        "all_back_seconds": round(time.perf_counter() - begun, 1),
        "forgotten_after_restart": seen.forgotten,
    }


def figures(plan: Plan, seen: Seen, seconds: float, cpu: float, memory: float, clients: float, opening: float) -> dict[str, Any]:
    """Return all figures by name; times in milliseconds."""
    return {
        **asdict(plan),
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "connections": 2 * plan.tables,
        "opening_seconds": round(opening, 1),
        "actions": seen.sent,
        "actions_per_second": round(seen.sent / seconds, 1),
        "seen": len(seen.delays),
        "p50": round(percentile(seen.delays, 50), 1),
        "p95": round(percentile(seen.delays, 95), 1),
        "p99": round(percentile(seen.delays, 99), 1),
        "max": round(1000 * max(seen.delays, default=0.0), 1),
        "refused": seen.refused,
        "lost_connections": seen.lost,
        "server_cores": round(cpu, 2),
        "server_ms_per_action": round(1000 * cpu * seconds / max(1, seen.sent), 2),
        "bytes_per_action_and_connection": round(seen.bytes / 2 / max(1, seen.sent)),
        "server_memory_mib": round(memory),
        "busiest_clients_cores": round(clients, 2),
        "clients_p99_late": round(percentile(seen.lags, 99), 1),
    }


def show(found: dict[str, Any]) -> None:
    """Print a table for people."""
    for name, value in found.items():
        print(f"{name.replace('_', ' '):24} {value}")
    if found["busiest_clients_cores"] > BUSY or found["clients_p99_late"] > found["p99"] / 2:
        print("The clients were busy or late themselves: the server is better than these times say; use more --clients or cores.")


def raise_open_files(wanted: int) -> None:
    """Raise the limit of open files: every connection is one, here and at the server."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        if most < wanted:
            say(f"only {most} open files are allowed here, {wanted} are wanted: expect lost connections")


def main() -> None:
    """Read the command line, measure, and print."""
    parser = argparse.ArgumentParser(description="How many tables one server carries.")
    parser.add_argument("--tables", type=int, default=1000, help="live tables with two seats each (default 1000)")
    parser.add_argument("--seconds", type=float, default=60, help="how long to measure (default 60)")
    parser.add_argument("--think", type=float, nargs=2, default=(2.0, 4.0), help="seconds a player thinks, least and most")
    parser.add_argument("--clients", type=int, default=1, help="processes of players (default 1)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/load.json"))
    arguments = parser.parse_args()
    raise_open_files(2 * arguments.tables + 500)
    plan = Plan(arguments.tables, arguments.seconds, tuple(arguments.think), arguments.clients, arguments.seed)
    found = measure(plan)
    show(found)
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    arguments.out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
