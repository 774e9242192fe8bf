"""The move: which tiles can be picked up, which drops can be completed, collecting (SOW, ART-26, ART-31, ART-37).

A walk may not turn back. To follow walks from many tiles at once, four sets of tiles are kept, one for each direction of the last
drop. Whether a move can be completed is found by search, never by counting (SOW-14).
"""

from naqala.catalog.names import COLUMNS, TRIBES, Deed, Direction, Item
from naqala.catalog.verbs import PASS, Verb
from naqala.engine.actions import encode, tile_of
from naqala.engine.board import RISING_SIDES, bit, has_exit, neighbour, occupied, take_meeples, tiles_on
from naqala.engine.changes import discard_item, take_from_hand
from naqala.engine.control import take_control
from naqala.engine.events import Cause, Kind, report
from naqala.engine.kernel import kernel
from naqala.engine.layout import Cells
from naqala.engine.payments import reward
from naqala.engine.state import NOWHERE, State, Step

ANY = -1
"""No last drop: the walk may start in any direction."""


@kernel
def first_drops(state: State, tile: int, came: int) -> tuple[int, int, int, int]:
    """Return the sets after one drop from a tile, without turning back on the direction ``came``."""
    here = bit(tile)
    north = (here & state.exits[Direction.NORTH]) << COLUMNS
    east = (here & state.exits[Direction.EAST]) << 1
    south = (here & state.exits[Direction.SOUTH]) >> COLUMNS
    west = (here & state.exits[Direction.WEST]) >> 1
    if came == Direction.NORTH:
        south = 0
    elif came == Direction.EAST:
        west = 0
    elif came == Direction.SOUTH:
        north = 0
    elif came == Direction.WEST:
        east = 0
    return north, east, south, west


@kernel
def next_drops(state: State, north: int, east: int, south: int, west: int) -> tuple[int, int, int, int]:
    """Return the sets one drop later (SOW-2, SOW-3, SOW-4)."""
    return (
        ((north | east | west) & state.exits[Direction.NORTH]) << COLUMNS,
        ((north | east | south) & state.exits[Direction.EAST]) << 1,
        ((east | south | west) & state.exits[Direction.SOUTH]) >> COLUMNS,
        ((north | south | west) & state.exits[Direction.WEST]) >> 1,
    )


@kernel
def reach(state: State, tile: int, came: int, drops: int) -> int:
    """Return the tiles where a walk of exactly this many drops can end."""
    if drops == 0:
        return bit(tile)
    north, east, south, west = first_drops(state, tile, came)
    for _ in range(drops - 1):
        north, east, south, west = next_drops(state, north, east, south, west)
    return north | east | south | west


@kernel
def has_loop(state: State, tile: int, came: int, drops: int) -> bool:
    """Return whether some walk of exactly this many drops ends on a tile it has entered before (SOW-5, SOW-14)."""
    if drops < 5:
        return False
    north, east, south, west = first_drops(state, tile, came)
    for rest in range(drops - 1, 3, -1):
        for crossing in range(tiles_on(state)):
            here = bit(crossing)
            if north & here and reach(state, crossing, Direction.NORTH, rest) & here:
                return True
            if east & here and reach(state, crossing, Direction.EAST, rest) & here:
                return True
            if south & here and reach(state, crossing, Direction.SOUTH, rest) & here:
                return True
            if west & here and reach(state, crossing, Direction.WEST, rest) & here:
                return True
        north, east, south, west = next_drops(state, north, east, south, west)
    return False


@kernel
def can_end(state: State, tile: int, came: int, drops: int, ends: int, matches: int, twice: bool) -> bool:
    """Return whether a move with this many drops left can be completed. ``ends`` are the tiles where the walk can end,
    ``matches`` those that hold a colour still in hand, and ``twice`` says that some colour is in hand at least twice (SOW-7,
    SOW-8).
    """
    if ends & matches:
        return True
    return twice and has_loop(state, tile, came, drops)


@kernel
def can_end_by_carpet(state: State, tile: int, came: int, drops: int, matches: int, twice: bool) -> bool:
    """Return the same for a move whose last drop can be on any tile but that of the drop before it (ART-26, ART-37)."""
    before_last = reach(state, tile, came, drops - 1)
    if before_last == 0:
        return False
    if twice and drops >= 3:
        return True
    if matches & (matches - 1):
        return True
    return matches != 0 and before_last != matches


@kernel
def can_use_carpet(state: State, seat: int) -> bool:
    """Return whether the seat holds the Carpet and has played no magic item this turn (ART-31, ART-50)."""
    return state.items[seat, Item.CARPET] > 0 and state.item_played == 0


@kernel
def can_start(state: State, tile: int, carpet: bool) -> bool:
    """Return whether a move from this tile can be completed (SOW-6, SOW-7, SOW-10)."""
    number = 0
    matches = 0
    twice = False
    for tribe in range(TRIBES):
        meeples = state.meeples[tile, tribe]
        if meeples > 0:
            number += meeples
            matches |= state.where[tribe]
            twice = twice or meeples > 1
    if number == 0:
        return False
    matches &= ~bit(tile)
    if can_end(state, tile, ANY, number, reach(state, tile, ANY, number), matches, twice):
        return True
    return carpet and can_end_by_carpet(state, tile, ANY, number, matches, twice)


