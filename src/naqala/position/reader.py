"""Reading a position: fill a state from the values of schema.py. A deck, bag or supply that is left out gets the remaining
things.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec import UNSET

from naqala.catalog.cards import PALACES, PALMS
from naqala.catalog.names import (
    BUILDING_WORDS,
    CARDS,
    COLUMNS,
    DJINN_WORDS,
    ITEMS,
    PRICES,
    SEATS,
    TILE_WORDS,
    TILES,
    TRIBES,
)
from naqala.catalog.tiles import FACE_WORDS
from naqala.engine.events import CAUSE_WORDS
from naqala.engine.state import (
    ABOUT,
    FIRST_BARGAIN,
    FIRST_CHANCE,
    LAST_BARGAIN,
    NOBODY,
    NOWHERE,
    REMEMBERED,
    TO_ASIDE,
    TO_ROW,
    YAZID,
    Ask,
    Place,
    State,
)
from naqala.engine.turn import STEP_ASKS
from naqala.errors import FormatError
from naqala.position.binding import bindings_of, read_struct
from naqala.position.schema import Position, Question, Turn, Yazid
from naqala.position.sets import any_start, blank_for
from naqala.position.words import ASK_WORDS, STEP_WORDS, usual_cause
from naqala.reading import misfit

_PARTS = ("supply", "cards", "djinns", "items", "thieves", "whims", "end", "turn", "solo", "aside")
_ONLY_WITH = {
    "artisans": (*range(Ask.SCIMITAR, Ask.HORN + 1), Ask.KEEP_ITEM, Ask.GIVE_ITEM, Ask.TAKE_ITEM, Ask.DRAW_ITEM),
    "thieves": (*range(FIRST_BARGAIN, LAST_BARGAIN + 1), Ask.DRAW_THIEF),
    "whims": (Ask.DRAW_WHIM,),
}
_TURN = {bound.name: name for name, bound in bindings_of(Turn).items()}
"""The names in a position of what a turn remembers."""


def state_from(position: Position) -> State:
    """Return the position as a state."""
    state, total = blank_for(position.options), any_start(position.options)
    _refuse_foreign_parts(position)
    _check_seats(position)
    _read_board(position, state, total)
    for seat, entry in enumerate(position.seats):
        read_struct(entry, state, f"position.seats[{seat}]", seat)
    if position.yazid is not None:
        read_struct(position.yazid, state, "position.yazid", YAZID)
    read_struct(position, state, "position")
    for name in _PARTS:
        if (part := getattr(position, name)) is not None:
            read_struct(part, state, f"position.{name}")
    state.row_length, state.bid_length = len(position.cards.row), len(position.bid_track or ())
    for price, seats in (position.turn_track or {}).items():
        level = PRICES.index(int(price))
        state.lane_length[level] = len(seats)
        for place, seat in enumerate(seats):
            state.turn_track[level, place] = seat - 1
    _check_turn(position, state)
    for place, question in enumerate(position.pending):
        _read_question(question, state, place)
    _fill_up(position, state, total)
    return state


def _refuse_foreign_parts(position: Position) -> None:
    """Refuse parts of an expansion that is not in the game, instead of dropping them silently."""
    options = position.options
    for name, wanted in (("items", "artisans"), ("thieves", "thieves"), ("whims", "whims")):
        if getattr(position, name) is not None and wanted not in options.expansions:
            got = ", ".join(options.expansions) or "no expansions"
            raise FormatError(f"position.{name}: expected only with {wanted}, got {got}")
    for name in ("yazid", "solo") if not options.solo else ("bid_track", "turn_track"):
        if getattr(position, name) is not None:
            wanted = "with 2 or more seats" if options.solo else "in the solo game"
            raise FormatError(f"position.{name}: expected only {wanted}, got {options.seats} seats")


def _seats_named(position: Position) -> Iterator[tuple[str, Any]]:
    """Yield every place that names a seat of the game; in the solo game Yazid owns tiles as seat 2."""
    yield "position.turn.seat", position.turn.seat
    yield from ((f"position.bid_track[{place}]", seat) for place, seat in enumerate(position.bid_track or ()))
    for price, seats in (position.turn_track or {}).items():
        yield from ((f"position.turn_track.{price}[{place}]", seat) for place, seat in enumerate(seats))
    for place, question in enumerate(position.pending):
        yield f"position.pending[{place}].seat", question.seat
        yield f"position.pending[{place}].to", question.to
    if not position.options.solo:
        yield from ((f"position.board.{tile}.owner", entry.owner) for tile, entry in position.board.items())


def _check_seats(position: Position) -> None:
    if len(position.seats) != position.options.seats:
        raise misfit(len(position.seats), f"{position.options.seats} seats", "position.seats")
    for path, seat in _seats_named(position):
        if isinstance(seat, int) and seat > position.options.seats:
            raise misfit(seat, f"a whole number from 1 to {position.options.seats}", path)


def _read_board(position: Position, state: State, total: State) -> None:
    """Read all tiles; each face must occur as often as in the set."""
    words = TILE_WORDS[: state.rows * COLUMNS]
    for name in sorted(set(words) ^ set(position.board)):
        got = f"got {name!r}" if name in position.board else f"but {name} is missing"
        raise FormatError(f"position.board: expected all tiles a1 to {words[-1]} and no others, {got}")
    for tile, name in enumerate(words):
        entry, path = position.board[name], f"position.board.{name}"
        read_struct(entry, state, path, tile)
        if entry.piece is not None and entry.owner is None:
            raise misfit(entry.piece, "a piece only together with an owner", f"{path}.piece")
        if entry.piece == "tent":
            if not state.with_artisans or state.tent_at[state.owner[tile]] != NOWHERE:
                raise misfit(entry.piece, "at most one tent a seat, and only with artisans", f"{path}.piece")
            state.tent_at[state.owner[tile]] = tile
    found = Counter(entry.tile for entry in position.board.values())
    needed = Counter(FACE_WORDS[total.face[tile]] for tile in range(len(words)))
    for name in sorted((found - needed) + (needed - found)):
        raise FormatError(f"position.board: expected {needed[name]} tiles {name!r} in this set, got {found[name]}")


def _check_turn(position: Position, state: State) -> None:
    """Refuse what is not remembered in this step."""
    for field, mark in REMEMBERED:
        name = _TURN[field.name]
        value = getattr(position.turn, name)
        if isinstance(value, list) and len(set(value)) < len(value):
            raise misfit(value, "each name once", f"position.turn.{name}")
        if value and not mark.first <= state.step <= mark.last:
            steps = " to ".join(dict.fromkeys((STEP_WORDS[mark.first], STEP_WORDS[mark.last])))
            raise misfit(value, f"this only in step {steps}, not in {position.turn.step}", f"position.turn.{name}")


def _read_question(question: Question, state: State, place: int) -> None:
    """Read a question of the stack with exactly the fields it needs."""
    path, ask = f"position.pending[{place}]", ASK_WORDS.index(question.ask)
    if ask in STEP_ASKS:
        raise misfit(question.ask, "a question that can be pending", f"{path}.ask")
    wanted = {"ask", *ABOUT.get(ask, ()), *(("seat",) if ask < FIRST_CHANCE else ())}
    given = {name for name in question.__struct_fields__ if name != "cause" and getattr(question, name) is not None}
    if given != wanted:
        raise FormatError(f"{path}: expected the fields {', '.join(sorted(wanted))}, got {', '.join(sorted(given))}")
    if any(ask in asks and not getattr(state, f"with_{name}") for name, asks in _ONLY_WITH.items()):
        raise misfit(question.ask, "a question of the expansions in this game", path)
    about: Any = NOWHERE
    if question.tile is not None:
        about = TILE_WORDS.index(question.tile)
    elif question.djinn is not None:
        about = DJINN_WORDS.index(question.djinn)
    elif question.to is not None:
        about = question.to - 1 if isinstance(question.to, int) else {"row": TO_ROW, "aside": TO_ASIDE}[question.to]
    state.pending = place + 1
    state.asked[place], state.asked_about[place], state.asked_count[place] = ask, about, question.count or 0
    state.asked_seat[place] = NOBODY if question.seat is None else question.seat - 1
    state.asked_building[place] = building = BUILDING_WORDS.index(question.building) if question.building else 0
    state.asked_cause[place] = CAUSE_WORDS.index(question.cause) if question.cause else usual_cause(ask, about, building)


# What is left out


def _is_left_out(part: Any, name: str) -> bool:
    return part is None or getattr(part, name, None) in (None, UNSET)


def _fill_up(position: Position, state: State, total: State) -> None:
    """Put all remaining things into what is left out."""
    tiles, seats = range(TILES), range(SEATS)
    for seat, entry in enumerate([*position.seats, position.yazid or Yazid()][: max(2, position.options.seats)]):
        tents = int(state.tent_at[seat] != NOWHERE)
        if _is_left_out(entry, "camels"):
            state.camels[seat] = total.camels[seat] - list(state.owner).count(seat) + tents
        if _is_left_out(entry, "tent"):
            state.tents[seat] = total.tents[seat] - tents
    if _is_left_out(position.cards, "deck"):
        for card in range(CARDS):
            in_set, in_row = total.card_deck[card] + list(total.row).count(card), list(state.row).count(card)
            elsewhere = state.card_discard[card] + state.card_aside[card] + sum(state.hand[seat, card] for seat in seats)
            state.card_deck[card] = in_set - in_row - elsewhere
    if _is_left_out(position.items, "deck"):
        for item in range(ITEMS):
            elsewhere = state.item_discard[item] + state.item_aside[item] + sum(state.items[seat, item] for seat in seats)
            state.item_deck[item] = total.item_deck[item] - elsewhere
    if _is_left_out(position, "bag"):
        for tribe in range(TRIBES):
            missing = sum(total.meeples[tile, tribe] - state.meeples[tile, tribe] for tile in tiles)
            state.bag[tribe] = missing - state.held[tribe] - sum(state.front[seat, tribe] for seat in seats)
    if _is_left_out(position.supply, "palms"):
        state.palm_supply = PALMS - state.palms_aside - sum(state.palms)
    if _is_left_out(position.supply, "palaces"):
        state.palace_supply = PALACES - state.palaces_aside - sum(state.palaces)
    for pile, places, whole in (
        (position.djinns, state.djinn, total.djinn),
        (position.thieves, state.thief, total.thief),
        (position.whims, state.whim, total.whim),
    ):
        for number, place in enumerate(places if _is_left_out(pile, "deck") else ()):
            if place == Place.OUT != whole[number]:
                places[number] = Place.DECK
