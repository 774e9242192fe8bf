"""Palm trees and palaces: placing them, and where Hagis and Lamia may put them instead (TILE-OA, TILE-VI, DJ-HAGIS, DJ-LAMIA)."""

from naqala.catalog.names import Building, Deed, Djinn, Tribe
from naqala.catalog.verbs import PASS, Verb
from naqala.engine.actions import encode
from naqala.engine.board import is_in_block, is_land, tiles_on
from naqala.engine.events import Cause, Kind, report, report_of_seat
from naqala.engine.kernel import kernel
from naqala.engine.layout import Cells
from naqala.engine.lookup import ELDERS_COST
from naqala.engine.payments import fakirs_held, holder, is_payable, may_pay, pay, reward_all
from naqala.engine.pending import answered, ask_redirect, asked_about, asked_building, asked_cause, asked_seat
from naqala.engine.state import State


@kernel
def supply_of(state: State, building: int) -> int:
    """Return how many palm trees or palaces are left (COMP-5)."""
    if building == Building.PALM:
        return state.palm_supply
    return state.palace_supply


@kernel
def redirector(building: int) -> int:
    """Return the djinn that can put the building on another tile."""
    if building == Building.PALM:
        return Djinn.LAMIA
    return Djinn.HAGIS


@kernel
def add_building(state: State, tile: int, building: int, number: int) -> None:
    """Add a building to a tile, or with -1 remove it."""
    if building == Building.PALM:
        state.palms[tile] += number
    else:
        state.palaces[tile] += number


@kernel
def return_to_supply(state: State, palms: int, palaces: int) -> None:
    """Return buildings to the supply, or with negative numbers take them from it."""
    state.palm_supply += palms
    state.palace_supply += palaces


@kernel
def build_on(state: State, tile: int, building: int, cause: int) -> None:
    """Put a building of the supply on the tile; Monkir pays for a palace (DJ-MONKIR-1)."""
    add_building(state, tile, building, 1)
    report(state, Kind.BUILD, state.seat, building, 1, tile, cause)
    if building == Building.PALM:
        return_to_supply(state, -1, 0)
    else:
        return_to_supply(state, 0, -1)
        reward_all(state, Deed.PLACE_PALACE, state.seat)


@kernel
def place_building(state: State, tile: int, building: int, cause: int) -> None:
    """Build for an Oasis, Enki, a Village or Bouraq, if the supply has one. Ask for Hagis or Lamia first if the seat may be able
    to pay (EXH-4, DJ-HAGIS-2, DJ-HAGIS-3, DJ-LAMIA-2, DJ-LAMIA-3).
    """
    if supply_of(state, building) == 0:
        return
    seat = state.seat
    djinn = redirector(building)
    if holder(state, djinn) == seat and (state.used >> djinn) & 1 == 0 and may_pay(state, seat, ELDERS_COST[djinn]):
        ask_redirect(state, seat, tile, building, cause)
    else:
        build_on(state, tile, building, cause)


@kernel
def redirect_answers(state: State, actions: Cells, count: int) -> int:
    """Write ``pass`` and the neighbouring tiles that are not forbidden, but not the intended one (DJ-HAGIS-1, DJ-HAGIS-3,
    DJ-HAGIS-4, DJ-LAMIA-1, DJ-LAMIA-3, DJ-LAMIA-4).
    """
    actions[count] = PASS
    count += 1
    seat, intended = asked_seat(state), asked_about(state)
    cost = ELDERS_COST[redirector(asked_building(state))]
    for tile in range(tiles_on(state)):
        if tile != intended and is_in_block(intended, tile) and is_land(state, tile):
            for way in range(2):
                if is_payable(cost, way, state.front[seat, Tribe.ELDER], fakirs_held(state, seat)):
                    actions[count] = encode(Verb.REDIRECT, tile, way)
                    count += 1
    return count


@kernel
def redirect(state: State, tile: int, way: int) -> None:
    """Pay for Hagis or Lamia and build on the neighbouring tile."""
    seat, building = asked_seat(state), asked_building(state)
    djinn = redirector(building)
    answered(state)
    report_of_seat(state, Kind.USE_DJINN, seat, djinn, 1, Cause.DJINN + djinn)
    pay(state, seat, ELDERS_COST[djinn], way, Cause.DJINN + djinn)
    state.used |= 1 << djinn
    build_on(state, tile, building, Cause.DJINN + djinn)


@kernel
def build_as_intended(state: State) -> None:
    """Build on the intended tile, without Hagis and Lamia."""
    tile, building, cause = asked_about(state), asked_building(state), asked_cause(state)
    answered(state)
    build_on(state, tile, building, cause)
