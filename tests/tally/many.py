"""Compares the score aid with the engine: ``python -m tests.tally.many 100`` plays 100 games of each kind to their end."""

import sys
from collections.abc import Iterator
from random import Random

from naqala import Game, Options
from naqala.tally import Entered, count
from tests.players import choose, mixed_games
from tests.tally.entering import entered


def finished(options: Options, seed: int) -> Game:
    """A random game, played to its end."""
    game, random = Game.new(options, seed), Random(f"{seed} {options}")
    while not game.is_over:
        game.play(choose(game, random))
    return game


def finished_games(seed: int) -> Iterator[Game]:
    """A game of each of the 31 combinations of seats and expansions."""
    return (finished(options, seed) for options in mixed_games(seed))


def differences(game: Game) -> list[str]:
    """What the score aid counts differently, line by line; who has won is compared too."""
    counted, outcome = count(Entered.from_json(entered(game))), game.outcome()
    assert outcome
    found = [
        f"{game!r}: expected {points} for {line} of seat {seat}, got {counted.sheets[seat - 1].get(line)}"
        for seat, sheet in enumerate(game.score_sheet(), 1)
        for line, points in sheet.items()
        if counted.sheets[seat - 1].get(line) != points
    ]
    if (outcome.totals, outcome.winners) != (counted.outcome.totals, counted.outcome.winners):
        found.append(f"{game!r}: expected {outcome}, got {counted.outcome}")
    return found


def main() -> None:
    """Compare as many games of each kind as the command says."""
    games = seats = 0
    for seed in range(int(sys.argv[1])):
        for game in finished_games(seed):
            for difference in differences(game):
                sys.exit(difference)
            games, seats = games + 1, seats + game.options.seats
    print(f"{games} final positions, {seats} score sheets: all lines are equal")


if __name__ == "__main__":
    main()
