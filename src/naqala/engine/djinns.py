"""Djinns: how seats get them, powers with a cost and what those ask (DJ, TURN-6)."""

from naqala.catalog.names import DJINNS, TRIBES, Building, Deed, Djinn, TileKind, Tribe
from naqala.catalog.verbs import Verb
from naqala.engine.actions import encode
from naqala.engine.board import blue_around, is_bare, is_empty, is_free, kind_of, put_meeple, tiles_on
from naqala.engine.buildings import place_building
from naqala.engine.control import has_piece, take_control
from naqala.engine.events import Cause, Kind, report, report_of_seat, report_of_table
from naqala.engine.kernel import kernel
from naqala.engine.layout import Cells
from naqala.engine.lookup import DJINN_DRAWS, ELDERS_COST, FREE_POWERS, TRIBE_POWERS
from naqala.engine.payments import WITH_ELDER, WITH_FAKIR, cards_held, fakirs_held, is_payable, pay, reward_all
from naqala.engine.pending import answered, ask, ask_about, asked_about, asked_cause, asked_seat, draw_for, one_drawn
from naqala.engine.state import NOBODY, NOWHERE, TO_ASIDE, TO_ROW, Ask, Place, State, Step
from naqala.engine.stocks import total


@kernel
def owns(state: State, seat: int, djinn: int) -> bool:
    """Return whether the djinn lies in front of the seat."""
    return state.djinn[djinn] == seat


@kernel
def djinns_of(state: State, seat: int) -> int:
    """Return how many djinns the seat owns, thieves not counted (THF-7, PRO-5)."""
    number = 0
    for djinn in range(DJINNS):
        if state.djinn[djinn] == seat:
            number += 1
    return number


@kernel
def djinns_in_row(state: State) -> int:
    """Return how many djinns lie face up."""
    number = 0
    for djinn in range(DJINNS):
        if state.djinn[djinn] >= Place.ROW:
            number += 1
    return number


@kernel
def obtain_djinn(state: State, seat: int, djinn: int, kind: int, cause: int) -> None:
    """Give the djinn to the seat, which may own any number, and close the row. The kind of event says where the djinn was. Ba'al
    pays, but not for himself (DJ-GEN-1, DJ-BAAL-1, DJ-BAAL-2, DJ-BAAL-3).
    """
    place = state.djinn[djinn] - Place.ROW if state.djinn[djinn] >= Place.ROW else NOWHERE
    if place != NOWHERE:
        close_djinn_row(state, state.djinn[djinn])
    state.djinn[djinn] = seat
    report(state, kind, seat, djinn, 1, place, cause)
    if djinn != Djinn.BAAL:
        reward_all(state, Deed.GET_DJINN, seat)


@kernel
def close_djinn_row(state: State, gap: int) -> None:
    """Move the djinns behind the gap up, so that places only say the order."""
    for djinn in range(DJINNS):
        if state.djinn[djinn] > gap:
            state.djinn[djinn] -= 1


@kernel
def djinns_left(state: State) -> int:
    """Return how many djinns can still be drawn: pile and discard."""
    number = 0
    for djinn in range(DJINNS):
        if state.djinn[djinn] == Place.DECK or state.djinn[djinn] == Place.DISCARD:
            number += 1
    return number


@kernel
def fill_djinn_deck(state: State) -> bool:
    """Make the discard a new pile if the pile is empty (EXH-2); return False if there is nothing to draw."""
    for djinn in range(DJINNS):
        if state.djinn[djinn] == Place.DECK:
            return True
    filled = False
    for djinn in range(DJINNS):
        if state.djinn[djinn] == Place.DISCARD:
            state.djinn[djinn] = Place.DECK
            report_of_table(state, Kind.SHUFFLE_DJINN, djinn, 1, asked_cause(state))
            filled = True
    return filled


@kernel
def answer_draw_djinn(state: State, djinn: int) -> None:
    """Put the djinn that was drawn into the row, aside for Sibittis, or give it to the seat that used the Lamp."""
    destination, cause = asked_about(state), asked_cause(state)
    if destination == TO_ROW:
        place = djinns_in_row(state)
        state.djinn[djinn] = Place.ROW + place
        report(state, Kind.DEAL_DJINN, NOBODY, djinn, 1, place, cause)
    elif destination == TO_ASIDE:
        state.djinn[djinn] = Place.ASIDE
        report_of_seat(state, Kind.SEE_DJINN, state.seat, djinn, 1, cause)
    else:
        obtain_djinn(state, destination, djinn, Kind.DRAW_DJINN, cause)
    one_drawn(state)


