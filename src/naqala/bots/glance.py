"""A glance at a move: the best turn to every landing by the evaluation alone, for where the rules are not compiled."""

from random import Random
from typing import Any

from naqala.bots.advice import Possibility
from naqala.bots.consequences import Consequences
from naqala.bots.expert import landing_of
from naqala.bots.mind import think
from naqala.bots.mind.scratch import KEEP
from naqala.bots.thinker import Style, Thinker
from naqala.engine.mirror import new_states
from naqala.log import Log
from naqala.view import View

_EVERY_LANDING = Style(weights="planner", keep=KEEP, each=1, close=0, samples=1, quick=0)
ONE_WAY = 1
"""Worlds in which the best turn is followed."""


class Glance(Thinker):
    """What a seat that moves can do; a second or two in plain mode."""

    def __init__(self, view: View, log: Log | None = None) -> None:
        super().__init__("glance", _EVERY_LANDING, 0)
        self._put(view, log)
        root: Any = new_states(1)
        root[0] = self._workspace.states[think.ROOT]
        self._turns = [plan for plan in self.rate(view) if landing_of(plan.actions)]
        self._consequences = Consequences(view, log, root, Random(0))

    @property
    def best(self) -> Possibility | None:
        """What the best turn brings; None if there is no move."""
        return self._consequences.of(self._turns[0], ONE_WAY) if self._turns else None
