"""A room: one table, those who are connected to it, and the one task that changes it.

Commands and bots' answers wait in a queue and are carried out one after the other. What one did is written down before anybody
hears of it; if that fails, nothing has happened. Another server on the same database may have a room of the same table: who
writes first has played, and the other reads what was written and judges its command by that.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from math import inf

import structlog

from naqala.errors import NaqalaError, WrongSeatError
from naqala.log import Log
from naqala.server.browsers import command_name
from naqala.server.errors import (
    HintsOffError,
    NotYourSeatError,
    ServerError,
    StaleError,
    TooMuchError,
    name_of,
)
from naqala.server.events import Event, Proposed, TakenBack
from naqala.server.looks import Sight, chapters_since, happened_since, look
from naqala.server.messages import (
    PROTOCOL,
    Advised,
    ChairSeen,
    Command,
    Done,
    Ending,
    Hello,
    Hint,
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
from naqala.server.presence import Guest, Presence
from naqala.server.settings import Settings
from naqala.server.store import Store
from naqala.server.table import BotTurn, Table
from naqala.view import View

LOG = structlog.get_logger()
PAUSE = 1.0
"""Seconds before what failed is tried again: a bot's answer, reading what another server wrote."""
GRACE = 5.0
"""The server that wrote last lets its bot think. Another one does that in its place if so many seconds more than a bot may think
have gone by.
"""


@dataclass(frozen=True)
class BotAnswer:
    """What a bot has thought of at its turn, if anything."""

    turn: BotTurn
    action: str | None


@dataclass(frozen=True)
class Note:
    """The table has so many events by now; None: it may have any number."""

    version: int | None


