"""What a seat asks the others for, how they decide, and what people are told."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from naqala.server.errors import NoProposalError
from naqala.server.protocol.wire import Announcement, AnnouncementKind
from naqala.server.tables.events import (
    Begun,
    CameBack,
    Closed,
    Dropped,
    Paused,
    Proposed,
    Resumed,
    Seated,
    StandIn,
    TableEvent,
    TakenBack,
    TimeUp,
    Voted,
)
from naqala.server.tables.rematch import Agreed, Declined, Offered, Opened

if TYPE_CHECKING:
    from naqala.server.tables.table import Table

ABOUT_TIME = ("turn", "time")
"""Proposals about a person whose time is up. That person has no vote, here or not."""
_SILENT = (Begun, Dropped, CameBack, Offered, Agreed, Declined, Opened)


@dataclass
class Proposal:
    """What a seat has asked the others for, at which version, and who must still agree."""

    asked: Proposed
    version: int
    waiting: set[int] = field(default_factory=set)

    def concerns(self, seat: int) -> bool:
        """Return whether the seat has made the proposal, or a bot is to sit there, which its person may refuse."""
        return seat == self.asked.seat or (seat == self.asked.chair and self.asked.kind not in ABOUT_TIME)


def asked_for(proposed: Proposed) -> list[TableEvent]:
    """Return a proposal as events; if no consent is missing, what it asks for."""
    return [proposed if proposed.waiting else fulfilment(proposed)]


def fulfilment(proposed: Proposed) -> TableEvent:
    """Return what happens when all have agreed."""
    kind = proposed.kind
    if kind == "pause":
        return Paused(proposed.seat)
    if kind == "resume":
        return Resumed(proposed.seat)
    if kind == "close":
        return Closed(proposed.seat)
    if proposed.length is not None:
        return TakenBack(proposed.seat, proposed.length)
    assert proposed.chair is not None
    if kind == "turn":
        return StandIn(proposed.chair)
    return Seated(proposed.chair, proposed.level, proposed.free, "time" if kind == "time" else None)


def vote(table: "Table", seat: int, agrees: bool) -> list[TableEvent]:
    """Vote on the open proposal. The proposer withdraws it with a no, and a person who is back keeps the bot away."""
    proposal = table.proposal
    if proposal is None or not (seat in proposal.waiting or (proposal.concerns(seat) and not agrees)):
        raise NoProposalError("expected a seat that a proposal waits for, or the one that made it to withdraw it")
    return agree_for(table, [seat]) if agrees else [Voted(seat, False)]


def agree_for(table: "Table", seats: Collection[int]) -> list[TableEvent]:
    """Count the votes of these seats as consent to the open proposal; the last one fulfils it."""
    proposal = table.proposal
    if proposal is None:
        return []
    agreeing = proposal.waiting.intersection(seats)
    events: list[TableEvent] = [Voted(seat, True) for seat in sorted(agreeing)]
    return [*events, fulfilment(proposal.asked)] if agreeing and agreeing == proposal.waiting else events


def announcement_of(event: TableEvent, open_before: Proposal | None) -> Announcement | None:
    """Return what an event means to people, if the position does not show it: an undo, time that is up, people who go, or a
    proposal that came to nothing.
    """
    if told := _told(event):
        return told
    if open_before is None or isinstance(event, (Seated, *_SILENT)):
        return None
    asked = open_before.asked
    assert event.seat is not None
    what: AnnouncementKind = "withdrawn" if event.seat == asked.seat else "refused"
    return Announcement(what, event.seat, asked.seat, asked.chair, asked.kind)


def _told(event: TableEvent) -> Announcement | None:
    match event:
        case TakenBack(seat=seat):
            return Announcement("undone", seat, seat)
        case TimeUp(seat=seat):
            return Announcement("up", seat, seat)
        case StandIn(seat=seat):
            return Announcement("stand in", seat, seat)
        case Seated(seat=seat, why=why) if why is not None:
            return Announcement(why, seat, seat)
        case Paused(seat=seat):
            return Announcement("paused", seat, seat)
        case Resumed(seat=resumed):
            return Announcement("resumed", resumed or 0, resumed or 0)
        case Closed(seat=closed):
            return Announcement("closed", closed or 0, closed or 0)
    return None
