"""What a seat observes: its view, and what follows from its log (the gold and whims of others, and the cards and items they took
openly), as one record of small integers.

Seats are relative: 0 is the observer, 1 the next seat clockwise, and so on; in the solo game 1 is Sultan Yazid.
"""

from dataclasses import dataclass, replace
from typing import Annotated, Any

import numpy as np

from naqala.catalog.cards import PALACES, PALMS, PROMOS, ROW_LENGTH, WHIMS
from naqala.catalog.names import CARDS, DJINNS, ITEMS, LANE, LEVELS, SEATS, THIEVES, TILES, TRIBES
from naqala.catalog.tiles import FACES
from naqala.engine.kernel import entry, kernel
from naqala.engine.layout import Cells, Grid, copier, fields_of, packed
from naqala.engine.mirror import States, is_plain
from naqala.engine.state import FIRST_CHANCE, MAX_GIVEN, MAX_PENDING, NOBODY, NOWHERE, REMEMBERED, Ask, Place, State
from naqala.engine.turn import actor, question

UNKNOWN = Place.DECK
"""The place of a djinn, thief or whim that the observer cannot see: in its deck, or drawn unseen by another seat."""


@dataclass(frozen=True)
class Bounds:
    """The least and the greatest number of a field."""

    low: int
    high: int


FLAG, COUNT, GOLD = Bounds(0, 1), Bounds(0, 99), Bounds(0, 9_999)
SEAT, TILE = Bounds(NOBODY, SEATS - 1), Bounds(NOWHERE, TILES - 1)
PLACE = Bounds(0, Place.CITY + TILES - 1)
TO = Bounds(-1, 63)


