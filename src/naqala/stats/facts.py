"""What one game tells: read from its events and its score sheets, without a rule of its own."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from naqala.events import KINDS, Event
from naqala.game import Game
from naqala.position import Position

THINGS = ("djinn", "item", "thief", "whim")
"""What seats hold, by the words of events."""
USES = frozenset({"use djinn", "discard item", "use thief", "fulfil whim"})
"""Kinds of events in which a seat makes use of what it holds."""


class BidFact(Struct, frozen=True, array_like=True):
    """A bid for turn order."""

    round: int
    seat: int
    price: int


class Held(Struct, frozen=True, array_like=True):
    """A thing that a seat held at some time."""

    thing: str
    name: str
    seat: int
    round: int
    """When the seat first got it."""
    uses: int


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game; lists are by seat."""

    seats: int
    game: int
    start: int
    sheets: list[dict[str, int]]
    winners: list[int]
    """Seats from 1; ties share (SCORE-7)."""
    rounds: int
    ended: list[str]
    actions: int
    bidders: list[int]
    """The seats in the order in which they first bid."""
    first: int
    """The seat that took the first turn."""
    bids: list[BidFact]
    offered: dict[str, list[str]]
    """Djinns, thieves and whims that lay open for all at some time."""
    held: list[Held]
    collected: list[dict[str, int]]
    """How many moves of each seat ended with a tribe, by its colour."""

    @property
    def scores(self) -> list[int]:
        """Return the points of each seat."""
        return [sheet["total"] for sheet in self.sheets]

    def win(self, seat: int) -> float:
        """Return the part of the win that a seat has."""
        return (seat in self.winners) / len(self.winners)


def facts_of(game: Game, number: int, start: int) -> Facts:
    """Return what a finished game tells."""
    outcome, events = game.outcome(), game.events()
    assert outcome is not None
    bids = _bids(events)
    return Facts(
        game.options.seats,
        number,
        start,
        list(game.score_sheet()),
        list(outcome.winners),
        game.position().round,
        list(outcome.reasons),
        game.length,
        list(dict.fromkeys(bid.seat for bid in bids)),
        next(event.seat or 0 for event in events if event.kind == "turn"),
        bids,
        _offered(game.start(), events),
        _held(events),
        [_collected(events, seat) for seat in range(1, game.options.seats + 1)],
    )


def _bids(events: Iterable[Event]) -> list[BidFact]:
    bids, round_number = [], 1
    for event in events:
        if event.kind == "round":
            round_number = event.amount
        elif event.kind == "bid":
            bids.append(BidFact(round_number, event.seat or 0, int(event.thing or 0)))
    return bids


def _offered(start: Position, events: Iterable[Event]) -> dict[str, list[str]]:
    """Return what lay open at the start, or was dealt to where all could take it."""
    shown: dict[str, set[str]] = {"djinn": set(start.djinns.row), "thief": set(), "whim": set()}
    if start.thieves is not None and start.thieves.face_up:
        shown["thief"].add(start.thieves.face_up)
    shown["whim"].update(tile.whim for tile in start.board.values() if tile.whim)
    for event in events:
        row = KINDS[event.kind]
        if row.thing in shown and row.source == "deck" and row.target in ("row", "tile"):
            shown[row.thing].add(event.thing or "")
    return {thing: sorted(names) for thing, names in shown.items()}


def _collected(events: Iterable[Event], seat: int) -> dict[str, int]:
    return dict(Counter(event.thing or "" for event in events if event.kind == "collect" and event.seat == seat))


def _held(events: Iterable[Event]) -> list[Held]:
    """Return what each seat got, when first, and how often it used it."""
    got: dict[tuple[str, str, int], int] = {}
    uses: dict[tuple[str, str, int], int] = {}
    round_number = 1
    for event in events:
        row, key = KINDS[event.kind], (KINDS[event.kind].thing, event.thing or "", event.seat or 0)
        if event.kind == "round":
            round_number = event.amount
        elif row.thing in THINGS and event.kind in USES:
            uses[key] = uses.get(key, 0) + 1
        elif row.thing in THINGS and row.target in ("front", "hand"):
            got.setdefault(key, round_number)
    return [Held(*key, round_number, uses.get(key, 0)) for key, round_number in got.items()]
