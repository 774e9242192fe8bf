"""The time of one table in memory: stores the events that are due by its clocks and by who is here."""

from naqala.server.rooms.journal import Journal
from naqala.server.rooms.mailbox import Mailbox
from naqala.server.storage.store import Store
from naqala.server.tables.events import TableEvent
from naqala.server.tables.presence import Presence
from naqala.server.tables.table import Table
from naqala.server.tables.timing import due_events


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

    def check(self) -> None:
        """Ring if something is due; the room calls this after every change, and the clockwork several times a second."""
        if not self.has_rung and self._due():
            self.has_rung = True
            self._mailbox.put(self._let_happen)

    async def _let_happen(self) -> None:
        """Store what is due; if that fails, the next check rings again."""
        self.has_rung = False
        await self._journal.settle(self._due)

    def _due(self) -> list[TableEvent]:
        """Return what is due now."""
        return due_events(self._table, self._presence, self._store.uptime.now())

    def note_due(self) -> None:
        """After what waits, write when the running clock is up, or that people wait for a bot, so that servers look after the
        table even when it is in no memory.
        """
        self._mailbox.put(self._note_due)

    async def _note_due(self) -> None:
        clocks = None if self._table.is_closed else self._table.clocks
        due = self._store.uptime.now() if self._table.awaits_bot else clocks.next_change() if clocks else None
        self._store.note_due(self._name, due)
