"""Powers and items used before the move, because they change what can be moved: Flute, Scimitar, Anun-Nak ..."""

from naqala.bots.mind.moves import best_guess, find_moves
from naqala.bots.mind.plain import default_answer, finish, note, turn_of, value
from naqala.bots.mind.scratch import KEEP, Scratch
from naqala.bots.mind.turns import best_turn, try_turns
from naqala.catalog.verbs import PASS
from naqala.engine.actions import is_power
from naqala.engine.apply import apply_action
from naqala.engine.kernel import kernel
from naqala.engine.layout import Cells
from naqala.engine.legal import legal
from naqala.engine.mirror import States
from naqala.engine.play import pick_outcome
from naqala.engine.state import FIRST_CHANCE, Ask
from naqala.engine.turn import question

TRIED = 3
"""The slot where a power is tried; those after it are used too."""
CANDIDATES = 12
"""Turns that are compared with and without the power."""
GLANCE = 60
"""Candidate moves of one pile to aim a power; there may be dozens of answers, so each must be quick."""


@kernel
def best_after(states: States, beyond: Scratch, at: int, turn: int, seat: int) -> float:
    """Return the seat's standing after the best turn from here, ignoring what it leaves for others; there may be no move left."""
    if turn_of(states[at]) != turn or question(states[at]) != Ask.MOVE:
        return value(states, beyond, at, seat)
    chosen = try_turns(states, beyond, beyond, at, CANDIDATES, 1, False)
    if chosen == 0:
        return value(states, beyond, at, seat)
    return beyond.values[best_turn(beyond, chosen)]


@kernel
def prospect(states: States, beyond: Scratch, at: int, turn: int, seat: int) -> float:
    """Return what the position in a slot promises once the power's other questions have their default answers."""
    state = states[at]
    while turn_of(state) == turn and question(state) != Ask.MOVE:
        actions = beyond.lists[at]
        count = legal(state, actions)
        apply_action(state, default_answer(state, question(state), actions, count, beyond.luck))
    worth = value(states, beyond, at, seat)
    if turn_of(state) != turn:
        return worth
    return worth + best_guess(beyond, find_moves(beyond, state, seat))


@kernel
def aim(states: States, scratch: Scratch, beyond: Scratch, turn: int, seat: int, count: int) -> int:
    """Return the answer to a power's question that promises the best move."""
    best, most = -1, 0.0
    usual = beyond.most_of_pile
    beyond.most_of_pile = GLANCE
    for place in range(count):
        states[TRIED + 1] = states[TRIED]
        apply_action(states[TRIED + 1], scratch.lists[TRIED][place])
        worth = prospect(states, beyond, TRIED + 1, turn, seat)
        if best < 0 or worth > most:
            best, most = scratch.lists[TRIED][place], worth
    beyond.most_of_pile = usual
    return best


@kernel
def use_first(states: States, scratch: Scratch, beyond: Scratch, root: int, power: int, plan: Cells) -> int:
    """Use a power and answer its questions, until the question is the move again; return the length of the plan."""
    seat, turn = states[root].seat, turn_of(states[root])
    states[TRIED] = states[root]
    apply_action(states[TRIED], power)
    length = note(plan, 0, power)
    state = states[TRIED]
    while turn_of(state) == turn and question(state) != Ask.MOVE:
        actions = scratch.lists[TRIED]
        count = legal(state, actions)
        if question(state) >= FIRST_CHANCE:
            action = pick_outcome(state, actions, count, scratch.luck)
        elif count == 1:
            action = actions[0]
        else:
            action = aim(states, scratch, beyond, turn, seat, count)
        apply_action(state, action)
        length = note(plan, length, action)
    return length


@kernel
def pass_move(states: States, scratch: Scratch, root: int, place: int) -> None:
    """Write the plan of a player who makes no move although a power or the Carpet would allow something."""
    seat, turn = states[root].seat, turn_of(states[root])
    plan = scratch.plans[place]
    states[TRIED] = states[root]
    apply_action(states[TRIED], PASS)
    scratch.lengths[place] = finish(states, scratch, TRIED, turn, plan, note(plan, 0, PASS))
    scratch.drops_of[place] = 1
    scratch.values[place] = value(states, scratch, TRIED, seat)


@kernel
def try_powers(states: States, scratch: Scratch, beyond: Scratch, root: int, chosen: int) -> int:
    """Add a plan for every power or item that may come before the move; return how many plans there are then. Such a plan is
    worth the best turn without it and what the best turn gains by it.
    """
    seat, turn = states[root].seat, turn_of(states[root])
    count = legal(states[root], scratch.lists[root])
    usual, without = 0.0, 0.0
    if scratch.lists[root][0] == PASS and chosen < KEEP:
        pass_move(states, scratch, root, chosen)
        chosen += 1
    known = chosen
    for place in range(count):
        power = scratch.lists[root][place]
        if is_power(power) and known < KEEP:
            if known == chosen:
                without = best_after(states, beyond, root, turn, seat)
                usual = without
                if chosen > 0:
                    usual = scratch.values[best_turn(scratch, chosen)]
            scratch.lengths[known] = use_first(states, scratch, beyond, root, power, scratch.plans[known])
            scratch.drops_of[known] = scratch.lengths[known]
            scratch.values[known] = usual + best_after(states, beyond, TRIED, turn, seat) - without
            known += 1
    return known
