"""What one seat may know: a picture of the moment, built by listing what it may see (HID, ART-30, WHIM-13)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from naqala.action import Action
from naqala.decision import Decision
from naqala.events import Event

_PUBLIC = ("options", "board", "yazid", "bag", "supply", "bid_track", "turn_track", "round", "end", "turn", "solo", "pending")
_PUBLIC_OF_SEAT = ("camels", "tent", "viziers", "elders", "artisans", "djinns", "thieves", "fulfilled")
_COUNTED_OF_SEAT = ("cards", "items", "whims")
UNSEEN = "?"
"""What stands for a thing that a seat may not know."""
SECRET_LINES = ("gold", "merchandise", "items")
"""Lines of a score sheet that only its seat knows: they follow from gold, cards and items."""
SECRET_KINDS = frozenset({"draw card", "draw item", "see item", "keep item", "see djinn"})
"""Events whose thing only their seat sees (HID-5, HID-6)."""


@dataclass(frozen=True)
class View:
    """A seat's view (``seat`` None: what everybody may know), the open question and, if the seat is asked, its answers."""

    seat: int | None
    position: dict[str, Any]
    """Like a position file; what is hidden is a number (of cards, items, whims) or missing (gold)."""
    decision: Decision
    legal: tuple[Action, ...]


def _size(things: Any) -> int:
    return sum(things.values()) if isinstance(things, dict) else len(things)


def _seat_seen(entry: dict[str, Any], own: bool) -> dict[str, Any]:
    if own:
        return entry
    seen = {name: entry[name] for name in _PUBLIC_OF_SEAT if name in entry}
    seen.update({name: _size(entry[name]) for name in _COUNTED_OF_SEAT if name in entry})
    return seen


def _pile_seen(pile: dict[str, Any], over: bool) -> dict[str, Any]:
    """Rows and discards are public, of a pile only its size (HID-5 to 8)."""
    return {name: things if name != "deck" or over else _size(things) for name, things in pile.items()}


def _aside_seen(position: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """What lies aside is open, but items and djinns just drawn are seen by the drawer alone (HID-5, HID-6)."""
    aside = dict(position["aside"])
    for name, ask in (("items", "keep item"), ("djinns", "keep djinn")):
        drawers = [question["seat"] for question in position["pending"] if question["ask"] == ask]
        if name in aside and drawers and drawers != [seat]:
            aside[name] = _size(aside[name])
    return aside


def view_of(position: dict[str, Any], seat: int | None, decision: Decision, legal: tuple[Action, ...]) -> View:
    """The view of a seat on a position. When the game is over nothing is hidden any more (HID-1)."""
    over = decision.is_over
    seen = {name: position[name] for name in _PUBLIC if name in position}
    seen["seats"] = [_seat_seen(entry, over or place + 1 == seat) for place, entry in enumerate(position["seats"])]
    for name in ("cards", "djinns", "items", "thieves", "whims"):
        if name in position:
            seen[name] = _pile_seen(position[name], over)
    if "aside" in position:
        seen["aside"] = _aside_seen(position, seat)
    return View(seat, seen, decision, legal if decision.seat == seat and seat is not None else ())


def events_seen(events: Sequence[Event], seat: int | None) -> list[Event]:
    """The events of one action, the answer first, as a seat (None: everybody) sees them. An answer that names what only another
    seat may see does not name it.
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
