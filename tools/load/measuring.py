"""The measurement: ramp up, settle, measure, kill and come back."""

import os
import platform
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from statistics import quantiles
from threading import Event, Thread
from typing import Any

from tools.load.crowd import PipeEnd, Plan, Seen, crowds, one_second
from tools.load.server import Server, a_server


def measure(plan: Plan, processes: int = 1, database: str | None = None) -> dict[str, Any]:
    """Ramp up, let all players settle, and measure."""
    with a_server(processes, database) as server, crowds(server.address, plan) as ends:
        begun = time.perf_counter()
        while (seen := one_second(ends)).tables < plan.tables or seen.connections < 0.99 * plan.connections:
            say(f"opening: {seen.tables} of {plan.tables} tables, {seen.connections} of {plan.connections} connections")
        opening = time.perf_counter() - begun
        settle_until = time.perf_counter() + 2 * plan.think[1]
        settled = Seen()
        while time.perf_counter() < settle_until or (plan.bots and not settled.bots):  # their worker may still be starting
            settled.add(one_second(ends))
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
        about = {"mode_of_bots": server.mode(), "processes": processes, "database": "postgres" if database else "sqlite"}
        return about | found | measure_return(server, ends, plan.connections)


def measure_return(server: Server, ends: list[PipeEnd], connections: int) -> dict[str, Any]:
    """Kill the server, start it again, and wait until all see their table, no older than before."""
    say("the server is killed and started again")
    begun = time.monotonic()
    server.kill_and_start()
    started, seen, clients = time.monotonic() - begun, Seen(), list[float]()
    with _metered(server) as used:
        seen.arrivals += one_second(ends).arrivals  # the rest may be from before
        while seen.connections < 0.99 * connections:
            second = one_second(ends)
            seen.add(second)
            seen.connections = second.connections
            clients.append(second.cpu)
            say(f"{time.monotonic() - begun:3.0f} s: {seen.connections} of {connections} connections are back")
    back = sorted(when for when in seen.arrivals if when > begun + started)
    moments = {"first": back[0], "half": back[len(back) // 2], "all": back[-1]}
    return {
        "restart_seconds": round(started, 2),
        **{f"{name}_back_seconds": round(when - begun, 2) for name, when in moments.items()},
        **{f"{name}_back_server_cpu": max(cpu for at, cpu in used if at <= when) for name, when in moments.items()},
        "clients_cores_until_back": round(sum(clients) / len(clients), 2),
        "forgotten_after_restart": seen.forgotten,
    }


@contextmanager
def _metered(server: Server) -> Iterator[list[tuple[float, float]]]:
    """Note inside the block, again and again, how much processor time the server has used since its start: on a busy machine that
    says more than the clock.
    """
    used, is_over = [(0.0, 0.0)], Event()

    def look() -> None:
        while not is_over.wait(0.02):
            used.append((time.monotonic(), server.cpu()))

    looking = Thread(target=look)
    looking.start()
    try:
        yield used
    finally:
        is_over.set()
        looking.join()


def figures(plan: Plan, seen: Seen, seconds: float, cpu: float, memory: float, clients: float, opening: float) -> dict[str, Any]:
    """Return all figures by name; times in milliseconds."""
    return {
        **asdict(plan),
        "python": platform.python_version(),
        "cores": _cores(),
        "connections": plan.connections,
        "opening_seconds": round(opening, 1),
        "actions": seen.sent,
        "actions_per_second": round(seen.sent / seconds, 1),
        "seen": len(seen.delays),
        **{f"p{hundredth}": round(percentile(seen.delays, hundredth), 1) for hundredth in (50, 95, 99)},
        "max": round(1000 * max(seen.delays, default=0.0), 1),
        **_times("spectators", seen.spectators),
        **_times("bots", seen.bots),
        **_times("returns", seen.returns),
        "refused": seen.refused,
        "lost_connections": seen.lost,
        "server_cores": round(cpu, 2),
        "server_ms_per_action": round(1000 * cpu * seconds / max(1, seen.sent), 2),
        "bytes_per_action_and_connection": round(seen.bytes * plan.tables / plan.connections / max(1, seen.sent)),
        "server_memory_mib": round(memory),
        "busiest_clients_cores": round(clients, 2),
        "clients_p99_late": round(percentile(seen.lags, 99), 1),
    }


def _cores() -> int | None:
    """Return how many cores all may use: on Linux, taskset can make them fewer."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count()


def _times(name: str, values: list[float]) -> dict[str, Any]:
    """Return how many there were, and their percentiles; nothing if there were none."""
    if not values:
        return {}
    return {f"{name}_seen": len(values)} | {f"{name}_p{part}": round(percentile(values, part), 1) for part in (50, 99)}


def percentile(values: list[float], hundredth: int) -> float:
    """Return a percentile in milliseconds."""
    if len(values) < 2:
        return 1000 * sum(values)
    return 1000 * quantiles(values, n=100, method="inclusive")[hundredth - 1]


def say(text: str) -> None:
    """Print progress."""
    print(text, file=sys.stderr, flush=True)
