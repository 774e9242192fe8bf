"""What the board and the cards on offer mean to one seat: tables from which whole moves are guessed (prospects.py)."""

from typing import NamedTuple

from naqala.bots.mind.evaluation import PALACE_POINTS, growth_of, majority_worth, palm_points, soon, turns_left
from naqala.bots.mind.room import Room
from naqala.bots.mind.weights import Weight
from naqala.catalog.cards import JAFAAR_VIZIER, SHAMHAT_ELDER, THIEF_VP
from naqala.catalog.names import DJINNS, GOODS, THIEVES, Card, Djinn, TileKind, Tribe
from naqala.engine.board import is_by_lake, kind_of, meeples_on, tiles_on
from naqala.engine.control import has_piece
from naqala.engine.djinns import owns
from naqala.engine.kernel import kernel
from naqala.engine.layout import Reals
from naqala.engine.payments import players
from naqala.engine.state import NOBODY, Place, State
from naqala.engine.tables import CITY_VP, DJINN_VP, DJINN_VP_REVISED, FACE_VALUE, SUIT_PRICE


class _Outlook(NamedTuple):
    """What does not depend on the move."""

    TURNS: int = 0
    VIZIERS: int = 1
    """The majority as it stands."""
    VIZIER: int = 2
    ELDER: int = 3
    FAKIR: int = 4
    PALM: int = 5
    PALACE: int = 6
    DJINN: int = 7
    """The best djinn or thief face up, before it is paid."""
    SMALL_MARKET: int = 8
    LARGE_MARKET: int = 9
    SPECIALIZED_MARKET: int = 10
    ITEM: int = 11
    KILL: int = 12
    """A kill that takes no tile."""
    ARTISAN: int = 13


Outlook = _Outlook()
PLAIN_ITEM = 4.0
"""What an item is worth to somebody who counts points alone."""


@kernel
def survey(room: Room, state: State, seat: int) -> None:
    """Fills the tables for one seat."""
    weights, outlook = room.weights, room.outlook
    room.surveys += 1
    turns = turns_left(state, weights)
    outlook[Outlook.TURNS] = turns
    outlook[Outlook.VIZIERS] = majority_worth(state, seat, state.front[seat, Tribe.VIZIER], turns, weights)
    outlook[Outlook.VIZIER] = 1.0
    if owns(state, seat, Djinn.JAFAAR):
        outlook[Outlook.VIZIER] = float(JAFAAR_VIZIER)
    outlook[Outlook.ELDER] = 2.0 + weights[Weight.ELDER] * soon(turns, weights[Weight.PAYING_TURNS])
    if owns(state, seat, Djinn.SHAMHAT):
        outlook[Outlook.ELDER] += SHAMHAT_ELDER - 2.0
    outlook[Outlook.FAKIR] = weights[Weight.FAKIR] * soon(turns, weights[Weight.PAYING_TURNS])
    outlook[Outlook.ARTISAN] = 2.0 + weights[Weight.ARTISAN] * soon(turns, weights[Weight.PAYING_TURNS])
    outlook[Outlook.ITEM] = PLAIN_ITEM
    if weights[Weight.ITEM] > 0.0:
        outlook[Outlook.ITEM] = weights[Weight.ITEM]
    outlook[Outlook.KILL] = rival_kill(state, seat, weights)
    survey_buildings(room, state, seat)
    survey_cards(room, state, seat, turns)
    survey_markets(room, state, seat)
    survey_djinns(room, state, seat, turns)
    survey_tiles(room, state, seat, turns)


@kernel
def survey_buildings(room: Room, state: State, seat: int) -> None:
    """What a palm tree or palace on an own tile brings, while there are any."""
    room.outlook[Outlook.PALM] = 0.0
    room.outlook[Outlook.PALACE] = 0.0
    if state.palm_supply > 0:
        room.outlook[Outlook.PALM] = palm_points(state, seat)
    if state.palace_supply > 0:
        room.outlook[Outlook.PALACE] = PALACE_POINTS


@kernel
def rival_kill(state: State, seat: int, weights: Reals) -> float:
    """A kill on the board at least, or the best of a rival's Viziers and Elders: that may turn a majority."""
    worth, share = weights[Weight.KILL], weights[Weight.OTHERS] / max(1, state.seats - 1)
    own = state.front[seat, Tribe.VIZIER]
    for other in range(players(state)):
        if other != seat:
            theirs = state.front[other, Tribe.VIZIER]
            if theirs > 0:
                gain = share
                if theirs == own:
                    gain += 10.0
                elif theirs == own + 1:
                    gain += 10.0 * share
                worth = max(worth, gain)
            if state.front[other, Tribe.ELDER] > 0:
                worth = max(worth, 2.0 * share)
    return worth


