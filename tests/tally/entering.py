"""Enters a finished game as its players would: what each owns, and what they count on the board."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from naqala import Game
from naqala.catalog.tiles import FACE_NAMED
from naqala.position.schema import Seat, Tile
from naqala.tally.entries import tile_word


def entered(game: Game) -> dict[str, Any]:
    """The entries for a position, as plain JSON data."""
    position, options = game.position(), game.options
    whole: dict[str, Any] = {"format": "naqala-score", "expansions": list(options.expansions), "promos": list(options.promos)}
    whole["players"] = [_owned(position.board, seat, number) for number, seat in enumerate(position.seats, 1)]
    if position.yazid:
        whole["yazid"] = {"viziers": position.yazid.viziers}
        if position.end.lost:
            whole["yazid"]["lost"] = position.end.lost
    return whole


def _owned(board: dict[str, Tile], seat: Seat, number: int) -> dict[str, Any]:
    own = {place: tile for place, tile in board.items() if tile.owner == number}
    shore = [tile for place, tile in own.items() if any(board[near].tile == "lake" for near in _around(board, place))]
    tent = next((place for place, tile in own.items() if tile.piece == "tent"), None)
    items = seat.items if isinstance(seat.items, dict) else {}
    entries = {
        **{"gold": seat.gold, "viziers": seat.viziers, "elders": seat.elders, "artisans": seat.artisans or 0},
        **{"cards": seat.cards, "djinns": seat.djinns, "thieves": seat.thieves or []},
        "items": {item: n for item, n in items.items() if item.startswith("precious")},
        "tiles": dict(Counter(tile_word(FACE_NAMED[tile.tile]) for tile in own.values())),
        **{"palms": sum(tile.palms for tile in own.values()), "palaces": sum(tile.palaces for tile in own.values())},
        **{"lake_palms": sum(tile.palms for tile in shore), "lake_palaces": sum(tile.palaces for tile in shore)},
    }
    if tent is None:
        return entries
    red = [near for near in _around(board, tent) if board[near].tile in ("oasis", "red city") or "market" in board[near].tile]
    return {**entries, "tent_reds": len(red)}


def _around(board: dict[str, Tile], place: str) -> Iterator[str]:
    """The places of a 3x3 block, as one sees them on the table."""
    for column in (-1, 0, 1):
        for row in (-1, 0, 1):
            near = chr(ord(place[0]) + column) + str(int(place[1]) + row)
            if near in board:
                yield near
