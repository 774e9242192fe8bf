"""The arena: plays the games of a contest that are missing, each in a process of its own core, and keeps what comes of them."""

import json
import os
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from functools import partial
from multiprocessing import active_children

from naqala.bots.arena.contest import Contest, Kinds
from naqala.bots.arena.match import Result, play_game, play_opening
from naqala.bots.arena.picture import picture_of
from naqala.bots.arena.report import report_of
from naqala.bots.arena.results import Folder, write_whole
from naqala.bots.arena.standings import Standings, standings_of
from naqala.bots.bot import Budget
from naqala.bots.stdio import is_program
from naqala.children import workers
from naqala.engine.kernel import running_mode
from naqala.errors import ArenaError
from naqala.memory import keep_what_is_loaded

_ONE_CORE = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")

Progress = Callable[[Folder], None]
"""Called after every game that was added to the folder."""


def _prepare(contest: Contest, kinds: Kinds | None) -> None:
    """Make a new process ready; what bots load at first is not counted as thinking."""
    warm_bots(contest, kinds)
    keep_what_is_loaded()


def warm_bots(contest: Contest, kinds: Kinds | None = None) -> None:
    """Let every bot answer the first questions of some game with the smallest budget; what fails here will fail in a game."""
    for bot in contest.contestants:
        if is_program(bot):
            continue  # it loads nothing of ours
        alone = replace(contest, bots=(bot,) * contest.options.seats, budget=Budget(nodes=1))
        with suppress(Exception, SystemExit):
            play_opening(alone, kinds)


@contextmanager
def _processes(contest: Contest, jobs: int, kinds: Kinds | None) -> Iterator[ProcessPoolExecutor]:
    """Start processes in our mode; on an error or Ctrl-C do not wait for running games."""
    for name in _ONE_CORE:
        os.environ.setdefault(name, "1")
    others = active_children()
    executor = workers(jobs, running_mode(), partial(_prepare, contest, kinds))
    try:
        yield executor
    except BaseException:
        executor.shutdown(wait=False, cancel_futures=True)
        for child in active_children():
            if child not in others:
                child.terminate()
        raise
    executor.shutdown()


def played(contest: Contest, games: Sequence[int], jobs: int, kinds: Kinds | None = None) -> Generator[Result, None, None]:
    """Play games, this many at a time, and yield each as it ends. With no jobs play them here, for the debugger."""
    if jobs == 0:
        for game in games:
            yield play_game(contest, game, kinds)
        return
    with _processes(contest, min(jobs, os.cpu_count() or 1, len(games)), kinds) as executor:
        try:
            for done in as_completed([executor.submit(play_game, contest, game, kinds) for game in games]):
                yield done.result()
        except BrokenProcessPool as error:
            raise ArenaError(
                "expected processes that play on, but one was killed; what was played is kept, run it again"
            ) from error


def run_contest(folder: Folder, jobs: int, kinds: Kinds | None = None, progress: Progress | None = None) -> Standings:
    """Play what is missing in the folder and write all its figures."""
    missing = folder.missing()
    if missing:
        with closing(played(folder.contest, missing, jobs, kinds)) as results:
            for result in results:
                folder.add(result)
                if progress:
                    progress(folder)
    standings = standings_of(folder.contest, folder.results)
    write_whole(folder.path / "ratings.json", json.dumps(standings.as_json(), indent=1, ensure_ascii=False) + "\n")
    write_whole(folder.path / "ladder.svg", picture_of(standings))
    write_whole(folder.path / "report.md", report_of(standings))
    return standings
