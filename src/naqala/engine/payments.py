"""Elders, Fakirs and Artisans as payment, and the gold that djinns without a cost bring.

A cost E is paid in way 0 with an Elder or in way 1 with a Fakir; a cost EE in way 0 with two Elders or in way 1 with an Elder and
a Fakir (DJ-GEN-5).
"""

from naqala.catalog.cards import DJINN_COST
from naqala.catalog.names import CARDS, Card, Tribe
from naqala.engine.changes import discard_cards, earn, lose_meeples
from naqala.engine.events import Cause
from naqala.engine.kernel import kernel
from naqala.engine.lookup import FIRST_PAYER, PAYERS
from naqala.engine.state import NOBODY, State

WITH_ELDER = 0
WITH_FAKIR = 1
DJINN_ELDERS = DJINN_COST.count("E")
"""The cost of a djinn in Elders, one of which can be a Fakir (TILE-SP-1)."""


@kernel
def players(state: State) -> int:
    """Return how many have pieces of their own: all seats, and Yazid in the solo game."""
    return max(2, state.seats)


@kernel
def cards_held(state: State, seat: int) -> int:
    """Return how many resource cards the seat holds, which is public (HID-2)."""
    number = 0
    for card in range(CARDS):
        number += state.hand[seat, card]
    return number


@kernel
def fakirs_held(state: State, seat: int) -> int:
    """Return how many Fakirs the seat holds."""
    return state.hand[seat, Card.FAKIR]


@kernel
def is_payable(elder_cost: int, way: int, elders: int, fakirs: int) -> bool:
    """Return whether this many Elders and Fakirs cover a cost of one (E) or two (EE) in this way; cost 0 is one Fakir
    (DJ-SLOAR-1).
    """
    if way == WITH_ELDER:
        return elder_cost > 0 and elders >= elder_cost
    return fakirs >= 1 and elders >= elder_cost - 1


@kernel
def may_pay(state: State, seat: int, elder_cost: int) -> bool:
    """Return whether the seat could pay the cost in some way if all its cards were Fakirs."""
    elders, cards = state.front[seat, Tribe.ELDER], cards_held(state, seat)
    return is_payable(elder_cost, WITH_ELDER, elders, cards) or is_payable(elder_cost, WITH_FAKIR, elders, cards)


@kernel
def pay(state: State, seat: int, elder_cost: int, way: int, cause: int) -> None:
    """Put Elders into the bag and the Fakir into the discard (DJ-GEN-5)."""
    elders = elder_cost
    if way == WITH_FAKIR:
        discard_fakirs(state, seat, 1, cause)
        elders = max(0, elder_cost - 1)
    lose_meeples(state, seat, Tribe.ELDER, elders, cause)


@kernel
def discard_fakirs(state: State, seat: int, number: int, cause: int) -> None:
    """Discard Fakirs of the seat."""
    discard_cards(state, seat, Card.FAKIR, number, cause)


@kernel
def holder(state: State, djinn: int) -> int:
    """Return the seat that has the djinn's power, or NOBODY; Yazid's djinns have none (SOLO-9)."""
    place = state.djinn[djinn]
    if place < state.seats:
        return place
    return NOBODY


@kernel
def reward(state: State, seat: int, deed: int, doer: int) -> None:
    """Pay a seat for its djinns that pay for this deed: one amount for its own deeds, another for those of others (DJ-GEN-2)."""
    for place in range(FIRST_PAYER[deed], FIRST_PAYER[deed + 1]):
        djinn = PAYERS[place]
        if state.djinn[djinn] == seat and seat < state.seats:
            if seat == doer:
                earn(state, seat, state.own_reward[place], Cause.DJINN + djinn)
            else:
                earn(state, seat, state.other_reward[place], Cause.DJINN + djinn)


@kernel
def reward_all(state: State, deed: int, doer: int) -> None:
    """Pay every seat whose djinns pay for this deed."""
    for seat in range(state.seats):
        reward(state, seat, deed, doer)
