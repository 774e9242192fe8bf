"""Events, reported by each rule while it acts (docs/events.md).

A report is one row: kind, seat, thing, amount, where, cause. Only some states collect rows: in plain mode one with a list in
``told``, when compiled one of the dtype ``TELLING``, for which Numba compiles the rules a second time. For every other state
``report`` compiles to nothing, so that simulations and bots do not pay for it.
"""

from typing import Any, NamedTuple

import numpy as np

from naqala.catalog.cards import WHIM_WORDS
from naqala.catalog.names import (
    DJINN_WORDS,
    DJINNS,
    ITEM_WORDS,
    ITEMS,
    THIEF_WORDS,
    THIEVES,
    TRIBES,
    TileKind,
    Tribe,
)
from naqala.engine.kernel import choose_when_compiled, kernel
from naqala.engine.state import NOBODY, NOWHERE, STATE, State

NOTHING = -1
"""The thing of an event that is about no particular thing."""


class _Kind(NamedTuple):
    """The kinds of events; naqala/events.py says what each means."""

    ROUND: int = 0
    BID: int = 1
    TURN: int = 2
    USE_DJINN: int = 3
    ROLL: int = 4
    TARGET: int = 5
    CLEAR: int = 6
    LAST_PIECE: int = 7
    NO_MOVE: int = 8
    LOST: int = 9
    OVER: int = 10
    EARN: int = 11
    PAY: int = 12
    PICK: int = 13
    DROP: int = 14
    COLLECT: int = 15
    KEEP: int = 16
    RETURN: int = 17
    REMOVE: int = 18
    ADD: int = 19
    LOSE: int = 20
    GAIN: int = 21
    CAPTURE: int = 22
    GIVE_MEEPLE: int = 23
    GET_MEEPLE: int = 24
    LEAVE_MEEPLE: int = 25
    TAKE_CARD: int = 26
    DRAW_CARD: int = 27
    DEAL_CARD: int = 28
    ORDER_CARD: int = 29
    DISCARD_CARD: int = 30
    SEIZE_CARD: int = 31
    GIVE_CARD: int = 32
    GET_CARD: int = 33
    LEAVE_CARD: int = 34
    SHUFFLE_CARD: int = 35
    DRAW_ITEM: int = 36
    SEE_ITEM: int = 37
    KEEP_ITEM: int = 38
    DISCARD_ITEM: int = 39
    FETCH_ITEM: int = 40
    GIVE_ITEM: int = 41
    GET_ITEM: int = 42
    LEAVE_ITEM: int = 43
    SHUFFLE_ITEM: int = 44
    TAKE_DJINN: int = 45
    DRAW_DJINN: int = 46
    KEEP_DJINN: int = 47
    GET_DJINN: int = 48
    DEAL_DJINN: int = 49
    SEE_DJINN: int = 50
    GIVE_DJINN: int = 51
    LEAVE_DJINN: int = 52
    SHUFFLE_DJINN: int = 53
    DEAL_THIEF: int = 54
    GET_THIEF: int = 55
    USE_THIEF: int = 56
    DEAL_WHIM: int = 57
    TAKE_WHIM: int = 58
    FULFIL_WHIM: int = 59
    PLACE: int = 60
    TAKE_BACK: int = 61
    BUILD: int = 62
    GIVE_BUILDING: int = 63
    PUT_BUILDING: int = 64
    RETURN_BUILDING: int = 65
    SCORE: int = 66
    ANSWER: int = 67


Kind = _Kind()


class _Piece(NamedTuple):
    """The pieces that mark a tile as owned."""

    CAMEL: int = 0
    TENT: int = 1


Piece = _Piece()


