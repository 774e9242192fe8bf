"""What one seat may know: a picture of the moment, built by listing what it may see (HID, ART-30, WHIM-13)."""

from dataclasses import dataclass
from typing import Any

from naqala.action import Action
from naqala.decision import Decision

_PUBLIC = ("options", "board", "yazid", "bag", "supply", "bid_track", "turn_track", "round", "end", "turn", "solo", "pending")
_PUBLIC_OF_SEAT = ("camels", "tent", "viziers", "elders", "artisans", "djinns", "thieves", "fulfilled")
_COUNTED_OF_SEAT = ("cards", "items", "whims")


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
