"""Bots against bots: ``naqala arena``."""

import argparse
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table

from naqala.bots import Budget
from naqala.cli.files import options_from
from naqala.cli.main import print_json
from naqala.cli.simulate import NEWS, check_installed, compile_for, progress_bar
from naqala.errors import ArenaError
from naqala.jobs import backend_named

if TYPE_CHECKING:
    from naqala.bots.arena.contest import Contest
    from naqala.bots.arena.results import Folder
    from naqala.bots.arena.standings import Standings

LOOK = 1.0
"""Seconds between two looks at who leads where there is one."""


def contest_from(arguments: argparse.Namespace) -> "Contest":
    """Return the requested contest; refuse a faulty one before anything is made."""
    from naqala.bots.arena.contest import Contest

    budget = Budget(seconds=arguments.seconds) if arguments.nodes is None else Budget(nodes=arguments.nodes)
    bots = tuple(name.strip() for name in arguments.bots.split(","))
    contest = Contest(bots, options_from(arguments), arguments.games, str(arguments.seed), budget, mode=arguments.mode)
    contest.check_kinds()
    return contest


class ProgressWatch:
    """Shows the progress of a contest and its leader: a bar on a terminal, else a line now and then."""

    def __init__(self, bar: Progress, folder: "Folder", name: str = "arena") -> None:
        self.bar = bar
        self.name = name
        self.task: TaskID = bar.add_task("playing", total=folder.contest.games, completed=len(folder.results))
        self.begun = self.told = time.monotonic()
        self.before = len(folder.results)

    def __call__(self, folder: "Folder") -> None:
        """Count one more game; update the leader only now and then."""
        from naqala.bots.arena.standings import leader

        done, games, now = len(folder.results), folder.contest.games, time.monotonic()
        self.bar.update(self.task, completed=done)
        if now - self.told < (NEWS if self.bar.disable else LOOK):
            return
        self.told = now
        name, share = leader(folder.results)
        leading = f"{name} leads with {100 * share:.1f} % of wins" if name else "no leader yet"
        self.bar.update(self.task, description=leading)
        if self.bar.disable:
            left = (now - self.begun) / (done - self.before) * (games - done)
            print(f"{self.name}: {done} of {games} games, {leading}, {left / 60:.0f} min left", file=sys.stderr, flush=True)


def _ratings_table(standings: "Standings") -> Table:
    """Return the bots from the strongest to the weakest, narrow enough for any terminal."""
    from naqala.bots.arena.report import plain
    from naqala.bots.arena.standings import percent

    table = Table(title=f"{standings.played} games from {standings.starts} starts", title_justify="left", box=SIMPLE_HEAD)
    for name in ("bot", "rating", "wins", "par", "score", "s a turn (max)"):
        table.add_column(name, justify="left" if name == "bot" else "right", overflow="fold")
    for one in standings.bots:
        par, turns = f"{100 * one.par:.1f} %", one.thinking["turns"]
        times = f"{turns.total / max(1, turns.count):.2f} ({turns.longest:.2f})"
        table.add_row(one.bot, plain(one.rating, "+", 0), percent(one.wins), par, plain(one.score), times)
    return table


def _pairs_table(standings: "Standings") -> Table:
    """Return how often the bot of the row had the higher score."""
    names = [one.bot for one in standings.bots]
    table = Table("higher score than", *names, title="head to head", title_justify="left", box=SIMPLE_HEAD)
    shares = {(pair.bot, pair.other): f"{100 * (pair.share.value or 0.0):.1f} %" for pair in standings.pairs}
    for bot in names:
        table.add_row(bot, *(shares.get((bot, other), "") for other in names))
    return table


def print_standings(standings: "Standings", path: Path) -> None:
    """Print the tables that matter most; the report has the rest."""
    from naqala.bots.arena.report import caveats

    console = Console(highlight=False)
    console.print(_ratings_table(standings))
    if standings.pairs:
        console.print(_pairs_table(standings))
    for note in caveats(standings):
        console.print(note)
    console.print(f"Report, picture and games are in {path}")


def arena(arguments: argparse.Namespace) -> int:
    """Play, or go on with, a contest and report; return 1 if a bot failed in some game."""
    check_installed("arena", "choix", "matplotlib")
    contest, path = contest_from(arguments), Path(arguments.out)
    if arguments.backend != "local":
        contest.check_travels()
    backend = backend_named(arguments.backend, arguments.jobs, arguments.mode)
    from naqala.bots.arena.results import open_folder
    from naqala.bots.arena.running import run_contest

    with open_folder(path, contest) as folder:
        if folder.missing():
            compile_for(arguments, bots=True)
        try:
            with progress_bar() as bar:
                standings = run_contest(folder, backend, progress=ProgressWatch(bar, folder))
        except KeyboardInterrupt:
            kept = f"{len(folder.results)} of {contest.games} games are saved in {path}"
            raise KeyboardInterrupt(f"{kept}; run the same command to continue") from None
    for failure in standings.failures:
        print(failure.words("failed"), file=sys.stderr)
    for forfeit in standings.forfeits:
        print(forfeit.words("forfeited"), file=sys.stderr)
    if arguments.json:
        print_json(standings.to_json())
    else:
        print_standings(standings, path)
    return 1 if standings.failed else 0


def ladder(arguments: argparse.Namespace) -> int:
    """Play what is missing of the published contests, write their tables beside them and print them."""
    check_installed("arena", "choix", "matplotlib")
    if not 0.0 < arguments.share <= 1.0:
        raise ArenaError(f"share: expected more than 0 and at most 1, got {arguments.share}")
    from naqala.bots.arena.ladder import PAGE, climb, page, pictures
    from naqala.jobs.folder import write_whole

    backend = backend_named(arguments.backend, arguments.jobs, arguments.mode)
    compile_for(arguments, bots=True)
    with progress_bar() as bar:
        watches: dict[str, ProgressWatch] = {}

        def watch(name: str, folder: "Folder") -> None:
            if name not in watches:
                watches[name] = ProgressWatch(bar, folder, name)
            watches[name](folder)

        try:
            reached = climb(Path(arguments.out), arguments.share, backend, watch)
        except KeyboardInterrupt:
            raise KeyboardInterrupt(f"every game played is saved in {arguments.out}; run the same command to continue") from None
    for name, text in {PAGE: page(reached), **pictures(reached)}.items():
        write_whole(Path(arguments.out) / name, text)
    if arguments.json:
        print_json({one.rung.name: one.standings.to_json() for one in reached})
    else:
        print(page(reached))
    return 1 if any(one.standings.failed for one in reached) else 0
