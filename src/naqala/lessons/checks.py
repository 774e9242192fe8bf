"""The closed list of words in which goals and misses are written. Each is true or false of what happened and of the position.

A new word is a class here: its tag is the word, its fields are what a file can say about it.
"""

from collections.abc import Sequence
from typing import Annotated, NamedTuple

from msgspec import Meta, Struct

from naqala.catalog.names import TILE_WORDS
from naqala.engine.events import CAUSE_WORDS
from naqala.events import KINDS, SCORE_LINE_WORDS, WORDS, Event
from naqala.game import Game
from naqala.position.schema import SeatNumber
from naqala.reading import one_of

LEARNER = 1
"""The seat of the person who takes the lesson."""
MANY = 10_000

Amount = Annotated[int, Meta(ge=-MANY, le=MANY)]
TileWord = Annotated[str, one_of(TILE_WORDS)]
ScoreLine = Annotated[str, one_of((*SCORE_LINE_WORDS, "total"))]
Thing = Annotated[str, one_of(tuple(dict.fromkeys(word for words in WORDS.values() for word in words)))]


class SoFar(NamedTuple):
    """A task as it stands: the game, and what has happened since the task began."""

    game: Game
    events: Sequence[Event]


class _Check(Struct, frozen=True, tag_field="check", forbid_unknown_fields=True, kw_only=True):
    """What all checks have: the seat it is about, and how much is enough."""

    seat: SeatNumber = LEARNER
    at_least: Amount = 1
    at_most: Amount = MANY

    def holds(self, so_far: SoFar) -> bool:
        """Return whether it is true now."""
        return self.at_least <= self.amount(so_far) <= self.at_most

    def amount(self, so_far: SoFar) -> int:
        """Return the number that is compared."""
        raise NotImplementedError


class EventAmount(_Check, frozen=True, tag="happened"):
    """The amounts of all events like this, added up (docs/events.md)."""

    kind: Annotated[str, one_of(tuple(KINDS))]
    cause: Annotated[str, one_of(CAUSE_WORDS)] | None = None
    thing: Thing | None = None
    tile: TileWord | None = None

    def amount(self, so_far: SoFar) -> int:
        """Return the sum of the amounts."""
        wanted = {"kind": self.kind, "cause": self.cause, "thing": self.thing, "tile": self.tile}
        said = {name: value for name, value in wanted.items() if value is not None}
        return sum(
            event.amount
            for event in so_far.events
            if event.seat in (None, self.seat) and all(getattr(event, name) == value for name, value in said.items())
        )


class Points(_Check, frozen=True, tag="points"):
    """A line of the score sheet, as if the game ended now."""

    line: ScoreLine = "total"

    def amount(self, so_far: SoFar) -> int:
        """Return the points."""
        return so_far.game.score_sheet()[self.seat - 1][self.line]


class Ahead(_Check, frozen=True, tag="ahead"):
    """The points the seat has more than the best of the others."""

    def amount(self, so_far: SoFar) -> int:
        """Return the lead."""
        totals = [sheet["total"] for sheet in so_far.game.score_sheet()]
        own = totals.pop(self.seat - 1)
        return own - max(totals, default=0)


class Owns(_Check, frozen=True, tag="owns"):
    """A tile with a camel or tent of the seat."""

    tile: TileWord

    def amount(self, so_far: SoFar) -> int:
        """Return 1 if the seat owns the tile."""
        return int(so_far.game.position().board[self.tile].owner == self.seat)


Check = EventAmount | Points | Ahead | Owns
CHECKS: dict[str, type[_Check]] = {str(kind.__struct_config__.tag): kind for kind in (EventAmount, Points, Ahead, Owns)}
"""Every word and what it stands for."""


def all_hold(checks: Sequence[Check], so_far: SoFar) -> bool:
    """Return whether all checks are true now."""
    return all(check.holds(so_far) for check in checks)
