"""The cards and items that all saw a seat take, which the log tells and the position does not: they are in its hand until all
see them leave.
"""

from typing import Any

import numpy as np

from naqala.catalog.names import CARDS, ITEMS, SEATS
from naqala.engine.apply import apply_action
from naqala.engine.events import hear, number_told
from naqala.engine.kernel import constants, kernel
from naqala.engine.state import State
from naqala.events import KINDS
from naqala.view import SECRET_KINDS

OPEN_HANDS = np.dtype([("cards", np.int16, (SEATS, CARDS)), ("items", np.int16, (SEATS, ITEMS))])
"""How many of each kind every seat (from 0) is known to hold."""


def way_of(kind: str) -> int:
    """Return whether what an event tells enters a hand openly (1), leaves a hand (-1) or does neither (0)."""
    _, source, target, _ = KINDS[kind]
    return -1 if source == "hand" else int(target == "hand" and kind not in SECRET_KINDS)


_CARD_WAYS = constants([way_of(kind) if row.thing == "card" else 0 for kind, row in KINDS.items()])
_ITEM_WAYS = constants([way_of(kind) if row.thing == "item" else 0 for kind, row in KINDS.items()])


@kernel
def move(known: Any, seat: int, thing: int, number: int) -> None:
    """Add to what a seat is known to hold, or take from it; what it drew unseen leaves last."""
    known[seat, thing] = max(0, known[seat, thing] + number)


@kernel
def play_openly(state: State, action: int, hands: Any) -> None:
    """Play an action and follow what it lets all see."""
    hear(state)
    apply_action(state, action)
    told: Any = state.told
    for row in range(number_told(state)):
        kind, seat, thing, number = told[row][0], told[row][1], told[row][2], told[row][3]
        if _CARD_WAYS[kind] != 0:
            move(hands.cards, seat, thing, _CARD_WAYS[kind] * number)
        elif _ITEM_WAYS[kind] != 0:
            move(hands.items, seat, thing, _ITEM_WAYS[kind] * number)


@kernel
def forget_hands(hands: Any) -> None:
    """Begin a game: all hands are empty."""
    for seat in range(SEATS):
        for card in range(CARDS):
            hands.cards[seat, card] = 0
        for item in range(ITEMS):
            hands.items[seat, item] = 0
