"""Says in words which conservation law a position breaks."""

from collections.abc import Sequence

from naqala.catalog.cards import WHIM_WORDS
from naqala.catalog.names import (
    CARD_WORDS,
    COLOUR_WORDS,
    DJINN_WORDS,
    ITEM_WORDS,
    LEVELS,
    PRICES,
    SEATS,
    THIEF_WORDS,
    TILE_WORDS,
    TILES,
    TRIBES,
)
from naqala.engine import play
from naqala.engine.invariants import LAW
from naqala.engine.mirror import States, read
from naqala.engine.state import NOBODY, State
from naqala.errors import BrokenLawError

_FIELDS = {
    1: "meeples",
    2: "cards",
    3: "djinns",
    4: "items",
    6: "camels",
    7: "buildings",
    8: "board",
    9: "tracks",
    10: "aside",
    11: "maps",
}
_NEEDS = {
    1: "board, hand, bag and players together must hold the set's number of these meeples, none of them where they cannot be",
    2: "pile, row, discard, hands and aside together must hold the set's number of these cards",
    3: "each djinn of the set must be in exactly one place, and the row must have no gap and at most 3",
    4: "pile, discard, players and aside together must hold the set's number of these items",
    5: "each thief and whim of the set must be in exactly one place, one thief face up and one whim a city at most",
    6: "camels and tent left and on the board together must be the seat's number",
    7: "supply, board and aside together must be 12 palm trees and 10 palaces",
    8: "a forbidden tile carries nothing at all",
    9: "each marker must be on exactly one track, and no lane may hold more than its number",
    10: "things lie aside only while a question of the same effect is pending",
    11: "every tile must be reachable, and the stack must not be too deep",
}


def _field(law: int, which: int) -> str:
    """The field of the position file that the fault is about."""
    if law == 5:
        return f"whims {WHIM_WORDS[which - 100]}" if which >= 100 else f"thieves {THIEF_WORDS[which]}"
    words = {
        1: COLOUR_WORDS,
        2: CARD_WORDS,
        3: DJINN_WORDS,
        4: ITEM_WORDS,
        6: ("seats[0]", "seats[1]", "seats[2]", "seats[3]", "seats[4]"),
        7: ("palms", "palaces"),
        8: TILE_WORDS,
        9: (*(f"seat {seat}" for seat in range(1, SEATS + 1)), *(f"turn_track {price}" for price in PRICES)),
    }
    names = words.get(law, ())
    return f"{_FIELDS[law]} {names[which]}" if which < len(names) else _FIELDS[law]


def _came(state: State, law: int, which: int) -> str:
    """How many were found, for laws that count; a pile that was left out shows by a negative number what is too much."""
    tiles, seats = range(TILES), range(SEATS)
    if law == 1:
        elsewhere = sum(state.meeples[tile, which] for tile in tiles) + sum(state.front[seat, which] for seat in seats)
        return f"; got {elsewhere + state.held[which]} outside the bag and {state.bag[which]} in it"
    if law == 2:
        elsewhere = sum(state.hand[seat, which] for seat in seats) + list(state.row).count(which)
        elsewhere += state.card_discard[which] + state.card_aside[which]
        return f"; got {elsewhere} outside the deck and {state.card_deck[which]} in it"
    if law == 4:
        elsewhere = sum(state.items[seat, which] for seat in seats) + state.item_discard[which] + state.item_aside[which]
        return f"; got {elsewhere} outside the deck and {state.item_deck[which]} in it"
    if law == 6:
        pieces = list(state.owner).count(which)
        return f"; got {pieces} on the board, {state.camels[which]} camels and {state.tents[which]} tents left"
    if law == 7:
        return f"; got {sum(state.palms)} palm trees and {sum(state.palaces)} palaces on the board"
    if law == 8:
        meeples = sum(state.meeples[which, tribe] for tribe in range(TRIBES))
        buildings = state.palms[which] + state.palaces[which]
        return f"; got {meeples} meeples, {buildings} buildings and {int(state.owner[which] != NOBODY)} owners"
    if law == 9:
        bidding = [state.bid_track[place] + 1 for place in range(state.bid_length)]
        lanes = {PRICES[level]: state.lane_length[level] for level in range(LEVELS) if state.lane_length[level]}
        return f"; got seats {bidding} on the bid track and by price {lanes} markers on the turn order track"
    return ""


def broken(law: int, which: int, came: str = "") -> BrokenLawError:
    """The error for a law and the tribe, card, djinn, item, seat or tile concerned."""
    return BrokenLawError(f"LAW-{law}" if law <= 10 else "XSET-4", _field(law, which), _NEEDS[law] + came)


def broken_aside(thing: str, wanted: Sequence[str], came: str) -> BrokenLawError:
    """The error for things aside that belong to no effect at hand."""
    needs = f"expected only while {' or '.join(wanted)} is the first of the pending questions, got {came}"
    return BrokenLawError("LAW-10", f"aside.{thing}", needs)


def broken_law(states: States, index: int) -> BrokenLawError | None:
    """The first law the position breaks, if any."""
    fault = play.check(states, index)
    if fault == 0:
        return None
    law, which = divmod(fault, LAW)
    return broken(law, which, _came(read(states, index), law, which))
