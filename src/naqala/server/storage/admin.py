"""What the people who run a server do with what is stored: list, close, delete, expire tables, forget a person, block addresses.

Each function works on an open transaction, so the command line and a running server share them. A server looks every few seconds
at what was done (``House``).
"""

import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from naqala.errors import OptionsError, shown
from naqala.server.errors import NoTableError
from naqala.server.network.addresses import network_of
from naqala.server.notices.channels import remove_of
from naqala.server.people.profiles import profile
from naqala.server.storage.database import batches
from naqala.server.storage.schema import BLOCKS, DISMISSALS, EVENTS, GAMES, PEOPLE, REMARKS, SCORES, SITTINGS
from naqala.server.storage.store import RENAMED, names_of, setups_of
from naqala.server.tables.events import Renamed, from_text, to_text
from naqala.server.tables.setup import read_setup

EXPIRED = 50
"""Old tables that are deleted in one transaction: those who play meanwhile wait for so many, not for all."""
TAG = 8
"""Characters of the hash of a browser that tell spectators apart."""


@dataclass(frozen=True)
class TableRow:
    """A table as the people who run the server see it: never its cards."""

    id: str
    opened: float
    changed: float
    state: str
    """running, over or closed."""
    events: int
    names: list[str]
    """As they are now."""


def tables(connection: Connection, ids: Iterable[str] | None = None, before: float | None = None) -> list[TableRow]:
    """Return tables, the one that changed last first: all, those of these names, or those unchanged since a time."""
    counts = select(EVENTS.c.game, func.count().label("events")).group_by(EVENTS.c.game).subquery()
    wanted = select(GAMES, counts.c.events).join(counts, counts.c.game == GAMES.c.id, isouter=True)
    if ids is not None:
        wanted = wanted.where(GAMES.c.id.in_(list(ids)))
    if before is not None:
        wanted = wanted.where(GAMES.c.changed < before)
    rows = connection.execute(wanted.order_by(GAMES.c.changed.desc())).all()
    names: dict[str, list[str]] = {}
    for some in batches(rows):
        names |= names_of(connection, setups_of(some))
    return [_row(row, names.get(row.id, ["?"])) for row in rows]


def _row(row: Any, names: list[str]) -> TableRow:
    state = "closed" if row.closed is not None else "over" if row.over else "running"
    return TableRow(row.id, row.opened, row.changed, state, row.events or 0, names)


def expect_tables(connection: Connection, ids: list[str]) -> list[TableRow]:
    """Return the tables of these names; refuse names of none."""
    found = tables(connection, ids)
    if missing := set(ids) - {row.id for row in found}:
        raise NoTableError(f"expected tables that exist, got {', '.join(sorted(missing))}")
    return found


def close_tables(connection: Connection, ids: list[str]) -> None:
    """Close tables: they can be seen, but not played on."""
    connection.execute(update(GAMES).where(GAMES.c.id.in_(ids)).values(closed=time.time()))


def delete_tables(connection: Connection, ids: list[str]) -> None:
    """Delete tables with all that happened at them."""
    for some in batches(ids):
        connection.execute(delete(GAMES).where(GAMES.c.id.in_(some)))


def expire(connection: Connection, before: float, spared: Iterable[str] = ()) -> list[str]:
    """Delete some tables that have not changed since a time; return them. None are left when it returns none."""
    kept = set(spared)
    old = select(GAMES.c.id).where(GAMES.c.changed < before).order_by(GAMES.c.changed).limit(EXPIRED + len(kept))
    found = [table for table in connection.execute(old).scalars() if table not in kept][:EXPIRED]
    delete_tables(connection, found)
    return found


# People


def seats_of_bots(connection: Connection, game: str) -> list[bool]:
    """Return for each seat of a table whether it was opened for a bot."""
    setup = connection.execute(select(GAMES.c.setup).where(GAMES.c.id == game)).scalar_one()
    return [chair.is_bot for chair in read_setup(setup).chairs]


def forget_person(connection: Connection, game: str, seat: int) -> list[str]:
    """Forget the person who holds a seat, at this table and at all others of the same browsers. Return the tables."""
    bots = seats_of_bots(connection, game)
    if not 1 <= seat <= len(bots):
        raise OptionsError(f"seat: expected one of the table, 1 to {len(bots)}, got {seat}")
    if bots[seat - 1]:
        raise OptionsError(f"seat: expected one of a person, got {seat}, which is a bot's")
    return forget_browsers(connection, _browsers_at(connection, game, seat), {(game, seat)})


def forget_spectator(connection: Connection, game: str, tag: str) -> list[str]:
    """Forget one person who has watched a table, by the tag that ``spectators`` gives. Return the tables."""
    known = _browsers_at(connection, game, 0)
    found = [browser for browser in known if tag and browser.startswith(tag)]
    if len(found) != 1:
        raise OptionsError(f"spectator: expected the tag of one spectator of the table, got {shown(tag)}, of {len(found)}")
    return forget_browsers(connection, found)


def spectators(connection: Connection, game: str) -> dict[str, str]:
    """Return the names of those who have watched a table ("": none was chosen), each with a tag that tells them apart."""
    return {browser[:TAG]: profile(connection, browser).name for browser in _browsers_at(connection, game, 0)}


