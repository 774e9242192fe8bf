"""The whole moves a bot looks at: all of them, or a fair sample where a pile has too many."""

from naqala.bots.mind.prospects import guess_move, landing, last_of
from naqala.bots.mind.room import KEEP, MOST_EACH, MOST_MOVES, Room
from naqala.bots.mind.survey import survey
from naqala.catalog.names import TILES, TRIBES
from naqala.engine.board import tiles_on
from naqala.engine.chance import below, next_word
from naqala.engine.kernel import kernel
from naqala.engine.moves import MOVE_LENGTH, make_drop, moves_in_hand, put_back, take_drop_back, tile_before, write_moves
from naqala.engine.sowing import can_fly, can_start, drop_answers, in_hand, pick_up
from naqala.engine.state import State, Step

WALKS = 6
"""One random walk, which gives all its last drops, for so many moves of a sample."""


@kernel
def walk(room: Room, state: State, found: int, most: int) -> int:
    """Writes the moves of one random walk with the meeples in hand, up to ``most`` in all; the position is as before after it."""
    last = in_hand(state) - 1
    first, before = state.at, state.before
    for level in range(last):
        room.counts[level] = drop_answers(state, room.drops[level], 0)
        room.tried[level] = 1 + below(room.luck, room.counts[level])
        make_drop(state, room.drops[level][room.tried[level] - 1])
    room.counts[last] = drop_answers(state, room.drops[last], 0)
    found = write_moves(state, room.drops, room.counts, room.tried, last, room.moves, found, most)
    for level in range(last - 1, -1, -1):
        take_drop_back(state, room.drops[level][room.tried[level] - 1])
        state.at = tile_before(room.drops, room.tried, level, first, before)
        state.before = tile_before(room.drops, room.tried, level - 1, first, before)
    return found


@kernel
def moves_of_hand(room: Room, state: State, found: int, each: int) -> int:
    """The moves with the meeples in hand: all, or a sample of ``each``."""
    if in_hand(state) >= MOVE_LENGTH:
        return found
    most = min(found + each, MOST_MOVES)
    after = moves_in_hand(state, room.drops, room.counts, room.tried, room.moves, found, most)
    if after < most:
        return after
    for _ in range(each // WALKS):
        if found < most:
            found = walk(room, state, found, most)
    return found


@kernel
def find_moves(room: Room, state: State, seat: int) -> int:
    """Writes the moves the seat could make now, as if it were its turn, and guesses what each brings; returns how many."""
    survey(room, state, seat)
    mover, step, start, at, before = state.seat, state.step, state.start, state.at, state.before
    state.seat = seat
    found = 0
    if step == Step.SOW:
        found = moves_of_hand(room, state, 0, MOST_MOVES)
    else:
        fly = can_fly(state, seat)
        each = room.most_of_pile
        if fly:
            # The Carpet ends every walk anywhere: each tile gets its share of the room, or the first would take it all.
            each = MOST_MOVES // tiles_on(state)
        for tile in range(tiles_on(state)):
            if found < MOST_MOVES and can_start(state, tile, fly):
                pick_up(state, tile)
                found = moves_of_hand(room, state, found, each)
                put_back(state)
    for place in range(found):
        room.guesses[place] = guess_move(room, state, seat, room.moves[place])
    state.seat, state.step, state.start, state.at, state.before = mover, step, start, at, before
    return found


@kernel
def best_guess(room: Room, found: int) -> float:
    """What the most promising of the moves found seems to bring."""
    best = 0.0
    for place in range(found):
        best = max(best, room.guesses[place])
    return best


@kernel
def shuffle_ties(room: Room, found: int) -> None:
    """Moves that seem equal are looked at in random order: they differ in what they leave on the board."""
    for place in range(found):
        room.guesses[place] += 1e-13 * next_word(room.luck)


@kernel
def rank_outcomes(room: Room, found: int, each: int) -> None:
    """For each (final tile, colour) its ``each`` most promising moves, best first."""
    for outcome in range(TILES * TRIBES):
        room.seen[outcome] = 0
    for place in range(found):
        outcome = landing(room.moves[place][last_of(room.moves[place])])
        top = room.top[outcome]
        rank = room.seen[outcome]
        if rank < each:
            room.seen[outcome] += 1
        elif room.guesses[place] > room.guesses[top[each - 1]]:
            rank = each - 1
        else:
            continue
        while rank > 0 and room.guesses[place] > room.guesses[top[rank - 1]]:
            top[rank] = top[rank - 1]
            rank -= 1
        top[rank] = place


@kernel
def choose_candidates(room: Room, found: int, keep: int, each: int) -> int:
    """Picks the most promising moves, at most ``each`` of one (final tile, colour); returns how many, best first."""
    shuffle_ties(room, found)
    rank_outcomes(room, found, min(each, MOST_EACH))
    for outcome in range(TILES * TRIBES):
        room.tried_of[outcome] = 0
    chosen = 0
    while chosen < min(keep, KEEP):
        best = -1
        for outcome in range(TILES * TRIBES):
            rank = room.tried_of[outcome]
            if rank < room.seen[outcome]:
                if best < 0 or room.guesses[room.top[outcome][rank]] > room.guesses[room.top[best][room.tried_of[best]]]:
                    best = outcome
        if best < 0:
            return chosen
        room.best[chosen] = room.top[best][room.tried_of[best]]
        room.tried_of[best] += 1
        chosen += 1
    return chosen
