"""What a learner sees, for bots: the observation that belongs to a view and a log, so that what was trained can play anywhere."""

from random import Random
from typing import Any

from naqala.env.kernels.observation import observation_of
from naqala.errors import WrongSeatError
from naqala.game import Game
from naqala.log import Log
from naqala.view import View
from naqala.worlds import sample_world


def observation_from(view: View, log: Log) -> Any:
    """Return what an environment shows to the seat of a view, as a record with a field for each name. It is that of any world
    that agrees with view and log: worlds that a seat cannot tell apart look the same.
    """
    if view.seat is None:
        raise WrongSeatError("expected the view of a seat, got that of all")
    world = sample_world(view, log, Random(0), exact=False)
    return observation_of(Game.from_position(world).states, 0, view.seat - 1)
