"""What the board and the cards on offer mean to one seat: estimates from which whole moves are guessed (prospects.py)."""

from typing import NamedTuple

from naqala.bots.mind.evaluation import growth_of, majority_worth, palm_points, time_factor, turns_left
from naqala.bots.mind.scratch import Scratch
from naqala.bots.mind.weights import Weight
from naqala.catalog.names import DJINNS, GOODS, THIEVES, Card, Djinn, TileKind, Tribe
from naqala.catalog.points import (
    ARTISAN_POINTS,
    ELDER_POINTS,
    LAKE_FACTOR,
    MAJORITY_POINTS,
    PALACE_POINTS,
    VIZIER_POINTS,
)
from naqala.engine.board import is_by_lake, kind_of, meeples_on, tiles_on
from naqala.engine.control import has_piece
from naqala.engine.djinns import owns
from naqala.engine.kernel import kernel
from naqala.engine.layout import Reals
from naqala.engine.lookup import (
    CITY_VP,
    DJINN_EACH,
    FACE_VALUE,
    MARKET_CARDS,
    MARKET_PRICE,
    MARKET_REACH,
    SUIT_PRICE,
)
from naqala.engine.payments import players
from naqala.engine.state import NOBODY, Place, State


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
"""What an item is worth to a bot that counts points alone."""


@kernel
def survey(scratch: Scratch, state: State, seat: int) -> None:
    """Fill the estimates for one seat."""
    weights, outlook = scratch.weights, scratch.outlook
    scratch.surveys += 1
    turns = turns_left(state, weights)
    outlook[Outlook.TURNS] = turns
    outlook[Outlook.VIZIERS] = majority_worth(state, seat, state.front[seat, Tribe.VIZIER], turns, weights)
    outlook[Outlook.VIZIER] = float(VIZIER_POINTS)
    if owns(state, seat, Djinn.JAFAAR):
        outlook[Outlook.VIZIER] = float(DJINN_EACH[Djinn.JAFAAR])
    outlook[Outlook.ELDER] = ELDER_POINTS + weights[Weight.ELDER] * time_factor(turns, weights[Weight.PAYING_TURNS])
    if owns(state, seat, Djinn.SHAMHAT):
        outlook[Outlook.ELDER] += DJINN_EACH[Djinn.SHAMHAT] - ELDER_POINTS
    outlook[Outlook.FAKIR] = weights[Weight.FAKIR] * time_factor(turns, weights[Weight.PAYING_TURNS])
    outlook[Outlook.ARTISAN] = ARTISAN_POINTS + weights[Weight.ARTISAN] * time_factor(turns, weights[Weight.PAYING_TURNS])
    outlook[Outlook.ITEM] = PLAIN_ITEM
    if weights[Weight.ITEM] > 0.0:
        outlook[Outlook.ITEM] = weights[Weight.ITEM]
    outlook[Outlook.KILL] = rival_kill(state, seat, weights)
    survey_buildings(scratch, state, seat)
    survey_cards(scratch, state, seat, turns)
    survey_markets(scratch, state, seat)
    survey_djinns(scratch, state, seat, turns)
    survey_tiles(scratch, state, seat, turns)


@kernel
def survey_buildings(scratch: Scratch, state: State, seat: int) -> None:
    """Note what a palm tree or palace on an own tile brings, while there are any."""
    scratch.outlook[Outlook.PALM] = 0.0
    scratch.outlook[Outlook.PALACE] = 0.0
    if state.palm_supply > 0:
        scratch.outlook[Outlook.PALM] = palm_points(state, seat)
    if state.palace_supply > 0:
        scratch.outlook[Outlook.PALACE] = float(PALACE_POINTS)


@kernel
def rival_kill(state: State, seat: int, weights: Reals) -> float:
    """Return the worth of a kill on the board, or of the best of a rival's Viziers and Elders: that may turn a majority."""
    worth, share = weights[Weight.KILL], weights[Weight.OTHERS] / max(1, state.seats - 1)
    own = state.front[seat, Tribe.VIZIER]
    for other in range(players(state)):
        if other != seat:
            theirs = state.front[other, Tribe.VIZIER]
            if theirs > 0:
                gain = share
                if theirs == own:
                    gain += MAJORITY_POINTS
                elif theirs == own + 1:
                    gain += MAJORITY_POINTS * share
                worth = max(worth, gain)
            if state.front[other, Tribe.ELDER] > 0:
                worth = max(worth, ELDER_POINTS * share)
    return worth


