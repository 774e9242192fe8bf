"""Tunes the weights by self-play: ``python -m lab.tune``; docs/bots.md says how the figures came about.

Two steps. ``fit`` plays games among equals and asks, by least squares, what the things a seat had in the middle of a game
were worth at its end: most terms of the evaluation are linear in their weight, so the weights are the coefficients, kept within
bounds that make sense. ``duel`` lets two sets of weights play the same starts from changed seats and says which is better, for
everything that is not linear.
"""

import argparse
import json
import sys
import tomllib
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from lab.commands import at_least, make_ready, summary
from naqala.bots.levels import PLANNER
from naqala.bots.mind import think
from naqala.bots.mind.scratch import Workspace
from naqala.bots.mind.weights import SINGLE, WEIGHTS, Weight, as_row
from naqala.bots.mind.weights import weight_sets as bots_weight_sets
from naqala.bots.thinker import Style
from naqala.catalog.cards import MAGIC_ITEMS
from naqala.catalog.names import DJINN_WORDS, ITEM_WORDS
from naqala.deal import deal, luck_from
from naqala.engine import play
from naqala.engine.actions import MAX_LEGAL
from naqala.engine.kernel import numbers
from naqala.engine.scoring import SCORE_LINES
from naqala.engine.state import FIRST_CHANCE, Ask
from naqala.errors import ArenaError, NaqalaError
from naqala.options import EXPANSIONS, Options

LINEAR_SINGLE = ("elder", "artisan", "thief", "oasis", "village", "city", "suit", "fakir", "whim")
"""Weights the evaluation is linear in, of those that are one number each."""
LINEAR = (*(SINGLE.index(name) for name in LINEAR_SINGLE), *range(Weight.POWER, WEIGHTS))
"""The places of all weights the evaluation is linear in; a power and a magic item has one each."""
MOST = {"whim": 0.95}
"""Weights that may not be larger: above 1 it would pay not to fulfil a whim. None may be below 0."""
TRUST = 3.0
"""How far from the truth, in points, a weight is thought to be before any game is played."""
NAMES = (*SINGLE, *(f"power.{name}" for name in DJINN_WORDS), *(f"magic.{name}" for name in ITEM_WORDS[:MAGIC_ITEMS]))


def weight_sets() -> dict[str, dict[str, Any]]:
    """Return the bots' sets of weights, and those that only the laboratory keeps, by name."""
    kept = Path(__file__).with_name("weights.toml").read_text(encoding="utf-8")
    return {**bots_weight_sets(), **tomllib.loads(kept)}


class TuningGame:
    """A game among thinkers that see everything; quick, because it makes no views."""

    def __init__(self, options: Options, weights: list[Any], style: Style, seed: str) -> None:
        self.options = options
        self.style = style
        self.luck = luck_from(seed)
        self.states = deal(options, self.luck)
        self.legal = numbers(MAX_LEGAL)
        self.workspaces = [Workspace(row, luck_from(f"{seed} {seat}")) for seat, row in enumerate(weights)]

    def turns(self) -> Iterator[int]:
        """Play the game; yield the seat before each turn or bid."""
        count = play.list_legal(self.states, 0, self.legal)
        while count:
            asked, seat = play.who_is_asked(self.states, 0)
            if asked >= FIRST_CHANCE:
                action = int(play.draw_lot(self.states, 0, self.legal, count, self.luck))
                count = play.answer(self.states, 0, action, self.legal, count)
                continue
            if asked in (Ask.MOVE, Ask.BID):
                yield int(seat)
            for action in self.answers(asked, int(seat), count):
                count = play.answer(self.states, 0, action, self.legal, count)

    def answers(self, asked: int, seat: int, count: int) -> list[int]:
        """Return the whole move, or the best answer to anything else."""
        workspace, style = self.workspaces[seat], self.style
        workspace.states[think.ROOT] = self.states[0]
        found = think.rate(workspace.states, workspace.scratches, *style.width)
        if asked in (Ask.MOVE, Ask.DROP) and found:
            best = int(np.argmax(workspace.row("values")[:found]))
            return [int(action) for action in workspace.row("plans")[best][: workspace.row("drops_of")[best]]]
        if asked in (Ask.MOVE, Ask.DROP):
            return [int(self.legal[0])]
        return [int(self.legal[int(np.argmax(workspace.row("options")[:count]))])]

    def score(self, seat: int) -> int:
        """Return the seat's points as if the game ended now."""
        return int(play.score_seat(self.states, 0, seat, numbers(SCORE_LINES)))


