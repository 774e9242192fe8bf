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
    """A level: its name in commands, the name people know it by, a sentence about it, and how one is made from a seed."""

    name: str
    title: str
    text: str
    make: Callable[[int | str], Bot]


BOTS = {
    kind.name: kind
    for kind in (
        BotKind("uniform", "Stray Camel", "wanders about: any legal answer", Uniform),
        BotKind("beginner", "Water Carrier", "sees some good moves and overlooks others", beginner),
        BotKind("greedy", "Market Trader", "takes the best gain of every turn", greedy),
        BotKind("planner", "Grand Vizier", "plans for the end of the game and for what others will do", planner),
        BotKind("expert", "Old Djinn", "plays on in thought before every move", expert),
    )
}
"""All levels, weakest first."""


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """A bot of this level; bots with equal seeds that see the same choose the same."""
    if not isinstance(name, str) or name not in BOTS:
        raise BotError(f"bot: expected one of {', '.join(BOTS)}; got {shown(name, repr)}")
    return BOTS[name].make(seed)
