"""Reading a data set: games, decisions as NumPy arrays, results."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from msgspec import Struct
from numpy.typing import NDArray

from naqala import record as records
from naqala.action import Action
from naqala.bots.bot import Budget
from naqala.catalog.verbs import ACTIONS
from naqala.data.schema import (
    CHOICES,
    FORMAT,
    FULL,
    FULL_COLUMNS,
    FULL_STATE,
    GAMES,
    SEEN,
    SEEN_COLUMNS,
    VERSION,
    Column,
    records_from,
    schema_of,
)
from naqala.env.kernels.observation import OBSERVATION
from naqala.errors import FormatError, NaqalaError
from naqala.game import Game
from naqala.options import Options
from naqala.position import RULES, Position
from naqala.reading import check_head, decode, parse_json, read_json
from naqala.record import Record, replay

HEAD = "dataset.json"


@dataclass(frozen=True)
class Decisions:
    """The decisions of some games, one after the other; all arrays have the same length."""

    game: NDArray[np.int32]
    number: NDArray[np.int32]
    """How many actions of the game came before."""
    seat: NDArray[np.int8]
    """The seat that is asked, from 1."""
    ask: list[str]
    legal: list[NDArray[np.int16]]
    action: NDArray[np.int16]
    win: NDArray[np.float32]
    margin: NDArray[np.int16]
    seen: NDArray[Any]
    """What the seat may know, as ``naqala.env`` shows it: records with a field for each name."""
    full: NDArray[Any] | None
    """The whole state, hidden information included; None if it was not asked for."""

    def __len__(self) -> int:
        return len(self.game)

    def masks(self) -> NDArray[np.int8]:
        """Return a row of masks for each decision, with a 1 for each legal action."""
        masks = np.zeros((len(self), ACTIONS), np.int8)
        for row, numbers in enumerate(self.legal):
            masks[row, numbers] = 1
        return masks

    def flat(self) -> NDArray[np.int16]:
        """Return observations as rows of numbers, as flat environments have them."""
        return self.seen.view(np.int16).reshape(len(self), -1)


@dataclass(frozen=True)
class RecordedGame:
    """One game of a data set."""

    game: int
    start: int
    rotation: int
    bots: list[str]
    scores: list[int]
    winners: list[int]
    rounds: int
    ended: list[str]
    sheets: list[dict[str, int]]
    """Points by line, one sheet a seat."""
    position: Position
    """The start."""
    actions: list[int]

    def record(self) -> Record:
        """Return the game as a record that ``naqala replay`` and ``naqala review`` read."""
        actions = [Action.numbered(number).text for number in self.actions]
        return Record(records.FORMAT, records.VERSION, RULES, self.position.options, self.position, actions)

    def replay(self) -> Game:
        """Return the game, played to its end; every action is checked."""
        return replay(self.record())


class DatasetInfo(Struct, frozen=True, kw_only=True):
    """What was asked of a data set, as its ``dataset.json`` has it."""

    format: str
    version: int
    rules: int
    options: Options
    games: int
    mode: str = ""
    sources: str = ""
    """A digest of all that decides the games."""
    bots: tuple[str, ...] = ()
    seed: str = ""
    budget: Budget | None = None
    pyarrow: str = ""


class Dataset:
    """A folder that ``naqala record`` has written, whole or begun."""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        head = read_json(self.path / HEAD)
        try:
            self.info = _info_in(head)
        except NaqalaError as error:
            raise FormatError(f"{self.path / HEAD}: {error}") from error
        self.options = self.info.options

    def __len__(self) -> int:
        """Return how many games there are."""
        return sum(map(_rows, self._shards("games")))

    @property
    def is_complete(self) -> bool:
        """Return whether all games that were asked for are there."""
        return bool(len(self) == self.info.games)

    def count_decisions(self) -> int:
        """Return how many decisions there are, without reading them."""
        return sum(map(_rows, self._shards("positions")))

    def games(self) -> Iterator[RecordedGame]:
        """Yield the games in order."""
        lines = [column.name for column in GAMES if column.name.startswith("sheet_")]
        for path in self._shards("games"):
            for row in _read(path, GAMES).to_pylist():
                points = [row.pop(line) for line in lines]
                sheets = [
                    {line.removeprefix("sheet_"): int(of[seat]) for line, of in zip(lines, points, strict=True)}
                    for seat in range(len(row["bots"]))
                ]
                position = Position.from_json(parse_json(row.pop("position"), "position"))
                yield RecordedGame(**row, position=position, sheets=sheets)

    def decisions(self, full: bool = False) -> Iterator[Decisions]:
        """Yield all decisions, the games of one shard at a time; with ``full`` also the whole states."""
        columns = (*CHOICES, *SEEN_COLUMNS, *(FULL_COLUMNS if full else ()))
        for path in self._shards("positions"):
            table = _read(path, columns)
            arrays: dict[str, Any] = {
                column.name: table.column(column.name).to_numpy() for column in CHOICES if column.name not in ("ask", "legal")
            }
            legal = table.column("legal").combine_chunks()
            states = records_from(table, FULL_COLUMNS, FULL, FULL_STATE) if full else None
            yield Decisions(
                **arrays,
                ask=table.column("ask").to_pylist(),
                legal=np.split(legal.flatten().to_numpy(), legal.offsets.to_numpy()[1:-1]),
                seen=records_from(table, SEEN_COLUMNS, SEEN, OBSERVATION),
                full=states,
            )

    def _shards(self, table: str) -> list[Path]:
        """Return the files of a table whose shard is complete; games are written last."""
        return [self.path / table / path.name for path in sorted((self.path / "games").glob("*.parquet"))]


def _info_in(head: Any) -> DatasetInfo:
    """Return what was asked of a data set; refuse a head that lacks what is read here, or is of another kind."""
    check_head(head, FORMAT, VERSION, (RULES,))
    if "options" in head:
        Options.from_json(head["options"])
    return decode(head, DatasetInfo, "info")


def _rows(path: Path) -> int:
    """Return how many rows a file has, without reading them."""
    with _named(path):
        return int(pq.read_metadata(path).num_rows)


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """Name a file that cannot be read."""
    try:
        yield
    except (OSError, pa.ArrowException) as error:
        raise FormatError(f"{path}: expected a shard of a data set, got {error}") from error


def _read(path: Path, columns: tuple[Column, ...]) -> pa.Table:
    """Return columns of a file; refuse a damaged file, and one of another kind."""
    with _named(path), pq.ParquetFile(path, page_checksum_verification=True) as file:
        table = file.read([column.name for column in columns])
    if not table.schema.remove_metadata().equals(schema_of(columns, {}).remove_metadata()):
        raise FormatError(f"{path}: expected the columns of {FORMAT} {VERSION}, got others")
    return table
