"""How finished games ended, kept beside them for lists, which read no events."""

import msgspec
from sqlalchemy import Connection, update

from naqala.game import Game
from naqala.server.protocol.wire import LeftWhy
from naqala.server.storage.schema import GAMES


class GameResult(msgspec.Struct, frozen=True):
    """The points of all seats, and which of them have won; for whom bots played to the end, and why."""

    totals: list[int]
    winners: list[int]
    left: dict[int, LeftWhy] = {}


_DECODER: msgspec.json.Decoder[GameResult] = msgspec.json.Decoder(GameResult)


def stored_result(game: Game, left: dict[int, LeftWhy] | None = None) -> str | None:
    """Return the result of a game as it is stored, with the seats that bots have played to the end; None while it goes on."""
    outcome = game.outcome()
    if outcome is None:
        return None
    return msgspec.json.encode(GameResult(list(outcome.totals), list(outcome.winners), left or {})).decode()


def read_result(text: str | None) -> GameResult | None:
    """Return a stored result."""
    return None if text is None else _DECODER.decode(text)


def save_result(connection: Connection, game: str, result: str | None) -> None:
    """Store the result of a finished table."""
    connection.execute(update(GAMES).where(GAMES.c.id == game, GAMES.c.over).values(result=result))
