"""A room: one table, those who are connected to it, and the one task that changes it.

Commands and bots' answers wait in a queue and are carried out one after the other. What one did is written down before anybody
hears of it; if that fails, nothing has happened.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import structlog

from naqala.errors import NaqalaError, WrongSeatError
from naqala.log import Log
from naqala.server.browsers import command_name
from naqala.server.errors import HintsOffError, NoProposalError, NotYourSeatError, ServerError, StaleError, TooMuchError
from naqala.server.events import Event, TakenBack
from naqala.server.looks import happened_since, look
from naqala.server.messages import (
    PROTOCOL,
    Advice,
    ChairSeen,
    Command,
    Done,
    Hello,
    Hint,
    Message,
    Play,
    Present,
    Preview,
    ProposalSeen,
    Refused,
    Rename,
    Return,
    Scene,
    Substitute,
    Undo,
    Vote,
    Watch,
)
from naqala.server.players import Players
from naqala.server.settings import Settings
from naqala.server.store import Store
from naqala.server.table import Table
from naqala.view import View

LOG = structlog.get_logger()
PAUSE = 1.0
"""Seconds before a bot that failed tries again."""


@dataclass(eq=False)
class Guest:
    """One connection: the browser behind it, the seats it holds, and how to tell it something."""

    browser: str
    seats: set[int]
    host: bool
    tell: Callable[[Message], None]
    watching: int | None = None
    told: int | None = None
    """How many actions it knows of; None before it watches."""


@dataclass(frozen=True)
class BotAnswer:
    """What a bot has thought of, if anything."""

    seat: int
    version: int
    action: str | None


@dataclass
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
    guests: set[Guest] = field(default_factory=set)
    _queue: "asyncio.Queue[tuple[Guest, Command] | BotAnswer | None]" = field(default_factory=asyncio.Queue)
    _task: asyncio.Task[None] | None = None
    _thinking: asyncio.Task[None] | None = None
    _hints: dict[int, asyncio.Task[None]] = field(default_factory=dict)

    # Life

    def start(self) -> None:
        """Begins to carry out commands; a bot that is asked begins to think."""
        self._task = asyncio.create_task(self._run())
        self._let_bot_think()

    async def close(self) -> None:
        """Carries out what waits and stops; what bots think about is lost."""
        if self._task is not None:
            self._queue.put_nowait(None)
            await self._task
        thoughts = [task for task in (self._thinking, *self._hints.values()) if task is not None]
        for task in thoughts:
            task.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)

    @property
    def is_idle(self) -> bool:
        """Nobody is connected and no bot has to answer."""
        return not self.guests and self.table.bot_to_answer is None and self._queue.empty()

    # Guests

    def enter(self, guest: Guest) -> None:
        """Somebody is connected."""
        self.guests.add(guest)
        self.greet(guest)
        self._tell_presence()

    def greet(self, guest: Guest) -> None:
        """Tells a guest where it is and which seats it holds."""
        options: Any = self.table.game.options.as_json()
        setup = self.table.setup
        guest.tell(Hello(PROTOCOL, self.id, options, sorted(guest.seats), guest.host, setup.hints, self.players.is_warm))

    def give_seat(self, guest: Guest, seat: int) -> None:
        """A guest holds a seat from now on."""
        guest.seats.add(seat)
        self.greet(guest)
        self._tell_presence()

    def send_away(self, guest: Guest, seat: int) -> None:
        """A guest no longer holds a seat and sees only what everybody may."""
        guest.seats.discard(seat)
        self.greet(guest)
        self._tell_presence()
        if guest.watching == seat:
            guest.watching, guest.told = None, 0
            self._show(guest)

    def leave(self, guest: Guest) -> None:
        """Somebody is gone."""
        self.guests.discard(guest)
        self._tell_presence()

    def ask(self, guest: Guest, command: Command) -> None:
        """A guest's command, to be carried out in its turn."""
        self._queue.put_nowait((guest, command))

    def _tell_presence(self) -> None:
        chairs = self._chairs()
        for guest in self.guests:
            guest.tell(Present(chairs))

    def _chairs(self) -> list[ChairSeen]:
        present = {seat for guest in self.guests for seat in guest.seats}
        return [
            ChairSeen(chair.kind, chair.name, chair.level, chair.is_bot or seat in present)
            for seat, chair in enumerate(self.table.chairs, 1)
        ]

    # Commands

    async def _run(self) -> None:
        while (waiting := await self._queue.get()) is not None:
            try:
                if isinstance(waiting, BotAnswer):
                    await self._bot_answers(waiting)
                else:
                    await self._answer(*waiting)
            except Exception:  # whatever it was, the next command is carried out
                LOG.exception("a table stumbled", table=self.id)

    async def _answer(self, guest: Guest, command: Command) -> None:
        try:
            await self._carry_out(guest, command)
        except NaqalaError as error:
            self._refuse(guest, command, error)
        except Exception:
            LOG.exception("a command failed", table=self.id, command=type(command).__name__)
            self._refuse(guest, command, ServerError("something went wrong; nothing was played"))

    def _refuse(self, guest: Guest, command: Command, error: NaqalaError) -> None:
        guest.tell(Refused(command.id, type(error).__name__, str(error), self.table.version))
        if isinstance(error, StaleError) and guest.told is not None and guest in self.guests:
            self._show(guest)

    async def _carry_out(self, guest: Guest, command: Command) -> None:
        name = command_name(guest.browser, command.id)
        if name in self.commands:
            guest.tell(Done(command.id, self.commands[name]))
            return
        if isinstance(command, Watch):
            self._watch(guest, command)
            return
        if command.seat not in guest.seats:
            raise NotYourSeatError(f"expected one of your seats, got {command.seat}")
        if self.table.chair(command.seat).is_bot and not isinstance(command, Return):
            raise NotYourSeatError(f"expected a seat you sit on; a bot sits on {command.seat} until you return")
        if self._is_stale(command):
            raise StaleError(f"expected version {self.table.version} of the table, got another")
        if isinstance(command, Hint):
            self._begin_hint(guest, command)
        elif isinstance(command, Play) and not command.sure and (preview := self._preview(command)):
            guest.tell(preview)
        else:
            await self._change(name, guest, command)

    def _is_stale(self, command: Play | Undo | Vote | Substitute | Return | Rename | Hint) -> bool:
        """Whether a command was made at another position; a vote is good as long as the proposal it answers is open."""
        if isinstance(command, Return | Rename):
            return False
        if isinstance(command, Vote) and self.table.proposal is not None:
            return not self.table.proposal.version <= command.version <= self.table.version
        return command.version != self.table.version

    def _watch(self, guest: Guest, command: Watch) -> None:
        if command.seat is not None and command.seat not in guest.seats:
            raise NotYourSeatError(f"expected one of your seats, got {command.seat}")
        guest.watching = command.seat
        guest.told = self.table.known(command.after, command.version)
        guest.tell(Done(command.id, self.table.version))
        self._show(guest)

    async def _change(self, name: str, guest: Guest, command: Play | Undo | Vote | Substitute | Return | Rename) -> None:
        """Carries out a command that changes the table, writes it down, and tells everybody."""
        await self._write(name, lambda table: self._events(table, guest, command))
        guest.tell(Done(command.id, self.table.version))
        self._changed()

    def _events(self, table: Table, guest: Guest, command: Play | Undo | Vote | Substitute | Return | Rename) -> list[Event]:
        seat = command.seat
        if isinstance(command, Play):
            return table.play(seat, command.action)
        if isinstance(command, Undo):
            return table.take_back(seat, guest.seats)
        if isinstance(command, Vote):
            return table.vote(seat, command.agrees)
        if isinstance(command, Substitute):
            if any(command.chair in other.seats for other in self.guests if other.browser != guest.browser):
                raise NoProposalError(f"expected a seat somebody has left, got {command.chair}, whose person is here")
            return table.let_bot_sit(seat, command.chair, command.level, guest.seats)
        if isinstance(command, Return):
            return table.sit_again(seat)
        return table.name(seat, command.name)

    async def _write(self, name: str | None, do: Callable[[Table], list[Event]]) -> None:
        """Does something to a copy of the table; that is the table as soon as it is written down."""
        changed = self.table.copy()
        events = do(changed)
        try:
            await self.store.append(self.id, self.table.version, events, name, changed.game.is_over)
        except Exception:
            await self._read_again()
            raise
        self.table = changed
        if name is not None:
            self.commands[name] = changed.version
        for event in events:
            if isinstance(event, TakenBack):
                self._forget(event.length)

    def _forget(self, length: int) -> None:
        """Actions after the first so many were taken back: nobody has heard of those that will follow."""
        for guest in self.guests:
            if guest.told is not None:
                guest.told = min(guest.told, length)

    async def _read_again(self) -> None:
        """What was to be written may be there nevertheless, or somebody else's: what is written counts. A database that cannot
        be read now will refuse the next command too.
        """
        try:
            kept = await self.store.load(self.id)
        except NaqalaError as error:
            LOG.error("a table could not be read again", table=self.id, error=str(error))
            return
        if len(kept.events) != self.table.version:
            self.table, self.commands = Table.from_events(kept.setup, kept.events), dict(kept.commands)
            self._forget(0)
            self._changed()

    # Telling

    def _changed(self) -> None:
        for guest in self.guests:
            if guest.told is not None:
                try:
                    self._show(guest)
                except Exception:  # the others still want to see it
                    LOG.exception("a table could not be shown", table=self.id, seat=guest.watching)
        self._let_bot_think()

    def _show(self, guest: Guest) -> None:
        """Shows a guest the table, and what it has not heard of."""
        table, game = self.table, self.table.game
        first = min(guest.told or 0, len(game.actions))
        guest.tell(
            Scene(
                table.version,
                first,
                happened_since(game, guest.watching, first),
                look(game, guest.watching, table.undo_for(guest.watching)),
                self._chairs(),
                self._proposal(),
                table.marks,
            )
        )
        guest.told = len(game.actions)

    def _proposal(self) -> ProposalSeen | None:
        proposal = self.table.proposal
        if proposal is None:
            return None
        asked = proposal.asked
        return ProposalSeen(asked.seat, sorted(proposal.waiting), asked.length is not None, asked.chair, asked.level)

    def _preview(self, command: Play) -> Preview | None:
        """What an answer would lead to, if it cannot be taken back; not the end of the game, where everything lies open."""
        twin = self.table.game.copy(dealer=False)
        twin.play(command.action, command.seat)
        if twin.decision.seat == command.seat:
            return None
        ends = "end" if twin.is_over else "luck" if twin.decision.is_chance else "turn"
        seen = look(self.table.game if twin.is_over else twin, command.seat)
        return Preview(command.id, self.table.version, command.action, ends, seen)

    # Bots and hints

    def _let_bot_think(self, pause: float = 0.0) -> None:
        seat = self.table.bot_to_answer
        if seat is not None and (self._thinking is None or self._thinking.done()):
            self._thinking = asyncio.create_task(self._think(seat, pause))

    async def _think(self, seat: int, pause: float) -> None:
        """A bot thinks about the open question; its answer waits in the queue like a person's."""
        await asyncio.sleep(pause)
        table, action = self.table, None
        level = table.chairs[seat - 1].level
        if table.bot_to_answer == seat and level is not None:
            name = f"{table.setup.secret} {seat}"
            view, log = table.game.view(seat), table.game.log(seat)
            try:
                action, fault = await self.players.answer(self.id, name, level, self.settings.bot_seconds, view, log)
                if fault:
                    LOG.error("a bot stumbled", table=self.id, seat=seat, level=level, fault=fault)
            except Exception:
                LOG.exception("a bot could not think", table=self.id, seat=seat, level=level)
                await asyncio.sleep(PAUSE)
        self._queue.put_nowait(BotAnswer(seat, table.version, action))

    async def _bot_answers(self, answer: BotAnswer) -> None:
        """An answer that comes too late (somebody took back, a person sits there again) is forgotten; one that could not be
        written is thought about again a little later.
        """
        self._thinking = None
        action, pause = answer.action, 0.0
        if action is not None and self.table.version == answer.version and self.table.bot_to_answer == answer.seat:
            try:
                await self._write(None, lambda table: table.play(answer.seat, action))
                self._changed()
            except Exception as error:
                LOG.error("a bot's answer was refused", table=self.id, seat=answer.seat, error=repr(error))
                pause = PAUSE
        self._let_bot_think(pause)

    def _begin_hint(self, guest: Guest, command: Hint) -> None:
        """A seat gets one hint at a time; who asks anew does not want the old one."""
        game = self.table.game
        if not self.table.setup.hints:
            raise HintsOffError("expected a table with hints, this one is played without")
        if game.decision.seat != command.seat:
            raise WrongSeatError(f"expected a seat that is asked, got {command.seat}")
        if command.seat in self._hints:
            self._hints[command.seat].cancel()
        task = asyncio.create_task(self._hint(guest, command, game.view(command.seat), game.log(command.seat)))
        late = TooMuchError("expected one hint at a time, got another")
        task.add_done_callback(lambda task: self._refuse(guest, command, late) if task.cancelled() else None)
        self._hints[command.seat] = task

    async def _hint(self, guest: Guest, command: Hint, view: View, log: Log) -> None:
        try:
            for seconds in self.settings.hint_seconds:
                advice = await self.players.advise(self.id, seconds, command.number, view, log)
                if self.table.version != command.version:
                    raise StaleError(f"expected version {self.table.version} of the table, got {command.version}")
                guest.tell(Advice(command.id, command.version, advice))
            guest.tell(Done(command.id, command.version))
        except NaqalaError as error:
            self._refuse(guest, command, error)
        except Exception:
            LOG.exception("a hint failed", table=self.id)
            self._refuse(guest, command, ServerError("something went wrong; nothing was played"))
