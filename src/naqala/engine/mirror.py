"""A State as Python integers: plain mode plays on it, and the public face reads it."""

import copyreg
from array import array
from collections.abc import Iterator
from math import prod
from typing import Any

import numpy as np

from naqala.engine.kernel import records
from naqala.engine.layout import Fixed, fields_of
from naqala.engine.state import STATE, State

_FIELDS = fields_of(State)
_ROWS = tuple(field.name for field in _FIELDS if len(field.shape) == 1 and Fixed() not in field.extras)
_GRIDS = tuple(field.name for field in _FIELDS if len(field.shape) == 2 and Fixed() not in field.extras)

_WIDE_BYTES = sum(STATE[field.name].itemsize for field in _FIELDS if field.type is np.int64)
"""Fields of 64 bits come first; all others have 16."""

States = Any
"""Several states: a NumPy array of records when compiled, ``MirrorStates`` in plain mode."""


def _grid(numbers: list[int], shape: tuple[int, ...]) -> Any:
    """Return numbers of 16 bits as rows and columns, in memory as small as a record's and in one piece: a copy takes little time,
    and so does the garbage collector.
    """
    return memoryview(array("h", numbers)).cast("B").cast("h", shape)


def copy_of_grid(grid: Any) -> Any:
    """Return an independent copy."""
    return memoryview(bytearray(grid)).cast("h", grid.shape)


def _blank() -> State:
    state = State()
    for field in _FIELDS:
        numbers: Any = field.default
        if field.shape:
            numbers = [field.default] * field.shape[0]
        if len(field.shape) == 2:
            numbers = _grid([field.default] * prod(field.shape), field.shape)
        setattr(state, field.name, numbers)
    return state


BLANK = _blank()
"""A state that holds every field's default. Read only."""


def blank() -> State:
    """Return a state that holds every field's default."""
    return copy_of(BLANK)


def copy_of(state: State) -> State:
    """Return an independent copy."""
    twin, known = State(), state.__dict__.copy()
    known.pop("told", None)  # only the state that is played on collects events
    for name in _ROWS:
        known[name] = known[name][:]
    for name in _GRIDS:
        known[name] = copy_of_grid(known[name])
    twin.__dict__ = known
    return twin


class MirrorStates(list[State]):
    """A list whose items are copied when they are assigned, and by ``copy``, as in an array of records."""

    def __setitem__(self, index: Any, state: Any) -> None:
        super().__setitem__(index, copy_of(state))

    def copy(self) -> "MirrorStates":
        """Return independent copies of all positions."""
        return MirrorStates(map(copy_of, self))


def new_states(number: int) -> States:
    """Return blank positions in the form the running mode plays on."""
    states = records(number, STATE, blank)
    return MirrorStates(states) if isinstance(states, list) else states


def is_plain(states: States) -> bool:
    """Return whether the states are Python objects, not an array of records."""
    return isinstance(states, MirrorStates)


def copy_states(states: States) -> States:
    """Return independent copies of all positions. NumPy would copy records field by field, which takes six times as long."""
    return states.copy() if is_plain(states) else states.view(np.uint8).copy().view(states.dtype)


def read(states: States, index: int) -> State:
    """Return the position at an index as Python integers. Read only."""
    state = states[index]
    return state if isinstance(state, State) else from_record(state)


def write(states: States, index: int, state: State) -> None:
    """Put a mirror at an index."""
    states[index] = state if isinstance(states, MirrorStates) else to_record(state)


def field_of(record: Any, name: str) -> Any:
    """Return a field of a record, or of its mirror."""
    return record[name] if isinstance(record, np.void) else getattr(record, name)


def _places() -> Iterator[tuple[str, slice, tuple[int, ...] | None]]:
    """Yield the name of each field, where its numbers are among all of a record, and the shape of a grid."""
    end = 0
    for field in _FIELDS:
        begin, end = end, end + prod(field.shape)
        yield field.name, slice(begin, end), field.shape if len(field.shape) == 2 else None


_PLACES = tuple(_places())
_SINGLE = tuple((field.name, cells.start) for field, (_, cells, _) in zip(_FIELDS, _PLACES, strict=True) if not field.shape)


def from_record(record: Any) -> State:
    """Return a NumPy record as a mirror. Reading its memory at once takes less than half as long as field by field."""
    memory, state = memoryview(record.tobytes()), State()
    numbers = memory[:_WIDE_BYTES].cast("q").tolist() + memory[_WIDE_BYTES:].cast("h").tolist()
    known = state.__dict__
    for name, cells, shape in _PLACES:
        known[name] = numbers[cells] if shape is None else _grid(numbers[cells], shape)
    for name, place in _SINGLE:
        known[name] = numbers[place]
    return state


def to_record(state: State) -> Any:
    """Return a mirror as a NumPy record; refuse a number that does not fit its field."""
    record = np.zeros((), STATE)
    for field in _FIELDS:
        record[field.name] = state.__dict__[field.name]
    return record[()]


copyreg.pickle(State, lambda state: (from_record, (to_record(state),)))  # its grids cannot be pickled, or copied by copy.deepcopy


def as_bytes(states: States, index: int) -> bytes:
    """Return the record's bytes, which are equal in all modes."""
    state = states[index]
    return (to_record(state) if isinstance(state, State) else state).tobytes()  # type: ignore[no-any-return]
