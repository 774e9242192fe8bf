"""What agrees in every position that play can reach: step, turn, dice, things aside and the stack of questions.

The engine trusts a position: a question without an answer further down the stack would block a game for good. So positions
written from outside are checked here, by the functions that ask the questions.
"""

from collections.abc import Sequence
from typing import NamedTuple

from naqala.catalog.cards import DJINN_ROW_LENGTH, FLUTE_MEEPLES, ROW_LENGTH, SOLO_DOUBLE_ON, WHIMS
from naqala.catalog.names import CARDS, DIRECTIONS, ITEMS, LEVELS, THIEVES, TRIBES, Djinn, TileKind
from naqala.engine.board import has_exit, is_free, is_land, kind_of, neighbour, tiles_on
from naqala.engine.buildings import redirector, supply_of
from naqala.engine.cleanup import is_city_without_whim
from naqala.engine.control import has_piece
from naqala.engine.djinns import djinns_in_row, djinns_left, djinns_of, owns
from naqala.engine.items import can_bring_to, has_unowned_land
from naqala.engine.kernel import constants, kernel
from naqala.engine.layout import Cells
from naqala.engine.lookup import DJINN_DRAWS, FREE_POWERS
from naqala.engine.setup import meeple_total
from naqala.engine.solo import tile_rolled
from naqala.engine.state import (
    FIRST_BARGAIN,
    FIRST_CHANCE,
    LAST_BARGAIN,
    MAX_GIVEN,
    NO_TRIBE,
    NOBODY,
    NOWHERE,
    TO_ASIDE,
    TO_ROW,
    Ask,
    Lost,
    Place,
    State,
    Step,
)
from naqala.engine.stocks import total
from naqala.engine.thieves import GIVE, TAKE, can_give


class _Law(NamedTuple):
    """What every position keeps: the laws by the numbers of their ids, then what else agrees."""

    MEEPLES: int = 1
    CARDS: int = 2
    DJINNS: int = 3
    ITEMS: int = 4
    THIEVES_AND_WHIMS: int = 5
    PIECES: int = 6
    BUILDINGS: int = 7
    FORBIDDEN: int = 8
    MARKERS: int = 9
    ASIDE: int = 10
    MAPS: int = 11
    """The maps ``where``, ``exits`` and ``land``, computed from the board, and the depth of the stack."""
    STEP: int = 12
    MOVER: int = 13
    LOSS: int = 14
    TURN_TRACK: int = 15
    BID_TRACK: int = 16
    MOVE: int = 17
    HAND: int = 18
    FIRST_DROP: int = 19
    TILE_BEFORE: int = 20
    COLLECTION: int = 21
    COLLECTED: int = 22
    COLLECTED_IN_HAND: int = 23
    DICE: int = 24
    TILES_ASIDE: int = 25
    STACK: int = 26
    SEAT_ASKED: int = 27
    ANSWER: int = 28


Law = _Law()
LAW = 1000
"""A fault is law * LAW + what it concerns."""
FIRST_WHIM = 100
"""Whims have these numbers and higher ones where a fault can concern a thief or a whim."""
ANYWHERE = -2
NO_THIEF = -1
_BELOW_DRAWS = constants([Ask.PIECE, Ask.KEEP_ITEM, Ask.KEEP_DJINN, Ask.HORN])
"""Questions that wait for draws; those of thieves wait for gifts, and all others are alone on the stack."""
_STANDS_ON = constants([TileKind.OASIS, TileKind.VILLAGE])
"""By building: the kind of tile that gets it (TILE-OA-1, TILE-VI-1)."""
_FROM_ASIDE = constants([Ask.TAKE_CARDS, Ask.TAKE_ITEM, Ask.TAKE_DJINN, Ask.TAKE_BUILDING, Ask.CLAIM])


@kernel
def fault_of(law: int, which: int) -> int:
    """Return the number of a fault."""
    return law * LAW + which


@kernel
def count_at(places: Cells | Sequence[int], kinds: int, place: int) -> int:
    """Return how many things are in a place."""
    number = 0
    for kind in range(kinds):
        number += places[kind] == place
    return number


@kernel
def wrong_turn(state: State) -> int:
    """Check that this game has the step, that a seat has the turn only in steps of a turn, and that only a solo game is lost
    before its end (SOLO-2). Between rounds all markers are on the bid track; during a turn the mover's marker is the last there
    (TURN-2).
    """
    step, solo, last = state.step, state.seats == 1, NOBODY
    if (solo and step == Step.BID) or (not solo and (step == Step.ROLL or step == Step.OUTBID)):
        return fault_of(Law.STEP, 0)
    if (Step.MOVE <= step <= Step.LAST) != (state.seat != NOBODY):
        return fault_of(Law.MOVER, 0)
    if state.lost != Lost.NO and not (solo and step == Step.OVER):
        return fault_of(Law.LOSS, 0)
    if (step == Step.CLEANUP or step == Step.OVER) and total(state.lane_length, LEVELS) > 0:
        return fault_of(Law.TURN_TRACK, 0)
    if state.bid_length > 0:
        last = state.bid_track[state.bid_length - 1]
    if state.seat != NOBODY and not solo and last != state.seat:
        return fault_of(Law.BID_TRACK, 0)
    return 0