@dataclass(frozen=True)
class Recount:
    """Whom the open proposal waits for may have changed."""


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
    presence: Presence = field(default_factory=Presence)
    _noted: set[int] = field(default_factory=set)
    """The seats whose people are connected here, as the other servers know."""
    _queue: "asyncio.Queue[tuple[Guest, Command] | BotAnswer | Note | Recount | None]" = field(default_factory=asyncio.Queue)
    _task: asyncio.Task[None] | None = None
    _thinking: asyncio.Task[None] | None = None
    _later: asyncio.TimerHandle | None = None
    """When a bot is to begin to think, if not now."""
    _recounting: asyncio.TimerHandle | None = None
    """When somebody the open proposal waits for will have been away for too long."""
    _sight: Sight | None = None
    """The table as it was last shown."""
    _patience: float = 0.0
    """Seconds a bot's turn is left to the server that wrote last; none if that was this one."""
    _hints: dict[int, asyncio.Task[None]] = field(default_factory=dict)

    # Life

    def start(self) -> None:
        """Begins to carry out commands; a bot that is asked begins to think."""
        self._task = asyncio.create_task(self._run())
        self._look_who_is_here()
        self._let_bot_think()

    async def close(self) -> None:
        """Carries out what waits and stops; what bots think about is lost."""
        if self._task is not None:
            self._queue.put_nowait(None)
            await self._task
        for timer in (self._later, self._recounting):
            if timer is not None:
                timer.cancel()
        thoughts = [task for task in (self._thinking, *self._hints.values()) if task is not None]
        for task in thoughts:
            task.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)

    @property
    def is_idle(self) -> bool:
        """Nobody is connected and no bot has to answer."""
        return not self.presence.guests and self.table.bot_turn is None and self._queue.empty()

    # Guests

    def enter(self, guest: Guest) -> None:
        """Somebody is connected."""
        self.presence.guests.add(guest)
        self.greet(guest)
        self._tell_presence()

    def greet(self, guest: Guest) -> None:
        """Tells a guest where it is and which seats it holds."""
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
        """A guest holds these seats from now on; who no longer holds the one it watches sees what everybody may."""
        if seats == guest.seats:
            return
        guest.seats = seats
        self.greet(guest)
        self._tell_presence()
        if guest.watching is not None and guest.watching not in seats:
            guest.watching, guest.told = None, 0
            self._show(guest)

    def leave(self, guest: Guest) -> None:
        """Somebody is gone."""
        self.presence.guests.discard(guest)
        self._tell_presence()

    def ask(self, guest: Guest, command: Command) -> None:
        """A guest's command, to be carried out in its turn."""
        self._queue.put_nowait((guest, command))

    def hear(self, version: int | None) -> None:
        """A note about the table has come; most are of what was written here."""
        self._queue.put_nowait(Note(version))

    def see_elsewhere(self, seats: set[int]) -> None:
        """People have come to other servers, or left them."""
        if seats != self.presence.elsewhere:
            self.presence.elsewhere = seats
            self._tell_presence()

    def _tell_presence(self) -> None:
        if self.store.bus.is_shared and self._noted != (here := self.presence.here):
            self._noted = here
            self.store.note_presence(self.id, self._noted)
        self._look_who_is_here()
        chairs = self._chairs()
        for guest in self.presence.guests:
            guest.tell(Present(chairs))

    def _look_who_is_here(self) -> None:
        """Notes who has come or left since, and what that means for an open proposal."""
        self.presence.notice()
        self._expect_recount()

    def _chairs(self) -> list[ChairSeen]:
        return self.presence.chairs(self.table.chairs)

    # Commands

    async def _run(self) -> None:
        while (waiting := await self._queue.get()) is not None:
            try:
                if isinstance(waiting, BotAnswer):
                    await self._bot_answers(waiting)
                elif isinstance(waiting, Note):
                    await self._heed(waiting)
                elif isinstance(waiting, Recount):
                    await self._recount()
                else:
                    await self._answer(*waiting)
            except Exception:  # whatever it was, the next command is carried out
                LOG.exception("a table stumbled", table=self.id)

    async def _answer(self, guest: Guest, command: Command) -> None:
        try:
            await self._insist(lambda: self._carry_out(guest, command))
        except NaqalaError as error:
            self._refuse(guest, command, error)
        except Exception:
            LOG.exception("a command failed", table=self.id, command=type(command).__name__)
            self._refuse(guest, command, ServerError("something went wrong; nothing was played"))

    def _refuse(self, guest: Guest, command: Command, error: NaqalaError) -> None:
        guest.tell(Refused(command.id, name_of(error), str(error), self.table.version))
        if isinstance(error, StaleError) and guest.told is not None and guest in self.presence.guests:
            self._show(guest)

    async def _insist(self, attempt: Callable[[], Awaitable[None]]) -> None:
        """Tries; if another server was quicker, tries again at the table as it is now, where what depends on the position is
        stale and what was carried out there is known.
        """
        while True:
            version = self.table.version
            try:
                return await attempt()
            except StaleError:
                if self.table.version == version:
                    raise

    async def _carry_out(self, guest: Guest, command: Command) -> None:
        if not isinstance(command, Return | Rename) and command.version > self.table.version:
            await self._catch_up()  # made at another server, whose note has not come yet
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
            return self._let_bot_sit(table, guest, command)
        if isinstance(command, Return):
            return table.sit_again(seat)
        return table.name(seat, command.name)

    def _let_bot_sit(self, table: Table, guest: Guest, command: Substitute) -> list[Event]:
        """A bot instead of somebody who has been away for a while, or on a seat of one's own; who is away now is not asked."""
        chair, presence = command.chair, self.presence
        presence.expect_left(chair, guest)
        agree = guest.seats | (table.people - presence.besides(guest))
        is_missed = presence.has_come(chair) and chair not in guest.seats
        return table.let_bot_sit(command.seat, chair, command.level, agree, not is_missed)

    async def _write(self, name: str | None, do: Callable[[Table], list[Event]]) -> None:
        """Does something to a copy of the table; that is the table as soon as it is written down."""
        changed = self.table.copy()
        events = do(changed)
        try:
            await self.store.append(self.id, self.table.version, events, name, changed.game.decision.seat)
        except Exception:  # it may be there nevertheless, or somebody else's: what is written counts
            await self._catch_up()
            raise
        self._become(changed, events, 0.0)
        if name is not None:
            self.commands[name] = changed.version

    def _become(self, changed: Table, events: list[Event], patience: float) -> None:
        """The table after these events; of actions that follow others that were taken back nobody has heard. If a bot is asked
        now, its turn is left to whoever wrote that.
        """
        if changed.bot_turn != self.table.bot_turn:
            self._patience = patience
        self.table = changed
        lengths = [event.length for event in events if isinstance(event, TakenBack)]
        for guest in self.presence.guests:
            if guest.told is not None:
                guest.told = min([guest.told, *lengths])

    async def _heed(self, note: Note) -> None:
        """Reads what a note is about, if it is not known here; again and again if the database does not answer."""
        if note.version is None or note.version > self.table.version:
            if not await self._catch_up():
                asyncio.get_running_loop().call_later(PAUSE, self.hear, note.version)

    async def _catch_up(self) -> bool:
        """Reads what is written and not known here. A database that cannot be read now will refuse the next command too."""
        try:
            news = await self.store.news(self.id, self.table.version)
        except NaqalaError as error:
            LOG.error("a table could not be read again", table=self.id, error=str(error))
            return False
        if news.events:
            changed = self.table.copy()
            for event in news.events:
                changed.apply(event)
            patience = self.settings.bot_seconds + GRACE if self.store.bus.is_shared else 0.0
            self._become(changed, news.events, patience)
            self.commands.update(news.commands)
            self._changed()
        return True

    # Proposals that wait for people who are away

    def _expect_recount(self) -> None:
        """Sees to it that an open proposal of a substitute is looked at again when that may matter."""
        if self._recounting is not None:
            self._recounting.cancel()
        proposal = self.table.proposal
        if proposal is not None and proposal.asked.chair is not None:
            left = min((self.presence.time_left(seat) for seat in proposal.waiting), default=inf)
            pause = 0.0 if self._is_back(proposal.asked) else left
            self._recounting = None if pause == inf else self._recount_after(pause)

    def _recount_after(self, pause: float) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(pause, self._queue.put_nowait, Recount())

    def _is_back(self, asked: Proposed) -> bool:
        """Whether the person whose seat a bot is to have is here, at another browser than who proposed that."""
        return any(asked.chair in guest.seats and asked.seat not in guest.seats for guest in self.presence.guests)

    async def _recount(self) -> None:
        """Looks at an open proposal again, and once more a little later if what follows could not be written."""
        try:
            await self._insist(self._go_on_without_who_is_away)
        except Exception as error:
            LOG.error("a proposal could not be looked at", table=self.id, error=repr(error))
            self._recounting = self._recount_after(PAUSE)

    async def _go_on_without_who_is_away(self) -> None:
        """A substitute is let in without those who have been away for long, and is not wanted if the person is back."""
        proposal = self.table.proposal
        if proposal is None or (chair := proposal.asked.chair) is None:
            return
        away = {seat for seat in proposal.waiting if self.presence.is_away(seat)}
        if self._is_back(proposal.asked):
            await self._write(None, lambda table: table.vote(chair, False))
        elif away:
            await self._write(None, lambda table: table.go_on_without(away))
        else:  # somebody came back just in time, or a timer was a little early
            self._expect_recount()
            return
        self._changed()

    # Telling

    def _changed(self) -> None:
        self._expect_recount()
        for guest in self.presence.guests:
            if guest.told is not None:
                try:
                    self._show(guest)
                except Exception:  # the others still want to see it
                    LOG.exception("a table could not be shown", table=self.id, seat=guest.watching)
        self._let_bot_think(self._patience)

    def _show(self, guest: Guest) -> None:
        """Shows a guest the table, and what it has not heard of."""
        table, game = self.table, self.table.game
        if self._sight is None or self._sight.game is not game:
            self._sight = Sight(game)
        first = min(guest.told or 0, game.length)
        guest.tell(
            Scene(
                table.version,
                first,
                happened_since(game, guest.watching, first, in_detail=first > 0),
                *chapters_since(table.contents, game, guest.watching, first),
                self._sight.look(guest.watching, table.undo_for(guest.watching)),
                self._chairs(),
                self._proposal(),
                table.marks,
                [one.seen_by(guest.watching) for one in table.standings],
            )
        )
        guest.told = game.length

    def _proposal(self) -> ProposalSeen | None:
        proposal = self.table.proposal
        if proposal is None:
            return None
        asked = proposal.asked
        return ProposalSeen(asked.seat, sorted(proposal.waiting), asked.length, asked.chair, asked.level)

    def _preview(self, command: Play) -> Preview | None:
        """What an answer would lead to, if it cannot be taken back; not the end of the game, where everything lies open."""
        twin = self.table.game.copy(dealer=False)
        twin.play(command.action, command.seat)
        if twin.decision.seat == command.seat:
            return None
        ends: Ending = "end" if twin.is_over else "luck" if twin.decision.is_chance else "turn"
        seen = look(self.table.game if twin.is_over else twin, command.seat)
        return Preview(command.id, self.table.version, command.action, ends, seen)

    # Bots and hints

    def _let_bot_think(self, pause: float = 0.0) -> None:
        """The bot that is asked thinks, now or after a pause; one thought at a time."""
        if self._later is not None:
            self._later.cancel()
        if pause and self.table.bot_turn is not None:
            self._later = asyncio.get_running_loop().call_later(pause, self._let_bot_think)
        elif self.table.bot_turn is not None and self._thinking is None:
            self._thinking = asyncio.create_task(self._think(self.table.bot_turn))

    async def _think(self, turn: BotTurn) -> None:
        """A bot thinks about the open question; its answer waits in the queue like a person's."""
        name, action = f"{self.table.setup.secret} {turn.seat}", None
        view, log = self.table.game.view(turn.seat), self.table.game.log(turn.seat)
        try:
            action, fault = await self.players.answer(self.id, name, turn.level, self.settings.bot_seconds, view, log)
            if fault:
                LOG.error("a bot stumbled", table=self.id, seat=turn.seat, level=turn.level, fault=fault)
        except Exception:
            LOG.exception("a bot could not think", table=self.id, seat=turn.seat, level=turn.level)
            await asyncio.sleep(PAUSE)
        self._queue.put_nowait(BotAnswer(turn, action))

    async def _bot_answers(self, answer: BotAnswer) -> None:
        """An answer that could not be written is thought about again a little later."""
        self._thinking, pause = None, 0.0
        try:
            await self._insist(lambda: self._play_for_bot(answer))
        except Exception as error:
            LOG.error("a bot's answer was refused", table=self.id, seat=answer.turn.seat, error=repr(error))
            pause = PAUSE
        self._let_bot_think(max(pause, self._patience))

    async def _play_for_bot(self, answer: BotAnswer) -> None:
        """An answer that comes too late (somebody took back, a person sits there again) is forgotten."""
        action = answer.action
        if action is not None and self.table.bot_turn == answer.turn:
            await self._write(None, lambda table: table.play(answer.turn.seat, action))
            self._changed()

    def _begin_hint(self, guest: Guest, command: Hint) -> None:
        """A seat gets one hint at a time; who asks anew does not want the old one."""
        table, game = self.table, self.table.game
        if not table.setup.hints:
            raise HintsOffError("expected a table with hints, this one is played without")
        if game.decision.seat != command.seat:
            raise WrongSeatError(f"expected a seat that is asked, got {command.seat}")
        if command.seat in self._hints:
            self._hints[command.seat].cancel()
        view, log = game.view(command.seat), game.log(command.seat)
        task = asyncio.create_task(self._hint(guest, command, table.moment, view, log))
        late = TooMuchError("expected one hint at a time, got another")
        task.add_done_callback(lambda task: self._refuse(guest, command, late) if task.cancelled() else None)
        self._hints[command.seat] = task

    async def _hint(self, guest: Guest, command: Hint, moment: tuple[int, int], view: View, log: Log) -> None:
        """Tells better and better advice, as long as the position is the one the hint was asked for at and somebody listens."""
        try:
            async for advice in self.players.advise(self.id, self.settings.hint_seconds, command.number, view, log):
                if self.table.moment != moment:
                    raise StaleError(f"expected version {self.table.version} of the table, got {command.version}")
                if guest not in self.presence.guests:
                    return
                guest.tell(Advised(command.id, command.version, advice))
            guest.tell(Done(command.id, command.version))
        except NaqalaError as error:
            self._refuse(guest, command, error)
        except Exception:
            LOG.exception("a hint failed", table=self.id)
            self._refuse(guest, command, ServerError("something went wrong; nothing was played"))
