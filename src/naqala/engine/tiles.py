"""Tile actions (TILE, ART-4, WHIM-3); the markets themselves are in market.py, palm trees and palaces in buildings.py."""

from naqala.catalog.cards import CRAFT_ARTISANS, CRAFT_FAKIRS
from naqala.catalog.names import DJINNS, THIEVES, Building, TileKind, Tribe
from naqala.catalog.verbs import Span, Verb
from naqala.engine.actions import encode
from naqala.engine.board import is_market, kind_of
from naqala.engine.buildings import place_building
from naqala.engine.changes import lose_meeples
from naqala.engine.djinns import djinns_in_row, obtain_djinn
from naqala.engine.events import Cause, Kind, report_of_seat
from naqala.engine.items import items_left
from naqala.engine.kernel import kernel
from naqala.engine.layout import Cells
from naqala.engine.market import market_offers
from naqala.engine.payments import DJINN_ELDERS, cards_held, discard_fakirs, fakirs_held, is_payable, may_pay, pay
from naqala.engine.pending import draw_for
from naqala.engine.state import Ask, Place, State
from naqala.engine.whims import NO_WHIM, whim_on

WITH_ARTISAN = 0
WITH_FAKIRS = 1


@kernel
def may_act(state: State) -> bool:
    """Return whether the optional action of the final tile may be usable."""
    seat, kind = state.seat, kind_of(state, state.at)
    if is_market(state, state.at):
        return state.row_length > 0
    if kind == TileKind.SACRED_PLACE:
        return djinns_in_row(state) > 0 and may_pay(state, seat, DJINN_ELDERS)
    if kind == TileKind.WORKSHOP:
        return items_left(state) > 0 and (has_artisans(state, seat) or cards_held(state, seat) >= CRAFT_FAKIRS)
    if kind == TileKind.CITY:
        return whim_on(state, state.at) != NO_WHIM
    return False


@kernel
def has_artisans(state: State, seat: int) -> bool:
    """Return whether the seat can pay an item with Artisans."""
    return state.front[seat, Tribe.ARTISAN] >= CRAFT_ARTISANS


@kernel
def tile_answers(state: State, actions: Cells, count: int) -> int:
    """Write what the final tile offers for payment. No other tile acts; the owner does not matter (TILE-GEN-1, TILE-GEN-2)."""
    kind = kind_of(state, state.at)
    if is_market(state, state.at):
        return market_offers(state, actions, count)
    if kind == TileKind.SACRED_PLACE:
        return djinn_offers(state, actions, count)
    if kind == TileKind.WORKSHOP:
        return workshop_offers(state, actions, count)
    if kind == TileKind.CITY and whim_on(state, state.at) != NO_WHIM:
        actions[count] = encode(Verb.TAKE_WHIM)
        count += 1
    return count


@kernel
def djinn_offers(state: State, actions: Cells, count: int) -> int:
    """Sacred Place: write the face-up djinns, and the face-up thief instead of one (TILE-SP-1, TILE-SP-2, THF-2, THF-19)."""
    if djinns_in_row(state) == 0:
        return count
    elders, fakirs = state.front[state.seat, Tribe.ELDER], fakirs_held(state, state.seat)
    for djinn in range(DJINNS):
        if state.djinn[djinn] >= Place.ROW:
            count = purchases(Verb.BUY_DJINN, djinn, elders, fakirs, actions, count)
    for thief in range(THIEVES):
        if state.thief[thief] == Place.ROW:
            count = purchases(Verb.BUY_THIEF, thief, elders, fakirs, actions, count)
    return count


@kernel
def purchases(verb: Span, thing: int, elders: int, fakirs: int, actions: Cells, count: int) -> int:
    """Write a purchase in each way it can be paid."""
    for way in range(2):
        if is_payable(DJINN_ELDERS, way, elders, fakirs):
            actions[count] = encode(verb, thing, way)
            count += 1
    return count


@kernel
def workshop_offers(state: State, actions: Cells, count: int) -> int:
    """Workshop: write an item for 1 Artisan and for 2 Fakirs, as far as they can be paid (ART-4, ART-47)."""
    if items_left(state) == 0:
        return count
    if has_artisans(state, state.seat):
        actions[count] = encode(Verb.CRAFT, WITH_ARTISAN)
        count += 1
    if fakirs_held(state, state.seat) >= CRAFT_FAKIRS:
        actions[count] = encode(Verb.CRAFT, WITH_FAKIRS)
        count += 1
    return count


@kernel
def buy_djinn(state: State, djinn: int, way: int) -> None:
    """Sacred Place: pay and take the djinn (TILE-SP-1)."""
    cause = Cause.TILE + TileKind.SACRED_PLACE
    pay(state, state.seat, DJINN_ELDERS, way, cause)
    obtain_djinn(state, state.seat, djinn, Kind.TAKE_DJINN, cause)


@kernel
def buy_thief(state: State, thief: int, way: int) -> None:
    """Sacred Place: pay and take the thief, who lies open until used and is no djinn for Ba'al (THF-2, XP-4)."""
    cause = Cause.TILE + TileKind.SACRED_PLACE
    pay(state, state.seat, DJINN_ELDERS, way, cause)
    state.thief[thief] = state.seat
    report_of_seat(state, Kind.GET_THIEF, state.seat, thief, 1, cause)


@kernel
def craft(state: State, way: int) -> None:
    """Workshop: pay and draw the top item (ART-4)."""
    cause = Cause.TILE + TileKind.WORKSHOP
    if way == WITH_ARTISAN:
        lose_meeples(state, state.seat, Tribe.ARTISAN, CRAFT_ARTISANS, cause)
    else:
        discard_fakirs(state, state.seat, CRAFT_FAKIRS, cause)
    draw_for(state, Ask.DRAW_ITEM, state.seat, 1, cause)


@kernel
def compulsory_action(state: State) -> None:
    """Perform the action of an Oasis or a Village (TILE-GEN-2, TILE-OA-1, TILE-VI-1)."""
    kind = kind_of(state, state.at)
    if kind == TileKind.OASIS:
        place_building(state, state.at, Building.PALM, Cause.TILE + kind)
    elif kind == TileKind.VILLAGE:
        place_building(state, state.at, Building.PALACE, Cause.TILE + kind)
