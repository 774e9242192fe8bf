"""A State as Python integers: what plain mode plays on and what the public face reads."""

from typing import Any

import numpy as np

from naqala.engine.kernel import records
from naqala.engine.layout import fields_of
from naqala.engine.state import STATE, State

_FIELDS = fields_of(State)
_ROWS = tuple(field.name for field in _FIELDS if len(field.shape) == 1)
_GRIDS = tuple((field.name, field.shape) for field in _FIELDS if len(field.shape) == 2)

States = Any
"""Several states: a NumPy array of records when compiled, ``MirrorStates`` in plain mode."""


def _blank() -> State:
    state = State()
    for field in _FIELDS:
        numbers: Any = field.default
        if field.shape:
            numbers = [field.default] * field.shape[0]
        if len(field.shape) == 2:
            numbers = {(row, column): field.default for row in range(field.shape[0]) for column in range(field.shape[1])}
        setattr(state, field.name, numbers)
    return state


BLANK = _blank()
"""A state that holds every field's default; not to be changed."""


def blank() -> State:
    """Return a state that holds every field's default."""
    return copy_of(BLANK)


def copy_of(state: State) -> State:
    """An independent copy."""
    twin = State()
    twin.__dict__.update(state.__dict__)
    twin.__dict__.pop("told", None)  # only the state that is played on reports
    for name in _ROWS:
        twin.__dict__[name] = twin.__dict__[name][:]
    for name, _ in _GRIDS:
        twin.__dict__[name] = twin.__dict__[name].copy()
    return twin


class MirrorStates(list[State]):
    """Assigning to a place copies, as it does in an array of records, and so does copying all."""

    def __setitem__(self, index: Any, state: Any) -> None:
        super().__setitem__(index, copy_of(state))

    def copy(self) -> "MirrorStates":
        """Independent copies of all positions."""
        return MirrorStates(map(copy_of, self))


def new_states(number: int) -> States:
    """Room for so many positions, in the form the running mode plays on."""
    states = records(number, STATE, blank)
    return MirrorStates(states) if isinstance(states, list) else states


def copy_states(states: States) -> States:
    """Independent copies of all positions."""
    return states.copy()


def read(states: States, index: int) -> State:
    """The position at a place as Python integers; not to be changed."""
    state = states[index]
    return state if isinstance(state, State) else from_record(state)


def write(states: States, index: int, state: State) -> None:
    """Puts a mirror in a place."""
    states[index] = state if isinstance(states, MirrorStates) else to_record(state)


def field_of(record: Any, name: str) -> Any:
    """A field of a record, or of its mirror."""
    return record[name] if isinstance(record, np.void) else getattr(record, name)


def from_record(record: Any) -> State:
    """Turns a NumPy record into a mirror."""
    state = State()
    for field in _FIELDS:
        numbers = record[field.name].tolist()
        if len(field.shape) == 2:
            numbers = {(row, column): number for row, line in enumerate(numbers) for column, number in enumerate(line)}
        state.__dict__[field.name] = numbers
    return state


def to_record(state: State) -> Any:
    """Turns a mirror into a NumPy record; a number that does not fit its field is refused."""
    record = np.zeros((), STATE)
    for field in _FIELDS:
        numbers = state.__dict__[field.name]
        if len(field.shape) == 2:
            numbers = [[numbers[row, column] for column in range(field.shape[1])] for row in range(field.shape[0])]
        record[field.name] = numbers
    return record[()]


def as_bytes(states: States, index: int) -> bytes:
    """The record's bytes, equal in all modes."""
    state = states[index]
    return (to_record(state) if isinstance(state, State) else state).tobytes()  # type: ignore[no-any-return]
