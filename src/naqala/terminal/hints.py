"""Advice for a person at a prompt: the best possibilities, and why."""

from collections.abc import Sequence

from naqala.bots import Budget
from naqala.bots.explorer import explore
from naqala.log import Log
from naqala.terminal.advice import difference, headline
from naqala.terminal.reasons import why
from naqala.terminal.wording import Wording
from naqala.view import View

SECONDS = 1.0
NUMBER = 3


def hints(view: View, log: Log, names: Sequence[str]) -> list[str]:
    """Lines of advice, from what the seat may know and nothing else."""
    *_, advice = explore(view, Budget(seconds=SECONDS), log, NUMBER, "hint")
    wording = Wording(view, names)
    lines = []
    for possibility in advice.best[:NUMBER]:
        lines.append(f"{difference(possibility.behind):>6}  {headline(possibility, wording)}")
        if reasons := why(possibility, names):
            lines.append(f"        {reasons}")
    return lines
