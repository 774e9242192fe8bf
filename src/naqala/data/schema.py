"""The columns of a data set: what they are called, what they hold, and who may know it. The tables of docs/data.md follow."""

from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa

from naqala.engine.layout import Field, fields_of, packed
from naqala.engine.state import State
from naqala.env.kernels.observation import FIELDS
from naqala.events import SCORE_LINE_WORDS

FORMAT, VERSION = "naqala-dataset", 1
DERIVED = ("exits", "where", "land")
"""Maps of the board that follow from the rest of a state; files do without them."""
SEEN, FULL, SHEET = "seen_", "full_", "sheet_"
"""What names begin with: an observation, a whole state, a line of the score sheets."""

WHO = {
    "key": "everyone",
    "choice": "the seat that is asked",
    "seen": "the seat that is asked",
    "full": "no seat: hidden information",
    "result": "no seat before the end: hidden information",
}
"""Who may know a column when the decision is made, by its group."""


class Column(NamedTuple):
    """A column of a table."""

    name: str
    type: pa.DataType
    group: str
    meaning: str
    shape: tuple[int, ...] = ()

    @property
    def field(self) -> pa.Field:
        """Return the column as Arrow has it, with its group, who may know it and its shape."""
        notes = {"group": self.group, "known to": WHO[self.group], "shape": ",".join(map(str, self.shape))}
        return pa.field(self.name, self.type, nullable=False, metadata=notes)


def _by_seat(kind: pa.DataType) -> pa.DataType:
    return pa.list_(pa.field("seat", kind, nullable=False))


def _of_record(field: Field, prefix: str, group: str) -> Column:
    """Return the column of a field of a record; grids are written row after row."""
    number = pa.from_numpy_dtype(np.dtype(field.type))
    kind = pa.list_(pa.field("number", number, nullable=False), int(np.prod(field.shape))) if field.shape else number
    return Column(f"{prefix}{field.name}", kind, group, "", field.shape)


GAMES = (
    Column("game", pa.int32(), "key", "the number of the game"),
    Column("start", pa.int32(), "key", "the number of its deal; games of one start share deal and luck"),
    Column("rotation", pa.int8(), "key", "how far the bots are moved on from seat to seat"),
    Column("bots", _by_seat(pa.string()), "key", "who sat on each seat"),
    Column("position", pa.string(), "full", "the start as a position file ([position.md](position.md))"),
    Column("actions", pa.list_(pa.field("action", pa.int16(), nullable=False)), "full", "every action, those of chance too"),
    Column("scores", _by_seat(pa.int16()), "result", "points of each seat"),
    Column("winners", _by_seat(pa.int8()), "result", "the seats that won, from 1; ties share"),
    Column("rounds", pa.int16(), "result", "how many rounds it took"),
    Column("ended", pa.list_(pa.field("reason", pa.string(), nullable=False)), "result", "`last camel`, `no move` or both"),
    *(Column(f"{SHEET}{line}", _by_seat(pa.int16()), "result", f"points of each seat for {line}") for line in SCORE_LINE_WORDS),
)
"""One row a game."""
CHOICES = (
    Column("game", pa.int32(), "key", "the number of the game"),
    Column("number", pa.int32(), "key", "how many actions came before, those of chance too"),
    Column("seat", pa.int8(), "key", "the seat that is asked, from 1"),
    Column("ask", pa.dictionary(pa.int8(), pa.string()), "key", "the question ([decisions.md](decisions.md))"),
    Column("legal", pa.list_(pa.field("action", pa.int16(), nullable=False)), "choice", "the legal actions, ascending"),
    Column("action", pa.int16(), "choice", "the action that was played; `naqala.Action.numbered` says what it means"),
    Column("win", pa.float32(), "result", "the seat's share of the win"),
    Column("margin", pa.int16(), "result", "its points less those of the best other seat"),
)
"""The first columns of the positions."""
SEEN_COLUMNS = tuple(_of_record(field, SEEN, "seen") for field in FIELDS)
_KEPT = tuple(field for field in fields_of(State) if field.name not in DERIVED)
FULL_COLUMNS = tuple(_of_record(field, FULL, "full") for field in _KEPT)
FULL_STATE = packed(_KEPT)
"""A state as a data set has it."""
POSITIONS = (*CHOICES, *SEEN_COLUMNS, *FULL_COLUMNS)
"""One row a decision of a seat."""


def schema_of(columns: tuple[Column, ...], notes: dict[str, str]) -> pa.Schema:
    """Return a table's schema with notes about the file."""
    return pa.schema([column.field for column in columns], notes)


def column_of(records: Any, column: Column, prefix: str) -> pa.Array:
    """Return one field of many records as a column."""
    numbers = np.ascontiguousarray(records[column.name.removeprefix(prefix)])
    flat = pa.array(numbers.reshape(-1))
    return pa.FixedSizeListArray.from_arrays(flat, type=column.type) if column.shape else flat


def records_from(table: pa.Table, columns: tuple[Column, ...], prefix: str, dtype: np.dtype[Any]) -> Any:
    """Return columns as an array of records."""
    records = np.zeros(table.num_rows, dtype)
    for column in columns:
        found = table.column(column.name).combine_chunks()
        flat = found.flatten() if column.shape else found
        records[column.name.removeprefix(prefix)] = flat.to_numpy().reshape(table.num_rows, *column.shape)
    return records