@kernel
def is_target(state: State, djinn: int, tile: int) -> bool:
    """Return whether the power can be used on the tile: Bouraq on a Village, Enki on an Oasis, Utug on a tile with meeples only,
    Leta and Anun-Nak on a bare one (DJ-BOURAQ-1, DJ-ENKI-1, DJ-UTUG-1, DJ-UTUG-3, DJ-LETA-1, DJ-LETA-2, DJ-ANUNNAK-1,
    DJ-ANUNNAK-3).
    """
    if djinn == Djinn.BOURAQ:
        return kind_of(state, tile) == TileKind.VILLAGE
    if djinn == Djinn.ENKI:
        return kind_of(state, tile) == TileKind.OASIS
    if djinn == Djinn.UTUG:
        return is_free(state, tile) and state.palms[tile] == 0 and state.palaces[tile] == 0 and not is_empty(state, tile)
    return is_bare(state, tile)


@kernel
def has_target(state: State, djinn: int) -> bool:
    """Return whether the power can be used on some tile."""
    for tile in range(tiles_on(state)):
        if is_target(state, djinn, tile):
            return True
    return False


@kernel
def can_help(state: State, seat: int, djinn: int) -> bool:
    """Return whether the condition of TURN-6 holds, so that the power changes something; the cost is not checked here (TURN-9,
    DJ-GEN-6).
    """
    if djinn == Djinn.ANUNNAK:
        return has_target(state, djinn)
    if djinn == Djinn.BOURAQ:
        return state.palace_supply > 0
    if djinn == Djinn.ENKI:
        return state.palm_supply > 0
    if djinn == Djinn.LETA or djinn == Djinn.UTUG:
        return has_piece(state, seat) and has_target(state, djinn)
    if djinn == Djinn.SIBITTIS:
        return djinns_left(state) > 0
    if djinn == Djinn.ECHIDNA:
        if state.tribe == Tribe.BUILDER:
            return blue_around(state, state.at) > 0
        return state.tribe == Tribe.ASSASSIN and owns(state, seat, Djinn.KANDICHA)
    if djinn == Djinn.IBLIS:
        return state.tribe == Tribe.ASSASSIN
    return True


@kernel
def can_use(state: State, seat: int, djinn: int, way: int, fakirs: int) -> bool:
    """Return whether the seat, if it has this many Fakirs, can use the power now and pay in this way. Anun-Nak needs a meeple in
    the bag, which may be the Elder just paid (DJ-GEN-3, TURN-6, DJ-ANUNNAK-2).
    """
    if not owns(state, seat, djinn) or (state.used >> djinn) & 1:
        return False
    if not is_payable(ELDERS_COST[djinn], way, state.front[seat, Tribe.ELDER], fakirs):
        return False
    if djinn == Djinn.ANUNNAK and way == WITH_FAKIR and total(state.bag, TRIBES) == 0:
        return False
    return can_help(state, seat, djinn)


@kernel
def may_use_any(state: State, seat: int) -> bool:
    """Return whether the seat may be able to use some power in this window, since each of its cards could be a Fakir."""
    for djinn in FREE_POWERS:
        if owns(state, seat, djinn) and may_use(state, seat, djinn):
            return True
    if state.step == Step.TRIBE:
        for djinn in TRIBE_POWERS:
            if owns(state, seat, djinn) and may_use(state, seat, djinn):
                return True
    return False


@kernel
def may_use(state: State, seat: int, djinn: int) -> bool:
    """Return whether the seat could use the power in some way if all its cards were Fakirs."""
    cards = cards_held(state, seat)
    return can_use(state, seat, djinn, WITH_ELDER, cards) or can_use(state, seat, djinn, WITH_FAKIR, cards)


