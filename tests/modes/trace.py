"""Plays random games in the mode that is running and prints a digest of every position; see test_modes.py."""

import hashlib
import sys

from naqala.deal import deal, luck_from
from naqala.engine import play
from naqala.engine.actions import MAX_LEGAL
from naqala.engine.kernel import numbers
from naqala.engine.mirror import as_bytes
from naqala.engine.scoring import SCORE_LINES
from naqala.options import Options
from tests.players import mixed_games


def trace(options: Options, seed: int) -> str:
    """One line: how many actions, and a digest of all positions, legal actions and scores on the way."""
    digest = hashlib.sha256()
    luck, legal, sheet = luck_from(f"modes {seed}"), numbers(MAX_LEGAL), numbers(SCORE_LINES)
    states = deal(options, luck)
    actions = 0
    while True:
        digest.update(as_bytes(states, 0))
        count = play.list_legal(states, 0, legal)
        digest.update(repr([int(number) for number in legal[:count]]).encode())
        digest.update(str(play.check(states, 0)).encode())
        for seat in range(options.seats):
            digest.update(str(play.score_seat(states, 0, seat, sheet)).encode())
        if play.play_random(states, 0, 1, legal, luck) == 0:
            return f"{options} {seed}: {actions} actions {digest.hexdigest()}"
        actions += 1


def main() -> None:
    for seed in range(int(sys.argv[1])):
        for options in mixed_games(seed):
            print(trace(options, seed))


if __name__ == "__main__":
    main()