@kernel
def has_ordinary_move(state: State) -> bool:
    """Return whether the board has a move that needs no Carpet (END-3)."""
    tiles = occupied(state)
    for tile in range(tiles_on(state)):
        if (tiles >> tile) & 1 and can_start(state, tile, False):
            return True
    return False


@kernel
def move_answers(state: State, actions: Cells, count: int) -> int:
    """Write the tiles that can be picked up; ``pass`` only if no ordinary move exists (TURN-3, ART-38)."""
    first = count
    tiles = occupied(state)
    for tile in range(tiles_on(state)):
        if (tiles >> tile) & 1 and can_start(state, tile, False):
            actions[count] = encode(Verb.PICK, tile)
            count += 1
    blocked = count == first
    if not blocked and not can_use_carpet(state, state.seat):
        return count
    count = first
    if blocked:
        actions[count] = PASS
        count += 1
    if can_use_carpet(state, state.seat):
        for tile in range(tiles_on(state)):
            if can_start(state, tile, True):
                actions[count] = encode(Verb.PICK, tile)
                count += 1
    return count


@kernel
def pick_up(state: State, tile: int) -> None:
    """Take all meeples of the tile in hand (SOW-1); that never gives control (SOW-12)."""
    for tribe in range(TRIBES):
        number = state.meeples[tile, tribe]
        state.held[tribe] = number
        if number > 0:
            take_meeples(state, tile, tribe, number)
            report(state, Kind.PICK, state.seat, tribe, number, tile, Cause.MOVE)
    state.start = tile
    state.at = tile
    state.before = NOWHERE
    state.step = Step.SOW


@kernel
def in_hand(state: State) -> int:
    """Return how many meeples are in hand."""
    number = 0
    for tribe in range(TRIBES):
        number += state.held[tribe]
    return number


@kernel
def can_drop(state: State, tile: int, direction: int, tribe: int, left: int, ends: int, carpet: bool) -> bool:
    """Return whether the move can be completed after this drop, with ``left`` meeples in hand that can end on ``ends``."""
    if left == 0:
        return (state.where[tribe] >> tile) & 1 == 1
    matches = 0
    twice = False
    for other in range(TRIBES):
        number = state.held[other]
        if other == tribe:
            number -= 1
        if number > 0:
            matches |= state.where[other]
            if other == tribe:
                matches |= bit(tile)
            twice = twice or number > 1
    if can_end(state, tile, direction, left, ends, matches, twice):
        return True
    return carpet and can_end_by_carpet(state, tile, direction, left, matches, twice)


@kernel
def drop_answers(state: State, actions: Cells, count: int) -> int:
    """Write every drop after which the move can be completed, by tile and colour."""
    left = in_hand(state) - 1
    carpet = can_use_carpet(state, state.seat)
    first = count
    for direction in RISING_SIDES:
        if has_exit(state, state.at, direction):
            tile = neighbour(state.at, direction)
            if tile != state.before:
                ends = reach(state, tile, direction, left)
                for tribe in range(TRIBES):
                    if state.held[tribe] > 0 and can_drop(state, tile, direction, tribe, left, ends, carpet):
                        actions[count] = encode(Verb.DROP, tile, tribe)
                        count += 1
    if carpet and left == 0:
        count = carpet_drops(state, actions, first, count)
    return count


@kernel
def carpet_drops(state: State, actions: Cells, first: int, count: int) -> int:
    """Write the Carpet's drops of the last meeple: matching tiles where no ordinary drop is legal (ART-37)."""
    ordinary = bit(state.at)
    for place in range(first, count):
        ordinary |= bit(tile_of(actions[place]))
    for tile in range(tiles_on(state)):
        if (ordinary >> tile) & 1 == 0:
            for tribe in range(TRIBES):
                if state.held[tribe] > 0 and (state.where[tribe] >> tile) & 1:
                    actions[count] = encode(Verb.CARPET, tile, tribe)
                    count += 1
    return count


@kernel
def drop(state: State, tile: int, tribe: int, cause: int) -> None:
    """Drop a meeple and, if it was the last, collect. The tile may have any owner (SOW-13). Marid pays at once, so a camel or
    tent placed at the end of this move comes too late (DJ-MARID-1, DJ-MARID-2, DJ-MARID-3).
    """
    take_from_hand(state, tribe, tile, cause)
    reward(state, state.owner[tile], Deed.DROP_MEEPLE, state.seat)
    state.before = state.at
    state.at = tile
    if in_hand(state) == 0:
        collect(state, tribe)


@kernel
def drop_by_carpet(state: State, tile: int, tribe: int) -> None:
    """Drop the last meeple with the Carpet, which is discarded."""
    cause = Cause.ITEM + Item.CARPET
    discard_item(state, state.seat, Item.CARPET, cause)
    state.item_played = 1
    drop(state, tile, tribe, cause)


@kernel
def collect(state: State, tribe: int) -> None:
    """Take all meeples of the last colour from the final tile in hand, then check control (CTRL-1, CTRL-2, SOW-9)."""
    number = state.meeples[state.at, tribe]
    take_meeples(state, state.at, tribe, number)
    state.held[tribe] = number
    report(state, Kind.COLLECT, state.seat, tribe, number, state.at, Cause.MOVE)
    state.tribe = tribe
    state.count = number
    state.before = NOWHERE
    state.step = Step.GALBELLS
    for other in range(TRIBES):
        if (state.where[other] >> state.at) & 1:
            return
    take_control(state, state.seat, state.at, Cause.MOVE)
