"""Splits the events of a game into chapters. Each chapter is told from its own events alone."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from naqala.events import Event
from naqala.narrator.deeds import DEEDS
from naqala.narrator.effects import tell_effects
from naqala.narrator.lines import Chapter, ChapterKind, Player, Said
from naqala.narrator.story import Act, Story

Actions = Sequence[Sequence[Event]]
"""The events of several actions, each beginning with its answer."""


class Start(NamedTuple):
    """Where a chapter begins: at which action and at which of its events; and what is known there."""

    number: int
    place: int
    kind: ChapterKind
    round: int
    seat: int | None


class Contents:
    """The table of contents of a running game: where its chapters begin. It is the same for all who look."""

    def __init__(self, round_number: int = 1, starts: Iterable[Start] = ()) -> None:
        self.starts = list(starts)
        self._first_round = round_number

    def copy(self) -> "Contents":
        """An independent table of contents."""
        return Contents(self._first_round, self.starts)

    def add(self, number: int, events: Iterable[Event]) -> None:
        """An action has happened. A game that began in the middle of a turn begins with the rest of that turn."""
        last = self.starts[-1] if self.starts else None
        for place, event in enumerate(events):
            kind = _kind_of_chapter(event) or (None if last else "turn")
            if kind and (event.kind == "turn" or last is None or kind != last.kind):
                round_number = last.round + (kind == "bids") if last else self._first_round
                last = Start(number, place, kind, round_number, event.seat if kind == "turn" else None)
                self.starts.append(last)

    def cut(self, length: int) -> None:
        """Only so many actions have happened."""
        self.starts = [start for start in self.starts if start.number < length]

    def chapter_of(self, number: int) -> int:
        """Which chapter an action continues: from there on it may change the log."""
        return max(0, sum(start.number < number for start in self.starts) - 1)


def narrate(actions: Actions, round_number: int = 1) -> list[Chapter]:
    """The whole log. ``round_number`` is the round the game began with."""
    contents = Contents(round_number)
    for number, events in enumerate(actions):
        contents.add(number, events)
    return narrate_from(contents, 0, actions)


def narrate_from(contents: Contents, chapter: int, actions: Actions) -> list[Chapter]:
    """The log from a chapter on; ``actions`` are those from the first action of that chapter on."""
    starts = contents.starts[chapter:]
    told: list[list[tuple[int, Event]]] = [[] for _ in starts]
    current = -1
    for number, events in enumerate(actions, starts[0].number if starts else 0):
        for place, event in enumerate(events):
            while current + 1 < len(starts) and (number, place) >= starts[current + 1][:2]:
                current += 1
            if current >= 0:
                told[current].append((number, event))
    return [_tell_chapter(start, events) for start, events in zip(starts, told, strict=True)]


def _kind_of_chapter(event: Event) -> ChapterKind | None:
    """The kind of chapter that an event belongs to, if it shows that."""
    if event.kind == "turn":
        return "turn"
    if event.kind == "answer":
        return "bids" if event.cause in ("bid", "roll") else None
    return "refill" if event.cause == "cleanup" else None


def _tell_chapter(start: Start, told: Iterable[tuple[int, Event]]) -> Chapter:
    """One chapter from its own events, each with the number of its action."""
    story = Story(start.kind)
    act = Act(start.number)
    for number, event in told:
        if event.kind == "answer":
            _tell(story, act)
            act = Act(number, event.seat or 0, event.cause, str(event.thing).split())
        else:
            act.effects.append(event)
    _tell(story, act)
    begun = start.number + (start.kind == "turn" and start.place > 0)
    return Chapter(start.kind, begun, start.round, _title(start), start.seat, story.lines)


def _tell(story: Story, act: Act) -> None:
    """One action: what was done, then what followed."""
    if deed := DEEDS.get(act.words[0]):
        deed(story, act)
    tell_effects(story, act)


def _title(start: Start) -> Said:
    if start.kind == "turn":
        return Said("log.turn", {"name": Player(start.seat or 0)})
    return Said("log.round", {"n": start.round}) if start.kind == "bids" else Said("log.refill")
