"""The lobby: tables that wait for people, where a server allows it. A full table leaves it and begins."""

import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, update

from naqala.errors import OptionsError
from naqala.server.bus import ABOUT_PEOPLE, Bus
from naqala.server.errors import LobbyError
from naqala.server.pace import DAY, HOUR
from naqala.server.schema import GAMES, INVITATIONS, SITTINGS
from naqala.server.setup import Setup
from naqala.server.store import names_of

MOST_LISTED = 60
LONGEST_WAIT, LONGEST_SLOW_WAIT = 2.0 * HOUR, 7.0 * DAY
"""Seconds after which a table that is not full leaves the lobby; the second where people have days for a turn."""
_SETUP: msgspec.json.Decoder[Setup] = msgspec.json.Decoder(Setup)


@dataclass(frozen=True)
class LobbyTable:
    """A table in the lobby: its row, who holds its seats, and the names there."""

    row: Any
    setup: Setup
    holders: dict[int, set[str]]
    names: list[str]

    @property
    def free(self) -> set[int]:
        """The seats that wait for people."""
        return {seat for seat, chair in enumerate(self.setup.chairs, 1) if chair.kind == "link"} - self.holders.keys()


def expect_free_seat(kinds: Iterable[str]) -> None:
    """Refuse a table that no visitor could join."""
    if "link" not in kinds:
        raise OptionsError("chairs: expected a free seat (link) at a table of the lobby, got none")


def waiting(connection: Connection) -> list[LobbyTable]:
    """Return the tables that wait for people, the newest first."""
    now = time.time()
    open_ = select(GAMES).where(GAMES.c.lobby.is_not(None), GAMES.c.closed.is_(None), GAMES.c.over.is_(False))
    rows = connection.execute(open_.order_by(GAMES.c.opened.desc()).limit(MOST_LISTED)).all()
    setups = {row.id: _SETUP.decode(row.setup) for row in rows}
    setups = {row.id: setups[row.id] for row in rows if now - row.opened < _longest_wait(setups[row.id])}
    names = names_of(connection, setups)
    holders = _holders(connection, setups)
    return [LobbyTable(row, setups[row.id], holders[row.id], names[row.id]) for row in rows if row.id in setups]


def _longest_wait(setup: Setup) -> float:
    return LONGEST_SLOW_WAIT if setup.pace is not None and setup.pace.kind == "days" else LONGEST_WAIT


def _holders(connection: Connection, games: Iterable[str]) -> dict[str, dict[int, set[str]]]:
    found: dict[str, dict[int, set[str]]] = {game: {} for game in games}
    for row in connection.execute(select(SITTINGS).where(SITTINGS.c.game.in_(found), SITTINGS.c.seat > 0)):
        found[row.game].setdefault(row.seat, set()).add(row.browser)
    return found


def take_free_seat(connection: Connection, game: str, browser: str, bus: Bus) -> int:
    """Give a browser the first free seat of a table in the lobby; one that sits there already keeps its seat."""
    # another server may give away the same seat at the same time: one of the two waits here
    row = connection.execute(select(GAMES).where(GAMES.c.id == game).with_for_update()).first()
    if row is None or row.lobby is None or row.closed is not None:
        raise LobbyError("expected a table in the lobby; it has begun, was closed or never stood there")
    held = _holders(connection, [game])[game]
    if mine := [seat for seat, browsers in held.items() if browser in browsers]:
        return int(min(mine))
    links = connection.execute(select(INVITATIONS.c.seat).where(INVITATIONS.c.game == game)).scalars()
    free = sorted(set(links) - held.keys())
    if not free:
        raise LobbyError("expected a free seat, but the table is full")
    connection.execute(insert(SITTINGS).values(game=game, seat=free[0], browser=browser))
    if len(free) == 1:
        connection.execute(update(GAMES).where(GAMES.c.id == game).values(lobby=None))
    bus.tell(connection, game, ABOUT_PEOPLE)
    return int(free[0])