def features(states: Any, workspace: Workspace, seat: int, base: Any) -> tuple[float, list[float]]:
    """Return what the seat is worth without the linear weights, and what each of them would add if it were 1: found by asking the
    evaluation itself.
    """
    workspace.states[think.ROOT] = states[0]
    workspace.row("weights")[:] = [0.0 if place in LINEAR else weight for place, weight in enumerate(base)]
    nothing = float(think.list_terms(workspace.states, workspace.scratches, seat))
    found = []
    for place in LINEAR:
        workspace.row("weights")[place] = 1.0
        found.append(float(think.list_terms(workspace.states, workspace.scratches, seat) - nothing))
        workspace.row("weights")[place] = 0.0
    return nothing, found


def watch(options: Options, named: dict[str, Any], seed: str) -> tuple[list[list[float]], list[float], list[list[float]]]:
    """Play one game among equals. Before every turn: for each seat against the mean of the others, what it had and how much
    its lead still grew; and what the guess of the turns left is made of, with the turns that really were left.
    """
    row = as_row(named)
    game = TuningGame(options, [row] * options.seats, PLANNER, seed)
    probe = Workspace(row, luck_from(0))
    seen: list[tuple[list[list[float]], list[float], int, int]] = []
    for _ in game.turns():
        had = [features(game.states, probe, seat, row) for seat in range(options.seats)]
        rows, scores = [found for _, found in had], [nothing for nothing, _ in had]
        state = game.states[0]
        pieces = int(min(state["camels"][: options.seats] + state["tents"][: options.seats]))
        seen.append((rows, scores, pieces, int(state["meeples"].sum())))
    final = [game.score(seat) for seat in range(options.seats)]
    inputs, targets, pace = [], [], []
    for number, (rows, scores, pieces, meeples) in enumerate(seen):
        left = (len(seen) - number) / 2 / options.seats
        pace.append([pieces, meeples / options.seats, left])
        mean_row, mean_gain = np.mean(rows, axis=0), np.mean(np.subtract(final, scores))
        scale = options.seats / (options.seats - 1)
        for seat in range(options.seats):
            inputs.append(list((np.array(rows[seat]) - mean_row) * scale))
            targets.append(float((final[seat] - scores[seat] - mean_gain) * scale))
    return inputs, targets, pace


def _bounded_solver() -> Callable[..., Any]:
    """Return SciPy's least squares with bounds; only the arena's extra installs it."""
    if find_spec("scipy") is None:
        raise ArenaError("fitting needs scipy, which is not installed: pip install 'naqala[arena]'")
    from scipy.optimize import lsq_linear

    return lsq_linear  # type: ignore[no-any-return]


def solve(inputs: Any, targets: Any, had: Any, games: int) -> Any:
    """Return least squares within bounds, drawn towards the weights we had: positions of one game count as one observation,
    and a weight is believed beforehand to within TRUST points.
    """
    together = len(inputs) / games / 3
    pull = np.sqrt((targets - inputs @ had).var() * together) / TRUST
    rows = np.vstack([inputs, pull * np.eye(len(had))])
    most = [MOST.get(NAMES[place], np.inf) for place in LINEAR]
    return _bounded_solver()(rows, np.concatenate([targets, pull * had]), (0.0, most), method="bvls").x


def fit(games: int, seed: str, named: dict[str, Any], jobs: int) -> dict[str, float]:
    """Return what the linear weights should be, from many games. Print how well they explain the ends, and the pace of the
    games.
    """
    _bounded_solver()
    tasks = [(options, f"{seed} {number}") for number in range(games) for options in (contests()[number % len(contests())],)]
    with ProcessPoolExecutor(jobs) as pool:
        watched = list(pool.map(partial(_watch, named), tasks))
    inputs = np.array([row for game in watched for row in game[0]])
    targets = np.array([target for game in watched for target in game[1]])
    before = as_row(named)
    had = np.array([before[place] for place in LINEAR])
    fitted = solve(inputs, targets, had, games)
    print(
        f"{games} games, {len(inputs)} positions; unexplained spread {targets.std():.2f} without linear weights, "
        f"{(targets - inputs @ had).std():.2f} before, {(targets - inputs @ fitted).std():.2f} after",
        file=sys.stderr,
    )
    pace = np.array([row for game in watched for row in game[2]])
    for name, column in (("turns_per_piece", 0), ("turns_per_meeple", 1)):
        print(name, round(float((pace[:, column] @ pace[:, 2]) / (pace[:, column] @ pace[:, column])), 3), file=sys.stderr)
    return {NAMES[place]: round(float(number), 2) for place, number in zip(LINEAR, fitted, strict=True)}


