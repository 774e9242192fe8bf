"""The solo game: Sultan Yazid's dice and his turn (SOLO)."""

from naqala.catalog.cards import SOLO_DOUBLE_ON, SOLO_LOSE_ASSASSINS, SOLO_LOSE_DJINNS, YAZID_PAYS_FAKIR_FIRST
from naqala.catalog.names import COLUMNS, DJINNS, Card, Deed, Tribe
from naqala.engine.actions import Verb
from naqala.engine.board import blue_around, is_empty, take_meeples
from naqala.engine.djinns import djinns_of, obtain_djinn
from naqala.engine.kernel import kernel
from naqala.engine.layout import Cells
from naqala.engine.market import take_from_row
from naqala.engine.payments import DJINN_COST, WITH_ELDER, WITH_FAKIR, is_payable, pay, reward_all
from naqala.engine.state import NOBODY, NOWHERE, YAZID, Lost, Place, State, Step

DIE = 6
NO_DJINN = -1


@kernel
def tile_rolled(white: int, black: int) -> int:
    """White is the column from the left, black the row from the bottom (SOLO-3)."""
    return (black - 1) * COLUMNS + white - 1


@kernel
def rolls(state: State, actions: Cells, count: int) -> int:
    """All 36 rolls; after a black 6 the rolls that name a tile, for the second target another one (SOLO-3)."""
    for white in range(1, DIE + 1):
        for black in range(1, DIE + 1):
            if state.dice[0] == 0 or (black <= state.rows and tile_rolled(white, black) != state.targets[0]):
                actions[count] = Verb.ROLL + (white - 1) * DIE + black - 1
                count += 1
    return count


@kernel
def roll(state: State, white: int, black: int) -> None:
    """The first roll sets the price and, unless it is a double turn, the target; further rolls set the targets (SOLO-7)."""
    if state.dice[0] == 0:
        state.dice[0] = white
        state.dice[1] = black
        if black == SOLO_DOUBLE_ON:
            return
        state.targets[0] = tile_rolled(white, black)
        state.step = Step.OUTBID
    elif state.targets[0] == NOWHERE:
        state.targets[0] = tile_rolled(white, black)
    else:
        state.targets[1] = tile_rolled(white, black)
        state.step = Step.OUTBID


@kernel
def outbid_price(state: State) -> int:
    """White + black as first rolled (SOLO-4)."""
    return state.dice[0] + state.dice[1]


@kernel
def outbids(state: State, actions: Cells, count: int) -> int:
    """Let Yazid play first, or pay to play before him."""
    actions[count] = Verb.PASS
    count += 1
    if state.gold[0] >= outbid_price(state):
        actions[count] = Verb.OUTBID
        count += 1
    return count


@kernel
def yazid_plays(state: State) -> None:
    """Yazid clears his target or both, then buys at most one djinn (SOLO-5, SOLO-8)."""
    state.yazid_left = 0
    for target in range(2):
        if state.targets[target] != NOWHERE and state.lost == Lost.NO:
            clear_tile(state, state.targets[target])
    if state.lost == Lost.NO:
        yazid_buys(state)


@kernel
def clear_tile(state: State, tile: int) -> None:
    """Camel, Viziers, Elders, Merchants, Builders, Assassins, in this order; loss is tested on the way (SOLO-8)."""
    if is_empty(state, tile):
        return
    if state.owner[tile] == NOBODY and state.camels[YAZID] > 0:
        state.owner[tile] = YAZID
        state.camels[YAZID] -= 1
        if state.camels[YAZID] == 0:
            state.last_camel = 1
    viziers = lift(state, tile, Tribe.VIZIER)
    state.front[YAZID, Tribe.VIZIER] += viziers
    if viziers > 0:
        reward_all(state, Deed.GET_VIZIERS, YAZID)
    state.front[YAZID, Tribe.ELDER] += lift(state, tile, Tribe.ELDER)
    merchants = lift(state, tile, Tribe.MERCHANT)
    state.bag[Tribe.MERCHANT] += merchants
    seize_cards(state, merchants)
    builders = lift(state, tile, Tribe.BUILDER)
    state.bag[Tribe.BUILDER] += builders
    pay_yazid(state, builders * blue_around(state, tile))
    if state.lost == Lost.NO:
        state.front[YAZID, Tribe.ASSASSIN] += lift(state, tile, Tribe.ASSASSIN)
        if state.front[YAZID, Tribe.ASSASSIN] >= SOLO_LOSE_ASSASSINS:
            state.lost = Lost.ASSASSINS


@kernel
def lift(state: State, tile: int, tribe: int) -> int:
    """All meeples of a tribe leave the tile."""
    number = state.meeples[tile, tribe]
    take_meeples(state, tile, tribe, number)
    return number


@kernel
def seize_cards(state: State, number: int) -> None:
    """Cards leave the front of the row: goods to the discard, Fakirs to Yazid."""
    for _ in range(min(number, state.row_length)):
        card = take_from_row(state, 0)
        if card == Card.FAKIR:
            state.hand[YAZID, Card.FAKIR] += 1
        else:
            state.card_discard[card] += 1


@kernel
def pay_yazid(state: State, price: int) -> None:
    """The player pays what the Builders earn; who cannot pay in full has lost (SOLO-2, SOLO-10)."""
    if state.gold[0] < price:
        state.lost = Lost.GOLD
    else:
        state.gold[0] -= price


@kernel
def first_djinn(state: State) -> int:
    """The first djinn of the row, or NO_DJINN."""
    for djinn in range(DJINNS):
        if state.djinn[djinn] == Place.ROW:
            return djinn
    return NO_DJINN


@kernel
def yazid_buys(state: State) -> None:
    """He pays with an Elder and a Fakir if he can, else with two Elders (SOLO-9)."""
    djinn = first_djinn(state)
    if djinn == NO_DJINN:
        return
    first_way, second_way = WITH_ELDER, WITH_FAKIR
    if YAZID_PAYS_FAKIR_FIRST:
        first_way, second_way = WITH_FAKIR, WITH_ELDER
    elders, fakirs = state.front[YAZID, Tribe.ELDER], state.hand[YAZID, Card.FAKIR]
    if is_payable(DJINN_COST, first_way, elders, fakirs):
        pay(state, YAZID, DJINN_COST, first_way)
    elif is_payable(DJINN_COST, second_way, elders, fakirs):
        pay(state, YAZID, DJINN_COST, second_way)
    else:
        return
    obtain_djinn(state, YAZID, djinn)
    if djinns_of(state, YAZID) >= SOLO_LOSE_DJINNS:
        state.lost = Lost.DJINNS
