"""The way of a move: the tile it begins on, then each tile where a meeple is dropped."""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

import msgspec

from naqala.action import Action
from naqala.position.schema import ColourName, TileName


class Waypoint(msgspec.Struct, frozen=True, omit_defaults=True):
    """One tile of a move."""

    tile: TileName
    colour: ColourName | None = None
    """The meeple that is dropped there; None where the move begins."""
    flown: bool = False
    """Whether the meeple flies there by Carpet."""


class WholeMove(NamedTuple):
    """A move from its pick to its last drop, and what it comes to."""

    actions: tuple[Action, ...]
    collects: int
    """Meeples collected."""
    claims: bool
    """Whether the seat takes control of the last tile."""

    @property
    def start(self) -> str:
        """The tile to pick up."""
        return self.actions[0].parts["tile"]

    @property
    def tile(self) -> str:
        """The tile it ends on."""
        return self.actions[-1].parts["tile"]

    @property
    def colour(self) -> str:
        """The colour it ends with."""
        return self.actions[-1].parts["colour"]


@cache
def waypoint_of(action: Action) -> Waypoint | None:
    """Return the waypoint that an action adds to a move; None if it is no part of one."""
    if action.verb != "pick" and not action.is_drop:
        return None
    return Waypoint(action.parts["tile"], action.parts.get("colour"), action.verb == "carpet")


def last_move(latest_first: Iterable[Action]) -> tuple[Waypoint, ...]:
    """Return the way of the last move, also of one that has only begun, from the actions of a game."""
    way: list[Waypoint] = []
    for waypoint in filter(None, map(waypoint_of, latest_first)):
        way.append(waypoint)
        if waypoint.colour is None:
            break
    return tuple(reversed(way))
