"""Whole turns: a move and every decision that follows it, played out and compared.

Three ways to get to the end of a turn, each standing on the one below: ``drift`` answers without ambition, ``finish`` tries
every plain answer and drifts on from there, ``perfect`` tries powers, items and thieves too and finishes from there.
"""

from naqala.bots.mind.evaluation import standing
from naqala.bots.mind.moves import best_guess, choose_candidates, find_moves
from naqala.bots.mind.room import LONGEST_LINE, Room
from naqala.bots.mind.weights import Weight
from naqala.catalog.names import GOODS
from naqala.engine.actions import Verb
from naqala.engine.kernel import kernel
from naqala.engine.layout import Cells
from naqala.engine.legal import legal
from naqala.engine.mirror import States
from naqala.engine.moves import MOVE_LENGTH
from naqala.engine.play import pick_outcome
from naqala.engine.state import FIRST_CHANCE, NOBODY, Ask, State, Step
from naqala.engine.step import step
from naqala.engine.turn import actor, question

NO_TURN = -1
FEW = 6
"""Moves compared where an answer comes before the move."""
FAR = 1e6
"""Plain answers not looked at closely are worth so much less."""
NEAR = 1e6
"""Answers looked at closely are worth so much more."""
UNLIKELY = -1e9
"""Answers not looked at at all."""


def real_worth(option: float) -> float:
    """What an answer is worth, however closely it was looked at."""
    if option > NEAR / 2:
        return option - NEAR
    return option + FAR if UNLIKELY < option < -FAR / 2 else option


@kernel
def turn_of(state: State) -> int:
    """A number that is the same during one player turn and no other of the round; NO_TURN between turns."""
    if state.seat == NOBODY:
        return NO_TURN
    return (state.round_number * 8 + state.bid_length) * 8 + state.seat


@kernel
def value(states: States, room: Room, at: int, seat: int) -> float:
    """The standing of a seat in a slot."""
    return standing(states[at], seat, room.weights, room.sheet, room.terms)


@kernel
def without_ambition(state: State, asked: int, actions: Cells, count: int, luck: Cells) -> int:
    """Chance by its weights; otherwise pass, or the first answer; of items the last, which is the most precious."""
    if asked >= FIRST_CHANCE:
        return pick_outcome(state, actions, count, luck)
    if asked == Ask.KEEP_ITEM or asked == Ask.TAKE_ITEM or asked == Ask.TAKE_CARDS:
        return actions[count - 1]
    return actions[0]


@kernel
def drift(states: States, room: Room, at: int, turn: int) -> None:
    """Goes to the end of the turn without ambition."""
    state = states[at]
    while turn_of(state) == turn:
        actions = room.lists[at]
        count = legal(state, actions)
        step(state, without_ambition(state, question(state), actions, count, room.luck))


@kernel
def is_plain(action: int) -> bool:
    """Neither a power, an item, a thief nor a sale."""
    return not (Verb.USE <= action < Verb.GIVE_CARDS or Verb.SELL <= action < Verb.OUTBID)


@kernel
def plain_answer(states: States, room: Room, at: int, turn: int, count: int) -> int:
    """The plain answer after which drifting ends best for the seat that is asked."""
    seat = actor(states[at])
    best, most = -1, 0.0
    for place in range(count):
        action = room.lists[at][place]
        if is_plain(action):
            states[at + 1] = states[at]
            step(states[at + 1], action)
            drift(states, room, at + 1, turn)
            worth = value(states, room, at + 1, seat)
            if best < 0 or worth > most:
                best, most = action, worth
    return best


@kernel
def plain_number(actions: Cells, count: int) -> int:
    """How many of the answers are plain."""
    number = 0
    for place in range(count):
        if is_plain(actions[place]):
            number += 1
    return number


@kernel
def plain_step(states: States, room: Room, at: int, turn: int) -> int:
    """One plain answer, or one stroke of luck; returns the action."""
    state = states[at]
    actions = room.lists[at]
    count = legal(state, actions)
    asked = question(state)
    if asked >= FIRST_CHANCE or plain_number(actions, count) == 1:
        action = without_ambition(state, asked, actions, count, room.luck)
    else:
        action = plain_answer(states, room, at, turn, count)
    step(state, action)
    return action


