"""The move explorer: what the seat that is asked can do, what each possibility brings and why.

``explore`` gives a first answer at once and better ones as time goes on. It sees the seat's view (and its log, if given) and
nothing else; what the seat cannot know is never told as a fact. Reasons are keys with arguments, so that every table can say
them in its own language.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any

from naqala.action import Action
from naqala.bots.advice import Advice, Outcome, Possibility, with_worth
from naqala.bots.bot import Budget, check_asked
from naqala.bots.consequences import FEW_WAYS, Consequences
from naqala.bots.expert import Expert, Limit, Trial, landing_of
from naqala.bots.mind import think
from naqala.bots.mind.answers import FAR
from naqala.bots.mind.room import KEEP
from naqala.bots.places import bids_from, fair_worths
from naqala.bots.thinker import Line, Style
from naqala.catalog.names import COLOUR_WORDS, TILE_WORDS
from naqala.engine.mirror import new_states, read
from naqala.engine.state import State
from naqala.errors import OptionsError, shown
from naqala.log import Log
from naqala.view import View

MOVING = ("move", "drop")


@dataclass(frozen=True)
class Breadth:
    """How widely the explorer looks."""

    moves: Style
    """Keeps every outcome there is."""
    answers: Style
    """For other questions than moves."""
    completed: int
    """Answers to such questions that are followed to the end of the turn."""


_WIDE = Style(weights="planner", keep=KEEP, each=2, close=8, samples=3, quick=6, games=40, most_of_pile=6000)
_HASTY = Style(weights="planner", keep=KEEP, each=1, close=2, samples=1, quick=1, games=1)
WIDE = Breadth(_WIDE, replace(_WIDE, keep=240, close=24), 40)
HASTY = Breadth(_HASTY, replace(_HASTY, keep=120), 3)
"""For where people wait and the rules are not compiled."""
ENOUGH = 4
"""Each bid is played on so often before anything is said of it."""


class _Explorer(Expert):
    """Looks as widely as it can, then plays on from the best lines."""

    def __init__(self, view: View, log: Log | None, seed: int | str, breadth: Breadth) -> None:
        super().__init__("explorer", breadth.moves if view.decision.ask in MOVING else breadth.answers, seed)
        assert view.seat is not None
        self._view, self._log, self._seat = view, log, view.seat
        self._is_move, self._is_bid = view.decision.ask in MOVING, view.decision.ask == "bid"
        self._breadth = breadth
        self._put(view, log)
        root: Any = new_states(1)
        root[0] = self._study.states[think.ROOT]
        self._root: State = read(root, 0)
        self._consequences = Consequences(view, log, root, self._random)

    def explore(self, budget: Budget, number: int) -> Iterator[Advice]:
        """Better and better advice."""
        started = budget.now()
        lines = self._completed([line for line in self.rate(self._view) if line.worth > -FAR / 2])
        told = _differing(lines)[: max(number, self.method.lines)] if self._is_move else lines
        known = {line: self._consequences.of(line) for line in told}
        for line in _best_of_outcomes(lines):
            known[line] = known.get(line) or self._consequences.of(line, FEW_WAYS)
        trials = [self._trial(line) for line in (told if self._is_bid else told[: self.method.lines])]
        standing = _Standing(known, trials)
        yield self._advice(known, told, standing, number, final=len(told) == 1)
        if len(told) > 1:
            limit = self._whole(budget, started)
            worlds = self._worlds(self._view, self._log, limit)
            for left in (self._evenly if self._is_bid else self.halving)(self._seat, worlds, trials, limit):
                standing.note(left)
                final = limit.left() <= 0 or len(left) == 1
                yield replace(self._advice(known, told, standing, number, final), games=limit.played)

    def _completed(self, lines: list[Line]) -> list[Line]:
        """Lines that only prepare a move, and the best answers to other questions, with the rest of the turn."""
        if not self._is_move:
            most = self._breadth.completed
            return [self._consequences.completed(line) for line in lines[:most]] + lines[most:]
        return [line if landing_of(line.actions) else self._consequences.completed(line) for line in lines]

    def _evenly(self, seat: int, worlds: list[Any], trials: list[Trial], limit: Limit) -> Iterator[list[Trial]]:
        """Plays all lines on equally often, because the worth of every place is asked for, not only that of the best. What was
        thought at first counts for nothing: half of it rests on one or two games.
        """
        rounds = 0
        while limit.left() > 0:
            for trial in trials:
                self._play_on(trial, worlds[rounds % len(worlds)], rounds, seat - 1)
                trial.prior = 0.0
            limit.played += len(trials)
            rounds += 1
            if rounds >= ENOUGH and (limit.left() <= 0 or rounds.bit_count() == 1):
                yield sorted(trials, key=lambda trial: -trial.worth)

    def _advice(
        self, known: dict[Line, Possibility], told: list[Line], standing: "_Standing", number: int, final: bool
    ) -> Advice:
        """What is known of all lines; none is said to be worth more than one that is ranked above it."""
        worths = standing.worths
        if self._is_bid:
            fair = fair_worths(self._root, {line.actions[0]: worths[line] for line in told})
            worths = {line: fair[line.actions[0]] for line in told}
        ranked = sorted(told, key=lambda line: (-standing.stayed[line], -worths[line]))
        best = lowest = worths[ranked[0]]
        for line in ranked:
            lowest = worths[line] = min(lowest, worths[line])
        now = {line: with_worth(known[line], min(best, worth), best, standing.games[line]) for line, worth in worths.items()}
        shown = tuple(now[line] for line in (ranked[:number] if self._is_move else ranked))
        bids = bids_from(self._root, [(line.actions[0], now[line]) for line in ranked]) if self._is_bid else ()
        return Advice(self._seat, self._view.decision.ask, shown, _outcomes(now) if self._is_move else (), bids, 0, final)


class _Standing:
    """What lines are worth as more and more of them are dropped. What a line lacked when it was dropped it still lacks: until
    then all had met the same luck, and since then only the others have met more.
    """

    def __init__(self, lines: Iterable[Line], trials: Sequence[Trial]) -> None:
        self._lacks = {line: -line.worth for line in lines}
        self._in = trials
        self.games = dict.fromkeys(self._lacks, 0)
        self.stayed = dict.fromkeys(self._lacks, -1) | dict.fromkeys((trial.line for trial in trials), 0)
        """How often a line was among those that stayed in; lines that are not played on are below all others."""

    @property
    def worths(self) -> dict[Line, float]:
        """By line; only differences mean something."""
        return {line: -lack for line, lack in self._lacks.items()}

    def note(self, left: Sequence[Trial]) -> None:
        """Of those that were in these are left, best first."""
        best = left[0]
        for line, stayed in self.stayed.items():
            if stayed < 0:  # on the scale of the others: as if played on, the first opinion all there is
                self._lacks[line] = best.worth - (best.opinion + line.worth - best.line.worth)
        for trial in self._in:
            self._lacks[trial.line], self.games[trial.line] = best.worth - trial.worth, trial.games
        for trial in left:
            self.stayed[trial.line] += 1
        self._in = left


def _differing(lines: list[Line]) -> list[Line]:
    """The best of all lines that differ only in the way the meeples take."""
    found: dict[Any, Line] = {}
    for line in lines:
        known = takewhile(lambda action: not action.is_chance, map(Action.numbered, line.actions))
        around = tuple(action for action in known if action.verb not in ("pick", "drop"))
        found.setdefault((landing_of(line.actions), around), line)
    return list(found.values())


def _best_of_outcomes(lines: list[Line]) -> list[Line]:
    """The best line of every outcome; lines come best first."""
    found: dict[tuple[int, ...], Line] = {}
    for line in lines:
        landing = landing_of(line.actions)
        if landing is not None:
            found.setdefault(landing, line)
    return list(found.values())


def _outcomes(known: dict[Line, Possibility]) -> tuple[Outcome, ...]:
    """The best turn for every final tile and colour."""
    found: dict[tuple[int, ...], Outcome] = {}
    for line, possibility in known.items():
        landing = landing_of(line.actions)
        if landing is not None and (landing not in found or possibility.worth > found[landing].best.worth):
            found[landing] = Outcome(TILE_WORDS[landing[0]], COLOUR_WORDS[landing[1]], possibility)
    return tuple(found[landing] for landing in sorted(found))


def explore(
    view: View, budget: Budget, log: Log | None = None, number: int = 5, seed: int | str = 0, hasty: bool = False
) -> Iterator[Advice]:
    """Advice for the seat that is asked: a first answer at once, then better ones until the budget is used up. If a move is
    asked for, the ``number`` best turns are told. ``hasty`` looks less widely, so that the first answer comes soon even where
    the rules are not compiled.
    """
    check_asked(view)
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise OptionsError(f"number: expected how many turns to tell, 1 or more; got {shown(number, repr)}")
    advice = None
    for advice in _Explorer(view, log, seed, HASTY if hasty else WIDE).explore(budget, number):
        yield advice
    if advice is not None and not advice.final:
        # The time was over between two answers: the last one is as good as it gets.
        yield replace(advice, final=True)
