"""The solo game: Sultan Yazid's dice and his turn (SOLO)."""

from naqala.catalog.cards import SOLO_DOUBLE_ON, SOLO_LOSE_ASSASSINS, SOLO_LOSE_DJINNS
from naqala.catalog.names import COLUMNS, DIE, DJINNS, Card, Deed, Tribe
from naqala.catalog.verbs import PASS, Verb
from naqala.engine.actions import encode
from naqala.engine.board import blue_around, is_empty, take_meeples
from naqala.engine.changes import remove_meeples, spend
from naqala.engine.control import arm_the_end
from naqala.engine.djinns import djinns_of, obtain_djinn
from naqala.engine.events import NOTHING, Cause, Kind, Piece, report, report_of_seat, report_of_table
from naqala.engine.kernel import kernel
from naqala.engine.layout import Cells
from naqala.engine.market import take_card, take_from_row
from naqala.engine.payments import DJINN_ELDERS, WITH_ELDER, WITH_FAKIR, is_payable, pay, reward_all
from naqala.engine.state import NOBODY, NOWHERE, YAZID, Lost, Place, State, Step

NO_DJINN = -1


@kernel
def tile_rolled(white: int, black: int) -> int:
    """Return the tile for a roll: white is the column from the left, black the row from the bottom (SOLO-3)."""
    return (black - 1) * COLUMNS + white - 1


@kernel
def roll_answers(state: State, actions: Cells, count: int) -> int:
    """Write all 36 rolls; after a black 6 those that name a tile, and for the second target a different one (SOLO-3)."""
    for white in range(1, DIE + 1):
        for black in range(1, DIE + 1):
            if state.dice[0] == 0 or (black <= state.rows and tile_rolled(white, black) != state.targets[0]):
                actions[count] = encode(Verb.ROLL, white - 1, black - 1)
                count += 1
    return count


@kernel
def answer_roll(state: State, white: int, black: int) -> None:
    """Set the price and, unless Yazid clears two tiles, the target by the first roll; later rolls set the targets (SOLO-7)."""
    report_of_table(state, Kind.ROLL, (white - 1) * DIE + black - 1, 1, Cause.YAZID)
    if state.dice[0] == 0:
        state.dice[0] = white
        state.dice[1] = black
        if black == SOLO_DOUBLE_ON:
            return
        aim_at(state, 0, tile_rolled(white, black))
        state.step = Step.OUTBID
    elif state.targets[0] == NOWHERE:
        aim_at(state, 0, tile_rolled(white, black))
    else:
        aim_at(state, 1, tile_rolled(white, black))
        state.step = Step.OUTBID


@kernel
def aim_at(state: State, target: int, tile: int) -> None:
    """Set a target of Yazid."""
    state.targets[target] = tile
    report(state, Kind.TARGET, YAZID, NOTHING, 1, tile, Cause.YAZID)


@kernel
def outbid_price(state: State) -> int:
    """Return white + black as first rolled (SOLO-4)."""
    return state.dice[0] + state.dice[1]


@kernel
def outbid_answers(state: State, actions: Cells, count: int) -> int:
    """Write ``pass``, to let Yazid play first, and ``outbid`` if the player can pay."""
    actions[count] = PASS
    count += 1
    if state.gold[0] >= outbid_price(state):
        actions[count] = encode(Verb.OUTBID)
        count += 1
    return count


@kernel
def yazid_plays(state: State) -> None:
    """Clear Yazid's one or two targets, then let him buy at most one djinn (SOLO-5, SOLO-8)."""
    state.yazid_left = 0
    for target in range(2):
        if state.targets[target] != NOWHERE and state.lost == Lost.NO:
            clear_tile(state, state.targets[target])
    if state.lost == Lost.NO:
        yazid_buys(state)


