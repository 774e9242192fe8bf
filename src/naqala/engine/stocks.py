"""Stocks: how many things of each kind there are, or at which place each djinn, thief or whim is."""

from naqala.catalog.verbs import Span
from naqala.engine.actions import encode
from naqala.engine.events import report_of_table
from naqala.engine.kernel import kernel
from naqala.engine.layout import Cells
from naqala.engine.pending import asked_cause
from naqala.engine.state import State


@kernel
def total(stock: Cells, kinds: int) -> int:
    """Return how many things of all kinds there are."""
    number = 0
    for kind in range(kinds):
        number += stock[kind]
    return number


@kernel
def fill_deck(state: State, deck: Cells, discard: Cells, kinds: int, event: int) -> bool:
    """Make the discard the new deck if the deck is empty, and report it; return False if there is nothing to draw."""
    if total(deck, kinds) > 0:
        return True
    for kind in range(kinds):
        report_of_table(state, event, kind, discard[kind], asked_cause(state))
        deck[kind] = discard[kind]
        discard[kind] = 0
    return total(deck, kinds) > 0


@kernel
def stock_answers(stock: Cells, kinds: int, verb: Span, actions: Cells) -> int:
    """Write an action of the verb for each kind of thing that there is."""
    count = 0
    for kind in range(kinds):
        if stock[kind] > 0:
            actions[count] = encode(verb, kind)
            count += 1
    return count


@kernel
def place_answers(places: Cells, kinds: int, place: int, verb: Span, actions: Cells) -> int:
    """Write an action of the verb for each djinn, thief or whim that is at the place."""
    count = 0
    for kind in range(kinds):
        if places[kind] == place:
            actions[count] = encode(verb, kind)
            count += 1
    return count
