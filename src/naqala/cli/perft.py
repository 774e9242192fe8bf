"""Counts action sequences: ``naqala perft``."""

import argparse

from naqala.cli.files import read_game
from naqala.cli.main import print_json
from naqala.cli.simulate import compile_with_progress, progress_bar
from naqala.engine import play
from naqala.engine.actions import MAX_LEGAL
from naqala.engine.kernel import numbers, rows_of_numbers
from naqala.engine.mirror import States, new_states
from naqala.game import Game


def count_sequences(states: States, depth: int) -> int:
    """Return how many sequences of exactly this many actions there are; chance counts like any actor."""
    if depth == 0:
        return 1
    slots = new_states(depth + 1)
    slots[0] = states[0]
    lists = rows_of_numbers(depth + 1, MAX_LEGAL)
    return int(play.perft(slots, depth, lists, numbers(depth + 1), numbers(depth + 1)))


def divide(game: Game, depth: int) -> dict[str, int]:
    """Return the count below each first action."""
    counts = {}
    for action in game.legal_actions():
        twin = game.copy()
        twin.play(action)
        counts[action.text] = count_sequences(twin.states, depth - 1)
    return counts


def perft(arguments: argparse.Namespace) -> int:
    """Print the counts by depth, and below each first action if wanted."""
    game = read_game(arguments.file)
    compile_with_progress()
    counts = {}
    with progress_bar() as bar:
        for depth in bar.track(range(1, arguments.depth + 1), description="counting, depth by depth"):
            counts[depth] = count_sequences(game.states, depth)
    below = divide(game, arguments.depth) if arguments.divide else None
    if arguments.json:
        print_json({"perft": {str(depth): count for depth, count in counts.items()}, **({"divide": below} if below else {})})
        return 0
    for action, count in (below or {}).items():
        print(f"  {action:30} {count}")
    for depth, count in counts.items():
        print(f"depth {depth}  {count}")
    return 0
