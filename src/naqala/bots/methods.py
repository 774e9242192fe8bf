"""How the expert's method was chosen: other methods on the same questions, and in games against the present one.

``python -m naqala.bots.methods questions`` takes questions from games among planners. To each, the worth of the planner's 32
best lines is found first: every line is played on two rounds in many possible worlds. Then every method answers within its
budget, and is told by how much its answers are worth more than the planner's, whose worths it has not seen.
``python -m naqala.bots.methods games lines=8 rounds=2`` lets an expert with changes meet the present one.
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, replace
from functools import partial
from itertools import count, islice
from random import Random
from typing import Any, NamedTuple

import numpy as np

from naqala.bots import BOTS, BotKind, make_bot
from naqala.bots.arena.contest import Contest
from naqala.bots.arena.match import play_game
from naqala.bots.bot import USUAL, Budget
from naqala.bots.expert import Expert, Method, various
from naqala.bots.levels import PLANNER
from naqala.bots.thinker import Line
from naqala.bots.tune import summary
from naqala.game import Game
from naqala.log import Log
from naqala.options import EXPANSIONS, Options
from naqala.view import View

TRUTH = Method(lines=32, ways=8, worlds=60, rounds=2, halves=False)
"""How the worth of lines is found that methods are measured by."""
METHODS = {
    "as it is": Method(),
    "all lines equally often": Method(halves=False),
    "8 lines": Method(lines=8),
    "32 lines, 8 ways": Method(lines=32, ways=8),
    "no opinion": Method(prior=0.01),
    "opinion counts 24": Method(prior=24.0),
    "1 world": Method(worlds=1),
    "32 worlds": Method(worlds=32),
    "2 rounds": Method(rounds=2),
    "1 turn compared": Method(quick=1),
}
SURE = 1.96
"""Standard errors on both sides that hold 95 %."""


class Question(NamedTuple):
    """A question from a game, as its seat sees it."""

    view: View
    log: Log


def questions(seed: str) -> Iterator[Question]:
    """Bids and moves from games among planners, with 2 and 4 seats, base game and all expansions in turn."""
    tables = [Options(seats, expansions) for expansions in ((), EXPANSIONS) for seats in (2, 4)]
    random = Random(seed)
    for number in count():
        options = tables[number % len(tables)]
        game = Game.new(options, f"{seed} {number}")
        bots = [make_bot("planner", f"{seed} {number} {seat}") for seat in range(options.seats)]
        chosen = random.randrange(8)
        while not game.is_over:
            seat = game.decision.seat or 0
            view = game.view(seat)
            if view.decision.ask in ("bid", "move") and len(view.legal) > 1:
                chosen -= 1
                if chosen < 0:
                    yield Question(view, game.log(seat))
                    break
            game.play(bots[seat - 1].choose(view, USUAL, game.log(seat)))


class _Examiner(Expert):
    """Tells what every line is worth; has its own luck."""

    method = TRUTH

    def worths(self, question: Question, nodes: int) -> dict[Line, float]:
        """The planner's best lines, best first, and what they are worth."""
        self._put(question.view, question.log)
        lines = self.rate(question.view)
        trials = [self._trial(line) for line in various(lines, self.method)]
        limit = self._whole(Budget(nodes=nodes * len(trials)), 0.0)
        worlds = self._worlds(question.view, question.log, limit)
        for _ in self.halving(question.view.seat or 0, worlds, trials, limit):
            pass
        return {trial.line: trial.total / max(1, trial.games) for trial in trials}


class _Examined(Expert):
    """Chooses among lines that are given."""

    def answer(self, question: Question, lines: list[Line], budget: Budget) -> Line:
        """The line it would play."""
        self._put(question.view, question.log)
        return self.pick(question.view, lines, budget, budget.now(), question.log)


def gains(budget: Budget, nodes: int, seed: str, question: Question) -> list[float]:
    """By how much the answer of every method is worth more than the planner's."""
    worths = _Examiner("examiner", PLANNER, f"{seed} truth").worths(question, nodes)
    lines = list(worths)
    found = []
    for method in METHODS.values():
        bot = _Examined("expert", PLANNER, seed)
        bot.method = method
        found.append(worths[bot.answer(question, lines, budget)] - worths[lines[0]])
    return found


def examine(number: int, seconds: float, nodes: int, seed: str, jobs: int) -> str:
    """All methods on the same questions: a table."""
    asked = list(islice(questions(seed), number))
    budget = Budget(seconds=seconds, of_processor=True)
    rows = []
    with ProcessPoolExecutor(jobs) as pool:
        for row in pool.map(partial(gains, budget, nodes, seed), asked):
            rows.append(row)
            print(f"{len(rows)} of {len(asked)} questions", file=sys.stderr, flush=True)
    table = np.array(rows)
    present = table[:, :1]
    lines = ["| method | worth more than the planner's | than the present method's |", "| --- | ---: | ---: |"]
    for name, over_planner, over_present in zip(METHODS, table.T, (table - present).T, strict=True):
        lines.append(f"| {name} | {_with_error(over_planner)} | {_with_error(over_present)} |")
    return "\n".join(lines)


def _with_error(numbers: Any) -> str:
    return f"{numbers.mean():+.2f} ± {SURE * numbers.std(ddof=1) / np.sqrt(len(numbers)):.2f}"


def changed(changes: list[str]) -> Method:
    """The present method with changes such as ``lines=8``."""
    method = Method()
    for change in changes:
        name, _, number = change.partition("=")
        if name not in (known := asdict(method)):
            raise ValueError(f"expected some of {', '.join(known)}; got {name!r}")
        method = replace(method, **{name: type(known[name])(float(number))})
    return method


def other(method: Method, seed: int | str) -> Expert:
    """An expert with another method."""
    bot = Expert("expert", PLANNER, seed)
    bot.method = method
    return bot


def meet(contest: Contest, method: Method, number: int) -> tuple[float, float]:
    """One game: the share of the win and the lead of the expert with the other method."""
    kinds = {**BOTS, "other": BotKind("other", "", "an expert with another method", partial(other, method))}
    result = play_game(contest, number, kinds)
    assert result.failure is None, result.failure
    seat = result.bots.index("other")
    rivals = [score for place, score in enumerate(result.scores) if place != seat]
    share = 1 / len(result.winners) if seat + 1 in result.winners else 0.0
    return share, result.scores[seat] - sum(rivals) / len(rivals)


def main() -> None:
    """Prints a table, or the figures of a match."""
    parser = argparse.ArgumentParser(prog="naqala.bots.methods", description=__doc__)
    parser.add_argument("what", choices=("questions", "games"))
    parser.add_argument("changes", nargs="*", help="games: such as rounds=2")
    parser.add_argument("--number", type=int, default=48, help="questions, or starts")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--nodes", type=int, default=120, help="questions: how often a line is played on to find its worth")
    parser.add_argument("--expansions", choices=("none", "all"), default="none")
    parser.add_argument("--seed", default="methods")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    if given.what == "questions":
        print(examine(given.number, given.seconds, given.nodes, given.seed, given.jobs))
        return
    options = Options(2, EXPANSIONS if given.expansions == "all" else ())
    contest = Contest(("other", "expert"), options, 2 * given.number, given.seed, Budget(seconds=given.seconds))
    with ProcessPoolExecutor(given.jobs) as pool:
        results = list(pool.map(partial(meet, contest, changed(given.changes)), range(contest.games)))
    print(summary(results, given.number))


if __name__ == "__main__":
    main()
