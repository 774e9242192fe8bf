"""The thinking levels: how widely and deeply each looks."""

from naqala.bots.beginner import Beginner
from naqala.bots.expert import Expert
from naqala.bots.thinker import Style, Thinker
from naqala.engine.kernel import MODE

GREEDY = Style(weights="greedy", keep=60, each=1, close=3, samples=1, quick=0, remembers=False)
PLANNER = Style(weights="planner", keep=80, each=8, close=6, samples=3, quick=6, games=36)
EXPLORER = Style(weights="planner", keep=240, each=2, close=8, samples=3, quick=6, games=40, most_of_pile=6000)
if MODE == "plain":
    # The rules are not compiled (yet): the same bots look less widely, so that a person need not wait long.
    GREEDY = Style(weights="greedy", keep=12, each=1, close=2, samples=1, quick=0, remembers=False)
    PLANNER = Style(weights="planner", keep=16, each=2, close=2, samples=1, quick=0)
    EXPLORER = Style(weights="planner", keep=120, each=1, close=2, samples=1, quick=1, games=1)


def beginner(seed: int | str) -> Thinker:
    """Greedy with a person's oversights."""
    return Beginner("beginner", GREEDY, seed)


def greedy(seed: int | str) -> Thinker:
    """The best gain of this turn, whatever comes after."""
    return Thinker("greedy", GREEDY, seed)


def planner(seed: int | str) -> Thinker:
    """Turns valued by what they are worth in the end and what they leave to others."""
    return Thinker("planner", PLANNER, seed)


def expert(seed: int | str) -> Thinker:
    """The planner's best turns, played on in thought."""
    return Expert("expert", PLANNER, seed)
