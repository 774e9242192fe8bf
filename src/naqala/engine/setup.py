"""The start of a game, dealt from random numbers (SET, XSET)."""

from naqala.catalog.cards import (
    ARTISANS_MEEPLES,
    BOXES,
    CAMELS,
    DJINN_CARDS,
    DJINN_ROW_LENGTH,
    MARKERS,
    MEEPLES,
    PALACES,
    PALMS,
    ROW_LENGTH,
    SOLO_GOLD,
    START_GOLD,
    TILE_MEEPLES,
    WHIM_CARDS,
    WHIMS,
    WHIMS_MEEPLES,
)
from naqala.catalog.names import (
    CARDS,
    COLUMNS,
    DJINNS,
    EXPANSIONS,
    ITEMS,
    THIEVES,
    TRIBES,
    TileKind,
    Tribe,
)
from naqala.catalog.tiles import FACES
from naqala.engine.board import draw_map, is_connected, is_land, kind_of, put_meeple, tiles_on
from naqala.engine.chance import below
from naqala.engine.cleanup import reading_order
from naqala.engine.kernel import constants, kernel
from naqala.engine.layout import Cells
from naqala.engine.lookup import CARD_TOTAL, THIEF_TRIBE
from naqala.engine.state import YAZID, Place, State, Step

_FACE_BOX = constants([BOXES.index(face.box) for face in FACES])
_DJINN_BOX = constants([BOXES.index(card.box) for card in DJINN_CARDS])
_CAMELS = constants(CAMELS)
_MARKERS = constants(MARKERS)
_MEEPLES = constants(MEEPLES)
_ARTISANS_MEEPLES = constants(ARTISANS_MEEPLES)
_WHIMS_MEEPLES = constants(WHIMS_MEEPLES)
_WHIM_NEEDS_ARTISANS = constants([card.artisans for card in WHIM_CARDS])
_BASE, _ARTISANS, _THIEVES, _WHIMS = map(BOXES.index, ("base", *EXPANSIONS))


@kernel
def has_box(state: State, box: int) -> bool:
    """Return whether the box (expansion or promo) is in the game."""
    if box == _BASE:
        return True
    if box == _ARTISANS:
        return state.with_artisans == 1
    if box == _THIEVES:
        return state.with_thieves == 1
    if box == _WHIMS:
        return state.with_whims == 1
    return (state.promos >> (box - _WHIMS - 1)) & 1 == 1


@kernel
def meeple_total(state: State, tribe: int) -> int:
    """Return how many meeples of a tribe this set has."""
    return _MEEPLES[tribe] + state.with_artisans * _ARTISANS_MEEPLES[tribe] + state.with_whims * _WHIMS_MEEPLES[tribe]


@kernel
def item_total(state: State, item: int) -> int:
    """Return how many items of a kind this set has."""
    return state.item_total[item]


@kernel
def is_djinn_in(state: State, djinn: int) -> bool:
    """Return whether the djinn belongs to this set (XSET-7)."""
    return has_box(state, _DJINN_BOX[djinn])


@kernel
def is_thief_in(state: State, thief: int) -> bool:
    """Return whether the thief belongs to this set; that of the Artisans only with Artisans (THF-1)."""
    return state.with_thieves == 1 and (THIEF_TRIBE[thief] != Tribe.ARTISAN or state.with_artisans == 1)


@kernel
def is_whim_in(state: State, whim: int) -> bool:
    """Return whether the whim belongs to this set; the Artisans' cards only with Artisans (WHIM-10)."""
    return state.with_whims == 1 and (state.with_artisans == 1 or _WHIM_NEEDS_ARTISANS[whim] == 0)


@kernel
def camel_total(state: State) -> int:
    """Return how many camels each player has."""
    return _CAMELS[state.seats]


@kernel
def marker_total(state: State) -> int:
    """Return how many turn markers are in play."""
    return _MARKERS[state.seats]


@kernel
def shuffle(pool: Cells, first: int, end: int, luck: Cells) -> None:
    """Shuffle a part of the pool."""
    for place in range(end - 1, first, -1):
        other = first + below(luck, place - first + 1)
        swapped = pool[place]
        pool[place] = pool[other]
        pool[other] = swapped


@kernel
def gather_tiles(state: State, box: int, pool: Cells, size: int) -> int:
    """Add the tiles of a box to the pool and return its new size."""
    if has_box(state, box):
        for face in range(len(_FACE_BOX)):
            if _FACE_BOX[face] == box:
                for _ in range(state.face_count[face]):
                    pool[size] = face
                    size += 1
    return size


@kernel
def is_central(state: State, tile: int) -> bool:
    """Return whether the tile is not on the border of the board."""
    column, row = tile % COLUMNS, tile // COLUMNS
    return 0 < column < COLUMNS - 1 and 0 < row < state.rows - 1


