"""The published ladder: the contests whose figures stand in docs/ladder.md, played or gone on with by one command."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from naqala.bots.arena.contest import Contest
from naqala.bots.arena.ratings import Pair
from naqala.bots.arena.report import markdown_table
from naqala.bots.arena.results import Folder, open_folder
from naqala.bots.arena.running import run_contest
from naqala.bots.arena.standings import Standing, Standings, percent
from naqala.bots.bot import Budget
from naqala.options import EXPANSIONS, Options

SEED = "ladder"
EXPERT_BUDGET = Budget(seconds=2.0)
COMMAND = "naqala ladder --out build/ladder --jobs 2"
SPENT = ("mean", "slowest, median", "slowest, 95 %", "longest")
"""Figures about the time a turn or a bid took."""
HEAD = f"""# The ladder

`{COMMAND}` (or `make ladder`) plays, or goes on with, the contests below and writes this page to
`build/ladder/ladder.md`; each contest's folder has a report, ratings and a picture ([arena.md](arena.md)). All of it takes
an hour or two; `--share 0.1` plays a tenth.

Budget: {EXPERT_BUDGET.seconds:g} seconds of one core for a turn or a bid; only the expert uses it up. Each start is played from
all seats in turn. Figures after ± are 95 % intervals: Wilson's, the games of a start counted as what they are worth together.
Par is the share of wins if all were equal. A game failed if a bot raised an error or answered with no legal action; it counts
nowhere else."""
TIMES = """Thinking times in seconds of the processor. The results keep the mean and the slowest turn of every game; of the
slowest ones here are the median over the games, what 95 % of them stay below, and the longest of all.
Nobody is stopped: the longest shows whether the budget was kept."""


@dataclass(frozen=True)
class Rung:
    """One contest of the ladder: its folder, who meets, in which game, and how often if nobody says otherwise."""

    name: str
    bots: tuple[str, ...]
    seats: int
    expansions: tuple[str, ...]
    games: int

    def contest(self, share: float) -> Contest:
        """The contest, with this share of its games."""
        return Contest(self.bots, Options(self.seats, self.expansions), max(1, round(self.games * share)), SEED, EXPERT_BUDGET)


LADDER = tuple(
    Rung(f"{name}-{'all' if expansions else 'base'}", bots, seats, expansions, games)
    for expansions in ((), EXPANSIONS)
    for name, bots, seats, games in (
        ("greedy-against-uniform", ("greedy", "uniform"), 2, 300),
        ("expert-against-planner", ("expert", "planner"), 2, 40),
        ("expert-among-planners", ("expert", "planner", "planner", "planner"), 4, 48),
        ("planner-against-greedy", ("planner", "greedy"), 2, 80),
        ("planner-among-greedies", ("planner", "greedy", "greedy", "greedy"), 4, 80),
        ("levels", ("uniform", "beginner", "greedy", "planner"), 2, 180),
    )
)
"""All rungs."""


def climb(root: Path, share: float, jobs: int, watch: Callable[[str, Folder], None]) -> list[tuple[Rung, Standings]]:
    """Plays what is missing of every contest, each in its own folder."""
    root.mkdir(parents=True, exist_ok=True)
    reached = []
    for rung in LADDER:
        with open_folder(root / rung.name, rung.contest(share)) as folder:
            reached.append((rung, run_contest(folder, jobs, progress=lambda done, rung=rung: watch(rung.name, done))))  # type: ignore[misc]
    return reached


def page(reached: list[tuple[Rung, Standings]]) -> str:
    """The whole of docs/ladder.md."""
    return "\n\n".join([HEAD, _played_where(reached), _strengths(reached), TIMES, _times(reached)]) + "\n"


def _played_where(reached: list[tuple[Rung, Standings]]) -> str:
    """What decides the figures besides the bots."""
    modes = sorted({f"{standings.contest['mode']} mode, rules {standings.contest['rules']}" for _, standings in reached})
    failed = sum(standings.failed for _, standings in reached)
    games = sum(standings.played for _, standings in reached) + failed
    return f"{games} games, {failed} of them failed; seed {SEED}; {'; '.join(modes)}."


def _strengths(reached: list[tuple[Rung, Standings]]) -> str:
    """Who won how often: a row a contest."""
    rows = [
        [
            rung.name,
            str(rung.seats),
            ", ".join(rung.expansions) or "none",
            str(standings.played),
            str(standings.starts),
            _failed(standings),
            "; ".join(f"{one.bot} {percent(one.wins)}, par {100 * one.par:.3g} %" for one in standings.bots),
            "; ".join(f"{pair.bot} > {pair.other} {percent(pair.share)}" for pair in standings.pairs if _is_won(pair)),
        ]
        for rung, standings in reached
    ]
    return markdown_table(["contest", "seats", "expansions", "games", "starts", "failed", "wins", "head to head"], rows)


def _is_won(pair: Pair) -> bool:
    return pair.share.value is not None and pair.share.value > 0.5


def _failed(standings: Standings) -> str:
    """How many games failed, and by whose fault."""
    faults = "; ".join(f"{one.bot} {one.failures}" for one in standings.bots if one.failures)
    return f"{standings.failed} ({faults})" if faults else str(standings.failed)


def _times(reached: list[tuple[Rung, Standings]]) -> str:
    """How long each bot thought: a row a bot of a contest."""
    rows = [
        [rung.name, one.bot, *_spent(one, "turns"), *_spent(one, "bids")] for rung, standings in reached for one in standings.bots
    ]
    return markdown_table(["contest", "bot", *(f"{kind}: {figure}" for kind in ("turn", "bid") for figure in SPENT)], rows)


def _spent(one: Standing, kind: str) -> list[str]:
    """The figures of SPENT for one kind of occasion."""
    thinking, slowest = one.thinking[kind], one.slowest[kind]
    mean = thinking.total / thinking.count if thinking.count else None
    return ["-" if figure is None else f"{figure:.3f}" for figure in (mean, slowest.median, slowest.most, thinking.longest)]
