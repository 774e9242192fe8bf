"""Plays an action and collects what the rules report of it."""

from typing import Any

import numpy as np

from naqala.engine import play
from naqala.engine.events import MOST_TOLD, TELLING
from naqala.engine.kernel import MODE
from naqala.engine.layout import Cells
from naqala.engine.mirror import States
from naqala.engine.state import STATE

Row = tuple[int, ...]
"""One event as numbers: kind, seat, thing, amount, tile, cause."""


def answer_and_tell(states: States, action: int, actions: Cells, count: int) -> tuple[int, list[Row]]:
    """Plays an action like ``play.answer`` on the first state; returns the number of next answers, and the events."""
    if MODE == "plain":
        return _answer_plain(states, action, actions, count)
    memory: Any = np.zeros(1, TELLING)
    told, played = memory.view(np.uint8), states.view(np.uint8)
    told[: STATE.itemsize] = played[: STATE.itemsize]
    count = play.answer(memory, 0, action, actions, count)
    played[: STATE.itemsize] = told[: STATE.itemsize]
    number = int(memory[0]["told_count"])
    assert number < MOST_TOLD, "an action told more than there is room for"
    return count, list(map(tuple, memory[0]["told"][:number].tolist()))


def _answer_plain(states: States, action: int, actions: Cells, count: int) -> tuple[int, list[Row]]:
    state, told = states[0], list[Row]()
    state.told = told
    try:
        return play.answer(states, 0, action, actions, count), told
    finally:
        del state.told
