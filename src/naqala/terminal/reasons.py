"""The explorer's advice in words."""

from collections.abc import Iterable, Sequence
from functools import reduce

from naqala.bots.advice import Possibility
from naqala.events import SCORE_LINE_WORDS
from naqala.terminal.lines import told_to
from naqala.texts import number, say

NOBODY = 0
"""The seat to which no sentence is its own: all players are named."""


def why(possibility: Possibility, seat: int, names: Sequence[str]) -> str:
    """Return all reasons of a possibility, as they are told to a seat."""
    return " ".join(told_to(seat, said, names) for said in possibility.reasons)


def also(parts: Iterable[str]) -> str:
    """Return ``a; b; c``."""
    return reduce(lambda what, more: say("ui.also", what=what, more=more), parts) if (parts := list(parts)) else ""


def gained(possibility: Possibility) -> str:
    """Return ``Djinns +6, Elders +2; to come: powers +8.1``: the gains by line of the score sheet, and what is still to come."""
    now = [f"{say(f'score.{word}')} {signed(gain)}" for word, gain in possibility.gains.items() if word in SCORE_LINE_WORDS]
    later = [
        f"{say(f'gain.{word}'.replace('_', ' '))} {signed(gain)}"
        for word, gain in possibility.gains.items()
        if word not in SCORE_LINE_WORDS
    ]
    return also([*([", ".join(now)] if now else []), *([say("terminal.toCome", gains=", ".join(later))] if later else [])])


def signed(points: float) -> str:
    """Return ``+6``, ``-0.5``."""
    return f"{'+' * (points >= 0)}{number(points)}"
