"""The seats of all tables: which browser takes, keeps, shares or leaves which one."""

from collections.abc import Callable

import structlog
from sqlalchemy import Connection

from naqala.errors import NaqalaError
from naqala.server import lobby
from naqala.server.errors import NotHostError, NotYourSeatError
from naqala.server.network.browsers import hashed, new_secret
from naqala.server.people import dismissals, profiles
from naqala.server.people.figures import PeopleFigures
from naqala.server.rooms.room import Room
from naqala.server.rooms.rooms import Rooms
from naqala.server.storage import admin
from naqala.server.storage.bus import ABOUT_PEOPLE
from naqala.server.storage.store import Store
from naqala.server.tables.presence import Guest

LOG = structlog.get_logger()


class SeatKeeper:
    """What a browser does about seats. ``forget_names`` drops what outside of rooms may hold the name of a person."""

    def __init__(self, store: Store, rooms: Rooms, figures: PeopleFigures, forget_names: Callable[[], None]) -> None:
        self._store, self._rooms, self._figures, self._forget_names = store, rooms, figures, forget_names

    async def of(self, table: str, browser: str | None) -> set[int]:
        """Return the seats a browser holds."""
        return set() if browser is None else await self._store.seats_of(table, hashed(browser))

    async def sit(self, table: str, browser: str, secret: str) -> int:
        """Take the seat of a seat link, which is void for other browsers from then on."""
        await self._rooms.get(table)
        seat = await self._store.take_seat(table, hashed(secret), hashed(browser))
        await self._rooms.reseat(table)
        return seat

    async def join(self, table: str, browser: str) -> int:
        """Take a free seat of a table in the lobby."""
        await self._rooms.get(table)
        name = hashed(browser)
        seat = await self._store.write(lobby.take_free_seat, table, name, self._store.bus)
        await self._rooms.reseat(table)
        return seat

    async def leave(self, table: str, browser: str) -> None:
        """Give back a seat of a table in the lobby; it has its first name again."""
        room, name = await self._rooms.get(table), hashed(browser)
        seats = await self._store.write(lobby.give_back, table, name, self._store.bus)
        await self._rooms.reseat(table)
        room.take_names_off(seats)

    async def move(self, browser: str, code: str) -> int:
        """Give a browser everything of the one that has this recovery code; return at how many tables something changed."""

        def work(connection: Connection) -> list[str]:
            tables = profiles.move(connection, hashed(code), hashed(browser))
            for table in tables:
                self._store.bus.notify(connection, table, ABOUT_PEOPLE)
            return tables

        tables = await self._store.write(work)
        self._figures.forget()
        for table in tables:
            await self._rooms.reseat(table)
        return len(tables)

    async def forget(self, browser: str) -> int:
        """Delete all that is stored of the person at a browser: they resign, their names, seats and remarks go, the games stay.
        Return at how many tables something changed.
        """
        name = hashed(browser)
        held = await self._store.read(admin.running_seats, name)
        for table, seats in held.items():
            try:
                await (await self._rooms.get(table)).give_up(seats)
            except NaqalaError as error:  # a table that cannot be read must not keep the person here
                LOG.warning("a person could not resign", table=table, error=repr(error))
        tables = await self._store.write(admin.forget_browsers, [name])
        self._forget_names()
        for table in tables:
            await self._rooms.reload(table)
        return len(tables)

    async def watch(self, table: str, browser: str) -> None:
        """Remember that a browser has been at a table, so that its list has it."""
        name = hashed(browser)
        if not await self.of(table, browser):
            await self._store.sit(table, 0, name)
        if table in await self._store.read(dismissals.dismissed, name):
            await self._store.write(dismissals.recall, table, name)

    async def dismiss(self, table: str, browser: str) -> None:
        """Put a table away: the list of this browser has it no more."""
        name = hashed(browser)
        await self._store.write(dismissals.dismiss, table, name)

    async def invite(self, table: str, browser: str | None, seat: int) -> str:
        """Return a new link for a person's seat, for the host or a holder of the seat. The old link and its browsers lose the
        seat.
        """
        room = await self._rooms.get(table)
        if room.table.chair(seat).is_bot and room.table.setup.chairs[seat - 1].is_bot:
            raise NotYourSeatError(f"expected the seat of a person, got {seat}, where a bot sits")
        if not _is_host(room, browser) and seat not in await self.of(table, browser):
            raise NotHostError("expected the host of the table or the holder of the seat")
        secret = new_secret()
        await self._store.invite(table, seat, hashed(secret))
        await self._rooms.reseat(table)
        return secret

    async def welcome(
        self,
        table: str,
        browser: str | None,
        send: Callable[[str], None],
        address: str = "",
        drop: Callable[[], None] = lambda: None,
    ) -> tuple[Room, Guest]:
        """Connect a browser to a table."""
        room = await self._rooms.get(table)  # no await from here on, so that the guest cannot enter a dropped room
        name = hashed(browser) if browser else ""
        guest = Guest(name, room.holders.seats_of(name), _is_host(room, browser), send, address=address, drop=drop)
        room.guests.enter(guest)
        return room, guest


def _is_host(room: Room, browser: str | None) -> bool:
    """Return whether this browser opened the table."""
    return browser is not None and room.presence.host == hashed(browser)
