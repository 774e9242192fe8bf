"""Writing a position: a state as the values of schema.py.

A position is large and an action changes little of it. So a writer follows a game: a part whose numbers are the same as in the
last position is the same object again. That saves writing it, and comparing it afterwards.
"""

from array import array
from collections.abc import Collection
from functools import cache
from itertools import compress, count
from operator import ne
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from naqala.catalog.names import BUILDING_WORDS, COLUMNS, DJINN_WORDS, PRICES, TILE_WORDS, TILES, TRIBES
from naqala.catalog.rules import RULES
from naqala.engine.events import CAUSE_WORDS
from naqala.engine.layout import fields_of
from naqala.engine.state import ABOUT, FIRST_CHANCE, NOBODY, PRINTED, TO_ASIDE, TO_ROW, YAZID, State
from naqala.position import schema
from naqala.position.binding import bindings_of, told
from naqala.position.schema import About, Aside, Position, Question, Tile
from naqala.position.sets import options_of
from naqala.position.words import ASK_WORDS, FORMAT, VERSION, usual_cause


def _about(state: State, place: int) -> dict[str, Any]:
    what = state.asked_about[place]
    told: dict[str, Any] = {
        "tile": TILE_WORDS[what] if what < TILES else None,
        "djinn": DJINN_WORDS[what] if what < len(DJINN_WORDS) else None,
        "to": {TO_ROW: "row", TO_ASIDE: "aside"}.get(what, what + 1),
        "count": state.asked_count[place],
        "building": BUILDING_WORDS[state.asked_building[place]],
    }
    return {name: told[name] for name in ABOUT.get(state.asked[place], ())}


def about_now(state: State) -> About:
    """Return what the open question is about."""
    return About(**_about(state, state.pending - 1)) if state.pending else About()


def _question(state: State, place: int) -> Question:
    ask, cause = state.asked[place], state.asked_cause[place]
    is_usual = cause == usual_cause(ask, state.asked_about[place], state.asked_building[place])
    return Question(
        ASK_WORDS[ask],
        state.asked_seat[place] + 1 if ask < FIRST_CHANCE else None,
        cause=None if is_usual else CAUSE_WORDS[cause],
        **_about(state, place),
    )


_VARYING = tuple(field.name for field in fields_of(State) if field not in PRINTED)
"""The numbers that can change during a game."""


def _turn_track(state: State) -> dict[str, list[int]]:
    return {
        str(price): [state.turn_track[level, place] + 1 for place in range(state.lane_length[level])]
        for level, price in enumerate(PRICES)
        if state.lane_length[level]
    }


@cache
def _numbers_of(kind: type[Struct]) -> frozenset[str]:
    """Return the names of the numbers in a state that a part is written from."""
    return frozenset(one.name for one in bindings_of(kind).values())


_PARTS: dict[str, type[Struct]] = {
    "supply": schema.Supply,
    "cards": schema.CardPile,
    "djinns": schema.DjinnPile,
    "items": schema.ItemPile,
    "thieves": schema.ThiefPile,
    "whims": schema.WhimPile,
    "end": schema.Triggers,
    "turn": schema.Turn,
    "aside": Aside,
    "solo": schema.Solo,
}
"""The parts of a position that are written from their bindings alone."""
_ONLY_WITH = {"items": "with_artisans", "thieves": "with_thieves", "whims": "with_whims"}
_TRACK_NUMBERS = frozenset(("lane_length", "turn_track"))
_PENDING_NUMBERS = frozenset(name for name in _VARYING if name == "pending" or name.startswith("asked"))


