"""A room: one table in memory, with its guests and all that drives it.

Commands, bots' answers and what is due by a clock wait in the mailbox of the room and are carried out one after the other. Each
is judged at the table as it is and becomes events; the journal stores and applies them, then the change is broadcast.
"""

from collections.abc import Iterable
from functools import partial

from naqala.server.bot_driver import BotDriver
from naqala.server.broadcaster import Broadcaster
from naqala.server.command_handler import CommandHandler
from naqala.server.events import Seated, TableEvent
from naqala.server.guests import Guests
from naqala.server.hint_service import HintService
from naqala.server.holders import Holders
from naqala.server.journal import Journal
from naqala.server.leaving import give_up
from naqala.server.mailbox import Mailbox
from naqala.server.players import Players
from naqala.server.presence import Presence
from naqala.server.proposal_clock import ProposalClock
from naqala.server.rematch_opener import RematchOpener
from naqala.server.seating import take_name_off
from naqala.server.settings import Settings
from naqala.server.store import Kept, Store
from naqala.server.table import Table
from naqala.server.talk import TalkRoom
from naqala.server.time_keeper import TimeKeeper


class Room:
    """The running side of a table. ``elsewhere`` are the seats whose people are connected to other servers."""

    def __init__(
        self, name: str, kept: Kept, table: Table, elsewhere: set[int], store: Store, players: Players, settings: Settings
    ) -> None:
        self.table, self.forgotten = table, kept.forgotten
        table.is_closed = kept.is_closed
        self.presence = presence = Presence(elsewhere=elsewhere, host=kept.host)
        self.mailbox = mailbox = Mailbox(name)
        self.journal = journal = Journal(name, table, store, mailbox, self._changed)
        journal.commands |= kept.commands
        broadcaster = Broadcaster(table, presence, store.uptime.now)
        self.talk = TalkRoom(name, store, presence, table, kept.talked)
        self.hints = HintService(name, table, players, settings.hint_seconds, presence, broadcaster)
        self.bots = BotDriver(name, table, presence, players, store.bus, settings.bot_seconds, mailbox, journal)
        self.time = TimeKeeper(name, table, presence, store, mailbox, journal)
        self._proposals = ProposalClock(table, presence, mailbox, journal)
        self._rematch = RematchOpener(name, table, presence, mailbox, journal)
        self._broadcaster = broadcaster
        self.guests = Guests(name, table, presence, store, players, broadcaster, self.talk, self._people_changed)
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
        """Show what events have changed, and look what follows from it."""
        for event in events:
            if isinstance(event, Seated) and event.why == "removed":
                self.holders.remove(event.seat)
        self._proposals.set()
        self._broadcaster.broadcast()
        self.bots.look()
        self._rematch.look()
        self.time.look()

    def _people_changed(self) -> None:
        """Note who has come or left, and look what follows from it."""
        self.presence.update_seen()
        self._proposals.set()
        self._rematch.look()
        self.time.look()
        if self.bots.is_paused:
            self.bots.wake()
