"""All that is stored of a person, as the person may have it: without secrets, and of other people nothing but their names."""

import time
from collections.abc import Iterator
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from naqala.server.notices.channels import channels_of, choices_of
from naqala.server.notices.quiet import NoticeChoices
from naqala.server.people.figures import own_games
from naqala.server.people.profiles import Profile, profile
from naqala.server.storage.database import batches
from naqala.server.storage.schema import GAMES, REMARKS, SITTINGS
from naqala.server.storage.store import names_at


class TableData(msgspec.Struct, frozen=True):
    """A table where the person has been: as its host, on seats, or without one as a spectator."""

    table: str
    opened: float
    changed: float
    over: bool
    host: bool
    seats: list[int]
    names: list[str]
    """Of these seats."""


class ResultData(msgspec.Struct, frozen=True):
    """How a game of the person ended, with the score sheet, and who else played."""

    table: str
    at: float
    expansions: list[str]
    seat: int
    name: str
    left: bool
    won: bool
    total: int | None
    lines: msgspec.Raw
    opponents: list[str]


class RemarkData(msgspec.Struct, frozen=True):
    """What the person said at a table."""

    table: str
    at: float
    seat: int | None
    name: str
    text: str


class ChannelData(msgspec.Struct, frozen=True):
    """How the person is told of their turn, without what would let others send or read it."""

    kind: str
    label: str
    language: str
    gap: int
    confirmed: bool
    sent: float


class MyData(msgspec.Struct, frozen=True):
    """All of it. Times are seconds since 1970."""

    made: float
    profile: Profile
    quiet_hours: NoticeChoices
    tables: list[TableData]
    results: list[ResultData]
    remarks: list[RemarkData]
    channels: list[ChannelData]


def data_of(connection: Connection, browser: str) -> MyData:
    """Return all that is stored of a person."""
    return MyData(
        time.time(),
        profile(connection, browser),
        choices_of(connection, browser),
        list(_tables(connection, browser)),
        [_result(*game) for game in own_games(connection, browser)],
        _remarks(connection, browser),
        [
            ChannelData(one.kind, one.label, one.language, one.gap, one.is_confirmed, one.sent)
            for one in channels_of(connection, browser)
        ],
    )


def _tables(connection: Connection, browser: str) -> Iterator[TableData]:
    """Yield the tables of a person."""
    held: dict[str, list[int]] = {}
    for row in connection.execute(select(SITTINGS).where(SITTINGS.c.browser == browser).order_by(SITTINGS.c.seat)):
        held.setdefault(row.game, []).extend([row.seat] if row.seat else [])
    hosted = set(connection.execute(select(GAMES.c.id).where(GAMES.c.host == browser)).scalars())
    wanted = sorted(hosted | held.keys())
    for some in batches(wanted):
        names = names_at(connection, some)
        for row in connection.execute(select(GAMES).where(GAMES.c.id.in_(some)).order_by(GAMES.c.opened)):
            seats = held.get(row.id, [])
            own = [names[row.id][seat - 1] for seat in seats if row.id in names]  # not at a table that cannot be read
            yield TableData(row.id, row.opened, row.changed, row.over, row.id in hosted, seats, own)


def _result(mine: Any, *others: Any) -> ResultData:
    opponents = [other.level or other.name for other in others]
    how = (mine.left, mine.won, mine.total, msgspec.Raw(mine.lines.encode()))
    return ResultData(mine.game, mine.at, mine.expansions.split(), mine.seat, mine.name, *how, opponents)


def _remarks(connection: Connection, browser: str) -> list[RemarkData]:
    rows = connection.execute(select(REMARKS).where(REMARKS.c.browser == browser).order_by(REMARKS.c.at))
    return [RemarkData(row.game, row.at, row.seat, row.name, row.text) for row in rows]
