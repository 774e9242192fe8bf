"""A room: one table, those who are connected to it, and the one task that changes it.

Commands and bots' answers wait in a queue and are carried out one after the other. Each is judged at the table as it is and
becomes events; those are stored before they change the table and are broadcast, so what fails has not happened. Another server on
the same database may have a room of the same table: the first to write has played, and the other reads that and judges again.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import structlog

from naqala.errors import NaqalaError
from naqala.server.bot_driver import BotDriver
from naqala.server.broadcaster import Broadcaster
from naqala.server.browsers import command_name
from naqala.server.commands import expect_allowed, judge, preview
from naqala.server.errors import ServerError, StaleError, StoreError
from naqala.server.events import Event
from naqala.server.hint_desk import HintDesk
from naqala.server.messages import PROTOCOL, Command, Done, Hello, Hint, Play, SeatCommand, Watch
from naqala.server.players import Players
from naqala.server.presence import Guest, Presence
from naqala.server.proposal_clock import ProposalClock
from naqala.server.settings import Settings
from naqala.server.store import Store
from naqala.server.table import BotTurn, Table

LOG = structlog.get_logger()
PAUSE = 1.0
"""Seconds before a retry: of a bot's answer that was not stored, of reading what another server wrote."""
GRACE = 5.0
"""The server that wrote last lets its bot think. Another one does that in its place if so many seconds more than a bot may think
have gone by.
"""
Job = Callable[[], Awaitable[None]]


