"""What a whole move seems to bring a seat, guessed from the board alone, so that thousands can be compared in a moment.

The guess adds up the tribe action, control of the final tile and the tile action. Which of the best guesses is really best,
turns.py finds out by playing them.
"""

from typing import NamedTuple

from naqala.bots.mind.evaluation import majority_worth, soon, turns_left
from naqala.bots.mind.room import GUESSED_NUMBERS, Room
from naqala.bots.mind.weights import Weight
from naqala.catalog.cards import HAURVATAT_PALM, JAFAAR_VIZIER, SHAMHAT_ELDER, THIEF_VP
from naqala.catalog.names import (
    DJINNS,
    GOODS,
    THIEVES,
    TRIBES,
    Card,
    Djinn,
    TileKind,
    Tribe,
)
from naqala.engine.actions import Verb
from naqala.engine.board import blue_around, distance, is_by_lake, kind_of, meeples_on, tiles_on
from naqala.engine.control import has_piece
from naqala.engine.djinns import owns
from naqala.engine.kernel import kernel
from naqala.engine.layout import Cells
from naqala.engine.moves import MOVE_LENGTH
from naqala.engine.payments import DJINN_COST, WITH_FAKIR, fakirs_held, is_payable, players
from naqala.engine.state import NOBODY, Place, State
from naqala.engine.tables import CITY_VP, DJINN_VP, FACE_VALUE, SUIT_PRICE
from naqala.engine.whims import NO_WHIM, kinds_of_goods, whim_on


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


Outlook = _Outlook()


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
    outlook[Outlook.ELDER] = 2.0 + weights[Weight.ELDER] * soon(turns, 3.0)
    if owns(state, seat, Djinn.SHAMHAT):
        outlook[Outlook.ELDER] += SHAMHAT_ELDER - 2.0
    outlook[Outlook.FAKIR] = weights[Weight.FAKIR] * soon(turns, 3.0)
    outlook[Outlook.ITEM] = 4.0
    if weights[Weight.ITEM] > 0.0:
        outlook[Outlook.ITEM] = weights[Weight.ITEM]
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
        room.outlook[Outlook.PALM] = 3.0
        if owns(state, seat, Djinn.HAURVATAT):
            room.outlook[Outlook.PALM] = float(HAURVATAT_PALM)
    if state.palace_supply > 0:
        room.outlook[Outlook.PALACE] = 5.0


@kernel
def survey_cards(room: Room, state: State, seat: int, turns: float) -> None:
    """What one more card of each kind brings: a new kind lengthens the first suit, a second copy the second."""
    kinds, doubles = min(8, kinds_of_goods(state, seat)), 0
    for good in range(GOODS):
        doubles += state.hand[seat, good] >= 2
    doubles = min(8, doubles)
    first, second = SUIT_PRICE[kinds + 1] - SUIT_PRICE[kinds], SUIT_PRICE[doubles + 1] - SUIT_PRICE[doubles]
    ahead = room.weights[Weight.SUIT] * soon(turns, 4.0)
    for good in range(GOODS):
        if state.hand[seat, good] == 0:
            room.cards[good] = first + 2.0 * ahead
        else:
            room.cards[good] = second + ahead
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
            best = max(best, DJINN_VP[djinn] + room.weights[Weight.POWER + djinn] * soon(turns, 6.0))
            if djinn == Djinn.JAFAAR:
                best = max(best, DJINN_VP[djinn] + 2.0 * state.front[seat, Tribe.VIZIER])
            elif djinn == Djinn.SHAMHAT:
                best = max(best, DJINN_VP[djinn] + 2.0 * state.front[seat, Tribe.ELDER])
    for thief in range(THIEVES):
        if state.thief[thief] == Place.ROW and best > 0.0:
            best = max(best, THIEF_VP + room.weights[Weight.THIEF] * soon(turns, 4.0))
    room.outlook[Outlook.DJINN] = best


