"""Bots from beginner to expert. They see what their seat may know and nothing else."""

from collections.abc import Callable
from dataclasses import dataclass

from naqala.bots.bot import USUAL, Bot, Budget
from naqala.bots.levels import beginner, expert, greedy, hasty_expert, hasty_planner, planner
from naqala.bots.uniform import Uniform
from naqala.errors import BotError, shown

__all__ = ["BOTS", "STAND_INS", "USUAL", "Bot", "BotKind", "Budget", "make_bot", "stand_in"]


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
STAND_INS = {
    "planner": BotKind("hasty-planner", hasty_planner),
    "expert": BotKind("hasty-expert", hasty_expert),
}
"""By level: the bot that plays for it where people wait and the rules are not compiled. The other levels are quick enough."""


def stand_in(level: str) -> str:
    """Return the name of the bot that plays for this level where the rules are not compiled."""
    return STAND_INS[level].name if level in STAND_INS else level


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """Return a bot by its name, a level's or a stand-in's; bots with equal seeds that see the same choose the same."""
    kinds = {**BOTS, **{kind.name: kind for kind in STAND_INS.values()}}
    if not isinstance(name, str) or name not in kinds:
        raise BotError(f"bot: expected one of {', '.join(kinds)}; got {shown(name, repr)}")
    return kinds[name].make(seed)