@kernel
def finish(states: States, room: Room, at: int, turn: int, line: Cells, length: int) -> int:
    """Goes to the end of the turn with plain answers; writes them to ``line`` and returns its length."""
    while turn_of(states[at]) == turn:
        length = note(line, length, plain_step(states, room, at, turn))
    return length


@kernel
def note(line: Cells, length: int, action: int) -> int:
    """One more action of a line."""
    if length < LONGEST_LINE:
        line[length] = action
        return length + 1
    return length


@kernel
def play_move(states: States, room: Room, at: int, place: int, line: Cells) -> int:
    """Makes a whole move in a slot; returns the length of the line. In mid-move the pick is already made."""
    state = states[at]
    move = room.moves[place]
    length = 0
    first = 0
    if state.step == Step.SOW:
        first = 1
    for drop in range(first, MOVE_LENGTH):
        if move[drop] != 0:
            step(state, move[drop])
            length = note(line, length, move[drop])
    return length


@kernel
def left_over(states: States, room: Room, beyond: Room, at: int, seat: int) -> float:
    """What the position offers the next player to move, counted against the seat if that is a rival."""
    state = states[at]
    if state.step != Step.MOVE or (room.weights[Weight.LEAVES] == 0.0 and room.weights[Weight.KEEPS] == 0.0):
        return 0.0
    offers = best_guess(beyond, find_moves(beyond, state, state.seat))
    if state.seat == seat:
        return room.weights[Weight.KEEPS] * offers
    return -room.weights[Weight.LEAVES] * offers


@kernel
def is_largest_sale(state: State, action: int) -> bool:
    """The sale of one of every good in hand; smaller suits are never better now."""
    if not Verb.SELL <= action < Verb.OUTBID:
        return True
    for good in range(GOODS):
        if state.hand[state.seat, good] > 0 and not (action - Verb.SELL) >> good & 1:
            return False
    return True


@kernel
def same_luck(luck: Cells, other: Cells) -> bool:
    """Two generators that will give the same numbers."""
    return luck[0] == other[0] and luck[1] == other[1] and luck[2] == other[2] and luck[3] == other[3]


@kernel
def copy_luck(luck: Cells, other: Cells) -> None:
    """Makes a generator give the same numbers as another."""
    for word in range(4):
        luck[word] = other[word]


@kernel
def answer_value(states: States, room: Room, beyond: Room, at: int, turn: int, action: int, samples: int) -> float:
    """What an answer is worth to the seat that is asked: the turn is finished from there, several times if luck comes in."""
    seat = actor(states[at])
    total = 0.0
    for sample in range(samples):
        copy_luck(room.luck_before, room.luck)
        states[at + 1] = states[at]
        step(states[at + 1], action)
        quick_turn(states, room, beyond, at + 1, turn, FEW)
        total += value(states, room, at + 1, seat) + left_over(states, room, beyond, at + 1, seat)
        if same_luck(room.luck, room.luck_before):
            return total / (sample + 1)
    return total / samples


@kernel
def rate_plainly(states: States, room: Room, at: int, turn: int, count: int) -> None:
    """A first opinion of every answer: plain ones by drifting on, the others always deserve a closer look."""
    seat = actor(states[at])
    for place in range(count):
        action = room.lists[at][place]
        room.options[place] = UNLIKELY
        if is_plain(action):
            states[at + 1] = states[at]
            step(states[at + 1], action)
            drift(states, room, at + 1, turn)
            room.options[place] = value(states, room, at + 1, seat) - FAR
        elif is_largest_sale(states[at], action):
            room.options[place] = 0.0


