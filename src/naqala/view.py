"""What one seat may know now, built by listing what it may see (HID, ART-30, WHIM-13)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from naqala.action import Action
from naqala.decision import Decision
from naqala.events import Event
from naqala.position.schema import Aside, Position, Seat

_HEAD = ("format", "version", "rules", "options")
_PUBLIC = ("board", "yazid", "bag", "supply", "bid_track", "turn_track", "round", "end", "turn", "solo", "pending")
"""The public parts of a position; the bag's contents could be deduced anyway (HID-3, HID-4, HID-8)."""
_PUBLIC_OF_SEAT = ("camels", "tent", "viziers", "elders", "artisans", "djinns", "thieves", "fulfilled")
"""The public fields of a seat (HID-3, HID-8)."""
_COUNTED_OF_SEAT = ("cards", "items", "whims")
"""Fields of a seat of which only the number is public (HID-2, HID-6, HID-7, WHIM-13)."""
_PILES = ("cards", "djinns", "items", "thieves", "whims")
_PUBLIC_OF_PILE = ("row", "discard", "face_up", "out")
_PUBLIC_ASIDE = ("cards", "palms", "palaces", "tiles")
UNSEEN = "?"
"""The word for a thing that a seat may not know."""
SECRET_LINES = ("gold", "merchandise", "items")
"""Lines of a score sheet that only its seat knows, because they follow from gold, cards and items."""
SECRET_KINDS = frozenset({"draw card", "draw item", "see item", "keep item", "see djinn"})
"""Events whose thing only their seat sees (HID-2, HID-5, HID-6)."""


@dataclass(frozen=True)
class View:
    """A seat's view (``seat`` None: what all may know), the open question and, if the seat is asked, its answers."""

    seat: int | None
    position: Position
    """Hidden things are a number (of cards, items, whims, a deck) or None (gold)."""
    decision: Decision
    legal: tuple[Action, ...]


def size(things: Any) -> Any:
    """Return how many things there are, counted by kind or in a list; return a number or None unchanged."""
    if things is None or isinstance(things, int):
        return things
    return sum(things.values()) if isinstance(things, dict) else len(things)


@cache
def _fields(kind: type[Struct], names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name in names if name in kind.__struct_fields__)


def _listed(part: Struct, names: tuple[str, ...]) -> dict[str, Any]:
    return {name: getattr(part, name) for name in _fields(type(part), names)}


def _seat_seen(entry: Seat) -> Seat:
    counted = {name: size(getattr(entry, name)) for name in _COUNTED_OF_SEAT}
    return Seat(**_listed(entry, _PUBLIC_OF_SEAT), **counted)


def _pile_seen(pile: Any) -> Any:
    """Return a pile as all see it: its row and discard, and of its deck only the size (HID-5, HID-6, HID-7, HID-8)."""
    if pile is None:
        return None
    return type(pile)(**_listed(pile, _PUBLIC_OF_PILE), deck=size(pile.deck))


def _aside_seen(position: Position, seat: int | None) -> Aside | None:
    """Return what lies aside as the seat sees it: items and djinns just drawn only if it drew them (HID-6, DJ-SIBITTIS-3)."""
    if position.aside is None:
        return None
    drawn: dict[str, Any] = {"items": position.aside.items, "djinns": position.aside.djinns}
    for name, ask in (("items", "keep item"), ("djinns", "keep djinn")):
        drawers = [question.seat for question in position.pending if question.ask == ask]
        if drawn[name] and drawers and drawers != [seat]:
            drawn[name] = size(drawn[name])
    return Aside(**_listed(position.aside, _PUBLIC_ASIDE), **drawn)


class PublicCache:
    """Makes what all may know of the positions of one game, one after the other. What is made from the same object as the last
    time is the same object again.
    """

    def __init__(self) -> None:
        self._seen: dict[str | int, tuple[Any, Any]] = {}
        """By the name of a pile or the place of a seat: the object, and what all see of it."""

    def of(self, position: Position) -> Position:
        """Return what all may know of a position."""
        piles = {name: self._once(name, getattr(position, name), _pile_seen) for name in _PILES}
        return Position(
            **_listed(position, _HEAD + _PUBLIC),
            seats=[self._once(place, entry, _seat_seen) for place, entry in enumerate(position.seats)],
            aside=_aside_seen(position, None),
            **piles,
        )

    def _once(self, name: str | int, part: Any, make: Callable[[Any], Any]) -> Any:
        known = self._seen.get(name)
        if known is None or known[0] is not part:
            self._seen[name] = known = part, make(part)
        return known[1]


def view_of(
    position: Position, seat: int | None, decision: Decision, legal: tuple[Action, ...], public: Position | None = None
) -> View:
    """Return the view of a seat on a position: the public part, which can be passed if it is already there, with what the seat
    holds and has drawn. When the game is over, nothing is hidden any more (HID-1).
    """
    seen = position if decision.is_over else public or PublicCache().of(position)
    if seat is not None and not decision.is_over:
        seats = [position.seats[seat - 1] if number == seat else entry for number, entry in enumerate(seen.seats, 1)]
        seen = replace(seen, seats=seats, aside=_aside_seen(position, seat))
    return View(seat, seen, decision, legal if decision.seat == seat and seat is not None else ())


def events_seen(events: Sequence[Event], seat: int | None) -> list[Event]:
    """Return the events of one action, the answer first, as a seat (None: every seat) sees them. Where they hide a thing, the
    answer hides it too.
    """
    seen, answer_is_secret = [], False
    for event in events:
        if event.seat != seat and event.kind in SECRET_KINDS:
            seen.append(replace(event, thing=UNSEEN))
            answer_is_secret = True
        elif event.kind != "score" or event.seat == seat or event.thing not in SECRET_LINES:
            seen.append(event)
    if answer_is_secret:
        verb = str(seen[0].thing).split()[0]
        seen[0] = replace(seen[0], thing=f"{verb} {UNSEEN}")
    return seen


def sheets_seen(sheets: Sequence[Mapping[str, int]], seat: int | None) -> list[dict[str, int | None]]:
    """Return what a seat may know of score sheets during the game: of others None in secret lines, and the total of the rest."""
    seen: list[dict[str, int | None]] = []
    for number, sheet in enumerate(sheets, 1):
        secret = () if number == seat else SECRET_LINES
        hidden = sum(sheet.get(line, 0) for line in secret)
        known = {line: None if line in secret else points for line, points in sheet.items()}
        seen.append({**known, "total": sheet["total"] - hidden})
    return seen
