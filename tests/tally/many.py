"""Compares the score aid with the engine: ``python -m tests.tally.many 100`` plays 100 games of each kind to their end."""

import sys
from collections.abc import Iterator
from random import Random

from naqala import Game, Options
from naqala.deal import luck_from
from naqala.engine import play
from naqala.engine.actions import MAX_LEGAL
from naqala.engine.kernel import numbers
from naqala.engine.mirror import new_states, write
from naqala.engine.play import TALLIES
from naqala.engine.scoring import SCORE_LINES
from naqala.position import blank_for
from naqala.tally import Entered, count
from tests.players import choose, mixed_games
from tests.tally.entering import entered


def finished(options: Options, seed: int) -> Game:
    """A random game, played to its end."""
    game, random = Game.new(options, seed), Random(f"{seed} {options}")
    while not game.is_over:
        game.play(choose(game, random))
    return game


def finished_games(each: int, seed: int = 0) -> Iterator[Game]:
    """Some games of each of the 31 combinations of seats and expansions, played in one go: in compiled mode within moments."""
    for options in mixed_games(seed):
        states, luck = new_states(2), luck_from(f"{seed} {options}")
        write(states, 0, blank_for(options))
        for _ in range(each):
            play.simulate(states, 0, 1, False, numbers(MAX_LEGAL), luck, numbers(SCORE_LINES), numbers(TALLIES))
            final = new_states(1)
            final[0] = states[1]
            yield Game(final)


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
    for game in finished_games(int(sys.argv[1])):
        for difference in differences(game):
            sys.exit(difference)
        games, seats = games + 1, seats + game.options.seats
    print(f"{games} final positions, {seats} score sheets: all lines are equal")


if __name__ == "__main__":
    main()
