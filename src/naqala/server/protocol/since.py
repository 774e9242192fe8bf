"""What a seat has seen since some action, moment by moment, so that people who come back can watch it on the board."""

import msgspec

from naqala.game import Game
from naqala.server.protocol.looks import Sight
from naqala.server.protocol.wire import Look


class Since(msgspec.Struct, frozen=True):
    """``looks`` has one more than there were actions from ``first`` on: before, and after each of them."""

    first: int
    looks: list[Look]


def since(game: Game, seat: int, first: int) -> Since:
    """Return what a seat has seen from an action on; more actions than there were lead to no moments but the present."""
    actions = game.actions
    first = min(first, len(actions))
    twin = Game.from_position(game.start())
    for action in actions[:first]:
        twin.play(action)
    sight = Sight(twin)
    looks = [sight.look(seat, with_answers=False)]
    for action in actions[first:]:
        twin.play(action)
        sight.see(twin)
        looks.append(sight.look(seat, with_answers=False))
    return Since(first, looks)