@kernel
def djinn_uses(state: State, seat: int, actions: Cells, count: int) -> int:
    """Write the powers offered in this window, with each way to pay."""
    fakirs = fakirs_held(state, seat)
    for djinn in range(DJINNS):
        if owns(state, seat, djinn) and is_offered(state, djinn):
            for way in range(2):
                if can_use(state, seat, djinn, way, fakirs):
                    actions[count] = encode(Verb.USE, djinn, way)
                    count += 1
    return count


@kernel
def is_offered(state: State, djinn: int) -> bool:
    """Return whether the power belongs in this window; Echidna and Iblis only before the tribe action (TURN-6, DJ-ECHIDNA-1,
    DJ-IBUS-4).
    """
    for power in FREE_POWERS:
        if power == djinn:
            return True
    for power in TRIBE_POWERS:
        if power == djinn:
            return state.step == Step.TRIBE
    return False


@kernel
def use_djinn(state: State, djinn: int, way: int) -> None:
    """Pay, then ask what the power needs; for Echidna and Iblis it is enough that they are used. Sibittis draws 3 djinns or as
    many as there are; Sloar draws a card, after his Fakir is in the discard (DJ-SIBITTIS-1, DJ-SIBITTIS-2, DJ-SLOAR-1,
    DJ-SLOAR-2).
    """
    seat, cause = state.seat, Cause.DJINN + djinn
    report_of_seat(state, Kind.USE_DJINN, seat, djinn, 1, cause)
    pay(state, seat, ELDERS_COST[djinn], way, cause)
    state.used |= 1 << djinn
    if djinn == Djinn.SIBITTIS:
        ask(state, Ask.KEEP_DJINN, seat, cause)
        draw_for(state, Ask.DRAW_DJINN, TO_ASIDE, min(DJINN_DRAWS[djinn], djinns_left(state)), cause)
    elif djinn == Djinn.SLOAR:
        draw_for(state, Ask.DRAW_CARD, seat, 1, cause)
    elif djinn != Djinn.ECHIDNA and djinn != Djinn.IBLIS:
        ask_about(state, Ask.TARGET, seat, djinn, 0, cause)


@kernel
def target_answers(state: State, actions: Cells, count: int) -> int:
    """Write the tiles the power can be used on."""
    djinn = asked_about(state)
    for tile in range(tiles_on(state)):
        if is_target(state, djinn, tile):
            actions[count] = encode(Verb.AT, tile)
            count += 1
    return count


@kernel
def answer_target(state: State, tile: int) -> None:
    """Use the power on the tile; Anun-Nak draws 3 meeples or as many as there are (DJ-ANUNNAK-2, DJ-GEN-6)."""
    seat, djinn, cause = asked_seat(state), asked_about(state), asked_cause(state)
    answered(state)
    if djinn == Djinn.ANUNNAK:
        number = 0
        for tribe in range(TRIBES):
            number += state.bag[tribe]
        draw_for(state, Ask.DRAW_MEEPLE, tile, min(DJINN_DRAWS[djinn], number), cause)
    elif djinn == Djinn.BOURAQ:
        place_building(state, tile, Building.PALACE, cause)
    elif djinn == Djinn.ENKI:
        place_building(state, tile, Building.PALM, cause)
    else:
        take_control(state, seat, tile, cause)


@kernel
def answer_draw_meeple(state: State, tribe: int) -> None:
    """Put the meeple that was drawn from the bag on Anun-Nak's tile (DJ-ANUNNAK-1)."""
    state.bag[tribe] -= 1
    put_meeple(state, asked_about(state), tribe)
    report(state, Kind.ADD, state.seat, tribe, 1, asked_about(state), asked_cause(state))
    one_drawn(state)


@kernel
def answer_keep_djinn(state: State, djinn: int) -> None:
    """Sibittis: give the seat one of the djinns and discard the others (DJ-SIBITTIS-1)."""
    seat, cause = asked_seat(state), asked_cause(state)
    answered(state)
    obtain_djinn(state, seat, djinn, Kind.KEEP_DJINN, cause)
    discard_djinns_aside(state, cause)


@kernel
def discard_djinns_aside(state: State, cause: int) -> None:
    """Discard the djinns that lie aside."""
    for djinn in range(DJINNS):
        if state.djinn[djinn] == Place.ASIDE:
            state.djinn[djinn] = Place.DISCARD
            report_of_table(state, Kind.LEAVE_DJINN, djinn, 1, cause)
