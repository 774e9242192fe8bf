"""Rates every answer to a question within a turn, powers, items, thieves and sales included, by finishing the turn."""

from naqala.bots.mind.plain import is_plain, note, play_defaults, turn_of, value
from naqala.bots.mind.scratch import Scratch
from naqala.bots.mind.turns import left_over, quick_turn
from naqala.catalog.names import GOODS
from naqala.catalog.verbs import Verb
from naqala.engine.actions import has_verb, suit_of
from naqala.engine.apply import apply_action
from naqala.engine.kernel import kernel
from naqala.engine.layout import Cells
from naqala.engine.legal import legal
from naqala.engine.mirror import States
from naqala.engine.play import pick_outcome
from naqala.engine.state import FIRST_CHANCE, State
from naqala.engine.turn import actor, question

FEW = 6
"""Moves compared where an answer comes before the move."""
FAR = 1e6
"""Plain answers not compared closely are worth this much less."""
NEAR = 1e6
"""Answers compared closely are worth this much more."""
UNLIKELY = -1e9
"""Answers not compared at all."""


def real_worth(option: float) -> float:
    """Return what an answer is worth, without the mark of how closely it was compared."""
    if option > NEAR / 2:
        return option - NEAR
    return option + FAR if UNLIKELY < option < -FAR / 2 else option


@kernel
def is_sensible_sale(state: State, action: int) -> bool:
    """Return whether a sale takes the goods that are held most often: other suits of its size leave less to sell later."""
    if not has_verb(action, Verb.SELL):
        return True
    suit = suit_of(action)
    for good in range(GOODS):
        if suit >> good & 1:
            for other in range(GOODS):
                if not suit >> other & 1:
                    more = state.hand[state.seat, other] - state.hand[state.seat, good]
                    if more > 0 or (more == 0 and other < good):
                        return False
    return True


@kernel
def same_luck(luck: Cells, other: Cells) -> bool:
    """Return whether two generators will give the same numbers."""
    return luck[0] == other[0] and luck[1] == other[1] and luck[2] == other[2] and luck[3] == other[3]


@kernel
def copy_luck(luck: Cells, other: Cells) -> None:
    """Make a generator give the same numbers as another."""
    for word in range(4):
        luck[word] = other[word]


@kernel
def answer_value(states: States, scratch: Scratch, beyond: Scratch, at: int, turn: int, action: int, samples: int) -> float:
    """Return what an answer is worth to the seat that is asked: finish the turn from there, several times if luck comes in."""
    seat = actor(states[at])
    total = 0.0
    for sample in range(samples):
        copy_luck(scratch.luck_before, scratch.luck)
        states[at + 1] = states[at]
        apply_action(states[at + 1], action)
        quick_turn(states, scratch, beyond, at + 1, turn, FEW)
        total += value(states, scratch, at + 1, seat) + left_over(states, scratch, beyond, at + 1, seat)
        if same_luck(scratch.luck, scratch.luck_before):
            return total / (sample + 1)
    return total / samples


@kernel
def rate_plainly(states: States, scratch: Scratch, at: int, turn: int, count: int) -> None:
    """Fill ``options`` with a first opinion: plain answers by default answers after them; the others always deserve a closer
    look.
    """
    seat = actor(states[at])
    for place in range(count):
        action = scratch.lists[at][place]
        scratch.options[place] = UNLIKELY
        if is_plain(action):
            states[at + 1] = states[at]
            apply_action(states[at + 1], action)
            play_defaults(states, scratch, at + 1, turn)
            scratch.options[place] = value(states, scratch, at + 1, seat) - FAR
        elif is_sensible_sale(states[at], action):
            scratch.options[place] = 0.0


@kernel
def rate_answers(states: States, scratch: Scratch, beyond: Scratch, at: int, count: int, close: int, samples: int) -> int:
    """Fill ``options`` with the values of all answers and return the place of the best. The most promising and all powers are
    compared closely, the others are FAR below. All meet the same luck.
    """
    turn = turn_of(states[at])
    rate_plainly(states, scratch, at, turn, count)
    copy_luck(scratch.luck_fixed, scratch.luck)
    best = 0
    closest = UNLIKELY
    looked = 0
    while True:
        place = most_promising(scratch, count)
        is_plain_one = place >= 0 and scratch.options[place] < 0.0
        if place < 0 or (is_plain_one and looked >= close):
            return best
        if is_plain_one:
            looked += 1
        copy_luck(scratch.luck, scratch.luck_fixed)
        scratch.options[place] = NEAR + answer_value(states, scratch, beyond, at, turn, scratch.lists[at][place], samples)
        if scratch.options[place] > closest:
            best, closest = place, scratch.options[place]


@kernel
def most_promising(scratch: Scratch, count: int) -> int:
    """Return the best answer that was not compared closely yet, or -1."""
    best = -1
    for place in range(count):
        if UNLIKELY < scratch.options[place] < NEAR / 2 and (best < 0 or scratch.options[place] > scratch.options[best]):
            best = place
    return best


@kernel
def refine(
    states: States, scratch: Scratch, beyond: Scratch, at: int, turn: int, plan: Cells, length: int, close: int, samples: int
) -> int:
    """Finish the turn with the best answers, powers, items and thieves included; return the plan's length."""
    state = states[at]
    while turn_of(state) == turn:
        actions = scratch.lists[at]
        count = legal(state, actions)
        if question(state) >= FIRST_CHANCE:
            action = pick_outcome(state, actions, count, scratch.luck)
        elif count == 1:
            action = actions[0]
        else:
            action = actions[rate_answers(states, scratch, beyond, at, count, close, samples)]
        apply_action(state, action)
        length = note(plan, length, action)
    return length


@kernel
def refine_turn(states: States, scratch: Scratch, beyond: Scratch, at: int, place: int, close: int, samples: int) -> None:
    """Replay one of the turns tried, now with powers, items and thieves."""
    seat, turn = states[at].seat, turn_of(states[at])
    plan = scratch.plans[place]
    states[at + 1] = states[at]
    for drop in range(scratch.drops_of[place]):
        apply_action(states[at + 1], plan[drop])
    scratch.lengths[place] = refine(states, scratch, beyond, at + 1, turn, plan, scratch.drops_of[place], close, samples)
    scratch.values[place] = value(states, scratch, at + 1, seat) + left_over(states, scratch, beyond, at + 1, seat)
