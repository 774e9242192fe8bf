"""Measures speed: ``python -m lab.bench``. Ratios of figures from one run are what counts; machines differ and are shared."""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numba

from lab.commands import make_ready
from lab.reviews import played
from lab.thinking import first_answers, most, turn_times
from naqala.cli.main import print_json
from naqala.cli.simulate import progress_bar, run_games
from naqala.deal import deal, luck_from
from naqala.engine import play
from naqala.engine.actions import MAX_LEGAL
from naqala.engine.kernel import numbers, rows_of_numbers, running_mode
from naqala.engine.mirror import States, new_states
from naqala.engine.moves import MOVE_LENGTH
from naqala.engine.play import Tally
from naqala.engine.state import STATE
from naqala.game import Game
from naqala.jobs.local import Local
from naqala.options import EXPANSIONS, Options
from naqala.position import RULES
from naqala.review import review

BASE = Options(3)
ALL = Options(4, EXPANSIONS)


class Figure(NamedTuple):
    """One row of the report."""

    name: str
    value: float
    unit: str
    aim: str


def best_of(times: int, measure: Callable[[], float]) -> float:
    """Return the best of some tries: the one least disturbed by other work on the machine."""
    return max(measure() for _ in range(times))


def rate(work: Callable[[], int]) -> float:
    """Return how much of something is done in a second."""
    start = time.perf_counter()
    done = work()
    return done / (time.perf_counter() - start)


def games_per_second(options: Options, games: int, jobs: int = 1) -> float:
    """Return the speed of whole uniform random games."""

    def work() -> int:
        run_games(options, "bench", games, False, Local(jobs, running_mode(), kernels=True))
        return games

    return rate(work)


def decisions_per_second(options: Options, games: int) -> float:
    """Return the speed of decisions in uniform random games, chance included."""
    return rate(lambda: run_games(options, "bench", games, False, Local(0, running_mode()))[Tally.DECISIONS])


def catanatron_decisions_per_second(games: int) -> float | None:
    """Return the same for the best-known open engine of a comparable game, if it is installed."""
    try:
        from catanatron import Color, RandomPlayer
        from catanatron import Game as CatanGame
    except ImportError:
        return None

    def work() -> int:
        decisions = 0
        for _ in range(games):
            game = CatanGame([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE)])
            game.play()
            decisions += len(getattr(game.state, "action_records", None) or game.state.actions)
        return decisions

    return rate(work)


def copies_per_second(copies: int) -> float:
    """Return the speed of copying whole positions inside compiled code, each time with a small change."""

    def copy_many(states: Any, copies: int) -> None:
        for _ in range(copies):
            states[1] = states[0]
            states[0].gold[0] ^= 1

    compiled: Any = numba.njit(copy_many)
    states = new_states(2)
    compiled(states, 1)

    def work() -> int:
        compiled(states, copies)
        return copies

    return rate(work)


def opening(options: Options) -> States:
    """Return a start at the first player's move."""
    game = Game.new(options, "bench")
    while game.decision.ask == "bid":
        game.play(game.legal_actions()[0])
    return game.states


def openings_per_second(states: States, times: int) -> tuple[float, int]:
    """Return the speed of listing all whole moves of an opening, and how many there are."""
    lists, moves = rows_of_numbers(MOVE_LENGTH, MAX_LEGAL), rows_of_numbers(5000, MOVE_LENGTH)
    counts, tried = numbers(MOVE_LENGTH), numbers(MOVE_LENGTH)
    found = play.list_moves(states, 0, lists, counts, tried, moves, 5000)

    def work() -> int:
        for _ in range(times):
            play.list_moves(states, 0, lists, counts, tried, moves, 5000)
        return times

    return rate(work), int(found)


def stepped_actions_per_second(games: int) -> float:
    """Return the speed of games stepped one action at a time through ``Game`` with its history, the dealer answering chance."""
    random = Random("stepped")

    def work() -> int:
        actions = 0
        for seed in range(games):
            game = Game.new(BASE, seed)
            while not game.is_over:
                game.play(random.choice(game.legal_numbers()))
            actions += len(game.actions)
        return actions

    return rate(work)


def batched_decisions_per_second(batch: int, steps: int) -> float:
    """Return the speed of many games stepped at once from Python with freely chosen actions (here: always the first)."""
    states = new_states(batch)
    lucks = rows_of_numbers(batch, 4)
    for index in range(batch):
        lucks[index][:] = luck_from(f"batch {index}")
        states[index] = deal(BASE, lucks[index])[0]
    lists, counts = rows_of_numbers(batch, MAX_LEGAL), numbers(batch)
    chosen = numbers(batch)
    for index in range(batch):
        play.list_legal(states, index, lists[index])

    def work() -> int:
        for _ in range(steps):
            chosen[:] = lists[:, 0]
            play.apply_many(states, chosen, lists, counts, lucks)
        return batch * steps

    return rate(work)


