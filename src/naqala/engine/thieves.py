"""Thieves: the other players give something in clockwise order, then the user takes (THF)."""

from naqala.catalog.names import CARDS, ITEMS, Building, Deed, Djinn, Thief, Tribe
from naqala.catalog.verbs import PASS, Span, Verb
from naqala.engine.actions import HANDFUL_FIRST, HANDFUL_SECOND, HANDFULS, encode
from naqala.engine.board import tiles_on
from naqala.engine.buildings import add_building, return_to_supply
from naqala.engine.control import has_piece, owns_a_tile, take_back, take_control
from naqala.engine.djinns import discard_djinns_aside, djinns_of, obtain_djinn
from naqala.engine.events import Cause, Kind, report, report_of_seat, report_of_table
from naqala.engine.items import items_held, take_item_aside
from naqala.engine.kernel import constants, kernel
from naqala.engine.layout import Cells
from naqala.engine.lookup import TRIBE_THIEF
from naqala.engine.payments import cards_held, holder, reward_all
from naqala.engine.pending import answered, ask, asked_cause, asked_seat
from naqala.engine.state import MAX_GIVEN, NO_CARD, NOWHERE, Ask, Place, State

GIVE = constants([Ask.GIVE_CARDS, Ask.OVER, Ask.GIVE_DJINN, Ask.GIVE_TILE, Ask.GIVE_BUILDING, Ask.GIVE_ITEM])
TAKE = constants([Ask.TAKE_CARDS, Ask.OVER, Ask.TAKE_DJINN, Ask.CLAIM, Ask.TAKE_BUILDING, Ask.TAKE_ITEM])
ASIDE = -1


@kernel
def buildings_of(state: State, seat: int) -> int:
    """Return how many palm trees and palaces stand on the seat's tiles."""
    number = 0
    for tile in range(tiles_on(state)):
        if state.owner[tile] == seat:
            number += state.palms[tile] + state.palaces[tile]
    return number


@kernel
def can_give(state: State, thief: int, seat: int) -> bool:
    """Return whether the seat is a victim of this thief: Morgiane does not protect it, and it has what the thief wants (THF-8,
    THF-9, THF-26).
    """
    if holder(state, Djinn.MORGIANE) == seat:
        return False
    if thief == Thief.HOUSSAIN:
        return cards_held(state, seat) > 0
    if thief == Thief.ZIAD:
        return state.front[seat, Tribe.VIZIER] > 0
    if thief == Thief.OUAFAT:
        return djinns_of(state, seat) > 0
    if thief == Thief.KOHDJAH:
        return owns_a_tile(state, seat)
    if thief == Thief.SHAUM:
        return buildings_of(state, seat) > 0
    return items_held(state, seat) > 0


@kernel
def asks_thief(state: State) -> bool:
    """Return whether the seat owns the thief of the tribe that has just acted, and at least one seat can give something (THF-3,
    THF-17, THF-21).
    """
    if state.with_thieves == 0:
        return False
    thief = TRIBE_THIEF[state.tribe]
    if state.thief[thief] != state.seat:
        return False
    for seat in range(state.seats):
        if seat != state.seat and can_give(state, thief, seat):
            return True
    return False


@kernel
def use_thief(state: State, thief: int) -> None:
    """Remove the thief from the game and ask the victims clockwise from the user's left, one after the other, then the user
    (THF-3, THF-4, THF-20, XSET-9).
    """
    user, cause = state.seat, Cause.THIEF + thief
    state.thief[thief] = Place.USED
    report_of_seat(state, Kind.USE_THIEF, user, thief, 1, cause)
    if thief == Thief.ZIAD:
        take_viziers(state, user)
        return
    ask(state, TAKE[thief], user, cause)
    for distance in range(state.seats - 1, 0, -1):
        victim = (user + distance) % state.seats
        if can_give(state, thief, victim):
            ask(state, GIVE[thief], victim, cause)


