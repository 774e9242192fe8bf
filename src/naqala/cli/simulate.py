"""Whole random games: ``naqala simulate``, and ``naqala warm``."""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, as_completed, wait
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from naqala.cli.files import options_from
from naqala.cli.main import print_json
from naqala.deal import luck_from
from naqala.engine import play
from naqala.engine.actions import MAX_LEGAL
from naqala.engine.kernel import executor, numbers
from naqala.engine.mirror import new_states, write
from naqala.engine.play import TALLIES, Tally
from naqala.engine.scoring import SCORE_LINES
from naqala.engine.warm import warm_up
from naqala.options import Options
from naqala.position import blank_for

SMALLEST, LARGEST = 10, 1000
"""Games played between two looks at the progress bar, few at first; each such chunk has a generator of its own."""


def progress_bar() -> Progress:
    """Return a bar on standard error; it shows only on a terminal."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


def compile_with_progress(bots: bool = False, env: bool = False) -> None:
    """Make the compiled rules, and on request the bots and the environments, ready and show the progress."""
    parts = {"compiling the rules": warm_up}
    if bots:
        from naqala.bots.mind.warm import warm_up_bots

        parts["compiling the bots"] = warm_up_bots
    if env:
        from naqala.env.warm import warm_up_environments

        parts["compiling the environments"] = warm_up_environments
    with progress_bar() as bar:
        for text, warm_part in parts.items():
            task = bar.add_task(text, total=None)
            warm_part(lambda done, total, task=task: bar.update(task, completed=done, total=total))  # type: ignore[misc]


def play_chunk(options: Options, seed: str, games: int, checked: bool) -> list[int]:
    """Play some games and return the tallies."""
    states, tallies = new_states(2), numbers(TALLIES)
    write(states, 0, blank_for(options))
    play.simulate(states, 0, games, checked, numbers(MAX_LEGAL), luck_from(seed), numbers(SCORE_LINES), tallies)
    return [int(tally) for tally in tallies]


def _chunks(seed: str, games: int) -> Iterator[tuple[str, int]]:
    """Yield the seed and the size of each chunk: as large as all before it together, within limits."""
    first = 0
    while first < games:
        size = min(max(first, SMALLEST), LARGEST, games - first)
        yield f"{seed}/{first}", size
        first += size


def _played(options: Options, seed: str, games: int, checked: bool, jobs: int) -> Iterator[tuple[list[int], int]]:
    """Yield the tallies and the size of each chunk as it is done; only a few wait for a free job, however many there are."""
    if jobs == 1:
        for chunk_seed, size in _chunks(seed, games):
            yield play_chunk(options, chunk_seed, size, checked), size
        return
    waiting: dict[Future[list[int]], int] = {}
    with executor(jobs) as pool:
        for chunk_seed, size in _chunks(seed, games):
            waiting[pool.submit(play_chunk, options, chunk_seed, size, checked)] = size
            if len(waiting) >= 4 * jobs:
                for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                    yield done.result(), waiting.pop(done)
        for done in as_completed(waiting):
            yield done.result(), waiting[done]


def run_games(options: Options, seed: str, games: int, checked: bool, jobs: int, progress: Any = None) -> list[int]:
    """Play all games in chunks, at most one job a processor; the result does not depend on the number of jobs."""
    jobs = min(jobs, os.cpu_count() or 1, -(-games // SMALLEST))
    totals = [0] * TALLIES
    for tallies, size in _played(options, seed, games, checked, jobs):
        for place, tally in enumerate(tallies):
            totals[place] += tally
        if progress:
            progress(size)
    return totals


def report(options: Options, games: int, seconds: float, totals: list[int]) -> dict[str, Any]:
    """Return the figures of a simulation; scores are the mean of games that have one (SOLO-11)."""
    scored = max(1, totals[Tally.SCORED])
    return {
        "games": games,
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 1),
        "decisions_per_second": round(totals[Tally.DECISIONS] / seconds, 1),
        "mean_scores": [round(totals[Tally.SCORES + seat] / scored, 2) for seat in range(options.seats)],
        "mean_rounds": round(totals[Tally.ROUNDS] / games, 2),
        "ended_by": {
            "last_camel": totals[Tally.LAST_CAMEL],
            "no_move": totals[Tally.NO_MOVE],
            "both": totals[Tally.BOTH],
            "lost": totals[Tally.LOST],
        },
        "violations": totals[Tally.FAULTS] + totals[Tally.UNFINISHED],
    }


def simulate(arguments: argparse.Namespace) -> int:
    """Play and report."""
    options = options_from(arguments)
    compile_with_progress()
    with progress_bar() as bar:
        task = bar.add_task("playing", total=arguments.games)
        start = time.perf_counter()
        totals = run_games(
            options,
            str(arguments.seed),
            arguments.games,
            arguments.check,
            arguments.jobs,
            lambda size: bar.advance(task, size),
        )
        seconds = time.perf_counter() - start
    result = {**report(options, arguments.games, seconds, totals), "mode": arguments.mode}
    if arguments.json:
        print_json(result)
    else:
        for name, value in result.items():
            print(f"{name:22}{value}")
    return 1 if result["violations"] else 0


def warm(arguments: argparse.Namespace) -> int:
    """Compile and print how long it took."""
    start = time.perf_counter()
    compile_with_progress(bots=True, env=True)
    seconds = round(time.perf_counter() - start, 1)
    if arguments.json:
        print_json({"mode": arguments.mode, "seconds": seconds})
    else:
        print(f"{arguments.mode} mode is ready ({seconds} s)")
    return 0