@kernel
def survey_cards(scratch: Scratch, state: State, seat: int, turns: float) -> None:
    """Note what one more card of each kind brings: it lengthens the first suit that lacks it."""
    ahead = scratch.weights[Weight.SUIT] * time_factor(turns, scratch.weights[Weight.SUIT_TURNS])
    for good in range(GOODS):
        held = state.hand[seat, good]
        size = 0
        for other in range(GOODS):
            size += state.hand[seat, other] > held
        size = min(8, size)
        scratch.cards[good] = SUIT_PRICE[size + 1] - SUIT_PRICE[size] + ahead
        if held == 0:
            scratch.cards[good] += ahead
    scratch.cards[Card.FAKIR] = scratch.outlook[Outlook.FAKIR]


@kernel
def survey_markets(scratch: Scratch, state: State, seat: int) -> None:
    """Note what each kind of market brings."""
    scratch.outlook[Outlook.SMALL_MARKET] = best_purchase(scratch, state, seat, TileKind.SMALL_MARKET)
    scratch.outlook[Outlook.LARGE_MARKET] = best_purchase(scratch, state, seat, TileKind.LARGE_MARKET)
    scratch.outlook[Outlook.SPECIALIZED_MARKET] = best_purchase(scratch, state, seat, TileKind.SPECIALIZED_MARKET)


@kernel
def best_purchase(scratch: Scratch, state: State, seat: int, market: int) -> float:
    """Return the best purchase in a market, nothing if the seat cannot pay for it or none is worth its price."""
    price = MARKET_PRICE[market]
    if state.gold[seat] < price:
        return 0.0
    best, second = 0.0, 0.0
    for place in range(min(MARKET_REACH[market], state.row_length)):
        worth = scratch.cards[state.row[place]]
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
    if MARKET_CARDS[market] == 2:
        best += second
    return max(0.0, best - price)


@kernel
def survey_djinns(scratch: Scratch, state: State, seat: int, turns: float) -> None:
    """Note the best card at a Sacred Place."""
    best = 0.0
    for djinn in range(DJINNS):
        if state.djinn[djinn] >= Place.ROW:
            points = state.djinn_points[djinn]
            power = scratch.weights[Weight.POWER + djinn] * time_factor(turns, scratch.weights[Weight.POWER_TURNS])
            if djinn == Djinn.JAFAAR:
                power = max(power, (DJINN_EACH[djinn] - VIZIER_POINTS) * float(state.front[seat, Tribe.VIZIER]))
            elif djinn == Djinn.SHAMHAT:
                power = max(power, (DJINN_EACH[djinn] - ELDER_POINTS) * float(state.front[seat, Tribe.ELDER]))
            best = max(best, points + power)
    for thief in range(THIEVES):
        if state.thief[thief] == Place.ROW and best > 0.0:
            best = max(
                best, state.thief_points + scratch.weights[Weight.THIEF] * time_factor(turns, scratch.weights[Weight.THIEF_TURNS])
            )
    scratch.outlook[Outlook.DJINN] = best


@kernel
def survey_tiles(scratch: Scratch, state: State, seat: int, turns: float) -> None:
    """Note what control of each tile brings: nothing where it has an owner or no piece is left."""
    cities = 0
    for tile in range(tiles_on(state)):
        if state.owner[tile] == seat and kind_of(state, tile) == TileKind.CITY:
            cities += 1
    has_any = has_piece(state, seat)
    growing = time_factor(turns, scratch.weights[Weight.GROWTH_TURNS])
    for tile in range(tiles_on(state)):
        worth = 0.0
        if has_any and state.owner[tile] == NOBODY:
            worth = FACE_VALUE[state.face[tile]] + growth_of(state, seat, tile, scratch.weights) * growing
            buildings = palm_points(state, seat) * state.palms[tile] + PALACE_POINTS * state.palaces[tile]
            if is_by_lake(state, tile):
                buildings *= LAKE_FACTOR
            worth += buildings
            if kind_of(state, tile) == TileKind.CITY:
                worth += CITY_VP[cities + 1] - CITY_VP[cities]
        scratch.claim[tile] = worth
        scratch.lone[tile] = 0.0
        if worth > 0.0 and meeples_on(state, tile) == 1:
            scratch.lone[tile] = worth