class _Cause(NamedTuple):
    """Why something happens. From TRIBE on, each family of things has a range: ``Cause.DJINN + Djinn.BAAL``."""

    GAME: int = 0
    """The course of rounds and turns, and the scores."""
    MOVE: int = 1
    BID: int = 2
    OUTBID: int = 3
    SALE: int = 4
    CLEANUP: int = 5
    YAZID: int = 6
    TRIBE: int = 7
    TILE: int = TRIBE + TRIBES
    DJINN: int = TILE + len(TileKind)
    ITEM: int = DJINN + DJINNS
    THIEF: int = ITEM + ITEMS
    WHIM: int = THIEF + THIEVES


Cause = _Cause()
CAUSE_WORDS = (
    *(name.lower() for name in Cause._fields[: Cause.TRIBE]),
    *(f"{name.lower()}s" for name in Tribe._fields),
    *(name.lower().replace("_", " ") for name in TileKind._fields),
    *DJINN_WORDS,
    *ITEM_WORDS,
    *THIEF_WORDS,
    *WHIM_WORDS,
)
"""The words for causes in events and files."""

COLUMNS = ("kind", "seat", "thing", "amount", "where", "cause")
"""``where`` is the tile, or the place from the front in a row of cards or djinns."""
MOST_TOLD = 256
"""More events than one action can cause: Yazid's double turn, the longest, has fewer than a hundred."""
TELLING = np.dtype([("told_count", np.int64), ("told", np.int16, (MOST_TOLD, len(COLUMNS))), *STATE.descr])
"""A state that collects reports: their number, the rows, then STATE. If STATE came first, Numba would confuse the two."""


def _collect(state: Any, kind: int, seat: int, thing: int, amount: int, where: int, cause: int) -> None:
    """Add a row to the events of the state, if it collects them."""
    if state.told is not None and amount != 0:
        state.told.append((kind, seat, thing, amount, where, cause))


def _collector_for(state: Any, kind: Any, seat: Any, thing: Any, amount: Any, where: Any, cause: Any) -> Any:  # noqa: ARG001
    """Choose by the type of the state, while compiling: write a row, or do nothing. Numba needs equal signatures."""

    def write(state: Any, kind: Any, seat: Any, thing: Any, amount: Any, where: Any, cause: Any) -> None:
        row = state.told_count
        if amount != 0 and row < MOST_TOLD:
            state.told[row, 0] = kind
            state.told[row, 1] = seat
            state.told[row, 2] = thing
            state.told[row, 3] = amount
            state.told[row, 4] = where
            state.told[row, 5] = cause
            state.told_count = row + 1

    def ignore(state: Any, kind: Any, seat: Any, thing: Any, amount: Any, where: Any, cause: Any) -> None:
        pass

    return write if "told" in state.fields else ignore


choose_when_compiled(_collect, _collector_for)


def hear(state: Any) -> None:
    """Begin to collect the events of the next action, in kernels."""
    state.told = []


def _hear_compiled(state: Any) -> Any:  # noqa: ARG001
    def begin(state: Any) -> None:
        state.told_count = 0

    return begin


def number_told(state: Any) -> int:
    """Return how many events have been collected, in kernels."""
    return len(state.told)


def _number_told_compiled(state: Any) -> Any:  # noqa: ARG001
    def count(state: Any) -> Any:
        return state.told_count

    return count


choose_when_compiled(hear, _hear_compiled)
choose_when_compiled(number_told, _number_told_compiled)


@kernel
def report(state: State, kind: int, seat: int, thing: int, amount: int, where: int, cause: int) -> None:
    """Report one event. An amount of 0 is no event."""
    _collect(state, kind, seat, thing, amount, where, cause)


@kernel
def report_of_seat(state: State, kind: int, seat: int, thing: int, amount: int, cause: int) -> None:
    """Report what a seat got, gave or did, on no particular tile."""
    _collect(state, kind, seat, thing, amount, NOWHERE, cause)


@kernel
def report_of_table(state: State, kind: int, thing: int, amount: int, cause: int) -> None:
    """Report what happened between piles and rows, for no particular seat."""
    _collect(state, kind, NOBODY, thing, amount, NOWHERE, cause)
