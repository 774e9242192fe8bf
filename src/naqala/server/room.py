"""A room: one table, its guests, and the one task that changes it.

Commands and bots' answers wait in a queue; the room carries them out one after the other. It judges each at the table as it
is, stores the events, then applies and broadcasts them, so a command that fails changes nothing. Another server on the same
database may have a room of the same table: the first to write has played, and the other reads that and judges again.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import structlog
from limits import parse_many

from naqala.errors import NaqalaError
from naqala.server import keeping, metrics
from naqala.server.bot_driver import GRACE, BotDriver
from naqala.server.broadcaster import Broadcaster
from naqala.server.browsers import command_name
from naqala.server.commands import expect_allowed, judge, preview
from naqala.server.endings import ending_written
from naqala.server.errors import (
    ClosedTableError,
    NameTakenError,
    ServerError,
    StaleError,
    StoreError,
    TooMuchError,
    UnsettledError,
)
from naqala.server.events import Played, Seated, TableEvent
from naqala.server.hint_service import HintService
from naqala.server.leaving import also_written, give_up
from naqala.server.messages import PROTOCOL, ChangeCommand, Coach, Command, Done, Hello, Hint, Hush, Play, Rename, Say, Watch
from naqala.server.parts import BotTurn
from naqala.server.people import Taste, dressed
from naqala.server.players import Players
from naqala.server.presence import Guest, Presence
from naqala.server.proposal_clock import ProposalClock
from naqala.server.rates import RateLimit
from naqala.server.rematch import next_table, store_rematch
from naqala.server.results import stored_result
from naqala.server.settings import Settings
from naqala.server.store import Store
from naqala.server.table import Table
from naqala.server.talk import TalkRoom
from naqala.server.time_keeper import TimeKeeper
from naqala.server.turnstile import Asker, Urgency
from naqala.server.writer import Work, together

LOG = structlog.get_logger()
PAUSE = 1.0
"""Seconds before a retry: of a bot's answer that was not stored, of reading what another server wrote."""
RENAMES, MOST_EVENTS = "60/minute", 50_000
"""How often seats of one table may change their names, and how much may happen there: twenty times what a long game needs."""
Job = Callable[[], Awaitable[None]]


