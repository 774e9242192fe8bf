"""How environments show a game: printed for people, as text, or as a small picture drawn with NumPy alone."""

from io import StringIO
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console, Group

from naqala.catalog.names import COLUMNS, TRIBES, Colour
from naqala.engine.state import NOBODY, NOWHERE, State
from naqala.game import Game
from naqala.terminal.board import board
from naqala.terminal.table import around, seats_table

RENDER_MODES = ("human", "ansi", "rgb_array")

TILE = 56
"""Pixels of a tile's side."""
_GROUND = (236, 222, 190)
_FACES = {Colour.BLUE: (120, 160, 200), Colour.RED: (214, 128, 110)}
_TRIBES = ((240, 200, 40), (245, 245, 245), (60, 140, 70), (50, 90, 180), (190, 40, 40), (130, 70, 150))
_SEATS = ((20, 60, 160), (225, 110, 160), (240, 130, 30), (40, 40, 40), (250, 250, 250))


def rendered(game: Game, mode: str) -> Any:
    """Return the table as text or as a picture; for people print it."""
    if mode == "rgb_array":
        return picture(game.state)
    output = StringIO()
    console = Console(highlight=False) if mode == "human" else Console(file=output, width=120)
    console.print(_drawn(game))
    return output.getvalue() if mode == "ansi" else None


def _drawn(game: Game) -> Group:
    position = game.position()
    names = [*(f"seat_{seat}" for seat in range(1, game.options.seats + 1)), "Yazid"]
    asked = "the game is over" if game.is_over else f"round {position.round}: seat_{game.decision.seat}, {game.decision.ask}"
    return Group(board(position), around(position, names), "", seats_table(position, names), asked)


def picture(state: State) -> NDArray[np.uint8]:
    """Return the board as an RGB array."""
    image: NDArray[Any] = np.zeros((state.rows * TILE, COLUMNS * TILE, 3), np.uint8)
    image[:] = _GROUND
    for tile in range(state.rows * COLUMNS):
        if state.face[tile] != NOWHERE:
            top, left = (state.rows - 1 - tile // COLUMNS) * TILE, tile % COLUMNS * TILE
            _draw_tile(image[top + 1 : top + TILE - 1, left + 1 : left + TILE - 1], state, tile)
    return image


def _draw_tile(box: NDArray[Any], state: State, tile: int) -> None:
    box[:] = _FACES.get(state.face_colour[state.face[tile]], _GROUND)
    owner = state.owner[tile]
    if owner != NOBODY:
        box[:4] = box[-4:] = box[:, :4] = box[:, -4:] = _SEATS[owner]
    meeples = [tribe for tribe in range(TRIBES) for _ in range(state.meeples[tile, tribe])]
    for place, tribe in enumerate(meeples[:16]):
        row, column = 8 + place // 4 * 10, 8 + place % 4 * 10
        box[row : row + 8, column : column + 8] = _TRIBES[tribe]
    for place in range(min(4, state.palms[tile])):
        box[-9:-5, 8 + place * 6 : 12 + place * 6] = (20, 110, 50)
    for place in range(min(4, state.palaces[tile])):
        box[-9:-5, 32 + place * 6 : 36 + place * 6] = (90, 50, 20)
