"""Clean-up at the end of a round (CLEAN): refill the rows, turn up a thief, lay whims on cities."""

from naqala.catalog.cards import DJINN_ROW_LENGTH, ROW_LENGTH, WHIMS
from naqala.catalog.names import COLUMNS, THIEVES, TileKind
from naqala.engine.board import kind_of, tiles_on
from naqala.engine.djinns import djinns_in_row, djinns_left
from naqala.engine.events import Cause, Kind, report_of_table
from naqala.engine.kernel import kernel
from naqala.engine.market import cards_left
from naqala.engine.pending import answered, ask, ask_about, draw_for
from naqala.engine.state import NOBODY, TO_ROW, Ask, Place, State
from naqala.engine.whims import NO_WHIM, whim_on


@kernel
def clean_up(state: State) -> None:
    """Ask for all refills; no row is refilled before, except by the Horn (CLEAN-1, CLEAN-2, CLEAN-3, TILE-GEN-3). The stack turns
    the order into that of CLEAN-4.
    """
    lay_whims(state)
    lay_thief(state)
    draw_for(state, Ask.DRAW_DJINN, TO_ROW, min(DJINN_ROW_LENGTH - djinns_in_row(state), djinns_left(state)), Cause.CLEANUP)
    draw_for(state, Ask.DRAW_CARD, TO_ROW, min(ROW_LENGTH - state.row_length, cards_left(state)), Cause.CLEANUP)


@kernel
def lay_thief(state: State) -> None:
    """Ask for a new thief if none is face up (THF-5, THF-27)."""
    in_deck = False
    for thief in range(THIEVES):
        if state.thief[thief] == Place.ROW:
            return
        in_deck = in_deck or state.thief[thief] == Place.DECK
    if in_deck:
        ask(state, Ask.DRAW_THIEF, NOBODY, Cause.CLEANUP)


@kernel
def answer_draw_thief(state: State, thief: int) -> None:
    """Turn up the thief that was drawn."""
    answered(state)
    state.thief[thief] = Place.ROW
    report_of_table(state, Kind.DEAL_THIEF, thief, 1, Cause.CLEANUP)


@kernel
def reading_order(state: State, place: int) -> int:
    """Return the tile at a place in reading order: top row first, left to right (CLEAN-4)."""
    return (state.rows - 1 - place // COLUMNS) * COLUMNS + place % COLUMNS


@kernel
def is_city_without_whim(state: State, tile: int) -> bool:
    """Return whether the tile is a city that gets a new whim (WHIM-4)."""
    return kind_of(state, tile) == TileKind.CITY and whim_on(state, tile) == NO_WHIM


@kernel
def lay_whims(state: State) -> None:
    """Ask for a whim for each city without one, in reading order, until the deck is empty (WHIM-4)."""
    if state.with_whims == 0:
        return
    surplus = 0
    for whim in range(WHIMS):
        if state.whim[whim] == Place.DECK:
            surplus -= 1
    for place in range(tiles_on(state)):
        if is_city_without_whim(state, reading_order(state, place)):
            surplus += 1
    for place in range(tiles_on(state) - 1, -1, -1):
        tile = reading_order(state, place)
        if is_city_without_whim(state, tile):
            if surplus > 0:
                surplus -= 1
            else:
                ask_about(state, Ask.DRAW_WHIM, NOBODY, tile, 0, Cause.CLEANUP)
