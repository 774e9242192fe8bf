"""Writes a position as JSON."""

from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from typing import Any

from naqala.catalog.cards import WHIM_WORDS
from naqala.catalog.names import (
    BUILDING_WORDS,
    CARD_WORDS,
    CARDS,
    COLOUR_LETTERS,
    COLOUR_WORDS,
    COLUMNS,
    DJINN_WORDS,
    ITEM_WORDS,
    ITEMS,
    PRICES,
    THIEF_WORDS,
    TILE_WORDS,
    TILES,
    Card,
    Tribe,
)
from naqala.catalog.rules import RULES
from naqala.catalog.tiles import FACE_WORDS
from naqala.engine.events import CAUSE_WORDS
from naqala.engine.state import (
    FIRST_CHANCE,
    NOBODY,
    NOWHERE,
    TO_ASIDE,
    TO_ROW,
    YAZID,
    Ask,
    Place,
    State,
)
from naqala.options import Options
from naqala.position.table import any_start, options_of
from naqala.position.words import (
    ASK_WORDS,
    FORMAT,
    LOST_WORDS,
    PAIRS,
    STEP_WORDS,
    VERSION,
    WITH_COUNT,
    WITH_TILE,
    usual_cause,
)


def letters(counts: Iterable[int]) -> str:
    """Meeples as colour letters."""
    return "".join(letter * count for letter, count in zip(COLOUR_LETTERS, counts, strict=True))


def _counts(words: tuple[str, ...], counts: Iterable[int]) -> dict[str, int]:
    return {word: count for word, count in zip(words, counts, strict=True) if count}


def cells_of(grid: Any, row: int, columns: int) -> list[int]:
    """One row of a grid."""
    return [grid[row, column] for column in range(columns)]


def named_at(places: Any, words: tuple[str, ...], place: int) -> list[str]:
    """The djinns, thieves or whims at a place."""
    return [word for number, word in enumerate(words) if places[number] == place]


def _by_place(places: Iterable[int], words: tuple[str, ...]) -> defaultdict[int, list[str]]:
    """All djinns, thieves or whims by the place where they are."""
    names: defaultdict[int, list[str]] = defaultdict(list)
    for place, word in zip(places, words, strict=True):
        names[place].append(word)
    return names


def _meeples(state: State) -> list[str]:
    """By tile: its meeples as colour letters. Read in one go, because this is most of a position."""
    meeples = [""] * TILES
    grid: Any = state.meeples
    for (tile, tribe), count in grid.items():
        if count:
            meeples[tile] += COLOUR_LETTERS[tribe] * count
    return meeples


def _board_json(state: State) -> dict[str, dict[str, Any]]:
    meeples, whims = _meeples(state), _by_place(state.whim, WHIM_WORDS)
    return {
        TILE_WORDS[tile]: _tile_json(state, tile, meeples[tile], whims.get(Place.CITY + tile, []))
        for tile in range(state.rows * COLUMNS)
    }


def _tile_json(state: State, tile: int, meeples: str, whims: list[str]) -> dict[str, Any]:
    entry: dict[str, Any] = {"tile": FACE_WORDS[state.face[tile]]}
    if meeples:
        entry["meeples"] = meeples
    if (owner := state.owner[tile]) != NOBODY:
        entry["owner"] = owner + 1
        entry["piece"] = "tent" if state.tent_at[owner] == tile else "camel"
    if state.palms[tile]:
        entry["palms"] = state.palms[tile]
    if state.palaces[tile]:
        entry["palaces"] = state.palaces[tile]
    if whims:
        entry["whim"] = whims[0]
    return entry


def _seat_json(state: State, seat: int) -> dict[str, Any]:
    entry: dict[str, Any] = {"gold": state.gold[seat], "camels": state.camels[seat]}
    if state.with_artisans:
        entry["tent"] = bool(state.tents[seat])
    entry["viziers"] = state.front[seat, Tribe.VIZIER]
    entry["elders"] = state.front[seat, Tribe.ELDER]
    if state.with_artisans:
        entry["artisans"] = state.front[seat, Tribe.ARTISAN]
    entry["cards"] = _counts(CARD_WORDS, cells_of(state.hand, seat, CARDS))
    entry["djinns"] = named_at(state.djinn, DJINN_WORDS, seat)
    if state.with_thieves:
        entry["thieves"] = named_at(state.thief, THIEF_WORDS, seat)
    if state.with_artisans:
        entry["items"] = _counts(ITEM_WORDS, cells_of(state.items, seat, ITEMS))
    if state.with_whims:
        entry["whims"] = named_at(state.whim, WHIM_WORDS, seat)
        entry["fulfilled"] = named_at(state.whim, WHIM_WORDS, Place.FULFILLED + seat)
    return entry


def _yazid_json(state: State) -> dict[str, Any]:
    return {
        "camels": state.camels[YAZID],
        "viziers": state.front[YAZID, Tribe.VIZIER],
        "elders": state.front[YAZID, Tribe.ELDER],
        "assassins": state.front[YAZID, Tribe.ASSASSIN],
        "fakirs": state.hand[YAZID, Card.FAKIR],
        "djinns": named_at(state.djinn, DJINN_WORDS, YAZID),
    }


