"""The time of one table in memory: notices when something is due by its clocks and by who is here."""

from collections.abc import Callable

from naqala.server.events import TableEvent
from naqala.server.presence import Presence
from naqala.server.store import Store
from naqala.server.table import Table
from naqala.server.timing import due_events


class TimeKeeper:
    """Rings when something is due; the room then stores it, unless another server was quicker."""

    def __init__(self, name: str, table: Table, presence: Presence, store: Store, ring: Callable[[], None]) -> None:
        self._name, self._table, self._presence, self._store, self._ring = name, table, presence, store, ring
        self.has_rung = False

    @property
    def is_needed(self) -> bool:
        """Whether the table has clocks, or waits for people."""
        return self._table.clocks is not None or self._table.is_waiting

    def look(self) -> None:
        """Ring if something is due; called whenever something changes, and every moment."""
        if not self.has_rung and self.due():
            self.has_rung = True
            self._ring()

    def due(self) -> list[TableEvent]:
        """Return what is due now."""
        return due_events(self._table, self._presence, self._store.uptime.now())

    def stamp(self) -> tuple[float | None, float | None]:
        """Return what time it is at a table with clocks, and a time before which none of them is up."""
        clocks, now = self._table.clocks, self._store.uptime.now()
        return (None, None) if clocks is None else (now, clocks.soonest(now))

    def note_due(self) -> None:
        """Write when the running clock is up, so that servers look after the table even when it is in no memory."""
        clocks = self._table.clocks
        goes_on = clocks is not None and not self._table.is_closed
        self._store.note_due(self._name, clocks.next_change() if clocks and goes_on else None)
