"""What a bid gives: a place in the turn order, what that place is worth, and what is left of it after paying."""

from collections.abc import Sequence

from naqala.action import Action
from naqala.bots.advice import Bid, Possibility
from naqala.bots.mind.weights import Weight, weights_named
from naqala.catalog.cards import BASE_SPOTS, FIVE_SPOTS
from naqala.catalog.names import LEVELS, PRICES
from naqala.engine.actions import Verb
from naqala.engine.state import State


def place_of(state: State, level: int) -> tuple[int, int]:
    """The place in the turn order a marker on this level would get if nobody else bids, and if all who can overtake it do."""
    spots = FIVE_SPOTS if state.five_track else BASE_SPOTS
    place = 1 + sum(state.lane_length[higher] for higher in range(level + 1, LEVELS))
    free = sum(spots[higher] - state.lane_length[higher] for higher in range(level, LEVELS)) - 1
    return place, place + max(0, min(free, state.bid_length - 1))


def level_of(bid: int) -> tuple[int, int]:
    """The level of a bid and the Fakirs it pays."""
    return (bid - Verb.BID) // LEVELS, (bid - Verb.BID) % LEVELS


def gold_paid(state: State, bid: int) -> int:
    """Who cannot pay pays all there is (BID-6)."""
    level, fakirs = level_of(bid)
    return min(PRICES[level - fakirs], int(state.gold[state.bid_track[0]]))


def bids_from(state: State, rated: Sequence[tuple[int, Possibility]]) -> tuple[Bid, ...]:
    """Every bid with its place; the worst place, whatever it costs, is worth 0."""
    fakir = float(weights_named("planner")[Weight.FAKIR])
    gross = {bid: possibility.worth + gold_paid(state, bid) + fakir * level_of(bid)[1] for bid, possibility in rated}
    worst = min(gross.values())
    return tuple(
        Bid(
            Action.numbered(bid).text,
            PRICES[level_of(bid)[0]],
            gold_paid(state, bid),
            level_of(bid)[1],
            *place_of(state, level_of(bid)[0]),
            round(gross[bid] - worst, 2),
            round(possibility.worth - worst, 2),
            possibility.behind,
            possibility.games,
        )
        for bid, possibility in sorted(rated)
    )
