"""The resource row, the deck, markets and sales (TILE-SM, TILE-LM, ART-5, SALE, EXH)."""

from naqala.catalog.names import CARDS, GOODS
from naqala.catalog.verbs import Verb
from naqala.engine.actions import encode
from naqala.engine.board import kind_of
from naqala.engine.changes import discard_cards, earn, spend
from naqala.engine.events import Cause, Kind, report, report_of_seat
from naqala.engine.kernel import kernel
from naqala.engine.layout import Cells
from naqala.engine.lookup import MARKET_CARDS, MARKET_PRICE, MARKET_REACH, SUIT_PRICE
from naqala.engine.pending import asked_about, asked_cause, one_drawn
from naqala.engine.state import NO_CARD, NOBODY, TO_ROW, State
from naqala.engine.stocks import fill_deck, total


@kernel
def take_from_row(state: State, place: int) -> int:
    """Remove a card from the row and return it; the others close up (TILE-GEN-4)."""
    card = state.row[place]
    for later in range(place, state.row_length - 1):
        state.row[later] = state.row[later + 1]
    state.row_length -= 1
    state.row[state.row_length] = NO_CARD
    return card


@kernel
def take_card(state: State, seat: int, place: int, cause: int) -> None:
    """Move a card of the row to the hand of the seat."""
    card = take_from_row(state, place)
    state.hand[seat, card] += 1
    report(state, Kind.TAKE_CARD, seat, card, 1, place, cause)


@kernel
def take_first_cards(state: State, seat: int, number: int, cause: int) -> None:
    """Merchants: take this many cards from the front of the row, or as many as there are (TRIBE-GREEN-1, TRIBE-GREEN-2)."""
    for _ in range(min(number, state.row_length)):
        take_card(state, seat, 0, cause)


@kernel
def cards_left(state: State) -> int:
    """Return how many cards can still be drawn: deck and discard."""
    return total(state.card_deck, CARDS) + total(state.card_discard, CARDS)


@kernel
def fill_card_deck(state: State) -> bool:
    """Make the discard a new deck if the deck is empty (EXH-1, EXH-3); return False if there is nothing to draw."""
    return fill_deck(state, state.card_deck, state.card_discard, CARDS, Kind.SHUFFLE_CARD)


@kernel
def answer_draw_card(state: State, card: int) -> None:
    """Put the card that was drawn into the row or the hand of a seat."""
    destination = asked_about(state)
    state.card_deck[card] -= 1
    if destination == TO_ROW:
        state.row[state.row_length] = card
        report(state, Kind.DEAL_CARD, NOBODY, card, 1, state.row_length, asked_cause(state))
        state.row_length += 1
    else:
        state.hand[destination, card] += 1
        report_of_seat(state, Kind.DRAW_CARD, destination, card, 1, asked_cause(state))
    one_drawn(state)


@kernel
def market_offers(state: State, actions: Cells, count: int) -> int:
    """Write 1 of the first 3 cards, 2 of the first 6, or 1 of all, by the market; nothing if the row is empty (TILE-SM-1,
    TILE-SM-2, TILE-LM-1, TILE-LM-2, TILE-LM-3, ART-5).
    """
    kind = kind_of(state, state.at)
    if state.gold[state.seat] < MARKET_PRICE[kind]:
        return count
    reach = min(MARKET_REACH[kind], state.row_length)
    if MARKET_CARDS[kind] == 2 and reach > 1:
        for first in range(reach):
            for second in range(first + 1, reach):
                actions[count] = encode(Verb.BUY_TWO, first, second)
                count += 1
        return count
    for place in range(reach):
        actions[count] = encode(Verb.BUY_CARD, place)
        count += 1
    return count


@kernel
def buy_card(state: State, place: int) -> None:
    """Pay the market's price and take one card of the row."""
    kind = kind_of(state, state.at)
    spend(state, state.seat, MARKET_PRICE[kind], Cause.TILE + kind)
    take_card(state, state.seat, place, Cause.TILE + kind)


@kernel
def buy_two_cards(state: State, first: int, second: int) -> None:
    """Pay the market's price and take two cards of the row as it lies before (TILE-LM-1)."""
    kind = kind_of(state, state.at)
    spend(state, state.seat, MARKET_PRICE[kind], Cause.TILE + kind)
    take_card(state, state.seat, second, Cause.TILE + kind)
    take_card(state, state.seat, first, Cause.TILE + kind)


@kernel
def last_answers(state: State, actions: Cells, count: int) -> int:
    """Write every suit of different goods that the seat can make; Fakirs are not sold (SALE-1, SALE-2, SALE-4)."""
    held = 0
    for good in range(GOODS):
        if state.hand[state.seat, good] > 0:
            held |= 1 << good
    suit = -held & held  # this and the last line of the loop go through all subsets in ascending order
    while suit != 0:
        actions[count] = encode(Verb.SELL, suit)
        count += 1
        suit = (suit - held) & held
    return count


@kernel
def sell(state: State, suit: int) -> None:
    """Discard the suit and earn the price of its size (SALE-3)."""
    size = 0
    for good in range(GOODS):
        if (suit >> good) & 1:
            discard_cards(state, state.seat, good, 1, Cause.SALE)
            size += 1
    earn(state, state.seat, SUIT_PRICE[size], Cause.SALE)
