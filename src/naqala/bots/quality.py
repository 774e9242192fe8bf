"""The quality of a decision by what it loses: the coach says it during a game and the review after it, in the same words."""

from typing import Literal

Quality = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
FAULTS: tuple[Quality, ...] = ("inaccuracy", "mistake", "blunder")
QUALITIES: tuple[tuple[float, Quality], ...] = ((12.0, "blunder"), (6.0, "mistake"), (3.0, "inaccuracy"), (1.5, "good"))
"""Points lost from which on a decision has a quality; with fewer it is as good as the best."""


def quality_of(lost: float) -> Quality:
    """Return the quality of a decision that lost this many points."""
    return next((quality for least, quality in QUALITIES if lost >= least), "best")