class Observation:
    """The fields, each with its meaning. What a turn remembers is observed besides, as ``State`` has it."""

    seats: Annotated[int, Bounds(1, SEATS)]
    """How many seats play; 1 is the solo game."""
    with_artisans: Annotated[int, FLAG]
    """Whether Artisans of Naqala is in the game."""
    with_thieves: Annotated[int, FLAG]
    """Whether Thieves of Naqala is in the game."""
    with_whims: Annotated[int, FLAG]
    """Whether Whims of the Sultan is in the game."""
    promos: Annotated[int, Bounds(0, 2 ** len(PROMOS) - 1)]
    """One bit for each promo, the first one lowest."""
    five_track: Annotated[int, FLAG]
    """Whether 4 seats bid on the 5-player track."""

    face: Annotated[Cells, TILES, Bounds(NOWHERE, len(FACES) - 1)]
    """Which tile lies there; -1 beyond the board."""
    meeples: Annotated[Grid, TILES, TRIBES, COUNT]
    """How many meeples of each tribe stand on each tile."""
    owner: Annotated[Cells, TILES, SEAT]
    """The seat whose camel or tent stands on each tile; -1 for none."""
    palms: Annotated[Cells, TILES, Bounds(0, PALMS)]
    """Palm trees on each tile."""
    palaces: Annotated[Cells, TILES, Bounds(0, PALACES)]
    """Palaces on each tile."""

    gold: Annotated[Cells, SEATS, GOLD]
    """Gold of each seat."""
    camels: Annotated[Cells, SEATS, COUNT]
    """Camels each seat has left."""
    tents: Annotated[Cells, SEATS, FLAG]
    """Whether each seat has its tent left."""
    tent_at: Annotated[Cells, SEATS, TILE]
    """The tile with the tent of each seat; -1 if it is not on the board."""
    front: Annotated[Grid, SEATS, TRIBES, COUNT]
    """Meeples of each tribe in front of each seat."""
    cards_held: Annotated[Cells, SEATS, COUNT]
    """How many resource cards each seat holds."""
    items_held: Annotated[Cells, SEATS, COUNT]
    """How many items each seat holds."""
    cards: Annotated[Grid, SEATS, CARDS, COUNT]
    """Resource cards of each kind that each seat is known to hold: all of the observer, and those that others took openly."""
    items: Annotated[Grid, SEATS, ITEMS, COUNT]
    """Items of each kind that each seat is known to hold, likewise."""

    bag: Annotated[Cells, TRIBES, COUNT]
    """Meeples of each tribe in the bag."""
    palm_supply: Annotated[int, COUNT]
    """Palm trees left in the supply."""
    palace_supply: Annotated[int, COUNT]
    """Palaces left in the supply."""
    row: Annotated[Cells, ROW_LENGTH, Bounds(-1, CARDS - 1)]
    """Face-up resource cards from the front; -1 beyond the last."""
    card_deck: Annotated[int, COUNT]
    """How many resource cards are in the deck."""
    card_discard: Annotated[Cells, CARDS, COUNT]
    """Resource cards of each kind in the discard."""
    item_deck: Annotated[int, COUNT]
    """How many items are in the deck."""
    item_discard: Annotated[Cells, ITEMS, COUNT]
    """Items of each kind in the discard."""
    djinn: Annotated[Cells, DJINNS, PLACE]
    """Where each djinn is."""
    thief: Annotated[Cells, THIEVES, PLACE]
    """Where each thief is."""
    whim: Annotated[Cells, WHIMS, PLACE]
    """Where each whim is."""

    bid_track: Annotated[Cells, SEATS, SEAT]
    """The seats in the order in which they bid; -1 beyond the last."""
    turn_track: Annotated[Grid, LEVELS, LANE, SEAT]
    """For each price level the seats whose markers lie there, in the order of bidding; -1 where none lies."""
    round_number: Annotated[int, GOLD]
    """The round, from 1."""
    last_camel: Annotated[int, FLAG]
    """Whether a seat has placed its last camel: the game ends with this round."""
    no_move: Annotated[int, FLAG]
    """Whether a player could not move: the game ends with this round."""

    step: Annotated[int, COUNT]
    """The step of the turn or round."""
    turn_of: Annotated[int, SEAT]
    """Whose turn it is; -1 while all bid and at the end of a round."""
    used: Annotated[Cells, DJINNS, FLAG]
    """Whether the djinn's cost was paid in this turn."""

    dice: Annotated[Cells, 2, Bounds(0, 6)]
    """Solo: the white and the black die as first rolled; 0 before."""
    targets: Annotated[Cells, 2, TILE]
    """Solo: the tiles that Yazid will clear, by the dice; -1 for none."""
    yazid_left: Annotated[int, FLAG]
    """Solo: whether Yazid is still to play in this round."""

    card_aside: Annotated[Cells, CARDS, COUNT]
    """Resource cards given up to Houssain, open to all."""
    item_aside: Annotated[Cells, ITEMS, COUNT]
    """Items that lie aside, by kind, if the observer sees them."""
    items_aside: Annotated[int, COUNT]
    """How many items lie aside."""
    palms_aside: Annotated[int, Bounds(0, PALMS)]
    """Palm trees given up to Shaum."""
    palaces_aside: Annotated[int, Bounds(0, PALACES)]
    """Palaces given up to Shaum."""
    tiles_aside: Annotated[Cells, MAX_GIVEN, TILE]
    """Tiles given up to Kohdjah, in the order of giving; -1 beyond."""

    ask: Annotated[int, COUNT]
    """The open question."""
    asked: Annotated[int, SEAT]
    """The seat that is asked; -1 for chance and when the game is over."""
    pending: Annotated[int, Bounds(0, MAX_PENDING)]
    """How many questions wait on the stack."""
    pending_ask: Annotated[Cells, MAX_PENDING, COUNT]
    """The questions on the stack, the topmost last; 0 beyond."""
    pending_seat: Annotated[Cells, MAX_PENDING, SEAT]
    """The seat that each of them is put to; -1 for chance."""
    pending_about: Annotated[Cells, MAX_PENDING, TO]
    """What each of them is about: a tile, a djinn or where a drawn thing goes, as the question needs."""
    pending_count: Annotated[Cells, MAX_PENDING, COUNT]
    """Draws that are still to be made; for the Flute and the Horn, what has been brought or placed."""
    pending_building: Annotated[Cells, MAX_PENDING, FLAG]
    """Which building each of them is about: 0 a palm tree, 1 a palace."""


_REMEMBERED = tuple(
    replace(field, extras=(Bounds(field.default, mark.most),))
    for field, mark in REMEMBERED
    if field.name not in ("seat", "used")  # which are told as turn_of, and djinn by djinn
)
FIELDS = (*fields_of(Observation), *_REMEMBERED)
OBSERVATION = packed(FIELDS)
SIZE = OBSERVATION.itemsize // 2
"""How many numbers an observation has."""


