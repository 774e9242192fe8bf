"""The published ladder: the contests whose figures stand in docs/ladder.md, played or gone on with by one command."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from naqala.bots.arena.contest import Contest
from naqala.bots.arena.results import Folder, open_folder
from naqala.bots.arena.running import run_contest
from naqala.bots.arena.standings import Standings, percent
from naqala.bots.bot import Budget
from naqala.options import EXPANSIONS, Options

SEED = "ladder"
EXPERT_BUDGET = Budget(seconds=2.0)


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


_ALL = ("uniform", "beginner", "greedy", "planner")
LADDER = tuple(
    Rung(f"{name}-{'all' if expansions else 'base'}", bots, seats, expansions, games)
    for expansions in ((), EXPANSIONS)
    for name, bots, seats, games in (
        ("levels", _ALL, 2, 1200),
        ("planner-among-greedies", ("planner", "greedy", "greedy", "greedy"), 4, 400),
        ("expert-against-planner", ("expert", "planner"), 2, 100),
        ("expert-among-planners", ("expert", "planner", "planner", "planner"), 4, 100),
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
    """The tables of docs/ladder.md."""
    lines = ["| contest | seats | expansions | games | wins | head to head |", "| --- | --- | --- | --- | --- | --- |"]
    for rung, standings in reached:
        wins = "; ".join(f"{one.bot} {percent(one.wins)}" for one in standings.bots)
        pairs = "; ".join(
            f"{pair.bot} > {pair.other} {percent(pair.share)}"
            for pair in standings.pairs
            if pair.share.value is not None and pair.share.value > 0.5
        )
        lines.append(
            f"| {rung.name} | {rung.seats} | {', '.join(rung.expansions) or 'none'} | {standings.played} | {wins} | {pairs} |"
        )
    lines += [
        "",
        "| contest | bot | mean s a turn | longest turn | mean s a bid | longest bid |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for rung, standings in reached:
        for one in standings.bots:
            turns, bids = one.thinking["turns"], one.thinking["bids"]
            lines.append(
                f"| {rung.name} | {one.bot} | {turns.total / max(1, turns.count):.3f} | {turns.longest:.3f} "
                f"| {bids.total / max(1, bids.count):.3f} | {bids.longest:.3f} |"
            )
    return "\n".join(lines) + "\n"
