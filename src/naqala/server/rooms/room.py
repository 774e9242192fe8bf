"""A room: one table in memory, with its guests and all that drives it.

Commands, bots' answers and what is due by a clock wait in the mailbox of the room and are carried out one after the other. Each
is judged at the table as it is and becomes events; the journal stores and applies them, then the change is broadcast.
"""

from collections.abc import Iterable
from functools import partial

from naqala.server.rooms.bot_driver import BotDriver
from naqala.server.rooms.broadcaster import Broadcaster
from naqala.server.rooms.command_handler import CommandHandler
from naqala.server.rooms.guests import Guests
from naqala.server.rooms.hint_service import HintService
from naqala.server.rooms.holders import Holders
from naqala.server.rooms.journal import Journal
from naqala.server.rooms.mailbox import Mailbox
from naqala.server.rooms.proposal_clock import ProposalClock
from naqala.server.rooms.rematch_opener import RematchOpener
from naqala.server.rooms.talk import TalkRoom
from naqala.server.rooms.time_keeper import TimeKeeper
from naqala.server.settings import Settings
from naqala.server.storage.store import Kept, Store
from naqala.server.tables.events import Seated, TableEvent
from naqala.server.tables.leaving import give_up
from naqala.server.tables.presence import Presence
from naqala.server.tables.seating import take_name_off
from naqala.server.tables.table import Table
from naqala.server.thinking.workers import Workers


class Room:
    """The running side of a table. ``elsewhere`` are the seats whose people are connected to other servers."""

    def __init__(
        self, name: str, kept: Kept, table: Table, elsewhere: set[int], store: Store, workers: Workers, settings: Settings
    ) -> None:
        self.table, self.forgotten = table, kept.forgotten
        table.is_closed = kept.is_closed
        self.presence = presence = Presence(elsewhere=elsewhere, host=kept.host)
        self.mailbox = mailbox = Mailbox(name)
        self.journal = journal = Journal(name, table, store, mailbox, self._changed)
        journal.commands |= kept.commands
        broadcaster = Broadcaster(table, presence, store.uptime.now)
        self.talk = TalkRoom(name, store, presence, table, kept.talked)
        self.hints = HintService(name, table, workers, settings.hint_seconds, presence, broadcaster)
        self.bots = BotDriver(name, table, presence, workers, store.bus, settings.bot_seconds, mailbox, journal)
        self.time = TimeKeeper(name, table, presence, store, mailbox, journal)
        self._proposals = ProposalClock(table, presence, mailbox, journal)
        self._rematch = RematchOpener(name, table, presence, mailbox, journal)
        self._broadcaster = broadcaster
        self.guests = Guests(name, table, presence, store, workers, broadcaster, self.talk, self._people_changed)
        self.holders = Holders(table.setup.homes, presence, self.guests, broadcaster)
        self.holders.set_seats(kept.holders, kept.tastes)
        self.commands = CommandHandler(name, table, presence, mailbox, journal, broadcaster, self.hints, self.talk)

    def start(self) -> None:
        """Begin to carry out commands; a bot that is asked begins to think."""
        self.mailbox.start()
        self._people_changed()
        self.bots.wake()

    async def close(self) -> None:
        """Carry out the waiting commands and stop; unfinished thoughts of bots are lost."""
        await self.mailbox.close()
        self._proposals.stop()
        self._broadcaster.close()
        await self.bots.close()
        await self.hints.close()

    @property
    def is_idle(self) -> bool:
        """Whether no guest is connected and no bot has to answer."""
        is_asked = self.table.bot_turn is not None and not self.bots.is_paused
        return not self.presence.guests and not is_asked and self.mailbox.is_empty

    async def give_up(self, seats: set[int]) -> None:
        """Let go of seats for good, after the commands that wait."""
        await self.mailbox.wait_for(partial(self.journal.settle, partial(give_up, self.table, seats)))

    def take_names_off(self, seats: Iterable[int]) -> None:
        """Give seats the names they had before people came to them."""
        for seat in seats:
            self.mailbox.put(partial(self.journal.settle, partial(take_name_off, self.table, self.presence, seat)))

    def _changed(self, events: list[TableEvent]) -> None:
        """Show what events have changed, and begin what follows from it."""
        for event in events:
            if isinstance(event, Seated) and event.why == "removed":
                self.holders.remove(event.seat)
        self._proposals.set()
        self._broadcaster.broadcast()
        self.bots.check()
        self._rematch.check()
        self.time.check()

    def _people_changed(self) -> None:
        """Note who has come or left, and begin what follows from it."""
        self.presence.update_seen()
        self._proposals.set()
        self._rematch.check()
        self.time.check()
        if self.bots.is_paused:
            self.bots.wake()
