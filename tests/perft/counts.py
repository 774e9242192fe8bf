"""Counting action sequences by the public face alone, to check the kernel's count."""

from naqala import Game
from naqala.cli.perft import count_sequences, divide


def lines(game: Game, depth: int) -> int:
    """Lines of exactly so many actions, by the kernel."""
    return count_sequences(game.states, depth)


def divide_counts(game: Game, depth: int) -> dict[str, int]:
    """The same below each first action."""
    return divide(game, depth)


def slow_lines(game: Game, depth: int) -> int:
    """The same by playing and undoing."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(game.legal_actions())
    total = 0
    for action in game.legal_actions():
        game.play(action)
        total += slow_lines(game, depth - 1)
        game.undo()
    return total
