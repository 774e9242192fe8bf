"""Taking control of tiles with camels and tents (CTRL)."""

from naqala.catalog.names import TILES
from naqala.engine.kernel import kernel
from naqala.engine.pending import answered, ask_about, asked_about, asked_seat
from naqala.engine.state import NOBODY, NOWHERE, Ask, State


@kernel
def has_piece(state: State, seat: int) -> bool:
    """A camel or the tent is left."""
    return state.camels[seat] > 0 or state.tents[seat] > 0


@kernel
def take_control(state: State, seat: int, tile: int) -> None:
    """The seat takes control of an unowned tile, if it has a piece left; it may have to choose which (ART-33)."""
    if state.owner[tile] == NOBODY and has_piece(state, seat):
        ask_about(state, Ask.PIECE, seat, tile, 0)


@kernel
def settle_piece(state: State) -> bool:
    """With one kind of piece left there is no question: that piece is placed."""
    seat = asked_seat(state)
    if state.camels[seat] > 0 and state.tents[seat] > 0:
        return True
    place_piece(state, state.tents[seat] > 0)
    return False


@kernel
def place_piece(state: State, tent: bool) -> None:
    """Answers the question: puts a camel or the tent on the tile; the last piece arms the end (CTRL-6, END-9)."""
    seat, tile = asked_seat(state), asked_about(state)
    answered(state)
    state.owner[tile] = seat
    if tent:
        state.tents[seat] -= 1
        state.tent_at[seat] = tile
    else:
        state.camels[seat] -= 1
    if not has_piece(state, seat):
        state.last_camel = 1


@kernel
def take_back(state: State, tile: int) -> None:
    """The piece on the tile returns to its owner's supply; the tile is unowned (CTRL-8)."""
    seat = state.owner[tile]
    state.owner[tile] = NOBODY
    if state.tent_at[seat] == tile:
        state.tent_at[seat] = NOWHERE
        state.tents[seat] += 1
    else:
        state.camels[seat] += 1


@kernel
def move_piece(state: State, tile: int, goal: int) -> None:
    """The Talisman moves a piece; it never arms or disarms the end (ART-44, END-9)."""
    seat = state.owner[tile]
    state.owner[tile] = NOBODY
    state.owner[goal] = seat
    if state.tent_at[seat] == tile:
        state.tent_at[seat] = goal


@kernel
def owns_a_tile(state: State, seat: int) -> bool:
    """The seat has a piece on the board."""
    for tile in range(TILES):
        if state.owner[tile] == seat:
            return True
    return False
