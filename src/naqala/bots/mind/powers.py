"""Powers and items used before the move, because they change what can be moved: Flute, Scimitar, Anun-Nak ..."""

from naqala.bots.mind.moves import best_guess, find_moves
from naqala.bots.mind.plain import finish, note, turn_of, value, without_ambition
from naqala.bots.mind.room import KEEP, Room
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
"""Moves of one pile that are looked at to aim a power; there may be dozens of answers, so each must go quickly."""


@kernel
def best_after(states: States, beyond: Room, at: int, turn: int, seat: int) -> float:
    """The seat's standing after the best turn from here, whatever it leaves for others; a power may have left no move."""
    if turn_of(states[at]) != turn or question(states[at]) != Ask.MOVE:
        return value(states, beyond, at, seat)
    chosen = try_turns(states, beyond, beyond, at, CANDIDATES, 1, False)
    if chosen == 0:
        return value(states, beyond, at, seat)
    return beyond.values[best_turn(beyond, chosen)]


@kernel
def prospect(states: States, beyond: Room, at: int, turn: int, seat: int) -> float:
    """What the position in a slot promises once the power's other questions are answered somehow."""
    state = states[at]
    while turn_of(state) == turn and question(state) != Ask.MOVE:
        actions = beyond.lists[at]
        count = legal(state, actions)
        apply_action(state, without_ambition(state, question(state), actions, count, beyond.luck))
    worth = value(states, beyond, at, seat)
    if turn_of(state) != turn:
        return worth
    return worth + best_guess(beyond, find_moves(beyond, state, seat))


@kernel
def aim(states: States, room: Room, beyond: Room, turn: int, seat: int, count: int) -> int:
    """The answer to a power's question that promises the best move."""
    best, most = -1, 0.0
    usual = beyond.most_of_pile
    beyond.most_of_pile = GLANCE
    for place in range(count):
        states[TRIED + 1] = states[TRIED]
        apply_action(states[TRIED + 1], room.lists[TRIED][place])
        worth = prospect(states, beyond, TRIED + 1, turn, seat)
        if best < 0 or worth > most:
            best, most = room.lists[TRIED][place], worth
    beyond.most_of_pile = usual
    return best


@kernel
def use_first(states: States, room: Room, beyond: Room, root: int, power: int, line: Cells) -> int:
    """Uses a power and answers what it asks, until the move is asked for again; returns the length of the line."""
    seat, turn = states[root].seat, turn_of(states[root])
    states[TRIED] = states[root]
    apply_action(states[TRIED], power)
    length = note(line, 0, power)
    state = states[TRIED]
    while turn_of(state) == turn and question(state) != Ask.MOVE:
        actions = room.lists[TRIED]
        count = legal(state, actions)
        if question(state) >= FIRST_CHANCE:
            action = pick_outcome(state, actions, count, room.luck)
        elif count == 1:
            action = actions[0]
        else:
            action = aim(states, room, beyond, turn, seat, count)
        apply_action(state, action)
        length = note(line, length, action)
    return length


@kernel
def pass_by(states: States, room: Room, root: int, place: int) -> None:
    """Writes the line of a player who makes no move although a power or the Carpet would allow something."""
    seat, turn = states[root].seat, turn_of(states[root])
    line = room.lines[place]
    states[TRIED] = states[root]
    apply_action(states[TRIED], PASS)
    room.lengths[place] = finish(states, room, TRIED, turn, line, note(line, 0, PASS))
    room.drops_of[place] = 1
    room.values[place] = value(states, room, TRIED, seat)


@kernel
def try_powers(states: States, room: Room, beyond: Room, root: int, chosen: int) -> int:
    """Adds a line for every power or item that may come before the move; returns how many lines there are then. Such a line
    is worth the best turn without it and what the best turn gains by it.
    """
    seat, turn = states[root].seat, turn_of(states[root])
    count = legal(states[root], room.lists[root])
    usual, without = 0.0, 0.0
    if room.lists[root][0] == PASS and chosen < KEEP:
        pass_by(states, room, root, chosen)
        chosen += 1
    known = chosen
    for place in range(count):
        power = room.lists[root][place]
        if is_power(power) and known < KEEP:
            if known == chosen:
                without = best_after(states, beyond, root, turn, seat)
                usual = without
                if chosen > 0:
                    usual = room.values[best_turn(room, chosen)]
            room.lengths[known] = use_first(states, room, beyond, root, power, room.lines[known])
            room.drops_of[known] = room.lengths[known]
            room.values[known] = usual + best_after(states, beyond, TRIED, turn, seat) - without
            known += 1
    return known
