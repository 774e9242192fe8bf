"""Bots from beginner to expert. They see what their seat may know and nothing else."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from naqala.bots.bot import USUAL, Bot, Budget
from naqala.bots.classes import class_named, is_class
from naqala.bots.levels import beginner, expert, greedy, hasty_expert, hasty_planner, planner
from naqala.bots.stdio import StdioBot, check_program, is_program
from naqala.bots.uniform import Uniform
from naqala.errors import BotError, shown

__all__ = ["BOTS", "STAND_INS", "USUAL", "Bot", "BotKind", "Budget", "kind_of", "make_bot", "stand_in"]


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


def kind_of(name: str, kinds: Mapping[str, BotKind] = BOTS) -> BotKind:
    """Return the kind of this name, that of this class (docs/own-bot.md), or that of the program at this path (docs/stdio.md)."""
    if isinstance(name, str) and name in kinds:
        return kinds[name]
    if isinstance(name, str) and is_class(name):
        return BotKind(name, class_named(name))
    if isinstance(name, str) and is_program(name):
        check_program(name)
        return BotKind(name, partial(StdioBot, name))
    others = "a class such as ./mybot.py:MyBot, or the path of a program such as ./mybot"
    raise BotError(f"bot: expected one of {', '.join(kinds)}, {others}; got {shown(name, repr)}")


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """Return a bot by its name: that of a level or a stand-in, of a class, or the path of a program. Bots with equal seeds that
    see the same choose the same; what classes and programs from elsewhere do is their own affair.
    """
    return kind_of(name, {**BOTS, **{kind.name: kind for kind in STAND_INS.values()}}).make(seed)
