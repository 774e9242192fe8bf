"""The house: all tables of a server, in the database and in memory, and all that works in the background."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

import structlog
from sqlalchemy import Connection

from naqala.errors import NaqalaError
from naqala.game import Game
from naqala.memory import HOUR, look_through_everything
from naqala.server import dismissals, keeping, lobby, metrics, people
from naqala.server.browsers import hashed, new_secret, new_table_id
from naqala.server.bus import ABOUT_PEOPLE
from naqala.server.clockwork import Clockwork
from naqala.server.endings import PastEnding, fill_endings, past_ending
from naqala.server.errors import NotHostError, NotOverError, NotYourSeatError
from naqala.server.figures import PeopleFigures
from naqala.server.films import FilmCache
from naqala.server.health import Health
from naqala.server.moderation import Moderation
from naqala.server.notices.sender import Notices
from naqala.server.peers import Peers
from naqala.server.players import Players
from naqala.server.presence import Guest
from naqala.server.reviews import Reviews
from naqala.server.room import Room
from naqala.server.rooms import Rooms
from naqala.server.settings import Settings
from naqala.server.setup import Chair, Setup, going_on
from naqala.server.store import FRESH, Listed, Store
from naqala.server.table import Table

LOG = structlog.get_logger()
Result = TypeVar("Result")


@dataclass
class NewTable:
    """A table that was just opened, with the secrets of its seat links."""

    id: str
    invitations: dict[int, str]


class House:
    """The way to open, find and leave tables."""

    def __init__(self, store: Store, players: Players, settings: Settings) -> None:
        self.store, self.players, self.settings = store, players, settings
        self._background = ThreadPoolExecutor(1, "background")
        """Makes films and replays records, in a thread of its own, so that loading a table never waits for a film."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.rooms = Rooms(store, players, settings)
        self.peers = Peers(store, self.rooms, self._start_task)
        self.moderation = Moderation(store, self.rooms, settings.keep_days, self._forget_names)
        self.films = FilmCache(self.in_background)
        self.clockwork = Clockwork(store, self.rooms)
        self.health = Health(store)
        self.notices = Notices(store, settings, self._is_here)
        self.figures = PeopleFigures(store)
        self.reviews = Reviews(store, players, settings.review_depth, self.in_background)

    # Life

    def start(self) -> None:
        """Start to drop idle tables from memory, to listen to other servers, and all else that runs in the background."""
        self.players.start()
        self._start_task(self._sweep())
        self._start_task(self.store.bus.listen(self.peers.handle_note))
        self._start_task(self.health.look_for_damage())
        self._start_task(self.moderation.run())
        self._start_task(fill_endings(self.store, self._past_ending))
        self._start_task(self.notices.run())
        self._start_task(self.clockwork.run())
        self._start_task(metrics.watch(self._sizes))

    async def close(self) -> None:
        """Finish the waiting commands and stop."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, self.reviews.close(), self.notices.close(), return_exceptions=True)
        await self.rooms.close()
        self._background.shutdown(wait=False, cancel_futures=True)
        self.figures.close()
        await self.players.close()
        await self.store.bus.close()
        self.store.close()

    def _start_task(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def in_background(self, work: Callable[[], Result]) -> Result:
        """Run long work in the background thread, after earlier work."""
        return await asyncio.get_running_loop().run_in_executor(self._background, work)

    async def _sweep(self) -> None:
        """Drop idle tables and check in with other servers, forever."""
        looked = time.monotonic()
        while True:
            await asyncio.sleep(FRESH / 3)
            if time.monotonic() - looked > HOUR:
                looked = time.monotonic()
                look_through_everything()
            await self.rooms.drop_idle()
            await self.peers.check_in()

    async def _past_ending(self, table: str) -> PastEnding:
        return await self.in_background(lambda: past_ending(self.rooms.read(table)[1]))

    def _sizes(self) -> tuple[int, int, int]:
        """Return the numbers of tables in memory, of connections, and of thoughts that wait."""
        rooms = self.rooms.loaded.values()
        return len(rooms), sum(len(room.presence.guests) for room in rooms), self.players.waiting

    def _is_here(self, table: str, seat: int) -> bool:
        """Return whether the person of a seat is connected to this server."""
        room = self.rooms.loaded.get(table)
        return room is not None and seat in room.presence.here

    def _forget_names(self) -> None:
        """Drop what outside of rooms may hold a forgotten name."""
        self.films.forget()
        self.figures.forget()

    # Tables

    async def open(self, browser: str, setup: Setup, lobby: str | None = None) -> NewTable:
        """Open a table; the browser that opens it is its host and holds the seats of people who are here. In the lobby, where it
        stands with its language, the table waits until it is full.
        """
        return await self._open(browser, setup, setup.game().decision.seat, lobby)

    async def go_on(self, browser: str, game: Callable[[], Game], chairs: list[Chair], hints: bool) -> NewTable:
        """Open a table that continues a game; ``game`` replays it, which takes time."""

        def prepare() -> tuple[Setup, int | None]:
            setup = going_on(game(), chairs, hints)
            return setup, setup.game().decision.seat

        return await self._open(browser, *await self.in_background(prepare))

    async def _open(self, browser: str, setup: Setup, asked: int | None, lobby: str | None = None) -> NewTable:
        opened = NewTable(
            new_table_id(), {seat: new_secret() for seat, chair in enumerate(setup.chairs, 1) if chair.kind == "link"}
        )
        here = [seat for seat, chair in enumerate(setup.chairs, 1) if chair.kind == "here"]
        tokens = {seat: hashed(secret) for seat, secret in opened.invitations.items()}
        await self.store.open_table(opened.id, hashed(browser), setup, here or [0], tokens, asked, lobby)
        return opened

    async def seats(self, table: str, browser: str | None) -> set[int]:
        """Return the seats a browser holds."""
        return set() if browser is None else await self.store.seats_of(table, hashed(browser))

    async def tables_of(self, browser: str | None) -> list[Listed]:
        """Return the tables a browser has been at."""
        return [] if browser is None else await self.store.tables_of(hashed(browser))

    async def finished(self, table: str) -> Table:
        """Return a table whose game is over; before that it has secrets."""
        found = (await self.rooms.get(table)).table
        if not found.game.is_over:
            raise NotOverError("expected a finished game; this one goes on, and its cards are secret")
        return found

    # Seats

    async def sit(self, table: str, browser: str, secret: str) -> int:
        """Take the seat of a seat link, which is void for other browsers from then on."""
        await self.rooms.get(table)
        seat = await self.store.take_seat(table, hashed(secret), hashed(browser))
        await self.rooms.reseat(table)
        return seat

    async def join(self, table: str, browser: str) -> int:
        """Take a free seat of a table in the lobby."""
        await self.rooms.get(table)
        name = hashed(browser)
        seat: int = await self.store.write(lambda connection: lobby.take_free_seat(connection, table, name, self.store.bus))
        await self.rooms.reseat(table)
        return seat

    async def leave(self, table: str, browser: str) -> None:
        """Give back a seat of a table in the lobby; it has its first name again."""
        room, name = await self.rooms.get(table), hashed(browser)
        seats: list[int] = await self.store.write(lambda connection: lobby.give_back(connection, table, name, self.store.bus))
        await self.rooms.reseat(table)
        room.take_names_off(seats)

    async def move(self, browser: str, code: str) -> int:
        """Give a browser everything of the one that has this recovery code; return at how many tables something changed."""

        def work(connection: Connection) -> list[str]:
            tables = people.move(connection, hashed(code), hashed(browser))
            for table in tables:
                self.store.bus.tell(connection, table, ABOUT_PEOPLE)
            return tables

        tables: list[str] = await self.store.write(work)
        self.figures.forget()
        for table in tables:
            await self.rooms.reseat(table)
        return len(tables)

    async def forget(self, browser: str) -> int:
        """Delete all that is stored of the person at a browser: they resign, their names, seats and remarks go, the games stay.
        Return at how many tables something changed.
        """
        name = hashed(browser)
        held: dict[str, set[int]] = await self.store.read(lambda connection: keeping.running_seats(connection, name))
        for table, seats in held.items():
            try:
                await (await self.rooms.get(table)).give_up(seats)
            except NaqalaError as error:  # a table that cannot be read must not keep the person here
                LOG.warning("a person could not resign", table=table, error=repr(error))
        tables: list[str] = await self.store.write(lambda connection: keeping.forget_browsers(connection, [name]))
        self._forget_names()
        for table in tables:
            await self.rooms.remove(table)
        return len(tables)

    async def watch(self, table: str, browser: str) -> None:
        """Remember that a browser has been at a table, so that its list has it."""
        name = hashed(browser)
        if not await self.seats(table, browser):
            await self.store.sit(table, 0, name)
        if table in await self.store.read(lambda connection: dismissals.dismissed(connection, name)):
            await self.store.write(lambda connection: dismissals.recall(connection, table, name))

    async def dismiss(self, table: str, browser: str) -> None:
        """Put a table away: the list of this browser has it no more."""
        name = hashed(browser)
        await self.store.write(lambda connection: dismissals.dismiss(connection, table, name))

    async def invite(self, table: str, browser: str | None, seat: int) -> str:
        """Return a new link for a person's seat, for the host or a holder of the seat. The old link and its browsers lose the
        seat.
        """
        room = await self.rooms.get(table)
        if room.table.chair(seat).is_bot and room.table.setup.chairs[seat - 1].is_bot:
            raise NotYourSeatError(f"expected the seat of a person, got {seat}, where a bot sits")
        if not _is_host(room, browser) and seat not in await self.seats(table, browser):
            raise NotHostError("expected the host of the table or the holder of the seat")
        secret = new_secret()
        await self.store.invite(table, seat, hashed(secret))
        await self.rooms.reseat(table)
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
        room = await self.rooms.get(table)  # no await from here on, so that the guest cannot enter a dropped room
        name = hashed(browser) if browser else ""
        guest = Guest(name, room.holders.seats_of(name), _is_host(room, browser), send, address=address, drop=drop)
        room.guests.enter(guest)
        return room, guest


def _is_host(room: Room, browser: str | None) -> bool:
    """Return whether this browser opened the table."""
    return browser is not None and room.presence.host == hashed(browser)
