"""The board: who is next to whom, what stands where (words of base.md section 0, ART-7, ART-8, XSET-11)."""

from functools import cache

from tests.reference.components import FORBIDDEN_TILES, WORKSHOPS, Position
from tests.reference.printed import tiles_with

DIRECTIONS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
MOUNTAINS = {workshop: workshop[-2:].upper() for workshop in WORKSHOPS}  # ART-8


def tile_at(column: int, row: int) -> str:
    return f"{chr(ord('a') + column)}{row}"


@cache
def column_of(tile: str) -> int:
    return ord(tile[0]) - ord("a")


@cache
def row_of(tile: str) -> int:
    return int(tile[1:])


def kind(p: Position, tile: str) -> str:
    return str(p["board"][tile]["tile"])


def forbidden(p: Position, tile: str) -> bool:
    """Chasm and Great Lake (ART-6, WHIM-5)."""
    return kind(p, tile) in FORBIDDEN_TILES


@cache
def distance(one: str, other: str) -> int:
    """|dx| + |dy|; mountains, Chasm and Lake do not matter (TRIBE-RED-12)."""
    return abs(column_of(one) - column_of(other)) + abs(row_of(one) - row_of(other))


def surrounding(p: Position, tile: str) -> list[str]:
    """The 3x3 block, the tile itself included, clipped at the border."""
    return [other for other in _block(tile) if other in p["board"]]


@cache
def _block(tile: str) -> list[str]:
    """The 3x3 block on a board without border, in the order of the board."""
    column, row = column_of(tile), row_of(tile)
    return [tile_at(column + dx, row + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]


def neighbouring(p: Position, tile: str) -> list[str]:
    """The 8 tiles around (Hagis, Lamia)."""
    return [other for other in surrounding(p, tile) if other != tile]


def mountain_on_edge(p: Position, tile: str, direction: str) -> bool:
    return direction in MOUNTAINS.get(kind(p, tile), "")


def open_neighbours(p: Position, tile: str) -> list[str]:
    """Tiles a meeple can go to: adjacent (SOW-3), no mountain between (ART-7), neither tile forbidden."""
    result = []
    for direction, other in _beside(tile):
        if other not in p["board"] or forbidden(p, tile) or forbidden(p, other):
            continue
        if mountain_on_edge(p, tile, direction) or mountain_on_edge(p, other, OPPOSITE[direction]):
            continue
        result.append(other)
    return result


@cache
def _beside(tile: str) -> list[tuple[str, str]]:
    """The four directions, and what lies there on a board without border."""
    column, row = column_of(tile), row_of(tile)
    return [(direction, tile_at(column + dx, row + dy)) for direction, (dx, dy) in DIRECTIONS.items()]


def blue_tiles_around(p: Position, tile: str) -> int:
    """TRIBE-BLUE-1; cities count with their colour (WHIM-7)."""
    blue = tiles_with(p["options"], "blue")
    return sum(1 for other in surrounding(p, tile) if kind(p, other) in blue)


def red_tiles_around(p: Position, tile: str) -> int:
    """ART-16."""
    red = tiles_with(p["options"], "red")
    return sum(1 for other in surrounding(p, tile) if kind(p, other) in red)


def bare(p: Position, tile: str) -> bool:
    """No camel, meeple, palm tree or palace, and not forbidden."""
    field = p["board"][tile]
    nothing = field["owner"] is None and not field["meeples"] and not field["palms"] and not field["palaces"]
    return nothing and not forbidden(p, tile)


def bare_tiles(p: Position) -> list[str]:
    return [tile for tile in p["board"] if bare(p, tile)]


def inhabited_tiles_without_camel_or_building(p: Position) -> list[str]:
    """The targets of Utug (DJ-UTUG-1)."""
    return [
        tile
        for tile, field in p["board"].items()
        if field["meeples"] and field["owner"] is None and not field["palms"] and not field["palaces"]
    ]


def tiles_of_kind(p: Position, wanted: str) -> list[str]:
    return [tile for tile in p["board"] if kind(p, tile) == wanted]


def owned_tiles(p: Position, seat: int) -> list[str]:
    return [tile for tile, field in p["board"].items() if field["owner"] == seat]


def tiles_to_claim(p: Position) -> list[str]:
    """Without owner and not forbidden (ART-28)."""
    return [t for t, field in p["board"].items() if field["owner"] is None and not forbidden(p, t)]


def tent_tile(p: Position, seat: int) -> str | None:
    for tile in owned_tiles(p, seat):
        if p["board"][tile]["piece"] == "tent":
            return tile
    return None
