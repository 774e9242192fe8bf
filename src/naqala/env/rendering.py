"""A position as a small picture, drawn with NumPy alone: tiles with the colour of their number, meeples, owners."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from naqala.catalog.names import COLUMNS, TRIBES, Colour
from naqala.catalog.tiles import FACES
from naqala.engine.state import NOBODY, NOWHERE, State

TILE = 56
"""Pixels of a tile's side."""
_GROUND = (236, 222, 190)
_FACES = {Colour.BLUE: (120, 160, 200), Colour.RED: (214, 128, 110)}
_TRIBES = ((240, 200, 40), (245, 245, 245), (60, 140, 70), (50, 90, 180), (190, 40, 40), (130, 70, 150))
_SEATS = ((20, 60, 160), (225, 110, 160), (240, 130, 30), (40, 40, 40), (250, 250, 250))


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
    box[:] = _FACES.get(FACES[state.face[tile]].colour, _GROUND)
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
