"""The candidate moves: all whole moves, or a fair sample where a pile has too many."""

from naqala.bots.mind.prospects import guess_move, landing_number
from naqala.bots.mind.scratch import KEEP, LANDINGS, MOST_EACH, MOST_MOVES, Scratch
from naqala.bots.mind.survey import survey
from naqala.engine.board import tiles_on
from naqala.engine.chance import below, next_word
from naqala.engine.kernel import kernel
from naqala.engine.moves import MOVE_LENGTH, last_of, make_drop, moves_in_hand, tile_before, undo_drop, undo_pick_up, write_moves
from naqala.engine.sowing import can_start, can_use_carpet, drop_answers, in_hand, pick_up
from naqala.engine.state import State, Step

WALKS = 6
"""The number of moves in a sample for each random walk, which gives all its last drops."""


@kernel
def walk(scratch: Scratch, state: State, found: int, most: int) -> int:
    """Write the moves of one random walk with the meeples in hand, up to ``most`` in all; undo it afterwards."""
    last = in_hand(state) - 1
    first, before = state.at, state.before
    for level in range(last):
        scratch.counts[level] = drop_answers(state, scratch.drops[level], 0)
        scratch.tried[level] = 1 + below(scratch.luck, scratch.counts[level])
        make_drop(state, scratch.drops[level][scratch.tried[level] - 1])
    scratch.counts[last] = drop_answers(state, scratch.drops[last], 0)
    found = write_moves(state, scratch.drops, scratch.counts, scratch.tried, last, scratch.moves, found, most)
    for level in range(last - 1, -1, -1):
        undo_drop(state, scratch.drops[level][scratch.tried[level] - 1])
        state.at = tile_before(scratch.drops, scratch.tried, level, first, before)
        state.before = tile_before(scratch.drops, scratch.tried, level - 1, first, before)
    return found


@kernel
def moves_of_hand(scratch: Scratch, state: State, found: int, each: int) -> int:
    """Write the moves with the meeples in hand, all or a sample of ``each``; return how many are found by then."""
    if in_hand(state) >= MOVE_LENGTH:
        return found
    most = min(found + each, MOST_MOVES)
    after = moves_in_hand(state, scratch.drops, scratch.counts, scratch.tried, scratch.moves, found, most)
    if after < most:
        return after
    for _ in range(each // WALKS):
        if found < most:
            found = walk(scratch, state, found, most)
    return found


@kernel
def find_moves(scratch: Scratch, state: State, seat: int) -> int:
    """Write the moves the seat could make now, as if it were its turn, and guess what each brings; return how many."""
    survey(scratch, state, seat)
    mover, step, start, at, before = state.seat, state.step, state.start, state.at, state.before
    state.seat = seat
    found = 0
    if step == Step.SOW:
        found = moves_of_hand(scratch, state, 0, MOST_MOVES)
    else:
        carpet = can_use_carpet(state, seat)
        each = scratch.most_of_pile
        if carpet:
            # The Carpet ends every walk anywhere: each tile gets its share of the moves, or the first would take it all.
            each = MOST_MOVES // tiles_on(state)
        for tile in range(tiles_on(state)):
            if found < MOST_MOVES and can_start(state, tile, carpet):
                pick_up(state, tile)
                found = moves_of_hand(scratch, state, found, each)
                undo_pick_up(state)
    for place in range(found):
        scratch.guesses[place] = guess_move(scratch, state, seat, scratch.moves[place])
    state.seat, state.step, state.start, state.at, state.before = mover, step, start, at, before
    return found


@kernel
def best_guess(scratch: Scratch, found: int) -> float:
    """Return what the most promising of the moves found seems to bring."""
    best = 0.0
    for place in range(found):
        best = max(best, scratch.guesses[place])
    return best


@kernel
def shuffle_ties(scratch: Scratch, found: int) -> None:
    """Put moves that seem equal in random order: they differ in what they leave on the board."""
    for place in range(found):
        scratch.guesses[place] += 1e-13 * next_word(scratch.luck)


@kernel
def rank_landings(scratch: Scratch, found: int, each: int) -> None:
    """List the ``each`` most promising moves of each landing, best first."""
    for landing in range(LANDINGS):
        scratch.seen[landing] = 0
    for place in range(found):
        landing = landing_number(scratch.moves[place][last_of(scratch.moves[place])])
        top = scratch.top[landing]
        rank = scratch.seen[landing]
        if rank < each:
            scratch.seen[landing] += 1
        elif scratch.guesses[place] > scratch.guesses[top[each - 1]]:
            rank = each - 1
        else:
            continue
        while rank > 0 and scratch.guesses[place] > scratch.guesses[top[rank - 1]]:
            top[rank] = top[rank - 1]
            rank -= 1
        top[rank] = place


@kernel
def choose_candidates(scratch: Scratch, found: int, keep: int, each: int) -> int:
    """Pick the most promising moves, at most ``each`` of one landing; return how many, best first."""
    shuffle_ties(scratch, found)
    rank_landings(scratch, found, min(each, MOST_EACH))
    for landing in range(LANDINGS):
        scratch.tried_of[landing] = 0
    chosen = 0
    while chosen < min(keep, KEEP):
        best = -1
        for landing in range(LANDINGS):
            rank = scratch.tried_of[landing]
            if rank < scratch.seen[landing]:
                if (
                    best < 0
                    or scratch.guesses[scratch.top[landing][rank]] > scratch.guesses[scratch.top[best][scratch.tried_of[best]]]
                ):
                    best = landing
        if best < 0:
            return chosen
        scratch.best[chosen] = scratch.top[best][scratch.tried_of[best]]
        scratch.tried_of[best] += 1
        chosen += 1
    return chosen