@kernel
def lay_tiles(state: State, pool: Cells, luck: Cells) -> None:
    """Deal all tiles at random; with Artisans their tiles lie in the centre (SET-3, XSET-1, XSET-2, XSET-3)."""
    size = gather_tiles(state, _WHIMS, pool, gather_tiles(state, _BASE, pool, 0))
    shuffle(pool, 0, size, luck)
    ring = 0
    centre = 0
    if state.with_artisans:
        centre = 2 * (COLUMNS + state.rows) - 4  # as many tiles as the border takes
        size = gather_tiles(state, _ARTISANS, pool, size)
        shuffle(pool, centre, size, luck)
    for tile in range(size):
        if state.with_artisans == 0 or is_central(state, tile):
            state.face[tile] = pool[centre]
            centre += 1
        else:
            state.face[tile] = pool[ring]
            ring += 1


@kernel
def lay_board(state: State, pool: Cells, luck: Cells) -> None:
    """Deal layouts until every tile can be reached (XSET-4)."""
    lay_tiles(state, pool, luck)
    draw_map(state)
    while not is_connected(state):
        lay_tiles(state, pool, luck)
        draw_map(state)


@kernel
def deal_meeples(state: State, pool: Cells, luck: Cells) -> None:
    """Deal meeples to every tile but Chasm and Lake; the bag is empty afterwards (SET-4, XSET-5)."""
    size = 0
    for tribe in range(TRIBES):
        for _ in range(meeple_total(state, tribe)):
            pool[size] = tribe
            size += 1
    shuffle(pool, 0, size, luck)
    for tile in range(tiles_on(state)):
        if is_land(state, tile):
            for _ in range(TILE_MEEPLES):
                size -= 1
                put_meeple(state, tile, pool[size])


@kernel
def deal_cards(state: State, luck: Cells) -> None:
    """Deal nine cards face up; the rest is the deck (SET-6)."""
    left = 0
    for card in range(CARDS):
        state.card_deck[card] = CARD_TOTAL[card]
        left += CARD_TOTAL[card]
    for place in range(ROW_LENGTH):
        lot = below(luck, left)
        card = 0
        while lot >= state.card_deck[card]:
            lot -= state.card_deck[card]
            card += 1
        state.card_deck[card] -= 1
        state.row[place] = card
        left -= 1
    state.row_length = ROW_LENGTH


@kernel
def draw_from_deck(places: Cells, kinds: int, luck: Cells) -> int:
    """Return a random card of those that lie in their deck."""
    size = 0
    for kind in range(kinds):
        if places[kind] == Place.DECK:
            size += 1
    lot = below(luck, size)
    for kind in range(kinds):
        if places[kind] == Place.DECK:
            if lot == 0:
                return kind
            lot -= 1
    return 0


@kernel
def deal_djinns(state: State, luck: Cells) -> None:
    """Deal three djinns face up, and with Thieves one thief (SET-7, XSET-7, XSET-10)."""
    for djinn in range(DJINNS):
        if is_djinn_in(state, djinn):
            state.djinn[djinn] = Place.DECK
    for slot in range(DJINN_ROW_LENGTH):
        state.djinn[draw_from_deck(state.djinn, DJINNS, luck)] = Place.ROW + slot
    if state.with_thieves:
        for thief in range(THIEVES):
            if is_thief_in(state, thief):
                state.thief[thief] = Place.DECK
        state.thief[draw_from_deck(state.thief, THIEVES, luck)] = Place.ROW


@kernel
def deal_whims(state: State, luck: Cells) -> None:
    """Deal one whim to each city (WHIM-4)."""
    if state.with_whims == 0:
        return
    for whim in range(WHIMS):
        if is_whim_in(state, whim):
            state.whim[whim] = Place.DECK
    for place in range(tiles_on(state)):
        tile = reading_order(state, place)
        if kind_of(state, tile) == TileKind.CITY:
            state.whim[draw_from_deck(state.whim, WHIMS, luck)] = Place.CITY + tile


@kernel
def equip_seats(state: State) -> None:
    """Give each seat its gold, camels and tent (SET-1, SET-2, XSET-6, SOLO-1)."""
    for seat in range(state.seats):
        state.gold[seat] = START_GOLD
        state.camels[seat] = camel_total(state)
        state.tents[seat] = state.with_artisans
    if state.seats == 1:
        state.gold[0] = SOLO_GOLD
        state.camels[YAZID] = camel_total(state)


@kernel
def line_up_markers(state: State, luck: Cells) -> None:
    """Put all turn markers in random order on the bid order track (SET-5)."""
    state.bid_length = marker_total(state)
    for place in range(state.bid_length):
        state.bid_track[place] = place % state.seats
    shuffle(state.bid_track, 0, state.bid_length, luck)


@kernel
def deal(state: State, pool: Cells, luck: Cells) -> None:
    """Deal a start position in a blank state, for the options that stand in the state. Palm trees and palaces form the supply
    (SET-8).
    """
    lay_board(state, pool, luck)
    deal_meeples(state, pool, luck)
    deal_cards(state, luck)
    for item in range(ITEMS):
        state.item_deck[item] = item_total(state, item)
    deal_djinns(state, luck)
    deal_whims(state, luck)
    equip_seats(state)
    state.palm_supply = PALMS
    state.palace_supply = PALACES
    line_up_markers(state, luck)
    if state.seats == 1:
        state.step = Step.ROLL
