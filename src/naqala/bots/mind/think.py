"""Entry kernels: what bots call. The position thought about is in slot ROOT."""

from typing import Any

from naqala.bots.mind.answers import copy_luck, perfect_turn, rate_answers
from naqala.bots.mind.evaluation import evaluate, turns_left
from naqala.bots.mind.moves import best_guess, find_moves
from naqala.bots.mind.plain import value
from naqala.bots.mind.powers import try_powers
from naqala.bots.mind.room import Room
from naqala.bots.mind.rounds import follow, play_rounds, rate_bids_quickly
from naqala.bots.mind.turns import try_turns
from naqala.engine.kernel import entry, kernel
from naqala.engine.layout import Cells
from naqala.engine.legal import legal
from naqala.engine.mirror import States
from naqala.engine.state import Ask
from naqala.engine.turn import actor, question

ROOT = 0
AHEAD = 5
"""The slot where rounds are played on; those after it are used too."""
LESS = 1e-6
"""So much less is a bid worth that was dropped although it seemed equal."""


@entry
def rate(states: States, rooms: Any, keep: int, each: int, close: int, samples: int, quick: int, games: int) -> int:
    """Rates everything the asked seat can do.

    A move: the ``keep`` most promising turns, at most ``each`` of one outcome, the best ``close`` of them with all powers;
    values and lines are in the first room; returns how many. A bid: each is followed to the end of the round, turns being
    the best of ``quick``, about ``games`` times in all; with ``quick`` 0, by the look of the board. Anything else: each
    answer is followed to the end of the turn. For these values are in ``options``, in the order of the legal actions. What
    luck decides within a turn is tried ``samples`` times.
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
        rate_bids_quickly(room, states[ROOT], room.lists[ROOT], count, 0.0)
    elif asked == Ask.BID or asked == Ask.OUTBID:
        rate_bids(states, room, beyond, count, max(1, quick), games)
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
def rate_bids(states: States, room: Room, beyond: Room, count: int, quick: int, games: int) -> None:
    """Follows bids to the end of the round, all with the same luck; the worse half is dropped again and again, so that most of
    about ``games`` look-aheads go to the best.
    """
    for place in range(count):
        room.bid_total[place], room.bid_games[place], room.bid_in[place] = 0.0, 0, 1
    phases, left, spent = 1, count, 0
    while 1 << phases < count:
        phases += 1
    while left > 1 and (spent == 0 or spent + left <= games):
        for _ in range(max(1, games // phases // left)):
            follow_bids(states, room, beyond, count, quick)
            spent += left
        left = (left + 1) // 2
        drop_bids(room, count, left)
    best = best_bid(room, count)
    for place in range(count):
        if room.bid_in[place] == 0:
            # What a dropped bid lacked when it was dropped, it still lacks: all had met the same luck.
            room.options[place] += room.options[best] - LESS


@kernel
def follow_bids(states: States, room: Room, beyond: Room, count: int, quick: int) -> None:
    """Follows every bid that is still in once; ``options`` are the means so far."""
    seat = actor(states[ROOT])
    copy_luck(room.luck_fixed, room.luck)
    copy_luck(beyond.luck_fixed, beyond.luck)
    for place in range(count):
        if room.bid_in[place] == 1:
            room.scrap[0][0] = room.lists[ROOT][place]
            copy_luck(room.luck, room.luck_fixed)
            copy_luck(beyond.luck, beyond.luck_fixed)
            room.bid_total[place] += look_ahead(states, room, beyond, room.scrap[0], 1, 1, quick, seat)
            room.bid_games[place] += 1
            room.options[place] = room.bid_total[place] / room.bid_games[place]


@kernel
def best_bid(room: Room, count: int) -> int:
    """The place of the best bid that is still in."""
    best = -1
    for place in range(count):
        if room.bid_in[place] == 1 and (best < 0 or room.options[place] > room.options[best]):
            best = place
    return best


@kernel
def drop_bids(room: Room, count: int, left: int) -> None:
    """Only the best ``left`` stay in; ``options`` of those that are dropped become what they lack."""
    best = room.options[best_bid(room, count)]
    for _ in range(left):
        room.bid_in[best_bid(room, count)] = 2
    for place in range(count):
        if room.bid_in[place] == 1:
            room.options[place] -= best
        room.bid_in[place] //= 2


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
