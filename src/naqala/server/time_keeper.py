"""The time of one table in memory: lets happen what is due by its clocks and by who is here."""

from naqala.server.events import TableEvent
from naqala.server.journal import Journal
from naqala.server.mailbox import Mailbox
from naqala.server.presence import Presence
from naqala.server.store import Store
from naqala.server.table import Table
from naqala.server.timing import due_events


class TimeKeeper:
    """Rings when something is due; the room then stores it, unless another server was quicker."""

    def __init__(self, name: str, table: Table, presence: Presence, store: Store, mailbox: Mailbox, journal: Journal) -> None:
        self._name, self._table, self._presence, self._store = name, table, presence, store
        self._mailbox, self._journal = mailbox, journal
        self.has_rung = False

    @property
    def is_needed(self) -> bool:
        """Whether the table has clocks, or waits for people."""
        return self._table.clocks is not None or self._table.is_waiting

    def look(self) -> None:
        """Ring if something is due; called whenever something changes, and every moment."""
        if not self.has_rung and self._due():
            self.has_rung = True
            self._mailbox.put(self._let_happen)

    async def _let_happen(self) -> None:
        """Store what is due; if that fails, the next look rings again."""
        self.has_rung = False
        await self._journal.settle(self._due)

    def _due(self) -> list[TableEvent]:
        """Return what is due now."""
        return due_events(self._table, self._presence, self._store.uptime.now())

    def note_due(self) -> None:
        """Write when the running clock is up, so that servers look after the table even when it is in no memory."""
        clocks = self._table.clocks
        goes_on = clocks is not None and not self._table.is_closed
        self._store.note_due(self._name, clocks.next_change() if clocks and goes_on else None)
