"""The move explorer: what the seat that is asked can do, what each possibility brings and why.

``explore`` gives a first answer at once and better ones as time goes on. It sees the seat's view (and its log, if given) and
nothing else, and never states as a fact what the seat cannot know. Reasons are keys with arguments, so that every client can
say them in its own language.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from statistics import fmean, stdev
from typing import Any

from naqala.action import Action
from naqala.bots.advice import Advice, Comparison, Landing, Possibility, with_worth
from naqala.bots.bot import Budget, check_asked
from naqala.bots.consequences import FEW_WAYS, Consequences
from naqala.bots.expert import Expert, Limit, Trial, landing_of
from naqala.bots.mind import think
from naqala.bots.mind.answers import FAR
from naqala.bots.mind.scratch import KEEP
from naqala.bots.places import best_first, bids_from, fair_worths
from naqala.bots.quality import quality_of
from naqala.bots.reasons import place_bought
from naqala.bots.thinker import Plan, Style
from naqala.catalog.names import COLOUR_WORDS, TILE_WORDS
from naqala.engine.mirror import new_states, read
from naqala.engine.state import State
from naqala.errors import OptionsError, shown
from naqala.log import Log
from naqala.view import View

MOVING = ("move", "drop")
_PURCHASES = ("buy_card", "buy_two")


@dataclass(frozen=True)
class Breadth:
    """How widely the explorer looks."""

    moves: Style
    """Keeps every landing."""
    answers: Style
    """For other questions than moves."""
    completed: int
    """How many answers to such questions are followed to the end of the turn."""


_WIDE = Style(weights="planner", keep=KEEP, each=2, close=8, samples=3, quick=6, games=40, most_of_pile=6000)
_HASTY = Style(weights="planner", keep=KEEP, each=1, close=2, samples=1, quick=1, games=1)
WIDE = Breadth(_WIDE, replace(_WIDE, keep=240, close=24), 40)
HASTY = Breadth(_HASTY, replace(_HASTY, keep=120, quick=0), 3)
"""For where people wait and the rules are not compiled. Bids are rated by the look of the board: there is time for a rollout
or two of each, and those say more about luck than about the place.
"""
ENOUGH = 4
"""Rollouts of each bid before the first advice."""
CHOOSING = 0.4
"""The part of the budget that finds the best plan, if one is included; the rest compares the two."""
FEWEST_PAIRS = 3
"""Pairs of rollouts that a comparison needs."""
NEW_LUCK = 1_000_000
"""The number of the first rollout of a comparison: none of those before had its luck."""


class _Explorer(Expert):
    """An expert that looks at all candidates first, then plays rollouts of the best plans."""

    def __init__(self, view: View, log: Log | None, seed: int | str, breadth: Breadth) -> None:
        super().__init__("explorer", breadth.moves if view.decision.ask in MOVING else breadth.answers, seed)
        assert view.seat is not None
        self._view, self._log, self._seat = view, log, view.seat
        self._is_move, self._is_bid = view.decision.ask in MOVING, view.decision.ask == "bid"
        self._breadth = breadth
        self._put(view, log)
        root: Any = new_states(1)
        root[0] = self._workspace.states[think.ROOT]
        self._root: State = read(root, 0)
        self._consequences = Consequences(view, log, root, self._random)
        self._planned: Plan | None = None
        """What the seat is about to play on the advice it had before; it stays the best."""

    def explore(self, budget: Budget, number: int, include: Sequence[str] = (), planned: Sequence[str] = ()) -> Iterator[Advice]:
        """Better and better advice."""
        started = budget.now()
        plans = self._completed([plan for plan in self.rate(self._view) if plan.worth > -FAR / 2])
        told = _differing(plans)[: max(number, self.method.plans)] if self._is_move else _unlike(plans, self._view)
        self._planned = self._first(planned, told)
        named = self._named(include, plans, told)
        known = {plan: self._consequences.of(plan) for plan in told}
        for plan in _best_of_landings(plans):
            known[plan] = known.get(plan) or self._consequences.of(plan, FEW_WAYS)
        tried = told if self._is_bid else [plan for place, plan in enumerate(told) if place < self.method.plans or plan == named]
        ranking = _Ranking(known, trials := [self._trial(plan) for plan in tried])
        is_all = len(told) == 1 or (self._is_bid and named is None and not self.style.quick)
        advice = self._advice(known, told, ranking, number, final=is_all)
        yield advice if named is None else replace(advice, included=self._same(known[named]) if advice.final else None)
        if not is_all:
            limit = self._limit_of(budget, started, 1.0 if named is None else CHOOSING)
            worlds = self._worlds(self._view, self._log, limit)
            for left in (self._evenly if self._is_bid else self.halving)(self._seat, worlds, trials, limit):
                ranking.note(left)
                final = named is None and (limit.left() <= 0 or len(left) == 1)
                advice = replace(self._advice(known, told, ranking, number, final), games=limit.played)
                yield advice
            if named is not None:
                best = self._ranked(told, ranking)[0][0]
                rivals = next(trial for trial in trials if trial.plan == best), next(one for one in trials if one.plan == named)
                yield from self._compare(advice, known[named], rivals, worlds, self._limit_of(budget, started, 1.0, limit.played))

    def _named(self, include: Sequence[str], plans: list[Plan], told: list[Plan]) -> Plan | None:
        """Return the plan to include, as far as the seat alone decides; add it to those that are told if it is a new one."""
        actions = self._decided_plan(include).actions
        if not actions:
            return None
        for plan in told:
            if _decided(plan.actions) == actions or (self._is_bid and plan.actions[0] == actions[0]):
                return plan
        alike = [plan.worth for plan in plans if landing_of(plan.actions) == landing_of(actions)]
        told.append(Plan(max(alike, default=plans[-1].worth), actions))
        return told[-1]

    def _first(self, planned: Sequence[str], told: list[Plan]) -> Plan | None:
        """Put a plan first, as far as the seat alone decides, in place of those that are like it."""
        actions = self._decided_plan(planned).actions
        if not actions:
            return None
        alike = [plan for plan in told if self._is_like(plan.actions, actions)]
        same = next((plan for plan in alike if _decided(plan.actions) == actions), None)
        first = same or Plan(max(plan.worth for plan in alike or told[-1:]), actions)
        told[:] = [first, *(plan for plan in told if plan not in alike)]
        return first

    def _is_like(self, one: Sequence[int], other: Sequence[int]) -> bool:
        """Return whether two plans differ only in the way the meeples take, or for other questions than moves begin alike."""
        return _kind(one) == _kind(other) if self._is_move else one[0] == other[0]

    def follow(self, played: Sequence[str]) -> Possibility:
        """Return what a plan brings."""
        return self._consequences.of(self._decided_plan(played))

    def compare(self, budget: Budget, best: Sequence[str], played: Sequence[str]) -> Comparison:
        """Return how a plan that was played does against the best."""
        found, limit = self._same(self.follow(played)), self._limit_of(budget, budget.now(), 1.0)
        plans = self._decided_plan(best), self._decided_plan(played)
        if plans[0] != plans[1]:
            worlds = self._worlds(self._view, self._log, limit)
            *_, found = self._weighed(found.plan, (self._trial(plans[0]), self._trial(plans[1])), worlds, limit)
        return found

    def _decided_plan(self, texts: Sequence[str]) -> Plan:
        """Return a plan as far as the seat alone decides."""
        return Plan(0.0, self._consequences.decided([Action.parse(text).number for text in texts]))

    def _compare(
        self, advice: Advice, plan: Possibility, rivals: tuple[Trial, Trial], worlds: list[Any], limit: Limit
    ) -> Iterator[Advice]:
        """Compare the plan that was named, the second of the two, with the best."""
        found = self._same(plan)
        if rivals[0] is not rivals[1]:
            for found in self._weighed(plan, rivals, worlds, limit):
                yield replace(advice, included=found, games=limit.played)
        yield replace(advice, included=found, games=limit.played, final=True)

    def _weighed(self, plan: Possibility, rivals: tuple[Trial, Trial], worlds: list[Any], limit: Limit) -> Iterator[Comparison]:
        """Yield how the second of two plans compares with the first in new rollouts, better and better. A loss must show twice:
        if these rollouts show one, as many new ones decide alone. So a plan as good as the best is hardly ever called a loss.
        """
        found = self._same(plan)
        for comparison in self._paired(plan, rivals, worlds, NEW_LUCK, limit):
            yield (found := comparison)
        if found.lost:
            again = Limit(limit.budget, games=limit.played + 2 * found.games, played=limit.played)
            for comparison in self._paired(plan, rivals, worlds, NEW_LUCK + found.games, again):
                limit.played = again.played
                yield comparison

    def _paired(
        self, plan: Possibility, rivals: tuple[Trial, Trial], worlds: list[Any], first: int, limit: Limit
    ) -> Iterator[Comparison]:
        """Yield how the second of two plans compares with the first, better and better, from pairs of rollouts with the same
        world and the same luck; ``first`` is the number of the first luck.
        """
        lacks: list[float] = []
        while len(lacks) < FEWEST_PAIRS or (limit.left() > 0 and (len(lacks) < ENOUGH or any(lacks))):
            world = worlds[len(lacks) % len(worlds)]
            best, named = (self._ending(trial, world, first + len(lacks), self._seat - 1) for trial in rivals)
            lacks.append(best - named)
            limit.played += 2
            if len(lacks) >= FEWEST_PAIRS:
                noise = 2.0 * stdev(lacks) / len(lacks) ** 0.5
                yield Comparison(plan, round(fmean(lacks), 2), round(noise, 2), len(lacks))

    def _same(self, plan: Possibility) -> Comparison:
        """Return that the plan which was named is the best itself."""
        return Comparison(plan, 0.0, 0.0, 0)

    def _completed(self, plans: list[Plan]) -> list[Plan]:
        """Return the plans with the rest of the turn, where they only prepare a move or are among the best answers to another
        question.
        """
        if not self._is_move:
            most = self._breadth.completed
            return [self._consequences.completed(plan) for plan in plans[:most]] + plans[most:]
        return [plan if landing_of(plan.actions) else self._consequences.completed(plan) for plan in plans]

    def _evenly(self, seat: int, worlds: list[Any], trials: list[Trial], limit: Limit) -> Iterator[list[Trial]]:
        """Play rollouts of all plans equally often, because a bid needs the worth of every place, not only of the best.
        The first opinion counts for nothing: half of it rests on one or two rollouts.
        """
        rounds = 0
        while limit.left() > 0:
            for trial in trials:
                self._roll_out(trial, worlds[rounds % len(worlds)], rounds, seat - 1)
                trial.prior = 0.0
            limit.played += len(trials)
            rounds += 1
            if rounds >= ENOUGH and (limit.left() <= 0 or rounds.bit_count() == 1):
                yield sorted(trials, key=lambda trial: -trial.worth)

    def _ranked(self, told: list[Plan], ranking: "_Ranking") -> tuple[list[Plan], dict[Plan, float]]:
        """Return the plans, best first, and what all plans are worth."""
        worths = ranking.worths
        if self._is_bid:
            fair = fair_worths(self._root, {plan.actions[0]: worths[plan] for plan in told})
            order = best_first(self._root, fair)
            return sorted(told, key=lambda plan: order.index(plan.actions[0])), {plan: fair[plan.actions[0]] for plan in told}
        ranked = sorted(told, key=lambda plan: (plan != self._planned, -ranking.stayed[plan], -worths[plan]))
        return _keeping(ranked, worths), worths

    def _advice(self, known: dict[Plan, Possibility], told: list[Plan], ranking: "_Ranking", number: int, final: bool) -> Advice:
        """Return the advice so far; no plan has a higher value than one that is ranked above it."""
        ranked, worths = self._ranked(told, ranking)
        best = lowest = worths[ranked[0]]
        for plan in ranked:
            lowest = worths[plan] = min(lowest, worths[plan])
        now = {plan: with_worth(known[plan], min(best, worth), best, ranking.games[plan]) for plan, worth in worths.items()}
        shown = tuple(now[plan] for plan in (ranked[:number] if self._is_move else ranked))
        bids = bids_from(self._root, [(plan.actions[0], now[plan]) for plan in ranked]) if self._is_bid else ()
        if bids:
            whys = {bid.action: place_bought(bid, bids, bid.action == shown[0].actions[0]) for bid in bids}
            shown = tuple(replace(one, reasons=(whys[one.actions[0]], *one.reasons)) for one in shown)
        return Advice(self._seat, self._view.decision.ask, shown, _landings(now) if self._is_move else (), bids, 0, final)


class _Ranking:
    """What plans are worth as more and more of them are dropped. A plan keeps the distance to the best that it had when it
    was dropped: until then all had the same luck, and since then only the others have played on.
    """

    def __init__(self, plans: Iterable[Plan], trials: Sequence[Trial]) -> None:
        self._lacks = {plan: -plan.worth for plan in plans}
        self._in = trials
        self.games = dict.fromkeys(self._lacks, 0)
        self.stayed = dict.fromkeys(self._lacks, -1) | dict.fromkeys((trial.plan for trial in trials), 0)
        """How often a plan was among those that stayed in; plans without rollouts are below all others."""

    @property
    def worths(self) -> dict[Plan, float]:
        """By plan; only differences mean something."""
        return {plan: -lack for plan, lack in self._lacks.items()}

    def note(self, left: Sequence[Trial]) -> None:
        """Take over the results of a phase; ``left`` are the plans that stay, best first."""
        best = left[0]
        for plan, stayed in self.stayed.items():
            if stayed < 0:  # on the scale of the others: as if rolled out, with the first opinion alone
                self._lacks[plan] = best.worth - (best.opinion + plan.worth - best.plan.worth)
        for trial in self._in:
            self._lacks[trial.plan], self.games[trial.plan] = best.worth - trial.worth, trial.games
        for trial in left:
            self.stayed[trial.plan] += 1
        self._in = left


def _decided(actions: Sequence[int]) -> tuple[int, ...]:
    """Return what a plan decides before luck comes in."""
    return tuple(takewhile(lambda action: not Action.numbered(action).is_chance, actions))


def _differing(plans: list[Plan]) -> list[Plan]:
    """Return the best of all plans that differ only in the way the meeples take."""
    found: dict[Any, Plan] = {}
    for plan in plans:
        found.setdefault(_kind(plan.actions), plan)
    return list(found.values())


def _kind(actions: Sequence[int]) -> Any:
    """Return where the move of a plan ends, and what is done before and after it."""
    around = tuple(action for action in _decided(actions) if Action.numbered(action).verb not in ("pick", "drop"))
    return landing_of(actions), around


def _keeping(ranked: list[Plan], worths: dict[Plan, float]) -> list[Plan]:
    """Put the plan that differs from the best only in selling nothing first, if it is as good: what is kept can be sold later."""
    best = ranked[0]
    keeping = [plan for plan in ranked if _unsold(plan) == _unsold(best) and not _sales(plan)]
    if not _sales(best) or not keeping or quality_of(worths[best] - worths[keeping[0]]) != "best":
        return ranked
    return [keeping[0], *(plan for plan in ranked if plan != keeping[0])]


def _sales(plan: Plan) -> list[int]:
    return [action for action in plan.actions if Action.numbered(action).verb == "sell"]


def _unsold(plan: Plan) -> tuple[int, ...]:
    """Return what a plan does besides selling; whether it says so or not, it then ends the turn."""
    return tuple(action for action in plan.actions if Action.numbered(action).verb not in ("sell", "pass"))


def _unlike(plans: list[Plan], view: View) -> list[Plan]:
    """Return the best of all answers that buy the same cards, wherever these lie in the row, and all others."""
    found: dict[Any, Plan] = {}
    for plan in plans:
        first, row = Action.numbered(plan.actions[0]), view.position.cards.row
        places = first.parts.values() if first.verb in _PURCHASES else ()
        found.setdefault(tuple(sorted(row[int(place) - 1] for place in places)) or first, plan)
    return list(found.values())


def _best_of_landings(plans: list[Plan]) -> list[Plan]:
    """Return the best plan of every landing; plans come best first."""
    found: dict[tuple[int, ...], Plan] = {}
    for plan in plans:
        landing = landing_of(plan.actions)
        if landing is not None:
            found.setdefault(landing, plan)
    return list(found.values())


def _landings(known: dict[Plan, Possibility]) -> tuple[Landing, ...]:
    """Return the best turn for every final tile and colour."""
    found: dict[tuple[int, ...], Landing] = {}
    for plan, possibility in known.items():
        landing = landing_of(plan.actions)
        if landing is not None and (landing not in found or possibility.worth > found[landing].best.worth):
            found[landing] = Landing(TILE_WORDS[landing[0]], COLOUR_WORDS[landing[1]], possibility)
    return tuple(found[landing] for landing in sorted(found))


def explore(
    view: View,
    budget: Budget,
    log: Log | None = None,
    number: int = 5,
    seed: int | str = 0,
    hasty: bool = False,
    include: Sequence[str] = (),
    planned: Sequence[str] = (),
) -> Iterator[Advice]:
    """Advice for the seat that is asked: a first answer at once, then better ones until the budget is used up. For a
    move it gives the ``number`` best turns. ``hasty`` looks less widely, so that the first answer comes soon even where
    the rules are not compiled. ``include`` are the actions of a plan that is a candidate whatever it seems worth; the last
    advice says how it compares with the best (``included``). ``planned`` is the rest of a plan that was advised before: it stays
    the best, because another search might prefer an equal one, and advice that changes at every step leads nowhere.
    """
    check_asked(view)
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise OptionsError(f"number: expected how many turns to tell, 1 or more; got {shown(number, repr)}")
    advice = None
    for advice in _Explorer(view, log, seed, HASTY if hasty else WIDE).explore(budget, number, include, planned):
        yield advice
    if advice is not None and not advice.final:
        # The time was over between two answers: the last one is final.
        yield replace(advice, final=True)


def compare(view: View, log: Log | None, best: Sequence[str], played: Sequence[str], budget: Budget) -> Comparison:
    """Return how a plan that was played does against another, which is taken for the best without looking further."""
    check_asked(view)
    return _Explorer(view, log, 0, WIDE).compare(budget, best, played)


def follow(view: View, log: Log | None, played: Sequence[str]) -> Possibility:
    """Return what a plan brings, without any rollout; its worth is not known."""
    check_asked(view)
    return _Explorer(view, log, 0, HASTY).follow(played)