def _browsers_at(connection: Connection, game: str, seat: int) -> list[str]:
    there = select(SITTINGS.c.browser).where(SITTINGS.c.game == game, SITTINGS.c.seat == seat)
    return list(connection.execute(there.order_by(SITTINGS.c.browser)).scalars())


def forget_browsers(connection: Connection, browsers: list[str], also: Iterable[tuple[str, int]] = ()) -> list[str]:
    """Forget the people at browsers, and ``also`` the names of some seats. Return the tables; servers read them again."""
    places = {*also}
    for rows in (SITTINGS, SCORES):
        theirs = select(rows.c.game, rows.c.seat).where(rows.c.browser.in_(browsers))
        places |= {(row.game, row.seat) for row in connection.execute(theirs)}
    for game, seat in places:
        if seat:
            _forget_name(connection, game, seat)
    spoken = set(connection.execute(select(REMARKS.c.game).where(REMARKS.c.browser.in_(browsers))).scalars())
    for rows in (SITTINGS, REMARKS, DISMISSALS, PEOPLE):
        connection.execute(delete(rows).where(rows.c.browser.in_(browsers)))
    remove_of(connection, browsers)
    connection.execute(update(SCORES).where(SCORES.c.browser.in_(browsers)).values(browser=None))
    hosted = set(connection.execute(select(GAMES.c.id).where(GAMES.c.host.in_(browsers))).scalars())
    connection.execute(update(GAMES).where(GAMES.c.host.in_(browsers)).values(host=""))
    tables = sorted({game for game, _ in places} | spoken | hosted)
    for some in batches(tables):
        connection.execute(update(GAMES).where(GAMES.c.id.in_(some)).values(forgotten=time.time()))
    return tables


def running_seats(connection: Connection, browser: str) -> dict[str, set[int]]:
    """Return the seats a browser holds at tables that can be played on."""
    wanted = select(SITTINGS.c.game, SITTINGS.c.seat).join(GAMES, GAMES.c.id == SITTINGS.c.game)
    found: dict[str, set[int]] = {}
    is_running = (SITTINGS.c.seat > 0) & GAMES.c.over.is_(False) & GAMES.c.closed.is_(None)
    for row in connection.execute(wanted.where(SITTINGS.c.browser == browser, is_running)):
        found.setdefault(row.game, set()).add(row.seat)
    return found


def _forget_name(connection: Connection, game: str, seat: int) -> None:
    """Write a number in the place of a name: in the setup, wherever the seat was renamed, and in its score."""
    name = f"Player {seat}"
    connection.execute(update(SCORES).where(SCORES.c.game == game, SCORES.c.seat == seat).values(name=name))
    stored = connection.execute(select(GAMES.c.setup).where(GAMES.c.id == game)).scalar_one()
    setup = read_setup(stored)
    chairs = list(setup.chairs)
    chairs[seat - 1] = msgspec.structs.replace(chairs[seat - 1], name=name)
    text = msgspec.json.encode(msgspec.structs.replace(setup, chairs=chairs)).decode()
    connection.execute(update(GAMES).where(GAMES.c.id == game).values(setup=text))
    renamed = select(EVENTS.c.number, EVENTS.c.event).where(EVENTS.c.game == game, EVENTS.c.event.like(RENAMED))
    for row in connection.execute(renamed).all():
        event = from_text(row.event)
        if isinstance(event, Renamed) and event.seat == seat:
            which = (EVENTS.c.game == game) & (EVENTS.c.number == row.number)
            connection.execute(update(EVENTS).where(which).values(event=to_text(Renamed(seat, name))))


# Addresses


def block(connection: Connection, address: str, why: str = "") -> str:
    """Take no more requests from an address; of IPv6 from its /64. Return what is blocked."""
    network = network_of(address)
    connection.execute(delete(BLOCKS).where(BLOCKS.c.address == network))
    connection.execute(insert(BLOCKS).values(address=network, at=time.time(), why=why))
    return network


def unblock(connection: Connection, address: str) -> bool:
    """Take requests from an address again; return whether it was blocked."""
    return connection.execute(delete(BLOCKS).where(BLOCKS.c.address.in_([address, network_of(address)]))).rowcount > 0


def blocked(connection: Connection) -> dict[str, str]:
    """Return the blocked addresses, each with the reason."""
    return {row.address: row.why for row in connection.execute(select(BLOCKS).order_by(BLOCKS.c.at))}


# What a running server looks at


class TableState(NamedTuple):
    """Whether a table is closed, and when a person was last forgotten there."""

    is_closed: bool
    forgotten: float | None


def states(connection: Connection, ids: list[str]) -> dict[str, TableState]:
    """Return the states of those of these tables that there are."""
    found: dict[str, TableState] = {}
    for some in batches(ids):
        wanted = select(GAMES.c.id, GAMES.c.closed, GAMES.c.forgotten).where(GAMES.c.id.in_(some))
        found.update((row.id, TableState(row.closed is not None, row.forgotten)) for row in connection.execute(wanted))
    return found


def versions(connection: Connection, ids: list[str]) -> dict[str, int]:
    """Return how many events each of these tables has."""
    found: dict[str, int] = {}
    for some in batches(ids):
        last = select(EVENTS.c.game, func.max(EVENTS.c.number)).where(EVENTS.c.game.in_(some))
        found.update((row[0], row[1]) for row in connection.execute(last.group_by(EVENTS.c.game)))
    return found
