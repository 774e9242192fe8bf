"""The steps of a move: the tile it begins on, then each tile where a meeple is dropped."""

from collections.abc import Iterable
from functools import cache

import msgspec

from naqala.action import Action
from naqala.position.schema import ColourName, TileName


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One tile of a move."""

    tile: TileName
    colour: ColourName | None = None
    """The meeple that is dropped there; None where the move begins."""
    flown: bool = False
    """Whether the meeple flies there by Carpet."""


@cache
def step_of(action: Action) -> Step | None:
    """Return the step that an action makes; None if it is no part of a move."""
    if action.verb != "pick" and not action.is_drop:
        return None
    return Step(action.parts["tile"], action.parts.get("colour"), action.verb == "carpet")


def last_move(latest_first: Iterable[Action]) -> tuple[Step, ...]:
    """Return the steps of the last move, also of one that has only begun, from the actions of a game."""
    steps: list[Step] = []
    for step in filter(None, map(step_of, latest_first)):
        steps.append(step)
        if step.colour is None:
            break
    return tuple(reversed(steps))
