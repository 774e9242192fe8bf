"""The answers so far, for undo: whose they were and to which turn they belong."""

from dataclasses import dataclass

from naqala.view import View


@dataclass(frozen=True)
class UndoPoint:
    """One answer of a player, for undo."""

    seat: int
    forced: bool
    """Whether it was the only answer."""
    turn: tuple[object, ...]
    """Which turn or bid it belongs to."""
    length: int
    """The number of actions before it."""


def turn_of(view: View) -> tuple[object, ...]:
    """Return what distinguishes one turn or bid from all others of a game."""
    position = view.position
    return (
        position.round,
        tuple(position.bid_track or ()),
        position.turn.seat,
        position.turn.step == "bid",
    )
