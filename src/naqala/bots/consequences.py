"""What a plan brings: points by category, what others gain or lose, what it leaves for them, and why.

Where chance or another seat has a say, the plan is followed in several possible worlds and the figures are means.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from naqala.action import Action
from naqala.bots.advice import Possibility
from naqala.bots.following import Told, Walker, cell, follow_possibly, follow_told, without_secret_whims
from naqala.bots.guess import world_states
from naqala.bots.mind import think
from naqala.bots.mind.evaluation import TERM_WORDS
from naqala.bots.mind.scratch import Workspace
from naqala.bots.mind.weights import weights_named
from naqala.bots.quick import QuickAnswers
from naqala.bots.reasons import left_over, luck, majority, overtaken, rival_points, what_happens
from naqala.bots.thinker import Plan
from naqala.deal import luck_from
from naqala.engine.mirror import States
from naqala.engine.scoring import SCORE_LINES
from naqala.engine.state import FIRST_CHANCE, Step
from naqala.log import Log
from naqala.narrator import Said
from naqala.position import ASK_WORDS
from naqala.view import View
from naqala.waypoints import waypoint_of

SMALL = 0.05
"""Changes below this are not mentioned."""
WAYS = 4
FEW_WAYS = 2
"""Worlds in which plans with something unknown are followed: good plans, and others."""
MOST_MORE = 40
"""Actions that are added to a plan."""


class Consequences:
    """Follows plans from one position."""

    def __init__(self, view: View, log: Log | None, root: States, random: Random) -> None:
        assert view.seat is not None
        self._view, self._log, self._random = view, log, random
        self._seat = view.seat - 1
        self._is_move = view.decision.ask in ("move", "drop")
        self._probe = Workspace(weights_named("planner"), luck_from("probe"))
        self._quick = QuickAnswers(self._probe)
        self._luck = luck_from("consequences")
        self._worlds: list[States] = []
        self._before: list[list[dict[str, float]]] = []
        self._add(root)

    def _add(self, world: States) -> None:
        """Add a possible world."""
        self._worlds.append(without_secret_whims(world, self._seat))
        self._before.append(self._terms(self._worlds[-1]))

    def completed(self, plan: Plan) -> Plan:
        """Return the same plan with the rest of the turn, as far as nothing unknown comes in between."""
        walker, known = follow_told(self._worlds[0], plan.actions, self._seat)
        rest: list[int] = []
        while known.stops_at is None and not walker.is_over and len(rest) < MOST_MORE:
            ask, asked = walker.asked()
            if ask >= FIRST_CHANCE or asked != self._seat:
                break
            length = len(rest)
            for action in self._quick.answer(walker, ask):
                if walker.can(action):
                    walker.play(action)
                    rest.append(action)
            if len(rest) == length:
                break
        return Plan(plan.worth, (*plan.actions, *rest)) if rest else plan

    def decided(self, actions: Sequence[int]) -> tuple[int, ...]:
        """Return the actions as far as the seat alone decides them and can."""
        walker, decided = Walker(self._worlds[0]), list[int]()
        for action in actions:
            ask, asked = walker.asked()
            if ask >= FIRST_CHANCE or asked != self._seat or not walker.can(action):
                break
            walker.play(action)
            decided.append(action)
        return tuple(decided)

    def of(self, plan: Plan, ways: int = WAYS) -> Possibility:
        """Follow a plan and return what changes; where something unknown comes in, follow it in this many worlds."""
        walker, known = follow_told(self._worlds[0], plan.actions, self._seat)
        walkers = [walker]
        if known.stops_at is not None:
            walkers = [
                follow_possibly(world, plan.actions, self._seat, self._is_move, self._luck, self._quick.move)
                for world in self._possible_worlds()[:ways]
            ]
        return self._possibility(plan, known, walker, walkers)

    def _possible_worlds(self) -> list[States]:
        """Return several worlds; the first is the one in which the plans were found."""
        while len(self._worlds) < WAYS:
            self._add(world_states(self._view, self._log, self._random))
        return self._worlds

    def _possibility(self, plan: Plan, known: Told, sure: Walker, walkers: Sequence[Walker]) -> Possibility:
        """Return the means over all walkers; the reasons are what happens before anything unknown comes in."""
        changes = [self._changes(world, walker) for world, walker in enumerate(walkers)]
        gains = _mean([change[self._seat] for change in changes])
        points = sum(gains[word] for word in TERM_WORDS[:SCORE_LINES])
        rivals = {seat: [_sheet(change[seat]) for change in changes] for seat in range(len(changes[0])) if seat != self._seat}
        means = {seat + 1: sum(ways) / len(ways) for seat, ways in rivals.items()}
        leaves, to = self._leaves(walkers[:FEW_WAYS])
        reasons = [
            *what_happens(sure, self._is_move),
            *majority([*overtaken(self._worlds[0], sure, self._seat)]),
            *(said for seat, ways in rivals.items() for said in rival_points(seat, ways)),
            *self._drawn(sure, known),
        ]
        if leaves is not None and to is not None:
            reasons.append(left_over(leaves, to, self._seat + 1))
        actions = [Action.numbered(number) for number in plan.actions[: known.length]]
        return Possibility(
            tuple(action.text for action in actions),
            None if known.stops_at is None else ASK_WORDS[known.stops_at],
            plan.worth,
            0.0,
            round(points, 1),
            {word: round(gain, 1) for word, gain in gains.items() if abs(gain) > SMALL},
            {seat: round(change, 1) for seat, change in means.items() if abs(change) > SMALL},
            leaves,
            to,
            tuple(reasons),
            tuple(map(waypoint_of, actions)),
        )

    def _drawn(self, walker: Walker, known: Told) -> list[Said]:
        """Return the reason that chance has a say, with the number of draws. Call it last: it moves the walker on."""
        number = 0
        while known.stops_at is not None and known.stops_at >= FIRST_CHANCE and walker.asked()[0] == known.stops_at:
            walker.draw(self._luck)
            number += 1
        return [luck(ASK_WORDS[known.stops_at].removeprefix("draw "), number)] if number and known.stops_at is not None else []

    def _changes(self, world: int, walker: Walker) -> list[dict[str, float]]:
        """Return the change of every term, for each seat."""
        after = self._terms(walker.states)
        return [
            {word: now[word] - then[word] for word in TERM_WORDS} for then, now in zip(self._before[world], after, strict=True)
        ]

    def _terms(self, states: States) -> list[dict[str, float]]:
        """Return the terms of the evaluation, for each seat."""
        self._probe.states[think.ROOT] = states[0]
        found = []
        for seat in range(self._view.position.options.seats):
            think.list_terms(self._probe.states, self._probe.scratches, seat)
            found.append(dict(zip(TERM_WORDS, map(float, self._probe.row("terms")), strict=True)))
        return found

    def _leaves(self, walkers: Sequence[Walker]) -> tuple[float | None, int | None]:
        """Return what a whole turn leaves on the board, and for whom."""
        offers, to = [], None
        for walker in walkers:
            seat = cell(walker.states, "seat")
            if not self._is_move or cell(walker.states, "step") != Step.MOVE or not walker.is_over:
                return None, None
            self._probe.states[think.ROOT] = walker.states[0]
            offers.append(float(think.best_offer(self._probe.states, self._probe.scratches, seat)))
            to = seat + 1
        return round(sum(offers) / len(offers), 1), to


def _mean(rows: Sequence[dict[str, float]]) -> dict[str, Any]:
    return {word: sum(row[word] for row in rows) / len(rows) for word in rows[0]}


def _sheet(change: dict[str, float]) -> float:
    """Return the change on the score sheet."""
    return sum(change[word] for word in TERM_WORDS[:SCORE_LINES])