@kernel
def take_viziers(state: State, user: int) -> None:
    """Ziad: take a Vizier from each victim, keep one and put the others into the bag; Dhenim pays (THF-11, THF-16)."""
    cause, given = Cause.THIEF + Thief.ZIAD, 0
    for seat in range(state.seats):
        if seat != user and can_give(state, Thief.ZIAD, seat):
            state.front[seat, Tribe.VIZIER] -= 1
            given += 1
            report_of_seat(state, Kind.GIVE_MEEPLE, seat, Tribe.VIZIER, 1, cause)
    state.front[user, Tribe.VIZIER] += 1
    report_of_seat(state, Kind.GET_MEEPLE, user, Tribe.VIZIER, 1, cause)
    state.bag[Tribe.VIZIER] += given - 1
    report_of_table(state, Kind.LEAVE_MEEPLE, Tribe.VIZIER, given - 1, cause)
    reward_all(state, Deed.GET_VIZIERS, user)


@kernel
def cards_in(state: State, source: int, card: int) -> int:
    """Return how many cards of a kind are in a seat's hand, or lie aside."""
    if source == ASIDE:
        return state.card_aside[card]
    return state.hand[source, card]


@kernel
def handful_answers(state: State, source: int, verb: Span, actions: Cells, count: int) -> int:
    """Write the pairs of cards in a hand or aside, or the only card there is (THF-10, THF-22)."""
    total = 0
    for card in range(CARDS):
        total += cards_in(state, source, card)
    for handful in range(HANDFULS):
        first, second = HANDFUL_FIRST[handful], HANDFUL_SECOND[handful]
        if second == NO_CARD:
            there = total == 1 and cards_in(state, source, first) == 1
        elif first == second:
            there = cards_in(state, source, first) >= 2
        else:
            there = cards_in(state, source, first) > 0 and cards_in(state, source, second) > 0
        if there:
            actions[count] = encode(verb, handful)
            count += 1
    return count


@kernel
def answer_give_cards(state: State, handful: int) -> None:
    """Houssain: put the victim's cards aside, open to all (THF-10)."""
    seat, cause = asked_seat(state), asked_cause(state)
    answered(state)
    for card in (HANDFUL_FIRST[handful], HANDFUL_SECOND[handful]):
        if card != NO_CARD:
            state.hand[seat, card] -= 1
            state.card_aside[card] += 1
            report_of_seat(state, Kind.GIVE_CARD, seat, card, 1, cause)


@kernel
def answer_take_cards(state: State, handful: int) -> None:
    """Houssain: give the user two of the cards and discard the rest (THF-10)."""
    seat, cause = asked_seat(state), asked_cause(state)
    answered(state)
    for card in (HANDFUL_FIRST[handful], HANDFUL_SECOND[handful]):
        if card != NO_CARD:
            state.card_aside[card] -= 1
            state.hand[seat, card] += 1
            report_of_seat(state, Kind.GET_CARD, seat, card, 1, cause)
    for card in range(CARDS):
        report_of_table(state, Kind.LEAVE_CARD, card, state.card_aside[card], cause)
        state.card_discard[card] += state.card_aside[card]
        state.card_aside[card] = 0


@kernel
def answer_give_djinn(state: State, djinn: int) -> None:
    """Ouafat: put a djinn of the victim aside (THF-12)."""
    report_of_seat(state, Kind.GIVE_DJINN, asked_seat(state), djinn, 1, asked_cause(state))
    answered(state)
    state.djinn[djinn] = Place.ASIDE


@kernel
def answer_take_djinn(state: State, djinn: int) -> None:
    """Ouafat: give the user one of the djinns and discard the rest (THF-12)."""
    seat, cause = asked_seat(state), asked_cause(state)
    answered(state)
    obtain_djinn(state, seat, djinn, Kind.GET_DJINN, cause)
    discard_djinns_aside(state, cause)


@kernel
def answer_give_tile(state: State, tile: int) -> None:
    """Kohdjah: return a piece to the victim, who loses the tile (THF-13, THF-23)."""
    cause = asked_cause(state)
    answered(state)
    take_back(state, tile, cause)
    place = 0
    while state.tiles_aside[place] != NOWHERE:
        place += 1
    state.tiles_aside[place] = tile


@kernel
def claim_answers(state: State, actions: Cells, count: int) -> int:
    """Kohdjah: write ``pass`` and the tiles given up (THF-8)."""
    actions[count] = PASS
    count += 1
    for tile in range(tiles_on(state)):
        for place in range(MAX_GIVEN):
            if state.tiles_aside[place] == tile:
                actions[count] = encode(Verb.CLAIM, tile)
                count += 1
    return count


