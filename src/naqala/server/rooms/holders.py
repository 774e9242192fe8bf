"""The browsers that hold the seats of a table, and the one that is its host."""

from collections import Counter
from collections.abc import Sequence

from naqala.server.people.profiles import Taste, dressed
from naqala.server.rooms.broadcaster import Broadcaster
from naqala.server.rooms.guests import Guests
from naqala.server.tables.presence import Guest, Presence


class Holders:
    """Gives connected guests the seats of their browsers, and takes them away."""

    def __init__(self, homes: Sequence[int], presence: Presence, guests: Guests, broadcaster: Broadcaster) -> None:
        self._homes, self._presence, self._guests, self._broadcaster = homes, presence, guests, broadcaster
        self._seats: dict[str, set[int]] = {}
        """The seats of each browser."""
        self._tastes: dict[int, Taste] = {}
        """What the people on the seats like."""

    def seats_of(self, browser: str) -> set[int]:
        """Return the seats a browser holds."""
        return set(self._seats.get(browser, ()))

    def set_seats(self, seats: dict[str, set[int]], tastes: dict[int, Taste]) -> None:
        """Set which browsers hold which seats, and which colours and camels their people like."""
        self._seats, self._tastes = seats, tastes
        devices = Counter(seat for held in seats.values() for seat in held)
        looks = dict(enumerate(dressed(tastes, self._homes), 1))
        if (devices, looks) != (self._presence.devices, self._presence.looks):
            self._presence.devices, self._presence.looks = devices, looks
            self._guests.tell_presence()
        for guest in list(self._presence.guests):
            self._seat(guest, self.seats_of(guest.browser))

    def remove(self, seat: int) -> None:
        """Take a seat from all browsers that hold it."""
        seats = {browser: held - {seat} for browser, held in self._seats.items()}
        self.set_seats(seats, {one: taste for one, taste in self._tastes.items() if one != seat})

    def set_host(self, host: str) -> None:
        """Set which browser is the host, and tell those for whom that changes something."""
        self._presence.host = host
        for guest in list(self._presence.guests):
            if guest.host != (guest.browser == host):
                guest.host = guest.browser == host
                self._guests.greet(guest)

    def _seat(self, guest: Guest, seats: set[int]) -> None:
        """Set the seats of a guest; if it has lost the one it watches, show it the public view."""
        if seats == guest.seats:
            return
        guest.seats = seats
        self._guests.greet(guest)
        self._guests.tell_presence()
        if guest.watching is not None and guest.watching not in seats:
            guest.watching, guest.is_shown, guest.held = None, False, None
            self._broadcaster.show(guest)
