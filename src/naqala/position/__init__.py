"""A position as values, and its conversion from and to the engine's state; docs/position.md describes every field."""

from naqala.catalog.rules import RULES
from naqala.engine import play
from naqala.engine.actions import MAX_LEGAL
from naqala.engine.kernel import numbers
from naqala.engine.mirror import States, new_states, read, write
from naqala.engine.state import Step
from naqala.errors import FormatError
from naqala.position.laws import broken_law
from naqala.position.reader import state_from
from naqala.position.schema import About, Position
from naqala.position.sets import any_start, blank_for, options_of
from naqala.position.words import ASK_WORDS, FORMAT, LOST_WORDS, STEP_WORDS, VERSION
from naqala.position.writing import PositionWriter, position_of

__all__ = [
    "ASK_WORDS",
    "FORMAT",
    "LOST_WORDS",
    "RULES",
    "STEP_WORDS",
    "VERSION",
    "About",
    "Position",
    "PositionWriter",
    "any_start",
    "blank_for",
    "broken_law",
    "options_of",
    "position_of",
    "states_of",
]


def states_of(position: Position) -> States:
    """Return the position as the engine holds it, brought to its open question; refuse one that is impossible."""
    states = new_states(1)
    write(states, 0, state_from(position))
    play.survey(states, 0)
    if fault := broken_law(states, 0):
        raise fault
    play.resume(states, 0)
    if play.list_legal(states, 0, numbers(MAX_LEGAL)) == 0 and read(states, 0).step != Step.OVER:
        ask, _ = play.who_is_asked(states, 0)
        raise FormatError(f"position: expected an open question with an answer, but {ASK_WORDS[ask]!r} has none")
    return states
