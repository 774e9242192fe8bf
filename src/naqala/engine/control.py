"""Taking control of tiles with camels and tents (CTRL)."""

from naqala.catalog.names import TILES
from naqala.catalog.verbs import Span
from naqala.engine.actions import encode
from naqala.engine.board import tiles_on
from naqala.engine.events import NOTHING, Cause, Kind, Piece, report, report_of_seat
from naqala.engine.kernel import kernel
from naqala.engine.layout import Cells
from naqala.engine.pending import answered, ask_about, asked_about, asked_cause, asked_seat
from naqala.engine.state import NOBODY, NOWHERE, Ask, State


@kernel
def has_piece(state: State, seat: int) -> bool:
    """Return whether the seat has a camel or the tent left (XP-1)."""
    return state.camels[seat] > 0 or state.tents[seat] > 0


@kernel
def can_take_control(state: State, seat: int, tile: int) -> bool:
    """Return whether the tile has no owner and the seat a piece left; nothing else matters (CTRL-4, CTRL-9, EXH-5)."""
    return state.owner[tile] == NOBODY and has_piece(state, seat)


@kernel
def take_control(state: State, seat: int, tile: int, cause: int) -> None:
    """Let the seat take control of the tile if it can (CTRL-3)."""
    if can_take_control(state, seat, tile):
        ask_about(state, Ask.PIECE, seat, tile, 0, cause)


@kernel
def asks_piece(state: State) -> bool:
    """Return whether the seat has to choose, because both a camel and the tent are left (ART-33)."""
    seat = asked_seat(state)
    return state.camels[seat] > 0 and state.tents[seat] > 0


@kernel
def settle_piece(state: State) -> None:
    """Place the only kind of piece that is left."""
    answer_piece(state, state.tents[asked_seat(state)] > 0)


@kernel
def answer_piece(state: State, tent: bool) -> None:
    """Put a camel or the tent on the tile; placing the last piece arms the end (ART-15, CTRL-6, END-9)."""
    seat, tile, cause = asked_seat(state), asked_about(state), asked_cause(state)
    answered(state)
    state.owner[tile] = seat
    if tent:
        state.tents[seat] -= 1
        state.tent_at[seat] = tile
        report(state, Kind.PLACE, seat, Piece.TENT, 1, tile, cause)
    else:
        state.camels[seat] -= 1
        report(state, Kind.PLACE, seat, Piece.CAMEL, 1, tile, cause)
    arm_the_end(state, seat)


@kernel
def arm_the_end(state: State, seat: int) -> None:
    """Arm trigger A if the seat has neither camel nor tent left: the game ends with this round (END-1, XP-1)."""
    if not has_piece(state, seat):
        report_of_seat(state, Kind.LAST_PIECE, seat, NOTHING, 1 - state.last_camel, Cause.GAME)
        state.last_camel = 1


@kernel
def take_back(state: State, tile: int, cause: int) -> None:
    """Return the piece on the tile to its owner's supply, from where it may be placed again. The tile is unowned, and an armed
    end stays armed (CTRL-8, ART-34, THF-16, XP-4).
    """
    seat = state.owner[tile]
    state.owner[tile] = NOBODY
    if state.tent_at[seat] == tile:
        state.tent_at[seat] = NOWHERE
        state.tents[seat] += 1
        report(state, Kind.TAKE_BACK, seat, Piece.TENT, 1, tile, cause)
    else:
        state.camels[seat] += 1
        report(state, Kind.TAKE_BACK, seat, Piece.CAMEL, 1, tile, cause)


@kernel
def move_piece(state: State, tile: int, goal: int, cause: int) -> None:
    """Move a piece with the Talisman, which never arms or disarms the end (ART-44, END-9)."""
    seat = state.owner[tile]
    piece = Piece.CAMEL
    if state.tent_at[seat] == tile:
        piece = Piece.TENT
        state.tent_at[seat] = goal
    state.owner[tile] = NOBODY
    state.owner[goal] = seat
    report(state, Kind.TAKE_BACK, seat, piece, 1, tile, cause)
    report(state, Kind.PLACE, seat, piece, 1, goal, cause)


@kernel
def owns_a_tile(state: State, seat: int) -> bool:
    """Return whether the seat has a piece on the board."""
    for tile in range(TILES):
        if state.owner[tile] == seat:
            return True
    return False


@kernel
def own_piece_answers(state: State, verb: Span, actions: Cells, count: int) -> int:
    """Write an action of the verb for each tile with a piece of the asked seat (THF-13, ART-28)."""
    for tile in range(tiles_on(state)):
        if state.owner[tile] == asked_seat(state):
            actions[count] = encode(verb, tile)
            count += 1
    return count
