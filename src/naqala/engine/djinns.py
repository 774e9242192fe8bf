"""Djinns: how they are obtained, powers with a cost and what they ask (DJ, TURN-6)."""

from naqala.catalog.names import DJINNS, TRIBES, Building, Deed, Djinn, TileKind, Tribe
from naqala.catalog.verbs import Span, Verb
from naqala.engine.actions import encode
from naqala.engine.board import blue_around, is_bare, is_empty, is_land, kind_of, put_meeple, tiles_on
from naqala.engine.buildings import place_building
from naqala.engine.control import has_piece, take_control
from naqala.engine.events import Cause, Kind, report, report_of_seat, report_of_table
from naqala.engine.kernel import kernel
from naqala.engine.layout import Cells
from naqala.engine.payments import WITH_ELDER, WITH_FAKIR, cards_held, fakirs_held, is_payable, pay, reward_all
from naqala.engine.pending import answered, ask, ask_about, asked_about, asked_cause, asked_seat, draw_for, one_drawn
from naqala.engine.state import NOBODY, TO_ASIDE, TO_ROW, Ask, Place, State, Step
from naqala.engine.tables import ELDERS_COST, FREE_POWERS, TRIBE_POWERS


@kernel
def owns(state: State, seat: int, djinn: int) -> bool:
    """The djinn lies before the seat."""
    return state.djinn[djinn] == seat


@kernel
def djinns_of(state: State, seat: int) -> int:
    """How many djinns the seat owns; thieves are none (THF-7)."""
    number = 0
    for djinn in range(DJINNS):
        if state.djinn[djinn] == seat:
            number += 1
    return number


@kernel
def djinns_in_row(state: State) -> int:
    """How many djinns lie face up."""
    number = 0
    for djinn in range(DJINNS):
        if state.djinn[djinn] >= Place.ROW:
            number += 1
    return number


@kernel
def obtain_djinn(state: State, seat: int, djinn: int, cause: int) -> None:
    """The djinn goes to the seat, the row closes up, Ba'al pays, but never for himself (DJ-BAAL-1, DJ-BAAL-2, DJ-BAAL-3)."""
    if state.djinn[djinn] >= Place.ROW:
        close_djinn_row(state, state.djinn[djinn])
    state.djinn[djinn] = seat
    report_of_seat(state, Kind.GET_DJINN, seat, djinn, 1, cause)
    if djinn != Djinn.BAAL:
        reward_all(state, Deed.GET_DJINN, seat)


@kernel
def close_djinn_row(state: State, gap: int) -> None:
    """Djinns behind the gap move up; places mean nothing but their order."""
    for djinn in range(DJINNS):
        if state.djinn[djinn] > gap:
            state.djinn[djinn] -= 1


@kernel
def djinns_left(state: State) -> int:
    """Djinns that can still be drawn: pile and discard."""
    number = 0
    for djinn in range(DJINNS):
        if state.djinn[djinn] == Place.DECK or state.djinn[djinn] == Place.DISCARD:
            number += 1
    return number


@kernel
def fill_djinn_deck(state: State) -> bool:
    """An empty pile is made anew from the discard (EXH-2); False if there is nothing to draw."""
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
    """Chance has drawn a djinn for the row, for Sibittis, or for a seat with the Lamp."""
    destination, cause = asked_about(state), asked_cause(state)
    if destination == TO_ROW:
        state.djinn[djinn] = Place.ROW + djinns_in_row(state)
        report_of_table(state, Kind.DEAL_DJINN, djinn, 1, cause)
    elif destination == TO_ASIDE:
        state.djinn[djinn] = Place.ASIDE
        report_of_seat(state, Kind.SEE_DJINN, state.seat, djinn, 1, cause)
    else:
        obtain_djinn(state, destination, djinn, cause)
    one_drawn(state)


@kernel
def is_target(state: State, djinn: int, tile: int) -> bool:
    """The tile can be chosen for this power."""
    if djinn == Djinn.BOURAQ:
        return kind_of(state, tile) == TileKind.VILLAGE
    if djinn == Djinn.ENKI:
        return kind_of(state, tile) == TileKind.OASIS
    if djinn == Djinn.UTUG:
        return (
            is_land(state, tile)
            and state.owner[tile] == NOBODY
            and state.palms[tile] == 0
            and state.palaces[tile] == 0
            and not is_empty(state, tile)
        )
    return is_bare(state, tile)


@kernel
def has_target(state: State, djinn: int) -> bool:
    """Some tile can be chosen for this power."""
    for tile in range(tiles_on(state)):
        if is_target(state, djinn, tile):
            return True
    return False


@kernel
def is_bag_empty(state: State) -> bool:
    """No meeple can be drawn."""
    for tribe in range(TRIBES):
        if state.bag[tribe] > 0:
            return False
    return True


