"""Beginner: greedy with a person's oversights, fun to beat."""

from naqala.action import Action
from naqala.bots.bot import USUAL, Budget
from naqala.bots.thinker import Plan, Thinker
from naqala.catalog.verbs import PASS
from naqala.log import Log
from naqala.view import View

OVERLOOKS = 0.6
"""How often it overlooks a landing."""
FORGETS = 0.3
"""How often it forgets something optional: a purchase, a power, a sale."""
MISJUDGES = 4.0
"""By how many points, usually, it misjudges a plan."""


class Beginner(Thinker):
    """Sees some of the good moves, forgets some purchases, and misjudges by a few points."""

    def choose(self, view: View, budget: Budget = USUAL, log: Log | None = None) -> Action:
        """Return the planned action, or pass because it was forgotten."""
        chosen = super().choose(view, budget, log)
        passing = Action.numbered(PASS)
        if chosen != passing and passing in view.legal and self._random.random() < FORGETS:
            self.forget_plan()
            return passing
        return chosen

    def pick(self, view: View, plans: list[Plan], budget: Budget, started: float, log: Log | None) -> Plan:  # noqa: ARG002
        """Return the plan that looks best at a glance."""
        seen = plans
        if view.decision.ask in ("move", "drop"):
            seen = [plan for plan in plans if self._random.random() > OVERLOOKS] or plans[-1:]
        return max(seen, key=lambda plan: plan.worth + self._random.gauss(0.0, MISJUDGES))
