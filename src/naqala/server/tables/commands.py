"""Judges commands at the table as it is. A command becomes events, and only events change the table."""

from collections.abc import Callable
from typing import Any

from naqala.server.errors import NotYourSeatError, StaleError
from naqala.server.protocol.looks import look
from naqala.server.protocol.messages import (
    ChangeCommand,
    CloseTable,
    Command,
    Decide,
    Decline,
    OfferRematch,
    Pause,
    Play,
    Preview,
    PreviewEnd,
    Redo,
    Remove,
    Rename,
    Resign,
    Resume,
    Return,
    Say,
    Substitute,
    TimedCommand,
    Undo,
    Vote,
    Watch,
)
from naqala.server.tables import leaving, rematch, seating, timing
from naqala.server.tables.events import TableEvent
from naqala.server.tables.presence import Guest, Presence
from naqala.server.tables.proposals import vote
from naqala.server.tables.table import Table
from naqala.server.tables.undoing import redo, undo


def expect_allowed(table: Table, guest: Guest, command: Command) -> None:
    """Refuse a command for another player's seat, or one made at another position. The public view is open to all."""
    if command.seat is None:
        return
    if command.seat not in guest.seats:
        raise NotYourSeatError(f"expected one of your seats, got {command.seat}")
    if table.chair(command.seat).is_bot and not isinstance(command, Watch | Return | Say):
        is_invited = isinstance(command, OfferRematch | Decline) and command.seat in rematch.invited(table, guest.seats)
        if not is_invited:
            raise NotYourSeatError(f"expected a seat you sit on; a bot sits on {command.seat} until you return")
    if isinstance(command, TimedCommand) and _is_stale(table, command):
        raise StaleError(f"expected version {table.version} of the table, got another")
    if isinstance(command, Play | Undo | Redo):
        table.expect_playable(command.seat)


def judge(table: Table, presence: Presence, guest: Guest, command: ChangeCommand) -> list[TableEvent]:
    """Return the events that an allowed command leads to; the table stays as it is."""
    return _JUDGES[type(command)](table, presence, guest, command)


def _is_stale(table: Table, command: TimedCommand) -> bool:
    """Return whether a command was made at another version, clocks apart; a vote is good as long as the proposal it answers is
    open.
    """
    first = table.proposal.version if isinstance(command, Vote) and table.proposal is not None else table.steady
    return not first <= command.version <= table.version


def is_worth_a_preview(table: Table, command: Play) -> bool:
    """Return whether an answer may have to be confirmed: not one without alternatives, nor a turn that a seat ends itself."""
    return len(table.game.legal_actions()) > 1 and (table.game.decision.ask, command.action) != ("last", "pass")


def preview(table: Table, command: Play) -> Preview | None:
    """Return what an answer would lead to, if there is no free undo; not the end of the game, which would show all secrets."""
    ahead = table.game_after(command.seat, command.action)
    asked = ahead.decision
    if asked.seat == command.seat or table.is_among_bots(command.seat):
        return None
    ends: PreviewEnd = "end" if asked.is_over else "luck" if asked.is_chance else "turn"
    seen = look(table.game if asked.is_over else ahead, command.seat)
    own = (event for event in ahead.events(table.game.length) if event.kind == "score" and event.seat == command.seat)
    gains = {str(event.thing): event.amount for event in own}
    return Preview(command.id, table.version, command.action, ends, seen, gains)


def _substitute(table: Table, presence: Presence, guest: Guest, command: Substitute) -> list[TableEvent]:
    """Let a bot take a seat of the guest, or of a person who has been away for a while. Do not ask people who are away."""
    presence.expect_left(command.chair, guest)
    agree = guest.seats | (table.people - presence.besides(guest))
    is_missed = presence.has_come(command.chair) and command.chair not in guest.seats
    return seating.substitute_bot(table, command.seat, command.chair, command.level, agree, not is_missed)


def _decide(table: Table, presence: Presence, guest: Guest, command: Decide) -> list[TableEvent]:
    """Propose a bot for a person whose time is up. Do not ask people who are away."""
    agree = guest.seats | (table.people - presence.besides(guest))
    return timing.decide(table, command.seat, command.chair, command.what, agree)


_JUDGES: dict[type[ChangeCommand], Callable[[Table, Presence, Guest, Any], list[TableEvent]]] = {
    Play: lambda table, _presence, _guest, command: table.play(command.seat, command.action),
    Undo: lambda table, _presence, guest, command: undo(table, command.seat, guest.seats),
    Redo: lambda table, _presence, guest, command: [*redo(table, command.seat, guest.seats)],
    Vote: lambda table, _presence, _guest, command: vote(table, command.seat, command.agrees),
    Substitute: _substitute,
    Return: lambda table, _presence, _guest, command: seating.return_person(table, command.seat),
    Rename: lambda table, _presence, _guest, command: seating.rename(table, command.seat, command.name),
    OfferRematch: lambda table, _presence, guest, command: [
        *rematch.offer(table, command.seat, guest.seats, command.wish, command.language)
    ],
    Decline: lambda table, _presence, _guest, command: [*rematch.decline(table, command.seat)],
    Pause: lambda table, _presence, guest, command: timing.pause(table, command.seat, guest.seats),
    Resume: lambda table, _presence, guest, command: timing.resume(table, command.seat, guest.seats),
    Decide: _decide,
    Resign: lambda table, _presence, _guest, command: leaving.resign(table, command.seat, command.level),
    CloseTable: lambda table, _presence, guest, command: leaving.close(table, command.seat, guest, guest.seats),
    Remove: lambda table, presence, guest, command: leaving.remove(table, presence, guest, command.chair, command.level),
}
