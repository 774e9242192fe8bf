"""The house: all tables. A table is in memory while somebody is at it or a bot has to answer, and on disk always. Several servers
on one database each have a house, and hear of each other by notes (bus.py).
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TypeVar
from weakref import WeakValueDictionary

import structlog

from naqala.errors import NaqalaError
from naqala.game import Game
from naqala.memory import HOUR, look_through_everything
from naqala.options import Options
from naqala.server.browsers import hashed, new_secret, new_table_id
from naqala.server.bus import PAUSE, SEATS
from naqala.server.errors import NotHostError, NotOverError, NotYourSeatError
from naqala.server.films import Films
from naqala.server.players import Players
from naqala.server.presence import Guest
from naqala.server.room import Room
from naqala.server.settings import Settings
from naqala.server.setup import Chair, Setup, going_on, new_setup
from naqala.server.store import FRESH, Listed, Store
from naqala.server.table import Table

LOG = structlog.get_logger()
Result = TypeVar("Result")


@dataclass
class Opened:
    """A table that was just opened, with the secrets of its seat links."""

    id: str
    invitations: dict[int, str]


@dataclass
class House:
    """See above."""

    store: Store
    players: Players
    settings: Settings
    _rooms: dict[str, Room] = field(default_factory=dict)
    _idle_since: dict[str, float] = field(default_factory=dict)
    _doors: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    """By table, as long as somebody is at its door. Held while the table is read or forgotten, so that there is never a second
    room of it.
    """
    _reading: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(1, "reading"))
    """Plays tables again from their events. One thread: several would only take the time from each other and from the loop."""
    _desk: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(1, "desk"))
    """Makes films and plays records again; apart from the above, so that nobody waits for a film to get to a table."""
    _seatings: int = 0
    """How often seats have changed hands."""
    _sweeper: asyncio.Task[None] | None = None
    _listener: asyncio.Task[None] | None = None
    _errands: set[asyncio.Task[None]] = field(default_factory=set)
    """What notes have led to and is not done yet."""

    def __post_init__(self) -> None:
        self.films = Films(self.aside)

    # Life

    def start(self) -> None:
        """Begins to forget tables nobody is at, and to hear what other servers write."""
        self.players.start()
        self._sweeper = asyncio.create_task(self._sweep())
        self._listener = asyncio.create_task(self.store.bus.listen(self.hear))

    async def close(self) -> None:
        """Finishes what waits and stops."""
        tasks = [task for task in (self._sweeper, self._listener, *self._errands) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in list(self._rooms.values()):
            await room.close()
        for threads in (self._reading, self._desk):
            threads.shutdown(wait=False, cancel_futures=True)
        await self.players.close()
        self.store.close()

    async def aside(self, work: Callable[[], Result]) -> Result:
        """Does something long beside the loop, after what was asked for before."""
        return await asyncio.get_running_loop().run_in_executor(self._desk, work)

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

    async def _stay_present(self) -> None:
        """Says that this server lives, and looks whether those at other servers still do."""
        try:
            await self.store.stay_present({name: here for name, room in self._rooms.items() if (here := room.presence.here)})
            for name, room in list(self._rooms.items()):
                if room.presence.elsewhere:
                    room.see_elsewhere(await self.store.present_elsewhere(name))
        except NaqalaError as error:
            LOG.error("who is here could not be written", error=str(error))

    async def _forget(self, name: str) -> None:
        """Who comes meanwhile waits at the door and gets a new room."""
        async with self._door(name):
            if self._rooms[name].is_idle:
                self._idle_since.pop(name, None)
                await self._rooms.pop(name).close()

    def _door(self, table: str) -> asyncio.Lock:
        return self._doors.setdefault(table, asyncio.Lock())

    # Notes

    def hear(self, table: str | None, number: int) -> None:
        """A note of the bus; without a table some may have been missed, and every table is looked at."""
        if table is None:
            for name, room in self._rooms.items():
                room.hear(None)
                self._begin(self._look_around(name))
            for name in [name for name in self._doors if name not in self._rooms]:
                self._begin(self._hear_at_door(name, None))
        elif number == SEATS:
            self._begin(self._look_around(table))
        elif table in self._rooms:
            self._rooms[table].hear(number)
        elif table in self._doors:
            self._begin(self._hear_at_door(table, number))

    async def _look_around(self, table: str) -> None:
        """Who sits at a table and who is there is read anew, as soon as the database answers."""
        async with self._door(table):  # it may just be read
            pass
        while table in self._rooms:
            try:
                await self._reseat(table)
                elsewhere = await self.store.present_elsewhere(table)
                if table in self._rooms:
                    self._rooms[table].see_elsewhere(elsewhere)
                return
            except NaqalaError as error:
                LOG.error("who sits at a table could not be read", table=table, error=str(error))
                await asyncio.sleep(PAUSE)

    async def _hear_at_door(self, table: str, number: int | None) -> None:
        """The table may just be read, and this not among what is read."""
        async with self._door(table):
            if table in self._rooms:
                self._rooms[table].hear(number)

    def _begin(self, errand: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    # Tables

    async def open(self, browser: str, options: Options, chairs: list[Chair], seed: str | None, hints: bool) -> Opened:
        """A new table; the browser that opens it is its host and holds the seats of people who are here."""
        setup = new_setup(options, chairs, seed, hints)
        return await self._open(browser, setup, setup.game().decision.seat)

    async def go_on(self, browser: str, game: Callable[[], Game], chairs: list[Chair], hints: bool) -> Opened:
        """A table that goes on from where a game stands, which has to be played there first."""

        def prepare() -> tuple[Setup, int | None]:
            setup = going_on(game(), chairs, hints)
            return setup, setup.game().decision.seat

        return await self._open(browser, *await self.aside(prepare))

    async def _open(self, browser: str, setup: Setup, asked: int | None) -> Opened:
        opened = Opened(
            new_table_id(), {seat: new_secret() for seat, chair in enumerate(setup.chairs, 1) if chair.kind == "link"}
        )
        here = [seat for seat, chair in enumerate(setup.chairs, 1) if chair.kind == "here"]
        tokens = {seat: hashed(secret) for seat, secret in opened.invitations.items()}
        await self.store.open_table(opened.id, hashed(browser), setup, here or [0], tokens, asked)
        return opened

    async def room(self, table: str) -> Room:
        """The room of a table, read from disk if need be."""
        if table not in self._rooms:
            async with self._door(table):
                if table not in self._rooms:
                    kept = await self.store.load(table)
                    found = await asyncio.get_running_loop().run_in_executor(
                        self._reading, lambda: Table.from_events(kept.setup, kept.events)
                    )
                    room = Room(table, found, self.store, self.players, self.settings, kept.host, dict(kept.commands))
                    room.presence.elsewhere = await self.store.present_elsewhere(table)
                    read = -1
                    while read != self._seatings:  # somebody sat down while this was read
                        read = self._seatings
                        room.see_holders(await self.store.holders(table))
                    self._rooms[table] = room
                    room.start()
        return self._rooms[table]

    async def seats(self, table: str, browser: str | None) -> set[int]:
        """The seats a browser holds."""
        return set() if browser is None else await self.store.seats_of(table, hashed(browser))

    async def mine(self, browser: str | None) -> list[Listed]:
        """The tables a browser has been at."""
        return [] if browser is None else await self.store.tables_of(hashed(browser))

    async def finished(self, table: str) -> Table:
        """A table whose game is over; only then everything may be known."""
        found = (await self.room(table)).table
        if not found.game.is_over:
            raise NotOverError("expected a finished game; this one goes on, and its cards are secret")
        return found

    # Seats

    async def sit(self, table: str, browser: str, secret: str) -> int:
        """Somebody comes by a seat link, which is spent then."""
        await self.room(table)
        seat = await self.store.take_seat(table, hashed(secret), hashed(browser))
        await self._reseat(table)
        return seat

    async def _reseat(self, table: str) -> None:
        """Somebody has sat down or lost a seat, here or at another server: those who are connected hold what is written now."""
        self._seatings += 1
        held, read = dict[str, set[int]](), -1
        while read != self._seatings:  # somebody else did so while this was read
            read = self._seatings
            if table not in self._rooms:
                return
            held = await self.store.holders(table)
        if table in self._rooms:
            self._rooms[table].see_holders(held)

    async def watch(self, table: str, browser: str) -> None:
        """Notes that a browser has been at a table, so that it finds it again."""
        if not await self.seats(table, browser):
            await self.store.sit(table, 0, hashed(browser))

    async def invite(self, table: str, browser: str | None, seat: int) -> str:
        """A new link for a person's seat, by the host or whoever holds it; the old link and all who came by it are out."""
        room = await self.room(table)
        if room.table.chair(seat).is_bot and room.table.setup.chairs[seat - 1].is_bot:
            raise NotYourSeatError(f"expected the seat of a person, got {seat}, where a bot sits")
        if not _is_host(room, browser) and seat not in await self.seats(table, browser):
            raise NotHostError("expected the host of the table or the holder of the seat")
        secret = new_secret()
        await self.store.invite(table, seat, hashed(secret))
        await self._reseat(table)
        return secret

    async def welcome(self, table: str, browser: str | None, send: Callable[[str], None]) -> tuple[Room, Guest]:
        """Somebody is connected to a table."""
        seats, read = set[int](), -1
        await self.room(table)
        while read != self._seatings:  # somebody sat down or was sent away while the seats were read
            read = self._seatings
            seats = await self.seats(table, browser)
            room = await self.room(table)  # from here to the end nothing waits, so that nobody enters a forgotten room
        guest = Guest(hashed(browser) if browser else "", seats, _is_host(room, browser), send)
        room.enter(guest)
        return room, guest


def _is_host(room: Room, browser: str | None) -> bool:
    """Whether this browser opened the table."""
    return browser is not None and room.host == hashed(browser)
