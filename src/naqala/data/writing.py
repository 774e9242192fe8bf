"""The folder of a data set: parts are played where jobs run and written here, each whole; a stopped one goes on."""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from naqala.bots.arena.contest import Contest
from naqala.bots.arena.preparing import compile_bots, preparation
from naqala.bots.arena.sources import sources_digest
from naqala.bots.stdio import is_foreign
from naqala.data import recording
from naqala.data.dataset import HEAD
from naqala.data.recording import DatasetPart, WrittenPart, record_part
from naqala.data.schema import FORMAT, VERSION
from naqala.env.warm import warm_up_environments
from naqala.errors import ArenaError, shown
from naqala.jobs import Backend, Preparation
from naqala.jobs.folder import Request, claimed, write_whole

TABLES = ("games", "positions")
GAMES_IN_PART = 50


@dataclass(frozen=True)
class Recording:
    """A data set that is asked for: the games of a contest, with all their decisions."""

    contest: Contest

    def __post_init__(self) -> None:
        for bot in self.contest.contestants:
            if is_foreign(bot):
                raise ArenaError(f"bots: expected levels, whose games can be repeated; got {shown(bot)}")
        self.contest.check_kinds()
        if self.contest.budget.nodes is None:
            raise ArenaError("budget: expected nodes, with which games can be repeated; got seconds")

    @cached_property
    def parts(self) -> tuple[DatasetPart, ...]:
        """The games, so many a file."""
        games = self.contest.games
        firsts = range(0, games, GAMES_IN_PART)
        return tuple(DatasetPart(number, first, min(GAMES_IN_PART, games - first)) for number, first in enumerate(firsts))

    def as_json(self) -> dict[str, Any]:
        """Return everything that decides the files, as ``dataset.json`` keeps it."""
        asked = self.contest.as_json()
        del asked["programs"]
        sources = sources_digest(recording.__name__)
        return {**asked, "format": FORMAT, "version": VERSION, "sources": sources, "pyarrow": pa.__version__}


class DatasetFolder:
    """An open folder; ``done`` are the parts whose files are there."""

    def __init__(self, path: Path, asked: Recording, done: set[DatasetPart]) -> None:
        self.path = path
        self.asked = asked
        self.done = done

    def missing(self) -> list[DatasetPart]:
        """Return the parts that are still to be played."""
        return [part for part in self.asked.parts if part not in self.done]

    def fill(self, backend: Backend, progress: Callable[[int], object]) -> None:
        """Play what is missing; tell the progress after each part, in games."""
        missing, contest = self.missing(), self.asked.contest
        if not missing:
            return
        ready = Preparation(("engine", "bots", "env"), _compile_all, preparation(contest).load)
        with closing(backend.run(partial(record_part, contest), missing, ready)) as written:
            for one in written:
                self._write(one)
                progress(one.part.games)

    def _write(self, written: WrittenPart) -> None:
        """Write both files of a part. Its games come last: where they are, the part is complete."""
        for table, content in (("positions", written.positions), ("games", written.games)):
            path = file_of(self.path, table, written.part.number)
            path.parent.mkdir(exist_ok=True)
            write_whole(path, content)
        self.done.add(written.part)


def _compile_all() -> None:
    compile_bots()
    warm_up_environments(lambda *_: None)


def file_of(path: Path, table: str, number: int) -> Path:
    """Return the path of a part's file."""
    return path / table / f"{number:05}.parquet"


@contextmanager
def open_dataset(path: Path, asked: Recording) -> Iterator[DatasetFolder]:
    """Open the folder of this data set, new or begun, and lock it."""
    with claimed(path, Request(HEAD, asked.as_json()), lambda: _parts_in(path, asked)) as done:
        yield DatasetFolder(path, asked, done)


def _parts_in(path: Path, asked: Recording) -> set[DatasetPart]:
    """Return the parts that are complete; refuse files that are damaged or do not belong here."""
    known = {file_of(path, table, part.number): part for table in TABLES for part in asked.parts}
    found: dict[Path, int] = {}
    for file in sorted(path.glob("*/*.parquet")):
        if file not in known:
            raise ArenaError(f"{file}: expected parts 0 to {len(asked.parts) - 1} of this data set, got another file")
        found[file] = _games_in(file, known[file])
    return {part for part in asked.parts if all(found.get(file_of(path, table, part.number)) == part.games for table in TABLES)}


def _games_in(file: Path, part: DatasetPart) -> int:
    """Return how many games a file has; before more were asked for, the last part had fewer."""
    try:
        notes = pq.read_schema(file).metadata or {}
    except (OSError, pa.ArrowException) as error:
        raise ArenaError(f"{file}: expected a part of this data set, got {error}") from error
    first, _, games = notes.get(b"games", b"").decode().partition("+")
    if notes.get(b"format") != FORMAT.encode() or first != str(part.first) or not games.isdigit():
        raise ArenaError(f"{file}: expected part {part.number} of a data set, got another file")
    return int(games)