@kernel
def clear_tile(state: State, tile: int) -> None:
    """Let Yazid place a camel and take Viziers, Elders, Merchants, Builders, Assassins in this order. Dhenim pays for his Viziers
    (SOLO-8, SOLO-12). An empty tile is left alone (SOLO-6).
    """
    report(state, Kind.CLEAR, YAZID, NOTHING, 1, tile, Cause.YAZID)
    if is_empty(state, tile):
        return
    if state.owner[tile] == NOBODY and state.camels[YAZID] > 0:
        state.owner[tile] = YAZID
        state.camels[YAZID] -= 1
        report(state, Kind.PLACE, YAZID, Piece.CAMEL, 1, tile, Cause.YAZID)
        arm_the_end(state, YAZID)
    if capture(state, tile, Tribe.VIZIER) > 0:
        reward_all(state, Deed.GET_VIZIERS, YAZID)
    capture(state, tile, Tribe.ELDER)
    seize_cards(state, lift(state, tile, Tribe.MERCHANT))
    pay_yazid(state, lift(state, tile, Tribe.BUILDER) * blue_around(state, tile))
    if state.lost == Lost.NO:
        capture(state, tile, Tribe.ASSASSIN)
        if state.front[YAZID, Tribe.ASSASSIN] >= SOLO_LOSE_ASSASSINS:
            lose_to_yazid(state, Lost.ASSASSINS)


@kernel
def lift(state: State, tile: int, tribe: int) -> int:
    """Move all meeples of a tribe from the tile to the bag and return their number."""
    number = state.meeples[tile, tribe]
    remove_meeples(state, YAZID, tile, tribe, number, Cause.YAZID)
    return number


@kernel
def capture(state: State, tile: int, tribe: int) -> int:
    """Move all meeples of a tribe from the tile to the front of Yazid and return their number."""
    number = state.meeples[tile, tribe]
    take_meeples(state, tile, tribe, number)
    state.front[YAZID, tribe] += number
    report(state, Kind.CAPTURE, YAZID, tribe, number, tile, Cause.YAZID)
    return number


@kernel
def lose_to_yazid(state: State, reason: int) -> None:
    """Mark the game as lost (SOLO-2)."""
    state.lost = reason
    report_of_seat(state, Kind.LOST, 0, reason, 1, Cause.YAZID)


@kernel
def seize_cards(state: State, number: int) -> None:
    """Take cards from the front of the row: goods to the discard, Fakirs to Yazid (SOLO-5)."""
    for _ in range(min(number, state.row_length)):
        if state.row[0] == Card.FAKIR:
            take_card(state, YAZID, 0, Cause.YAZID)
        else:
            card = take_from_row(state, 0)
            state.card_discard[card] += 1
            report(state, Kind.SEIZE_CARD, YAZID, card, 1, 0, Cause.YAZID)


@kernel
def pay_yazid(state: State, price: int) -> None:
    """Pay what the Builders earn; a player who cannot pay in full has lost (SOLO-2, SOLO-10)."""
    if state.gold[0] < price:
        lose_to_yazid(state, Lost.GOLD)
    else:
        spend(state, 0, price, Cause.YAZID)


@kernel
def first_djinn(state: State) -> int:
    """Return the first djinn of the row, or NO_DJINN."""
    for djinn in range(DJINNS):
        if state.djinn[djinn] == Place.ROW:
            return djinn
    return NO_DJINN


@kernel
def yazid_buys(state: State) -> None:
    """Buy a djinn for Yazid with an Elder and a Fakir if he has them, else with two Elders (SOLO-9)."""
    djinn = first_djinn(state)
    if djinn == NO_DJINN:
        return
    first_way, second_way = WITH_ELDER, WITH_FAKIR
    if state.fakir_first:
        first_way, second_way = WITH_FAKIR, WITH_ELDER
    elders, fakirs = state.front[YAZID, Tribe.ELDER], state.hand[YAZID, Card.FAKIR]
    if is_payable(DJINN_ELDERS, first_way, elders, fakirs):
        pay(state, YAZID, DJINN_ELDERS, first_way, Cause.YAZID)
    elif is_payable(DJINN_ELDERS, second_way, elders, fakirs):
        pay(state, YAZID, DJINN_ELDERS, second_way, Cause.YAZID)
    else:
        return
    obtain_djinn(state, YAZID, djinn, Kind.TAKE_DJINN, Cause.YAZID)
    if djinns_of(state, YAZID) >= SOLO_LOSE_DJINNS:
        lose_to_yazid(state, Lost.DJINNS)