@dataclass(eq=False)
class Room:
    """The running side of a table."""

    id: str
    table: Table
    store: Store
    players: Players
    settings: Settings
    host: str = ""
    """The hash of the browser that opened the table."""
    forgotten: float | None = None
    """When a person was last forgotten at the table, before it was read."""
    commands: dict[str, int] = field(default_factory=dict)
    """The commands the room has carried out, with the version they led to."""
    presence: Presence = field(default_factory=Presence)
    _holders: dict[str, set[int]] = field(default_factory=dict)
    """The seats of each browser."""
    _payer: str = ""
    """The address of the host, or of the first guest until the host comes: it pays for bots that think while no guest is here."""
    _tastes: dict[int, Taste] = field(default_factory=dict)
    """What the people on the seats like."""
    _noted: set[int] = field(default_factory=set)
    """The seats whose people are connected here, as the other servers know."""
    _queue: "asyncio.Queue[Job | None]" = field(default_factory=asyncio.Queue)
    _task: asyncio.Task[None] | None = None
    _patience: float = 0.0
    """Seconds for which a bot's turn is left to the server that wrote last; 0 if that was this one."""

    def __post_init__(self) -> None:
        self.broadcaster = Broadcaster(self.table, self.presence, self.store.uptime.now)
        decide_time = partial(self._queue.put_nowait, self._decide_time)
        self.time = TimeKeeper(self.id, self.table, self.presence, self.store, decide_time)
        self._renames = RateLimit(parse_many(RENAMES))
        self.clock = ProposalClock(self.table, self.presence, lambda: self._queue.put_nowait(self._decide_proposal))
        self.bots = BotDriver(
            *(self.id, self.table, self.players, self.store.bus, self.settings.bot_seconds),
            *(self._asker, self._is_current, self._queue_bot_answer),
        )
        self.talk = TalkRoom(self.id, self.store, self.presence, lambda seat: self.table.chair(seat).name)
        self.hints = HintService(self.id, self.table, self.players, self.settings.hint_seconds, self.presence, self.broadcaster)

    # Life

    def start(self) -> None:
        """Begin to carry out commands; a bot that is asked begins to think."""
        self._task = asyncio.create_task(self._run())
        self._notice_presence()
        self.bots.wake()
        self._look_for_rematch()
        self.time.look()

    async def close(self) -> None:
        """Carry out the waiting commands and stop; unfinished thoughts of bots are lost."""
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
            except Exception:  # the next job must run in any case
                LOG.exception("a table failed", table=self.id)

    @property
    def is_idle(self) -> bool:
        """Whether no guest is connected and no bot has to answer."""
        is_asked = self.table.bot_turn is not None and not self.bots.is_paused
        return not self.presence.guests and not is_asked and self._queue.empty()

    def _asker(self) -> Asker | None:
        """Return for whom a bot thinks; None if it has to wait: where only bots play without spectators, or play stands."""
        if self.table.stands:
            return None
        guests, people, absent = self.presence.guests, self.table.people, (self._payer or self.host,)
        seated = tuple({guest.address for guest in guests if guest.seats & people})
        if seated or self.presence.elsewhere & people:
            return Asker(Urgency.PEOPLE, seated or absent)
        if not people and not guests:
            return None
        return Asker(Urgency.BOTS, tuple({guest.address for guest in guests}) or absent)

    # Guests

    def enter(self, guest: Guest) -> None:
        """Add a guest and greet it."""
        self.presence.guests.add(guest)
        if guest.host or not self._payer:
            self._payer = guest.address
        self.greet(guest)
        self._tell_presence()
        if self.bots.is_paused:
            self.bots.wake()

    def greet(self, guest: Guest) -> None:
        """Tell a guest where it is and which seats it holds."""
        options, setup, is_warm = self.table.game.options, self.table.setup, self.players.is_warm
        guest.tell(Hello(PROTOCOL, self.id, options, sorted(guest.seats), guest.host, setup.hints, is_warm, setup.seed))
        self.talk.greet(guest)

    def seats_of(self, browser: str) -> set[int]:
        """Return the seats a browser holds."""
        return set(self._holders.get(browser, ()))

    def set_holders(self, holders: dict[str, set[int]], tastes: dict[int, Taste]) -> None:
        """Set which browsers hold which seats, and which colours and camels their people like."""
        self._holders, self._tastes = holders, tastes
        devices = Counter(seat for seats in holders.values() for seat in seats)
        looks = dict(enumerate(dressed(tastes, len(self.table.chairs)), 1))
        if (devices, looks) != (self.presence.devices, self.presence.looks):
            self.presence.devices, self.presence.looks = devices, looks
            self._tell_presence()
        for guest in list(self.presence.guests):
            self.seat(guest, self.seats_of(guest.browser))

    def _unseat(self, seat: int) -> None:
        """Take a seat from all browsers that hold it."""
        holders = {browser: seats - {seat} for browser, seats in self._holders.items()}
        self.set_holders(holders, {one: taste for one, taste in self._tastes.items() if one != seat})

    def take_names_off(self, seats: Iterable[int]) -> None:
        """Give seats the names they had before people came to them."""
        for seat in seats:
            self._queue.put_nowait(partial(self._retry, partial(self._take_name_off, seat)))

    async def _take_name_off(self, seat: int) -> None:
        usual = self.table.setup.chairs[seat - 1].name
        if self.presence.devices[seat] or self.table.chair(seat).name == usual:
            return
        with suppress(NameTakenError):
            await self._write(self.table.name(seat, usual))
            self._changed()

    def set_host(self, host: str) -> None:
        """Set which browser is the host, and tell those for whom that changes something."""
        self.host = host
        for guest in list(self.presence.guests):
            if guest.host != (guest.browser == host):
                guest.host = guest.browser == host
                self.greet(guest)

    def seat(self, guest: Guest, seats: set[int]) -> None:
        """Set the seats of a guest; if it has lost the one it watches, show it the public view."""
        if seats == guest.seats:
            return
        guest.seats = seats
        self.greet(guest)
        self._tell_presence()
        if guest.watching is not None and guest.watching not in seats:
            guest.watching, guest.is_shown = None, False
            self.broadcaster.show(guest)

    def leave(self, guest: Guest) -> None:
        """Remove a guest."""
        self.presence.guests.discard(guest)
        self._tell_presence()

    def update_elsewhere(self, seats: set[int]) -> None:
        """Set which seats have people at other servers."""
        if seats != self.presence.elsewhere:
            self.presence.elsewhere = seats
            self._tell_presence()

    def _tell_presence(self) -> None:
        if self.store.bus.is_shared and self._noted != (here := self.presence.here):
            self._noted = here
            self.store.note_presence(self.id, self._noted)
        self._notice_presence()
        self.time.look()
        self.broadcaster.tell_presence()

    def _notice_presence(self) -> None:
        """Note who has come or left, and what that means for an open proposal."""
        self.presence.notice()
        self.clock.set()

    # Commands

    def ask(self, guest: Guest, command: Command) -> None:
        """Put a guest's command in the queue."""
        self._queue.put_nowait(partial(self._answer, guest, command, time.monotonic()))

    async def _answer(self, guest: Guest, command: Command, arrived: float) -> None:
        try:
            await self._retry(partial(self._carry_out, guest, command))
            if isinstance(command, Play):
                metrics.SEEN_SECONDS.observe(time.monotonic() - arrived)
        except NaqalaError as error:
            self.broadcaster.refuse(guest, command, error)
        except Exception:  # the browser waits for an answer
            LOG.exception("a command failed", table=self.id, command=type(command).__name__)
            self.broadcaster.refuse(guest, command, ServerError("something went wrong; nothing was played"))

    async def _retry(self, attempt: Job) -> None:
        """Retry as long as the table has moved on during the attempt: another server was quicker, or the events were stored in
        spite of an error. The retry finds a command stale, or already carried out.
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
            await self._catch_up()  # made at another server, whose note is still on its way
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

    async def _say(self, _name: str, guest: Guest, command: Say) -> None:
        await self.talk.say(guest, command, self.table.is_closed, self.table.version)

    async def _hush(self, _name: str, guest: Guest, command: Hush) -> None:
        await self.talk.hush(guest, command, self.table.version)

    async def _coach(self, _name: str, guest: Guest, command: Coach) -> None:
        self.hints.coach(guest, command)

    async def _play(self, name: str, guest: Guest, command: Play) -> None:
        """Carry out an answer; if its player is not sure and there is no undo, show what it leads to."""
        if not command.sure and (shown := preview(self.table, command)):
            guest.tell(shown)
        else:
            await self._change(name, guest, command)

    async def _change(self, name: str, guest: Guest, command: ChangeCommand) -> None:
        """Carry out a command that changes the table."""
        if self.table.is_closed:
            raise ClosedTableError("expected an open table, this one was closed")
        self._expect_modest(command)
        await self._write(judge(self.table, self.presence, guest, command), name)
        guest.tell(Done(command.id, self.table.version))
        self._changed()

    def _expect_modest(self, command: ChangeCommand) -> None:
        """Refuse what would only make the table longer: each change is stored forever and shown to all."""
        if self.table.version >= MOST_EVENTS:
            raise TooMuchError(f"expected at most {MOST_EVENTS} answers, undos and names at one table, got more")
        if isinstance(command, Rename) and (rate := self._renames.exceeded()):
            raise TooMuchError(f"expected at most {rate} new names at one table, got more")

    # Events

    async def _write(self, events: list[TableEvent], name: str | None = None, also: Work | None = None) -> None:
        """Store events that were judged at the table as it is, and what belongs to them; then apply them."""
        clock, due = self.time.stamp()
        try:
            over = self.table.over_after(events)
            written = together(also or also_written(self.id, events), ending_written(self.id, self.table, over))
            after = (self.table.asked_after(events), written, None if over is None else stored_result(over))
            stands = self.table.stands_after(events)
            await self.store.append(self.id, self.table.version, events, name, *after, clock, due, stands)
        except NaqalaError as error:  # the events may be stored in spite of it, or those of another server: the database decides
            if isinstance(error, UnsettledError):  # it has not decided yet
                error.settled.add_done_callback(lambda _: self.handle_note(None))
            if not await self._catch_up():  # a connection that was cut during the commit; the next may be there already
                await asyncio.sleep(PAUSE)
                await self._catch_up()
            raise
        self._apply(events, [clock] * len(events), 0.0)
        if isinstance(events[0], Played):
            metrics.ACTIONS.labels("bot" if name is None else "person").inc()
        if name is not None:
            self.commands[name] = self.table.version

    def _apply(self, events: list[TableEvent], times: list[float | None], patience: float) -> None:
        """Apply events. If a bot is asked now, leave its turn to the server that wrote them."""
        before = self.table.bot_turn
        for event, at in zip(events, times, strict=True):
            self.table.apply(event, at or 0.0)
            if isinstance(event, Seated) and event.why == "removed":
                self._unseat(event.seat)
        if self.table.bot_turn != before:
            self._patience = patience

    def _changed(self) -> None:
        self.clock.set()
        self.broadcaster.broadcast()
        self.bots.wake(self._patience)
        self._look_for_rematch()
        self.time.look()

    def handle_note(self, version: int | None) -> None:
        """Handle a note that the table has this number of events, or None: an unknown number. Most notes are of this room's own
        events.
        """
        self._queue.put_nowait(partial(self._catch_up_to, version))

    async def _catch_up_to(self, version: int | None) -> None:
        """Read events up to this version, and retry until the database answers."""
        if version is None or version > self.table.version:
            if not await self._catch_up():
                asyncio.get_running_loop().call_later(PAUSE, self.handle_note, version)

    async def _is_current(self) -> bool:
        """Return whether no other server has written what this room does not know yet; if one has, begin to catch up."""
        if not self.store.bus.is_shared:
            return True
        try:
            versions = await self.store.read(lambda connection: keeping.versions(connection, [self.id]))
        except NaqalaError:  # then the answer will not be stored either
            return True
        if versions.get(self.id, 0) > self.table.version:
            self.handle_note(None)
            return False
        return True

    async def _catch_up(self) -> bool:
        """Read the events this room does not know. If the database does not answer, the next command will fail too."""
        try:
            news = await self.store.news(self.id, self.table.version)
        except NaqalaError as error:
            LOG.error("a table could not be read again", table=self.id, error=str(error))
            return False
        if news.events:
            self._apply(news.events, news.times, self.settings.bot_seconds + GRACE if self.store.bus.is_shared else 0.0)
            self.commands.update(news.commands)
            self._changed()
        return True

    # Changes that no guest requested

    async def give_up(self, seats: set[int]) -> None:
        """Let go of seats for good, after the commands that wait."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                await self._retry(partial(self._give_up, seats))
            finally:
                done.set_result(None)

        self._queue.put_nowait(job)
        await done

    async def _give_up(self, seats: set[int]) -> None:
        if events := give_up(self.table, seats):
            await self._write(events)
            self._changed()

    async def _decide_time(self) -> None:
        """Let happen what is due by the clocks; the next moment rings again if the events could not be stored."""
        try:
            await self._retry(self._apply_due_time)
        finally:
            self.time.has_rung = False

    async def _apply_due_time(self) -> None:
        if events := self.time.due():
            await self._write(events)
            self.time.has_rung = False
            self._changed()

    async def _decide_proposal(self) -> None:
        """Handle the bell of the proposal clock; retry a little later if the events could not be stored."""
        try:
            await self._retry(self._apply_due_decision)
        except NaqalaError:
            self.clock.ring_in(PAUSE)
            raise

    async def _apply_due_decision(self) -> None:
        if events := self.clock.due():
            await self._write(events)
            self._changed()
        else:
            self.clock.set()

    def _look_for_rematch(self) -> None:
        if self.table.rematch.is_agreed(self.table.people) and not self.table.is_closed:
            self._queue.put_nowait(self._open_rematch)

    async def _open_rematch(self) -> None:
        """Open the table that all people have agreed on, once; retry a little later if it could not be stored."""
        if not self.table.rematch.is_agreed(self.table.people):
            return
        opened, setup = next_table(self.table)
        asked = setup.game().decision.seat
        try:
            await self._write([opened], also=lambda connection: store_rematch(connection, self.id, opened, setup, asked))
        except NaqalaError:
            asyncio.get_running_loop().call_later(PAUSE, self._look_for_rematch)
            raise
        self._changed()

    def _queue_bot_answer(self, turn: BotTurn, action: str | None) -> None:
        self._queue.put_nowait(partial(self._play_for_bot, turn, action))

    async def _play_for_bot(self, turn: BotTurn, action: str | None) -> None:
        """Play a bot's answer, if it has one. If it could not be stored, let the bot think again a little later."""
        pause = PAUSE
        try:
            await self._retry(partial(self._play_if_asked, turn, action))
            pause = self._patience
        finally:
            await self.bots.go_on(pause)

    async def _play_if_asked(self, turn: BotTurn, action: str | None) -> None:
        """Play a bot's answer; drop it if it comes too late, because of an undo or because a person is back on the seat."""
        if action is not None and self.table.bot_turn == turn:
            await self._write(self.table.play(turn.seat, action))
            self._changed()


_HANDLERS: dict[type[Command], Callable[[Room, str, Guest, Any], Awaitable[None]]] = {
    Watch: Room._watch,
    Hint: Room._hint,
    Say: Room._say,
    Hush: Room._hush,
    Coach: Room._coach,
    Play: Room._play,
}
"""All other commands change the table."""