def _watch(named: dict[str, Any], task: tuple[Options, str]) -> Any:
    return watch(task[0], named, task[1])


def contests() -> list[Options]:
    """Return the games that are tuned for."""
    return [Options(seats, expansions) for expansions in ((), EXPANSIONS) for seats in (2, 3, 4)]


def meet(first: dict[str, Any], second: dict[str, Any], task: tuple[Options, str, int]) -> tuple[float, float]:
    """Play one game with the first set of weights on one seat and the second on all others; return the first one's share of
    the win and its lead.
    """
    options, seed, seat = task
    rows = [as_row(first if place == seat else second) for place in range(options.seats)]
    game = TuningGame(options, rows, PLANNER, seed)
    for _ in game.turns():
        pass
    scores = [game.score(place) for place in range(options.seats)]
    lead = scores[seat] - float(np.mean([score for place, score in enumerate(scores) if place != seat]))
    return (1 / scores.count(max(scores)) if scores[seat] == max(scores) else 0.0), lead


def duel(
    first: dict[str, Any], second: dict[str, Any], options: Options, starts: int, seed: str, jobs: int
) -> dict[str, float | None]:
    """Return both sets on the same starts, the first on every seat in turn: share of wins and mean lead, each with its error."""
    tasks = [(options, f"{seed} {start}", seat) for start in range(starts) for seat in range(options.seats)]
    with ProcessPoolExecutor(jobs) as pool:
        results = list(pool.map(partial(meet, first, second), tasks))
    return summary(results, starts)


def changed(named: dict[str, Any], changes: dict[str, float]) -> dict[str, Any]:
    """Return a set of weights with some of them changed: ``elder``, ``power.marid``, ``magic.lamp``."""
    result = {**named, "power": dict(named.get("power", {})), "magic": dict(named.get("magic", {}))}
    for name, number in changes.items():
        group, _, single = name.rpartition(".")
        (result[group] if group else result)[single] = number
    return result


def _changes(given: list[str]) -> dict[str, float]:
    """Return the weights to change, from the command line or a file."""
    changes: dict[str, float] = {}
    for change in given:
        name, is_pair, number = change.partition("=")
        changes.update({name: float(number)} if is_pair else json.loads(Path(change).read_text(encoding="utf-8")))
    unknown = set(changes) - set(NAMES)
    if unknown:
        raise ValueError(f"got {', '.join(sorted(unknown))}")
    return changes


def command() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = argparse.ArgumentParser(prog="lab.tune", description=__doc__)
    parser.add_argument("what", choices=("fit", "duel"))
    parser.add_argument("changes", nargs="*", help="duel: name=number, or a JSON file of such")
    parser.add_argument("--weights", default="planner", choices=tuple(weight_sets()))
    parser.add_argument("--games", type=at_least(1), default=60, help="fit: games; duel: starts")
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4, 5))
    parser.add_argument("--expansions", choices=("none", "all"), default="none")
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--jobs", type=at_least(1), default=1)
    return parser


def main() -> None:
    """Print fitted weights as JSON (``fit``), or compare changes given as name=number with the set they change (``duel``)."""
    parser = command()
    arguments = parser.parse_args()
    make_ready()
    try:
        print(json.dumps(answer(parser, arguments), indent=1 if arguments.what == "fit" else None))
    except NaqalaError as error:
        parser.error(str(error))


def answer(parser: argparse.ArgumentParser, arguments: argparse.Namespace) -> dict[str, Any]:
    """Return what the command line asks for."""
    named = weight_sets()[arguments.weights]
    if arguments.what == "fit":
        return fit(arguments.games, arguments.seed, named, arguments.jobs)
    try:
        changes = _changes(arguments.changes)
    except (OSError, ValueError) as error:
        parser.error(f"changes: expected name=number with names of weights.toml, or a JSON file of such; {error}")
    options = Options(arguments.seats, EXPANSIONS if arguments.expansions == "all" else ())
    return duel(changed(named, changes), named, options, arguments.games, arguments.seed, arguments.jobs)


if __name__ == "__main__":
    main()
