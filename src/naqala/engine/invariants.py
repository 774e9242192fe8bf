"""What is never lost (LAW) and what agrees (consistency.py), checked on a whole position.

A fault is a number: the law and which tribe, card, djinn, item, seat or tile it concerns; 0 means there is none.
"""

from naqala.catalog.cards import DJINN_ROW_LENGTH, PALACES, PALMS, ROW_LENGTH, WHIMS
from naqala.catalog.names import CARDS, COLUMNS, DJINNS, ITEMS, LEVELS, SEATS, THIEVES, TILES, TRIBES, Building, TileKind, Tribe
from naqala.engine.bidding import spots
from naqala.engine.board import is_connected, is_land, kind_of, tiles_on
from naqala.engine.consistency import (
    FIRST_WHIM,
    Law,
    fault_of,
    wrong_aside,
    wrong_collection,
    wrong_dice,
    wrong_move,
    wrong_stack,
    wrong_turn,
)
from naqala.engine.kernel import kernel
from naqala.engine.lookup import CARD_TOTAL
from naqala.engine.payments import players
from naqala.engine.setup import (
    camel_total,
    is_djinn_in,
    is_thief_in,
    is_whim_in,
    item_total,
    marker_total,
    meeple_total,
)
from naqala.engine.state import MAX_PENDING, NO_CARD, NOBODY, NOWHERE, YAZID, Place, State


@kernel
def lost_meeples(state: State) -> int:
    """Check that board + hand + bag + in front of players = the set's number, for each tribe (LAW-1)."""
    for tribe in range(TRIBES):
        total = state.held[tribe] + state.bag[tribe]
        if state.held[tribe] < 0 or state.bag[tribe] < 0:
            return fault_of(Law.MEEPLES, tribe)
        for tile in range(TILES):
            number = state.meeples[tile, tribe]
            total += number
            if number < 0:
                return fault_of(Law.MEEPLES, tribe)
        for seat in range(SEATS):
            number = state.front[seat, tribe]
            total += number
            if number < 0 or (number > 0 and not can_lie_in_front(state, seat, tribe)):
                return fault_of(Law.MEEPLES, tribe)
        if total != meeple_total(state, tribe):
            return fault_of(Law.MEEPLES, tribe)
    return 0


@kernel
def can_lie_in_front(state: State, seat: int, tribe: int) -> bool:
    """Return whether the tribe can lie in front of the seat: Viziers, Elders and Artisans; Viziers, Elders and Assassins with
    Yazid.
    """
    if seat >= players(state):
        return False
    if tribe == Tribe.VIZIER or tribe == Tribe.ELDER:
        return True
    if state.seats == 1 and seat == YAZID:
        return tribe == Tribe.ASSASSIN
    return tribe == Tribe.ARTISAN


@kernel
def lost_cards(state: State) -> int:
    """Check that pile + row + discard + hands + aside = the set's number, for each kind of card (LAW-2)."""
    for card in range(CARDS):
        total = state.card_deck[card] + state.card_discard[card] + state.card_aside[card]
        least = min(state.card_deck[card], state.card_discard[card], state.card_aside[card])
        for place in range(ROW_LENGTH):
            if place < state.row_length:
                total += state.row[place] == card
            elif state.row[place] != NO_CARD:
                return fault_of(Law.CARDS, card)
        for seat in range(SEATS):
            total += state.hand[seat, card]
            least = min(least, state.hand[seat, card])
        if total != CARD_TOTAL[card] or least < 0:
            return fault_of(Law.CARDS, card)
    return 0


@kernel
def lost_djinns(state: State) -> int:
    """Check that each djinn of the set is in one place, and the row without gaps and at most 3 long (LAW-3)."""
    slots = 0
    size = 0
    for djinn in range(DJINNS):
        place = state.djinn[djinn]
        if place >= Place.ROW:
            slots |= 1 << (place - Place.ROW)
            size += 1
        known = place < players(state) or place >= Place.DECK
        if (place != Place.OUT) != is_djinn_in(state, djinn) or not known:
            return fault_of(Law.DJINNS, djinn)
    if size > DJINN_ROW_LENGTH or slots != (1 << size) - 1:
        return fault_of(Law.DJINNS, 0)
    return 0


@kernel
def lost_items(state: State) -> int:
    """Check that each item is in the pile, the discard, with a player or aside (LAW-4)."""
    for item in range(ITEMS):
        total = state.item_deck[item] + state.item_discard[item] + state.item_aside[item]
        least = min(state.item_deck[item], state.item_discard[item], state.item_aside[item])
        for seat in range(SEATS):
            total += state.items[seat, item]
            least = min(least, state.items[seat, item])
        if total != item_total(state, item) or least < 0:
            return fault_of(Law.ITEMS, item)
    return 0


