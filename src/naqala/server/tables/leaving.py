"""People who go for good, and tables that are closed. Each function returns events and changes nothing."""

import time
from collections.abc import Collection, Iterable
from typing import Any

from sqlalchemy import Connection, delete, update

from naqala.errors import GameOverError
from naqala.server.errors import NotHostError, NotYourSeatError, SeatTakenError
from naqala.server.storage.schema import GAMES, INVITATIONS, SITTINGS
from naqala.server.storage.writer import Work
from naqala.server.tables.events import Begun, Closed, Proposed, Seated, TableEvent
from naqala.server.tables.pace import STAND_IN
from naqala.server.tables.presence import Guest, Presence
from naqala.server.tables.proposals import asked_for
from naqala.server.tables.seating import expect_level
from naqala.server.tables.table import Table


def resign(table: Table, seat: int, level: str) -> list[TableEvent]:
    """Let a bot have the seat to the end. Undo needs no consent of a person who has resigned."""
    _expect_running(table)
    expect_level(level)
    return [Seated(seat, level, free=True, why="resigned")]


def give_up(table: Table, seats: Collection[int]) -> list[TableEvent]:
    """Resign for a person who deletes all they have here; without other people the table is closed."""
    theirs = table.people.intersection(seats)
    if table.game.is_over or table.is_closed or not theirs:
        return []
    if theirs == table.people:
        return [Closed()]
    level = table.setup.pace.level if table.setup.pace else STAND_IN
    return [event for seat in sorted(theirs) for event in resign(table, seat, level)]


def close(table: Table, seat: int | None, guest: Guest, own: Collection[int]) -> list[TableEvent]:
    """Close the table: the host at once, others with the consent of all people."""
    _expect_running(table)
    if guest.host:
        return [Closed()]
    if seat is None:
        raise NotHostError("expected the host of the table, or a person who plays at it")
    return asked_for(Proposed(seat, sorted(table.people - {seat, *own}), what="close"))


def remove(table: Table, presence: Presence, guest: Guest, chair: int, level: str) -> list[TableEvent]:
    """Give the seat of a person who never came to a bot; the link of the seat is void. At a table that waits for people, the
    host decides with whom it begins, so that a person who came loses the seat too.
    """
    _expect_running(table)
    if not guest.host:
        raise NotHostError("expected the host of the table")
    if table.chair(chair).is_bot:
        raise NotYourSeatError(f"expected the seat of a person, got {chair}, where a bot sits")
    has_come = presence.devices[chair] > 0 and not table.is_waiting
    if has_come or table.chair(chair).kind != "link":
        raise SeatTakenError(f"expected a seat to which no person has come, got {chair}")
    expect_level(level)
    return [Seated(chair, level, free=True, why="removed")]


def _expect_running(table: Table) -> None:
    if table.game.is_over:
        raise GameOverError("expected a running game")


def also_written(game: str, events: Iterable[TableEvent]) -> Work | None:
    """Return what is written in the same transaction as these events: that the table is closed or begins, that a seat is free."""
    values: dict[str, Any] = {}
    removed = []
    for event in events:
        if isinstance(event, Begun | Closed):
            values["lobby"] = None
        if isinstance(event, Closed):
            values |= {"closed": time.time(), "due": None}
        if isinstance(event, Seated) and event.why == "removed":
            removed.append(event.seat)

    def work(connection: Connection) -> None:
        if values:
            connection.execute(update(GAMES).where(GAMES.c.id == game).values(**values))
        for seat in removed:
            for rows in (INVITATIONS, SITTINGS):
                connection.execute(delete(rows).where(rows.c.game == game, rows.c.seat == seat))

    return work if values or removed else None
