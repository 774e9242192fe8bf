"""Errors for the law that a position breaks, or for what disagrees in it."""

import re
from collections.abc import Sequence
from typing import Any

from naqala.catalog.cards import DJINN_CARDS, DJINN_ROW_LENGTH, FLUTE_MEEPLES, PALACES, PALMS, WHIM_WORDS
from naqala.catalog.names import (
    CARD_WORDS,
    COLOUR_LETTERS,
    COLOUR_WORDS,
    DJINN_WORDS,
    ITEM_WORDS,
    LEVELS,
    PRICES,
    SEATS,
    THIEF_WORDS,
    TILE_WORDS,
    TILES,
    TRIBES,
    Djinn,
)
from naqala.engine import play
from naqala.engine.consistency import FIRST_WHIM, LAW, Law
from naqala.engine.mirror import States, read
from naqala.engine.state import NOBODY, Ask, State
from naqala.errors import BrokenLawError, FormatError
from naqala.position.words import ASK_WORDS, STEP_WORDS
from naqala.reading import misfit

_DRAWN = DJINN_CARDS[Djinn.ANUNNAK].draws
_ONE_PLACE = f"each djinn of the set must be in exactly one place, the row without a gap and at most {DJINN_ROW_LENGTH} long"
SEAT_PATHS = [f"seats[{seat}]" for seat in range(SEATS)]
MARKERS = [*(f"seat {seat}" for seat in range(1, SEATS + 1)), *(f"turn_track {price}" for price in PRICES)]
_LAWS: dict[int, tuple[str, Sequence[str], str]] = {
    Law.MEEPLES: (
        "meeples",
        COLOUR_WORDS,
        "board, hand, bag and players together must hold the set's number of these meeples, none of them where they cannot be",
    ),
    Law.CARDS: ("cards", CARD_WORDS, "pile, row, discard, hands and aside together must hold the set's number of these cards"),
    Law.DJINNS: ("djinns", DJINN_WORDS, _ONE_PLACE),
    Law.ITEMS: ("items", ITEM_WORDS, "pile, discard, players and aside together must hold the set's number of these items"),
    Law.THIEVES_AND_WHIMS: (
        "thieves",
        THIEF_WORDS,
        "each thief and whim of the set must be in exactly one place, one whim a city at most",
    ),
    Law.PIECES: ("camels", SEAT_PATHS, "camels and tent left and on the board together must be the seat's number"),
    Law.BUILDINGS: (
        "buildings",
        ("palms", "palaces"),
        f"supply, board and aside together must be {PALMS} palm trees and {PALACES} palaces",
    ),
    Law.FORBIDDEN: ("board", TILE_WORDS, "a forbidden tile carries nothing at all"),
    Law.MARKERS: ("tracks", MARKERS, "each marker must be on exactly one track, and no lane may hold more than its number"),
    Law.ASIDE: ("aside", (), "things lie aside only while the question of their effect is the first of the pending ones"),
    Law.MAPS: ("maps", (), "every tile must be reachable, and the stack must not be too deep"),
}
"""Each law: the part of the position it is about, the names of what it may concern there, and its text."""
_MISFITS = {
    Law.STEP: ("turn.step", "a step of a game with {seats} seats"),
    Law.MOVER: ("turn", "a seat in step {step!r}"),
    Law.LOSS: ("end.lost", "a loss only in the solo game and in step 'over'"),
    Law.TURN_TRACK: ("turn_track", "no markers in step {step!r}"),
    Law.BID_TRACK: ("bid_track", "the marker of seat {seat}, whose turn it is, as the last"),
    Law.MOVE: ("turn.{tile}", "a tile meeples can stand on"),
    Law.HAND: ("turn", "start, at and hand in step {step!r}"),
    Law.FIRST_DROP: ("turn.at", "the start tile {start} before the first drop"),
    Law.TILE_BEFORE: ("turn.before", "a tile with an open edge to {at}"),
    Law.COLLECTION: ("turn", "at, tribe and count in step {step!r}"),
    Law.COLLECTED: ("turn.count", "a number of meeples of the tribe, as far as the set has them"),
    Law.COLLECTED_IN_HAND: ("turn.hand", "the collected meeples {hand} in step {step!r}"),
    Law.DICE: ("solo", "the dice and targets of step {step!r}, and 'yazid' left only in a turn"),
    Law.TILES_ASIDE: ("aside.tiles", "different tiles without owner, at most one from each other seat, asked or not"),
    Law.STACK: ("pending", "in step {step!r} at most one question to the active seat, above it what is drawn or given first"),
    Law.SEAT_ASKED: ("pending[{which}]", "a question to seat {seat}, whose turn it is, or to each other seat to give"),
    Law.ANSWER: ("pending[{which}]", "{question}"),
}
"""What disagrees (engine/consistency.py): the path, and what was expected there."""
_QUESTIONS = {
    Ask.PIECE: "a tile without owner, and a camel or the tent left",
    Ask.TARGET: "a djinn of the asked seat whose power needs a tile",
    Ask.REDIRECT: "an Oasis and Lamia for a palm tree, a Village and Hagis for a palace, and one left to place",
    Ask.BRING: f"fewer than {FLUTE_MEEPLES} brought, and a meeple next to the tile",
    Ask.TALISMAN_FROM: "a tile without owner to go to",
    Ask.TALISMAN_TO: "a tile of the asked seat, and one without owner to go to",
    Ask.DRAW_CARD: "one card or more for a seat, or for the row as far as there is room",
    Ask.DRAW_MEEPLE: f"1 to {_DRAWN} meeples of the bag for a tile that is not forbidden",
    Ask.DRAW_DJINN: "one djinn or more for a seat, for the row as far as there is room, or aside for 'keep djinn'",
    Ask.DRAW_ITEM: "one item or more for a seat, or aside for 'keep item'",
    Ask.DRAW_THIEF: "no thief face up and one in the pile",
    Ask.DRAW_WHIM: "a city without a whim, and one in the pile",
    **dict.fromkeys(range(Ask.GIVE_CARDS, Ask.GIVE_ITEM + 1), "a seat that has what it is to give"),
}
"""What a question needs; all others need something that lies aside."""


