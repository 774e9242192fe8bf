"""Play an action and collect the events that the rules report."""

from typing import Any

import numpy as np

from naqala.engine import play
from naqala.engine.events import MOST_TOLD, TELLING, Kind
from naqala.engine.layout import Cells
from naqala.engine.mirror import States, is_plain
from naqala.engine.state import NOWHERE, STATE

Row = tuple[int, ...]
"""One event as numbers, in the order of ``COLUMNS``."""


def telling(states: States) -> States:
    """Return copies of states that can collect events."""
    if is_plain(states):
        return states.copy()
    copies: Any = np.zeros(len(states), TELLING)
    _states_in(copies)[:] = states.view(np.uint8).reshape(len(states), -1)
    return copies


def _states_in(copies: Any) -> Any:
    """Return the part of records with room for events that is the state."""
    return copies.view(np.uint8).reshape(len(copies), -1)[:, -STATE.itemsize :]


def answer_and_tell(states: States, action: int, actions: Cells, count: int) -> tuple[int, list[Row]]:
    """Play an action like ``play.answer`` on the first state; return the number of next answers, and the events, the answer
    itself first.
    """
    if not play.is_among(action, actions, count):
        return play.ILLEGAL, []
    ask, seat = play.who_is_asked(states, 0)
    told = apply_and_tell(states, action)
    return play.list_legal(states, 0, actions), [(Kind.ANSWER, int(seat), action, 1, NOWHERE, int(ask)), *told]


def apply_and_tell(states: States, action: int) -> list[Row]:
    """Play an action that is legal on the first state; return the events."""
    return _apply_plain(states, action) if is_plain(states) else _apply_compiled(states, action)


def _apply_plain(states: States, action: int) -> list[Row]:
    state, told = states[0], list[Row]()
    state.told = told
    try:
        play.apply_one(states, 0, action)
    finally:
        del state.told
    return told


def _apply_compiled(states: States, action: int) -> list[Row]:
    """Play on a copy with room for events before the state, and copy the state back."""
    memory = telling(states[:1])
    play.apply_one(memory, 0, action)
    states[:1].view(np.uint8)[:] = _states_in(memory)[0]
    number = int(memory[0]["told_count"])
    assert number < MOST_TOLD, "an action reported more events than there is room for"
    return list(map(tuple, memory[0]["told"][:number].tolist()))