@kernel
def is_next_to(state: State, tile: int, other: int) -> bool:
    """Return whether a meeple can go from one tile straight to the other."""
    for direction in range(DIRECTIONS):
        if has_exit(state, tile, direction) and neighbour(tile, direction) == other:
            return True
    return False


@kernel
def wrong_move(state: State) -> int:
    """Check that the hand is on the start tile, or came over an open edge from the tile before (SOW-2, SOW-3)."""
    for which, tile in enumerate((state.start, state.at, state.before)):
        if tile != NOWHERE and not is_land(state, tile):
            return fault_of(Law.MOVE, which)
    if state.step != Step.SOW:
        return 0
    if state.start == NOWHERE or state.at == NOWHERE or total(state.held, TRIBES) == 0:
        return fault_of(Law.HAND, 0)
    if state.before == NOWHERE and state.at != state.start:
        return fault_of(Law.FIRST_DROP, 0)
    if state.before != NOWHERE and not is_next_to(state, state.at, state.before):
        return fault_of(Law.TILE_BEFORE, 0)
    return 0


@kernel
def wrong_collection(state: State) -> int:
    """Check that the collected tribe is known from the end of the move to the tile action, and in hand until it acts."""
    step, tribe, count = state.step, state.tribe, state.count
    if Step.GALBELLS <= step <= Step.TILE and (tribe == NO_TRIBE or state.at == NOWHERE):
        return fault_of(Law.COLLECTION, 0)
    if (tribe == NO_TRIBE) != (count == 0) or (tribe != NO_TRIBE and count > meeple_total(state, tribe)):
        return fault_of(Law.COLLECTED, 0)
    if step == Step.GALBELLS or step == Step.TRIBE:
        if state.held[tribe] != count or total(state.held, TRIBES) != count:
            return fault_of(Law.COLLECTED_IN_HAND, 0)
    return 0


@kernel
def wrong_dice(state: State) -> int:
    """Check that dice and targets are those of the step, and that Yazid waits only during the player's turn (SOLO-3, SOLO-4)."""
    if state.seats > 1:
        return 0
    step, white, black, first, second = state.step, state.dice[0], state.dice[1], state.targets[0], state.targets[1]
    fits = (white == 0) == (black == 0) and max(first, second) < tiles_on(state)
    fits = fits and (second == NOWHERE or (first != NOWHERE and first != second))
    if state.seat == NOBODY and state.yazid_left:
        fits = False
    elif step == Step.CLEANUP or (step == Step.ROLL and black != SOLO_DOUBLE_ON):
        fits = fits and white == 0 and first == NOWHERE
    elif step == Step.ROLL:
        fits = fits and second == NOWHERE
    elif step == Step.OUTBID and black == SOLO_DOUBLE_ON:
        fits = fits and second != NOWHERE
    elif step == Step.OUTBID:
        fits = fits and white > 0 and first == tile_rolled(white, black) and second == NOWHERE
    if fits:
        return 0
    return fault_of(Law.DICE, 0)


@kernel
def laid_aside(state: State, asked: int) -> int:
    """Return how many things lie aside for a question to choose from."""
    if asked == Ask.TAKE_CARDS:
        return total(state.card_aside, CARDS)
    if asked == Ask.TAKE_ITEM or asked == Ask.KEEP_ITEM:
        return total(state.item_aside, ITEMS)
    if asked == Ask.TAKE_DJINN or asked == Ask.KEEP_DJINN:
        return djinns_of(state, Place.ASIDE)
    if asked == Ask.TAKE_BUILDING:
        return state.palms_aside + state.palaces_aside
    if asked == Ask.CLAIM:
        return MAX_GIVEN - count_at(state.tiles_aside, MAX_GIVEN, NOWHERE)
    return 0


@kernel
def wrong_aside(state: State) -> int:
    """Check that what lies aside belongs to the effect whose question is at the bottom of the stack (LAW-10)."""
    bottom, aside = Ask.OVER, 0
    if state.pending > 0:
        bottom = state.asked[0]
    for asked in _FROM_ASIDE:
        aside += laid_aside(state, asked)
    if aside != laid_aside(state, bottom):
        return fault_of(Law.ASIDE, 0)
    for place in range(MAX_GIVEN):
        tile = state.tiles_aside[place]
        if tile != NOWHERE and not (is_free(state, tile) and count_at(state.tiles_aside, MAX_GIVEN, tile) == 1):
            return fault_of(Law.TILES_ASIDE, 0)
    if bottom == Ask.CLAIM and aside + state.pending > state.seats:
        return fault_of(Law.TILES_ASIDE, 0)
    return 0


@kernel
def wrong_stack(state: State) -> int:
    """Check that an effect asks the active seat one question, with only draws or the victims' gifts above it. While meeples are
    being dropped, and when the game is over, no question is on the stack.
    """
    for place in range(state.pending):
        if not is_well_placed(state, place) or state.step == Step.SOW or state.step == Step.OVER:
            return fault_of(Law.STACK, place)
        if not is_asked_of(state, place):
            return fault_of(Law.SEAT_ASKED, place)
        if not can_be_answered(state, place):
            return fault_of(Law.ANSWER, place)
    return 0


