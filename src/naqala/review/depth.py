"""How closely a review looks."""

from dataclasses import dataclass

from naqala.errors import OptionsError, shown


@dataclass(frozen=True)
class Depth:
    """How many games are played for each finding of a review. Games are counted, not seconds, so that a game gets the same
    review on every machine.
    """

    nodes: int
    """For a decision: rollouts of the explorer."""
    pairs: int
    """For a draw."""
    rollouts: int
    """For a point of the curve: games to the end."""
    hasty: bool = False
    """Whether the explorer's first look is less wide, for rules that are not compiled."""


USUAL_DEPTH, HASTY = "usual", "hasty"
DEPTHS = {
    "quick": Depth(nodes=80, pairs=12, rollouts=8),
    USUAL_DEPTH: Depth(nodes=240, pairs=40, rollouts=24),
    "deep": Depth(nodes=1200, pairs=160, rollouts=100),
    HASTY: Depth(nodes=8, pairs=2, rollouts=2, hasty=True),
}
"""``hasty`` is for rules that are not compiled: it still takes some seconds for a decision, and sees only large losses."""


def depth_named(name: str) -> Depth:
    """Return a depth by its name."""
    if name not in DEPTHS:
        raise OptionsError(f"depth: expected one of {', '.join(DEPTHS)}; got {shown(name, repr)}")
    return DEPTHS[name]
