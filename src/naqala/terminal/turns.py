"""Answers given so far, for taking back: whose they were and to which turn they belong."""

from dataclasses import dataclass

from naqala.view import View


@dataclass(frozen=True)
class Step:
    """One answer of a player, for taking back."""

    seat: int
    forced: bool
    """It was the only answer."""
    turn: tuple[object, ...]
    """Which turn or bid it belongs to."""
    length: int
    """How many actions there were before."""


def turn_of(view: View) -> tuple[object, ...]:
    """What tells one turn or bid from all others of a game."""
    position = view.position
    return (
        position.round,
        tuple(position.bid_track or ()),
        position.turn.seat,
        position.turn.step == "bid",
    )
