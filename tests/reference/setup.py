"""A random start position (SET, XSET, SOLO-1)."""

import random
from typing import Any

from naqala.position import RULES
from tests.reference.board import column_of, forbidden, open_neighbours, row_of
from tests.reference.components import (
    CITIES,
    FORBIDDEN_TILES,
    ROW_OF_CARDS,
    ROW_OF_DJINNS,
    SOLO_GOLD,
    Position,
    cards_in_all,
    djinns_in_all,
    has,
    is_solo,
    markers_of_a_seat,
    meeples_in_all,
    rows_of_board,
    thieves_in_all,
    tile_names,
    whims_in_all,
)
from tests.reference.printed import artisans_tiles, tiles_in_all
from tests.reference.written import full_options, normal


def start_position(given: dict[str, Any], dice: random.Random) -> Position:
    options = full_options(given)
    check_options(options)
    board = random_board(options, dice)
    deal_meeples(options, board, dice)
    deal_whims(options, board, dice)
    solo = is_solo(options)
    markers = [seat for seat in range(1, options["seats"] + 1) for _ in range(markers_of_a_seat(options))]
    position: Position = {
        "format": "naqala-position",
        "version": 1,
        "rules": RULES,
        "options": options,
        "board": board,
        "seats": [{"gold": SOLO_GOLD if solo else 50} for _ in range(options["seats"])],  # SET-2
        "cards": {"row": dice.sample(sorted(cards_in_all().elements()), ROW_OF_CARDS)},  # SET-6
        "djinns": {"row": dice.sample(djinns_in_all(options), ROW_OF_DJINNS)},  # SET-7
        "bid_track": dice.sample(markers, len(markers)),  # SET-5
        "turn": {"step": "roll" if solo else "bid"},
    }
    if has(options, "thieves"):
        position["thieves"] = {"face_up": dice.choice(thieves_in_all(options))}  # THF-1
    return normal(position)


def check_options(options: dict[str, Any]) -> None:
    """XSET-14."""
    seats, expansions = options["seats"], options["expansions"]
    if seats not in (1, 2, 3, 4, 5):
        raise ValueError(f"{seats} seats")
    if seats == 1 and expansions:
        raise ValueError("solo has no expansions")
    if seats == 5 and not (has(options, "artisans") or has(options, "whims")):
        raise ValueError("five seats need Artisans or Whims")
    if options["five_track"] != (seats == 5) and seats != 4:
        raise ValueError("the 5-player track: always with 5 seats, a choice with 4")


def random_board(options: dict[str, Any], dice: random.Random) -> dict[str, dict[str, Any]]:
    """XSET-4: dealt again until every tile can be reached."""
    while True:
        board = deal_tiles(options, dice)
        if all_reachable({"board": board}):
            return board


def deal_tiles(options: dict[str, Any], dice: random.Random) -> dict[str, dict[str, Any]]:
    """With Artisans their tiles lie in the centre, everything else at random (SET-3, XSET-1, XSET-2, XSET-3)."""
    names = tile_names(options)
    if not has(options, "artisans"):
        tiles = list(tiles_in_all(options).elements())
        dice.shuffle(tiles)
        return {name: {"tile": tile} for name, tile in zip(names, tiles, strict=True)}
    own = artisans_tiles(options)
    others = list((tiles_in_all(options) - own).elements())
    dice.shuffle(others)
    centre = [name for name in names if in_centre(options, name)]
    ring = [name for name in names if not in_centre(options, name)]
    inner = list(own.elements()) + others[len(ring) :]
    dice.shuffle(inner)
    places = dict(zip(ring, others[: len(ring)], strict=True)) | dict(zip(centre, inner, strict=True))
    return {name: {"tile": places[name]} for name in names}


def in_centre(options: dict[str, Any], tile: str) -> bool:
    """Not on the border: 4 wide, 4 or 5 high (XSET-11)."""
    return 0 < column_of(tile) < 5 and 1 < row_of(tile) < rows_of_board(options)


def all_reachable(p: Position) -> bool:
    """XSET-12: flood fill over open edges."""
    wanted = {tile for tile in p["board"] if not forbidden(p, tile)}
    reached: set[str] = set()
    to_visit = [min(wanted)]
    while to_visit:
        tile = to_visit.pop()
        if tile not in reached:
            reached.add(tile)
            to_visit += open_neighbours(p, tile)
    return reached == wanted


def deal_meeples(options: dict[str, Any], board: dict[str, dict[str, Any]], dice: random.Random) -> None:
    """SET-4, XSET-5: three on each tile, none left."""
    meeples = list(meeples_in_all(options).elements())
    dice.shuffle(meeples)
    for field in board.values():
        if field["tile"] not in FORBIDDEN_TILES:
            field["meeples"] = "".join(meeples.pop() for _ in range(3))
    assert not meeples


def deal_whims(options: dict[str, Any], board: dict[str, dict[str, Any]], dice: random.Random) -> None:
    """WHIM-4."""
    cities = [field for field in board.values() if field["tile"] in CITIES]
    if cities:
        for field, whim in zip(cities, dice.sample(whims_in_all(options), len(cities)), strict=True):
            field["whim"] = whim
