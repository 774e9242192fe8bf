"""Plays random games in the mode that is running and prints a digest of every position and event; see test_modes.py."""

import hashlib
import sys
from random import Random

from naqala.deal import deal, luck_from
from naqala.engine import play
from naqala.engine.actions import MAX_LEGAL
from naqala.engine.kernel import numbers
from naqala.engine.layout import Cells
from naqala.engine.mirror import States, as_bytes
from naqala.engine.scoring import SCORE_LINES
from naqala.engine.state import FIRST_CHANCE
from naqala.engine.telling import answer_and_tell
from naqala.options import Options
from tests.players import mixed_games

MOST = 100_000
"""More decisions than any game has."""


def choose(states: States, legal: Cells, count: int, luck: Cells, random: Random) -> int:
    ask, _ = play.who_is_asked(states, 0)
    return int(play.draw_lot(states, 0, legal, count, luck) if ask >= FIRST_CHANCE else legal[random.randrange(count)])


def trace(options: Options, seed: int) -> str:
    """One line: how many actions, and a digest of all positions, legal actions, scores and events on the way."""
    digest, random = hashlib.sha256(), Random(seed)
    luck, legal, sheet = luck_from(f"modes {seed}"), numbers(MAX_LEGAL), numbers(SCORE_LINES)
    states = deal(options, luck)
    actions, count = 0, play.list_legal(states, 0, legal)
    while count:
        digest.update(as_bytes(states, 0))
        digest.update(repr([int(number) for number in legal[:count]]).encode())
        digest.update(str(play.check(states, 0)).encode())
        for seat in range(options.seats):
            digest.update(str(play.score_seat(states, 0, seat, sheet)).encode())
        count, told = answer_and_tell(states, choose(states, legal, count, luck, random), legal, count)
        digest.update(repr(told).encode())
        actions += 1
    digest.update(as_bytes(states, 0))
    return f"{options} {seed}: {actions} actions {digest.hexdigest()}"


def random_end(options: Options, seed: int) -> str:
    """One line: how many decisions the quick player of random games makes, and a digest of the last position."""
    luck = luck_from(f"random {seed}")
    states = deal(options, luck)
    decisions = play.play_random(states, 0, MOST, numbers(MAX_LEGAL), luck)
    return f"{options} {seed}: {decisions} decisions {hashlib.sha256(as_bytes(states, 0)).hexdigest()}"


def main(seeds: str) -> None:
    for seed in range(int(seeds)):
        for options in mixed_games(seed):
            print(trace(options, seed))
            print(random_end(options, seed))


if __name__ == "__main__":
    main(*sys.argv[1:])