def _came(state: State, law: int, which: int) -> str:
    """Return how many things were found, for laws that count. If a deck was left out, a negative number shows the surplus."""
    tiles, seats = range(TILES), range(SEATS)
    if law == Law.MEEPLES:
        elsewhere = sum(state.meeples[tile, which] for tile in tiles) + sum(state.front[seat, which] for seat in seats)
        return f"; got {elsewhere + state.held[which]} outside the bag and {state.bag[which]} in it"
    if law in (Law.CARDS, Law.ITEMS):
        held, discard, aside, deck = (
            (state.hand, state.card_discard, state.card_aside, state.card_deck)
            if law == Law.CARDS
            else (state.items, state.item_discard, state.item_aside, state.item_deck)
        )
        elsewhere = sum(held[seat, which] for seat in seats) + discard[which] + aside[which]
        elsewhere += list(state.row).count(which) if law == Law.CARDS else 0
        return f"; got {elsewhere} outside the deck and {deck[which]} in it"
    if law == Law.PIECES:
        pieces = list(state.owner).count(which)
        return f"; got {pieces} on the board, {state.camels[which]} camels and {state.tents[which]} tents left"
    if law == Law.BUILDINGS:
        return f"; got {sum(state.palms)} palm trees and {sum(state.palaces)} palaces on the board"
    if law == Law.FORBIDDEN:
        meeples = sum(state.meeples[which, tribe] for tribe in range(TRIBES))
        buildings = state.palms[which] + state.palaces[which]
        return f"; got {meeples} meeples, {buildings} buildings and {int(state.owner[which] != NOBODY)} owners"
    if law == Law.ASIDE:
        return f"; got them while {ASK_WORDS[state.asked[0]] if state.pending else 'nothing'!r} is the first"
    if law == Law.MARKERS:
        bidding = [state.bid_track[place] + 1 for place in range(state.bid_length)]
        lanes = {PRICES[level]: state.lane_length[level] for level in range(LEVELS) if state.lane_length[level]}
        return f"; got seats {bidding} on the bid track and by price {lanes} markers on the turn order track"
    return ""


def broken(law: int, which: int, came: str = "") -> BrokenLawError:
    """Return the error for a law and the tribe, card, djinn, item, seat or tile concerned; whims count from FIRST_WHIM."""
    part, words, needs = _LAWS[law]
    if law == Law.THIEVES_AND_WHIMS and which >= FIRST_WHIM:
        part, words, which = "whims", WHIM_WORDS, which - FIRST_WHIM
    field = f"{part} {words[which]}" if which < len(words) else part
    return BrokenLawError(f"LAW-{law}" if law <= Law.ASIDE else "XSET-4", field, needs + came)


def misplaced(words: Sequence[str], which: int) -> BrokenLawError:
    """Return the error for a djinn, thief or whim that is in two places (LAW-3, LAW-5)."""
    if words is DJINN_WORDS:
        return broken(Law.DJINNS, which)
    return broken(Law.THIEVES_AND_WHIMS, which + (FIRST_WHIM if words is WHIM_WORDS else 0))


def _at(document: Any, path: str) -> Any:
    """Return what is at a path such as ``pending[0].seat``, if anything."""
    for name, place in re.findall(r"(\w+)|\[(\d+)\]", path):
        document = document[int(place)] if place else document.get(name)
        if document is None:
            break
    return document


def broken_law(states: States, index: int) -> BrokenLawError | FormatError | None:
    """Return the error for the first law that the position breaks or the first thing that disagrees, if any."""
    from naqala.position.writing import position_of

    fault = play.check(states, index)
    if fault == 0:
        return None
    law, which = divmod(fault, LAW)
    state = read(states, index)
    if law not in _MISFITS:
        return broken(law, which, _came(state, law, which))
    path, expected = _MISFITS[law]
    path = path.format(which=which, tile=("start", "at", "before")[which % 3])
    expected = expected.format(
        step=STEP_WORDS[state.step],
        seats=state.seats,
        seat=state.seat + 1,
        start=TILE_WORDS[state.start],
        at=TILE_WORDS[state.at],
        hand=COLOUR_LETTERS[state.tribe] * state.count,
        question=_QUESTIONS.get(state.asked[which], "something aside to choose from"),
    )
    return misfit(_at(position_of(state).to_json(), path), expected, f"position.{path}")
