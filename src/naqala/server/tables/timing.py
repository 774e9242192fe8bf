"""What happens about time: it is up, the others decide, all agree that clocks stand. Each returns events and changes nothing."""

from collections.abc import Collection
from typing import Literal

from naqala.errors import GameOverError
from naqala.server.errors import NoClockError, NoProposalError
from naqala.server.protocol.wire import TimeSeen
from naqala.server.tables.clocks import Clocks
from naqala.server.tables.events import Begun, CameBack, Dropped, Proposed, Resumed, Seated, StandIn, TableEvent, TimeUp
from naqala.server.tables.presence import Presence
from naqala.server.tables.proposals import asked_for
from naqala.server.tables.table import Table

DROP = 2.0
"""Seconds without a connection after which a clock stands: a page that is loaded again needs less."""


# Commands


def pause(table: Table, seat: int, own: Collection[int]) -> list[TableEvent]:
    """Propose that all clocks stand; all people must agree, here or not."""
    if _clocks_of(table).paused_until is not None:
        raise NoClockError("expected clocks that run, but there is a pause already")
    return asked_for(Proposed(seat, sorted(table.people - {seat, *own}), what="pause"))


def resume(table: Table, seat: int, own: Collection[int]) -> list[TableEvent]:
    """Propose that clocks run again."""
    if _clocks_of(table).paused_until is None:
        raise NoClockError("expected a pause, but the clocks run")
    return asked_for(Proposed(seat, sorted(table.people - {seat, *own}), what="resume"))


def decide(table: Table, seat: int, chair: int, what: Literal["turn", "time"], agree: Collection[int]) -> list[TableEvent]:
    """Propose a bot for a person whose time is up, for this turn or to the end; all others but ``agree`` must consent."""
    clocks = _clocks_of(table)
    if chair not in clocks.up or table.waits_for != chair or chair == seat:
        raise NoProposalError("expected the seat of another person the game waits for and whose time is up")
    waiting = sorted(table.people - {seat, chair, *agree})
    return asked_for(Proposed(seat, waiting, chair=chair, level=clocks.pace.level, what=what))


def _clocks_of(table: Table) -> Clocks:
    if table.game.is_over:
        raise GameOverError("expected a running game")
    if table.clocks is None or not table.clocks.has_begun:
        raise NoClockError("expected a table with clocks that have begun to run")
    return table.clocks


# What happens by itself


def due_events(table: Table, presence: Presence, now: float) -> list[TableEvent]:
    """Return what follows now from the time and from who is here; the caller judges again when that is stored."""
    if table.is_closed or table.game.is_over or (table.clocks is None and not table.is_waiting):
        return []
    if not table.has_begun:
        return [Begun()] if _all_are_here(table, presence) else []
    clocks = table.clocks
    if clocks is None:
        return []
    if clocks.paused_until is not None:
        return [] if clocks.is_paused(now) else [Resumed()]
    up = clocks.expires_at()
    if up is not None and now >= up:
        assert clocks.running is not None
        return _run_out(clocks, clocks.running)
    return _connection_events(clocks, presence)


def _all_are_here(table: Table, presence: Presence) -> bool:
    """Return whether a game can begin: all have come, and with clocks that count minutes all are connected."""
    is_quick = table.setup.pace is not None and table.setup.pace.kind == "clock"
    here = presence.present if is_quick else presence.held
    return table.people <= here


def _run_out(clocks: Clocks, seat: int) -> list[TableEvent]:
    end = clocks.pace.end
    if end == "turn":
        return [TimeUp(seat), StandIn(seat)]
    return [TimeUp(seat), Seated(seat, clocks.pace.level, why="time")] if end == "seat" else [TimeUp(seat)]


def _connection_events(clocks: Clocks, presence: Presence) -> list[TableEvent]:
    seat = clocks.running
    if seat is None:
        return []
    if seat in presence.present:
        return [CameBack(seat)] if clocks.excused_until is not None else []
    return [Dropped(seat)] if clocks.may_drop(seat) and presence.away_for(seat) >= DROP else []


# What people see


def time_seen(table: Table, now: float) -> TimeSeen | None:
    """Return the clocks of a table; None where there are none."""
    clocks = table.clocks
    if clocks is None:
        return TimeSeen(None, "waiting", [], None, None, [], None, True) if table.is_waiting else None
    left = [seconds if seat in table.people else None for seat, seconds in enumerate(clocks.left_at(now), 1)]
    until = max(clocks.paused_until or 0.0, clocks.excused_until or 0.0) - now
    state = _state(table, clocks, now)
    stands = until if state in ("paused", "excused") else None
    up = sorted(clocks.up & table.people)
    return TimeSeen(clocks.pace, state, left, clocks.running, stands, up, table.stand_in, table.is_waiting)


def _state(table: Table, clocks: Clocks, now: float) -> Literal["waiting", "running", "paused", "excused", "idle"]:
    if not table.has_begun:
        return "waiting"
    if clocks.is_paused(now):
        return "paused"
    if clocks.running is None:
        return "idle"
    return "excused" if clocks.excused_until is not None and now < clocks.excused_until else "running"
