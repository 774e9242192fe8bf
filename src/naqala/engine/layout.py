"""Records, declared once: an annotated class becomes a packed NumPy dtype and a Python mirror."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Annotated, Any, ClassVar, Protocol, get_args, get_origin, get_type_hints

import numpy as np


class Cells(Protocol):
    """A row of small integers."""

    def __iter__(self) -> Iterator[int]: ...
    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, number: int, /) -> None: ...


class Grid(Protocol):
    """Rows and columns of small integers, indexed ``grid[row, column]``."""

    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int], number: int, /) -> None: ...


class Reals(Protocol):
    """A row of floating-point numbers."""

    def __getitem__(self, index: int, /) -> float: ...
    def __setitem__(self, index: int, number: float, /) -> None: ...


class Rows(Protocol):
    """Several rows, indexed ``rows[row][place]``."""

    def __getitem__(self, index: int, /) -> Cells: ...


@dataclass(frozen=True)
class Wide:
    """Marks a field as 64 bits wide, one bit for each tile."""


@dataclass(frozen=True)
class Real:
    """Marks a field as a floating-point number."""


@dataclass(frozen=True)
class Fixed:
    """Marks a field that never changes in a game, so that copies in plain mode share its row."""


@dataclass(frozen=True)
class Default:
    """The number that a field, or each cell of it, holds in a blank record; 0 without it."""

    number: int


@dataclass(frozen=True)
class Field:
    """One field of a record."""

    name: str
    shape: tuple[int, ...]
    type: type[np.generic]
    default: int
    extras: tuple[Any, ...]
    """All arguments of the annotation."""


def fields_of(record: type) -> tuple[Field, ...]:
    """Read the fields from the class annotations: ``Annotated[Cells, n]``, ``Annotated[Grid, n, m, Default(-1)]``, ``int``."""
    fields = []
    for name, hint in get_type_hints(record, include_extras=True).items():
        if get_origin(hint) is ClassVar:
            continue
        extras = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
        shape = tuple(extra for extra in extras if isinstance(extra, int))
        default = next((extra.number for extra in extras if isinstance(extra, Default)), 0)
        fields.append(Field(name, shape, _type_of(extras), default, extras))
    return tuple(fields)


def _type_of(extras: tuple[Any, ...]) -> type[np.generic]:
    if Real() in extras:
        return np.float64
    return np.int64 if Wide() in extras else np.int16


def packed(fields: Iterable[Field]) -> np.dtype[Any]:
    """Return the dtype of a record with these fields, one behind the other."""
    return np.dtype([(field.name, field.type, field.shape) for field in fields])


def dtype_of(record: type) -> np.dtype[Any]:
    """Return the packed dtype; refuse an order of fields that would need padding."""
    dtype = packed(fields_of(record))
    aligned = np.dtype(dtype.descr, align=True)
    if aligned.fields != dtype.fields:
        raise TypeError(f"{record.__name__} has padding: put wide fields first")
    return dtype


def resetter(module: str, name: str, fields: Iterable[Field]) -> Callable[[Any], None]:
    """Return a function ``name(record)`` of the module that sets the fields to their defaults."""
    lines = [f"record.{cell} = {field.default}" for field in fields for cell in _cells(field)]
    return _written_out(module, name, "record", lines)


def copier(module: str, name: str, fields: Iterable[Field]) -> Callable[[Any, Any], None]:
    """Return a function ``name(source, record)`` of the module that copies the fields."""
    lines = [f"record.{cell} = source.{cell}" for field in fields for cell in _cells(field)]
    return _written_out(module, name, "source, record", lines)


def _cells(field: Field) -> Iterator[str]:
    """Yield the cells of a field as code has them: ``gold[0]``, ``gold[1]`` and so on, or the name of a single number."""
    for index in product(*map(range, field.shape)):
        yield f"{field.name}{list(index)}" if index else field.name


def _written_out(module: str, name: str, parameters: str, lines: Iterable[str]) -> Callable[..., None]:
    """Return a function of these lines. They name every cell, because a kernel cannot look up fields by name."""
    namespace: dict[str, Any] = {"__name__": module}
    exec("\n    ".join((f"def {name}({parameters}):", *lines)), namespace)
    return namespace[name]  # type: ignore[no-any-return]