@kernel
def answer_claim(state: State, tile: int) -> None:
    """Kohdjah: let the user take control of the tile with everything on it (THF-13, THF-23)."""
    seat, cause = asked_seat(state), asked_cause(state)
    settle_claim(state)
    take_control(state, seat, tile, cause)


@kernel
def settle_claim(state: State) -> None:
    """Kohdjah: leave the tiles given up unowned."""
    answered(state)
    for place in range(MAX_GIVEN):
        state.tiles_aside[place] = NOWHERE


@kernel
def asks_claim(state: State) -> bool:
    """Return whether the user has a camel or the tent left to claim a tile with (THF-23)."""
    return has_piece(state, asked_seat(state))


@kernel
def give_building_answers(state: State, actions: Cells, count: int) -> int:
    """Shaum: write the palm trees and palaces on the victim's tiles (THF-14)."""
    for tile in range(tiles_on(state)):
        if state.owner[tile] == asked_seat(state):
            if state.palms[tile] > 0:
                actions[count] = encode(Verb.GIVE_BUILDING, tile, Building.PALM)
                count += 1
            if state.palaces[tile] > 0:
                actions[count] = encode(Verb.GIVE_BUILDING, tile, Building.PALACE)
                count += 1
    return count


@kernel
def answer_give_building(state: State, tile: int, building: int) -> None:
    """Shaum: put a palm tree or palace of the victim aside."""
    report(state, Kind.GIVE_BUILDING, asked_seat(state), building, 1, tile, asked_cause(state))
    answered(state)
    add_building(state, tile, building, -1)
    set_aside(state, building, 1)


@kernel
def set_aside(state: State, building: int, number: int) -> None:
    """Add to the buildings that lie aside during Shaum's effect."""
    if building == Building.PALM:
        state.palms_aside += number
    else:
        state.palaces_aside += number


@kernel
def take_building_answers(state: State, actions: Cells, count: int) -> int:
    """Shaum: write each building that lies aside for each tile of the user (THF-24)."""
    for tile in range(tiles_on(state)):
        if state.owner[tile] == asked_seat(state):
            if state.palms_aside > 0:
                actions[count] = encode(Verb.PUT, tile, Building.PALM)
                count += 1
            if state.palaces_aside > 0:
                actions[count] = encode(Verb.PUT, tile, Building.PALACE)
                count += 1
    return count


@kernel
def answer_take_building(state: State, tile: int, building: int) -> None:
    """Shaum: put a building on a tile of the user; Monkir pays for a palace, the rest returns to the supply (DJ-MONKIR-2)."""
    seat = asked_seat(state)
    set_aside(state, building, -1)
    add_building(state, tile, building, 1)
    report(state, Kind.PUT_BUILDING, seat, building, 1, tile, asked_cause(state))
    if building == Building.PALACE:
        reward_all(state, Deed.PLACE_PALACE, seat)
    settle_take_building(state)


@kernel
def settle_take_building(state: State) -> None:
    """Shaum: return what lies aside to the supply."""
    report_of_table(state, Kind.RETURN_BUILDING, Building.PALM, state.palms_aside, asked_cause(state))
    report_of_table(state, Kind.RETURN_BUILDING, Building.PALACE, state.palaces_aside, asked_cause(state))
    answered(state)
    return_to_supply(state, state.palms_aside, state.palaces_aside)
    state.palms_aside = 0
    state.palaces_aside = 0


@kernel
def asks_take_building(state: State) -> bool:
    """Return whether the user owns a tile to put a building on (THF-24)."""
    return owns_a_tile(state, asked_seat(state))


@kernel
def answer_give_item(state: State, item: int) -> None:
    """Madjaar: put an item of the victim aside, open to all (THF-25)."""
    state.items[asked_seat(state), item] -= 1
    state.item_aside[item] += 1
    report_of_seat(state, Kind.GIVE_ITEM, asked_seat(state), item, 1, asked_cause(state))
    answered(state)


@kernel
def answer_take_item(state: State, item: int) -> None:
    """Madjaar: give the user one of the items, open to all (THF-15, THF-25)."""
    take_item_aside(state, item, Kind.GET_ITEM)


@kernel
def give_item_answers(state: State, actions: Cells, count: int) -> int:
    """Madjaar: write the items that the victim holds."""
    for item in range(ITEMS):
        if state.items[asked_seat(state), item] > 0:
            actions[count] = encode(Verb.GIVE_ITEM, item)
            count += 1
    return count
