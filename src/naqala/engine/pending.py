"""The stack of open questions; the topmost is asked first."""

from naqala.engine.kernel import kernel
from naqala.engine.state import NOBODY, NOWHERE, Ask, State


@kernel
def ask(state: State, question: int, seat: int, cause: int) -> None:
    """Put a question on the stack."""
    ask_about(state, question, seat, NOWHERE, 0, cause)


@kernel
def ask_about(state: State, question: int, seat: int, about: int, count: int, cause: int) -> None:
    """Put a question about a tile, djinn or destination on the stack; ``cause`` is the cause of what its answer does."""
    top = state.pending
    state.asked[top] = question
    state.asked_seat[top] = seat
    state.asked_about[top] = about
    state.asked_count[top] = count
    state.asked_building[top] = 0
    state.asked_cause[top] = cause
    state.pending = top + 1


@kernel
def ask_redirect(state: State, seat: int, tile: int, building: int, cause: int) -> None:
    """Put the question of Hagis or Lamia on the stack."""
    ask_about(state, Ask.REDIRECT, seat, tile, 0, cause)
    state.asked_building[state.pending - 1] = building


@kernel
def answered(state: State) -> None:
    """Take the topmost question off and clear its place, so that equal positions are equal bytes."""
    top = state.pending - 1
    state.asked[top] = 0
    state.asked_seat[top] = 0
    state.asked_about[top] = 0
    state.asked_count[top] = 0
    state.asked_building[top] = 0
    state.asked_cause[top] = 0
    state.pending = top


@kernel
def asked_now(state: State) -> int:
    """Return the topmost question."""
    return state.asked[state.pending - 1]


@kernel
def asked_seat(state: State) -> int:
    """Return the seat that is asked."""
    return state.asked_seat[state.pending - 1]


@kernel
def asked_about(state: State) -> int:
    """Return what the topmost question is about."""
    return state.asked_about[state.pending - 1]


@kernel
def asked_count(state: State) -> int:
    """Return the topmost question's number: still to draw, already brought, already placed."""
    return state.asked_count[state.pending - 1]


@kernel
def asked_cause(state: State) -> int:
    """Return what made the topmost question necessary."""
    return state.asked_cause[state.pending - 1]


@kernel
def asked_building(state: State) -> int:
    """Return which building the topmost question is about."""
    return state.asked_building[state.pending - 1]


@kernel
def count_answer(state: State) -> None:
    """Count one answer to the topmost question, which will be asked again."""
    state.asked_count[state.pending - 1] += 1


@kernel
def draw_for(state: State, question: int, destination: int, count: int, cause: int) -> None:
    """Ask chance for this many draws, if any."""
    if count > 0:
        ask_about(state, question, NOBODY, destination, count, cause)


@kernel
def one_drawn(state: State) -> None:
    """Count one draw of the topmost question; after the last, take the question off."""
    top = state.pending - 1
    state.asked_count[top] -= 1
    if state.asked_count[top] == 0:
        answered(state)
