"""The thinking bots: how widely and deeply each looks."""

from naqala.bots.beginner import Beginner
from naqala.bots.expert import Expert
from naqala.bots.thinker import Style, Thinker

GREEDY = Style(weights="greedy", keep=60, each=1, close=3, samples=1, quick=0, remembers=False)
PLANNER = Style(weights="planner", keep=80, each=8, close=6, samples=3, quick=6, games=36)
HASTY = Style(weights="planner", keep=16, each=2, close=2, samples=1, quick=0)
"""A planner that takes as long in plain mode as the planner does when compiled, more or less."""


def beginner(seed: int | str) -> Thinker:
    """Return a greedy bot with a person's oversights."""
    return Beginner("beginner", GREEDY, seed)


def greedy(seed: int | str) -> Thinker:
    """Return a bot that takes the best gain of this turn."""
    return Thinker("greedy", GREEDY, seed)


def planner(seed: int | str) -> Thinker:
    """Return a bot that values turns by what they are worth in the end and what they leave to others."""
    return Thinker("planner", PLANNER, seed)


def expert(seed: int | str) -> Thinker:
    """Return a bot that plays rollouts of the planner's best turns."""
    return Expert("expert", PLANNER, seed)


def hasty_planner(seed: int | str) -> Thinker:
    """Return a planner that compares fewer moves."""
    return Thinker("hasty-planner", HASTY, seed)


def hasty_expert(seed: int | str) -> Thinker:
    """Return a bot that plays rollouts of the hasty planner's best turns."""
    return Expert("hasty-expert", HASTY, seed)
