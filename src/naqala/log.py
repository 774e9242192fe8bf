"""The log of a seat: every action with its events, as far as the seat may know them."""

from collections.abc import Sequence
from dataclasses import dataclass

from naqala.events import Event
from naqala.position import Position
from naqala.position.schema import AskName
from naqala.view import events_seen


@dataclass(frozen=True)
class Entry:
    """One action as one seat saw it."""

    number: int
    """The place of the action in the game, from 0."""
    ask: AskName
    seat: int | None
    action: str
    """The action's text; ``draw ?`` or ``keep ?`` where the seat may not know it."""
    events: tuple[Event, ...]
    """What the action did (docs/events.md)."""


@dataclass(frozen=True)
class Log:
    """All that a seat (None: every seat) has seen, which a view does not remember (HID-9): the start, public except for the order
    of the piles, and every action.
    """

    seat: int | None
    start: Position
    entries: tuple[Entry, ...]

    def events(self) -> list[Event]:
        """Return all events in order, each action's answer before its effects."""
        return [event for events in self.events_by_action() for event in events]

    def events_by_action(self) -> list[list[Event]]:
        """Return the same in one list for each action."""
        return [[Event("answer", entry.ask, entry.seat, entry.action), *entry.events] for entry in self.entries]


def entry_for(number: int, events: Sequence[Event], seat: int | None) -> Entry:
    """Return the entry for one action as a seat (None: every seat) saw it; the first of the events is the answer."""
    answer, *effects = events_seen(events, seat)
    assert answer.thing is not None
    return Entry(number, answer.cause, answer.seat, answer.thing, tuple(effects))
