"""Rollouts: quick bids and whole turns, to see where a decision leads."""

from naqala.bots.mind.moves import find_moves
from naqala.bots.mind.plain import turn_of
from naqala.bots.mind.scratch import Scratch
from naqala.bots.mind.turns import quick_turn
from naqala.bots.mind.weights import Weight
from naqala.catalog.names import LEVELS, SEATS
from naqala.catalog.verbs import PASS
from naqala.engine.actions import discount_of, is_chance, level_of, tile_of
from naqala.engine.apply import apply_action
from naqala.engine.chance import WORD, next_word
from naqala.engine.kernel import kernel
from naqala.engine.layout import Cells
from naqala.engine.legal import legal
from naqala.engine.lookup import PRICE
from naqala.engine.mirror import States
from naqala.engine.moves import last_of
from naqala.engine.play import pick_outcome
from naqala.engine.state import FIRST_CHANCE, Ask, State
from naqala.engine.turn import question


@kernel
def rate_places(scratch: Scratch, state: State, seat: int) -> None:
    """Fill ``places`` with what playing first, second ... seems to be worth: the best moves that do not get in each other's
    way.
    """
    found = find_moves(scratch, state, seat)
    tiles = 0
    for place in range(SEATS + 1):
        best = -1
        for number in range(found):
            start = tile_of(scratch.moves[number][0])
            final = tile_of(scratch.moves[number][last_of(scratch.moves[number])])
            if not tiles >> start & 1 and not tiles >> final & 1:
                if best < 0 or scratch.guesses[number] > scratch.guesses[best]:
                    best = number
        scratch.places[place] = 0.0
        if best >= 0:
            scratch.places[place] = scratch.guesses[best]
            tiles |= 1 << tile_of(scratch.moves[best][0])
            tiles |= 1 << tile_of(scratch.moves[best][last_of(scratch.moves[best])])


@kernel
def place_worth(scratch: Scratch, place: float) -> float:
    """Return what a place in the order seems to be worth; between two places, something between."""
    if place >= SEATS:
        return scratch.places[SEATS]
    whole = int(place)
    part = place - whole
    return scratch.places[whole] * (1.0 - part) + scratch.places[whole + 1] * part


@kernel
def bid_worth(scratch: Scratch, state: State, bid: int) -> float:
    """Return what a bid seems to be worth: its place less its price, if later bids overtake it now and then."""
    level, fakirs = level_of(bid), discount_of(bid)
    ahead = scratch.weights[Weight.OVERTAKEN] * (state.bid_length - 1) * (1.0 - level / (LEVELS - 1.0))
    for higher in range(level + 1, LEVELS):
        ahead += state.lane_length[higher]
    keen = 1.0 + scratch.weights[Weight.OTHERS] / max(1, state.seats - 1)
    return keen * place_worth(scratch, ahead) - PRICE[level - fakirs] - fakirs * scratch.weights[Weight.FAKIR]


@kernel
def rate_bids_quickly(scratch: Scratch, state: State, actions: Cells, count: int, blur: float) -> int:
    """Fill ``options`` with the values of all bids, by the look of the board alone; return the place of the best. With
    ``blur`` each value is off by up to this many points, because other players judge differently.
    """
    rate_places(scratch, state, state.bid_track[0])
    best = 0
    for place in range(count):
        scratch.options[place] = bid_worth(scratch, state, actions[place])
        if blur > 0.0:
            scratch.options[place] += blur * (2.0 * next_word(scratch.luck) / WORD - 1.0)
        if scratch.options[place] > scratch.options[best]:
            best = place
    return best


@kernel
def follow(states: States, scratch: Scratch, at: int, plan: Cells, length: int) -> None:
    """Play a plan as far as it goes; luck may come out differently."""
    state = states[at]
    for place in range(length):
        if is_chance(plan[place]):
            continue
        actions = scratch.lists[at]
        count = legal(state, actions)
        while question(state) >= FIRST_CHANCE:
            apply_action(state, pick_outcome(state, actions, count, scratch.luck))
            count = legal(state, actions)
        known = False
        for choice in range(count):
            known = known or actions[choice] == plan[place]
        if not known:
            return
        apply_action(state, plan[place])


@kernel
def play_rounds(states: States, scratch: Scratch, beyond: Scratch, at: int, rounds: int, keep: int) -> None:
    """Play on quickly until this many rounds have begun, or the game is over."""
    state = states[at]
    last = state.round_number + rounds
    while state.round_number < last:
        asked = question(state)
        if asked == Ask.OVER:
            return
        actions = scratch.lists[at]
        if asked >= FIRST_CHANCE:
            count = legal(state, actions)
            apply_action(state, pick_outcome(state, actions, count, scratch.luck))
        elif asked == Ask.BID:
            count = legal(state, actions)
            apply_action(state, actions[rate_bids_quickly(beyond, state, actions, count, scratch.weights[Weight.BLUR])])
        elif asked == Ask.OUTBID:
            apply_action(state, PASS)
        else:
            quick_turn(states, scratch, beyond, at, turn_of(state), keep)
