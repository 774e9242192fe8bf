"""Splits the events of a game into chapters. Each chapter depends on its own events alone."""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from naqala.action import Action
from naqala.events import Event
from naqala.narrator.deeds import DEEDS
from naqala.narrator.effects import tell_effects
from naqala.narrator.lines import Chapter, ChapterKind, Player, Said
from naqala.narrator.story import Act, Story
from naqala.view import UNSEEN


class Start(NamedTuple):
    """Where a chapter begins: at which action and at which of its events; and what is known there."""

    number: int
    place: int
    begun: int
    """How many actions had happened then, as a reader counts."""
    kind: ChapterKind
    round: int
    seat: int | None


_HIDDEN = {f"keep {UNSEEN}": ("keep_item", {"item": UNSEEN}), f"draw {UNSEEN}": ("", dict[str, str]())}
"""Answers that name what the viewer may not know."""


def _said_in(answer: str) -> tuple[str, Mapping[str, str]]:
    """Return the verb of an answer and what it names."""
    if answer in _HIDDEN:
        return _HIDDEN[answer]
    action = Action.parse(answer)
    return action.verb, action.parts


class Narrator:
    """Tells a game action by action, as one seat saw it."""

    def __init__(self, round_number: int = 1, tents: bool = False) -> None:
        self._first_round = round_number
        self._tents = tents
        self._starts: list[Start] = []
        self._story: Story | None = None
        self._act = Act(0)
        self._skipped = 0
        """Events of the next action that belong to a chapter already told."""

    def add(self, number: int, events: Sequence[Event]) -> list[Chapter]:
        """Tell the next action; return the chapters that ended with it."""
        ended, first, self._skipped = list[Chapter](), self._skipped, 0
        for place, event in enumerate(events[first:], first):
            if start := self._new_start(number, place, event):
                self._tell()
                ended += self.open_chapter()
                self._starts.append(start)
                self._story, self._act = Story(start.kind, self._tents), Act(number)
            if event.kind == "answer":
                self._act = Act(number, event.seat or 0, event.cause, *_said_in(str(event.thing)))
            elif event.kind != "score":  # points follow from what is told
                self._act.effects.append(event)
        self._tell()
        return ended

    def skip(self, number: int, events: Sequence[Event]) -> None:
        """Note which chapters begin with the next action, without telling them; ``cut`` then returns to one of them."""
        for place, event in enumerate(events):
            if start := self._new_start(number, place, event):
                self._starts.append(start)

    def open_chapter(self) -> list[Chapter]:
        """Return the chapter that the next action may continue, if there is one."""
        if self._story is None:
            return []
        start = self._starts[-1]
        title = _title(start.kind, start.round, start.seat)
        return [Chapter(start.kind, start.begun, start.round, title, start.seat, self._story.lines)]

    @property
    def ended(self) -> int:
        """How many chapters have ended."""
        return len(self._starts) - (self._story is not None)

    def chapter_of(self, number: int) -> int:
        """Return which chapter an action continues; it may change the log from there on."""
        return max(0, bisect_left(self._starts, number, key=lambda start: start.number) - 1)

    def cut(self, length: int) -> int:
        """Forget what follows the first ``length`` actions; return the number of the action to go on with, because the actions of
        the last chapter left are told again.
        """
        chapter = self.chapter_of(length)
        self._story = None
        if not self._starts:
            return 0
        again = self._starts[chapter]
        self._starts, self._skipped = self._starts[:chapter], again.place
        return again.number

    def _new_start(self, number: int, place: int, event: Event) -> Start | None:
        """Return the chapter that begins with an event. A game that began in the middle of a turn begins with the rest of that
        turn.
        """
        last = self._starts[-1] if self._starts else None
        kind = _kind_of_chapter(event) or (None if last else "turn")
        seat = event.seat if kind == "turn" else None
        if kind is None or (last and (kind, seat) == (last.kind, last.seat) and event.kind != "turn"):
            return None
        round_number = last.round + (kind == "bids") if last else self._first_round
        begun = number + (event.kind == "turn" and place > 0)
        return Start(number, place, begun, kind, round_number, seat)

    def _tell(self) -> None:
        """Tell an action so far: what was done, then what followed."""
        if self._story is not None:
            if deed := DEEDS.get(self._act.verb):
                deed(self._story, self._act)
            tell_effects(self._story, self._act)
        self._act = Act(self._act.number)


def narrate(actions: Sequence[Sequence[Event]], round_number: int = 1, since: int = 0, tents: bool = False) -> list[Chapter]:
    """Return the log from the events of all actions, beginning with the chapter that the action with the number ``since``
    continues. ``round_number`` is the round the game began with, ``tents`` says whether the players have tents.
    """
    narrator = Narrator(round_number, tents)
    for number, events in enumerate(actions[:since]):
        narrator.skip(number, events)
    first = narrator.cut(since)
    ended = [chapter for number, events in enumerate(actions[first:], first) for chapter in narrator.add(number, events)]
    return ended + narrator.open_chapter()


def _kind_of_chapter(event: Event) -> ChapterKind | None:
    """Return the kind of chapter that an event belongs to, if it shows one. Yazid's turn shows by the tiles he clears."""
    if event.kind in ("turn", "clear"):
        return "turn"
    if event.kind == "answer":
        return "bids" if event.cause in ("bid", "roll") else None
    return "refill" if event.cause == "cleanup" else None


@cache
def _title(kind: ChapterKind, round_number: int, seat: int | None) -> Said:
    if kind == "turn":
        return Said("log.turn", {"name": Player(seat or 0)})
    return Said("log.round", {"n": round_number}) if kind == "bids" else Said("log.refill")
