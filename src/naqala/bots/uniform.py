"""Uniform: any legal answer, each as likely as any other."""

from random import Random

from naqala.action import Action
from naqala.bots.bot import USUAL, Budget, check_asked
from naqala.log import Log
from naqala.view import View


class Uniform:
    """Plays at random."""

    name = "uniform"

    def __init__(self, seed: int | str) -> None:
        self._random = Random(f"uniform {seed}")

    def choose(self, view: View, budget: Budget = USUAL, log: Log | None = None) -> Action:  # noqa: ARG002
        """Return any legal answer."""
        check_asked(view)
        return self._random.choice(view.legal)