@kernel
def survey_tiles(room: Room, state: State, seat: int, turns: float) -> None:
    """What control of each tile brings; nothing where it has an owner or no piece is left."""
    cities = 0
    for tile in range(tiles_on(state)):
        if state.owner[tile] == seat and kind_of(state, tile) == TileKind.CITY:
            cities += 1
    has_any = has_piece(state, seat)
    for tile in range(tiles_on(state)):
        worth = 0.0
        if has_any and state.owner[tile] == NOBODY:
            kind = kind_of(state, tile)
            worth = FACE_VALUE[state.face[tile]] - room.weights[Weight.CAMEL]
            buildings = 3.0 * state.palms[tile] + 5.0 * state.palaces[tile]
            if is_by_lake(state, tile):
                buildings *= 2.0
            worth += buildings
            if kind == TileKind.CITY:
                worth += CITY_VP[cities + 1] - CITY_VP[cities]
            elif kind == TileKind.OASIS:
                worth += room.weights[Weight.OASIS] * soon(turns, 10.0)
            elif kind == TileKind.VILLAGE:
                worth += room.weights[Weight.VILLAGE] * soon(turns, 10.0)
        room.claim[tile] = worth
        room.lone[tile] = 0.0
        if worth > 0.0 and meeples_on(state, tile) == 1:
            room.lone[tile] = worth


@kernel
def tribe_guess(room: Room, state: State, seat: int, tile: int, tribe: int, number: int) -> float:
    """What the tribe action brings with so many meeples collected on a tile."""
    outlook = room.outlook
    if tribe == Tribe.VIZIER:
        return vizier_guess(room, state, seat, number)
    if tribe == Tribe.ELDER:
        return number * outlook[Outlook.ELDER]
    if tribe == Tribe.MERCHANT:
        worth = 0.0
        for place in range(min(number, state.row_length)):
            worth += room.cards[state.row[place]]
        return worth
    if tribe == Tribe.BUILDER:
        blues = blue_around(state, tile)
        worth = float(number * blues)
        if blues > outlook[Outlook.FAKIR]:
            worth += fakirs_held(state, seat) * (blues - outlook[Outlook.FAKIR])
        return worth
    if tribe == Tribe.ASSASSIN:
        return kill_guess(room, state, seat, tile, number)
    return 2.5 * number + outlook[Outlook.ITEM] * (0.7 + 0.3 * number)


@kernel
def vizier_guess(room: Room, state: State, seat: int, number: int) -> float:
    """Points for Viziers and what they do to the majority."""
    own = state.front[seat, Tribe.VIZIER]
    worth = room.outlook[Outlook.VIZIER] * number
    worth += majority_worth(state, seat, own + number, room.outlook[Outlook.TURNS], room.weights) - room.outlook[Outlook.VIZIERS]
    for other in range(players(state)):
        if other != seat and own <= state.front[other, Tribe.VIZIER] < own + number:
            worth += 10.0
    return worth


@kernel
def kill_guess(room: Room, state: State, seat: int, tile: int, number: int) -> float:
    """The best unowned tile in reach with a single meeple, or any kill."""
    worth = room.weights[Weight.KILL]
    far = number + fakirs_held(state, seat)
    for other in range(tiles_on(state)):
        if room.lone[other] > worth and other != tile:
            away = distance(tile, other)
            if away <= far:
                cost = max(0, away - number) * room.outlook[Outlook.FAKIR]
                worth = max(worth, room.lone[other] - cost)
    return worth


