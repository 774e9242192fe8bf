"""What the explorer answers with: plain values that any client can show or send."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from naqala.narrator import Said
from naqala.position.schema import AskName, ColourName, TileName
from naqala.reading import to_json
from naqala.waypoints import Waypoint


@dataclass(frozen=True)
class Possibility:
    """Something the seat can do: a whole turn if the question is a move, otherwise one answer."""

    actions: tuple[str, ...]
    """What the seat decides, as texts of actions, up to the first question that chance or another seat answers."""
    stops_at: str | None
    """That question, such as ``draw item`` or ``give cards``; None if nothing unknown comes in. If there is one, everything
    below is a mean over several ways it can go, but for the reasons: they tell what is certain.
    """
    worth: float
    """How the seat then stands against the others, in points; only differences mean something."""
    behind: float
    """How much less that is than the best possibility; 0 for the best."""
    points: float
    """What the score sheet of the seat gains."""
    gains: dict[str, float]
    """The same by category, and what is still to come of it (docs/explorer.md)."""
    rivals: dict[int, float]
    """By seat: what the score sheets of the others gain or lose, as far as they lie open."""
    leaves: float | None
    """What the board then seems to offer the next player; None if the next player is not known, or the turn is not over."""
    leaves_to: int | None
    reasons: tuple[Said, ...]
    """What happens and what it means (reasons.py)."""
    way: tuple[Waypoint | None, ...] = ()
    """By action: its waypoint, if it is part of a move."""
    games: int = 0
    """Its rollouts."""


@dataclass(frozen=True)
class Landing:
    """A final tile and a colour, with the best turn that ends there."""

    tile: TileName
    colour: ColourName
    best: Possibility


@dataclass(frozen=True)
class Bid:
    """A price on the turn order track."""

    action: str
    price: int
    pays: int
    """Gold; less than the price with Kumarbi, or if there is no more."""
    fakirs: int
    place: int
    """The place in the turn order if no other seat bids, and if all that can overtake do."""
    last_place: int
    place_worth: float
    """What playing there is worth, more than the worst of the places."""
    worth: float
    """The same less what is paid."""
    behind: float
    games: int

    @property
    def brings(self) -> int:
        """About how many points the place is worth, as people read it: hint and coach say the same."""
        return round(self.place_worth)


@dataclass(frozen=True)
class Comparison:
    """How a plan that was named beforehand, such as the turn that was played, does against the best of the others."""

    plan: Possibility
    behind: float
    """The mean of how many points it ended behind the best, in rollouts with the same luck; below 0 where it did better. 0 if it
    is the best itself.
    """
    noise: float
    """Two standard errors of that mean: a difference below it may be luck."""
    games: int
    """Pairs of rollouts. They are new ones: those that found the best flatter it."""

    @property
    def lost(self) -> float:
        """Points lost by it, as far as they can be told from luck."""
        return self.behind if self.behind > self.noise else 0.0


@dataclass(frozen=True)
class Advice:
    """All that is known so far, best first."""

    seat: int
    ask: AskName
    best: tuple[Possibility, ...]
    """If the question is a move, the best turns that differ in more than their way; otherwise every answer, ranked (of sales
    only the largest suit).
    """
    landings: tuple[Landing, ...] = ()
    """If the question is a move: where moves can end. Of a pile with thousands of moves only a sample counts."""
    bids: tuple[Bid, ...] = ()
    """If the question is a bid: every price, in the order of the legal actions."""
    games: int = 0
    """All rollouts so far."""
    final: bool = False
    """Whether this is the last advice."""
    included: Comparison | None = None
    """The plan that ``explore`` was asked to include; None without one, and before it was compared."""

    def cut(self, number: int) -> "Advice":
        """Return the advice with this many turns, if it is on a move."""
        return replace(self, best=self.best[:number]) if self.landings else self

    def to_json(self) -> dict[str, Any]:
        """Return the advice as plain JSON data."""
        return to_json(self)  # type: ignore[no-any-return]


def rest_of(told: Iterable[Possibility], since: Sequence[str]) -> tuple[str, ...]:
    """Return what is left of the first plan that begins with these answers."""
    length = len(since)
    return next((one.actions[length:] for one in told if len(one.actions) > length and one.actions[:length] == tuple(since)), ())


def with_worth(possibility: Possibility, worth: float, best: float, games: int) -> Possibility:
    """Return the same possibility with the worth that more rollouts gave it."""
    return replace(possibility, worth=round(worth, 2), behind=round(best - worth, 2), games=games)
