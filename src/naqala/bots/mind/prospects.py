"""What a whole move seems to bring a seat: guessed from the board alone, so that thousands can be compared in a moment.

The guess adds up the tribe action, control of the final tile and the tile action. turns.py plays the best guesses to find out
which is really best.
"""

from naqala.bots.mind.evaluation import majority_worth, nearness, time_factor
from naqala.bots.mind.scratch import GUESSED_NUMBERS, Scratch
from naqala.bots.mind.survey import Outlook
from naqala.bots.mind.weights import Weight
from naqala.catalog.cards import CRAFT_FAKIRS
from naqala.catalog.names import TRIBES, TileKind, Tribe
from naqala.catalog.points import LAKE_FACTOR, MAJORITY_POINTS
from naqala.engine.actions import tile_of, tribe_of
from naqala.engine.board import blue_around, distance, is_by_lake, kind_of, tiles_on
from naqala.engine.control import can_take_control
from naqala.engine.kernel import kernel
from naqala.engine.layout import Cells
from naqala.engine.moves import landing_of
from naqala.engine.payments import DJINN_ELDERS, WITH_ELDER, WITH_FAKIR, fakirs_held, is_payable, players
from naqala.engine.state import NOBODY, State
from naqala.engine.tiles import has_artisans
from naqala.engine.whims import NO_WHIM, whim_on


@kernel
def tribe_guess(scratch: Scratch, state: State, seat: int, tile: int, tribe: int, number: int) -> float:
    """Return what the tribe action brings with this many meeples collected on a tile."""
    outlook = scratch.outlook
    if tribe == Tribe.VIZIER:
        return vizier_guess(scratch, state, seat, number)
    if tribe == Tribe.ELDER:
        return number * outlook[Outlook.ELDER]
    if tribe == Tribe.MERCHANT:
        worth = 0.0
        for place in range(min(number, state.row_length)):
            worth += scratch.cards[state.row[place]]
        return worth
    if tribe == Tribe.BUILDER:
        blues = blue_around(state, tile)
        worth = float(number * blues)
        if blues > outlook[Outlook.FAKIR]:
            worth += fakirs_held(state, seat) * (blues - outlook[Outlook.FAKIR])
        return worth
    if tribe == Tribe.ASSASSIN:
        return kill_guess(scratch, state, seat, tile, number)
    return number * outlook[Outlook.ARTISAN] + outlook[Outlook.ITEM] * (1.0 + scratch.weights[Weight.CHOICE] * (number - 1))


@kernel
def vizier_guess(scratch: Scratch, state: State, seat: int, number: int) -> float:
    """Return the points for Viziers and what they do to the majority."""
    own = state.front[seat, Tribe.VIZIER]
    worth = scratch.outlook[Outlook.VIZIER] * number
    worth += (
        majority_worth(state, seat, own + number, scratch.outlook[Outlook.TURNS], scratch.weights)
        - scratch.outlook[Outlook.VIZIERS]
    )
    for other in range(players(state)):
        if other != seat and own <= state.front[other, Tribe.VIZIER] < own + number:
            worth += MAJORITY_POINTS
    return worth


@kernel
def kill_guess(scratch: Scratch, state: State, seat: int, tile: int, number: int) -> float:
    """Return the worth of the best unowned tile in reach with a single meeple, or of any kill."""
    worth = scratch.outlook[Outlook.KILL]
    far = number + fakirs_held(state, seat)
    for other in range(tiles_on(state)):
        if scratch.lone[other] > worth and other != tile:
            away = distance(tile, other)
            if away <= far:
                cost = max(0, away - number) * scratch.outlook[Outlook.FAKIR]
                worth = max(worth, scratch.lone[other] - cost)
    return worth


