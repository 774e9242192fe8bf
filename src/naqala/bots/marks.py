"""What a loss of points is called: the coach says it during a game and the review after it, in the same words."""

from typing import Literal

Mark = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
FAULTS: tuple[Mark, ...] = ("inaccuracy", "mistake", "blunder")
MARKS: tuple[tuple[float, Mark], ...] = ((12.0, "blunder"), (6.0, "mistake"), (3.0, "inaccuracy"), (1.5, "good"))
"""Points lost from which on a decision gets a mark; with fewer it is as good as the best."""


def mark_of(lost: float) -> Mark:
    """Return the mark of a decision that lost this many points."""
    return next((mark for least, mark in MARKS if lost >= least), "best")
