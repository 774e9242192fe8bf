"""The table at a glance: the turn order track spot by spot, the markets on the board and the last round."""

from typing import Annotated

import msgspec

from naqala.catalog.names import PRICES
from naqala.catalog.tiles import KIND_WORDS, MARKETS
from naqala.position import Position
from naqala.reading import always_one_of

MARKET_WORDS = tuple(KIND_WORDS[kind] for kind in MARKETS)


class Lane(msgspec.Struct, frozen=True, gc=False):
    """The spots of one price on the turn order track, the foremost last: whose marker stands there (None: it is free)."""

    price: int
    spots: list[int | None]
    pushes: bool
    """Whether a marker that comes pushes back those that stand there."""


class MarketSeen(msgspec.Struct, frozen=True, gc=False):
    """A kind of market on the board: it sells ``cards`` of the first ``reach`` cards of the row for ``gold``."""

    face: Annotated[str, always_one_of(MARKET_WORDS)]
    gold: int
    cards: int
    reach: int
    is_here: bool
    """Whether the tile action under way is on such a market."""


def lanes(position: Position) -> list[Lane]:
    """Return the turn order track, the cheapest price first; the solo game has none (BID-3, BID-4, BID-5, WHIM-24)."""
    if position.turn_track is None:
        return []
    options = position.options
    found, sizes = [], options.printed.spots(bool(options.five_track))
    for price, size in zip(PRICES, sizes, strict=True):
        seats = position.turn_track.get(str(price), [])
        found.append(Lane(price, [*[None] * (size - len(seats)), *seats], size > 1))
    return found


def markets(position: Position) -> list[MarketSeen]:
    """Return the kinds of markets that are on the board (TILE-SM-1, TILE-LM-1, ART-5)."""
    faces, turn = {tile.tile for tile in position.board.values()}, position.turn
    here = position.board[turn.at].tile if turn.step == "tile" and turn.at else None
    return [
        MarketSeen(face, market.price, market.cards, market.reach, face == here)
        for face, market in zip(MARKET_WORDS, MARKETS.values(), strict=True)
        if face in faces
    ]


def is_last_round(position: Position) -> bool:
    """Return whether the game ends with this round (END-1, END-2)."""
    return position.end.last_camel or position.end.no_move
