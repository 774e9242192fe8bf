"""What a seat has seen happen (HID-9): every action and what changed hands, as far as the seat may know it."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from naqala.action import Action
from naqala.catalog.cards import WHIM_WORDS
from naqala.catalog.names import CARD_WORDS, DJINN_WORDS, ITEM_WORDS
from naqala.decision import Decision
from naqala.engine.state import Place, State

UNSEEN = "?"


@dataclass(frozen=True)
class Entry:
    """One action as one seat saw it."""

    number: int
    """The place of the action in the game, from 0."""
    ask: str
    seat: int | None
    action: str
    """The action's text; ``draw ?`` or ``keep ?`` where the seat may not know it."""
    gold: dict[int, int] = field(default_factory=dict)
    """By seat: gold gained or lost."""
    cards: dict[int, dict[str, int]] = field(default_factory=dict)
    """By seat: resource cards gained or lost; a card that was not seen is ``?``."""
    items: dict[int, dict[str, int]] = field(default_factory=dict)
    """By seat: items gained or lost; an item that was not seen is ``?``."""
    whims: dict[int, dict[str, int]] = field(default_factory=dict)
    """By seat: whims taken into the hand or laid open."""
    discarded: dict[str, dict[str, int]] = field(default_factory=dict)
    """Items or djinns that lay aside and were not chosen; they are open to all."""
    shuffled: dict[str, dict[str, int]] = field(default_factory=dict)
    """Piles (cards, items, djinns) made anew after this action, with what they hold: their former discard, known to all."""


def _grid_changes(before: Any, after: Any, seat: int, words: tuple[str, ...]) -> dict[str, int]:
    changes = {word: after[seat, kind] - before[seat, kind] for kind, word in enumerate(words)}
    return {word: change for word, change in changes.items() if change}


def _whim_changes(before: State, after: State, seat: int) -> dict[str, int]:
    changes = {word: int(after.whim[whim] == seat) - int(before.whim[whim] == seat) for whim, word in enumerate(WHIM_WORDS)}
    taken_and_fulfilled = {
        word: 0
        for whim, word in enumerate(WHIM_WORDS)
        if before.whim[whim] >= Place.CITY and after.whim[whim] == Place.FULFILLED + seat
    }
    return {word: change for word, change in changes.items() if change} | taken_and_fulfilled


def _with_secret(changes: dict[str, int], kind: str) -> dict[str, int]:
    """One of the things gained was not seen; everything else that changed in the same breath was."""
    seen = {word: number for word, number in {**changes, kind: changes[kind] - 1}.items() if number}
    return {**seen, UNSEEN: 1}


def _by_seat(changes: Iterable[tuple[int, dict[str, int]]]) -> dict[int, dict[str, int]]:
    return {seat + 1: change for seat, change in changes if change}


def _drawer(decision: Decision, before: State) -> int | None:
    """The seat that alone sees the answer to this question, if it is secret."""
    if decision.ask == "keep item":
        return decision.seat
    if decision.is_chance and decision.about.get("to") not in (None, "row"):
        to = decision.about["to"]
        if to != "aside":
            return None if decision.ask == "draw djinn" else int(to)
        return int(before.asked_seat[before.pending - 2]) + 1
    return None


def _discarded(before: State, decision: Decision, action: Action) -> dict[str, dict[str, int]]:
    """What lay aside and was not chosen."""
    if decision.ask in ("keep item", "take item"):
        left = {word: before.item_aside[item] - (word == action.words[-1]) for item, word in enumerate(ITEM_WORDS)}
        return {"items": {word: number for word, number in left.items() if number}}
    if decision.ask in ("keep djinn", "take djinn"):
        aside = [word for djinn, word in enumerate(DJINN_WORDS) if before.djinn[djinn] == Place.ASIDE]
        return {"djinns": {word: 1 for word in aside if word != action.words[-1]}}
    return {}


def _piles(state: State) -> dict[str, dict[str, int]]:
    """What the three piles hold that are made anew from a discard."""
    return {
        "cards": {word: state.card_deck[card] for card, word in enumerate(CARD_WORDS) if state.card_deck[card]},
        "items": {word: state.item_deck[item] for item, word in enumerate(ITEM_WORDS) if state.item_deck[item]},
        "djinns": {word: 1 for djinn, word in enumerate(DJINN_WORDS) if state.djinn[djinn] == Place.DECK},
    }


def _shuffled(before: State, after: State, decision: Decision) -> dict[str, dict[str, int]]:
    """Piles that hold more than they should: the discard went under them when they were empty."""
    old, new = _piles(before), _piles(after)
    drawn = {"draw card": "cards", "draw item": "items", "draw djinn": "djinns"}.get(decision.ask)
    return {name: new[name] for name in new if sum(new[name].values()) > sum(old[name].values()) - int(name == drawn)}


def entry_for(number: int, before: State, decision: Decision, action: Action, after: State, viewer: int | None) -> Entry:
    """The entry for one action as one seat (None: everybody) saw it."""
    drawer = _drawer(decision, before)
    secret = drawer is not None and drawer != viewer
    cards = [(seat, _grid_changes(before.hand, after.hand, seat, CARD_WORDS)) for seat in range(before.seats)]
    items = [(seat, _grid_changes(before.items, after.items, seat, ITEM_WORDS)) for seat in range(before.seats)]
    if secret:
        kind = action.words[-1]
        cards = [
            (seat, _with_secret(change, kind) if seat + 1 == drawer and kind in change else change) for seat, change in cards
        ]
        items = [
            (seat, _with_secret(change, kind) if seat + 1 == drawer and kind in change else change) for seat, change in items
        ]
    return Entry(
        number,
        decision.ask,
        decision.seat,
        f"{action.words[0]} {UNSEEN}" if secret else action.text,
        {seat + 1: after.gold[seat] - before.gold[seat] for seat in range(before.seats) if after.gold[seat] != before.gold[seat]},
        _by_seat(cards),
        _by_seat(items),
        _by_seat((seat, _whim_changes(before, after, seat)) for seat in range(before.seats)),
        _discarded(before, decision, action),
        _shuffled(before, after, decision),
    )


@dataclass(frozen=True)
class Log:
    """All a seat (None: everybody) has seen: the start, which is open to all but for the order of the piles, and every action."""

    seat: int | None
    start: dict[str, Any]
    entries: tuple[Entry, ...]


def note(seen: dict[int | None, list[Entry]], before: State, decision: Decision, action: Action, after: State) -> None:
    """Adds one action to what everybody (None) and each seat has seen; they share the entry unless it keeps a secret."""
    number = len(seen[None])
    public = entry_for(number, before, decision, action, after, None)
    secret = public.action.endswith(UNSEEN)
    for seat, entries in seen.items():
        entries.append(entry_for(number, before, decision, action, after, seat) if secret else public)
