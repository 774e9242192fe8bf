"""Do reviews tell who played better? ``python -m lab.reviews planner greedy`` lets two bots meet and reviews their games.

Each start is played from both seats. A review is right if it gives the bot that is named first the higher accuracy.
"""

import argparse
import json
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from statistics import mean
from time import process_time

from lab.commands import at_least, make_ready
from naqala import Game, Options
from naqala.bots import BOTS, Budget, make_bot
from naqala.bots.arena.ratings import wilson
from naqala.review import DEPTHS, USUAL_DEPTH, review


@dataclass(frozen=True)
class Reviewed:
    """What a game and its review say about the two bots, in the order they were named."""

    accuracies: tuple[float, float]
    points: tuple[int, int]
    seconds: float
    """Processor time of the review."""


def played(seated: Sequence[str], nodes: int, seed: str) -> Game:
    """Return a whole game of these bots, in the order of the seats."""
    game = Game.new(Options(len(seated)), seed)
    bots = [make_bot(name, seed) for name in seated]
    while not game.is_over:
        seat = game.decision.seat
        assert seat  # chance has answered
        game.play(bots[seat - 1].choose(game.view(seat), Budget(nodes=nodes), game.log(seat)))
    return game


def reviewed(bots: tuple[str, str], nodes: int, depth: str, seed: str, number: int) -> Reviewed:
    """Play a game and review it; in games with odd numbers the first bot sits on the second seat."""
    order = -1 if number % 2 else 1
    game = played(bots[::order], nodes, f"{seed} {number // 2}")
    outcome = game.outcome()
    assert outcome
    begun = process_time()
    one, other = (player.accuracy for player in review(game, depth).summary.players[::order])
    seconds = process_time() - begun
    first, second = outcome.totals[::order]
    return Reviewed((one, other), (first, second), seconds)


def figures(games: list[Reviewed]) -> dict[str, object]:
    """Return how many reviews rated the first bot higher, with a 95 % interval, and how many games it won."""
    right = sum(game.accuracies[0] > game.accuracies[1] for game in games)
    interval = wilson(right, len(games))
    assert interval.low is not None and interval.high is not None  # there are games
    return {
        "games": len(games),
        "right": right,
        "interval": [round(interval.low, 3), round(interval.high, 3)],
        "won": sum(game.points[0] > game.points[1] for game in games),
        "accuracies": [round(mean(game.accuracies[place] for game in games), 1) for place in (0, 1)],
        "seconds": round(mean(game.seconds for game in games), 1),
    }


def command() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = argparse.ArgumentParser(prog="lab.reviews", description=__doc__)
    parser.add_argument("bots", nargs=2, choices=tuple(BOTS), metavar="BOT", help="the stronger one, then the weaker")
    parser.add_argument("--starts", type=at_least(1), default=10, help="each is played from both seats (default 10)")
    parser.add_argument("--nodes", type=at_least(1), default=100, help="the bots' budget (default 100)")
    parser.add_argument("--depth", choices=tuple(DEPTHS), default=USUAL_DEPTH)
    parser.add_argument("--seed", default="reviews")
    parser.add_argument("--jobs", type=at_least(1), default=1)
    return parser


def main() -> None:
    """Print the figures as JSON."""
    given = command().parse_args()
    make_ready()
    with ProcessPoolExecutor(given.jobs) as pool:
        ask = partial(reviewed, tuple(given.bots), given.nodes, given.depth, given.seed)
        print(json.dumps(figures(list(pool.map(ask, range(2 * given.starts))))))


if __name__ == "__main__":
    main()
