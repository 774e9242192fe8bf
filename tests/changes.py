"""What an entry of a log says has changed hands, added up by seat."""

from collections import Counter

from naqala import Entry

_TO_HAND = ("draw", "take", "get", "keep", "fetch")
_FROM_HAND = ("discard", "give")


def gold(entry: Entry) -> dict[int, int]:
    """By seat: gold gained or lost."""
    total: Counter[int] = Counter()
    for event in entry.events:
        if event.kind in ("earn", "pay"):
            total[event.seat or 0] += event.amount if event.kind == "earn" else -event.amount
    return {seat: change for seat, change in total.items() if change}


def cards(entry: Entry) -> dict[int, dict[str, int]]:
    """By seat: resource cards gained or lost; a card that was not seen is ``?``."""
    return _moved(entry, "card")


def items(entry: Entry) -> dict[int, dict[str, int]]:
    """By seat: items gained or lost; an item that was not seen is ``?``."""
    return _moved(entry, "item")


def whims(entry: Entry) -> dict[int, dict[str, int]]:
    """By seat: whims taken into the hand."""
    return {event.seat or 0: {str(event.thing): 1} for event in entry.events if event.kind == "take whim"}


def left(entry: Entry, sort: str) -> dict[str, int]:
    """Items or djinns that lay aside and were not chosen."""
    return {str(event.thing): event.amount for event in entry.events if event.kind == f"leave {sort}"}


def _moved(entry: Entry, sort: str) -> dict[int, dict[str, int]]:
    total: dict[int, Counter[str]] = {}
    for event in entry.events:
        verb, _, kind = event.kind.partition(" ")
        if kind == sort and event.seat and verb in _TO_HAND + _FROM_HAND:
            change = event.amount if verb in _TO_HAND else -event.amount
            total.setdefault(event.seat, Counter())[str(event.thing)] += change
    return {seat: {word: change for word, change in changes.items() if change} for seat, changes in total.items()}
