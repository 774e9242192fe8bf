"""Bots that are quick, bots that fail, each in its own way, and what tests of the arena need."""
# ruff: noqa: ARG002

import os
import sys
import time
from collections.abc import Iterable
from pathlib import Path

from msgspec import structs

from naqala import Action, Options
from naqala.bots import BotKind, Budget
from naqala.bots.arena.contest import Contest
from naqala.bots.arena.match import OCCASIONS, Result, Thinking
from naqala.bots.arena.results import open_folder
from naqala.bots.arena.running import run_contest
from naqala.bots.arena.standings import Standings
from naqala.bots.bot import USUAL
from naqala.log import Log
from naqala.view import View
from tests.backends import contest_of, local


class First:
    """Always the first legal answer."""

    name = "first"

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def choose(self, view: View, budget: Budget = USUAL, log: Log | None = None) -> Action:
        assert budget and log is not None and log.seat == view.seat
        return view.legal[0]


class Last(First):
    """Always the last one."""

    def choose(self, view: View, budget: Budget = USUAL, log: Log | None = None) -> Action:
        return view.legal[-1]


class Seeded(First):
    """An answer that follows from its seed and what it has seen."""

    def choose(self, view: View, budget: Budget = USUAL, log: Log | None = None) -> Action:
        assert log is not None
        return view.legal[hash((len(str(self.seed)), sum(map(ord, str(self.seed))), len(log.entries))) % len(view.legal)]


class Thieving(First):
    """Buys and uses all it can."""

    def choose(self, view: View, budget: Budget = USUAL, log: Log | None = None) -> Action:
        return next(
            (action for action in reversed(view.legal) if action.words[0] in ("use", "buy")), view.legal[len(view.legal) // 2]
        )


class Slow(First):
    """Thinks two hundredths of a second about a bid, and not at all about anything else."""

    def choose(self, view: View, budget: Budget = USUAL, log: Log | None = None) -> Action:
        if view.decision.ask == "bid":
            until = time.thread_time() + 0.02
            while time.thread_time() < until:
                pass
        return view.legal[0]


class Unborn(First):
    def __init__(self, seed: int | str) -> None:
        raise OSError("no weights")


class Raising(First):
    """Fails in its third turn, not before."""

    def choose(self, view: View, budget: Budget = USUAL, log: Log | None = None) -> Action:
        if view.position.round == 3:
            raise ZeroDivisionError("lost count")
        return view.legal[0]


class Illegal(First):
    def choose(self, view: View, budget: Budget = USUAL, log: Log | None = None) -> Action:
        return Action.parse("take whim")


class Speaking(First):
    def choose(self, view: View, budget: Budget = USUAL, log: Log | None = None) -> Action:
        return view.legal[0].text  # type: ignore[return-value]


class Leaving(First):
    def choose(self, view: View, budget: Budget = USUAL, log: Log | None = None) -> Action:
        sys.exit(0)


class Crashing(First):
    """Takes its whole process with it, in a real game only."""

    def choose(self, view: View, budget: Budget = USUAL, log: Log | None = None) -> Action:
        if budget.seconds is not None:
            os._exit(3)
        return view.legal[0]


KINDS = {
    kind.__name__.lower(): BotKind(kind.__name__.lower(), kind)
    for kind in (First, Last, Seeded, Thieving, Slow, Unborn, Raising, Illegal, Speaking, Leaving, Crashing)
}


def made_up(contest: Contest, game: int, scores: Iterable[int]) -> Result:
    """A game of a contest with these scores, without playing it."""
    points = list(scores)
    best = [seat for seat, score in enumerate(points, 1) if score == max(points)]
    return Result(
        game,
        *contest.place(game),
        list(contest.seating(game)),
        1.0,
        scores=points,
        sheets=[{"gold": score, "total": score} for score in points],
        winners=best,
        rounds=8,
        ended=["last camel"],
        turns=len(points) * 8,
        bids=len(points) * 8,
        actions=200,
        thinking=[{kind: Thinking(8, 4.0, 1.5) for kind in OCCASIONS} for _ in points],
    )


SMALL = contest_of(("first", "last"), Options(2), 6, "k", Budget(nodes=1))
"""A contest that is over in a second."""


def run(path: Path, contest: Contest, jobs: int = 0) -> Standings:
    with open_folder(path, contest) as folder:
        return run_contest(folder, local(jobs), KINDS)


def untimed(result: Result) -> Result:
    """A result without what differs from run to run."""
    counts = [{kind: structs.replace(of, total=0.0, longest=0.0) for kind, of in kinds.items()} for kinds in result.thinking]
    failure = result.failure and structs.replace(result.failure, traceback="")
    return structs.replace(result, seconds=0.0, thinking=counts, failure=failure)


def files(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(path.iterdir())}