@kernel
def can_help(state: State, seat: int, djinn: int) -> bool:
    """The condition of TURN-6 holds; the payment is another matter."""
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
    """The seat may use the power now, paying in this way, if it has so many Fakirs (DJ-GEN-3, TURN-6)."""
    if not owns(state, seat, djinn) or (state.used >> djinn) & 1:
        return False
    if not is_payable(ELDERS_COST[djinn], way, state.front[seat, Tribe.ELDER], fakirs):
        return False
    if djinn == Djinn.ANUNNAK and way == WITH_FAKIR and is_bag_empty(state):
        return False
    return can_help(state, seat, djinn)


@kernel
def may_use_any(state: State, seat: int) -> bool:
    """Everybody can see that the seat may be able to use a power in this window: each of its cards could be a Fakir."""
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
    """The seat could use the power in some way if all its cards were Fakirs."""
    cards = cards_held(state, seat)
    return can_use(state, seat, djinn, WITH_ELDER, cards) or can_use(state, seat, djinn, WITH_FAKIR, cards)


@kernel
def djinn_uses(state: State, seat: int, actions: Cells, count: int) -> int:
    """The powers offered in this window, with each way to pay."""
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
    """The power belongs in this window (TURN-6)."""
    for power in FREE_POWERS:
        if power == djinn:
            return True
    for power in TRIBE_POWERS:
        if power == djinn:
            return state.step == Step.TRIBE
    return False


@kernel
def use_djinn(state: State, djinn: int, way: int) -> None:
    """Pays, then asks what the power needs; Echidna and Iblis only have to be noted as used."""
    seat, cause = state.seat, Cause.DJINN + djinn
    report_of_seat(state, Kind.USE_DJINN, seat, djinn, 1, cause)
    pay(state, seat, ELDERS_COST[djinn], way, cause)
    state.used |= 1 << djinn
    if djinn == Djinn.SIBITTIS:
        ask(state, Ask.KEEP_DJINN, seat, cause)
        draw_for(state, Ask.DRAW_DJINN, TO_ASIDE, min(3, djinns_left(state)), cause)
    elif djinn == Djinn.SLOAR:
        draw_for(state, Ask.DRAW_CARD, seat, 1, cause)
    elif djinn != Djinn.ECHIDNA and djinn != Djinn.IBLIS:
        ask_about(state, Ask.TARGET, seat, djinn, 0, cause)


@kernel
def target_answers(state: State, actions: Cells, count: int) -> int:
    """The tiles the power in question can be used on."""
    djinn = asked_about(state)
    for tile in range(tiles_on(state)):
        if is_target(state, djinn, tile):
            actions[count] = encode(Verb.AT, tile)
            count += 1
    return count


@kernel
def answer_target(state: State, tile: int) -> None:
    """The power takes effect on the chosen tile."""
    seat, djinn, cause = asked_seat(state), asked_about(state), asked_cause(state)
    answered(state)
    if djinn == Djinn.ANUNNAK:
        number = 0
        for tribe in range(TRIBES):
            number += state.bag[tribe]
        draw_for(state, Ask.DRAW_MEEPLE, tile, min(3, number), cause)
    elif djinn == Djinn.BOURAQ:
        place_building(state, tile, Building.PALACE, cause)
    elif djinn == Djinn.ENKI:
        place_building(state, tile, Building.PALM, cause)
    else:
        take_control(state, seat, tile, cause)


@kernel
def answer_draw_meeple(state: State, tribe: int) -> None:
    """Chance has drawn a meeple from the bag for Anun-Nak (DJ-ANUNNAK-1)."""
    state.bag[tribe] -= 1
    put_meeple(state, asked_about(state), tribe)
    report(state, Kind.ADD, state.seat, tribe, 1, asked_about(state), asked_cause(state))
    one_drawn(state)


@kernel
def djinns_at(state: State, place: int, verb: Span, actions: Cells, count: int) -> int:
    """An action of the verb for each djinn at a place."""
    for djinn in range(DJINNS):
        if state.djinn[djinn] == place:
            actions[count] = encode(verb, djinn)
            count += 1
    return count


@kernel
def answer_keep_djinn(state: State, djinn: int) -> None:
    """Sibittis: one is kept, the others go to the discard (DJ-SIBITTIS-1)."""
    seat, cause = asked_seat(state), asked_cause(state)
    answered(state)
    obtain_djinn(state, seat, djinn, cause)
    discard_djinns_aside(state, cause)


@kernel
def discard_djinns_aside(state: State, cause: int) -> None:
    """What lies aside goes to the djinn discard."""
    for djinn in range(DJINNS):
        if state.djinn[djinn] == Place.ASIDE:
            state.djinn[djinn] = Place.DISCARD
            report_of_table(state, Kind.LEAVE_DJINN, djinn, 1, cause)
