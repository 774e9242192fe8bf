"""The story in the terminal, told piece by piece while a game is played."""

from random import Random

from naqala import Game, Options
from naqala.options import EXPANSIONS
from naqala.terminal.story import story

NAMES = ["Ann", "Bo", "Cleo"]


def test_what_was_told_is_not_told_again() -> None:
    """What chance adds to a line is told alone if the line has been told already."""
    game, random, added = Game.new(Options(3, EXPANSIONS), "5"), Random(5), 0
    told = ["?"]
    while not game.is_over:
        since = len(game.actions)
        game.answer(random.choice(game.legal_actions()))
        told += story(game, NAMES, None, since)
        while game.decision.is_chance:
            since = len(game.actions)
            game.let_chance_answer()
            for line in story(game, NAMES, None, since):
                assert not line.startswith(told[-1]), line
                added += line.startswith("  ")
                told.append(line)
    assert added > 20
