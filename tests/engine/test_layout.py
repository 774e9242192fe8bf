"""The record: packed, complete, small, and the same as its mirror."""

from typing import Annotated

import numpy as np
import pytest
from msgspec import Struct

from naqala import Game, Options
from naqala.engine.kernel import KERNELS
from naqala.engine.layout import Cells, Fixed, Wide, dtype_of, fields_of
from naqala.engine.mirror import blank, copy_of, from_record, to_record
from naqala.engine.state import NOBODY, REMEMBERED, STATE, Place, State
from naqala.engine.turn import clear_turn
from naqala.env.kernels.observation import FIELDS as OBSERVED
from naqala.env.kernels.observation import observe_remembered
from naqala.options import EXPANSIONS
from naqala.position import schema
from naqala.position.binding import bindings_of

PRINTED = {field.name for field in fields_of(State) if any(isinstance(extra, Fixed) for extra in field.extras)}
"""What is printed on cards and tiles. It follows from the options, and environments do not observe it."""


def test_the_record_is_small_and_has_no_padding() -> None:
    assert STATE.itemsize <= 2500
    widths = [np.dtype(field.type).itemsize * int(np.prod(field.shape)) for field in fields_of(State)]
    assert STATE.itemsize == sum(widths)


def test_an_order_that_needs_padding_is_refused() -> None:
    class Padded:
        small: int
        wide: Annotated[Cells, 2, Wide()]

    with pytest.raises(TypeError, match="padding"):
        dtype_of(Padded)


def test_mirror_and_record_go_both_ways() -> None:
    game = Game.new(Options(4, EXPANSIONS), 1)
    from naqala.engine.mirror import read

    state = read(game.states, 0)
    again = from_record(to_record(state))
    assert again.__dict__ == state.__dict__


def test_a_number_that_does_not_fit_is_refused() -> None:
    state = blank()
    state.gold[0] = 40_000
    with pytest.raises(OverflowError):
        to_record(state)


def test_a_blank_state_holds_the_defaults() -> None:
    state = blank()
    assert (state.round_number, state.seat, state.gold[4], state.owner[41]) == (1, NOBODY, 0, NOBODY)
    assert (state.djinn[0], state.turn_track[6, 2], state.meeples[0, 0]) == (Place.OUT, NOBODY, 0)


def test_a_turn_forgets_all_it_remembers_and_nothing_else() -> None:
    state, names = blank(), {field.name for field, _ in REMEMBERED}
    for field in fields_of(State):
        setattr(state, field.name, [7] * field.shape[0] if field.shape else 7)
    clear_turn(state)
    assert names == {cell.name for field, cell in bindings_of(schema.Turn).items() if field != "step"}
    forgotten = {name for name, numbers in state.__dict__.items() if numbers == blank().__dict__[name]}
    assert forgotten == names


def test_a_position_holds_all_of_a_state() -> None:
    """What no field of it is bound to is listed here, with the reason."""
    parts = [part for part in vars(schema).values() if isinstance(part, type) and issubclass(part, Struct)]
    bound = {binding.name for part in parts for binding in bindings_of(part).values()}
    options = {"seats", "with_artisans", "with_thieves", "with_whims", "promos", "five_track", "rows"}
    computed = {"exits", "where", "land", "tent_at", "row_length", "bid_length", "lane_length"}
    read_by_hand = {"turn_track", "pending", *(name for name in blank().__dict__ if name.startswith("asked"))}
    assert {field.name for field in fields_of(State)} - bound == options | computed | read_by_hand | PRINTED


def test_every_number_of_a_state_is_observed_or_known_to_be_hidden() -> None:
    """A new field of State must be thought about here."""
    renamed = {"seat": "turn_of", "asked": "pending_ask", "asked_seat": "pending_seat", "asked_about": "pending_about"}
    renamed |= {"asked_count": "pending_count", "asked_building": "pending_building", "hand": "cards"}
    follow_from_others = PRINTED | {
        "exits",
        "where",
        "land",
        "rows",
        "row_length",
        "bid_length",
        "lane_length",
        "asked_cause",
        "lost",
    }
    observed_names = {field.name for field in OBSERVED}
    for field in fields_of(State):
        assert field.name in follow_from_others | PRINTED or renamed.get(field.name, field.name) in observed_names, field.name


def test_what_a_turn_remembers_is_observed_as_it_is() -> None:
    """Seat and used djinns are told in another form."""
    state, seen = blank(), blank()
    plain = [field for field, _ in REMEMBERED if field.name not in ("seat", "used")]
    for number, field in enumerate(plain, 5):
        setattr(state, field.name, [number] * field.shape[0] if field.shape else number)
    observe_remembered(state, seen)
    assert [getattr(seen, field.name) for field in plain] == [getattr(state, field.name) for field in plain]


def test_copies_are_independent() -> None:
    state = blank()
    twin = copy_of(state)
    twin.gold[0] = 7
    twin.front[0, 0] = 3
    assert state.gold[0] == state.front[0, 0] == 0


def test_every_kernel_has_a_name_of_its_own() -> None:
    assert len(KERNELS) == len(set(KERNELS)) > 300
