"""The arena: plays the games of a contest that are missing, on a backend for jobs, and keeps what comes of them."""

import json
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from functools import partial

from naqala.bots.arena.contest import Contest, Kinds
from naqala.bots.arena.match import Result, play_game
from naqala.bots.arena.picture import picture_of
from naqala.bots.arena.preparing import preparation
from naqala.bots.arena.report import report_of
from naqala.bots.arena.results import Folder
from naqala.bots.arena.standings import Standings, standings_of
from naqala.jobs import Backend
from naqala.jobs.folder import write_whole

Progress = Callable[[Folder], None]
"""Called after every game that was added to the folder."""


def played(contest: Contest, games: Sequence[int], backend: Backend, kinds: Kinds | None = None) -> Generator[Result, None, None]:
    """Play games and yield each as it ends."""
    yield from backend.run(partial(play_game, contest, kinds=kinds), games, preparation(contest, kinds))


def run_contest(folder: Folder, backend: Backend, kinds: Kinds | None = None, progress: Progress | None = None) -> Standings:
    """Play what is missing in the folder and write all its figures."""
    missing = folder.missing()
    if missing:
        with closing(played(folder.contest, missing, backend, kinds)) as results:
            for result in results:
                folder.add(result)
                if progress:
                    progress(folder)
    standings = standings_of(folder.contest, folder.results)
    write_whole(folder.path / "ratings.json", json.dumps(standings.to_json(), indent=1, ensure_ascii=False) + "\n")
    write_whole(folder.path / "ladder.svg", picture_of(standings))
    write_whole(folder.path / "report.md", report_of(standings))
    return standings