@kernel
def tile_guess(room: Room, state: State, seat: int, tile: int, owner: int, elders: int) -> float:
    """What the tile action brings if the tile then belongs to ``owner`` and the seat then has so many Elders."""
    kind, outlook = kind_of(state, tile), room.outlook
    if kind == TileKind.OASIS:
        return building_guess(state, seat, tile, owner, outlook[Outlook.PALM], room.weights[Weight.OTHERS])
    if kind == TileKind.VILLAGE:
        return building_guess(state, seat, tile, owner, outlook[Outlook.PALACE], room.weights[Weight.OTHERS])
    if kind == TileKind.SMALL_MARKET:
        return outlook[Outlook.SMALL_MARKET]
    if kind == TileKind.LARGE_MARKET:
        return outlook[Outlook.LARGE_MARKET]
    if kind == TileKind.SPECIALIZED_MARKET:
        return outlook[Outlook.SPECIALIZED_MARKET]
    if kind == TileKind.SACRED_PLACE:
        fakirs = fakirs_held(state, seat)
        if is_payable(DJINN_COST, WITH_FAKIR, elders, fakirs):
            return max(0.0, outlook[Outlook.DJINN] - outlook[Outlook.ELDER] - outlook[Outlook.FAKIR])
        if elders >= 2:
            return max(0.0, outlook[Outlook.DJINN] - 2.0 * outlook[Outlook.ELDER])
        return 0.0
    if kind == TileKind.WORKSHOP and (state.front[seat, Tribe.ARTISAN] > 0 or fakirs_held(state, seat) >= 2):
        return max(0.0, outlook[Outlook.ITEM] - 3.0)
    if kind == TileKind.CITY and whim_on(state, tile) != NO_WHIM:
        return 5.0 * room.weights[Weight.WHIM]
    return 0.0


@kernel
def building_guess(state: State, seat: int, tile: int, owner: int, worth: float, others: float) -> float:
    """A palm tree or palace helps whoever owns the tile."""
    if is_by_lake(state, tile):
        worth *= 2.0
    if owner == seat:
        return worth
    if owner == NOBODY:
        return 0.0
    return -worth * others / max(1, state.seats - 1)


@kernel
def landing(action: int) -> int:
    """Tile and colour of a last drop, by wing or on foot, as one number: tile * TRIBES + tribe."""
    if action >= Verb.CARPET:
        return action - Verb.CARPET
    return action - Verb.DROP


@kernel
def last_of(move: Cells) -> int:
    """The place of the last action in a move."""
    place = 0
    while place + 1 < MOVE_LENGTH and move[place + 1] != 0:
        place += 1
    return place


@kernel
def guess_outcome(room: Room, state: State, seat: int, tile: int, tribe: int, number: int, clear: bool) -> float:
    """What collecting so many meeples on a tile seems to bring: tribe action, control if it is left clear, tile action."""
    owner = state.owner[tile]
    worth = tribe_guess(room, state, seat, tile, tribe, number)
    if clear and owner == NOBODY and has_piece(state, seat):
        owner = seat
        worth += room.claim[tile]
    elders = state.front[seat, Tribe.ELDER]
    if tribe == Tribe.ELDER:
        elders += number
    return worth + tile_guess(room, state, seat, tile, owner, elders)


@kernel
def guess_move(room: Room, state: State, seat: int, move: Cells) -> float:
    """What a whole move seems to bring; moves with the same outcome are guessed once."""
    last = last_of(move)
    outcome = landing(move[last])
    tile, tribe = outcome // TRIBES, outcome % TRIBES
    number, meeples = 0, 0
    if move[0] != Verb.PICK + tile:
        number = state.meeples[tile, tribe]
        meeples = meeples_on(state, tile)
    for place in range(1, last + 1):
        dropped = landing(move[place])
        if dropped // TRIBES == tile:
            meeples += 1
            if dropped == outcome:
                number += 1
    key = (outcome * GUESSED_NUMBERS + min(number, GUESSED_NUMBERS - 1)) * 2
    if meeples == number:
        key += 1
    if room.guessed_at[key] != room.surveys:
        room.guessed_at[key] = room.surveys
        room.guessed[key] = guess_outcome(room, state, seat, tile, tribe, number, meeples == number)
    return room.guessed[key]
