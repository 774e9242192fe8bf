"""Expert: compares the planner's best plans by rollouts in several possible worlds.

The method is sequential halving: every plan gets equally many rollouts, the worse half is dropped, and the time left goes to
the others. All plans meet the same worlds and the same luck, so that only the plan makes a difference.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from naqala.action import Action
from naqala.bots.bot import Budget
from naqala.bots.guess import world_states
from naqala.bots.mind import think
from naqala.bots.mind.scratch import LONGEST_PLAN
from naqala.bots.thinker import Plan, Style, Thinker
from naqala.deal import luck_from
from naqala.engine.kernel import numbers
from naqala.engine.mirror import copy_states
from naqala.log import Log
from naqala.view import View


@dataclass(frozen=True)
class Method:
    """How the expert compares plans; docs/bots.md has the figures behind the choice."""

    plans: int = 16
    """Plans that get rollouts."""
    ways: int = 4
    """The number of plans that differ only in the way to the final tile."""
    worlds: int = 8
    """Possible worlds that are tried."""
    rounds: int = 2
    """How far a rollout goes: to the end of the next round."""
    quick: int = 6
    """Turns compared for each turn of a rollout."""
    prior: float = 6.0
    """The planner's opinion counts as much as this many rollouts."""
    halves: bool = True
    """Whether the worse half is dropped again and again; otherwise all plans get equally many rollouts."""


SHARES = {"move": 0.85, "drop": 0.85, "bid": 1.0, "outbid": 1.0}
"""The part of a turn's time that is spent on this question; other questions get half of what is left."""


def select_candidates(plans: list[Plan], method: Method) -> list[Plan]:
    """Return the best plans; of those that differ only in the way to the final tile, a few."""
    alike: Counter[tuple[int, ...]] = Counter()
    chosen = []
    for plan in plans:
        end = end_of_move(plan.actions)
        alike[plan.actions[end:]] += 1
        if end == 0 or alike[plan.actions[end:]] <= method.ways:
            chosen.append(plan)
    return chosen[: method.plans]


def end_of_move(actions: Sequence[int]) -> int:
    """Return the place of the last drop in a plan, 0 if it has none."""
    return max((place for place, action in enumerate(actions) if Action.numbered(action).is_drop), default=0)


def landing_of(actions: Sequence[int]) -> tuple[int, int] | None:
    """Return the final tile and the tribe of the move in a plan, if it has one."""
    drops = (action for action in map(Action.numbered, reversed(actions)) if action.is_drop)
    return next(((drop.values["tile"], drop.values["colour"]) for drop in drops), None)


@dataclass
class Trial:
    """A plan and its rollouts."""

    plan: Plan
    row: Any
    prior: float
    total: float = 0.0
    games: int = 0
    opinion: float = 0.0

    @property
    def worth(self) -> float:
        """The mean of the rollouts, the planner's opinion counted in."""
        return (self.total + self.prior * self.opinion) / (self.games + self.prior)


@dataclass
class Clock:
    """What was spent on a turn: seconds, or rollouts."""

    turn: Any = None
    spent: float = 0.0


@dataclass
class Limit:
    """When to stop: a moment of the budget's clock, or a number of rollouts."""

    budget: Budget
    until: float = 0.0
    games: int | None = None
    played: int = 0

    def left(self) -> float:
        """Return what is left of the time, or of the rollouts."""
        if self.games is not None:
            return float(self.games - self.played)
        return self.until - self.budget.now()


