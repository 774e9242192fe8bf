"""Measures how long bots and the explorer think: ``python -m lab.thinking``. In processor time, because machines are shared."""

import argparse
import time
from collections import defaultdict
from collections.abc import Callable

from lab.commands import at_least, make_ready
from naqala.bots import Budget, make_bot
from naqala.bots.explorer import explore
from naqala.game import Game
from naqala.memory import keep_what_is_loaded
from naqala.options import EXPANSIONS, Options

GAMES = (Options(2), Options(4), Options(2, EXPANSIONS), Options(4, EXPANSIONS))
AT_ONCE = Budget(nodes=1)
"""For bots whose thinking does not depend on it, and for the explorer's first answer."""


def _played(options: Options, level: str, seed: str, watch: Callable[[Game, Callable[[], None]], None]) -> None:
    """Play a game among equals; ``watch`` sees the game before each answer and answers it."""
    game = Game.new(options, seed)
    bots = {seat: make_bot(level, f"{seed} {seat}") for seat in range(1, options.seats + 1)}
    while not game.is_over:
        seat = game.decision.seat or 0

        def answer(seat: int = seat) -> None:
            game.play(bots[seat].choose(game.view(seat), AT_ONCE, game.log(seat)))

        watch(game, answer)


def turn_times(level: str, games: int) -> tuple[list[float], list[float]]:
    """Return the seconds of each turn, all its questions together, and of each bid, sorted; without answers in others' turns.
    The first game warms up.
    """
    turns: dict[object, float] = defaultdict(float)
    bids: list[float] = []
    for number in range(games + 1):
        if number == 1:
            keep_what_is_loaded()
        for options in GAMES:

            def watch(game: Game, answer: Callable[[], None], key: tuple[int, Options] = (number, options)) -> None:
                position, ask, seat = game.position(), game.decision.ask, game.decision.seat
                begun = time.process_time()
                answer()
                spent = time.process_time() - begun
                if key[0] == 0:
                    return
                if ask in ("bid", "outbid"):
                    bids.append(spent)
                elif position.turn.seat == seat:
                    turns[key, position.round, tuple(position.bid_track or ()), seat] += spent

            _played(options, level, f"thinking {number}", watch)
    return sorted(turns.values()), sorted(bids)


def first_answers(games: int) -> list[float]:
    """Return the seconds until the explorer's first advice, for all questions of games among greedies, sorted. The first game
    warms up.
    """
    times: list[float] = []
    for number in range(games + 1):
        if number == 1:
            keep_what_is_loaded()
        for options in GAMES:

            def watch(game: Game, answer: Callable[[], None], counts: bool = number > 0) -> None:
                seat = game.decision.seat or 0
                view, log = game.view(seat), game.log(seat)
                begun = time.process_time()
                next(explore(view, AT_ONCE, log))
                if counts:
                    times.append(time.process_time() - begun)
                answer()

            _played(options, "greedy", f"advice {number}", watch)
    return sorted(times)


def most(times: list[float], share: float = 0.95) -> float:
    """Return the time below which this share of the times lies, in milliseconds."""
    return 1000 * times[min(len(times) - 1, int(share * len(times)))]


def row(what: str, times: list[float]) -> str:
    """Return a line of the table in docs/speed.md."""
    shares = (most(times, share) for share in (0.5, 0.95, 0.99, 1.0))
    return f"| {what} ({len(times):,}) | " + " | ".join(f"{time:.1f} ms" for time in shares) + " |"


def command() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = argparse.ArgumentParser(prog="lab.thinking", description=__doc__)
    parser.add_argument("--games", type=at_least(1), default=4, help="games for each number of seats and set (default 4)")
    return parser


def main() -> None:
    """Print a table as Markdown."""
    games = command().parse_args().games
    make_ready()
    print("| what | median | 95 % below | 99 % below | longest |", "| --- | ---: | ---: | ---: | ---: |", sep="\n")
    for level in ("greedy", "planner"):
        for what, times in zip(("turn", "bid"), turn_times(level, games), strict=True):
            print(row(f"{level}, a {what}", times), flush=True)
    print(row("explorer, first advice", first_answers(games)))


if __name__ == "__main__":
    main()
