"""What a bid gives: a place in the turn order, what that place is worth, and what is left of it after paying."""

from collections.abc import Mapping, Sequence

from naqala.action import Action
from naqala.bots.advice import Bid, Possibility
from naqala.bots.mind.weights import Weight, weights_named
from naqala.catalog.names import PRICES
from naqala.engine.state import State
from naqala.offers import bid_offer, place_of


def level_of(bid: int) -> tuple[int, int]:
    """Return the level of a bid and the Fakirs it pays."""
    named = Action.numbered(bid).values
    return named["price"], named["discount"]


def gold_paid(state: State, bid: int) -> int:
    """Return the gold a bid costs."""
    return bid_offer(state, Action.numbered(bid)).pays or 0


def _paid(state: State, bid: int) -> float:
    """Return what a bid costs, its Fakirs for what they are worth."""
    return gold_paid(state, bid) + float(weights_named("planner")[Weight.FAKIR]) * level_of(bid)[1]


def fair_worths(state: State, worths: Mapping[int, float]) -> dict[int, float]:
    """Return what bids are worth if a place further ahead is never worth less than one behind it, and the same place always
    the same at any price. Where rollouts say otherwise, that was luck: such places get their mean.
    """
    groups: list[tuple[list[int], float]] = []
    """Bids with one worth of their places, from the last place to the first."""
    for level in sorted({level_of(bid)[0] for bid in worths}):
        bids = [bid for bid in worths if level_of(bid)[0] == level]
        mean = sum(worths[bid] + _paid(state, bid) for bid in bids) / len(bids)
        while groups and (mean <= groups[-1][1] or _is_same_place(state, level, level_of(groups[-1][0][-1])[0])):
            behind, worth = groups.pop()
            mean = (worth * len(behind) + mean * len(bids)) / (len(behind) + len(bids))
            bids = behind + bids
        groups.append((bids, mean))
    return {bid: worth - _paid(state, bid) for bids, worth in groups for bid in bids}


def best_first(state: State, worths: Mapping[int, float]) -> list[int]:
    """Return bids by what is left of their places' worth after paying, in whole points as people read it: where that is the same,
    the cheaper bid comes first.
    """
    worst = min(worth + _paid(state, bid) for bid, worth in worths.items())
    return sorted(worths, key=lambda bid: (-round(worths[bid] - worst), _paid(state, bid)))


def _is_same_place(state: State, level: int, other: int) -> bool:
    """Return whether two levels give the same place for certain."""
    return set(place_of(state, level)) == set(place_of(state, other)) and len(set(place_of(state, level))) == 1


def bids_from(state: State, rated: Sequence[tuple[int, Possibility]]) -> tuple[Bid, ...]:
    """Return every bid with its place; the worst place, at any price, is worth 0."""
    gross = {bid: possibility.worth + _paid(state, bid) for bid, possibility in rated}
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
