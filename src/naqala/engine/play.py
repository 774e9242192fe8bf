"""Entry kernels: what Python calls. They take (states, index, ...) because crossing into compiled code is what costs time."""

from typing import Any, NamedTuple

from naqala.catalog.names import SEATS, TILES, TRIBES
from naqala.engine.apply import apply_action
from naqala.engine.board import bit, draw_map
from naqala.engine.chance import below
from naqala.engine.control import can_take_control
from naqala.engine.invariants import fault
from naqala.engine.kernel import entry, kernel
from naqala.engine.layout import Cells
from naqala.engine.legal import legal, weight
from naqala.engine.mirror import States
from naqala.engine.moves import landing_of, whole_moves
from naqala.engine.scoring import has_score, score
from naqala.engine.setup import deal
from naqala.engine.solo import outbid_price
from naqala.engine.state import FIRST_CHANCE, Ask, Lost, State, Step
from naqala.engine.tribes import builder_gold
from naqala.engine.turn import actor, advance, question
from naqala.engine.whims import amount_of

ILLEGAL = -1


class _Tally(NamedTuple):
    """What ``simulate`` adds up."""

    DECISIONS: int = 0
    ROUNDS: int = 1
    LAST_CAMEL: int = 2
    NO_MOVE: int = 3
    BOTH: int = 4
    LOST: int = 5
    """Solo games lost before their end."""
    FAULTS: int = 6
    UNFINISHED: int = 7
    SCORED: int = 8
    """Games that have a score: all but lost solo games."""
    SCORES: int = 9
    """One for each seat from here on."""


Tally = _Tally()


TALLIES = Tally.SCORES + SEATS


@entry
def start_game(states: States, index: int, pool: Cells, luck: Cells) -> None:
    """Deal a start in a blank state, for the options in the state; ``pool`` is a scratch buffer for shuffling."""
    deal(states[index], pool, luck)


@entry
def resume(states: States, index: int) -> None:
    """Bring a position written from outside to its open question."""
    advance(states[index])


@entry
def list_legal(states: States, index: int, actions: Cells) -> int:
    """Write the legal actions of the position and return their number."""
    return legal(states[index], actions)


@entry
def answer(states: States, index: int, action: int, actions: Cells, count: int) -> int:
    """Play an action if it is among the ``count`` legal ones, write the next ones and return their number."""
    if not is_among(action, actions, count):
        return ILLEGAL
    apply_action(states[index], action)
    return legal(states[index], actions)


@entry
def is_among(action: int, actions: Cells, count: int) -> bool:
    """Return whether an action is one of the first ``count`` of a list."""
    for place in range(count):
        if actions[place] == action:
            return True
    return False


@entry
def apply_one(states: States, index: int, action: int) -> None:
    """Play a legal action; the states may be of a kind that collects events (telling.py)."""
    apply_action(states[index], action)


@entry
def who_is_asked(states: States, index: int) -> tuple[int, int]:
    """Return the open question and the seat that is asked."""
    return question(states[index]), actor(states[index])


@entry
def feature_of(states: States, index: int, seat: int, feature: int) -> int:
    """Return how much the seat has of what a whim asks for."""
    return amount_of(states[index], seat, feature)


@entry
def builders_earn(states: States, index: int, seat: int, tile: int, builders: int) -> int:
    """Return what this many Builders earn for the seat on the tile."""
    return builders * builder_gold(states[index], seat, tile)


@entry
def price_of_outbid(states: States, index: int) -> int:
    """Return what it costs to play before Yazid."""
    return outbid_price(states[index])


@kernel
def pick_outcome(state: State, actions: Cells, count: int, luck: Cells) -> int:
    """Return one of the outcomes of chance, by weight."""
    total = 0
    for place in range(count):
        total += weight(state, actions[place])
    lot = below(luck, total)
    for place in range(count):
        lot -= weight(state, actions[place])
        if lot < 0:
            return actions[place]
    return actions[count - 1]


@entry
def draw_lot(states: States, index: int, actions: Cells, count: int, luck: Cells) -> int:
    """Return the dealer's answer to the open chance question."""
    return pick_outcome(states[index], actions, count, luck)


@entry
def weight_of(states: States, index: int, action: int) -> int:
    """Return the weight of an outcome of the open chance question."""
    return weight(states[index], action)


@kernel
def pick_any(state: State, actions: Cells, count: int, luck: Cells) -> int:
    """Return any legal action with equal probability, or an outcome of chance by weight."""
    if question(state) >= FIRST_CHANCE:
        return pick_outcome(state, actions, count, luck)
    return actions[below(luck, count)]


