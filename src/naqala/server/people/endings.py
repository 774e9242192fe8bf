"""How finished games ended, seat by seat, for figures (docs/figures.md says what counts). Computed once, when a game ends."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import structlog
from sqlalchemy import Connection, delete, insert, select

from naqala.catalog.points import lines_played
from naqala.errors import NaqalaError
from naqala.game import Game
from naqala.server.storage.results import save_result, stored_result
from naqala.server.storage.schema import ENDINGS, GAMES, SCORES, SITTINGS
from naqala.server.storage.writer import Work
from naqala.server.tables.table import Table

if TYPE_CHECKING:
    from naqala.server.storage.store import Store

LOG = structlog.get_logger()
FILL_PAUSE = 0.02
"""Seconds between two games of former versions whose endings are filled in, so that films need not wait for all of them."""


@dataclass(frozen=True)
class SeatEnding:
    """How one seat ended: the columns of ``SCORES`` that its game knows."""

    name: str
    level: str | None
    left: bool
    won: bool
    total: int | None
    lines: str


@dataclass(frozen=True)
class GameEnding:
    """How a game ended. ``is_fair``: no person knew what was to come and all bots played at their level, so it may
    count for ratings.
    """

    seats: list[SeatEnding]
    expansions: str
    is_whole: bool
    is_fair: bool


PastEnding = tuple[str | None, GameEnding]
"""The result as it is stored, and the ending."""


def ending_of(table: Table, game: Game) -> GameEnding:
    """Return how the finished game of a table ended."""
    outcome = game.outcome()
    assert outcome is not None
    sheets = lines_played(game.score_sheet(), game.options.expansions)
    seats = []
    for seat, (chair, first) in enumerate(zip(table.chairs, table.setup.chairs, strict=True), 1):
        has_left = seat in table.replaced
        total = outcome.totals[seat - 1] if outcome.totals else None
        lines = msgspec.json.encode(sheets[seat - 1]).decode()
        seats.append(SeatEnding(chair.name, first.level, has_left, seat in outcome.winners and not has_left, total, lines))
    is_fair = table.setup.seed is None and not table.has_retried and not table.had_hasty_bots
    return GameEnding(seats, " ".join(game.options.expansions), table.setup.is_whole, is_fair)


def ending_written(game: str, table: Table, over: Game | None) -> Work | None:
    """Return what is written when a game ends (``over``), or goes on after an undo of its end."""
    if over is not None and not table.game.is_over:
        return partial(save_ending, game=game, ending=ending_of(table, over), at=time.time())
    return partial(delete_ending, game=game) if over is None and table.game.is_over else None


def save_ending(connection: Connection, game: str, ending: GameEnding, at: float) -> None:
    """Store how a game ended, and who sat there."""
    delete_ending(connection, game)
    browsers = _people(connection, game)
    is_rated = ending.is_whole and ending.is_fair and _can_be_rated(ending.seats, browsers)
    kind = {"seats": len(ending.seats), "expansions": ending.expansions, "whole": ending.is_whole, "rated": is_rated}
    connection.execute(insert(ENDINGS).values(game=game, at=at, **kind))
    if ending.is_whole:
        rows = [
            {"game": game, "seat": seat, "browser": browsers.get(seat), **vars(one)} for seat, one in enumerate(ending.seats, 1)
        ]
        connection.execute(insert(SCORES), rows)


def delete_ending(connection: Connection, game: str) -> None:
    """Delete the ending of a game that goes on."""
    for rows in (SCORES, ENDINGS):
        connection.execute(delete(rows).where(rows.c.game == game))


def _people(connection: Connection, game: str) -> dict[int, str]:
    """Return the browsers on the seats. People who share a browser or a seat cannot be told apart, so they are left out."""
    sitting = connection.execute(select(SITTINGS).where(SITTINGS.c.game == game, SITTINGS.c.seat > 0)).all()
    seats, browsers = [row.seat for row in sitting], [row.browser for row in sitting]
    return {row.seat: row.browser for row in sitting if seats.count(row.seat) == browsers.count(row.browser) == 1}


def _can_be_rated(seats: Iterable[SeatEnding], browsers: dict[int, str]) -> bool:
    """Return whether at least two different players met, and every person who stayed to the end is known."""
    players = set()
    for seat, one in enumerate(seats, 1):
        player = one.level or browsers.get(seat)
        if player is None and not one.left:
            return False
        players.add(player)
    return len(players - {None}) > 1


# Games that ended before endings were kept


def without_ending(connection: Connection) -> list[str]:
    """Return the finished tables of former versions."""
    known = select(ENDINGS.c.game)
    wanted = select(GAMES.c.id).where(GAMES.c.over, GAMES.c.result.is_(None) | GAMES.c.id.not_in(known))
    return list(connection.execute(wanted.order_by(GAMES.c.changed.desc())).scalars())


def fill_in(connection: Connection, game: str, result: str | None, ending: GameEnding) -> None:
    """Store the result and the ending of a finished table, unless it goes on or has got them meanwhile."""
    row = connection.execute(select(GAMES.c.over, GAMES.c.changed).where(GAMES.c.id == game)).first()
    if row is None or not row.over:
        return
    save_result(connection, game, result)
    if connection.execute(select(ENDINGS.c.game).where(ENDINGS.c.game == game)).first() is None:
        save_ending(connection, game, ending, row.changed)


def past_ending(table: Table) -> PastEnding:
    """Return the result and the ending of a table that is over."""
    return stored_result(table.game, table.replaced), ending_of(table, table.game)


async def fill_endings(store: "Store", ending_at: Callable[[str], Awaitable[PastEnding]]) -> None:
    """Store how games ended that were over before that was kept; those that cannot be read stay without."""
    try:
        for game in await store.read(without_ending):
            try:
                result, ending = await ending_at(game)
            except NaqalaError:
                continue
            await store.write(fill_in, game, result, ending)
            await asyncio.sleep(FILL_PAUSE)
    except NaqalaError as error:
        LOG.error("endings could not be stored", error=str(error))
