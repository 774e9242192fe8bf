"""Carries out what the guests of a table ask for, and answers each command."""

import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import structlog

from naqala.errors import NaqalaError
from naqala.server import metrics
from naqala.server.errors import ClosedTableError, ServerError, TooMuchError
from naqala.server.network.browsers import command_name
from naqala.server.network.rate_limits import RateLimit
from naqala.server.protocol.messages import ChangeCommand, Coach, Command, Done, Hint, Hush, Play, Rename, Say, Watch
from naqala.server.rooms.broadcaster import Broadcaster
from naqala.server.rooms.hint_service import HintService
from naqala.server.rooms.journal import Journal
from naqala.server.rooms.mailbox import Mailbox
from naqala.server.rooms.talk import TalkRoom
from naqala.server.tables.commands import expect_allowed, is_worth_a_preview, judge, preview
from naqala.server.tables.presence import Guest, Presence
from naqala.server.tables.table import Table

LOG = structlog.get_logger()
RENAMES, MOST_EVENTS = "60/minute", 50_000
"""How often seats of one table may change their names, and how much may happen there: twenty times what a long game needs."""


class CommandHandler:
    """Judges each command at the table as it is; one that fails changes nothing."""

    def __init__(
        self,
        name: str,
        table: Table,
        presence: Presence,
        mailbox: Mailbox,
        journal: Journal,
        broadcaster: Broadcaster,
        hints: HintService,
        talk: TalkRoom,
    ) -> None:
        self._name, self._table, self._presence, self._mailbox = name, table, presence, mailbox
        self._journal, self._broadcaster = journal, broadcaster
        self._renames = RateLimit(RENAMES)
        self._handlers: dict[type[Command], Callable[[Guest, Any], Awaitable[None]]] = {
            Watch: self._watch,
            Play: self._play,
            Hint: hints.begin,
            Coach: hints.coach,
            Say: talk.say,
            Hush: talk.hush,
        }
        """All other commands change the table."""

    def ask(self, guest: Guest, command: Command) -> None:
        """Let a guest's command be carried out after what waits."""
        self._mailbox.put(partial(self._answer, guest, command, time.monotonic()))

    async def _answer(self, guest: Guest, command: Command, arrived: float) -> None:
        try:
            await self._journal.retry(partial(self._carry_out, guest, command))
            if isinstance(command, Play):
                metrics.SEEN_SECONDS.observe(time.monotonic() - arrived)
        except NaqalaError as error:
            self._broadcaster.refuse(guest, command, error)
        except Exception:  # the browser waits for an answer
            LOG.exception("a command failed", table=self._name, command=type(command).__name__)
            self._broadcaster.refuse(guest, command, ServerError("something went wrong; nothing was played"))

    async def _carry_out(self, guest: Guest, command: Command) -> None:
        if getattr(command, "version", 0) > self._table.version:
            await self._journal.catch_up()  # made at another server, whose note is still on its way
        if version := self._journal.commands.get(command_name(guest.browser, command.id)):
            guest.tell(Done(command.id, version))
            return
        expect_allowed(self._table, guest, command)
        await self._handlers.get(type(command), self._change)(guest, command)

    async def _watch(self, guest: Guest, command: Watch) -> None:
        guest.is_shown = guest.is_shown and guest.watching == command.seat
        guest.watching, guest.held = command.seat, None
        guest.tell(Done(command.id, self._table.version))
        if not guest.is_shown and command.after and command.stamp and command.stamp == self._table.stamp:
            self._broadcaster.confirm(guest)
        else:
            self._broadcaster.show(guest, self._table.known(command.after, command.version))

    async def _play(self, guest: Guest, command: Play) -> None:
        """Carry out an answer; if its player is not sure and there is no undo, show what it leads to."""
        if not command.sure and is_worth_a_preview(self._table, command) and (shown := preview(self._table, command)):
            guest.tell(shown)
        else:
            await self._change(guest, command)

    async def _change(self, guest: Guest, command: ChangeCommand) -> None:
        """Carry out a command that changes the table."""
        self._expect_open(command)
        events = judge(self._table, self._presence, guest, command)
        await self._journal.write(events, command_name(guest.browser, command.id))
        guest.tell(Done(command.id, self._table.version))
        self._journal.changed(events)

    def _expect_open(self, command: ChangeCommand) -> None:
        """Refuse changes of a closed table, and too many changes of any table: each is stored forever and shown to all."""
        if self._table.is_closed:
            raise ClosedTableError("expected an open table, this one was closed")
        if self._table.version >= MOST_EVENTS:
            raise TooMuchError(f"expected at most {MOST_EVENTS} answers, undos and names at one table, got more")
        if isinstance(command, Rename) and (rate := self._renames.exceeded()):
            raise TooMuchError(f"expected at most {rate} new names at one table, got more")
