"""Entry kernels: what bots call. The position thought about is in slot ROOT."""

from typing import Any

from naqala.bots.mind.evaluation import evaluate, turns_left
from naqala.bots.mind.moves import best_guess, find_moves
from naqala.bots.mind.powers import try_powers
from naqala.bots.mind.room import Room
from naqala.bots.mind.rounds import follow, play_rounds, rate_bids_quickly
from naqala.bots.mind.turns import copy_luck, perfect_turn, rate_answers, try_turns, value
from naqala.engine.kernel import entry, kernel
from naqala.engine.layout import Cells
from naqala.engine.legal import legal
from naqala.engine.mirror import States
from naqala.engine.state import Ask
from naqala.engine.turn import actor, question

ROOT = 0
AHEAD = 5
"""The slot where rounds are played on; those after it are used too."""


@entry
def rate(states: States, rooms: Any, keep: int, each: int, close: int, samples: int, quick: int) -> int:
    """Rates everything the asked seat can do.

    A move: the ``keep`` most promising turns, at most ``each`` of one outcome, the best ``close`` of them with all powers;
    values and lines are in the first room; returns how many. A bid: each is followed to the end of the round, turns being
    the best of ``quick``; with 0, bids are rated by the look of the board. Anything else: each answer is followed to the end
    of the turn. For these values are in ``options``, in the order of the legal actions. What luck decides is tried
    ``samples`` times.
    """
    room, beyond = rooms[0], rooms[1]
    asked = question(states[ROOT])
    if asked == Ask.MOVE or asked == Ask.DROP:
        chosen = rate_turns(states, room, beyond, keep, each, close, samples)
        if asked == Ask.MOVE and close > 0:
            return try_powers(states, room, beyond, ROOT, chosen)
        return chosen
    count = legal(states[ROOT], room.lists[ROOT])
    if asked == Ask.BID and quick == 0:
        rate_bids_quickly(room, states[ROOT], room.lists[ROOT], count)
    elif asked == Ask.BID or asked == Ask.OUTBID:
        rate_bids(states, room, beyond, count, quick, samples)
    else:
        rate_answers(states, room, beyond, ROOT, count, max(close, 4), samples)
    return count


@kernel
def rate_turns(states: States, room: Room, beyond: Room, keep: int, each: int, close: int, samples: int) -> int:
    """Tries the most promising turns plainly, and the best of them again with powers, items and thieves."""
    chosen = try_turns(states, room, beyond, ROOT, keep, each, True)
    for place in range(chosen):
        room.closely[place] = 0
    for _ in range(min(close, chosen)):
        best = -1
        for place in range(chosen):
            if room.closely[place] == 0 and (best < 0 or room.values[place] > room.values[best]):
                best = place
        room.closely[best] = 1
        perfect_turn(states, room, beyond, ROOT, best, 4, samples)
    return chosen


@kernel
def rate_bids(states: States, room: Room, beyond: Room, count: int, quick: int, samples: int) -> None:
    """Follows each bid to the end of the round, the others bidding quickly, all with the same luck."""
    seat = actor(states[ROOT])
    copy_luck(room.luck_fixed, room.luck)
    copy_luck(beyond.luck_fixed, beyond.luck)
    for place in range(count):
        room.scrap[0][0] = room.lists[ROOT][place]
        copy_luck(room.luck, room.luck_fixed)
        copy_luck(beyond.luck, beyond.luck_fixed)
        total = 0.0
        for _ in range(samples):
            total += look_ahead(states, room, beyond, room.scrap[0], 1, 1, quick, seat)
        room.options[place] = total / samples


@kernel
def look_ahead(states: States, room: Room, beyond: Room, line: Cells, length: int, rounds: int, quick: int, seat: int) -> float:
    """Follows a line from the root, plays on, and returns the seat's standing then."""
    states[AHEAD] = states[ROOT]
    follow(states, room, AHEAD, line, length)
    play_rounds(states, room, beyond, AHEAD, rounds, quick)
    return value(states, room, AHEAD, seat)


@entry
def play_ahead(states: States, rooms: Any, line: Cells, length: int, rounds: int, quick: int, seat: int) -> float:
    """Follows a line from the root, plays so many rounds on, and returns the seat's standing then."""
    return look_ahead(states, rooms[0], rooms[1], line, length, rounds, quick, seat)


@entry
def list_terms(states: States, rooms: Any, seat: int) -> float:
    """The evaluation of the root for a seat, term by term, in ``terms``."""
    state, room = states[ROOT], rooms[0]
    return evaluate(state, seat, turns_left(state, room.weights), room.weights, room.sheet, room.terms)


@entry
def best_offer(states: States, rooms: Any, seat: int) -> float:
    """What the board of the root seems to offer a seat."""
    return best_guess(rooms[1], find_moves(rooms[1], states[ROOT], seat))
