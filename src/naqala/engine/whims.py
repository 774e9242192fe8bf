"""The Sultan's whims: taking them, and paying those that are fulfilled (WHIM)."""

from naqala.catalog.cards import WHIMS
from naqala.catalog.names import (
    GOODS,
    Colour,
    Deed,
    Feature,
    TileKind,
    Tribe,
)
from naqala.catalog.values import MOST_NEEDS
from naqala.engine.board import coloured_in_block, is_market, kind_of, tiles_on
from naqala.engine.changes import earn
from naqala.engine.djinns import djinns_of
from naqala.engine.events import Cause, Kind, report
from naqala.engine.items import precious_held
from naqala.engine.kernel import kernel
from naqala.engine.payments import fakirs_held, reward_all
from naqala.engine.pending import answered, asked_about, asked_cause
from naqala.engine.state import NO_FEATURE, NOBODY, NOWHERE, Place, State

NO_WHIM = -1


@kernel
def whim_on(state: State, tile: int) -> int:
    """Return the whim on a city, or NO_WHIM."""
    for whim in range(WHIMS):
        if state.whim[whim] == Place.CITY + tile:
            return whim
    return NO_WHIM


@kernel
def take_whim(state: State) -> None:
    """Perform the city action, the only way to get a whim: take the card; Ganapati pays (WHIM-3, WHIM-8, WHIM-31, WHIM-33)."""
    whim = whim_on(state, state.at)
    state.whim[whim] = state.seat
    report(state, Kind.TAKE_WHIM, state.seat, whim, 1, state.at, Cause.TILE + TileKind.CITY)
    reward_all(state, Deed.TAKE_WHIM, state.seat)


@kernel
def answer_draw_whim(state: State, whim: int) -> None:
    """Put the whim that was drawn on its city, at clean-up."""
    state.whim[whim] = Place.CITY + asked_about(state)
    report(state, Kind.DEAL_WHIM, NOBODY, whim, 1, asked_about(state), asked_cause(state))
    answered(state)


@kernel
def owned_tiles(state: State, seat: int, feature: int) -> int:
    """Return how many own tiles, palms or palaces count for a feature. Cities are neither red nor blue here (WHIM-7)."""
    number = 0
    for tile in range(tiles_on(state)):
        if state.owner[tile] == seat:
            kind = kind_of(state, tile)
            if feature == Feature.VILLAGES:
                number += kind == TileKind.VILLAGE
            elif feature == Feature.SACRED_PLACES:
                number += kind == TileKind.SACRED_PLACE
            elif feature == Feature.OASES:
                number += kind == TileKind.OASIS
            elif feature == Feature.CITIES:
                number += kind == TileKind.CITY
            elif feature == Feature.MARKETS:
                number += is_market(state, tile)
            elif feature == Feature.PALMS:
                number += state.palms[tile]
            elif feature == Feature.PALACES:
                number += state.palaces[tile]
            elif feature == Feature.RED_TILES:
                number += kind != TileKind.CITY and state.face_colour[state.face[tile]] == Colour.RED
            elif feature == Feature.BLUE_TILES:
                number += kind != TileKind.CITY and state.face_colour[state.face[tile]] == Colour.BLUE
    return number


@kernel
def kinds_of_goods(state: State, seat: int) -> int:
    """Return how many different goods the seat holds."""
    number = 0
    for good in range(GOODS):
        if state.hand[seat, good] > 0:
            number += 1
    return number


@kernel
def amount_of(state: State, seat: int, feature: int) -> int:
    """Return how much the seat has of what a whim asks for (WHIM-17)."""
    if feature == Feature.VIZIERS:
        return state.front[seat, Tribe.VIZIER]
    if feature == Feature.ELDERS:
        return state.front[seat, Tribe.ELDER]
    if feature == Feature.ARTISANS:
        return state.front[seat, Tribe.ARTISAN]
    if feature == Feature.DJINNS:
        return djinns_of(state, seat)
    if feature == Feature.GOODS:
        return kinds_of_goods(state, seat)
    if feature == Feature.FAKIRS:
        return fakirs_held(state, seat)
    if feature == Feature.PRECIOUS_ITEMS:
        return precious_held(state, seat)
    if feature == Feature.TENT_REDS:
        if state.tent_at[seat] == NOWHERE:
            return 0
        return coloured_in_block(state, state.tent_at[seat], Colour.RED)
    return owned_tiles(state, seat, feature)


@kernel
def is_fulfilled(state: State, seat: int, whim: int) -> bool:
    """Return whether the seat has at least what the whim needs."""
    for place in range(MOST_NEEDS):
        feature = state.whim_feature[whim, place]
        if feature != NO_FEATURE and amount_of(state, seat, feature) < state.whim_need[whim, place]:
            return False
    return True


@kernel
def pay_whims(state: State) -> None:
    """Reveal and pay every whim in a hand that is fulfilled, on any seat's turn (WHIM-11, WHIM-12, WHIM-15, WHIM-16)."""
    if state.with_whims == 0:
        return
    for whim in range(WHIMS):
        seat = state.whim[whim]
        if seat < state.seats and is_fulfilled(state, seat, whim):
            state.whim[whim] = Place.FULFILLED + seat
            report(state, Kind.FULFIL_WHIM, seat, whim, 1, NOWHERE, Cause.WHIM + whim)
            earn(state, seat, state.whim_gold[whim], Cause.WHIM + whim)
