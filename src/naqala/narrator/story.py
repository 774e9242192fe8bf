"""A chapter while it is being written."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from msgspec.structs import replace

from naqala.events import Event
from naqala.narrator.lines import Argument, ChapterKind, Line, Picture, Player, Said, Sort, Tone

Words = Callable[[Sequence[Event]], Said]
"""One sentence for all events of a line."""
Show = Callable[[Sequence[Event]], list[Picture]]
"""The pictures of all events of a line."""


@dataclass
class Act:
    """One action while it is being told."""

    number: int
    seat: int = 0
    ask: str = ""
    verb: str = ""
    parts: Mapping[str, str] = field(default_factory=dict)
    """What the answer names."""
    effects: list[Event] = field(default_factory=list)
    """The effects not told yet."""

    def take(self, kind: str, cause: str | None = None) -> list[Event]:
        """Take the effects of a kind out of the action. What Yazid does in the same action is no part of a deed."""
        causes = [cause] if cause else [event.cause for event in self.effects if event.cause != "yazid"]
        taken = [event for event in self.effects if event.kind == kind and event.cause in causes]
        self.effects = [event for event in self.effects if event not in taken]
        return taken

    @property
    def payment(self) -> str:
        """What the answer pays with, such as ``elder fakir``; empty if it pays nothing."""
        return self.parts.get("payment", "")


class Run(NamedTuple):
    """A line that grows while like things follow each other: a move, draws for one purpose."""

    tag: str
    place: int
    events: tuple[Event, ...] = ()
    base: Line | None = None
    """The line as it was before the run added to it."""


class Story:
    """The lines of a chapter so far."""

    def __init__(self, kind: ChapterKind, tents: bool = False) -> None:
        self.lines: list[Line] = []
        self.kind = kind
        self.tents = tents
        """Whether the players have tents."""
        self.at = ""
        """The tile of the last drop."""
        self._move: Run | None = None
        self._run: Run | None = None

    def line(self, act: Act, said: Said, pictures: Iterable[Picture] = (), seat: int | None = None, tone: Tone = "plain") -> None:
        """Add a line."""
        self.lines.append(Line(said, act.number, act.number, seat, list(pictures), tone=tone))
        self._run = None

    def deed(self, act: Act, key: str, pictures: Iterable[Picture] = (), **args: Argument) -> None:
        """Add the line of what a seat did."""
        said = Said(key, {"name": Player(act.seat), **args})
        self.lines.append(Line(said, act.number, act.number, act.seat, list(pictures), is_deed=True))
        self._run = None

    def start_move(self, tile: str) -> None:
        """Mark the last line as a move from this tile; drops will extend it."""
        self.at = tile
        self._move = Run(tile, len(self.lines) - 1)

    def move(self, act: Act, dropped: Event) -> None:
        """Add a drop to the line of its move, even when a djinn was paid in between."""
        run = self._move or Run(self.at or str(dropped.tile), len(self.lines))
        self._move = run = run._replace(events=(*run.events, dropped))
        self.at = str(dropped.tile)
        said = Said("log.move", {"name": Player(act.seat), "from": run.tag, "to": self.at})
        pictures = [pictured("tribe", event, unnamed=True) for event in run.events]
        self._put(run, Line(said, act.number, act.number, act.seat, pictures, is_deed=True))

    def end_move(self) -> None:
        """End the move; the next drop belongs to another one."""
        self._move = None

    def gather(self, act: Act, tag: str, event: Event, words: Words, show: Show, tone: Tone = "plain") -> None:
        """Add an event to the line that gathers such events, or start that line."""
        run = self._run if self._run and self._run.tag == tag else Run(tag, len(self.lines))
        run = run._replace(events=(*run.events, event))
        self._put(
            run,
            Line(words(run.events), act.number, act.number, act.seat or None, show(run.events), tone=tone, is_deed=act.seat > 0),
        )
        self._run = run

    def draw(self, act: Act, event: Event, words: Words, show: Show) -> None:
        """Add what chance drew: in a turn to the line of the deed, otherwise as a line of its own."""
        tag = f"{event.kind} {event.seat} {event.tile}"
        done = [place for place, line in enumerate(self.lines) if line.seat is not None]
        if self.kind != "turn" or not done:
            self.gather(act, tag, event, words, show, "quiet")
            return
        run = self._run if self._run and self._run.tag == tag else Run(tag, done[-1], base=self.lines[done[-1]])
        run = run._replace(events=(*run.events, event))
        base = run.base or self.lines[run.place]
        pictures = [*base.pictures, *show(run.events)]
        also = [*base.also, words(run.events)]
        self.lines[run.place] = replace(base, last=act.number, also=also, pictures=pictures)
        self._run = run

    def add_pictures(self, key: str, pictures: Iterable[Picture]) -> None:
        """Add pictures to the last line with this key."""
        place = max(place for place, line in enumerate(self.lines) if line.said.key == key)
        self.lines[place] = replace(self.lines[place], pictures=[*self.lines[place].pictures, *pictures])

    def _put(self, run: Run, line: Line) -> None:
        """Write the line of a run; it keeps the number of the action it began with."""
        if run.place < len(self.lines):
            self.lines[run.place] = replace(line, number=self.lines[run.place].number)
        else:
            self.lines.append(line)


def counts_of(events: Iterable[Event]) -> dict[str, int]:
    """Return how many of which things."""
    counts: Counter[str] = Counter()
    for event in events:
        counts[event.thing or ""] += event.amount
    return dict(counts)


def gold_of(events: Iterable[Event]) -> int:
    """Return how much gold."""
    return sum(event.amount for event in events)


def pictured(sort: Sort, event: Event, unnamed: bool = False) -> Picture:
    """Return the picture of one event's thing."""
    return Picture(sort, event.thing or "", event.amount, event.tile, unnamed)


def pictures_of(sort: Sort, counts: dict[str, int], unnamed: bool = False) -> list[Picture]:
    """Return the pictures of several things."""
    return [Picture(sort, word, number, unnamed=unnamed) for word, number in counts.items()]


def coins(gold: int) -> Picture:
    """Return the picture of gold."""
    return Picture("symbol", "coin", gold)