@kernel
def thief_for(asked: int) -> int:
    """Return the thief for which a victim is asked to give, or NO_THIEF."""
    for thief in range(THIEVES):
        if GIVE[thief] == asked:
            return thief
    return NO_THIEF


@kernel
def is_well_placed(state: State, place: int) -> bool:
    """Return whether the question can be in this place of the stack."""
    asked, bottom = state.asked[place], state.asked[0]
    if asked >= FIRST_CHANCE:
        for below in _BELOW_DRAWS:
            if bottom == below:
                return True
        return bottom >= FIRST_CHANCE
    if thief_for(asked) != NO_THIEF:
        return bottom == TAKE[thief_for(asked)]
    return place == 0


@kernel
def is_asked_of(state: State, place: int) -> bool:
    """Return whether the right seat is asked: the active one, or each other seat once to give something."""
    if state.asked[place] >= FIRST_CHANCE:
        return True
    if place == 0:
        return state.asked_seat[0] == state.seat
    return count_at(state.asked_seat, place, state.asked_seat[place]) == 0


@kernel
def can_be_answered(state: State, place: int) -> bool:
    """Return whether what the question is about is there, or will be once the questions above are answered."""
    asked, seat, about = state.asked[place], state.asked_seat[place], state.asked_about[place]
    if asked >= FIRST_CHANCE:
        return can_be_drawn(state, place)
    if thief_for(asked) != NO_THIEF:
        return can_give(state, thief_for(asked), seat)
    if asked == Ask.PIECE:
        return is_free(state, about) and has_piece(state, seat)
    if asked == Ask.TARGET:
        return owns(state, seat, about) and count_at(FREE_POWERS, len(FREE_POWERS), about) == 1
    if asked == Ask.REDIRECT:
        building = state.asked_building[place]
        is_meant = kind_of(state, about) == _STANDS_ON[building]
        return is_meant and owns(state, seat, redirector(building)) and supply_of(state, building) > 0
    if asked == Ask.BRING:
        return state.asked_count[place] < FLUTE_MEEPLES and can_bring_to(state, about)
    if asked == Ask.TALISMAN_TO:
        return state.owner[about] == seat and has_unowned_land(state)
    if asked == Ask.TALISMAN_FROM:
        return has_unowned_land(state)
    if asked == Ask.KEEP_DJINN and draws_left(state, Ask.DRAW_DJINN, TO_ASIDE) > 0:
        return draws_left(state, Ask.DRAW_DJINN, ANYWHERE) <= djinns_left(state)
    if asked == Ask.KEEP_ITEM and draws_left(state, Ask.DRAW_ITEM, TO_ASIDE) > 0:
        return True
    if asked == Ask.KEEP_ITEM or asked == Ask.KEEP_DJINN:
        return laid_aside(state, asked) > 0
    if FIRST_BARGAIN <= asked <= LAST_BARGAIN:
        return laid_aside(state, asked) > 0 or state.pending > 1
    return True


@kernel
def draws_left(state: State, asked: int, destination: int) -> int:
    """Return how many draws of this kind are still on the stack, for one destination or ANYWHERE."""
    number = 0
    for place in range(state.pending):
        if state.asked[place] == asked and (destination == ANYWHERE or state.asked_about[place] == destination):
            number += max(1, state.asked_count[place])
    return number


@kernel
def can_be_drawn(state: State, place: int) -> bool:
    """Return whether there is room for what is drawn and, where no pile can be refilled, enough to draw."""
    asked, about, bottom = state.asked[place], state.asked_about[place], state.asked[0]
    number, all_ = draws_left(state, asked, about), draws_left(state, asked, ANYWHERE)
    if asked == Ask.DRAW_THIEF:
        return number == 1 and count_at(state.thief, THIEVES, Place.ROW) == 0 and count_at(state.thief, THIEVES, Place.DECK) > 0
    if asked == Ask.DRAW_WHIM:
        waits = number == 1 and is_land(state, about) and is_city_without_whim(state, about)
        return waits and all_ <= count_at(state.whim, WHIMS, Place.DECK)
    if state.asked_count[place] < 1:
        return False
    if asked == Ask.DRAW_MEEPLE:
        return is_land(state, about) and number <= DJINN_DRAWS[Djinn.ANUNNAK] and all_ <= total(state.bag, TRIBES)
    if asked == Ask.DRAW_CARD:
        return about != TO_ASIDE and (about != TO_ROW or state.row_length + number <= ROW_LENGTH)
    if asked == Ask.DRAW_DJINN and about != TO_ASIDE:
        return about != TO_ROW or djinns_in_row(state) + number <= DJINN_ROW_LENGTH
    if asked == Ask.DRAW_DJINN:
        return bottom == Ask.KEEP_DJINN
    return about != TO_ROW and (about != TO_ASIDE or bottom == Ask.KEEP_ITEM)
