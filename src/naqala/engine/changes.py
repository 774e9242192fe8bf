"""Changes that all players can see, each with its event. The rules say which seat and why; these functions move the things."""

from naqala.engine.board import put_meeple, take_meeples
from naqala.engine.events import NOTHING, Kind, report, report_of_seat
from naqala.engine.kernel import kernel
from naqala.engine.state import State


@kernel
def earn(state: State, seat: int, gold: int, cause: int) -> None:
    """Give the seat gold from the bank, which never runs out (COMP-7)."""
    state.gold[seat] += gold
    report_of_seat(state, Kind.EARN, seat, NOTHING, gold, cause)


@kernel
def spend(state: State, seat: int, gold: int, cause: int) -> None:
    """Take gold from the seat to the bank."""
    state.gold[seat] -= gold
    report_of_seat(state, Kind.PAY, seat, NOTHING, gold, cause)


@kernel
def discard_cards(state: State, seat: int, card: int, number: int, cause: int) -> None:
    """Move cards of one kind from the hand to the discard."""
    state.hand[seat, card] -= number
    state.card_discard[card] += number
    report_of_seat(state, Kind.DISCARD_CARD, seat, card, number, cause)


@kernel
def take_from_hand(state: State, tribe: int, tile: int, cause: int) -> None:
    """Move a meeple from the mover's hand to a tile."""
    state.held[tribe] -= 1
    put_meeple(state, tile, tribe)
    report(state, Kind.DROP, state.seat, tribe, 1, tile, cause)


@kernel
def remove_meeples(state: State, seat: int, tile: int, tribe: int, number: int, cause: int) -> None:
    """Move meeples from a tile to the bag, by an action of the seat."""
    take_meeples(state, tile, tribe, number)
    state.bag[tribe] += number
    report(state, Kind.REMOVE, seat, tribe, number, tile, cause)


@kernel
def gain_meeples(state: State, seat: int, tribe: int, number: int, cause: int) -> None:
    """Move meeples from the bag to the front of the seat."""
    state.bag[tribe] -= number
    state.front[seat, tribe] += number
    report_of_seat(state, Kind.GAIN, seat, tribe, number, cause)


@kernel
def lose_meeples(state: State, seat: int, tribe: int, number: int, cause: int) -> None:
    """Move meeples from the front of the seat to the bag."""
    state.front[seat, tribe] -= number
    state.bag[tribe] += number
    report_of_seat(state, Kind.LOSE, seat, tribe, number, cause)


@kernel
def discard_item(state: State, seat: int, item: int, cause: int) -> None:
    """Move an item from the seat to the discard."""
    state.items[seat, item] -= 1
    state.item_discard[item] += 1
    report_of_seat(state, Kind.DISCARD_ITEM, seat, item, 1, cause)