@kernel
def survey_cards(room: Room, state: State, seat: int, turns: float) -> None:
    """What one more card of each kind brings: it lengthens the first suit that lacks it."""
    ahead = room.weights[Weight.SUIT] * soon(turns, room.weights[Weight.SUIT_TURNS])
    for good in range(GOODS):
        held = state.hand[seat, good]
        size = 0
        for other in range(GOODS):
            size += state.hand[seat, other] > held
        size = min(8, size)
        room.cards[good] = SUIT_PRICE[size + 1] - SUIT_PRICE[size] + ahead
        if held == 0:
            room.cards[good] += ahead
    room.cards[Card.FAKIR] = room.outlook[Outlook.FAKIR]


@kernel
def survey_markets(room: Room, state: State, seat: int) -> None:
    """The best purchase in each market, if any is worth its price."""
    gold = state.gold[seat]
    best3, best6, next6, best9 = 0.0, 0.0, 0.0, 0.0
    for place in range(state.row_length):
        worth = room.cards[state.row[place]]
        best9 = max(best9, worth)
        if place < 3:
            best3 = max(best3, worth)
        if place < 6:
            if worth > best6:
                next6 = best6
                best6 = worth
            elif worth > next6:
                next6 = worth
    room.outlook[Outlook.SMALL_MARKET] = affordable(best3, 3, gold)
    room.outlook[Outlook.LARGE_MARKET] = affordable(best6 + next6, 6, gold)
    room.outlook[Outlook.SPECIALIZED_MARKET] = affordable(best9, 4, gold)


@kernel
def affordable(worth: float, price: int, gold: int) -> float:
    """What a purchase brings, nothing if it cannot or need not be made."""
    if gold < price:
        return 0.0
    return max(0.0, worth - price)


@kernel
def survey_djinns(room: Room, state: State, seat: int, turns: float) -> None:
    """The best card at a Sacred Place."""
    best = 0.0
    for djinn in range(DJINNS):
        if state.djinn[djinn] >= Place.ROW:
            points = DJINN_VP[djinn]
            if state.with_artisans:
                points = DJINN_VP_REVISED[djinn]
            power = room.weights[Weight.POWER + djinn] * soon(turns, room.weights[Weight.POWER_TURNS])
            if djinn == Djinn.JAFAAR:
                power = max(power, (JAFAAR_VIZIER - 1.0) * state.front[seat, Tribe.VIZIER])
            elif djinn == Djinn.SHAMHAT:
                power = max(power, (SHAMHAT_ELDER - 2.0) * state.front[seat, Tribe.ELDER])
            best = max(best, points + power)
    for thief in range(THIEVES):
        if state.thief[thief] == Place.ROW and best > 0.0:
            best = max(best, THIEF_VP + room.weights[Weight.THIEF] * soon(turns, room.weights[Weight.THIEF_TURNS]))
    room.outlook[Outlook.DJINN] = best


@kernel
def survey_tiles(room: Room, state: State, seat: int, turns: float) -> None:
    """What control of each tile brings; nothing where it has an owner or no piece is left."""
    cities = 0
    for tile in range(tiles_on(state)):
        if state.owner[tile] == seat and kind_of(state, tile) == TileKind.CITY:
            cities += 1
    has_any = has_piece(state, seat)
    growing = soon(turns, room.weights[Weight.GROWTH_TURNS])
    for tile in range(tiles_on(state)):
        worth = 0.0
        if has_any and state.owner[tile] == NOBODY:
            worth = FACE_VALUE[state.face[tile]] + growth_of(state, seat, tile, room.weights) * growing
            buildings = palm_points(state, seat) * state.palms[tile] + PALACE_POINTS * state.palaces[tile]
            if is_by_lake(state, tile):
                buildings *= 2.0
            worth += buildings
            if kind_of(state, tile) == TileKind.CITY:
                worth += CITY_VP[cities + 1] - CITY_VP[cities]
        room.claim[tile] = worth
        room.lone[tile] = 0.0
        if worth > 0.0 and meeples_on(state, tile) == 1:
            room.lone[tile] = worth