def turn_json(state: State) -> dict[str, Any]:
    """The turn, as far as there is something to say."""
    turn: dict[str, Any] = {"step": STEP_WORDS[state.step]}
    if state.seat != NOBODY:
        turn["seat"] = state.seat + 1
    for name, tile in (("start", state.start), ("at", state.at), ("before", state.before)):
        if tile != NOWHERE:
            turn[name] = TILE_WORDS[tile]
    if hand := letters(state.held):
        turn["hand"] = hand
    if state.tribe >= 0:
        turn["tribe"] = COLOUR_WORDS[state.tribe]
        turn["count"] = state.count
    if state.used:
        turn["used"] = [word for djinn, word in enumerate(DJINN_WORDS) if state.used >> djinn & 1]
    if state.item_played:
        turn["item_played"] = True
    return turn


def aside_json(state: State) -> dict[str, Any]:
    """What lies aside in the middle of an effect."""
    aside = {
        "cards": _counts(CARD_WORDS, state.card_aside),
        "items": _counts(ITEM_WORDS, state.item_aside),
        "djinns": named_at(state.djinn, DJINN_WORDS, Place.ASIDE),
        "palms": state.palms_aside,
        "palaces": state.palaces_aside,
        "tiles": [TILE_WORDS[state.tiles_aside[place]] for place in range(4) if state.tiles_aside[place] != NOWHERE],
    }
    return {name: value for name, value in aside.items() if value}


def question_json(state: State, place: int) -> dict[str, Any]:
    """One question of the stack."""
    ask, about = state.asked[place], state.asked_about[place]
    entry: dict[str, Any] = {"ask": ASK_WORDS[ask]}
    if ask < FIRST_CHANCE:
        entry["seat"] = state.asked_seat[place] + 1
    if ask in WITH_TILE:
        entry["tile"] = TILE_WORDS[about]
    if ask == Ask.TARGET:
        entry["djinn"] = DJINN_WORDS[about]
    if ask == Ask.REDIRECT:
        entry["building"] = BUILDING_WORDS[state.asked_building[place]]
    if ask in PAIRS:
        entry["to"] = {TO_ROW: "row", TO_ASIDE: "aside"}.get(about, about + 1)
    if ask in WITH_COUNT:
        entry["count"] = state.asked_count[place]
    if (cause := state.asked_cause[place]) != usual_cause(ask, about, state.asked_building[place]):
        entry["cause"] = CAUSE_WORDS[cause]
    return entry


_OPTIONS: dict[tuple[int, ...], Options] = {}


def _options(state: State) -> Options:
    """The options that stand in a state; checked once, and then remembered."""
    key = (state.seats, state.with_artisans, state.with_thieves, state.with_whims, state.promos, state.five_track)
    if key not in _OPTIONS:
        _OPTIONS[key] = options_of(state)
    return _OPTIONS[key]


@cache
def _thieves(options: Options) -> frozenset[str]:
    """The thieves of the set."""
    places = any_start(options).thief
    return frozenset(word for thief, word in enumerate(THIEF_WORDS) if places[thief] != Place.OUT)


def to_json(state: State) -> dict[str, Any]:
    """Writes a position."""
    options = _options(state)
    position: dict[str, Any] = {"format": FORMAT, "version": VERSION, "rules": RULES, "options": options.as_json()}
    position["board"] = _board_json(state)
    position["seats"] = [_seat_json(state, seat) for seat in range(state.seats)]
    if state.seats == 1:
        position["yazid"] = _yazid_json(state)
    position["bag"] = letters(state.bag)
    position["supply"] = {"palms": state.palm_supply, "palaces": state.palace_supply}
    position["cards"] = {
        "row": [CARD_WORDS[state.row[place]] for place in range(state.row_length)],
        "deck": _counts(CARD_WORDS, state.card_deck),
        "discard": _counts(CARD_WORDS, state.card_discard),
    }
    djinns = _by_place(state.djinn, DJINN_WORDS)
    position["djinns"] = {
        "row": [name for slot in range(3) for name in djinns[Place.ROW + slot]],
        "deck": djinns[Place.DECK],
        "discard": djinns[Place.DISCARD],
    }
    if state.with_artisans:
        position["items"] = {
            "deck": _counts(ITEM_WORDS, state.item_deck),
            "discard": _counts(ITEM_WORDS, state.item_discard),
        }
    if state.with_thieves:
        position["thieves"] = {
            **dict(zip(("face_up",), named_at(state.thief, THIEF_WORDS, Place.ROW), strict=False)),
            "deck": named_at(state.thief, THIEF_WORDS, Place.DECK),
            "out": [word for word in named_at(state.thief, THIEF_WORDS, Place.OUT) if word in _thieves(options)],
        }
    if state.with_whims:
        position["whims"] = {"deck": named_at(state.whim, WHIM_WORDS, Place.DECK)}
    if state.seats > 1:
        position["bid_track"] = [state.bid_track[place] + 1 for place in range(state.bid_length)]
        position["turn_track"] = {
            str(price): [state.turn_track[level, place] + 1 for place in range(state.lane_length[level])]
            for level, price in enumerate(PRICES)
            if state.lane_length[level]
        }
    position["round"] = state.round_number
    position["end"] = {"last_camel": bool(state.last_camel), "no_move": bool(state.no_move)}
    if state.lost:
        position["end"]["lost"] = LOST_WORDS[state.lost]
    position["turn"] = turn_json(state)
    if state.seats == 1:
        position["solo"] = {
            "dice": [state.dice[0], state.dice[1]] if state.dice[0] else [],
            "targets": [TILE_WORDS[state.targets[place]] for place in range(2) if state.targets[place] != NOWHERE],
            "left": ["yazid"] if state.yazid_left else [],
        }
    if aside := aside_json(state):
        position["aside"] = aside
    position["pending"] = [question_json(state, place) for place in range(state.pending)]
    return position
