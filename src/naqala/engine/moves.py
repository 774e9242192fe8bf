"""All whole moves: start tile, path and order of colours. An opening has about 1,200, a pile of eight or more millions."""

from typing import Any

from naqala.catalog.names import TRIBES
from naqala.catalog.verbs import Verb
from naqala.engine.actions import encode, tile_of, tribe_of
from naqala.engine.board import bit, meeples_on, put_meeple, take_meeples, tiles_on
from naqala.engine.kernel import kernel
from naqala.engine.layout import Cells
from naqala.engine.sowing import can_start, can_use_carpet, drop_answers, in_hand, pick_up
from naqala.engine.state import NOWHERE, State, Step

MOVE_LENGTH = 24
"""The length of a move's row: the number of the pick, one action number for each drop, then 0. Larger piles are left out."""


@kernel
def undo_pick_up(state: State) -> None:
    """Undo the pick-up: put the meeples in hand back on the start tile."""
    for tribe in range(TRIBES):
        if state.held[tribe] > 0:
            state.meeples[state.start, tribe] += state.held[tribe]
            state.where[tribe] |= bit(state.start)
            state.held[tribe] = 0
    state.start = NOWHERE
    state.at = NOWHERE
    state.step = Step.MOVE


@kernel
def make_drop(state: State, drop: int) -> None:
    """Drop a meeple without collecting and without paying Marid."""
    state.held[tribe_of(drop)] -= 1
    put_meeple(state, tile_of(drop), tribe_of(drop))
    state.before = state.at
    state.at = tile_of(drop)


@kernel
def undo_drop(state: State, drop: int) -> None:
    """Undo a drop; the caller resets where the move stands."""
    take_meeples(state, tile_of(drop), tribe_of(drop), 1)
    state.held[tribe_of(drop)] += 1


@kernel
def tile_before(lists: Any, tried: Cells, level: int, first: int, before: int) -> int:
    """Return where the move stood after ``level`` drops; after none on ``first``, to which it had come from ``before``."""
    if level < 0:
        return before
    if level == 0:
        return first
    dropped: int = lists[level - 1][tried[level - 1] - 1]
    return tile_of(dropped)


@kernel
def write_moves(state: State, lists: Any, counts: Cells, tried: Cells, last: int, moves: Any, found: int, most: int) -> int:
    """Write one move for each legal last drop and return how many there are now."""
    for place in range(min(counts[last], most - found)):
        move = moves[found]
        move[0] = encode(Verb.PICK, state.start)
        for level in range(last):
            move[level + 1] = lists[level][tried[level] - 1]
        move[last + 1] = lists[last][place]
        for beyond in range(last + 2, MOVE_LENGTH):
            move[beyond] = 0
        found += 1
    return found


@kernel
def moves_in_hand(state: State, lists: Any, counts: Cells, tried: Cells, moves: Any, found: int, most: int) -> int:
    """Write all moves with the meeples in hand, depth first and in place: every drop is undone."""
    last = in_hand(state) - 1
    first, before = state.at, state.before
    level = 0
    counts[0] = drop_answers(state, lists[0], 0)
    tried[0] = 0
    while level >= 0:
        if level == last:
            found = write_moves(state, lists, counts, tried, last, moves, found, most)
        if level < last and tried[level] < counts[level] and found < most:
            make_drop(state, lists[level][tried[level]])
            tried[level] += 1
            level += 1
            counts[level] = drop_answers(state, lists[level], 0)
            tried[level] = 0
        else:
            level -= 1
            if level >= 0:
                undo_drop(state, lists[level][tried[level] - 1])
                state.at = tile_before(lists, tried, level, first, before)
                state.before = tile_before(lists, tried, level - 1, first, before)
    return found


@kernel
def whole_moves(state: State, lists: Any, counts: Cells, tried: Cells, moves: Any, most: int) -> int:
    """Write at most ``most`` moves, one in each row of ``moves``, and return how many; the position is unchanged afterwards.

    ``lists``, ``counts`` and ``tried`` are scratch buffers: MOVE_LENGTH rows for legal actions, and as many numbers each.
    """
    found = 0
    carpet = can_use_carpet(state, state.seat)
    for tile in range(tiles_on(state)):
        if found < most and can_start(state, tile, carpet):
            pick_up(state, tile)
            if in_hand(state) < MOVE_LENGTH:
                found = moves_in_hand(state, lists, counts, tried, moves, found, most)
            undo_pick_up(state)
    return found


@kernel
def last_of(move: Cells) -> int:
    """Return the place of the last action in a move."""
    place = 0
    while place + 1 < MOVE_LENGTH and move[place + 1] != 0:
        place += 1
    return place


@kernel
def landing_of(state: State, move: Cells) -> tuple[int, int, int, int]:
    """Return where a move ends: the tile, the tribe, how many of it the seat collects, and how many other meeples stay there."""
    last = last_of(move)
    tile, tribe = tile_of(move[last]), tribe_of(move[last])
    collects, others = 0, 0
    if tile_of(move[0]) != tile:
        collects = state.meeples[tile, tribe]
        others = meeples_on(state, tile) - collects
    for place in range(1, last + 1):
        if tile_of(move[place]) == tile:
            if tribe_of(move[place]) == tribe:
                collects += 1
            else:
                others += 1
    return tile, tribe, collects, others
