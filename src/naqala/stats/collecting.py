"""Playing the games of a report, and the folder that keeps what they told."""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from functools import cached_property, partial
from pathlib import Path
from typing import Any

import msgspec

from naqala.bots.arena.contest import Contest
from naqala.bots.arena.preparing import preparation
from naqala.bots.arena.sources import sources_digest
from naqala.bots.bot import Budget
from naqala.bots.stdio import is_foreign
from naqala.errors import ArenaError, FormatError, shown
from naqala.jobs import Backend
from naqala.jobs.folder import Request, append_line, claimed_lines
from naqala.options import Options
from naqala.stats import playing
from naqala.stats.facts import Facts

FORMAT, VERSION = "naqala-stats-run", 1
RUN, GAMES = "run.json", "games.jsonl"


@dataclass(frozen=True)
class StatsRun:
    """What is played: so many games for each number of seats, all seats by one bot. No two games share a start."""

    bot: str
    seats: tuple[int, ...]
    expansions: tuple[str, ...]
    promos: tuple[str, ...]
    games: int
    seed: str
    budget: Budget
    mode: str

    def __post_init__(self) -> None:
        if not self.seats or len(set(self.seats)) < len(self.seats):
            raise ArenaError(f"seats: expected different numbers, such as 2,3,4; got {shown(self.seats)}")
        if is_foreign(self.bot):
            raise ArenaError(f"bot: expected a level, whose games can be repeated; got {shown(self.bot)}")
        for contest in self.contests.values():
            contest.check_kinds()

    @cached_property
    def contests(self) -> dict[int, Contest]:
        """The games by number of seats."""
        return {
            seats: Contest(
                (self.bot,) * seats,
                Options(seats, self.expansions, self.promos),
                self.games,
                f"{self.seed}/{seats}",
                self.budget,
                mode=self.mode,
            )
            for seats in self.seats
        }

    @cached_property
    def tasks(self) -> list[playing.GameTask]:
        """All games, those of different numbers of seats by turns."""
        return [(seats, game) for game in range(self.games) for seats in self.seats]

    @property
    def command(self) -> str:
        """The command that plays these games."""
        chosen = {
            "bot": self.bot,
            "games": self.games,
            "seats": ",".join(map(str, self.seats)),
            "expansions": ",".join(self.expansions),
            "promos": ",".join(self.promos),
            "seed": self.seed,
            "nodes": self.budget.nodes,
        }
        return " ".join(["naqala stats", *(f"--{name} {value}" for name, value in chosen.items() if value), "--out DIR"])

    def to_json(self) -> dict[str, Any]:
        """Return everything that decides the figures, as ``run.json`` keeps it."""
        contest = self.contests[self.seats[0]].to_json()
        return {
            "format": FORMAT,
            "version": VERSION,
            "rules": contest["rules"],
            "mode": self.mode,
            "sources": sources_digest(playing.__name__),
            "bot": self.bot,
            "seats": list(self.seats),
            "expansions": list(self.expansions),
            "promos": list(self.promos),
            "games": self.games,
            "seed": self.seed,
            "budget": contest["budget"],
        }


class Collection:
    """An open folder; ``facts`` are what the games played so far have told."""

    def __init__(self, path: Path, run: StatsRun, facts: list[Facts]) -> None:
        self.path = path
        self.run = run
        self.facts = facts

    def missing(self) -> list[playing.GameTask]:
        """Return the games that are still to be played."""
        done = {(one.seats, one.game) for one in self.facts}
        return [task for task in self.run.tasks if task not in done]

    def collect(self, backend: Backend, progress: Callable[[int], object]) -> None:
        """Play what is missing; each game is on the disk before its progress is told."""
        missing = self.missing()
        if not missing:
            return
        largest = replace(self.run.contests[max(self.run.seats)], games=1)
        with closing(backend.run(partial(playing.play_task, self.run.contests), missing, preparation(largest))) as found:
            for one in found:
                append_line(self.path / GAMES, msgspec.to_builtins(one))
                self.facts.append(one)
                progress(1)


@contextmanager
def open_collection(path: Path, run: StatsRun) -> Iterator[Collection]:
    """Open the folder of this run, new or begun, and lock it."""
    tasks = frozenset(run.tasks)

    def read_line(line: bytes) -> Facts:
        facts = msgspec.json.decode(line, type=Facts)
        if (facts.seats, facts.game) not in tasks or len(facts.sheets) != facts.seats:
            raise FormatError(f"expected a game of this run, got game {facts.game} with {facts.seats} seats")
        return facts

    with claimed_lines(path, Request(RUN, run.to_json()), GAMES, read_line, lambda one: (one.seats, one.game)) as facts:
        yield Collection(path, run, facts)
