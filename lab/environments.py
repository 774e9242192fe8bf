"""Measures environments: ``python -m lab.environments``. Decisions a second with observations and masks, beside two yardsticks.

One core means processor time, so that other work on the machine does not count; several threads are measured by the wall clock.
"""

import argparse
import time
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import numpy as np

from naqala.cli.main import print_json
from naqala.cli.simulate import compile_with_progress
from naqala.engine.kernel import prefer

GAMES, MANY_GAMES = 256, 4096
"""Games side by side; threads need many, because each of them costs a tenth of a millisecond a step."""
TRIES = 3


def rate(work: Callable[[], int], clock: Callable[[], float]) -> float:
    """Return how many decisions a second, the best of some tries: the one least disturbed."""
    rates = []
    for _ in range(TRIES):
        begun = clock()
        rates.append(work() / (clock() - begun))
    return max(rates)


def of_a_batch(games: int, seats: int, expansions: tuple[str, ...], steps: int, threads: int | None = None) -> float:
    """Return the speed of random play in a batch: choosing, stepping, observing and masking. With ``threads`` the clock
    counts, otherwise processor time.
    """
    from naqala.env.batch import Batch
    from naqala.options import Options

    batch, random = Batch(Options(seats, expansions), games, "speed", threads or 1), np.random.default_rng(1)
    arrays = batch.arrays()
    batch.reset(arrays["observations"], arrays["masks"], arrays["seats"])

    def work() -> int:
        for _ in range(steps):
            batch.step(batch.random_actions(random), **arrays)
        return steps * games

    work()
    found = rate(work, time.perf_counter if threads else time.process_time)
    batch.close()
    return found


def of_backgammon(decisions: int) -> float:
    """Return the speed of OpenSpiel's backgammon: random play with observation tensors and masks, one game after the other."""
    import pyspiel

    game, random = pyspiel.load_game("backgammon"), Random(1)

    def work() -> int:
        state, done = game.new_initial_state(), 0
        while done < decisions:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.observation_tensor(), state.legal_actions_mask()
                state.apply_action(random.choice(state.legal_actions()))
                done += 1
        return done

    return rate(work, time.process_time)


def of_pettingzoo(made: Any, decisions: int) -> float:
    """Return the speed of a PettingZoo environment under random play with masks."""

    def work() -> int:
        random, done = np.random.default_rng(1), 0
        made.reset(seed=1)
        while done < decisions:
            observation, _, over, cut, _ = made.last()
            if over or cut:
                made.reset(seed=done)
                continue
            made.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
            done += 1
        return done

    return rate(work, time.process_time)


def measured(share: float) -> dict[str, float]:
    """Return all figures; yardsticks that are not installed are left out."""
    from naqala.env import naqala_v0
    from naqala.options import EXPANSIONS

    steps = max(1, round(1000 * share))
    figures = {
        "batch, base game, 2 seats, one core": of_a_batch(GAMES, 2, (), steps),
        "batch, base game, 4 seats, one core": of_a_batch(GAMES, 4, (), steps),
        "batch, all expansions, 4 seats, one core": of_a_batch(GAMES, 4, EXPANSIONS, steps),
        "batch, 4,096 base games, one thread": of_a_batch(MANY_GAMES, 2, (), max(1, steps // 10), threads=1),
        "batch, 4,096 base games, two threads": of_a_batch(MANY_GAMES, 2, (), max(1, steps // 10), threads=2),
        "naqala_v0 in PettingZoo": of_pettingzoo(naqala_v0.env(flat=True), max(1, round(2000 * share))),
    }
    with suppress(ImportError):
        figures["OpenSpiel, backgammon"] = of_backgammon(max(1, round(20_000 * share)))
    with suppress(ImportError):
        from pettingzoo.classic import chess_v6

        figures["PettingZoo, chess"] = of_pettingzoo(chess_v6.env(), max(1, round(1000 * share)))
    return figures


def command() -> argparse.ArgumentParser:
    """Return the parser of the command."""
    parser = argparse.ArgumentParser(prog="python -m lab.environments", description=__doc__)
    parser.add_argument("--share", type=float, default=1.0, help="do only so much of the work, such as 0.1")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def main() -> None:
    """Print the figures."""
    given = command().parse_args()
    prefer("compiled")
    compile_with_progress(env=True)
    figures = measured(given.share)
    if given.json:
        print_json({name: round(figure) for name, figure in figures.items()})
    else:
        for name, figure in figures.items():
            print(f"{name:42} {figure:12,.0f} decisions/s")


if __name__ == "__main__":
    main()
