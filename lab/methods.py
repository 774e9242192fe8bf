"""Measures how the expert's method was chosen: other methods on the same questions, and in games against the present one.

``python -m lab.methods questions rounds=1 plans=32,ways=8`` takes questions from games among planners. For each it first finds
the worth of the planner's best plans by many rollouts in many possible worlds. Then the present method and every changed one
answer within the budget, and those worths, which they have not seen, say how much better than the planner's their answers are.
``python -m lab.methods games rounds=1`` lets such an expert meet the present one. ``--base`` puts another method in the place of
the present one.
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from functools import partial
from itertools import count, islice
from random import Random
from typing import Any, NamedTuple

import numpy as np

from lab.commands import SURE, at_least, make_ready, summary
from naqala.bots import BotKind, make_bot
from naqala.bots.arena.contest import Contest
from naqala.bots.arena.match import play_game
from naqala.bots.arena.ratings import duel
from naqala.bots.bot import USUAL, Budget
from naqala.bots.expert import Expert, Method, select_candidates
from naqala.bots.levels import PLANNER
from naqala.bots.thinker import Plan
from naqala.engine.kernel import running_mode
from naqala.errors import NaqalaError
from naqala.game import Game
from naqala.log import Log
from naqala.options import EXPANSIONS, Options
from naqala.view import View

WORLDS = 60
"""Possible worlds for the worths that methods are measured by."""


class SampledQuestion(NamedTuple):
    """A question from a game, as its seat sees it."""

    view: View
    log: Log


def questions(seed: str) -> Iterator[SampledQuestion]:
    """Yield bids and moves from games among planners, with 2 and 4 seats, base game and all expansions in turn."""
    kinds = [Options(seats, expansions) for expansions in ((), EXPANSIONS) for seats in (2, 4)]
    random = Random(seed)
    for number in count():
        options = kinds[number % len(kinds)]
        game = Game.new(options, f"{seed} {number}")
        bots = [make_bot("planner", f"{seed} {number} {seat}") for seat in range(options.seats)]
        chosen = random.randrange(8)
        while not game.is_over:
            seat = game.decision.seat or 0
            view = game.view(seat)
            if view.decision.ask in ("bid", "move") and len(view.legal) > 1:
                chosen -= 1
                if chosen < 0:
                    yield SampledQuestion(view, game.log(seat))
                    break
            game.play(bots[seat - 1].choose(view, USUAL, game.log(seat)))


class _Examiner(Expert):
    """Finds the worth of every plan, with its own luck."""

    def worths(self, question: SampledQuestion, games: int) -> dict[Plan, float]:
        """Return the planner's best plans, best first, and what they are worth."""
        self._put(question.view, question.log)
        plans = self.rate(question.view)
        trials = [self._trial(plan) for plan in select_candidates(plans, self.method)]
        limit = self._limit_of(Budget(nodes=games * len(trials)), 0.0, 1.0)
        worlds = self._worlds(question.view, question.log, limit)
        for _ in self.halving(question.view.seat or 0, worlds, trials, limit):
            pass
        return {trial.plan: trial.total / max(1, trial.games) for trial in trials}


class _Examined(Expert):
    """Chooses among given plans."""

    def answer(self, question: SampledQuestion, plans: list[Plan], budget: Budget) -> Plan:
        """Return the plan this method chooses."""
        self._put(question.view, question.log)
        return self.pick(question.view, plans, budget, budget.now(), question.log)


@dataclass(frozen=True)
class Examination:
    """Which methods are compared, within which budget, and how the worth of plans is found."""

    methods: tuple[Method, ...]
    budget: Budget
    rounds: int
    games: int
    """Rollouts of each plan to find its worth."""
    seed: str

    @property
    def truth(self) -> Method:
        """The method that finds the worth of every plan that any method considers."""
        plans, ways = (max(getattr(method, name) for method in self.methods) for name in ("plans", "ways"))
        return Method(plans=plans, ways=ways, worlds=WORLDS, rounds=self.rounds, halves=False)


def gains(examination: Examination, question: SampledQuestion) -> list[float]:
    """Return for every method how much more its answer is worth than the planner's."""
    examiner = _Examiner("examiner", PLANNER, f"{examination.seed} truth")
    examiner.method = examination.truth
    worths = examiner.worths(question, examination.games)
    plans = list(worths)
    found = []
    for method in examination.methods:
        bot = _Examined("expert", PLANNER, examination.seed)
        bot.method = method
        found.append(worths[bot.answer(question, plans, examination.budget)] - worths[plans[0]])
    return found


