"""The end of a turn without powers, items, thieves or sales.

Two ways to get there: ``play_defaults`` gives the default answer to everything, ``finish`` tries every plain answer with
default answers after it. answers.py tries the others too.
"""

from naqala.bots.mind.evaluation import standing
from naqala.bots.mind.scratch import LONGEST_PLAN, Scratch
from naqala.catalog.verbs import Verb
from naqala.engine.actions import has_verb, is_power
from naqala.engine.apply import apply_action
from naqala.engine.kernel import kernel
from naqala.engine.layout import Cells
from naqala.engine.legal import legal
from naqala.engine.mirror import States
from naqala.engine.play import pick_outcome
from naqala.engine.state import FIRST_CHANCE, NOBODY, Ask, State
from naqala.engine.turn import actor, question

NO_TURN = -1


@kernel
def turn_of(state: State) -> int:
    """Return a number that is the same during one turn and differs from every other turn of the round; NO_TURN between turns."""
    if state.seat == NOBODY:
        return NO_TURN
    return (state.round_number * 8 + state.bid_length) * 8 + state.seat


@kernel
def value(states: States, scratch: Scratch, at: int, seat: int) -> float:
    """Return the standing of a seat in a slot."""
    return standing(states[at], seat, scratch.weights, scratch.sheet, scratch.terms)


@kernel
def default_answer(state: State, asked: int, actions: Cells, count: int, luck: Cells) -> int:
    """Return an answer without thinking: chance by its weights; otherwise pass, or the first answer; of items the last, which
    is the most precious.
    """
    if asked >= FIRST_CHANCE:
        return pick_outcome(state, actions, count, luck)
    if asked == Ask.KEEP_ITEM or asked == Ask.TAKE_ITEM or asked == Ask.TAKE_CARDS:
        return actions[count - 1]
    return actions[0]


@kernel
def play_defaults(states: States, scratch: Scratch, at: int, turn: int) -> None:
    """Finish the turn with default answers."""
    state = states[at]
    while turn_of(state) == turn:
        actions = scratch.lists[at]
        count = legal(state, actions)
        apply_action(state, default_answer(state, question(state), actions, count, scratch.luck))


@kernel
def is_plain(action: int) -> bool:
    """Return whether an action is neither a power, an item, a thief nor a sale."""
    return not (is_power(action) or has_verb(action, Verb.SEND) or has_verb(action, Verb.SELL))


@kernel
def plain_answer(states: States, scratch: Scratch, at: int, turn: int, count: int) -> int:
    """Return the plain answer that ends best for the seat that is asked, with default answers after it."""
    seat = actor(states[at])
    best, most = -1, 0.0
    for place in range(count):
        action = scratch.lists[at][place]
        if is_plain(action):
            states[at + 1] = states[at]
            apply_action(states[at + 1], action)
            play_defaults(states, scratch, at + 1, turn)
            worth = value(states, scratch, at + 1, seat)
            if best < 0 or worth > most:
                best, most = action, worth
    return best


@kernel
def plain_number(actions: Cells, count: int) -> int:
    """Return how many of the answers are plain."""
    number = 0
    for place in range(count):
        if is_plain(actions[place]):
            number += 1
    return number


@kernel
def plain_action(states: States, scratch: Scratch, at: int, turn: int) -> int:
    """Play one plain answer or draw; return the action."""
    state = states[at]
    actions = scratch.lists[at]
    count = legal(state, actions)
    asked = question(state)
    if asked >= FIRST_CHANCE or plain_number(actions, count) == 1:
        action = default_answer(state, asked, actions, count, scratch.luck)
    else:
        action = plain_answer(states, scratch, at, turn, count)
    apply_action(state, action)
    return action


@kernel
def note(plan: Cells, length: int, action: int) -> int:
    """Append an action to a plan; return its length."""
    if length < LONGEST_PLAN:
        plan[length] = action
        return length + 1
    return length


@kernel
def finish(states: States, scratch: Scratch, at: int, turn: int, plan: Cells, length: int) -> int:
    """Finish the turn with plain answers; append them to ``plan`` and return its length."""
    while turn_of(states[at]) == turn:
        length = note(plan, length, plain_action(states, scratch, at, turn))
    return length
