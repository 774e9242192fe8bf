"""Tells the guests of a table what they may see. It makes and encodes a message once for all who watch the same seat."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import structlog

from naqala.errors import NaqalaError
from naqala.server import metrics
from naqala.server.errors import StaleError, name_of
from naqala.server.protocol.difference import difference
from naqala.server.protocol.looks import Sight
from naqala.server.protocol.messages import (
    ChairSeen,
    Change,
    Command,
    Present,
    ProposalSeen,
    Refused,
    RematchSeen,
    Same,
    Scene,
    encode,
    encode_raw,
)
from naqala.server.protocol.transcript import Transcript
from naqala.server.protocol.wire import Announcement, TimeSeen
from naqala.server.tables.presence import Guest, Presence
from naqala.server.tables.rematch import Rematch, invited
from naqala.server.tables.table import Table
from naqala.server.tables.timing import time_seen
from naqala.server.tables.undoing import may_redo, others_undone, undo_right

LOG = structlog.get_logger()
PRESENCE_PAUSE = 0.1
"""Seconds between two messages about who is here."""
_Now = tuple[int, list[ChairSeen], ProposalSeen | None, Announcement | None, RematchSeen | None, TimeSeen | None, bool]


class _View:
    """What the viewers of one seat were last shown."""

    def __init__(self, table: Table, seat: int | None, known: int) -> None:
        self.transcript = Transcript(table, seat, known)
        self.version = -1
        self.document: dict[str, Any] = {}
        """The part of a scene of which only differences are sent afterwards."""
        self._encoded: dict[str, msgspec.Raw] = {}

    def renew(self, version: int, document: dict[str, Any]) -> None:
        """Set what is shown now."""
        self.version, self.document, self._encoded = version, document, {}

    def encoded(self) -> dict[str, msgspec.Raw]:
        """Return the document, each part as JSON. It is most of a scene, and is encoded once for all its viewers."""
        if not self._encoded:
            self._encoded = {name: encode_raw(part) for name, part in self.document.items()}
        return self._encoded


class Broadcaster:
    """Sends a guest a whole scene when it begins to watch, and differences from then on."""

    def __init__(self, table: Table, presence: Presence, clock: Callable[[], float] = lambda: 0.0) -> None:
        self._table, self._presence, self._clock = table, presence, clock
        self._views: dict[int | None, _View] = {}
        self._sight: Sight | None = None
        self._telling: asyncio.TimerHandle | None = None

    # Scenes

    def broadcast(self) -> None:
        """Show the table as it is now to all who watch it."""
        now = self._now()
        guests = self._presence.guests
        for seat in {guest.watching for guest in guests if guest.is_shown or guest.held}:
            try:
                for guest in guests:
                    if guest.held and guest.watching == seat:
                        self.show(guest, self._table.known(*guest.held))
                self._update(seat, now)
            except Exception:  # a fault in one view does not harm the others; its next change sends the whole scene
                LOG.exception("a table could not be shown", seat=seat)
                self._views.pop(seat, None)
                self._sight = None

    def show(self, guest: Guest, first: int = 0) -> None:
        """Show a guest the seat it watches; it knows the first ``first`` actions."""
        now = self._now()
        view = self._update(guest.watching, now, first)
        happened = view.transcript.actions(first)
        told = (*now, first, happened, *view.transcript.chapters(first), self._table.stamp)
        guest.tell(Change(*told) if guest.is_shown else Scene(*told, **view.encoded()))  # type: ignore[arg-type]
        guest.is_shown, guest.held, guest.chairs = True, None, now[1]

    def confirm(self, guest: Guest) -> None:
        """Tell a guest that the scene it holds is still that of the table. After a restart this is all that most need."""
        now = self._now()
        guest.tell(Same(*now))
        guest.held, guest.chairs = (self._table.game.length, self._table.version), now[1]

    def _update(self, seat: int | None, now: _Now, known: int = 0) -> _View:
        """Bring the view of a seat up to date, and tell its viewers what has changed. The first of them knows some actions."""
        if seat not in self._views:
            self._views[seat] = _View(self._table, seat, known)
        view = self._views[seat]
        if view.version == self._table.version:
            return view
        document = self._document(seat)
        news = view.transcript.follow()
        if watchers := [guest for guest in self._presence.guests if guest.is_shown and guest.watching == seat]:
            first, changed = self._table.game.length - len(news), difference(view.document, document)
            told = (*now, first, news, *view.transcript.chapters(first), self._table.stamp)
            change = encode(Change(*told, *changed))
            for guest in watchers:
                guest.send(change)
                guest.chairs = now[1]
        view.renew(self._table.version, document)
        return view

    def _document(self, seat: int | None) -> dict[str, Any]:
        table = self._table
        scores = [one.seen_by(seat) for one in table.standings]
        undoes = others_undone(table, seat)
        look = self._see().look(seat, undo_right(table, seat), undoes, may_redo(table, seat))
        return {"look": look, "marks": table.marks[:], "scores": scores}

    def _see(self) -> Sight:
        """Return the sight of the table as it is now."""
        if self._sight is None:
            self._sight, self._seen = Sight(self._table.game), self._table.version
        elif self._seen != self._table.version:
            self._sight.see(self._table.game)
            self._seen = self._table.version
        return self._sight

    def _now(self) -> _Now:
        """Return what is small and always sent whole: the version, who sits where, what is proposed, what came of a proposal,
        whether there is a rematch, how much time is left, and whether the table is closed.
        """
        table = self._table
        time = time_seen(table, self._clock())
        return table.version, self._chairs(), self._proposal(), table.announcement, self._rematch(), time, table.is_closed

    def _chairs(self) -> list[ChairSeen]:
        table = self._table
        return self._presence.chairs(table.chairs, table.gone, table.replaced, table.game.is_over)

    def _proposal(self) -> ProposalSeen | None:
        proposal = self._table.proposal
        if proposal is None:
            return None
        asked = proposal.asked
        return ProposalSeen(asked.seat, sorted(proposal.waiting), asked.length, asked.chair, asked.level, asked.kind)

    def _rematch(self) -> RematchSeen | None:
        rematch = self._table.rematch
        if rematch == Rematch():
            return None
        seat, wish = (rematch.offer.seat, rematch.offer.wish) if rematch.offer else (None, None)
        waiting = rematch.waiting(invited(self._table, self._presence.held))
        opened, order = (rematch.opened.table, rematch.opened.order) if rematch.opened else (None, [])
        return RematchSeen(seat, wish, sorted(waiting), rematch.declined, opened, order, sorted(rematch.without))

    # Other messages

    def refuse(self, guest: Guest, command: Command, error: NaqalaError) -> None:
        """Tell a guest why its command was not carried out; if the table has moved on, show it."""
        metrics.REFUSED.labels(name_of(error)).inc()
        guest.tell(Refused(command.id, name_of(error), str(error), self._table.version))
        if isinstance(error, StaleError) and guest.is_shown and guest in self._presence.guests:
            self.show(guest, self._table.game.length)

    def tell_presence(self) -> None:
        """Tell guests soon who is here; arrivals and departures until then share one message."""
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(PRESENCE_PAUSE, self._tell_presence)

    def _tell_presence(self) -> None:
        self._telling = None
        chairs = self._chairs()
        if unaware := [guest for guest in self._presence.guests if guest.chairs != chairs]:
            present = encode(Present(chairs))
            for guest in unaware:
                guest.send(present)
                guest.chairs = chairs

    def close(self) -> None:
        """Cancel the pending message."""
        if self._telling is not None:
            self._telling.cancel()
