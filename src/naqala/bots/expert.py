"""Expert: looks at the planner's best lines again by playing on from each of them in several possible worlds.

The method is sequential halving: every line is played on equally often, the worse half is dropped, and the time left goes to
the others. All lines meet the same worlds and the same luck, so that what differs is the line.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from naqala.action import Action
from naqala.bots.bot import Budget
from naqala.bots.guess import world_states
from naqala.bots.mind import think
from naqala.bots.mind.room import LONGEST_LINE
from naqala.bots.thinker import Line, Style, Thinker
from naqala.deal import luck_from
from naqala.engine.kernel import numbers
from naqala.engine.mirror import copy_states
from naqala.log import Log
from naqala.view import View


@dataclass(frozen=True)
class Method:
    """How lines are looked at again; docs/bots.md has the figures the choice rests on."""

    lines: int = 16
    """Lines that are looked at again."""
    ways: int = 4
    """Of lines that differ only in the way to the final tile, so many."""
    worlds: int = 8
    """Possible worlds that are tried."""
    rounds: int = 2
    """How far each line is followed: to the end of the next round."""
    quick: int = 6
    """Turns compared for each turn played in thought."""
    prior: float = 6.0
    """The planner's opinion counts as much as so many games played on."""
    halves: bool = True
    """Whether the worse half is dropped again and again; otherwise all lines are played on equally often."""


SHARES = {"move": 0.85, "drop": 0.85, "bid": 1.0, "outbid": 1.0}
"""The part of a turn's time that is spent on this question; other questions get half of what is left."""


def various(lines: list[Line], method: Method) -> list[Line]:
    """The best lines; of those that differ only in the way to the final tile, a few."""
    alike: Counter[tuple[int, ...]] = Counter()
    chosen = []
    for line in lines:
        end = end_of_move(line.actions)
        alike[line.actions[end:]] += 1
        if end == 0 or alike[line.actions[end:]] <= method.ways:
            chosen.append(line)
    return chosen[: method.lines]


def end_of_move(actions: Sequence[int]) -> int:
    """The place of the last drop in a line, 0 if it has none."""
    return max((place for place, action in enumerate(actions) if Action.numbered(action).is_drop), default=0)


def landing_of(actions: Sequence[int]) -> tuple[int, ...] | None:
    """Return the final tile and the tribe of the move in a line, if it has one."""
    drops = (action for action in map(Action.numbered, reversed(actions)) if action.is_drop)
    return next((drop.values for drop in drops), None)


@dataclass
class Trial:
    """A line and how it went."""

    line: Line
    row: Any
    prior: float
    total: float = 0.0
    games: int = 0
    opinion: float = 0.0

    @property
    def worth(self) -> float:
        """The mean of the games played on, the planner's opinion counted in."""
        return (self.total + self.prior * self.opinion) / (self.games + self.prior)


@dataclass
class Clock:
    """What was spent on a turn: seconds, or games played on."""

    turn: Any = None
    spent: float = 0.0


@dataclass
class Limit:
    """When to stop: a moment of the budget's clock, or a number of games played on."""

    budget: Budget
    until: float = 0.0
    games: int | None = None
    played: int = 0

    def left(self) -> float:
        """What is left of the time, or of the games."""
        if self.games is not None:
            return float(self.games - self.played)
        return self.until - self.budget.now()


class Expert(Thinker):
    """A planner that plays on in thought."""

    method = Method()

    def __init__(self, name: str, style: Style, seed: int | str) -> None:
        super().__init__(name, style, seed)
        self._clock = Clock()
        self._seed = seed

    def pick(self, view: View, lines: list[Line], budget: Budget, started: float, log: Log | None) -> Line:
        """The line that did best when played on."""
        if len(lines) == 1:
            return lines[0]
        trials = [self._trial(line) for line in various(lines, self.method)]
        assert view.seat is not None
        limit = self._limit(view, budget, started)
        worlds = self._worlds(view, log, limit)
        left = trials
        for better in self.halving(view.seat, worlds, trials, limit):
            left = better
        self._study.states[think.ROOT] = worlds[0]
        self._clock.spent += budget.now() - started if limit.games is None else limit.played
        return max(left, key=lambda trial: trial.worth).line

    def _trial(self, line: Line) -> Trial:
        row = numbers(LONGEST_LINE)
        row[: len(line.actions)] = line.actions
        return Trial(line, row, self.method.prior)

    def _limit(self, view: View, budget: Budget, started: float) -> Limit:
        """How much of the turn's budget this question gets."""
        turn = (view.position.round, tuple(view.position.bid_track or ()), view.decision.ask in ("bid", "outbid"))
        if turn != self._clock.turn:
            self._clock = Clock(turn)
        whole = budget.seconds if budget.nodes is None else float(budget.nodes)
        assert whole is not None
        share, left = SHARES.get(view.decision.ask), whole - self._clock.spent
        part = max(0.0, min(left, whole * share if share else left / 2))
        return Limit(budget, until=started + part) if budget.nodes is None else Limit(budget, games=int(part))

    def _whole(self, budget: Budget, started: float) -> Limit:
        """All of the budget for one question."""
        return Limit(budget, started + (budget.seconds or 0.0), budget.nodes)

    def _worlds(self, view: View, log: Log | None, limit: Limit) -> list[Any]:
        """Possible worlds; the first is the one the lines were found in."""
        worlds = [copy_states(self._study.states)[think.ROOT]]
        while len(worlds) < self.method.worlds and limit.left() > (0.05 if limit.games is None else 0):
            worlds.append(world_states(view, log, self._random)[0])
        return worlds

    def halving(self, seat: int, worlds: list[Any], trials: list[Trial], limit: Limit) -> Iterator[list[Trial]]:
        """Plays all lines on, drops the worse half, and so on until one is left or the time is over; those left each time."""
        phases = (len(trials) - 1).bit_length() if self.method.halves else 1
        number = 0
        while len(trials) > 1 and limit.left() > 0:
            enough = limit.left() * (1.0 - 1.0 / max(1, phases))
            while number == 0 or limit.left() > max(0.0, enough):
                for trial in trials:
                    if limit.left() > 0:
                        self._play_on(trial, worlds[number % len(worlds)], number, seat - 1)
                        limit.played += 1
                number += 1
            mean = sum(trial.total for trial in trials) / max(1, sum(trial.games for trial in trials))
            usual = sum(trial.line.worth for trial in trials) / len(trials)
            for trial in trials:
                trial.opinion = mean + trial.line.worth - usual
            trials = sorted(trials, key=lambda trial: -trial.worth)[: (len(trials) + 1) // 2 if self.method.halves else None]
            phases -= 1
            yield trials

    def _play_on(self, trial: Trial, world: Any, number: int, seat: int) -> None:
        study, method = self._study, self.method
        study.states[think.ROOT] = world
        for room in range(2):
            study.row("luck", room)[:] = luck_from(f"{self._seed} {number} {room}")
        ahead = (method.rounds, method.quick, seat)
        trial.total += float(think.play_ahead(study.states, study.rooms, trial.row, len(trial.line.actions), *ahead))
        trial.games += 1
