"""The move explorer: what the seat that is asked can do, what each possibility brings and why.

``explore`` gives a first answer at once and better ones as time goes on. It sees the seat's view (and its log, if given) and
nothing else. Reasons are keys with arguments, so that every table can say them in its own language.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from time import perf_counter
from typing import Any

from naqala.action import Action
from naqala.bots.bot import Budget, check_asked
from naqala.bots.expert import LINES, Expert, Trial
from naqala.bots.levels import EXPLORER
from naqala.bots.mind import think
from naqala.bots.mind.evaluation import TERM_WORDS
from naqala.bots.mind.room import Study
from naqala.bots.mind.weights import weights_named
from naqala.bots.reasons import Reason, landing_of, reasons_for
from naqala.bots.thinker import Line
from naqala.catalog.names import COLOUR_WORDS, TILE_WORDS
from naqala.deal import luck_from
from naqala.engine import play
from naqala.engine.actions import MAX_LEGAL
from naqala.engine.kernel import numbers
from naqala.engine.mirror import States, copy_states, new_states, read
from naqala.engine.state import State, Step
from naqala.log import Log
from naqala.view import View

MOVING = ("move", "drop")
SMALL = 0.05
"""Gains below this are not worth mentioning."""


@dataclass(frozen=True)
class Possibility:
    """Something the seat can do, followed to the end of its turn as far as luck allows to foresee it."""

    actions: tuple[str, ...]
    """What it is, as texts of actions; draws are examples of what luck may bring."""
    worth: float
    """How the seat then stands against the others, in points; only differences mean something."""
    points: int
    """What the score sheet of the seat gains."""
    gains: dict[str, float]
    """By category: points now, then what is still to come of them (docs/bots.md)."""
    rivals: dict[int, float]
    """By seat: what the others gain or lose by it."""
    leaves: float | None
    """What the board then seems to offer the next player; None if that is not known yet."""
    leaves_to: int | None
    reasons: tuple[Reason, ...]
    games: int = 0
    """How often it was played on in thought."""


@dataclass(frozen=True)
class Outcome:
    """A final tile and a colour, with the best turn that ends there."""

    tile: str
    colour: str
    best: Possibility


@dataclass(frozen=True)
class Advice:
    """All that is known so far, best first."""

    seat: int
    ask: str
    best: tuple[Possibility, ...]
    outcomes: tuple[Outcome, ...] = ()
    """If a move is asked for: every end of a move that can be reached."""
    games: int = 0
    """How many games were played on in thought so far."""
    final: bool = field(default=False)

    def as_json(self) -> dict[str, Any]:
        """The advice as plain values."""
        return asdict(self)


class _Explorer(Expert):
    """Looks as widely as it can, then plays on from the best lines."""

    def __init__(self, seed: int | str) -> None:
        super().__init__("explorer", EXPLORER, seed)
        self._probe = Study(weights_named(EXPLORER.weights), luck_from(0))

    def explore(self, view: View, budget: Budget, log: Log | None, number: int) -> Iterator[Advice]:
        """Better and better advice."""
        assert view.seat is not None
        started = perf_counter()
        self._put(view, log)
        root: Any = new_states(1)
        root[0] = self._study.states[think.ROOT]
        lines = self.rate(view)
        chosen = _worth_telling(lines, number) if view.decision.ask in MOVING else lines
        known = {line: self._possibility(root, line, view.seat) for line in chosen}
        first = Advice(view.seat, view.decision.ask, tuple(known[line] for line in lines[:number]), _outcomes(known))
        yield replace(first, final=len(lines) == 1)
        if len(lines) > 1:
            yield from self._better(view, log, first, lines, known, budget, started)

    def _better(
        self,
        view: View,
        log: Log | None,
        first: Advice,
        lines: list[Line],
        known: dict[Line, Possibility],
        budget: Budget,
        started: float,
    ) -> Iterator[Advice]:
        """The same, the best lines played on in thought."""
        assert view.seat is not None
        limit = self._whole(budget, started)
        worlds = self._worlds(view, log, limit)
        trials = [Trial(line, self._as_row(line)) for line in lines if line in known][:LINES]
        for left in self.halving(view.seat, worlds, trials, limit):
            ranked = sorted(trials, key=lambda trial: (trial not in left, -trial.worth))
            best = [
                replace(known[trial.line], worth=round(trial.worth, 2), games=trial.games) for trial in ranked[: len(first.best)]
            ]
            final = limit.left() <= 0 or len(left) == 1
            yield replace(first, best=tuple(best), games=limit.played, final=final)

    def _possibility(self, root: States, line: Line, seat: int) -> Possibility:
        """Follows a line and says what changed."""
        end = _end_of(root, line)
        before, after = read(root, 0), read(end, 0)
        gains, points = self._gains(root, end, seat - 1)
        rivals = {
            other + 1: round(sum(self._gains(root, end, other)[0].values()), 1)
            for other in range(before.seats)
            if other != seat - 1
        }
        leaves, to = self._leaves(end, after)
        return Possibility(
            tuple(Action.numbered(number).text for number in line.actions),
            round(line.worth, 2),
            points,
            gains,
            {other: change for other, change in rivals.items() if abs(change) > SMALL},
            leaves,
            to,
            reasons_for(before, after, line.actions, seat - 1, leaves, to),
        )

    def _gains(self, before: States, after: States, seat: int) -> tuple[dict[str, float], int]:
        """By category, and on the score sheet."""
        terms = [self._terms(states, seat) for states in (before, after)]
        changes = {word: round(terms[1][word] - terms[0][word], 1) for word in TERM_WORDS}
        points = sum(changes[word] for word in TERM_WORDS[:12])
        return {word: change for word, change in changes.items() if abs(change) > SMALL}, round(points)

    def _terms(self, states: States, seat: int) -> dict[str, float]:
        self._probe.states[think.ROOT] = states[0]
        think.list_terms(self._probe.states, self._probe.rooms, seat)
        return {word: float(self._probe.row("terms")[place]) for place, word in enumerate(TERM_WORDS)}

    def _leaves(self, states: States, state: State) -> tuple[float | None, int | None]:
        if state.step != Step.MOVE:
            return None, None
        self._probe.states[think.ROOT] = states[0]
        return round(float(think.best_offer(self._probe.states, self._probe.rooms, state.seat)), 1), state.seat + 1


def _end_of(root: States, line: Line) -> States:
    """The position a line leads to."""
    states: Any = copy_states(root)
    legal = numbers(MAX_LEGAL)
    count = play.list_legal(states, 0, legal)
    for action in line.actions:
        count = play.answer(states, 0, action, legal, count)
    return states


def _worth_telling(lines: list[Line], number: int) -> list[Line]:
    """The best lines and the best of every outcome, in order."""
    told: dict[Any, Line] = {}
    for place, line in enumerate(lines):
        if place < max(number, LINES):
            told[line] = line
        landing = landing_of(line.actions)
        if landing is not None:
            told.setdefault(landing, line)
    return list(dict.fromkeys(line for line in lines if line in set(told.values())))


def _outcomes(known: dict[Line, Possibility]) -> tuple[Outcome, ...]:
    """The best turn for every final tile and colour; lines come best first."""
    found: dict[tuple[int, int], Outcome] = {}
    for line, possibility in known.items():
        landing = landing_of(line.actions)
        if landing is not None and landing not in found:
            found[landing] = Outcome(TILE_WORDS[landing[0]], COLOUR_WORDS[landing[1]], possibility)
    return tuple(found[landing] for landing in sorted(found))


def explore(view: View, budget: Budget, log: Log | None = None, number: int = 5, seed: int | str = 0) -> Iterator[Advice]:
    """Advice for the seat that is asked: a first answer at once, then better ones until the budget is used up."""
    check_asked(view)
    yield from _Explorer(seed).explore(view, budget, log, number)