@kernel
def play_on(state: State, decisions: int, checked: bool, actions: Cells, luck: Cells, tallies: Cells) -> int:
    """Play this many random decisions, fewer if the game ends, and return how many. If ``checked``, count positions that break a
    law.
    """
    for played in range(decisions):
        if checked and fault(state) != 0:
            tallies[Tally.FAULTS] += 1
        count = legal(state, actions)
        if count == 0:
            return played
        apply_action(state, pick_any(state, actions, count, luck))
    return decisions


@entry
def play_random(states: States, index: int, decisions: int, actions: Cells, luck: Cells) -> int:
    """Play this many random decisions, fewer if the game ends, and return how many."""
    return play_on(states[index], decisions, False, actions, luck, luck)


@entry
def check(states: States, index: int) -> int:
    """Return the first fault of the position, or 0."""
    return fault(states[index])


@entry
def score_seat(states: States, index: int, seat: int, sheet: Cells) -> int:
    """Fill the seat's score sheet and return the total."""
    return score(states[index], seat, sheet)


@kernel
def tally_end(state: State, tallies: Cells) -> None:
    """Count why the game ended."""
    if state.lost != Lost.NO:
        tallies[Tally.LOST] += 1
    elif state.last_camel and state.no_move:
        tallies[Tally.BOTH] += 1
    elif state.last_camel:
        tallies[Tally.LAST_CAMEL] += 1
    else:
        tallies[Tally.NO_MOVE] += 1


@entry
def simulate(
    states: States, index: int, games: int, checked: bool, actions: Cells, luck: Cells, sheet: Cells, tallies: Cells
) -> None:
    """Deal and play whole uniform random games and add up what happened. At ``index`` is the blank state that each game starts
    from; the games are played at the next index.
    """
    longest = 20_000
    for _ in range(games):
        states[index + 1] = states[index]
        state = states[index + 1]
        deal(state, actions, luck)
        tallies[Tally.DECISIONS] += play_on(state, longest, checked, actions, luck, tallies)
        tallies[Tally.ROUNDS] += state.round_number
        if state.step != Step.OVER:
            tallies[Tally.UNFINISHED] += 1
        tally_end(state, tallies)
        if has_score(state):
            tallies[Tally.SCORED] += 1
            for seat in range(state.seats):
                tallies[Tally.SCORES + seat] += score(state, seat, sheet)


@entry
def apply_many(states: States, chosen: Cells, actions: Any, counts: Cells, lucks: Any) -> None:
    """Play one action in each of many games: ``chosen`` are action numbers, and each game's dealer answers chance. Finished games
    stay as they are. Afterwards ``actions[i][:counts[i]]`` are the legal ones of the player who is asked in game i.
    """
    for index in range(len(states)):
        state = states[index]
        row = actions[index]
        if question(state) != Ask.OVER:
            apply_action(state, chosen[index])
        counts[index] = legal(state, row)
        while question(state) >= FIRST_CHANCE:
            apply_action(state, pick_outcome(state, row, counts[index], lucks[index]))
            counts[index] = legal(state, row)


@entry
def perft(states: States, depth: int, actions: Any, counts: Cells, tried: Cells) -> int:
    """Count the sequences of exactly ``depth`` actions from states[0]; chance counts like any actor.

    ``states`` has room for depth + 1 positions, ``actions`` for as many lists of legal actions.
    """
    lines = 0
    level = 0
    counts[0] = legal(states[0], actions[0])
    tried[0] = 0
    while level >= 0:
        if level == depth - 1:
            lines += counts[level]
            level -= 1
        elif tried[level] < counts[level]:
            states[level + 1] = states[level]
            apply_action(states[level + 1], actions[level][tried[level]])
            tried[level] += 1
            level += 1
            counts[level] = legal(states[level], actions[level])
            tried[level] = 0
        else:
            level -= 1
    return lines


@entry
def survey(states: States, index: int) -> None:
    """Compute the maps of a board that was filled in from outside."""
    state = states[index]
    draw_map(state)
    for tribe in range(TRIBES):
        state.where[tribe] = 0
        for tile in range(TILES):
            if state.meeples[tile, tribe] > 0:
                state.where[tribe] |= bit(tile)


@entry
def list_moves(states: States, index: int, lists: Any, counts: Cells, tried: Cells, moves: Any, most: int) -> int:
    """Write all whole moves of the player who is asked for one (see moves.py) and return how many."""
    return whole_moves(states[index], lists, counts, tried, moves, most)


@entry
def land(states: States, index: int, move: Cells, landing: Cells) -> None:
    """Write how many meeples a whole move of the player who is asked collects, and whether it takes control (CTRL-1)."""
    state = states[index]
    tile, _, collects, others = landing_of(state, move)
    landing[0] = collects
    landing[1] = 0
    if others == 0 and can_take_control(state, state.seat, tile):
        landing[1] = 1
