"""What a process does before it plays games with bots: compile, load, and let every bot think once."""

from contextlib import suppress
from dataclasses import replace
from functools import partial

from naqala.bots.arena.contest import Contest, Kinds
from naqala.bots.arena.match import play_opening
from naqala.bots.bot import Budget
from naqala.bots.mind.warm import warm_up_bots
from naqala.bots.stdio import is_program
from naqala.engine.warm import warm_up
from naqala.jobs import Preparation
from naqala.memory import keep_what_is_loaded


def preparation(contest: Contest, kinds: Kinds | None = None) -> Preparation:
    """Return what a process does before it plays games of this contest."""
    return Preparation(("engine", "bots"), compile_bots, partial(_load, contest, kinds))


def compile_bots() -> None:
    """Compile rules and bots, without a progress bar."""
    for compile_bundle in (warm_up, warm_up_bots):
        compile_bundle(lambda *_: None)


def _load(contest: Contest, kinds: Kinds | None) -> None:
    """Make a new process ready; what bots load at first is not counted as thinking."""
    warm_bots(contest, kinds)
    keep_what_is_loaded()


def warm_bots(contest: Contest, kinds: Kinds | None = None) -> None:
    """Let every bot answer the first questions of some game with the smallest budget; what fails here will fail in a game."""
    for bot in contest.contestants:
        if is_program(bot):
            continue  # it loads nothing of ours
        alone = replace(contest, bots=(bot,) * contest.options.seats, budget=Budget(nodes=1))
        with suppress(Exception, SystemExit):
            play_opening(alone, kinds)
