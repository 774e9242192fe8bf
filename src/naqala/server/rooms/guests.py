"""The guests of a table: they come, learn where they are, and go."""

from collections.abc import Callable

from naqala.edition import edition
from naqala.server.protocol.messages import PROTOCOL, Hello
from naqala.server.rooms.broadcaster import Broadcaster
from naqala.server.rooms.talk import TalkRoom
from naqala.server.storage.store import Store
from naqala.server.tables.presence import Guest, Presence
from naqala.server.tables.table import Table
from naqala.server.thinking.workers import Workers


class Guests:
    """Tells all who are concerned when people come and go. ``changed`` is called after each change."""

    def __init__(
        self,
        name: str,
        table: Table,
        presence: Presence,
        store: Store,
        workers: Workers,
        broadcaster: Broadcaster,
        talk: TalkRoom,
        changed: Callable[[], None],
    ) -> None:
        self._name, self._table, self._presence, self._store, self._workers = name, table, presence, store, workers
        self._broadcaster, self._talk, self._changed = broadcaster, talk, changed
        self._noted: set[int] = set()
        """The seats whose people are connected here, as the other servers know."""

    def enter(self, guest: Guest) -> None:
        """Add a guest and greet it."""
        self._presence.add(guest)
        self.greet(guest)
        self.tell_presence()

    def leave(self, guest: Guest) -> None:
        """Remove a guest."""
        self._presence.guests.discard(guest)
        self.tell_presence()

    def greet(self, guest: Guest) -> None:
        """Tell a guest where it is and which seats it holds."""
        options, setup, is_warm = self._table.game.options, self._table.setup, self._workers.is_warm
        seats = sorted(guest.seats)
        guest.tell(Hello(PROTOCOL, self._name, options, seats, guest.host, setup.hints, is_warm, edition(), setup.seed))
        self._talk.greet(guest)

    def update_elsewhere(self, seats: set[int]) -> None:
        """Set which seats have people at other servers."""
        if seats != self._presence.elsewhere:
            self._presence.elsewhere = seats
            self.tell_presence()

    def tell_presence(self) -> None:
        """Tell guests and other servers who is here."""
        if self._store.bus.is_shared and self._noted != (here := self._presence.here):
            self._noted = here
            self._store.note_presence(self._name, here)
        self._changed()
        self._broadcaster.tell_presence()
