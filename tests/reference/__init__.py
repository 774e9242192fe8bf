"""A second implementation of the game, slow and plain, written from docs/ alone.

It knows nothing of the engine: its only sources are docs/rules/base.md, docs/rules/expansions.md,
docs/decisions.md and docs/position.md, and functions cite the rules they stand for. Positions are dicts as in
docs/position.md.
"""

import random as random_module
from typing import Any

from tests.reference.actions import do
from tests.reference.answers import chance_weights, legal_answers, open_question
from tests.reference.components import Position
from tests.reference.effects import seats
from tests.reference.laws import broken_laws
from tests.reference.phases import advance
from tests.reference.scoring import score_sheet
from tests.reference.setup import start_position
from tests.reference.written import full, normal, written

__all__ = ["after", "apply", "at_open_question", "deal", "legal", "normal", "question", "score", "violations", "weights"]


def at_open_question(position: Position) -> Position:
    """A full copy of the position, moved on to its open question should it not be at one."""
    p = full(position)
    advance(p)
    return p


def question(position: Position) -> tuple[str, int | None]:
    """Name of the open question, and the seat it is put to: None for chance and when the game is over."""
    return open_question(at_open_question(position))


def legal(position: Position) -> list[str]:
    """All legal answers to the open question; none when the game is over."""
    return legal_answers(at_open_question(position))


def weights(position: Position) -> dict[str, int]:
    """Answers and weights of a question to chance; {} for others."""
    return chance_weights(at_open_question(position))


def apply(position: Position, action: str) -> Position:
    """The position after the action, at its next open question, in normal form."""
    p = at_open_question(position)
    if action not in legal_answers(p):
        raise ValueError(f"not legal here: {action!r} ({open_question(p)})")
    return after(p, action)


def after(p: Position, action: str) -> Position:
    """The same for a full position at its question, which is used up, and an action that is known to be legal."""
    do(p, action)
    advance(p)
    return written(p)


def score(position: Position) -> list[dict[str, int]]:
    """The score sheets of all seats, as if the game ended now."""
    p = full(position)
    return [score_sheet(p, seat) for seat in seats(p)]


def deal(options: dict[str, Any], random: random_module.Random) -> Position:
    """A random start position."""
    return start_position(options, random)


def violations(position: Position) -> list[str]:
    """The laws the position breaks, each message starting with the law's id."""
    return broken_laws(full(position))