class PositionWriter:
    """Writes the positions of one game, one after the other."""

    def __init__(self) -> None:
        self._numbers: dict[str, Any] = {}
        """A copy of the last state's numbers, in a row for each row or grid."""
        self._parts: dict[tuple[type[Struct], int | None], Any] = {}
        """The last position's parts, by type and seat."""
        self._board: dict[str, Tile] = {}
        self._position: Position | None = None
        """The last position."""
        self.changed: Collection[str] = ()
        """The names of the numbers that have changed with the last state."""

    def copy(self) -> "PositionWriter":
        """Return a writer for another game that goes on from here."""
        twin = PositionWriter()
        twin._numbers, twin._parts = self._numbers.copy(), self._parts.copy()
        twin._board, twin._position = self._board, self._position
        return twin

    def write(self, state: State) -> Position:
        """Return the whole position."""
        before = self._note_changes(state)  # before the first position: all there are
        if self._position is None:
            head: dict[str, Any] = {"format": FORMAT, "version": VERSION, "rules": RULES, "options": options_of(state)}
            self._position = Position(**head, **self._changed_parts(state, before))
        elif before:
            self._position = replace(self._position, **self._changed_parts(state, before))
        return self._position

    def _changed_parts(self, state: State, before: dict[str, Any]) -> dict[str, Any]:
        """Return the parts of the position whose numbers have changed, by name."""
        is_solo, seats = state.seats == 1, range(state.seats)
        parts: dict[str, Any] = {"board": self._tiles(state, before), **told(Position, state, None, before)}
        for name, kind in _PARTS.items():
            is_there = getattr(state, _ONLY_WITH[name]) if name in _ONLY_WITH else is_solo or name != "solo"
            if is_there and not _numbers_of(kind).isdisjoint(before):
                parts[name] = self._part(kind, state, None, before)
        if parts.get("aside") == Aside():
            parts["aside"] = None
        if not _numbers_of(schema.Seat).isdisjoint(before):
            parts["seats"] = [self._part(schema.Seat, state, seat, before) for seat in seats]
        if is_solo:
            parts["bid_track"], parts["yazid"] = None, self._part(schema.Yazid, state, YAZID, before)
        elif not _TRACK_NUMBERS.isdisjoint(before):
            parts["turn_track"] = _turn_track(state)
        if not _PENDING_NUMBERS.isdisjoint(before):
            parts["pending"] = [_question(state, place) for place in range(state.pending)]
        return parts

    def _part(self, kind: type[Struct], state: State, at: int | None, before: dict[str, Any]) -> Any:
        """Return a part, the same object as before if it says the same."""
        known = self._parts.get((kind, at))
        new = kind(**told(kind, state, at)) if known is None else replace(known, **told(kind, state, at, before))
        if known is None or new != known:
            self._parts[kind, at] = known = new
        return known

    def _note_changes(self, state: State) -> dict[str, Any]:
        """Return the numbers that have changed, as they were in the last state."""
        numbers, before = self._numbers, dict[str, Any]()
        for name in _VARYING:
            cells = state.__dict__[name]
            now = array("h", cells.tobytes()) if type(cells) is memoryview else cells  # rows are compared much faster
            if (last := numbers.get(name)) != now:
                before[name] = last
                numbers[name] = now[:] if now is cells and type(now) is list else now
        self.changed = before.keys()
        return before

    def _tiles(self, state: State, before: dict[str, Any]) -> dict[str, Tile]:
        """Return the board with the changed tiles written again."""
        if not self._board or "tent_at" in before or "whim" in before:
            changed = set(range(state.rows * COLUMNS))
        else:
            rows = [(before[name], getattr(state, name)) for name in ("face", "owner", "palms", "palaces") if name in before]
            changed = {tile for old, new in rows for tile in range(state.rows * COLUMNS) if old[tile] != new[tile]}
            if "meeples" in before:
                are_different = map(ne, before["meeples"], self._numbers["meeples"])
                changed.update([cell // TRIBES for cell in compress(count(), are_different)])
        if changed:
            self._board = self._board | {TILE_WORDS[tile]: self._tile(state, tile, before) for tile in sorted(changed)}
        return self._board

    def _tile(self, state: State, tile: int, before: dict[str, Any]) -> Tile:
        known, owner = self._board.get(TILE_WORDS[tile]), state.owner[tile]
        piece: Literal["camel", "tent"] | None = None
        if owner != NOBODY:
            piece = "tent" if state.tent_at[owner] == tile else "camel"
        if known is None:
            return Tile(**told(Tile, state, tile), piece=piece)
        new = replace(known, **told(Tile, state, tile, before), piece=piece)
        return known if new == known else new


def position_of(state: State) -> Position:
    """Return the whole position."""
    return PositionWriter().write(state)