@kernel
def lost_thieves_and_whims(state: State) -> int:
    """Check that each thief and each whim is in one place, with at most one thief face up and one whim on a city (LAW-5)."""
    face_up = 0
    for thief in range(THIEVES):
        place = state.thief[thief]
        face_up += place == Place.ROW
        known = place < state.seats or place == Place.DECK or place >= Place.OUT
        if (place != Place.OUT) != is_thief_in(state, thief) or not known:
            return fault_of(Law.THIEVES_AND_WHIMS, thief)
    if face_up > 1:
        return fault_of(Law.THIEVES_AND_WHIMS, 0)
    covered = 0
    for whim in range(WHIMS):
        place = state.whim[whim]
        if (place != Place.OUT) != is_whim_in(state, whim):
            return fault_of(Law.THIEVES_AND_WHIMS, FIRST_WHIM + whim)
        if place >= Place.CITY:
            tile = place - Place.CITY
            if kind_of(state, tile) != TileKind.CITY or (covered >> tile) & 1:
                return fault_of(Law.THIEVES_AND_WHIMS, FIRST_WHIM + whim)
            covered |= 1 << tile
    return 0


@kernel
def lost_camels(state: State) -> int:
    """Check that supply + board = the set's number, for each player's camels and tent (LAW-6)."""
    for seat in range(SEATS):
        total, tents = 0, 0
        if seat < players(state):
            total = camel_total(state)
        if seat < state.seats:
            tents = state.with_artisans
        stands = state.tent_at[seat] != NOWHERE
        if stands and state.owner[state.tent_at[seat]] != seat:
            return fault_of(Law.PIECES, seat)
        pieces = 0
        for tile in range(TILES):
            pieces += state.owner[tile] == seat
        if state.tents[seat] + stands != tents or state.tents[seat] < 0:
            return fault_of(Law.PIECES, seat)
        if state.camels[seat] + pieces - stands != total or state.camels[seat] < 0:
            return fault_of(Law.PIECES, seat)
    return 0


@kernel
def lost_buildings(state: State) -> int:
    """Check that supply + board + aside = 12 palm trees and 10 palaces (LAW-7)."""
    palms = state.palm_supply + state.palms_aside
    palaces = state.palace_supply + state.palaces_aside
    least = min(state.palm_supply, state.palms_aside, state.palace_supply, state.palaces_aside)
    for tile in range(TILES):
        palms += state.palms[tile]
        palaces += state.palaces[tile]
        least = min(least, state.palms[tile], state.palaces[tile])
    if palms != PALMS or least < 0:
        return fault_of(Law.BUILDINGS, Building.PALM)
    if palaces != PALACES:
        return fault_of(Law.BUILDINGS, Building.PALACE)
    return 0


@kernel
def on_forbidden(state: State) -> int:
    """Check that forbidden tiles carry nothing at all (LAW-8)."""
    for tile in range(TILES):
        if tile >= tiles_on(state) or not is_land(state, tile):
            number = state.palms[tile] + state.palaces[tile] + (state.owner[tile] != NOBODY)
            for tribe in range(TRIBES):
                number += state.meeples[tile, tribe]
            if number > 0:
                return fault_of(Law.FORBIDDEN, tile)
    return 0


@kernel
def lost_markers(state: State) -> int:
    """Check that each marker is on exactly one track, and no lane holds more than its number (LAW-9)."""
    for level in range(LEVELS):
        if state.lane_length[level] > spots(state, level):
            return fault_of(Law.MARKERS, SEATS + level)
    for seat in range(state.seats):
        markers = 0
        for place in range(state.bid_length):
            markers += state.bid_track[place] == seat
        for level in range(LEVELS):
            for place in range(state.lane_length[level]):
                markers += state.turn_track[level, place] == seat
        if markers * state.seats != marker_total(state):
            return fault_of(Law.MARKERS, seat)
    return 0


@kernel
def wrong_map(state: State) -> int:
    """Check that the maps agree with the board, and that the stack is not too deep."""
    for tribe in range(TRIBES):
        found = 0
        for tile in range(TILES):
            if state.meeples[tile, tribe] > 0:
                found |= 1 << tile
        if found != state.where[tribe]:
            return fault_of(Law.MAPS, tribe)
    if state.land >> (state.rows * COLUMNS) or not is_connected(state) or state.pending > MAX_PENDING:
        return fault_of(Law.MAPS, TRIBES)
    return 0


@kernel
def fault(state: State) -> int:
    """Return the first fault of the position, or 0."""
    return (
        lost_meeples(state)
        or lost_cards(state)
        or lost_djinns(state)
        or lost_items(state)
        or lost_thieves_and_whims(state)
        or lost_camels(state)
        or lost_buildings(state)
        or on_forbidden(state)
        or lost_markers(state)
        or wrong_map(state)
        or wrong_turn(state)
        or wrong_move(state)
        or wrong_collection(state)
        or wrong_dice(state)
        or wrong_aside(state)
        or wrong_stack(state)
    )
