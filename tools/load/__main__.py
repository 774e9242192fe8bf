"""How many tables a server carries: ``python -m tools.load --tables 1000`` (docs/server.md).

Starts a server on a database of its own, opens tables with two seats and one connection for each, and lets scripted players
answer all questions, each after a while. Measures the time from sending an answer until the other seat sees it. Some tables can
have a bot, some spectators, and some connections can be cut. At the end, kills the server, starts it again, and measures the time
until all see their table.
"""

import argparse
import json
import sys
from pathlib import Path

from tools.load.crowd import Plan
from tools.load.measuring import measure, say

BUSY = 0.8
"""A client process that takes more of a core than this measures itself."""


def show(found: dict[str, object]) -> None:
    """Print a table for people."""
    for name, value in found.items():
        print(f"{name.replace('_', ' '):31} {value}")


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
    parser = argparse.ArgumentParser(prog="python -m tools.load", description="How many tables a server carries.")
    parser.add_argument("--tables", type=int, default=1000, help="live tables with two seats each (default 1000)")
    parser.add_argument("--seconds", type=float, default=60, help="how long to measure (default 60)")
    parser.add_argument("--think", type=float, nargs=2, default=(2.0, 4.0), help="seconds a player thinks, least and most")
    parser.add_argument("--bots", type=int, default=0, help="tables of these at which the second seat is a bot")
    parser.add_argument("--spectators", type=int, default=0, help="spectators in all")
    parser.add_argument("--watched", type=int, default=10, help="tables they watch (default 10)")
    parser.add_argument("--reconnects", type=float, default=0, help="connections that are cut each second")
    parser.add_argument("--clients", type=int, default=1, help="processes of players (default 1)")
    parser.add_argument("--processes", type=int, default=1, help="processes of the server; more than one needs --database")
    parser.add_argument("--database", metavar="URL", help="an empty Postgres database (default: SQLite)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/load.json"))
    chosen = vars(parser.parse_args())
    out, processes, database = (chosen.pop(name) for name in ("out", "processes", "database"))
    plan = Plan(**{**chosen, "think": tuple(chosen["think"])})
    raise_open_files(plan.connections + 500)
    found = measure(plan, processes, database)
    show(found)
    if found["busiest_clients_cores"] > BUSY or found["clients_p99_late"] > found["p99"] / 2:
        print("The clients were busy or late themselves: the server is better than these times say; use more --clients or cores.")
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
