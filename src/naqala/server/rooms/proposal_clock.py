"""The clock of an open proposal: it rings when people the proposal waits for have been away for too long."""

import asyncio
from math import inf

from naqala.errors import NaqalaError
from naqala.server.rooms.journal import Journal
from naqala.server.rooms.mailbox import Mailbox
from naqala.server.tables.events import Proposed, TableEvent
from naqala.server.tables.presence import Presence
from naqala.server.tables.proposals import ABOUT_TIME, agree_for, vote
from naqala.server.tables.table import Table


class ProposalClock:
    """Lets a bot sit down without the votes of people who are away for long, and rejects it if the person is back."""

    def __init__(self, table: Table, presence: Presence, mailbox: Mailbox, journal: Journal) -> None:
        self._table, self._presence, self._mailbox, self._journal = table, presence, mailbox, journal
        self._timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """Ring when the open proposal may be decided, as far as is known now."""
        proposal = self._table.proposal
        if proposal is None or proposal.asked.chair is None:
            self.stop()
        elif self._is_back(proposal.asked):
            self._ring_in(0.0)
        else:
            self._ring_in(min((self._presence.time_left(seat) for seat in proposal.waiting), default=inf))

    def _ring_in(self, seconds: float) -> None:
        """Ring once after this time, and not before."""
        self.stop()
        if seconds < inf:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._mailbox.put, self._decide)

    def stop(self) -> None:
        """Stop the clock."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def _decide(self) -> None:
        """Decide the proposal if that is due; retry a little later if the events could not be stored."""
        try:
            await self._journal.settle(self._due)
            self.set()
        except NaqalaError:
            self._ring_in(self._mailbox.PAUSE)
            raise

    def _due(self) -> list[TableEvent]:
        """Return what follows now from who is here and who is away; nothing if the clock rang too early."""
        proposal = self._table.proposal
        if proposal is None or proposal.asked.chair is None:
            return []
        if self._is_back(proposal.asked):
            return vote(self._table, proposal.asked.chair, False)
        return agree_for(self._table, [seat for seat in proposal.waiting if self._presence.is_away(seat)])

    def _is_back(self, asked: Proposed) -> bool:
        """Return whether the person whose seat a bot is to have is here, at another browser than the proposer's."""
        is_theirs = asked.kind not in ABOUT_TIME
        return is_theirs and any(asked.chair in guest.seats and asked.seat not in guest.seats for guest in self._presence.guests)