@kernel
def relative(state: State, seat: int, observer: int) -> int:
    """Return a seat as the observer counts; NOBODY stays."""
    if seat < 0 or state.seats == 1:
        return seat
    return (seat - observer) % state.seats


@kernel
def seat_after(state: State, observer: int, place: int) -> int:
    """Return the seat that the observer counts as ``place``; NOBODY if there is none."""
    if state.seats == 1:
        return place if place <= 1 else NOBODY
    return (observer + place) % state.seats if place < state.seats else NOBODY


@kernel
def is_drawn_by_another(state: State, ask: int, observer: int) -> bool:
    """Return whether another seat is choosing among things it has drawn (HID-6, DJ-SIBITTIS-3)."""
    for place in range(state.pending):
        if state.asked[place] == ask and state.asked_seat[place] != observer:
            return True
    return False


@kernel
def place_seen(state: State, place: int, observer: int) -> int:
    """Return the place of a djinn, thief or whim with the seat as the observer counts."""
    if place < Place.DECK:
        return relative(state, place, observer)
    if Place.FULFILLED <= place < Place.FULFILLED + SEATS:
        return Place.FULFILLED + relative(state, place - Place.FULFILLED, observer)
    return place


@kernel
def observe_board(state: State, observer: int, seen: Any) -> None:
    """Write the board."""
    for tile in range(TILES):
        seen.face[tile] = state.face[tile]
        seen.owner[tile] = relative(state, state.owner[tile], observer)
        seen.palms[tile] = state.palms[tile]
        seen.palaces[tile] = state.palaces[tile]
        for tribe in range(TRIBES):
            seen.meeples[tile, tribe] = state.meeples[tile, tribe]


@kernel
def observe_hand(state: State, observer: int, hands: Any, place: int, seat: int, seen: Any) -> None:
    """Write what a seat holds: how much, and what the observer knows of it; at the end nothing is hidden (HID-1)."""
    open_to_observer = seat == observer or question(state) == Ask.OVER
    for card in range(CARDS):
        seen.cards_held[place] += state.hand[seat, card]
        seen.cards[place, card] = state.hand[seat, card] if open_to_observer else hands.cards[seat, card]
    for item in range(ITEMS):
        seen.items_held[place] += state.items[seat, item]
        seen.items[place, item] = state.items[seat, item] if open_to_observer else hands.items[seat, item]


@kernel
def observe_seats(state: State, observer: int, hands: Any, seen: Any) -> None:
    """Write what the seats have."""
    for place in range(SEATS):
        seat = seat_after(state, observer, place)
        seen.gold[place] = 0
        seen.camels[place] = 0
        seen.tents[place] = 0
        seen.tent_at[place] = NOWHERE
        seen.cards_held[place] = 0
        seen.items_held[place] = 0
        for tribe in range(TRIBES):
            seen.front[place, tribe] = 0
        for card in range(CARDS):
            seen.cards[place, card] = 0
        for item in range(ITEMS):
            seen.items[place, item] = 0
        if seat == NOBODY:
            continue
        seen.gold[place] = state.gold[seat]
        seen.camels[place] = state.camels[seat]
        seen.tents[place] = state.tents[seat]
        seen.tent_at[place] = state.tent_at[seat]
        for tribe in range(TRIBES):
            seen.front[place, tribe] = state.front[seat, tribe]
        observe_hand(state, observer, hands, place, seat, seen)


@kernel
def observe_piles(state: State, observer: int, seen: Any) -> None:
    """Write rows, discards and the size of decks, and what lies aside."""
    seen.palm_supply = state.palm_supply
    seen.palace_supply = state.palace_supply
    seen.palms_aside = state.palms_aside
    seen.palaces_aside = state.palaces_aside
    for tribe in range(TRIBES):
        seen.bag[tribe] = state.bag[tribe]
    for place in range(ROW_LENGTH):
        seen.row[place] = state.row[place]
    for place in range(MAX_GIVEN):
        seen.tiles_aside[place] = state.tiles_aside[place]
    seen.card_deck = 0
    for card in range(CARDS):
        seen.card_deck += state.card_deck[card]
        seen.card_discard[card] = state.card_discard[card]
        seen.card_aside[card] = state.card_aside[card]
    hidden = is_drawn_by_another(state, Ask.KEEP_ITEM, observer)
    seen.item_deck = 0
    seen.items_aside = 0
    for item in range(ITEMS):
        seen.item_deck += state.item_deck[item]
        seen.item_discard[item] = state.item_discard[item]
        seen.items_aside += state.item_aside[item]
        seen.item_aside[item] = 0 if hidden else state.item_aside[item]


