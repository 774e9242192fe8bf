"""A position as JSON, complete and writable by hand; every field is described in docs/position.md."""

from collections.abc import Mapping
from typing import Any

from naqala.catalog.rules import RULES
from naqala.engine import play
from naqala.engine.actions import MAX_LEGAL
from naqala.engine.kernel import numbers
from naqala.engine.mirror import States, new_states, read, write
from naqala.engine.state import Step
from naqala.errors import FormatError
from naqala.laws import broken_law
from naqala.position.reader import Reader
from naqala.position.sense import Sense
from naqala.position.table import any_start, blank_for, options_of
from naqala.position.words import ASK_WORDS, FORMAT, LOST_WORDS, STEP_WORDS, VERSION
from naqala.position.writing import question_json, to_json

__all__ = [
    "ASK_WORDS",
    "FORMAT",
    "LOST_WORDS",
    "RULES",
    "STEP_WORDS",
    "VERSION",
    "any_start",
    "blank_for",
    "from_json",
    "options_of",
    "question_json",
    "to_json",
]


def from_json(position: Mapping[str, Any]) -> States:
    """Reads a position into a place of its own, brought to its open question; refuses what cannot be."""
    state = Reader(position).read()
    states = new_states(1)
    write(states, 0, state)
    play.survey(states, 0)
    if fault := broken_law(states, 0):
        raise fault
    Sense(read(states, 0)).check()
    play.resume(states, 0)
    if play.list_legal(states, 0, numbers(MAX_LEGAL)) == 0 and read(states, 0).step != Step.OVER:
        ask, _ = play.who_is_asked(states, 0)
        raise FormatError(f"position: expected an open question with an answer, but {ASK_WORDS[ask]!r} has none")
    return states
