"""The house: all tables of a server, in the database and in memory, and its work in the background."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

import structlog

from naqala.game import Game
from naqala.memory import HOUR, look_through_everything, put_aside_regularly
from naqala.server import metrics
from naqala.server.errors import NotOverError
from naqala.server.health import Health
from naqala.server.lobby import LobbyShares
from naqala.server.network.browsers import hashed, new_secret, new_table_id
from naqala.server.notices.sender import Notices
from naqala.server.people.endings import PastEnding, fill_endings, past_ending
from naqala.server.people.figures import PeopleFigures
from naqala.server.protocol.films import FilmCache
from naqala.server.rooms.clockwork import Clockwork
from naqala.server.rooms.moderation import Moderation
from naqala.server.rooms.peers import Peers
from naqala.server.rooms.rooms import Rooms
from naqala.server.seats import SeatKeeper
from naqala.server.settings import Settings
from naqala.server.storage.store import FRESH, Store, TableListed
from naqala.server.tables.setup import Chair, Setup, going_on
from naqala.server.tables.table import Table
from naqala.server.thinking.reviews import Reviews
from naqala.server.thinking.workers import Workers

LOG = structlog.get_logger()
Result = TypeVar("Result")
PAUSE = 1.0
"""Seconds before work that failed begins again."""


async def _again_and_again(work: Callable[[], Coroutine[None, None, None]]) -> None:
    """Do work that has no end. It logs a fault and goes on."""
    while True:
        try:
            return await work()
        except Exception:  # no fault at one table may stop what all need
            LOG.exception("work in the background failed and begins again")
        await asyncio.sleep(PAUSE)


@dataclass
class TableOpened:
    """The name of a new table and the secrets of its seat links, by seat."""

    id: str
    invitations: dict[int, str]


class House:
    """The way to open and find tables."""

    def __init__(self, store: Store, workers: Workers, settings: Settings) -> None:
        self.store, self.workers, self.settings = store, workers, settings
        self._background = ThreadPoolExecutor(1, "background")
        """Makes films and replays records, in a thread of its own, so that loading a table never waits for a film."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.rooms = Rooms(store, workers, settings)
        self.peers = Peers(store, self.rooms, self._start_task)
        self.moderation = Moderation(store, self.rooms, settings.keep_days, self._forget_names)
        self.films = FilmCache(self.in_background)
        self.clockwork = Clockwork(store, self.rooms)
        self.lobby_shares = LobbyShares(store)
        self.health = Health(store)
        self.notices = Notices(store, settings, self._is_here)
        self.figures = PeopleFigures(store)
        self.seats = SeatKeeper(store, self.rooms, self.figures, self._forget_names)
        self.reviews = Reviews(store, workers, settings.review_depth, self.in_background)

    # Life

    def start(self) -> None:
        """Start all that runs in the background, such as dropping idle tables and listening to other servers."""
        self.workers.start()
        self._keep_running(self._sweep)
        self._start_task(self.store.bus.listen(self.peers.handle_note))
        self._start_task(self.health.look_for_damage())
        self._keep_running(self.moderation.run)
        self._start_task(fill_endings(self.store, self._past_ending))
        self._keep_running(self.notices.run)
        self._keep_running(self.clockwork.run)
        metrics.show_sizes(lambda: len(self.rooms.loaded), self._count_connections, lambda: self.workers.waiting)
        self._start_task(metrics.watch())
        self._start_task(put_aside_regularly())

    async def close(self) -> None:
        """Finish the waiting commands and stop."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, self.reviews.close(), self.notices.close(), return_exceptions=True)
        await self.rooms.close()
        self._background.shutdown(wait=False, cancel_futures=True)
        self.figures.close()
        await self.workers.close()
        await self.store.bus.close()
        self.store.close()

    def _start_task(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _keep_running(self, work: Callable[[], Coroutine[None, None, None]]) -> None:
        self._start_task(_again_and_again(work))

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

    def _count_connections(self) -> int:
        return sum(len(room.presence.guests) for room in list(self.rooms.loaded.values()))

    def _is_here(self, table: str, seat: int) -> bool:
        """Return whether the person of a seat is connected to this server."""
        room = self.rooms.loaded.get(table)
        return room is not None and seat in room.presence.here

    def _forget_names(self) -> None:
        """Drop what outside of rooms may hold a forgotten name."""
        self.films.forget()
        self.figures.forget()

    # Tables

    async def open(self, browser: str, setup: Setup, lobby: str | None = None) -> TableOpened:
        """Open a table; the browser that opens it is its host and holds the seats of people who are here. In the lobby, where it
        stands with its language, the table waits until it is full.
        """
        return await self._open(browser, setup, setup.game().decision.seat, lobby)

    async def go_on(self, browser: str, game: Callable[[], Game], chairs: list[Chair], hints: bool) -> TableOpened:
        """Open a table that continues a game; ``game`` replays it, which takes time."""

        def prepare() -> tuple[Setup, int | None]:
            setup = going_on(game(), chairs, hints)
            return setup, setup.game().decision.seat

        return await self._open(browser, *await self.in_background(prepare))

    async def _open(self, browser: str, setup: Setup, asked: int | None, lobby: str | None = None) -> TableOpened:
        opened = TableOpened(
            new_table_id(), {seat: new_secret() for seat, chair in enumerate(setup.chairs, 1) if chair.kind == "link"}
        )
        here = [seat for seat, chair in enumerate(setup.chairs, 1) if chair.kind == "here"]
        tokens = {seat: hashed(secret) for seat, secret in opened.invitations.items()}
        await self.store.open_table(opened.id, hashed(browser), setup, here or [0], tokens, asked, lobby)
        return opened

    async def tables_of(self, browser: str | None) -> list[TableListed]:
        """Return the tables a browser has been at."""
        return [] if browser is None else await self.store.tables_of(hashed(browser))

    async def finished(self, table: str) -> Table:
        """Return a table whose game is over; before that it has secrets."""
        found = (await self.rooms.get(table)).table
        if not found.game.is_over:
            raise NotOverError("expected a finished game; this one is still running, and its cards are secret")
        return found
