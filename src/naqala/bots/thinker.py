"""Bots that think with the evaluation: greedy, planner, and what they share with beginner and expert."""

from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from naqala.action import Action
from naqala.bots.bot import USUAL, Budget, check_asked
from naqala.bots.guess import world_states
from naqala.bots.mind import think
from naqala.bots.mind.answers import real_worth
from naqala.bots.mind.scratch import FEW_MOVES, Workspace
from naqala.bots.mind.weights import weights_named
from naqala.deal import luck_from
from naqala.engine import play
from naqala.engine.actions import MAX_LEGAL
from naqala.engine.kernel import numbers
from naqala.engine.mirror import new_states
from naqala.log import Log
from naqala.view import View

_IN_A_TURN = ("move", "drop")
"""Questions that are answered with a plan for the whole turn."""


@dataclass(frozen=True)
class Style:
    """How widely and deeply a thinker looks; see ``think.rate``."""

    weights: str
    keep: int
    each: int
    close: int
    samples: int
    quick: int
    games: int = 1
    most_of_pile: int = FEW_MOVES
    """Of a pile with more moves, a sample."""
    remembers: bool = True
    """Whether it uses the log."""

    @property
    def width(self) -> tuple[int, ...]:
        """As ``think.rate`` wants it."""
        return self.keep, self.each, self.close, self.samples, self.quick, self.games


class Plan(NamedTuple):
    """What the seat can do: its actions up to the end of the turn, as far as luck allows, and their worth."""

    worth: float
    actions: tuple[int, ...]


class Thinker:
    """Answers with the first action of the best plan, and with the rest while the questions come as expected."""

    def __init__(self, name: str, style: Style, seed: int | str) -> None:
        self.name = name
        self.style = style
        self._random = Random(f"{name} {seed}")
        self._workspace = Workspace(weights_named(style.weights), luck_from(f"{name} {seed}"), style.most_of_pile)
        self._legal = numbers(MAX_LEGAL)
        self._remaining: list[tuple[tuple[int, ...], int]] = []

    def choose(self, view: View, budget: Budget = USUAL, log: Log | None = None) -> Action:
        """Answer the open question by its seat's view."""
        check_asked(view)
        planned = self._next_of_plan(view)
        if planned is not None:
            return planned
        if len(view.legal) == 1:
            return view.legal[0]
        started = budget.now()
        self._put(view, log)
        plans = self.rate(view)
        best = self.pick(view, plans, budget, started, log)
        self._remember_rest(best)
        return Action.numbered(best.actions[0])

    def _put(self, view: View, log: Log | None) -> None:
        """Put a possible world in the root slot."""
        self._workspace.states[think.ROOT] = world_states(view, log if self.style.remembers else None, self._random)[0]

    def rate(self, view: View) -> list[Plan]:
        """Return what the seat can do, best first."""
        style, workspace = self.style, self._workspace
        found = int(think.rate(workspace.states, workspace.scratches, *style.width))
        if view.decision.ask in _IN_A_TURN and found:
            return sorted((self._plan_at(place) for place in range(found)), key=lambda plan: -plan.worth)
        if view.decision.ask in _IN_A_TURN:
            return [Plan(0.0, (action.number,)) for action in view.legal]
        options = [float(workspace.row("options")[place]) for place in range(len(view.legal))]
        best_first = sorted(range(len(options)), key=lambda place: -options[place])
        return [Plan(real_worth(options[place]), (view.legal[place].number,)) for place in best_first]

    def _plan_at(self, place: int) -> Plan:
        workspace = self._workspace
        actions = workspace.row("plans")[place][: workspace.row("lengths")[place]]
        return Plan(float(workspace.row("values")[place]), tuple(int(action) for action in actions))

    def pick(self, view: View, plans: list[Plan], budget: Budget, started: float, log: Log | None) -> Plan:  # noqa: ARG002
        """Return the plan to play; plans are sorted, best first."""
        return plans[0]

    def _remember_rest(self, plan: Plan) -> None:
        """Remember the plan up to the first draw, each action with the answers that must then be legal."""
        states: Any = new_states(1)
        states[0] = self._workspace.states[think.ROOT]
        count = play.list_legal(states, 0, self._legal)
        self._remaining = []
        for action in plan.actions:
            if Action.numbered(action).is_chance:
                break
            self._remaining.append((tuple(int(number) for number in self._legal[:count]), action))
            count = play.answer(states, 0, action, self._legal, count)
        self._remaining = self._remaining[1:]

    def forget_plan(self) -> None:
        """Forget the plan and think again at the next question."""
        self._remaining = []

    def _next_of_plan(self, view: View) -> Action | None:
        """Return the next action of the plan, if the question is the one the plan expected."""
        if not self._remaining:
            return None
        expected, action = self._remaining.pop(0)
        if expected == tuple(answer.number for answer in view.legal):
            return Action.numbered(action)
        self._remaining = []
        return None
