"""The journal of a table: its events in the database, which this server and others write.

Events are stored before they change the table, so what fails changes nothing. Another server on the same database may have the
same table in memory: the first to write has played, and the other reads that and judges again.
"""

import asyncio
from collections.abc import Callable
from functools import partial

import structlog

from naqala.errors import NaqalaError
from naqala.server import metrics
from naqala.server.errors import StaleError, StoreError, UnsettledError
from naqala.server.people.endings import ending_written
from naqala.server.rooms.mailbox import Call, Mailbox
from naqala.server.storage import admin
from naqala.server.storage.results import stored_result
from naqala.server.storage.store import Store
from naqala.server.storage.writer import Work, together
from naqala.server.tables.events import Played, TableEvent
from naqala.server.tables.leaving import also_written
from naqala.server.tables.table import Table

LOG = structlog.get_logger()


class Journal:
    """Writes events and reads those of other servers. ``changed`` is told what has changed the table."""

    def __init__(
        self, name: str, table: Table, store: Store, mailbox: Mailbox, changed: Callable[[list[TableEvent]], None]
    ) -> None:
        self._name, self._table, self._store, self._mailbox = name, table, store, mailbox
        self.changed = changed
        self.commands: dict[str, int] = {}
        """The commands that were carried out, with the version they led to."""
        self.is_leading = True
        """Whether the bot that is asked thinks here: the last event that asked one was written by this server."""

    # Writing

    async def settle(self, due: Callable[[], list[TableEvent]], also: Callable[[list[TableEvent]], Work] | None = None) -> None:
        """Write what is due at the table as it is, if anything, with what ``also`` writes."""

        async def attempt() -> None:
            if events := due():
                await self.write(events, also=also(events) if also else None)
                self.changed(events)

        await self.retry(attempt)

    async def retry(self, attempt: Call) -> None:
        """Retry as long as the table has moved on during the attempt: another server was quicker, or the events were stored in
        spite of an error. The retry finds a command stale, or already carried out.
        """
        while True:
            version = self._table.version
            try:
                return await attempt()
            except (StaleError, StoreError):
                if self._table.version == version:
                    raise

    async def write(self, events: list[TableEvent], command: str | None = None, also: Work | None = None) -> None:
        """Store events that were judged at the table as it is, and what belongs to them; then apply them."""
        clocks, now = self._table.clocks, self._store.uptime.now()
        try:
            after = self._table.after(events)
            clock, due = (now, clocks.soonest(now)) if clocks else (None, None)
            due = now if after.awaits_bot else due
            written = together(also or also_written(self._name, events), ending_written(self._name, self._table, after.over))
            result = None if after.over is None else stored_result(after.over, self._table.replaced)
            version = self._table.version
            await self._store.append(self._name, version, events, command, after.asked, written, result, clock, due, after.stands)
        except NaqalaError as error:  # the events may be stored in spite of it, or those of another server: the database decides
            if isinstance(error, UnsettledError):  # it has not decided yet
                error.settled.add_done_callback(lambda _: self.handle_note(None))
            if not await self.catch_up():  # a connection that was cut during the commit; the next may be there already
                await asyncio.sleep(self._mailbox.PAUSE)
                await self.catch_up()
            raise
        self._apply(events, [clock] * len(events), True)
        if isinstance(events[0], Played):
            metrics.ACTIONS.labels("bot" if command is None else "person").inc()
        if command is not None:
            self.commands[command] = self._table.version

    def _apply(self, events: list[TableEvent], times: list[float | None], is_own: bool) -> None:
        """Apply events. If they ask a bot, it thinks at the server that wrote them."""
        before = self._table.bot_turn
        for event, at in zip(events, times, strict=True):
            self._table.apply(event, at or 0.0)
        if self._table.bot_turn != before:
            self.is_leading = is_own

    # Reading

    def handle_note(self, version: int | None) -> None:
        """Handle a note that the table has this number of events, or None: an unknown number. Most notes are of this server's own
        events.
        """
        self._mailbox.put(partial(self._catch_up_to, version))

    async def _catch_up_to(self, version: int | None) -> None:
        """Read events up to this version, and retry until the database answers."""
        if version is None or version > self._table.version:
            if not await self.catch_up():
                asyncio.get_running_loop().call_later(self._mailbox.PAUSE, self.handle_note, version)

    async def is_current(self) -> bool:
        """Return whether no other server has written what is not known here yet; if one has, begin to catch up."""
        if not self._store.bus.is_shared:
            return True
        try:
            versions = await self._store.read(admin.versions, [self._name])
        except NaqalaError:  # then nothing can be stored either
            return True
        if versions.get(self._name, 0) > self._table.version:
            self.handle_note(None)
            return False
        return True

    async def catch_up(self) -> bool:
        """Read the events that are not known here. If the database does not answer, the next command will fail too."""
        try:
            news = await self._store.news(self._name, self._table.version)
        except NaqalaError as error:
            LOG.error("a table could not be read again", table=self._name, error=str(error))
            return False
        if news.events:
            self._apply(news.events, news.times, not self._store.bus.is_shared)
            self.commands.update(news.commands)
            self.changed(news.events)
        return True
