"""What the viewers of one seat saw happen: narrated once, and kept as JSON for later viewers."""

from collections.abc import Iterable
from typing import Any

import msgspec

from naqala.narrator import Narrator
from naqala.server.protocol.looks import happened, happened_since
from naqala.server.protocol.messages import encode_raw
from naqala.server.protocol.wire import Happened
from naqala.server.tables.table import Table
from naqala.view import events_seen

DETAILED = 60
"""Actions that a viewer who comes back is told with what they did, which is what costs time."""


def _encoded(things: Iterable[Any]) -> list[msgspec.Raw]:
    return [encode_raw(one) for one in things]


class Transcript:
    """The actions and chapters of a running game. ``seat`` None is the public view. After a restart viewers know nearly all of
    it: chapters that end with the first ``known`` actions are told when a viewer requests them.
    """

    def __init__(self, table: Table, seat: int | None, known: int = 0) -> None:
        self._table, self._seat = table, seat
        self._happened: list[msgspec.Raw] = []
        """The actions that a viewer has requested, without their events."""
        self._begin(known)

    def _begin(self, known: int) -> None:
        game, self._cuts = self._table.game, len(self._table.cuts)
        self._narrator = Narrator(game.first_round, game.options.tents)
        for number, events in enumerate(game.events_by_action(0, known)):
            self._narrator.skip(number, events_seen(events, self._seat))
        self._length = self._narrator.cut(known)
        """How many actions are in the transcript."""
        self._ended: list[msgspec.Raw | None] = [None] * self._narrator.ended
        """The chapters that only an undo can change; None: not told yet."""

    def follow(self) -> list[Happened]:
        """Tell what has happened since the last time; return the actions that are new, with what they did."""
        cuts, self._cuts = self._table.cuts[self._cuts :], len(self._table.cuts)
        new = told = min([self._length, *(length for _, length in cuts)])
        if new < self._length:
            told = self._narrator.cut(new)
            del self._happened[new:], self._ended[self._narrator.ended :]
        news: list[Happened] = []
        for number, events in enumerate(self._table.game.events_by_action(told), told):
            seen = events_seen(events, self._seat)
            self._ended += _encoded(self._narrator.add(number, seen))
            if number >= new:
                news += happened([seen], number)
        self._length = self._table.game.length
        return news

    def actions(self, first: int) -> list[Any]:
        """Return the actions from a number on; the last ones with what they did, unless that is everything."""
        game, seat = self._table.game, self._seat
        detailed = max(first, self._length - DETAILED) if first else self._length
        if first < detailed:
            self._happened += _encoded(happened_since(game, seat, len(self._happened), in_detail=False))
        return [*self._happened[first:detailed], *happened_since(game, seat, detailed)]

    def chapters(self, first: int) -> tuple[int, list[Any]]:
        """Return the number of the first chapter that actions from a number on continue, and the chapters from there on."""
        chapter = self._narrator.chapter_of(first)
        if None in self._ended[chapter:]:
            self._begin(0)
            self.follow()
        return chapter, self._ended[chapter:] + _encoded(self._narrator.open_chapter())
