"""Entry kernels: what bots call. The position to think about is in slot ROOT."""

from typing import Any

from naqala.bots.mind.answers import copy_luck, rate_answers, refine_turn
from naqala.bots.mind.evaluation import evaluate, turns_left
from naqala.bots.mind.moves import best_guess, find_moves
from naqala.bots.mind.plain import value
from naqala.bots.mind.powers import try_powers
from naqala.bots.mind.rounds import follow, play_rounds, rate_bids_quickly
from naqala.bots.mind.scratch import Scratch
from naqala.bots.mind.turns import try_turns
from naqala.engine.kernel import entry, kernel
from naqala.engine.layout import Cells
from naqala.engine.legal import legal
from naqala.engine.mirror import States
from naqala.engine.state import Ask
from naqala.engine.turn import actor, question

ROOT = 0
AHEAD = 5
"""The slot of rollouts; those after it are used too."""
LESS = 1e-6
"""How much less a bid is worth that was dropped although it seemed equal."""


@entry
def rate(states: States, scratches: Any, keep: int, each: int, close: int, samples: int, quick: int, games: int) -> int:
    """Rate everything the asked seat can do.

    A move: the ``keep`` most promising turns, at most ``each`` of one landing, the best ``close`` of them with all powers;
    values and plans are in the first scratch; return how many. A bid: each is followed to the end of the round, turns being
    the best of ``quick``, about ``games`` times in all; with ``quick`` 0, by the look of the board. Anything else: each
    answer is followed to the end of the turn. For these, values are in ``options``, in the order of the legal actions. What
    luck decides within a turn is tried ``samples`` times.
    """
    scratch, beyond = scratches[0], scratches[1]
    asked = question(states[ROOT])
    if asked == Ask.MOVE or asked == Ask.DROP:
        chosen = rate_turns(states, scratch, beyond, keep, each, close, samples)
        if asked == Ask.MOVE and close > 0:
            return try_powers(states, scratch, beyond, ROOT, chosen)
        return chosen
    count = legal(states[ROOT], scratch.lists[ROOT])
    if asked == Ask.BID and quick == 0:
        rate_bids_quickly(scratch, states[ROOT], scratch.lists[ROOT], count, 0.0)
    elif asked == Ask.BID or asked == Ask.OUTBID:
        rate_bids(states, scratch, beyond, count, max(1, quick), games)
    else:
        rate_answers(states, scratch, beyond, ROOT, count, max(close, 4), samples)
    return count


@kernel
def rate_turns(states: States, scratch: Scratch, beyond: Scratch, keep: int, each: int, close: int, samples: int) -> int:
    """Play the most promising turns plainly, and the best of them again with powers, items and thieves."""
    chosen = try_turns(states, scratch, beyond, ROOT, keep, each, True)
    for place in range(chosen):
        scratch.closely[place] = 0
    for _ in range(min(close, chosen)):
        best = -1
        for place in range(chosen):
            if scratch.closely[place] == 0 and (best < 0 or scratch.values[place] > scratch.values[best]):
                best = place
        scratch.closely[best] = 1
        refine_turn(states, scratch, beyond, ROOT, best, 4, samples)
    return chosen


@kernel
def rate_bids(states: States, scratch: Scratch, beyond: Scratch, count: int, quick: int, games: int) -> None:
    """Follow bids to the end of the round, all with the same luck; drop the worse half again and again, so that most of about
    ``games`` rollouts go to the best.
    """
    for place in range(count):
        scratch.bid_total[place], scratch.bid_games[place], scratch.bid_in[place] = 0.0, 0, 1
    phases, left, spent = 1, count, 0
    while 1 << phases < count:
        phases += 1
    while left > 1 and (spent == 0 or spent + left <= games):
        for _ in range(max(1, games // phases // left)):
            follow_bids(states, scratch, beyond, count, quick)
            spent += left
        left = (left + 1) // 2
        drop_bids(scratch, count, left)
    best = best_bid(scratch, count)
    for place in range(count):
        if scratch.bid_in[place] == 0:
            # A dropped bid keeps its distance to the best: all had the same luck.
            scratch.options[place] += scratch.options[best] - LESS


@kernel
def follow_bids(states: States, scratch: Scratch, beyond: Scratch, count: int, quick: int) -> None:
    """Follow every bid that is still in once; ``options`` are the means so far."""
    seat = actor(states[ROOT])
    copy_luck(scratch.luck_fixed, scratch.luck)
    copy_luck(beyond.luck_fixed, beyond.luck)
    for place in range(count):
        if scratch.bid_in[place] == 1:
            scratch.scrap[0][0] = scratch.lists[ROOT][place]
            copy_luck(scratch.luck, scratch.luck_fixed)
            copy_luck(beyond.luck, beyond.luck_fixed)
            scratch.bid_total[place] += look_ahead(states, scratch, beyond, scratch.scrap[0], 1, 1, quick, seat)
            scratch.bid_games[place] += 1
            scratch.options[place] = scratch.bid_total[place] / scratch.bid_games[place]


@kernel
def best_bid(scratch: Scratch, count: int) -> int:
    """Return the place of the best bid that is still in."""
    best = -1
    for place in range(count):
        if scratch.bid_in[place] == 1 and (best < 0 or scratch.options[place] > scratch.options[best]):
            best = place
    return best


@kernel
def drop_bids(scratch: Scratch, count: int, left: int) -> None:
    """Keep the best ``left`` bids; the ``options`` of those that are dropped become their distance to the best."""
    best = scratch.options[best_bid(scratch, count)]
    for _ in range(left):
        scratch.bid_in[best_bid(scratch, count)] = 2
    for place in range(count):
        if scratch.bid_in[place] == 1:
            scratch.options[place] -= best
        scratch.bid_in[place] //= 2


@kernel
def look_ahead(
    states: States, scratch: Scratch, beyond: Scratch, plan: Cells, length: int, rounds: int, quick: int, seat: int
) -> float:
    """Play one rollout: follow a plan from the root, play on, and return the seat's standing then."""
    states[AHEAD] = states[ROOT]
    follow(states, scratch, AHEAD, plan, length)
    play_rounds(states, scratch, beyond, AHEAD, rounds, quick)
    return value(states, scratch, AHEAD, seat)


@entry
def play_ahead(states: States, scratches: Any, plan: Cells, length: int, rounds: int, quick: int, seat: int) -> float:
    """Play one rollout: follow a plan from the root, play this many rounds on, and return the seat's standing then."""
    return look_ahead(states, scratches[0], scratches[1], plan, length, rounds, quick, seat)


@entry
def list_terms(states: States, scratches: Any, seat: int) -> float:
    """Fill ``terms`` with the evaluation of the root for a seat; return its sum."""
    state, scratch = states[ROOT], scratches[0]
    return evaluate(state, seat, turns_left(state, scratch.weights), scratch.weights, scratch.sheet, scratch.terms)


@entry
def best_offer(states: States, scratches: Any, seat: int) -> float:
    """Return what the board of the root seems to offer a seat."""
    return best_guess(scratches[1], find_moves(scratches[1], states[ROOT], seat))
