"""Whole random games: ``naqala simulate``, and ``naqala warm``."""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from naqala.cli.files import options_from
from naqala.cli.main import print_json
from naqala.cli.simulation_folder import Chunk, PlayedChunk, SimulationFolder, open_simulation
from naqala.deal import luck_from
from naqala.engine import play
from naqala.engine.actions import MAX_LEGAL
from naqala.engine.kernel import is_compiled, numbers
from naqala.engine.mirror import new_states, write
from naqala.engine.play import TALLIES, Tally
from naqala.engine.scoring import SCORE_LINES
from naqala.engine.warm import warm_up
from naqala.errors import ArenaError
from naqala.jobs import Backend, Preparation, backend_named
from naqala.options import Options
from naqala.position import blank_for

NEWS = 30.0
"""Seconds between two lines of progress where there is no terminal."""
SMALLEST, LARGEST = 10, 1000
"""Games played between two looks at the progress bar, few at first; each such chunk has a generator of its own."""


def check_installed(extra: str, *libraries: str) -> None:
    """Refuse to start without the libraries of an extra."""
    for library in libraries:
        if find_spec(library) is None:
            raise ArenaError(f"this command needs {library}, which is not installed: pip install 'naqala[{extra}]'")


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


@contextmanager
def counted(name: str, total: int, done: int) -> Iterator[Callable[[int], None]]:
    """Show how many games are done: as a bar on a terminal, else as a line now and then. Yield what to call after some."""
    begun = told = time.monotonic()
    before = done
    with progress_bar() as bar:
        task = bar.add_task("playing", total=total, completed=done)

        def advance(games: int = 1) -> None:
            nonlocal done, told
            done += games
            bar.update(task, completed=done)
            now = time.monotonic()
            if bar.disable and now - told >= NEWS:
                told, left = now, (now - begun) / (done - before) * (total - done)
                print(f"{name}: {done} of {total} games, {left / 60:.0f} min left", file=sys.stderr, flush=True)

        try:
            yield advance
        except KeyboardInterrupt:
            raise KeyboardInterrupt(f"{done} of {total} games are saved; run the same command to continue") from None


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


def compile_for(arguments: argparse.Namespace, bots: bool = False, env: bool = False) -> None:
    """Make compiled code ready where the jobs of a command run: here, or on the nodes of a cluster, which do so themselves."""
    if arguments.backend == "local":
        compile_with_progress(bots, env)
    elif is_compiled(arguments.mode):
        print("naqala: machines without compiled code compile it first, which takes about three minutes", file=sys.stderr)


def _compile_rules() -> None:
    warm_up(lambda *_: None)


_PREPARATION = Preparation(("engine",), _compile_rules, _compile_rules)


def play_chunk(options: Options, seed: str, games: int, checked: bool) -> list[int]:
    """Play some games and return the tallies."""
    states, tallies = new_states(2), numbers(TALLIES)
    write(states, 0, blank_for(options))
    play.simulate(states, 0, games, checked, numbers(MAX_LEGAL), luck_from(seed), numbers(SCORE_LINES), tallies)
    return [int(tally) for tally in tallies]


def _chunks(games: int) -> Iterator[Chunk]:
    """Yield the chunks: each as large as all before it together, within limits."""
    first = 0
    while first < games:
        size = min(max(first, SMALLEST), LARGEST, games - first)
        yield Chunk(first, size)
        first += size


def _play_one(options: Options, seed: str, checked: bool, chunk: Chunk) -> PlayedChunk:
    return PlayedChunk(*chunk, play_chunk(options, f"{seed}/{chunk.first}", chunk.games, checked))


def run_games(
    options: Options,
    seed: str,
    games: int,
    checked: bool,
    backend: Backend,
    progress: Callable[[int], object] | None = None,
    folder: SimulationFolder | None = None,
) -> list[int]:
    """Play all games in chunks, but those that a folder has; the result does not depend on the backend."""
    kept = folder.kept if folder else {}
    totals = [sum(column) for column in zip([0] * TALLIES, *(kept[one] for one in _chunks(games) if one in kept), strict=True)]
    missing = (chunk for chunk in _chunks(games) if chunk not in kept)
    for played in backend.run(partial(_play_one, options, seed, checked), missing, _PREPARATION):
        totals = [total + tally for total, tally in zip(totals, played.tallies, strict=True)]
        if folder:
            folder.add(played)
        if progress:
            progress(played.games)
    return totals


def _games_in(folder: SimulationFolder | None, games: int) -> int:
    """Return how many of these games a folder has."""
    return sum(chunk.games for chunk in _chunks(games) if chunk in folder.kept) if folder else 0


def report(options: Options, games: int, seconds: float, totals: list[int], before: int = 0) -> dict[str, Any]:
    """Return the figures of a simulation; scores are the mean of games that have one (SOLO-11), and speed is that of the games
    that were not there ``before``.
    """
    scored, speed = max(1, totals[Tally.SCORED]), (games - before) / seconds
    return {
        "games": games,
        "seconds": round(seconds, 3),
        "games_per_second": round(speed, 1),
        "decisions_per_second": round(speed * totals[Tally.DECISIONS] / games, 1),
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
    jobs = 0 if arguments.jobs == 1 and arguments.backend == "local" else arguments.jobs
    backend = backend_named(arguments.backend, jobs, arguments.mode, kernels=True)
    seed, games = str(arguments.seed), arguments.games
    with (
        open_simulation(Path(arguments.out), options, seed, games, arguments.check) if arguments.out else nullcontext() as folder
    ):
        compile_for(arguments)
        before = _games_in(folder, games)
        start = time.perf_counter()
        try:
            with progress_bar() as bar:
                task = bar.add_task("playing", total=games, completed=before)
                totals = run_games(options, seed, games, arguments.check, backend, partial(bar.advance, task), folder)
        except KeyboardInterrupt:
            kept = f"{_games_in(folder, games)} of {games} games are saved; run the same command to continue"
            raise KeyboardInterrupt(kept if folder else "") from None
        seconds = time.perf_counter() - start
    result = {**report(options, games, seconds, totals, before), "mode": arguments.mode}
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
