"""Whole turns: plays the promising moves to the end of the turn with plain answers, and compares them."""

from naqala.bots.mind.moves import best_guess, choose_candidates, find_moves
from naqala.bots.mind.plain import finish, note, plain_action, turn_of, value
from naqala.bots.mind.scratch import Scratch
from naqala.bots.mind.weights import Weight
from naqala.engine.apply import apply_action
from naqala.engine.kernel import kernel
from naqala.engine.layout import Cells
from naqala.engine.mirror import States
from naqala.engine.moves import MOVE_LENGTH
from naqala.engine.state import Ask, Step
from naqala.engine.turn import question


@kernel
def play_move(states: States, scratch: Scratch, at: int, place: int, plan: Cells) -> int:
    """Make a whole move in a slot; return the length of the plan. In mid-move the pick is already made."""
    state = states[at]
    move = scratch.moves[place]
    length = 0
    first = 0
    if state.step == Step.SOW:
        first = 1
    for drop in range(first, MOVE_LENGTH):
        if move[drop] != 0:
            apply_action(state, move[drop])
            length = note(plan, length, move[drop])
    return length


@kernel
def left_over(states: States, scratch: Scratch, beyond: Scratch, at: int, seat: int) -> float:
    """Return what the position offers the next player to move, counted against the seat if that is a rival."""
    state = states[at]
    if state.step != Step.MOVE or (scratch.weights[Weight.LEAVES] == 0.0 and scratch.weights[Weight.KEEPS] == 0.0):
        return 0.0
    offers = best_guess(beyond, find_moves(beyond, state, state.seat))
    if state.seat == seat:
        return scratch.weights[Weight.KEEPS] * offers
    return -scratch.weights[Weight.LEAVES] * offers


@kernel
def try_turns(states: States, scratch: Scratch, beyond: Scratch, at: int, keep: int, each: int, ahead: bool) -> int:
    """Play the most promising turns of the seat to move to their end, plainly; keep values and plans; return how many. With
    ``ahead``, count what they leave for the next player.
    """
    seat, turn = states[at].seat, turn_of(states[at])
    found = find_moves(scratch, states[at], seat)
    chosen = choose_candidates(scratch, found, keep, each)
    for place in range(chosen):
        states[at + 1] = states[at]
        scratch.drops_of[place] = play_move(states, scratch, at + 1, scratch.best[place], scratch.plans[place])
        scratch.lengths[place] = finish(states, scratch, at + 1, turn, scratch.plans[place], scratch.drops_of[place])
        scratch.values[place] = value(states, scratch, at + 1, seat)
        if ahead:
            scratch.values[place] += left_over(states, scratch, beyond, at + 1, seat)
    return chosen


@kernel
def best_turn(scratch: Scratch, chosen: int) -> int:
    """Return the place of the best of the turns tried."""
    best = 0
    for place in range(1, chosen):
        if scratch.values[place] > scratch.values[best]:
            best = place
    return best


@kernel
def quick_turn(states: States, scratch: Scratch, beyond: Scratch, at: int, turn: int, keep: int) -> None:
    """Play a turn to its end, with the best of the few most promising moves and plain answers."""
    state = states[at]
    while turn_of(state) == turn:
        asked = question(state)
        chosen = 0
        if asked == Ask.MOVE or asked == Ask.DROP:
            chosen = try_turns(states, scratch, beyond, at, keep, 1, False)
        if chosen > 0:
            play_move(states, scratch, at, scratch.best[best_turn(scratch, chosen)], scratch.scrap[0])
        else:
            plain_action(states, scratch, at, turn)
