"""The house: all tables. A table is always on disk, and in memory while guests are connected or a bot has to answer. Several
servers on one database each have a house, and tell each other of changes by notes (bus.py).
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar
from weakref import WeakValueDictionary

import structlog
from sqlalchemy import Connection

from naqala.errors import NaqalaError
from naqala.game import Game
from naqala.memory import HOUR, look_through_everything
from naqala.server import dismissals, endings, keeping, lobby, metrics, people
from naqala.server.browsers import hashed, new_secret, new_table_id
from naqala.server.bus import ABOUT_PEOPLE, PAUSE
from naqala.server.clockwork import Clockwork
from naqala.server.errors import NotHostError, NotOverError, NotYourSeatError
from naqala.server.figures import PeopleFigures
from naqala.server.films import FilmCache
from naqala.server.health import Health
from naqala.server.notices.sender import Notices
from naqala.server.players import Players
from naqala.server.presence import Guest
from naqala.server.retention import Retention
from naqala.server.reviews import Reviews
from naqala.server.room import Room
from naqala.server.settings import Settings
from naqala.server.setup import Chair, Setup, going_on
from naqala.server.store import FRESH, Kept, Listed, Store
from naqala.server.table import Table
from naqala.server.writer import in_time

LOG = structlog.get_logger()
HEED = 5.0
"""Seconds between two looks at what the people who run the server have done."""
FILL_PAUSE = 0.02
"""Seconds between two games of former versions whose endings are filled in, so that films need not wait for all of them."""
Result = TypeVar("Result")


@dataclass
class NewTable:
    """A table that was just opened, with the secrets of its seat links."""

    id: str
    invitations: dict[int, str]


@dataclass
class House:
    """The rooms of all tables in memory, and the way to open, find and leave tables."""

    store: Store
    players: Players
    settings: Settings
    _rooms: dict[str, Room] = field(default_factory=dict)
    _idle_since: dict[str, float] = field(default_factory=dict)
    _locks: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    """A lock for each table that is being loaded or dropped, so that it never has two rooms."""
    _loading: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(1, "loading"))
    """Loads tables by replaying their events. One thread: more would only compete with each other and with the event loop."""
    _background: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(1, "background"))
    """Makes films and replays records, in a thread of its own, so that loading a table never waits for a film."""
    _sweeper: asyncio.Task[None] | None = None
    _listener: asyncio.Task[None] | None = None
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)
    """Tasks that notes have started."""

    def __post_init__(self) -> None:
        self.blocked: set[str] = set()
        """The addresses from which nothing is taken."""
        self.films = FilmCache(self.in_background)
        self.clockwork = Clockwork(self.store, self._rooms, self.room)
        self.health = Health(self.store)
        self.notices = Notices(
            self.store, self.settings, lambda table, seat: table in self._rooms and seat in self._rooms[table].presence.here
        )
        self.figures = PeopleFigures(self.store)
        self.reviews = Reviews(self.store, self.players, self.settings.review_depth, self.in_background)

    # Life

    def start(self) -> None:
        """Start to drop idle tables from memory and to listen to other servers."""
        self.players.start()
        self._sweeper = asyncio.create_task(self._sweep())
        self._listener = asyncio.create_task(self.store.bus.listen(self.handle_note))
        self._start_task(self.health.look_for_damage())
        self._start_task(self._heed_keepers())
        self._start_task(self._fill_endings())
        self._start_task(self.notices.run())
        self._start_task(self.clockwork.run())
        self._start_task(metrics.watch(self._sizes))

    async def close(self) -> None:
        """Finish the waiting commands and stop."""
        tasks = [task for task in (self._sweeper, self._listener, *self._tasks) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, self.reviews.close(), self.notices.close(), return_exceptions=True)
        for room in list(self._rooms.values()):
            await room.close()
        for threads in (self._loading, self._background):
            threads.shutdown(wait=False, cancel_futures=True)
        self.figures.close()
        await self.players.close()
        await self.store.bus.close()
        self.store.close()

    async def in_background(self, work: Callable[[], Result]) -> Result:
        """Run long work in the background thread, after earlier work."""
        return await asyncio.get_running_loop().run_in_executor(self._background, work)

    async def _sweep(self) -> None:
        looked = time.monotonic()
        while True:
            await asyncio.sleep(FRESH / 3)
            if time.monotonic() - looked > HOUR:
                looked = time.monotonic()
                look_through_everything()
            now, patience = time.monotonic(), 60 * self.settings.idle_minutes
            for name, room in list(self._rooms.items()):
                if not room.is_idle:
                    self._idle_since.pop(name, None)
                elif now - self._idle_since.setdefault(name, now) >= patience:
                    await self._forget(name)
            if self.store.bus.is_shared:
                await self._stay_present()
                await self._check_versions()

    async def _stay_present(self) -> None:
        """Report that this server is alive, and read which people are connected to other servers."""
        try:
            await self.store.stay_present({name: here for name, room in self._rooms.items() if (here := room.presence.here)})
            for name, room in list(self._rooms.items()):
                if room.presence.elsewhere:
                    room.update_elsewhere(await self.store.present_elsewhere(name))
        except NaqalaError as error:
            LOG.error("who is here could not be written", error=str(error))

    async def _check_versions(self) -> None:
        """Let tables catch up that are behind although no note has told them."""
        try:
            names = list(self._rooms)
            versions = await self.store.read(lambda connection: keeping.versions(connection, names))
        except NaqalaError as error:
            LOG.error("the versions of tables could not be read", error=str(error))
            return
        for name, number in versions.items():
            if name in self._rooms and number > self._rooms[name].table.version:
                self._rooms[name].handle_note(number)

    # The people who run the server

    async def _heed_keepers(self) -> None:
        """Look every few seconds at what the people who run the server have closed, deleted or blocked; delete what is old."""
        retention = None if self.settings.keep_days is None else Retention(self.store, self.settings.keep_days)
        while True:
            try:
                await self.heed_keepers()
                if retention is not None:
                    await retention.look(list(self._rooms))
            except NaqalaError as error:
                LOG.error("what was closed or blocked could not be read", error=str(error))
            await asyncio.sleep(HEED)

    async def _fill_endings(self) -> None:
        """Store how games ended that were over before that was kept; those that cannot be read stay without."""
        try:
            for table in await self.store.read(endings.without_ending):
                try:
                    result, ending = await self.in_background(partial(self._past_ending, table))
                except NaqalaError:
                    continue
                await self.store.write(partial(endings.fill_in, game=table, result=result, ending=ending))
                await asyncio.sleep(FILL_PAUSE)
        except NaqalaError as error:
            LOG.error("endings could not be stored", error=str(error))

    def _past_ending(self, table: str) -> tuple[str | None, endings.GameEnding]:
        return endings.past_ending(self._load(table)[1])

    async def heed_keepers(self) -> None:
        """Do what the people who run the server want."""
        rooms = dict(self._rooms)

        def look(connection: Connection) -> tuple[dict[str, keeping.TableState], set[str]]:
            return keeping.states(connection, list(rooms)), set(keeping.blocked(connection))

        states, self.blocked = await self.store.read(look)
        for name, room in rooms.items():
            state = states.get(name)
            for guest in list(room.presence.guests):
                if guest.address in self.blocked:
                    guest.drop()
            if state is None:
                await self._remove(name)
            elif state.forgotten != room.forgotten:
                self._forget_names()
                await self._remove(name)
            elif state.is_closed != room.table.is_closed:
                room.table.is_closed = state.is_closed
                room.bots.wake()

    async def _remove(self, name: str) -> None:
        """Drop a table that was deleted, or must be read again because a name is forgotten; its guests reconnect."""
        async with self._lock(name):
            if room := self._rooms.pop(name, None):
                self._idle_since.pop(name, None)
                for guest in list(room.presence.guests):
                    guest.drop()
                await room.close()

    def _forget_names(self) -> None:
        """Drop what else in memory may hold a forgotten name."""
        self.films.forget()
        self.figures.forget()

    async def _forget(self, name: str) -> None:
        """Drop an idle table from memory; guests who arrive now wait for the lock and get a new room."""
        async with self._lock(name):
            if self._rooms[name].is_idle:
                self._idle_since.pop(name, None)
                await self._rooms.pop(name).close()

    def _lock(self, table: str) -> asyncio.Lock:
        return self._locks.setdefault(table, asyncio.Lock())

    # Notes

    def handle_note(self, table: str | None, number: int) -> None:
        """Handle a note of the bus; without a table notes may have been missed, so check all tables."""
        if table is None:
            for name, room in self._rooms.items():
                room.handle_note(None)
                self._start_task(self._refresh_people(name))
            for name in [name for name in self._locks if name not in self._rooms]:
                self._start_task(self._handle_when_loaded(name, None))
        elif number == ABOUT_PEOPLE:
            self._start_task(self._refresh_people(table))
        elif table in self._rooms:
            self._rooms[table].handle_note(number)
        elif table in self._locks:
            self._start_task(self._handle_when_loaded(table, number))

    async def _refresh_people(self, table: str) -> None:
        """Read who sits at a table and who is connected, and retry until the database answers."""
        while True:
            try:
                await self._reseat(table)
                elsewhere = await self.store.present_elsewhere(table)
                if table in self._rooms:
                    self._rooms[table].update_elsewhere(elsewhere)
                    await self._rooms[table].talk.catch_up()
                return
            except NaqalaError as error:
                LOG.error("who sits at a table could not be read", table=table, error=str(error))
                await asyncio.sleep(PAUSE)

    async def _handle_when_loaded(self, table: str, number: int | None) -> None:
        """Pass on a note to a table that is being loaded, because the load may have missed it."""
        async with self._lock(table):
            if table in self._rooms:
                self._rooms[table].handle_note(number)

    def _start_task(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def has(self, table: str) -> bool:
        """Return whether a table is in memory."""
        return table in self._rooms

    def _sizes(self) -> tuple[int, int, int]:
        """Return the numbers of tables in memory, of connections, and of thoughts that wait."""
        return len(self._rooms), sum(len(room.presence.guests) for room in self._rooms.values()), self.players.waiting

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

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

    async def room(self, table: str) -> Room:
        """Return the room of a table; load it from disk if necessary."""
        if table not in self._rooms:
            async with self._lock(table):
                if table not in self._rooms:
                    loop = asyncio.get_running_loop()
                    kept, found = await in_time(loop.run_in_executor(self._loading, self._load, table))
                    who = (kept.host, kept.forgotten, dict(kept.commands))
                    room = Room(table, found, self.store, self.players, self.settings, *who)
                    room.presence.elsewhere = await self.store.present_elsewhere(table)
                    room.set_holders(kept.holders, kept.tastes)
                    room.table.is_closed = kept.is_closed
                    room.talk.begin(kept.talked)
                    self._rooms[table] = room
                    room.start()
        return self._rooms[table]

    def _load(self, table: str) -> tuple[Kept, Table]:
        kept = self.store.load(table)
        return kept, kept.table(table)

    async def seats(self, table: str, browser: str | None) -> set[int]:
        """Return the seats a browser holds."""
        return set() if browser is None else await self.store.seats_of(table, hashed(browser))

    async def tables_of(self, browser: str | None) -> list[Listed]:
        """Return the tables a browser has been at."""
        return [] if browser is None else await self.store.tables_of(hashed(browser))

    async def finished(self, table: str) -> Table:
        """Return a table whose game is over; before that it has secrets."""
        found = (await self.room(table)).table
        if not found.game.is_over:
            raise NotOverError("expected a finished game; this one goes on, and its cards are secret")
        return found

    # Seats

    async def sit(self, table: str, browser: str, secret: str) -> int:
        """Take the seat of a seat link, which is void for other browsers from then on."""
        await self.room(table)
        seat = await self.store.take_seat(table, hashed(secret), hashed(browser))
        await self._reseat(table)
        return seat

    async def join(self, table: str, browser: str) -> int:
        """Take a free seat of a table in the lobby."""
        await self.room(table)
        name = hashed(browser)
        seat: int = await self.store.write(lambda connection: lobby.take_free_seat(connection, table, name, self.store.bus))
        await self._reseat(table)
        return seat

    async def leave(self, table: str, browser: str) -> None:
        """Give back a seat of a table in the lobby; it has its first name again."""
        room, name = await self.room(table), hashed(browser)
        seats: list[int] = await self.store.write(lambda connection: lobby.give_back(connection, table, name, self.store.bus))
        await self._reseat(table)
        room.take_names_off(seats)

    async def _reseat(self, table: str) -> None:
        """Read who holds the seats of a table and tell its guests, after a change here or at another server."""
        async with self._lock(table):  # the table may be loading, and of several reads the last must come last
            if table in self._rooms:
                host, tastes = await self.store.read(
                    lambda connection: (people.host_of(connection, table), people.tastes_of(connection, [table]))
                )
                self._rooms[table].set_holders(await self.store.holders(table), tastes.get(table, {}))
                self._rooms[table].set_host(host)

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
            await self._reseat(table)
        return len(tables)

    async def forget(self, browser: str) -> int:
        """Delete all that is stored of the person at a browser: they resign, their names, seats and remarks go, the games stay.
        Return at how many tables something changed.
        """
        name = hashed(browser)
        held: dict[str, set[int]] = await self.store.read(lambda connection: keeping.running_seats(connection, name))
        for table, seats in held.items():
            try:
                await (await self.room(table)).give_up(seats)
            except NaqalaError as error:  # a table that cannot be read must not keep the person here
                LOG.warning("a person could not resign", table=table, error=repr(error))
        tables: list[str] = await self.store.write(lambda connection: keeping.forget_browsers(connection, [name]))
        self._forget_names()
        for table in tables:
            await self._remove(table)
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
        room = await self.room(table)
        if room.table.chair(seat).is_bot and room.table.setup.chairs[seat - 1].is_bot:
            raise NotYourSeatError(f"expected the seat of a person, got {seat}, where a bot sits")
        if not _is_host(room, browser) and seat not in await self.seats(table, browser):
            raise NotHostError("expected the host of the table or the holder of the seat")
        secret = new_secret()
        await self.store.invite(table, seat, hashed(secret))
        await self._reseat(table)
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
        room = await self.room(table)  # no await from here on, so that the guest cannot enter a dropped room
        name = hashed(browser) if browser else ""
        guest = Guest(name, room.seats_of(name), _is_host(room, browser), send, address=address, drop=drop)
        room.enter(guest)
        return room, guest


def _is_host(room: Room, browser: str | None) -> bool:
    """Return whether this browser opened the table."""
    return browser is not None and room.host == hashed(browser)
