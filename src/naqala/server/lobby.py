"""The lobby: tables that wait for people, where a server allows it. Full tables are not listed, and a table leaves when its game
begins.
"""

import time
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from naqala.errors import OptionsError
from naqala.server.errors import LobbyError, TooMuchError
from naqala.server.storage.bus import ABOUT_PEOPLE, Bus
from naqala.server.storage.schema import GAMES, SITTINGS
from naqala.server.storage.store import Store, bots_of, names_of, setups_of
from naqala.server.tables.pace import DAY, HOUR
from naqala.server.tables.setup import Setup

MOST_LISTED, MOST_READ = 60, 200
"""Tables that are shown; tables that are read for that, of which some are full and only wait for all to be connected."""
MOST_OF_ONE = 12
"""Tables that people of one address may have opened or joined in the lobby and that have not begun: one person could fill the
list, or all free seats.
"""
LONGEST_WAIT, LONGEST_SLOW_WAIT = 2.0 * HOUR, 7.0 * DAY
"""Seconds after which a table that is not full leaves the lobby; the second where people have days for a turn."""


@dataclass(frozen=True)
class LobbyTable:
    """A table in the lobby: its row, who holds its seats, and the names there."""

    row: Any
    setup: Setup
    holders: dict[int, set[str]]
    bots: set[int]
    names: list[str]

    @property
    def free(self) -> list[int]:
        """The seats that wait for people: those that have a link, and neither a person nor a bot."""
        links = {seat for seat, chair in enumerate(self.setup.chairs, 1) if chair.kind == "link"}
        return sorted(links - self.holders.keys() - self.bots)

    @property
    def is_fresh(self) -> bool:
        """Whether it does not wait for too long."""
        is_slow = self.setup.pace is not None and self.setup.pace.kind == "days"
        return bool(time.time() - self.row.opened < (LONGEST_SLOW_WAIT if is_slow else LONGEST_WAIT))

    def given_by(self, browser: str) -> list[int]:
        """Return the seats that a browser took by a link, and can give back."""
        return [seat for seat, held in self.holders.items() if browser in held and self.setup.chairs[seat - 1].kind == "link"]


def expect_free_seat(kinds: Iterable[str]) -> None:
    """Refuse a table that no visitor could join."""
    if "link" not in kinds:
        raise OptionsError("chairs: expected a free seat (link) at a table of the lobby, got none")


def waiting(connection: Connection) -> list[LobbyTable]:
    """Return the tables that wait for people, the newest first."""
    open_ = select(GAMES).where(GAMES.c.lobby.is_not(None), GAMES.c.closed.is_(None), GAMES.c.over.is_(False))
    rows = connection.execute(open_.order_by(GAMES.c.opened.desc()).limit(MOST_READ)).all()
    return [table for table in _read(connection, rows) if table.is_fresh and table.free][:MOST_LISTED]


class LobbyShares:
    """Which tables of the lobby each address has opened or joined, as long as the server runs: it stores no addresses."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tables: dict[str, set[str]] = {}

    async def expect_place(self, address: str, table: str | None = None) -> None:
        """Refuse one more table, this one or a new one, if too many of the address wait already."""
        known = self._tables.pop(address, set())
        if waiting := await self._store.read(_still_waiting, known):
            self._tables.setdefault(address, set()).update(waiting)
        if table not in waiting and len(waiting) >= MOST_OF_ONE:
            raise TooMuchError(f"expected at most {MOST_OF_ONE} tables of one address in the lobby, got more")

    def add(self, address: str, table: str) -> None:
        """Note that an address has opened or joined a table."""
        self._tables.setdefault(address, set()).add(table)

    def remove(self, address: str, table: str) -> None:
        """Note that an address has left a table."""
        self._tables.get(address, set()).discard(table)


def _still_waiting(connection: Connection, games: Collection[str]) -> set[str]:
    """Return which of these tables wait in the lobby, full ones too."""
    open_ = (GAMES.c.lobby.is_not(None), GAMES.c.closed.is_(None), GAMES.c.over.is_(False))
    rows = connection.execute(select(GAMES).where(GAMES.c.id.in_(games), *open_)).all() if games else []
    return {one.row.id for one in _read(connection, rows) if one.is_fresh}


def gathering(connection: Connection, games: Collection[str]) -> set[str]:
    """Return which of these tables are full, and begin as soon as all their people are connected."""
    tables = _read(connection, connection.execute(select(GAMES).where(GAMES.c.id.in_(games))).all()) if games else []
    return {one.row.id for one in tables if not one.free and one.setup.pace is not None and one.setup.pace.kind == "clock"}


def _read(connection: Connection, rows: Sequence[Any]) -> list[LobbyTable]:
    setups = setups_of(rows)
    holders, bots, names = _holders(connection, setups), bots_of(connection, setups), names_of(connection, setups)
    return [LobbyTable(row, setups[row.id], holders[row.id], bots[row.id], names[row.id]) for row in rows if row.id in setups]


def _holders(connection: Connection, games: Iterable[str]) -> dict[str, dict[int, set[str]]]:
    found: dict[str, dict[int, set[str]]] = {game: {} for game in games}
    for row in connection.execute(select(SITTINGS).where(SITTINGS.c.game.in_(found), SITTINGS.c.seat > 0)):
        found[row.game].setdefault(row.seat, set()).add(row.browser)
    return found


def take_free_seat(connection: Connection, game: str, browser: str, bus: Bus) -> int:
    """Give a browser the first free seat of a table in the lobby; one that sits there already keeps its seat."""
    table = _waiting_table(connection, game)
    if mine := [seat for seat, browsers in table.holders.items() if browser in browsers]:
        return min(mine)
    if not table.is_fresh:
        raise LobbyError("expected a table in the lobby, but this one has waited for too long")
    if not table.free:
        raise LobbyError("expected a free seat, but the table is full")
    seat = table.free[0]
    connection.execute(insert(SITTINGS).values(game=game, seat=seat, browser=browser))
    connection.execute(update(GAMES).where(GAMES.c.id == game).values(changed=time.time()))
    bus.notify(connection, game, ABOUT_PEOPLE)
    return seat


def give_back(connection: Connection, game: str, browser: str, bus: Bus) -> list[int]:
    """Take the seats from a browser that it took at a table of the lobby, and return them; others can have them."""
    seats = _waiting_table(connection, game).given_by(browser)
    if not seats:
        raise LobbyError("expected a seat that you took at this table, got none")
    own = (SITTINGS.c.game == game) & (SITTINGS.c.browser == browser)
    connection.execute(delete(SITTINGS).where(own, SITTINGS.c.seat.in_(seats)))
    bus.notify(connection, game, ABOUT_PEOPLE)
    return seats


def _waiting_table(connection: Connection, game: str) -> LobbyTable:
    """Return a table in the lobby. Another server may change it at the same time; then one of the two waits here."""
    row = connection.execute(select(GAMES).where(GAMES.c.id == game).with_for_update()).first()
    if row is None or row.lobby is None or row.closed is not None:
        raise LobbyError("expected a table in the lobby; it has begun, was closed or never stood there")
    return _read(connection, [row])[0]
