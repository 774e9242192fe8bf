"""Who is at a table: the connections to this server, the people at other servers, and how long people have been away."""

import time
from collections import Counter
from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf

from naqala.server.errors import NoProposalError, TooSoonError
from naqala.server.people.profiles import usual_look
from naqala.server.protocol.messages import ChairSeen, Message, encode
from naqala.server.protocol.wire import LeftWhy
from naqala.server.tables.setup import Chair

AWAY = 30.0
"""Seconds a person may be away before a bot can take the seat, and before a proposal of a bot goes on without their vote."""


@dataclass(eq=False)
class Guest:
    """One connection: the browser behind it, the seats it holds, and how to tell it something."""

    browser: str
    seats: set[int]
    host: bool
    send: Callable[[str], None]
    """Sends a message that is encoded already."""
    watching: int | None = None
    is_shown: bool = False
    """Whether the guest has got the scene of the seat it watches, and gets every change from then on."""
    held: tuple[int, int] | None = None
    """Of a guest who has come back and holds the present scene: how many actions it knows, at which version. The next change
    shows it the whole table.
    """
    chairs: list[ChairSeen] | None = None
    """Who sits where, as the guest was last told."""
    address: str = ""
    """Where it comes from, for limits."""
    drop: Callable[[], None] = lambda: None
    """Ends the connection; the browser reconnects and learns why."""

    def tell(self, message: Message) -> None:
        """Send a message to this guest alone."""
        self.send(encode(message))


@dataclass
class Presence:
    """Who is connected to a table. A person is present while a browser that holds the seat is connected."""

    guests: set[Guest] = field(default_factory=set)
    elsewhere: set[int] = field(default_factory=set)
    """The seats whose people are connected to other servers."""
    devices: Counter[int] = field(default_factory=Counter)
    """How many browsers hold each seat."""
    looks: dict[int, tuple[int, int]] = field(default_factory=dict)
    """The colours and camels of the seats; a seat without has the usual ones."""
    host: str = ""
    """The hash of the browser that opened the table."""
    payer: str = ""
    """The address of the host, or of the first guest until the host comes: it pays for bots that think while no guest is here."""
    _seen: dict[int, float] = field(default_factory=dict)
    """When the person of each seat was last here, as far as this server knows; infinite while they are here. Seats that were
    never taken are missing.
    """

    def add(self, guest: Guest) -> None:
        """Add a guest."""
        self.guests.add(guest)
        if guest.host or not self.payer:
            self.payer = guest.address

    @property
    def held(self) -> set[int]:
        """The seats that browsers hold."""
        return {seat for seat, number in self.devices.items() if number}

    @property
    def here(self) -> set[int]:
        """The seats whose people are connected to this server."""
        return {seat for guest in self.guests for seat in guest.seats}

    @property
    def present(self) -> set[int]:
        """The seats whose people are connected anywhere."""
        return self.here | self.elsewhere

    def besides(self, guest: Guest) -> set[int]:
        """Return the seats whose people are connected at other browsers than this guest's."""
        return self.elsewhere | {seat for other in self.guests if other.browser != guest.browser for seat in other.seats}

    def update_seen(self) -> None:
        """Note who has come or left since the last call."""
        now, present = time.monotonic(), self.present
        for seat in self.devices.keys() | self._seen.keys() | present:
            if seat in present:
                self._seen[seat] = inf
            elif self._seen.get(seat, inf) == inf:
                self._seen[seat] = now

    def has_come(self, seat: int) -> bool:
        """Return whether a person has ever come to the seat, as far as this server knows."""
        return seat in self._seen

    def away_for(self, seat: int) -> float:
        """Return how many seconds the person of the seat has been away, as far as this server knows; 0 while they are here."""
        return max(0.0, time.monotonic() - self._seen.get(seat, -inf))

    def time_left(self, seat: int) -> float:
        """Return the seconds until the person of the seat has been away for too long; infinite while they are here."""
        return max(0.0, self._seen.get(seat, -inf) + AWAY - time.monotonic())

    def is_away(self, seat: int) -> bool:
        """Return whether the person of the seat has never come, or has been away for a while."""
        return self.time_left(seat) == 0

    def expect_left(self, seat: int, guest: Guest) -> None:
        """Refuse a bot on a seat whose person is not this guest, and is here or was a moment ago."""
        if seat in self.besides(guest):
            raise NoProposalError(f"expected a seat whose person has left, got {seat}, whose person is here")
        if seat not in guest.seats and not self.is_away(seat):
            raise TooSoonError(f"expected a seat that was left {AWAY:.0f} seconds ago, got {seat}, whose person was just here")

    def _look(self, seat: int, seats: int) -> tuple[int | None, int | None]:
        """Return the colour and the camel of a seat, where they are not the usual ones."""
        usual = usual_look(seat, seats)
        colour, camel = self.looks.get(seat, (usual, usual))
        return (None if colour == usual else colour, None if camel == usual else camel)

    def chairs(
        self, chairs: Sequence[Chair], gone: Container[int], left: Mapping[int, LeftWhy], is_over: bool
    ) -> list[ChairSeen]:
        """Return the seats as all guests see them; people of those that are ``gone`` cannot return. Bots are always here, but
        after the end the people for whom they have played matter (``left``).
        """
        present = self.present
        return [
            ChairSeen(
                chair.kind,
                chair.name,
                chair.level,
                seat in present or (chair.is_bot and not (is_over and seat in left)),
                chair.kind != "link" or self.devices[seat] > 0,
                self.devices[seat],
                *self._look(seat, len(chairs)),
                seat in gone,
                left.get(seat),
                chair.home,
            )
            for seat, chair in enumerate(chairs, 1)
        ]
