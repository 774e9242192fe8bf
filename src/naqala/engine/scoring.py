"""Points by the lines of the score sheet (SCORE-8)."""

from typing import NamedTuple

from naqala.catalog.names import DJINNS, GOODS, ITEMS, THIEVES, Colour, Djinn, TileKind, Tribe
from naqala.catalog.points import (
    ARTISAN_POINTS,
    ELDER_POINTS,
    LAKE_FACTOR,
    MAJORITY_POINTS,
    MOST_ARTISANS_POINTS,
    PALACE_POINTS,
    PALM_POINTS,
    VIZIER_POINTS,
)
from naqala.engine.board import coloured_in_block, is_by_lake, kind_of, tiles_on
from naqala.engine.djinns import djinns_of, owns
from naqala.engine.items import precious_held
from naqala.engine.kernel import kernel
from naqala.engine.layout import Cells
from naqala.engine.lookup import CITY_VP, DJINN_EACH, FACE_VALUE, SUIT_PRICE
from naqala.engine.payments import fakirs_held, players
from naqala.engine.state import NOWHERE, YAZID, Lost, State


class _ScoreLine(NamedTuple):
    """The lines of the score sheet (SCORE-8)."""

    GOLD: int = 0
    VIZIERS: int = 1
    ELDERS: int = 2
    ARTISANS: int = 3
    DJINNS: int = 4
    TILES: int = 5
    CITIES: int = 6
    TENT: int = 7
    PALMS: int = 8
    PALACES: int = 9
    MERCHANDISE: int = 10
    ITEMS: int = 11


ScoreLine = _ScoreLine()


SCORE_LINES = len(ScoreLine)


@kernel
def vizier_points(state: State, seat: int) -> int:
    """Return 1 for each Vizier, 3 with Jafaar, and 10 for each opponent with strictly fewer (SCORE-2, DJ-JAAFAR-1)."""
    own = state.front[seat, Tribe.VIZIER]
    points = VIZIER_POINTS * own
    if owns(state, seat, Djinn.JAFAAR):
        points = DJINN_EACH[Djinn.JAFAAR] * own
    for other in range(players(state)):
        if state.front[other, Tribe.VIZIER] < own:
            points += MAJORITY_POINTS
    return points


@kernel
def elder_points(state: State, seat: int) -> int:
    """Return 2 for each Elder, 4 with Shamhat (SCORE-3, DJ-SHAMHAT-1)."""
    if owns(state, seat, Djinn.SHAMHAT):
        return DJINN_EACH[Djinn.SHAMHAT] * state.front[seat, Tribe.ELDER]
    return ELDER_POINTS * state.front[seat, Tribe.ELDER]


@kernel
def artisan_points(state: State, seat: int) -> int:
    """Return 3 for each Artisan if no seat has more, else 2; Ptah adds 2 for each (ART-11, ART-40)."""
    own = state.front[seat, Tribe.ARTISAN]
    worth = MOST_ARTISANS_POINTS
    for other in range(state.seats):
        if state.front[other, Tribe.ARTISAN] > own:
            worth = ARTISAN_POINTS
    if owns(state, seat, Djinn.PTAH):
        worth += DJINN_EACH[Djinn.PTAH]
    return worth * own


@kernel
def djinn_points(state: State, seat: int) -> int:
    """Return the printed points, Wilwit's and those of unused thieves (SCORE-4, PRO-2, PRO-5, THF-6)."""
    points = 0
    for djinn in range(DJINNS):
        if owns(state, seat, djinn):
            points += state.djinn_points[djinn]
    if owns(state, seat, Djinn.WILWIT):
        points += DJINN_EACH[Djinn.WILWIT] * djinns_of(state, seat)
    for thief in range(THIEVES):
        if state.thief[thief] == seat:
            points += state.thief_points
    return points