def examine(examination: Examination, names: list[str], number: int, jobs: int) -> str:
    """Return a table of all methods on the same questions; the first is the one that the others are compared with."""
    asked = list(islice(questions(examination.seed), number))
    rows = []
    with ProcessPoolExecutor(jobs) as pool:
        for row in pool.map(partial(gains, examination), asked):
            rows.append(row)
            print(f"{len(rows)} of {len(asked)} questions", file=sys.stderr, flush=True)
    found = np.array(rows)
    base = found[:, :1]
    lines = ["| method | worth more than the planner's | than the first method's |", "| --- | ---: | ---: |"]
    for name, over_planner, over_base in zip(names, found.T, (found - base).T, strict=True):
        lines.append(f"| {name} | {_with_error(over_planner)} | {_with_error(over_base)} |")
    return "\n".join(lines)


def _with_error(numbers: Any) -> str:
    return f"{numbers.mean():+.2f} ± {SURE * numbers.std(ddof=1) / np.sqrt(len(numbers)):.2f}"


def changed(changes: str) -> Method:
    """Return the present method with changes such as ``plans=8,ways=2``."""
    method = Method()
    for change in changes.split(","):
        name, _, number = change.partition("=")
        if name not in (known := asdict(method)):
            raise argparse.ArgumentTypeError(f"expected some of {', '.join(known)}; got {name!r}")
        value = type(known[name])(float(number))
        if value != float(number):
            raise argparse.ArgumentTypeError(f"{name}: expected a whole number, got {number}")
        method = replace(method, **{name: value})
    return method


def difference(method: Method) -> str:
    """Return how a method differs from the present one."""
    present = asdict(Method())
    differences = (f"{name} {value}" for name, value in asdict(method).items() if value != present[name])
    return ", ".join(differences) or "the present one"


def expert_with(method: Method, seed: int | str) -> Expert:
    """Return an expert with this method."""
    bot = Expert("expert", PLANNER, seed)
    bot.method = method
    return bot


def meet(contest: Contest, kinds: dict[str, BotKind], number: int) -> tuple[float, float]:
    """Play one game of a contest of two; return the share of the win and the lead of the first."""
    result = play_game(contest, number, kinds)
    assert result.failure is None, result.failure
    met = duel(result, *contest.bots)
    assert met is not None and met[1] is not None
    return met[0], met[1]


def match(base: Method, method: Method, contest: Contest, jobs: int) -> dict[str, float | None]:
    """Return how an expert with a method fares against one with the base method."""
    kinds = {name: BotKind(name, partial(expert_with, one)) for name, one in zip(contest.bots, (method, base), strict=True)}
    with ProcessPoolExecutor(jobs) as pool:
        results = list(pool.map(partial(meet, contest, kinds), range(contest.games)))
    return summary(results, contest.games // 2)


def command() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = argparse.ArgumentParser(prog="lab.methods", description=__doc__)
    parser.add_argument("what", choices=("questions", "games"))
    parser.add_argument("changes", nargs="+", type=changed, metavar="CHANGES", help="such as plans=32,ways=8; for games one")
    parser.add_argument(
        "--base",
        type=changed,
        default=Method(),
        metavar="CHANGES",
        help="the method the others are compared with (default: the present one)",
    )
    parser.add_argument("--number", type=at_least(2), default=48, help="questions, or starts; 2 or more")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--games", type=at_least(1), default=120, help="questions: rollouts of each plan to find its worth")
    parser.add_argument("--rounds", type=at_least(1), default=4, help="questions: how far")
    parser.add_argument("--expansions", choices=("none", "all"), default="none")
    parser.add_argument("--seed", default="methods")
    parser.add_argument("--jobs", type=at_least(1), default=1)
    return parser


def main() -> None:
    """Print a table, or the figures of a match."""
    parser = command()
    given = parser.parse_args()
    make_ready()
    try:
        print(answer(given))
    except NaqalaError as error:
        parser.error(str(error))


def answer(given: argparse.Namespace) -> Any:
    """Return what the command line asks for."""
    if given.what == "questions":
        budget = Budget(seconds=given.seconds, of_processor=True)
        methods = (given.base, *given.changes)
        examination = Examination(methods, budget, given.rounds, given.games, given.seed)
        return examine(examination, list(map(difference, methods)), given.number, given.jobs)
    options = Options(2, EXPANSIONS if given.expansions == "all" else ())
    contest = Contest(
        ("other", "base"), options, 2 * given.number, given.seed, Budget(seconds=given.seconds), mode=running_mode()
    )
    return match(given.base, given.changes[0], contest, given.jobs)


if __name__ == "__main__":
    main()
