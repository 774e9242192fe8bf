"""Bots from beginner to expert. They see what their seat may know and nothing else."""

from collections.abc import Callable
from dataclasses import dataclass

from naqala.bots.bot import USUAL, Bot, Budget
from naqala.bots.levels import beginner, expert, greedy, planner
from naqala.bots.uniform import Uniform
from naqala.errors import BotError, shown

__all__ = ["BOTS", "USUAL", "Bot", "BotKind", "Budget", "make_bot"]


@dataclass(frozen=True)
class BotKind:
    """A level: its name in commands, and how one is made from a seed. What people read about it is in naqala.texts."""

    name: str
    make: Callable[[int | str], Bot]


BOTS = {
    kind.name: kind
    for kind in (
        BotKind("uniform", Uniform),
        BotKind("beginner", beginner),
        BotKind("greedy", greedy),
        BotKind("planner", planner),
        BotKind("expert", expert),
    )
}
"""All levels, weakest first."""


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """A bot of this level; bots with equal seeds that see the same choose the same."""
    if not isinstance(name, str) or name not in BOTS:
        raise BotError(f"bot: expected one of {', '.join(BOTS)}; got {shown(name, repr)}")
    return BOTS[name].make(seed)
