"""Games that consist of their last turn, whose best end is known by trying everything."""

from naqala import Game
from tests.bots.test_positions import LAST, LAST_TURNS, best_end, lead
from tests.scene import scene


def last_turn(name: str) -> Game:
    """The game before its last turn."""
    return scene(seats=2, **LAST_TURNS[name], **LAST)


def played_badly(name: str) -> Game:
    """The same game after a turn that ends as badly as possible."""
    game = last_turn(name)
    while not game.is_over:
        game.play(min(game.legal_actions(), key=lambda action: _best_after(game, action.text)))
    return game


def _best_after(game: Game, action: str) -> int:
    twin = game.copy()
    twin.play(action)
    return best_end(twin, own=False)


def missed(name: str) -> int:
    """How many points the bad turn gives away."""
    return best_end(last_turn(name), own=False) - lead(played_badly(name))