@kernel
def observe_places(state: State, observer: int, seen: Any) -> None:
    """Write where djinns, thieves and whims are."""
    hidden = is_drawn_by_another(state, Ask.KEEP_DJINN, observer)
    for djinn in range(DJINNS):
        seen.djinn[djinn] = place_seen(state, state.djinn[djinn], observer)
        seen.used[djinn] = (state.used >> djinn) & 1
        if hidden and state.djinn[djinn] == Place.ASIDE:
            seen.djinn[djinn] = UNKNOWN
    for thief in range(THIEVES):
        seen.thief[thief] = place_seen(state, state.thief[thief], observer)
    for whim in range(WHIMS):
        seen.whim[whim] = place_seen(state, state.whim[whim], observer)


observe_remembered = kernel(copier(__name__, "observe_remembered", _REMEMBERED))
"""Write what the turn remembers."""


@kernel
def observe_turn(state: State, observer: int, seen: Any) -> None:
    """Write the options, the tracks, the turn and the questions."""
    seen.seats = state.seats
    seen.with_artisans = state.with_artisans
    seen.with_thieves = state.with_thieves
    seen.with_whims = state.with_whims
    seen.promos = state.promos
    seen.five_track = state.five_track
    for place in range(SEATS):
        seen.bid_track[place] = relative(state, state.bid_track[place], observer)
    for level in range(LEVELS):
        for place in range(LANE):
            seen.turn_track[level, place] = relative(state, state.turn_track[level, place], observer)
    seen.round_number = state.round_number
    seen.last_camel = state.last_camel
    seen.no_move = state.no_move
    seen.step = state.step
    seen.turn_of = relative(state, state.seat, observer)
    observe_remembered(state, seen)
    for die in range(2):
        seen.dice[die] = state.dice[die]
        seen.targets[die] = state.targets[die]
    seen.yazid_left = state.yazid_left


@kernel
def observe_questions(state: State, observer: int, seen: Any) -> None:
    """Write the open question and those that wait; a drawn thing's way leads to a seat as the observer counts."""
    seen.ask = question(state)
    seen.asked = NOBODY if seen.ask == Ask.OVER or seen.ask >= FIRST_CHANCE else relative(state, actor(state), observer)
    seen.pending = state.pending
    for place in range(MAX_PENDING):
        ask = state.asked[place] if place < state.pending else 0
        seen.pending_ask[place] = ask
        seen.pending_seat[place] = NOBODY
        seen.pending_about[place] = 0
        seen.pending_count[place] = 0
        seen.pending_building[place] = 0
        if place >= state.pending:
            continue
        if ask < FIRST_CHANCE:
            seen.pending_seat[place] = relative(state, state.asked_seat[place], observer)
        about = state.asked_about[place]
        if ask in (Ask.DRAW_CARD, Ask.DRAW_DJINN, Ask.DRAW_ITEM) and about < SEATS:
            about = relative(state, about, observer)
        seen.pending_about[place] = about
        seen.pending_count[place] = state.asked_count[place]
        seen.pending_building[place] = state.asked_building[place]


@kernel
def observe(state: State, observer: int, hands: Any, seen: Any) -> None:
    """Write what a seat observes into a record; every number of it."""
    observe_turn(state, observer, seen)
    observe_board(state, observer, seen)
    observe_seats(state, observer, hands, seen)
    observe_piles(state, observer, seen)
    observe_places(state, observer, seen)
    observe_questions(state, observer, seen)


@entry
def observe_one(states: States, index: int, observer: int, hands: Any, records: Any) -> None:
    """Write what a seat observes in one position into the first record; ``hands`` holds the open hands."""
    observe(states[index], observer, hands[0], records[0])


def observation_of(states: States, seat: int, hands: Any) -> Any:
    """Return what a seat (from 0) observes in the first position, as a record with a field for each name. ``hands`` is an array
    with the open hands.
    """
    records: Any = np.zeros(1, OBSERVATION)
    if is_plain(states):
        records, hands = records.view(np.recarray), hands.view(np.recarray)
    observe_one(states, 0, seat, hands, records)
    return records[0]