@kernel
def tile_guess(scratch: Scratch, state: State, seat: int, tile: int, owner: int, elders: int) -> float:
    """Return what the tile action brings if the tile then belongs to ``owner`` and the seat then has this many Elders."""
    kind, outlook = kind_of(state, tile), scratch.outlook
    if kind == TileKind.OASIS:
        return building_guess(state, seat, tile, owner, outlook[Outlook.PALM], scratch.weights[Weight.OTHERS])
    if kind == TileKind.VILLAGE:
        return building_guess(state, seat, tile, owner, outlook[Outlook.PALACE], scratch.weights[Weight.OTHERS])
    if kind == TileKind.SMALL_MARKET:
        return outlook[Outlook.SMALL_MARKET]
    if kind == TileKind.LARGE_MARKET:
        return outlook[Outlook.LARGE_MARKET]
    if kind == TileKind.SPECIALIZED_MARKET:
        return outlook[Outlook.SPECIALIZED_MARKET]
    if kind == TileKind.SACRED_PLACE:
        fakirs = fakirs_held(state, seat)
        if is_payable(DJINN_ELDERS, WITH_FAKIR, elders, fakirs):
            return max(0.0, outlook[Outlook.DJINN] - outlook[Outlook.ELDER] - outlook[Outlook.FAKIR])
        if is_payable(DJINN_ELDERS, WITH_ELDER, elders, fakirs):
            return max(0.0, outlook[Outlook.DJINN] - DJINN_ELDERS * outlook[Outlook.ELDER])
        return 0.0
    if kind == TileKind.WORKSHOP and (has_artisans(state, seat) or fakirs_held(state, seat) >= CRAFT_FAKIRS):
        return max(0.0, outlook[Outlook.ITEM] - outlook[Outlook.ARTISAN])
    if kind == TileKind.CITY and whim_on(state, tile) != NO_WHIM:
        return whim_guess(scratch, state, seat, whim_on(state, tile))
    return 0.0


@kernel
def whim_guess(scratch: Scratch, state: State, seat: int, whim: int) -> float:
    """Return what a whim would bring: its gold at once if it is fulfilled, else the nearer the more."""
    near = nearness(state, seat, whim)
    if near >= 1.0:
        return float(state.whim_gold[whim])
    return (
        scratch.weights[Weight.WHIM]
        * state.whim_gold[whim]
        * near
        * near
        * time_factor(scratch.outlook[Outlook.TURNS], scratch.weights[Weight.WHIM_TURNS])
    )


@kernel
def building_guess(state: State, seat: int, tile: int, owner: int, worth: float, others: float) -> float:
    """Return what a palm tree or palace brings the seat; it helps the owner of the tile."""
    if is_by_lake(state, tile):
        worth *= LAKE_FACTOR
    if owner == seat:
        return worth
    if owner == NOBODY:
        return 0.0
    return -worth * others / max(1, state.seats - 1)


@kernel
def landing_number(action: int) -> int:
    """Return tile and tribe of a drop, by Carpet or not, as one number: tile * TRIBES + tribe."""
    return tile_of(action) * TRIBES + tribe_of(action)


@kernel
def guess_landing(scratch: Scratch, state: State, seat: int, tile: int, tribe: int, number: int, clear: bool) -> float:
    """Return the guessed worth of collecting this many meeples on a tile: tribe action, control if it is clear, tile action."""
    owner = state.owner[tile]
    worth = tribe_guess(scratch, state, seat, tile, tribe, number)
    if clear and can_take_control(state, seat, tile):
        owner = seat
        worth += scratch.claim[tile]
    elders = state.front[seat, Tribe.ELDER]
    if tribe == Tribe.ELDER:
        elders += number
    return worth + tile_guess(scratch, state, seat, tile, owner, elders)


@kernel
def guess_move(scratch: Scratch, state: State, seat: int, move: Cells) -> float:
    """Return what a whole move seems to bring; moves with the same landing are guessed once."""
    tile, tribe, number, others = landing_of(state, move)
    key = ((tile * TRIBES + tribe) * GUESSED_NUMBERS + min(number, GUESSED_NUMBERS - 1)) * 2
    if others == 0:
        key += 1
    if scratch.guessed_at[key] != scratch.surveys:
        scratch.guessed_at[key] = scratch.surveys
        scratch.guessed[key] = guess_landing(scratch, state, seat, tile, tribe, number, others == 0)
    return scratch.guessed[key]