class Expert(Thinker):
    """A planner that plays rollouts."""

    method = Method()

    def __init__(self, name: str, style: Style, seed: int | str) -> None:
        super().__init__(name, style, seed)
        self._clock = Clock()
        self._seed = seed

    def pick(self, view: View, plans: list[Plan], budget: Budget, started: float, log: Log | None) -> Plan:
        """Return the plan whose rollouts ended best."""
        if len(plans) == 1:
            return plans[0]
        trials = [self._trial(plan) for plan in select_candidates(plans, self.method)]
        assert view.seat is not None
        limit = self._limit(view, budget, started)
        worlds = self._worlds(view, log, limit)
        left = trials
        for better in self.halving(view.seat, worlds, trials, limit):
            left = better
        self._workspace.states[think.ROOT] = worlds[0]
        self._clock.spent += budget.now() - started if limit.games is None else limit.played
        return max(left, key=lambda trial: trial.worth).plan

    def _trial(self, plan: Plan) -> Trial:
        row = numbers(LONGEST_PLAN)
        row[: len(plan.actions)] = plan.actions
        return Trial(plan, row, self.method.prior)

    def _limit(self, view: View, budget: Budget, started: float) -> Limit:
        """Return how much of the turn's budget this question gets."""
        turn = (view.position.round, tuple(view.position.bid_track or ()), view.decision.ask in ("bid", "outbid"))
        if turn != self._clock.turn:
            self._clock = Clock(turn)
        whole = budget.seconds if budget.nodes is None else float(budget.nodes)
        assert whole is not None
        share, left = SHARES.get(view.decision.ask), whole - self._clock.spent
        part = max(0.0, min(left, whole * share if share else left / 2))
        return Limit(budget, until=started + part) if budget.nodes is None else Limit(budget, games=int(part))

    def _limit_of(self, budget: Budget, started: float, part: float, played: int = 0) -> Limit:
        """Return this part of the budget for one question; so many of its rollouts are played already."""
        games = None if budget.nodes is None else max(1, round(part * budget.nodes))
        return Limit(budget, started + part * (budget.seconds or 0.0), games, played)

    def _worlds(self, view: View, log: Log | None, limit: Limit) -> list[Any]:
        """Return possible worlds; the first is the one in which the plans were found."""
        worlds = [copy_states(self._workspace.states)[think.ROOT]]
        while len(worlds) < self.method.worlds and limit.left() > (0.05 if limit.games is None else 0):
            worlds.append(world_states(view, log, self._random)[0])
        return worlds

    def halving(self, seat: int, worlds: list[Any], trials: list[Trial], limit: Limit) -> Iterator[list[Trial]]:
        """Play rollouts of all plans, drop the worse half, and repeat until one is left or the time is over; yield those left
        each time.
        """
        phases = (len(trials) - 1).bit_length() if self.method.halves else 1
        number = 0
        while len(trials) > 1 and limit.left() > 0:
            enough = limit.left() * (1.0 - 1.0 / max(1, phases))
            while number == 0 or limit.left() > max(0.0, enough):
                for trial in trials:
                    if limit.left() > 0:
                        self._roll_out(trial, worlds[number % len(worlds)], number, seat - 1)
                        limit.played += 1
                number += 1
            mean = sum(trial.total for trial in trials) / max(1, sum(trial.games for trial in trials))
            usual = sum(trial.plan.worth for trial in trials) / len(trials)
            for trial in trials:
                trial.opinion = mean + trial.plan.worth - usual
            trials = sorted(trials, key=lambda trial: -trial.worth)[: (len(trials) + 1) // 2 if self.method.halves else None]
            phases -= 1
            yield trials

    def _roll_out(self, trial: Trial, world: Any, number: int, seat: int) -> None:
        trial.total += self._ending(trial, world, number, seat)
        trial.games += 1

    def _ending(self, trial: Trial, world: Any, number: int, seat: int) -> float:
        """Return how a seat stands after a rollout; those with the same number have the same luck."""
        workspace, method = self._workspace, self.method
        workspace.states[think.ROOT] = world
        for scratch in range(2):
            workspace.row("luck", scratch)[:] = luck_from(f"{self._seed} {number} {scratch}")
        ahead = (method.rounds, method.quick, seat)
        return float(think.play_ahead(workspace.states, workspace.scratches, trial.row, len(trial.plan.actions), *ahead))
