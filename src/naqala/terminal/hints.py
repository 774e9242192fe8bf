"""Advice for a person: what the strongest bot would do."""

from collections.abc import Sequence

from naqala.bots import BOTS, Budget, make_bot
from naqala.log import Log
from naqala.terminal.wording import Wording
from naqala.view import View

SECONDS = 1.0


def hints(view: View, log: Log, names: Sequence[str]) -> list[str]:
    """Lines of advice, from what the seat may know and nothing else."""
    best = BOTS[list(BOTS)[-1]]
    choice = make_bot(best.name, "hint").choose(view, Budget(seconds=SECONDS), log)
    return [f"{best.title} would answer: {choice.text} ({Wording(view, names).label(choice)})"]
