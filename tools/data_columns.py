"""The tables of columns in docs/data.md, from the schema of data sets and the notes beside the fields of records."""

import ast
import inspect
import re
from functools import cache
from pathlib import Path

import pyarrow as pa

from naqala.data.schema import CHOICES, FULL, FULL_COLUMNS, GAMES, SEEN, SEEN_COLUMNS, WHO, Column
from naqala.engine.state import State
from naqala.env.kernels.observation import Observation
from tools.tables import page_with, table_of

PAGE = Path(__file__).parents[1] / "docs" / "data.md"
TABLES = {"games": GAMES, "choices": CHOICES, "seen": SEEN_COLUMNS, "full": FULL_COLUMNS}
HEAD = ("column", "type", "meaning", "who may know it")
NO_NAME = re.compile(r"\b(NOWHERE|NOBODY|NO_TRIBE|NO_CARD)\b")
"""Names in notes of the engine that stand for -1."""


@cache
def notes_of(record: type) -> dict[str, str]:
    """Return the strings below the fields of a record."""
    body = ast.parse(inspect.getsource(record)).body[0]
    assert isinstance(body, ast.ClassDef)
    found = {}
    for field, note in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(note, ast.Expr):
            assert isinstance(note.value, ast.Constant)
            found[field.target.id] = NO_NAME.sub("-1", " ".join(str(note.value.value).split()))
    return found


def _meaning(column: Column) -> str:
    """Return what a column means; fields whose name says it all have no note."""
    if column.meaning:
        return column.meaning
    own, other = (Observation, State) if column.name.startswith(SEEN) else (State, Observation)
    name = column.name.removeprefix(SEEN).removeprefix(FULL)
    said = notes_of(own).get(name) or notes_of(other).get(name) or name.replace("_", " ")
    return said.replace("``", "`").rstrip(".")


def _row(column: Column) -> tuple[str, str, str, str]:
    shape = "x".join(map(str, column.shape))
    kind = "text" if str(column.type) in ("string", "dictionary<values=string, indices=int8, ordered=0>") else str(column.type)
    kind = f"list of {column.type.value_type!s}" if pa.types.is_list(column.type) else kind
    kind = str(column.type.value_type) if pa.types.is_fixed_size_list(column.type) else kind
    return f"`{column.name}`", f"{kind}{f'[{shape}]' if shape else ''}", _meaning(column), WHO[column.group]


def page() -> str:
    """Return the page with its tables as they must be."""
    return page_with(PAGE, {name: table_of(HEAD, map(_row, columns)) for name, columns in TABLES.items()})
