"""Stores a new table."""

import time
from collections.abc import Iterable, Mapping

import msgspec
from sqlalchemy import Connection, insert

from naqala.server.storage.schema import GAMES, INVITATIONS, SITTINGS
from naqala.server.tables.setup import Setup


def insert_table(
    connection: Connection,
    game: str,
    host: str,
    setup: Setup,
    asked: int | None,
    sitting: Iterable[tuple[int, str]],
    invitations: Mapping[int, str] | None = None,
    result: str | None = None,
    lobby: str | None = None,
    is_silent: bool | None = None,
) -> None:
    """Store a table with its host, the seat that is asked (None when the game is over, which has a ``result``), which browsers
    sit on which seats, the hashes of the links to other seats, its language if it stands in the lobby, and whether its host wants
    no talk.
    """
    now, text = time.time(), msgspec.json.encode(setup).decode()
    row = {"id": game, "opened": now, "changed": now, "host": host, "over": asked is None, "asked": asked}
    awaits_bot = asked is not None and setup.chairs[asked - 1].is_bot and not all(chair.is_bot for chair in setup.chairs)
    row |= {"since": now, "stands": "people" if setup.waits else None, "due": 0.0 if awaits_bot and not setup.waits else None}
    connection.execute(insert(GAMES).values(**row, setup=text, result=result, lobby=lobby, silent=is_silent))
    for seat, browser in sitting:
        connection.execute(insert(SITTINGS).values(game=game, seat=seat, browser=browser))
    for seat, token in (invitations or {}).items():
        connection.execute(insert(INVITATIONS).values(game=game, seat=seat, token=token))
