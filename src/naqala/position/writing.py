"""Writing a position: a state as the values of schema.py."""

from functools import lru_cache
from typing import Any, Literal

from naqala.catalog.names import BUILDING_WORDS, COLOUR_LETTERS, COLUMNS, DJINN_WORDS, PRICES, TILE_WORDS, TILES
from naqala.catalog.rules import RULES
from naqala.catalog.tiles import FACE_WORDS
from naqala.engine.events import CAUSE_WORDS
from naqala.engine.state import ABOUT, FIRST_CHANCE, NOBODY, TO_ASIDE, TO_ROW, YAZID, Place, State
from naqala.options import Options
from naqala.position import schema
from naqala.position.binding import tell
from naqala.position.schema import About, Aside, Position, Question, Tile
from naqala.position.sets import options_of
from naqala.position.words import ASK_WORDS, FORMAT, VERSION, usual_cause

Piece = Literal["camel", "tent"] | None


def _board(state: State) -> dict[str, Tile]:
    """Return the tiles. They are most of a position, so all are read in one pass."""
    meeples, grid = [""] * TILES, state.meeples
    for (tile, tribe), count in grid.items():  # type: ignore[attr-defined]
        if count:
            meeples[tile] += COLOUR_LETTERS[tribe] * count
    whims = {place - Place.CITY: f"w{whim:02}" for whim, place in enumerate(state.whim, 1) if place >= Place.CITY}
    board = {}
    for tile in range(state.rows * COLUMNS):
        owner, piece = state.owner[tile], None
        if owner != NOBODY:
            piece = "tent" if state.tent_at[owner] == tile else "camel"
        buildings = state.palms[tile], state.palaces[tile]
        board[TILE_WORDS[tile]] = _tile(state.face[tile], meeples[tile], owner, piece, *buildings, whims.get(tile))
    return board


@lru_cache(maxsize=16_384)
def _tile(face: int, meeples: str, owner: int, piece: Piece, palms: int, palaces: int, whim: str | None) -> Tile:
    """Return a tile, the same object for the same contents: that saves time when two positions are compared."""
    return Tile(FACE_WORDS[face], meeples, None if owner == NOBODY else owner + 1, piece, palms, palaces, whim)


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


_OPTIONS: dict[tuple[int, ...], Options] = {}


def _options(state: State) -> Options:
    """Return the options that stand in a state; they are checked once, then cached."""
    key = (state.seats, state.with_artisans, state.with_thieves, state.with_whims, state.promos, state.five_track)
    if key not in _OPTIONS:
        _OPTIONS[key] = options_of(state)
    return _OPTIONS[key]


def _turn_track(state: State) -> dict[str, list[int]]:
    return {
        str(price): [state.turn_track[level, place] + 1 for place in range(state.lane_length[level])]
        for level, price in enumerate(PRICES)
        if state.lane_length[level]
    }


def position_of(state: State) -> Position:
    """Return the whole position."""
    options, aside = _options(state), tell(Aside, state)
    more: dict[str, Any] = {"turn_track": _turn_track(state)}
    if options.solo:
        more = {"bid_track": None, "yazid": tell(schema.Yazid, state, YAZID), "solo": tell(schema.Solo, state)}
    return tell(
        Position,
        state,
        format=FORMAT,
        version=VERSION,
        rules=RULES,
        options=options,
        board=_board(state),
        seats=[tell(schema.Seat, state, seat) for seat in range(state.seats)],
        supply=tell(schema.Supply, state),
        cards=tell(schema.CardPile, state),
        djinns=tell(schema.DjinnPile, state),
        items=tell(schema.ItemPile, state) if state.with_artisans else None,
        thieves=tell(schema.ThiefPile, state) if state.with_thieves else None,
        whims=tell(schema.WhimPile, state) if state.with_whims else None,
        end=tell(schema.Triggers, state),
        turn=tell(schema.Turn, state),
        aside=None if aside == Aside() else aside,
        pending=[_question(state, place) for place in range(state.pending)],
        **more,
    )
