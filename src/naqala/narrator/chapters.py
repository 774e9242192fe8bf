"""Splits the events of a game into chapters. Each chapter is told from its own events alone."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from naqala.events import Event
from naqala.narrator.deeds import DEEDS
from naqala.narrator.effects import tell_effects
from naqala.narrator.lines import Chapter, ChapterKind, Said, Seat
from naqala.narrator.story import Act, Story


class Told(NamedTuple):
    """An event and the number of its action."""

    number: int
    event: Event


class Start(NamedTuple):
    """Where a chapter begins in the list of all events, and what is known there."""

    place: int
    kind: ChapterKind
    round: int
    seat: int | None


def numbered(actions: Iterable[Sequence[Event]], first: int = 0) -> list[Told]:
    """The events of actions, each with the number of its action."""
    return [Told(number, event) for number, events in enumerate(actions, first) for event in events]


def narrate(told: Sequence[Told], round_number: int = 1) -> list[Chapter]:
    """The whole log. ``round_number`` is the round the game began with."""
    starts = chapter_starts(told, round_number)
    ends = [start.place for start in starts[1:]] + [len(told)]
    return [tell_chapter(start, told[start.place : end]) for start, end in zip(starts, ends, strict=True)]


def chapter_starts(told: Sequence[Told], round_number: int = 1) -> list[Start]:
    """Where chapters begin. A game from a position in the middle of a turn begins with the rest of that turn."""
    starts: list[Start] = []
    for place, (_, event) in enumerate(told):
        if event.kind == "round":
            round_number = event.amount
        kind = _kind_of_chapter(event) or ("turn" if not starts else None)
        if kind and (event.kind == "turn" or not starts or kind != starts[-1].kind):
            starts.append(Start(place, kind, round_number, event.seat if kind == "turn" else None))
    return starts


def _kind_of_chapter(event: Event) -> ChapterKind | None:
    """The kind of chapter that an event belongs to, if it shows that."""
    if event.kind == "turn":
        return "turn"
    if event.kind == "answer":
        return "bids" if event.cause in ("bid", "roll") else None
    return "refill" if event.cause == "cleanup" else None


def tell_chapter(start: Start, told: Sequence[Told]) -> Chapter:
    """One chapter from its own events."""
    story = Story(start.kind)
    act = Act(told[0].number)
    for number, event in told:
        if event.kind == "answer":
            _tell(story, act)
            act = Act(number, event.seat or 0, event.cause, str(event.thing).split())
        else:
            act.effects.append(event)
    _tell(story, act)
    return Chapter(start.kind, told[0].number, start.round, _title(start), start.seat, story.lines)


def _tell(story: Story, act: Act) -> None:
    """One action: what was done, then what followed."""
    if deed := DEEDS.get(act.words[0]):
        deed(story, act)
    tell_effects(story, act)


def _title(start: Start) -> Said:
    if start.kind == "turn":
        return Said("log.turn", {"name": Seat(start.seat or 0)})
    return Said("log.round", {"n": start.round}) if start.kind == "bids" else Said("log.refill")
