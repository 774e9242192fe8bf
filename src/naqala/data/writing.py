"""The folder of a data set: shards are played where jobs run and written here, each whole; a stopped one goes on."""

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
from naqala.data.recording import Shard, WrittenShard, record_shard
from naqala.data.schema import FORMAT, VERSION
from naqala.env.warm import warm_up_environments
from naqala.errors import ArenaError, shown
from naqala.jobs import Backend, Preparation
from naqala.jobs.folder import Request, claimed, write_whole

TABLES = ("games", "positions")
GAMES_IN_SHARD = 50


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
    def shards(self) -> tuple[Shard, ...]:
        """The games, so many a file."""
        games = self.contest.games
        firsts = range(0, games, GAMES_IN_SHARD)
        return tuple(Shard(number, first, min(GAMES_IN_SHARD, games - first)) for number, first in enumerate(firsts))

    def to_json(self) -> dict[str, Any]:
        """Return everything that decides the files, as ``dataset.json`` keeps it."""
        asked = self.contest.to_json()
        del asked["programs"]
        sources = sources_digest(recording.__name__)
        return {**asked, "format": FORMAT, "version": VERSION, "sources": sources, "pyarrow": pa.__version__}


class DatasetFolder:
    """An open folder; ``done`` are the shards whose files are there."""

    def __init__(self, path: Path, asked: Recording, done: set[Shard]) -> None:
        self.path = path
        self.asked = asked
        self.done = done

    def missing(self) -> list[Shard]:
        """Return the shards that are still to be played."""
        return [shard for shard in self.asked.shards if shard not in self.done]

    def fill(self, backend: Backend, progress: Callable[[int], object]) -> None:
        """Play what is missing; tell the progress after each shard, in games."""
        missing, contest = self.missing(), self.asked.contest
        if not missing:
            return
        ready = Preparation(("engine", "bots", "env"), _compile_all, preparation(contest).load)
        with closing(backend.run(partial(record_shard, contest), missing, ready)) as written:
            for one in written:
                self._write(one)
                progress(one.shard.games)

    def _write(self, written: WrittenShard) -> None:
        """Write both files of a shard. Its games come last: where they are, the shard is complete."""
        for table, content in (("positions", written.positions), ("games", written.games)):
            path = file_of(self.path, table, written.shard.number)
            path.parent.mkdir(exist_ok=True)
            write_whole(path, content)
        self.done.add(written.shard)


def _compile_all() -> None:
    compile_bots()
    warm_up_environments(lambda *_: None)


def file_of(path: Path, table: str, number: int) -> Path:
    """Return the path of a shard's file."""
    return path / table / f"{number:05}.parquet"


@contextmanager
def open_dataset(path: Path, asked: Recording) -> Iterator[DatasetFolder]:
    """Open the folder of this data set, new or begun, and lock it."""
    with claimed(path, Request(HEAD, asked.to_json()), lambda: _shards_in(path, asked)) as done:
        yield DatasetFolder(path, asked, done)


def _shards_in(path: Path, asked: Recording) -> set[Shard]:
    """Return the shards that are complete; refuse files that are damaged or do not belong here."""
    known = {file_of(path, table, shard.number): shard for table in TABLES for shard in asked.shards}
    found: dict[Path, int] = {}
    for file in sorted(path.glob("*/*.parquet")):
        if file not in known:
            raise ArenaError(f"{file}: expected shards 0 to {len(asked.shards) - 1} of this data set, got another file")
        found[file] = _games_in(file, known[file])
    return {
        shard for shard in asked.shards if all(found.get(file_of(path, table, shard.number)) == shard.games for table in TABLES)
    }


def _games_in(file: Path, shard: Shard) -> int:
    """Return how many games a file has; before more were asked for, the last shard had fewer. All pages are checked."""
    try:
        with pq.ParquetFile(file, page_checksum_verification=True) as content:
            notes = content.schema_arrow.metadata or {}
            for _ in content.iter_batches(1000):
                pass
    except (OSError, pa.ArrowException) as error:
        raise ArenaError(f"{file}: expected a shard of this data set, got {error}") from error
    first, _, games = notes.get(b"games", b"").decode().partition("+")
    if notes.get(b"format") != FORMAT.encode() or first != str(shard.first) or not games.isdigit():
        raise ArenaError(f"{file}: expected shard {shard.number} of a data set, got another file")
    return int(games)
