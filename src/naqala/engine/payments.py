"""Elders, Fakirs and Artisans as payment, and the gold that powers without cost bring.

A cost E is paid in way 0 with an Elder or in way 1 with a Fakir; a cost EE in way 0 with two Elders or in way 1 with an
Elder and a Fakir (DJ-GEN-5).
"""

from naqala.catalog.names import CARDS, Card, Tribe
from naqala.engine.changes import discard_cards, earn, lose_meeples
from naqala.engine.events import Cause
from naqala.engine.kernel import kernel
from naqala.engine.state import NOBODY, State
from naqala.engine.tables import REWARD_OTHER, REWARD_OWN

WITH_ELDER = 0
WITH_FAKIR = 1
DJINN_COST = 2
"""A djinn costs 2 Elders, or 1 Elder and 1 Fakir (TILE-SP-1)."""


@kernel
def players(state: State) -> int:
    """Everybody with pieces of his own: all seats, and Yazid in the solo game."""
    return max(2, state.seats)


@kernel
def cards_held(state: State, seat: int) -> int:
    """How many resource cards the seat holds; everybody can see that."""
    number = 0
    for card in range(CARDS):
        number += state.hand[seat, card]
    return number


@kernel
def fakirs_held(state: State, seat: int) -> int:
    """How many Fakirs the seat holds."""
    return state.hand[seat, Card.FAKIR]


@kernel
def is_payable(elder_cost: int, way: int, elders: int, fakirs: int) -> bool:
    """Whether so many Elders and Fakirs cover a cost of one (E) or two (EE) in this way; cost 0 is one Fakir (Sloar)."""
    if way == WITH_ELDER:
        return elder_cost > 0 and elders >= elder_cost
    return fakirs >= 1 and elders >= elder_cost - 1


@kernel
def pay(state: State, seat: int, elder_cost: int, way: int, cause: int) -> None:
    """Elders go to the bag, the Fakir to the discard."""
    elders = elder_cost
    if way == WITH_FAKIR:
        discard_fakirs(state, seat, 1, cause)
        elders = max(0, elder_cost - 1)
    lose_meeples(state, seat, Tribe.ELDER, elders, cause)


@kernel
def discard_fakirs(state: State, seat: int, number: int, cause: int) -> None:
    """Fakirs go to the resource discard."""
    discard_cards(state, seat, Card.FAKIR, number, cause)


@kernel
def holder(state: State, djinn: int) -> int:
    """The seat that has the djinn's power, or NOBODY; Yazid's djinns have none (SOLO-9)."""
    place = state.djinn[djinn]
    if place < state.seats:
        return place
    return NOBODY


@kernel
def reward(state: State, djinn: int, doer: int) -> None:
    """Ba'al, Marid, Monkir, Nekir, Dhenim, Ganapati: 1 gold if the owner did it himself, 2 if another player did."""
    owner = holder(state, djinn)
    if owner == NOBODY:
        return
    if owner == doer:
        earn(state, owner, REWARD_OWN[djinn], Cause.DJINN + djinn)
    else:
        earn(state, owner, REWARD_OTHER[djinn], Cause.DJINN + djinn)
