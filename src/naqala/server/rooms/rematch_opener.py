"""Opens the table of a rematch as soon as all people have agreed on it."""

import asyncio
from functools import partial

from naqala.errors import NaqalaError
from naqala.server.rooms.journal import Journal
from naqala.server.rooms.mailbox import Mailbox
from naqala.server.storage.writer import Work
from naqala.server.tables.events import TableEvent
from naqala.server.tables.presence import Presence
from naqala.server.tables.rematch import Opened, invited, next_setup, opened_table, store_rematch
from naqala.server.tables.table import Table


class RematchOpener:
    """Opens it once, whichever server is first."""

    def __init__(self, name: str, table: Table, presence: Presence, mailbox: Mailbox, journal: Journal) -> None:
        self._name, self._table, self._presence, self._mailbox, self._journal = name, table, presence, mailbox, journal

    def check(self) -> None:
        """Open the new table if it is due."""
        if self._is_due and not self._table.is_closed:
            self._mailbox.put(self._open)

    @property
    def _people(self) -> set[int]:
        return invited(self._table, self._presence.held)

    @property
    def _is_due(self) -> bool:
        rematch = self._table.rematch
        return rematch.is_offered and rematch.is_agreed(self._people)

    async def _open(self) -> None:
        """Open the new table; retry a little later if it could not be stored."""
        try:
            await self._journal.settle(lambda: [opened_table(self._table)] if self._is_due else [], self._stored)
        except NaqalaError:
            asyncio.get_running_loop().call_later(self._mailbox.PAUSE, self.check)
            raise

    def _stored(self, events: list[TableEvent]) -> Work:
        (opened,) = events
        assert isinstance(opened, Opened)
        setup = next_setup(self._table, opened.order, self._people)
        return partial(store_rematch, game=self._name, opened=opened, setup=setup, asked=setup.game().decision.seat)
