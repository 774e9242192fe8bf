"""Geometry. Three neighbourhoods are kept apart (XP-3): ways over open edges, 3x3 blocks, distances.

Sets of tiles are integers with one bit for each tile.
"""

from naqala.catalog.names import COLUMNS, DIRECTIONS, TRIBES, Colour, Direction, TileKind
from naqala.engine.kernel import constants, kernel
from naqala.engine.lookup import FACE_FORBIDDEN, FACE_KIND, FACE_MARKET, FACE_MOUNTAINS
from naqala.engine.state import NOBODY, State

RISING_SIDES = constants([Direction.SOUTH, Direction.WEST, Direction.EAST, Direction.NORTH])
"""The order in which the numbers of the neighbours rise."""


@kernel
def tiles_on(state: State) -> int:
    """Return how many tiles the board has."""
    return state.rows * COLUMNS


@kernel
def bit(tile: int) -> int:
    """Return the set of one tile."""
    return 1 << tile


@kernel
def kind_of(state: State, tile: int) -> int:
    """Return the tile's kind."""
    return FACE_KIND[state.face[tile]]


@kernel
def is_market(state: State, tile: int) -> bool:
    """Return whether the tile is a Small, Large or Specialized Market."""
    return FACE_MARKET[state.face[tile]] == 1


@kernel
def is_land(state: State, tile: int) -> bool:
    """Return whether the tile is neither the Chasm nor the Great Lake (ART-6, WHIM-5)."""
    return (state.land >> tile) & 1 == 1


@kernel
def neighbour(tile: int, direction: int) -> int:
    """Return the tile on that side; the caller knows that there is one."""
    if direction == Direction.NORTH:
        return tile + COLUMNS
    if direction == Direction.EAST:
        return tile + 1
    if direction == Direction.SOUTH:
        return tile - COLUMNS
    return tile - 1


@kernel
def has_exit(state: State, tile: int, direction: int) -> bool:
    """Return whether a meeple can cross this edge: no border, mountain, Chasm or Lake (SOW-3, ART-7)."""
    return (state.exits[direction] >> tile) & 1 == 1


@kernel
def _lies_on_board(state: State, tile: int, direction: int) -> bool:
    if direction == Direction.NORTH:
        return tile // COLUMNS < state.rows - 1
    if direction == Direction.EAST:
        return tile % COLUMNS < COLUMNS - 1
    if direction == Direction.SOUTH:
        return tile >= COLUMNS
    return tile % COLUMNS > 0


@kernel
def _opposite(direction: int) -> int:
    return (direction + DIRECTIONS // 2) % DIRECTIONS


@kernel
def _is_open(state: State, tile: int, direction: int) -> bool:
    if FACE_FORBIDDEN[state.face[tile]] or not _lies_on_board(state, tile, direction):
        return False
    beyond = neighbour(tile, direction)
    if FACE_FORBIDDEN[state.face[beyond]]:
        return False
    mountain_here = (FACE_MOUNTAINS[state.face[tile]] >> direction) & 1
    mountain_there = (FACE_MOUNTAINS[state.face[beyond]] >> _opposite(direction)) & 1
    return mountain_here == 0 and mountain_there == 0


@kernel
def draw_map(state: State) -> None:
    """Compute ``land`` and ``exits`` from the tiles, once, when the board is laid."""
    state.land = 0
    for direction in range(DIRECTIONS):
        state.exits[direction] = 0
    for tile in range(tiles_on(state)):
        if not FACE_FORBIDDEN[state.face[tile]]:
            state.land |= bit(tile)
        for direction in range(DIRECTIONS):
            if _is_open(state, tile, direction):
                state.exits[direction] |= bit(tile)


@kernel
def is_connected(state: State) -> bool:
    """Return whether every tile but Chasm and Lake can be reached from every other, by flood fill over open edges (XSET-4,
    XSET-12).
    """
    seen = state.land & -state.land
    spread = 0
    while spread != seen:
        spread = seen
        seen |= (spread & state.exits[Direction.NORTH]) << COLUMNS
        seen |= (spread & state.exits[Direction.SOUTH]) >> COLUMNS
        seen |= (spread & state.exits[Direction.EAST]) << 1
        seen |= (spread & state.exits[Direction.WEST]) >> 1
    return seen == state.land


@kernel
def distance(tile: int, other: int) -> int:
    """Return the plain distance; mountains, Chasm and Lake do not matter (TRIBE-RED-12, XP-3)."""
    return abs(tile % COLUMNS - other % COLUMNS) + abs(tile // COLUMNS - other // COLUMNS)


@kernel
def is_in_block(tile: int, other: int) -> bool:
    """Return whether the other tile lies in the 3x3 block around this one, itself included."""
    return abs(tile % COLUMNS - other % COLUMNS) <= 1 and abs(tile // COLUMNS - other // COLUMNS) <= 1


@kernel
def coloured_in_block(state: State, tile: int, colour: int) -> int:
    """Return how many tiles of the 3x3 block have a value of that colour (TRIBE-BLUE-1, ART-16, XP-3)."""
    number = 0
    column, row = tile % COLUMNS, tile // COLUMNS
    for beside in range(max(0, row - 1), min(state.rows, row + 2)):
        for place in range(max(0, column - 1), min(COLUMNS, column + 2)):
            if state.face_colour[state.face[beside * COLUMNS + place]] == colour:
                number += 1
    return number


@kernel
def blue_around(state: State, tile: int) -> int:
    """Return how many blue-valued tiles the block has: what one Builder earns there."""
    return coloured_in_block(state, tile, Colour.BLUE)


@kernel
def is_by_lake(state: State, tile: int) -> bool:
    """Return whether the tile is one of the 8 around the Great Lake (WHIM-1, WHIM-6)."""
    if state.with_whims == 0:
        return False
    for other in range(tiles_on(state)):
        if kind_of(state, other) == TileKind.LAKE and is_in_block(tile, other):
            return True
    return False


@kernel
def occupied(state: State) -> int:
    """Return the tiles with meeples."""
    tiles = 0
    for tribe in range(TRIBES):
        tiles |= state.where[tribe]
    return tiles


@kernel
def is_empty(state: State, tile: int) -> bool:
    """Return whether the tile has no meeple."""
    for tribe in range(TRIBES):
        if (state.where[tribe] >> tile) & 1:
            return False
    return True


@kernel
def is_free(state: State, tile: int) -> bool:
    """Return whether the tile has no owner and is not forbidden."""
    return is_land(state, tile) and state.owner[tile] == NOBODY


@kernel
def is_bare(state: State, tile: int) -> bool:
    """Return whether the tile has no camel, meeple, palm tree or palace and is not forbidden."""
    return is_free(state, tile) and state.palms[tile] == 0 and state.palaces[tile] == 0 and is_empty(state, tile)


@kernel
def meeples_on(state: State, tile: int) -> int:
    """Return how many meeples the tile has."""
    number = 0
    for tribe in range(TRIBES):
        number += state.meeples[tile, tribe]
    return number


@kernel
def put_meeple(state: State, tile: int, tribe: int) -> None:
    """Put a meeple on a tile."""
    state.meeples[tile, tribe] += 1
    state.where[tribe] |= bit(tile)


@kernel
def take_meeples(state: State, tile: int, tribe: int, number: int) -> None:
    """Take meeples of one tribe off a tile."""
    state.meeples[tile, tribe] -= number
    if state.meeples[tile, tribe] == 0:
        state.where[tribe] &= ~bit(tile)