@kernel
def tent_points(state: State, seat: int) -> int:
    """Return 1 for each red-valued tile in the block around the tent (ART-16)."""
    if state.tent_at[seat] == NOWHERE:
        return 0
    return coloured_in_block(state, state.tent_at[seat], Colour.RED)


@kernel
def score_tiles(state: State, seat: int, sheet: Cells) -> None:
    """Score own tiles, cities, palms and palaces; Haurvatat makes palms worth more, the Great Lake doubles palms and palaces
    around it (SCORE-5, DJ-HAURVATAT-1, WHIM-1, WHIM-2, WHIM-6).
    """
    palm = PALM_POINTS
    if owns(state, seat, Djinn.HAURVATAT):
        palm = DJINN_EACH[Djinn.HAURVATAT]
    cities = 0
    for tile in range(tiles_on(state)):
        if state.owner[tile] == seat:
            if kind_of(state, tile) == TileKind.CITY:
                cities += 1
            sheet[ScoreLine.TILES] += FACE_VALUE[state.face[tile]]
            times = 1
            if is_by_lake(state, tile):
                times = LAKE_FACTOR
            sheet[ScoreLine.PALMS] += times * palm * state.palms[tile]
            sheet[ScoreLine.PALACES] += times * PALACE_POINTS * state.palaces[tile]
    sheet[ScoreLine.CITIES] = CITY_VP[cities]


@kernel
def merchandise_points(state: State, seat: int) -> int:
    """Return the prices of suits, the largest possible suit first. With Al-Amin each pair of Fakirs lengthens the largest suit
    that is not full, because a suit's next card is never worth less than the one before (SCORE-6, DJ-ALAMIN-1, DJ-ALAMIN-2,
    DJ-ALAMIN-3).
    """
    wild = 0
    if owns(state, seat, Djinn.ALAMIN):
        wild = fakirs_held(state, seat) // DJINN_EACH[Djinn.ALAMIN]
    points = 0
    suit = 1
    size = 1
    while size > 0:
        size = 0
        for good in range(GOODS):
            if state.hand[seat, good] >= suit:
                size += 1
        added = min(wild, GOODS - size)
        wild -= added
        size += added
        points += SUIT_PRICE[size]
        suit += 1
    return points


@kernel
def item_points(state: State, seat: int) -> int:
    """Return the points on items; Geb adds 3 for each precious one (ART-20, ART-41)."""
    points = 0
    for item in range(ITEMS):
        points += state.item_points[item] * state.items[seat, item]
    if owns(state, seat, Djinn.GEB):
        points += DJINN_EACH[Djinn.GEB] * precious_held(state, seat)
    return points


@kernel
def has_score(state: State) -> bool:
    """Return whether the game has a score. A solo game has none without strictly more Viziers than Yazid (SOLO-2, SOLO-11)."""
    if state.seats > 1:
        return True
    return state.lost == Lost.NO and state.front[0, Tribe.VIZIER] > state.front[YAZID, Tribe.VIZIER]


@kernel
def score(state: State, seat: int, sheet: Cells) -> int:
    """Fill the sheet as if the game ended now and return the sum of its lines (SCORE-1, SCORE-8)."""
    for line in range(SCORE_LINES):
        sheet[line] = 0
    score_tiles(state, seat, sheet)
    sheet[ScoreLine.GOLD] = state.gold[seat]
    sheet[ScoreLine.VIZIERS] = vizier_points(state, seat)
    sheet[ScoreLine.ELDERS] = elder_points(state, seat)
    sheet[ScoreLine.ARTISANS] = artisan_points(state, seat)
    sheet[ScoreLine.DJINNS] = djinn_points(state, seat)
    sheet[ScoreLine.TENT] = tent_points(state, seat)
    sheet[ScoreLine.MERCHANDISE] = merchandise_points(state, seat)
    sheet[ScoreLine.ITEMS] = item_points(state, seat)
    total = 0
    for line in range(SCORE_LINES):
        total += sheet[line]
    return total