@dataclass(eq=False)
class Room:
    """See above."""

    id: str
    table: Table
    store: Store
    players: Players
    settings: Settings
    host: str = ""
    """The hash of the browser that opened the table."""
    commands: dict[str, int] = field(default_factory=dict)
    """The commands that were carried out, with the version they led to."""
    presence: Presence = field(default_factory=Presence)
    _noted: set[int] = field(default_factory=set)
    """The seats whose people are connected here, as the other servers know."""
    _queue: "asyncio.Queue[Job | None]" = field(default_factory=asyncio.Queue)
    _task: asyncio.Task[None] | None = None
    _patience: float = 0.0
    """Seconds a bot's turn is left to the server that wrote last; none if that was this one."""

    def __post_init__(self) -> None:
        self.broadcaster = Broadcaster(self.table, self.presence)
        self.clock = ProposalClock(self.table, self.presence, lambda: self._queue.put_nowait(self._decide_proposal))
        self.bots = BotDriver(self.id, self.table, self.players, self.settings.bot_seconds, self._hear_bot)
        self.hints = HintDesk(self.id, self.table, self.players, self.settings.hint_seconds, self.presence, self.broadcaster)

    # Life

    def start(self) -> None:
        """Begin to carry out commands; a bot that is asked begins to think."""
        self._task = asyncio.create_task(self._run())
        self._notice_presence()
        self.bots.wake()

    async def close(self) -> None:
        """Carry out what waits and stop; what bots think about is lost."""
        if self._task is not None:
            self._queue.put_nowait(None)
            await self._task
        self.clock.stop()
        self.broadcaster.close()
        await self.bots.close()
        await self.hints.close()

    async def _run(self) -> None:
        while (job := await self._queue.get()) is not None:
            try:
                await job()
            except NaqalaError as error:
                LOG.error("a table could not go on", table=self.id, error=repr(error))
            except Exception:  # whatever it was, the next job is done
                LOG.exception("a table stumbled", table=self.id)

    @property
    def is_idle(self) -> bool:
        """Nobody is connected and no bot has to answer."""
        return not self.presence.guests and self.table.bot_turn is None and self._queue.empty()

    # Guests

    def enter(self, guest: Guest) -> None:
        """A guest is connected."""
        self.presence.guests.add(guest)
        self.greet(guest)
        self._tell_presence()

    def greet(self, guest: Guest) -> None:
        """Tell a guest where it is and which seats it holds."""
        options, setup = self.table.game.options, self.table.setup
        guest.tell(Hello(PROTOCOL, self.id, options, sorted(guest.seats), guest.host, setup.hints, self.players.is_warm))

    def see_holders(self, held: dict[str, set[int]]) -> None:
        """These browsers hold these seats from now on."""
        devices = Counter(seat for seats in held.values() for seat in seats)
        if devices != self.presence.devices:
            self.presence.devices = devices
            self._tell_presence()
        for guest in list(self.presence.guests):
            self.seat(guest, held.get(guest.browser, set()))

    def seat(self, guest: Guest, seats: set[int]) -> None:
        """A guest holds these seats from now on; if it has lost the one it watches, it sees what everybody may."""
        if seats == guest.seats:
            return
        guest.seats = seats
        self.greet(guest)
        self._tell_presence()
        if guest.watching is not None and guest.watching not in seats:
            guest.watching, guest.is_shown = None, False
            self.broadcaster.show(guest)

    def leave(self, guest: Guest) -> None:
        """A guest is gone."""
        self.presence.guests.discard(guest)
        self._tell_presence()

    def see_elsewhere(self, seats: set[int]) -> None:
        """People have come to other servers, or left them."""
        if seats != self.presence.elsewhere:
            self.presence.elsewhere = seats
            self._tell_presence()

    def _tell_presence(self) -> None:
        if self.store.bus.is_shared and self._noted != (here := self.presence.here):
            self._noted = here
            self.store.note_presence(self.id, self._noted)
        self._notice_presence()
        self.broadcaster.tell_presence()

    def _notice_presence(self) -> None:
        """Note who has come or left since, and what that means for an open proposal."""
        self.presence.notice()
        self.clock.set()

    # Commands

    def ask(self, guest: Guest, command: Command) -> None:
        """Put a guest's command in the queue."""
        self._queue.put_nowait(partial(self._answer, guest, command))

    async def _answer(self, guest: Guest, command: Command) -> None:
        try:
            await self._retry(partial(self._carry_out, guest, command))
        except NaqalaError as error:
            self.broadcaster.refuse(guest, command, error)
        except Exception:  # the browser waits for an answer
            LOG.exception("a command failed", table=self.id, command=type(command).__name__)
            self.broadcaster.refuse(guest, command, ServerError("something went wrong; nothing was played"))

    async def _retry(self, attempt: Job) -> None:
        """Try; if the table has moved on meanwhile (another server was quicker, or what seemed to fail is stored), try again:
        what depends on the position is stale then, and what was carried out is known.
        """
        while True:
            version = self.table.version
            try:
                return await attempt()
            except (StaleError, StoreError):
                if self.table.version == version:
                    raise

    async def _carry_out(self, guest: Guest, command: Command) -> None:
        if getattr(command, "version", 0) > self.table.version:
            await self._catch_up()  # made at another server, whose note has not come yet
        name = command_name(guest.browser, command.id)
        if name in self.commands:
            guest.tell(Done(command.id, self.commands[name]))
            return
        expect_allowed(self.table, guest, command)
        await _HANDLERS.get(type(command), Room._change)(self, name, guest, command)

    async def _watch(self, _name: str, guest: Guest, command: Watch) -> None:
        guest.is_shown = guest.is_shown and guest.watching == command.seat
        guest.watching = command.seat
        guest.tell(Done(command.id, self.table.version))
        self.broadcaster.show(guest, self.table.known(command.after, command.version))

    async def _hint(self, _name: str, guest: Guest, command: Hint) -> None:
        self.hints.begin(guest, command)

    async def _play(self, name: str, guest: Guest, command: Play) -> None:
        """Carry out an answer; if its player is not sure and cannot take it back, show what it leads to."""
        if not command.sure and (shown := preview(self.table, command)):
            guest.tell(shown)
        else:
            await self._change(name, guest, command)

    async def _change(self, name: str, guest: Guest, command: SeatCommand) -> None:
        """Carry out a command that changes the table."""
        await self._write(judge(self.table, self.presence, guest, command), name)
        guest.tell(Done(command.id, self.table.version))
        self._changed()

    # Events

    async def _write(self, events: list[Event], name: str | None = None) -> None:
        """Store events that were judged at the table as it is; then they change it."""
        try:
            await self.store.append(self.id, self.table.version, events, name, self.table.asked_after(events))
        except NaqalaError:  # they may be there nevertheless, or another server's: what is stored counts
            await self._catch_up()
            raise
        self._apply(events, 0.0)
        if name is not None:
            self.commands[name] = self.table.version

    def _apply(self, events: list[Event], patience: float) -> None:
        """Change the table. If a bot is asked now, its turn is left to the server that wrote the events."""
        before = self.table.bot_turn
        for event in events:
            self.table.apply(event)
        if self.table.bot_turn != before:
            self._patience = patience

    def _changed(self) -> None:
        self.clock.set()
        self.broadcaster.broadcast()
        self.bots.wake(self._patience)

    def hear(self, version: int | None) -> None:
        """A note has come that the table has so many events by now, or None: any number. Most are of what was written here."""
        self._queue.put_nowait(partial(self._heed, version))

    async def _heed(self, version: int | None) -> None:
        """Read what is new, if anything is; again and again if the database does not answer."""
        if version is None or version > self.table.version:
            if not await self._catch_up():
                asyncio.get_running_loop().call_later(PAUSE, self.hear, version)

    async def _catch_up(self) -> bool:
        """Read what is stored and not known here. A database that cannot be read now will refuse the next command too."""
        try:
            news = await self.store.news(self.id, self.table.version)
        except NaqalaError as error:
            LOG.error("a table could not be read again", table=self.id, error=str(error))
            return False
        if news.events:
            self._apply(news.events, self.settings.bot_seconds + GRACE if self.store.bus.is_shared else 0.0)
            self.commands.update(news.commands)
            self._changed()
        return True

    # What nobody at the table asked for

    async def _decide_proposal(self) -> None:
        """The clock of the open proposal rang; once more a little later if what follows could not be stored."""
        try:
            await self._retry(self._go_on_without_who_is_away)
        except NaqalaError:
            self.clock.ring_in(PAUSE)
            raise

    async def _go_on_without_who_is_away(self) -> None:
        if events := self.clock.due():
            await self._write(events)
            self._changed()
        else:
            self.clock.set()

    def _hear_bot(self, turn: BotTurn, action: str | None) -> None:
        self._queue.put_nowait(partial(self._play_for_bot, turn, action))

    async def _play_for_bot(self, turn: BotTurn, action: str | None) -> None:
        """A bot has answered, or could not; an answer that could not be stored is thought about again a little later."""
        self.bots.thinking, pause = None, PAUSE
        try:
            await self._retry(partial(self._play_if_asked, turn, action))
            pause = self._patience
        finally:
            self.bots.wake(pause)

    async def _play_if_asked(self, turn: BotTurn, action: str | None) -> None:
        """An answer that comes too late (somebody took back, a person sits there again) is forgotten."""
        if action is not None and self.table.bot_turn == turn:
            await self._write(self.table.play(turn.seat, action))
            self._changed()


_HANDLERS: dict[type[Command], Callable[[Room, str, Guest, Any], Awaitable[None]]] = {
    Watch: Room._watch,
    Hint: Room._hint,
    Play: Room._play,
}
"""All other commands change the table."""