@kernel
def rate_answers(states: States, room: Room, beyond: Room, at: int, count: int, close: int, samples: int) -> int:
    """Values of all answers in ``options``: the most promising and all powers looked at closely, the others FAR below. Returns
    the place of the best. The same luck is used for all.
    """
    turn = turn_of(states[at])
    rate_plainly(states, room, at, turn, count)
    copy_luck(room.luck_fixed, room.luck)
    best = -1
    looked = 0
    while True:
        place = most_promising(room, count)
        is_plain_one = place >= 0 and room.options[place] < 0.0
        if place < 0 or (is_plain_one and looked >= close):
            return best
        if is_plain_one:
            looked += 1
        copy_luck(room.luck, room.luck_fixed)
        room.options[place] = NEAR + answer_value(states, room, beyond, at, turn, room.lists[at][place], samples)
        if best < 0 or room.options[place] > room.options[best]:
            best = place


@kernel
def most_promising(room: Room, count: int) -> int:
    """The best answer that was not looked at closely yet, or -1."""
    best = -1
    for place in range(count):
        if UNLIKELY < room.options[place] < NEAR / 2 and (best < 0 or room.options[place] > room.options[best]):
            best = place
    return best


@kernel
def perfect(
    states: States, room: Room, beyond: Room, at: int, turn: int, line: Cells, length: int, close: int, samples: int
) -> int:
    """Goes to the end of the turn with the best answers, powers, items and thieves included; returns the line's length."""
    state = states[at]
    while turn_of(state) == turn:
        actions = room.lists[at]
        count = legal(state, actions)
        if question(state) >= FIRST_CHANCE:
            action = pick_outcome(state, actions, count, room.luck)
        elif count == 1:
            action = actions[0]
        else:
            action = actions[rate_answers(states, room, beyond, at, count, close, samples)]
        step(state, action)
        length = note(line, length, action)
    return length


@kernel
def try_turns(states: States, room: Room, beyond: Room, at: int, keep: int, each: int, ahead: bool) -> int:
    """Plays the most promising turns of the seat to move to their end, plainly; values and lines are kept. Returns how many.
    With ``ahead`` it is counted what they leave for the next player.
    """
    seat, turn = states[at].seat, turn_of(states[at])
    found = find_moves(room, states[at], seat)
    chosen = choose_candidates(room, found, keep, each)
    for place in range(chosen):
        states[at + 1] = states[at]
        room.drops_of[place] = play_move(states, room, at + 1, room.best[place], room.lines[place])
        room.lengths[place] = finish(states, room, at + 1, turn, room.lines[place], room.drops_of[place])
        room.values[place] = value(states, room, at + 1, seat)
        if ahead:
            room.values[place] += left_over(states, room, beyond, at + 1, seat)
    return chosen


@kernel
def perfect_turn(states: States, room: Room, beyond: Room, at: int, place: int, close: int, samples: int) -> None:
    """Looks at one of the turns tried again, with powers, items and thieves."""
    seat, turn = states[at].seat, turn_of(states[at])
    line = room.lines[place]
    states[at + 1] = states[at]
    for drop in range(room.drops_of[place]):
        step(states[at + 1], line[drop])
    room.lengths[place] = perfect(states, room, beyond, at + 1, turn, line, room.drops_of[place], close, samples)
    room.values[place] = value(states, room, at + 1, seat) + left_over(states, room, beyond, at + 1, seat)


@kernel
def best_turn(room: Room, chosen: int) -> int:
    """The place of the best of the turns tried."""
    best = 0
    for place in range(1, chosen):
        if room.values[place] > room.values[best]:
            best = place
    return best


@kernel
def quick_turn(states: States, room: Room, beyond: Room, at: int, turn: int, keep: int) -> None:
    """Plays a turn to its end, with the best of the few most promising moves and plain answers."""
    state = states[at]
    while turn_of(state) == turn:
        asked = question(state)
        chosen = 0
        if asked == Ask.MOVE or asked == Ask.DROP:
            chosen = try_turns(states, room, beyond, at, keep, 1, False)
        if chosen > 0:
            play_move(states, room, at, room.best[best_turn(room, chosen)], room.scrap[0])
        else:
            plain_step(states, room, at, turn)