def run_python(code: str, **environment: str) -> float:
    """Return the seconds a fresh interpreter says it needed."""
    result = subprocess.run(
        [sys.executable, "-c", f"import time; start = time.perf_counter()\n{code}"],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(result.stdout.split()[-1])


_SAY = "\nprint(time.perf_counter() - start)"
_WARM = (
    "from naqala.engine.kernel import use; use('compiled')\n"
    "from naqala.engine.warm import warm_up; warm_up(lambda done, total: None)" + _SAY
)
_PLAIN = (
    "from naqala.engine.kernel import use; use('plain')\n"
    "from naqala.cli.simulate import run_games; from naqala.jobs.local import Local; from naqala.options import Options\n"
    "start = time.perf_counter(); run_games(Options(3), 'bench', {games}, False, Local(0, 'plain'))" + _SAY
)


def figures(share: float, cold: bool, doing: Callable[[str], None]) -> list[Figure]:
    """Return all figures in the order of the report; call ``doing`` with the name of the next one."""
    doing("random games")
    many = int(20_000 * share)
    decisions = best_of(3, lambda: decisions_per_second(BASE, many))
    two = best_of(3, lambda: games_per_second(BASE, many * 2, jobs=2))
    one = best_of(3, lambda: games_per_second(BASE, many))
    moves, found = openings_per_second(opening(BASE), int(2_000 * share))
    rows = [
        Figure("base game, 3 seats", one, "games/s", ">= 15,000"),
        Figure("all expansions, 4 seats", best_of(3, lambda: games_per_second(ALL, many // 2)), "games/s", ">= 5,000"),
        Figure("base game, 3 seats, decisions", decisions, "decisions/s", ""),
        Figure("two threads against one", two / one, "times", ">= 1.8"),
    ]
    doing("catanatron")
    other = catanatron_decisions_per_second(max(5, int(60 * share)))
    if other:
        rows += [
            Figure("catanatron, 3 seats", other, "decisions/s", ""),
            Figure("naqala against catanatron", decisions / other, "times", ">= 80"),
        ]
    doing("single positions, Game and batches")
    plain_games = max(5, int(100 * share))
    rows += [
        Figure("size of a position", STATE.itemsize, "bytes", "<= 2,500"),
        Figure("copy of a position", 1e9 / copies_per_second(int(5_000_000 * share)), "ns", "<= 100"),
        Figure(f"all {found} moves of an opening", 1e3 / moves, "ms", "<= 0.2"),
        Figure(
            "Game.play from Python", best_of(2, lambda: stepped_actions_per_second(int(200 * share))), "actions/s", ">= 20,000"
        ),
        Figure("batched step from Python", batched_decisions_per_second(1024, int(300 * share)), "decisions/s", ">= 500,000"),
        Figure(
            "plain mode, base game",
            plain_games / run_python(_PLAIN.format(games=plain_games)),
            "games/s",
            ">= 15",
        ),
        Figure("import naqala", min(run_python("import naqala" + _SAY) for _ in range(3)), "s", "<= 0.5"),
        Figure("warm start, compiled", min(run_python(_WARM) for _ in range(2)), "s", "<= 2"),
    ]
    doing("bots and explorer")
    rows += thinking(max(1, int(4 * share)))
    doing("a review")
    rows.append(review_of_a_base_game("usual" if share == 1 else "quick"))
    if cold:
        doing("compiling from nothing, a minute or so")
        with tempfile.TemporaryDirectory() as folder:
            seconds = run_python(_WARM, NAQALA_CACHE=folder)
        rows.append(Figure("cold compile", seconds, "s", "<= 90"))
    return rows


def thinking(games: int) -> list[Figure]:
    """Return how long bots think about a turn and a bid, and how soon the explorer gives its first answer."""
    rows = []
    for level, aim in (("greedy", "<= 20"), ("planner", "<= 200")):
        for what, times in zip(("turn", "bid"), turn_times(level, games), strict=True):
            rows.append(Figure(f"{level}, a {what}, 95 %", most(times), "ms", aim))
            rows.append(Figure(f"{level}, longest {what} of {len(times)}", most(times, 1.0), "ms", aim))
    times = first_answers(games)
    rows.append(Figure("explorer, first answer, 95 %", most(times), "ms", "<= 300"))
    rows.append(Figure(f"explorer, longest of {len(times)}", most(times, 1.0), "ms", "<= 300"))
    return rows


def review_of_a_base_game(depth: str) -> Figure:
    """Return the processor time of a review of a game for three; two cores need half of it."""
    game = played(["greedy"] * BASE.seats, 1, "bench")
    start = time.process_time()
    review(game, depth)
    return Figure(f"{depth} review, base game", time.process_time() - start, "s of work", "<= 120, usual")


def command() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = argparse.ArgumentParser(prog="lab.bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the figures as JSON to a file too")
    parser.add_argument("--quick", action="store_true", help="a tenth of the work")
    return parser


def main() -> None:
    """Measure and print a table; write JSON beside it."""
    parser = command()
    arguments = parser.parse_args()
    if running_mode() != "compiled":
        parser.error(f"mode (NAQALA_MODE): expected compiled, got {running_mode()}")
    make_ready()
    with progress_bar() as bar:
        task = bar.add_task("measuring", total=6)
        rows = figures(
            0.1 if arguments.quick else 1.0,
            cold=not arguments.quick,
            doing=lambda what: bar.update(task, advance=1, description=what),
        )
    document = {
        "format": "naqala-bench",
        "version": 1,
        "rules": RULES,
        "mode": running_mode(),
        "python": sys.version.split()[0],
        "figures": [figure._asdict() for figure in rows],
    }
    if arguments.json:
        print_json(document)
    else:
        for figure in rows:
            print(f"{figure.name:32}{figure.value:>16,.2f}  {figure.unit:14}{figure.aim}")
    if arguments.out:
        try:
            arguments.out.parent.mkdir(parents=True, exist_ok=True)
            arguments.out.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
        except OSError as error:
            parser.error(f"--out: expected a file that can be written, got {error}")


if __name__ == "__main__":
    main()
