"""Options in a state, and a start position that says how many things of each kind a set has."""

from functools import lru_cache
from typing import Any

from naqala.catalog.values import SLOTS, in_play
from naqala.engine import play
from naqala.engine.actions import MAX_LEGAL
from naqala.engine.kernel import numbers
from naqala.engine.mirror import blank, copy_of, new_states, read, write
from naqala.engine.printing import printed_values, put_printed
from naqala.engine.state import PRINTED, State
from naqala.options import EXPANSIONS, PROMOS, Options

_PRINTED = tuple(field.name for field in PRINTED)
_OPTIONS: dict[tuple[int, ...], list[tuple[list[Any], Options]]] = {}
"""By what is chosen: what is printed, and the options of a game with both; the latest last."""
_MOST_PRINTED = 8


def blank_for(options: Options) -> State:
    """Return a blank state with the options written in."""
    return copy_of(_blank_for(options))


@lru_cache(maxsize=256)
def _blank_for(options: Options) -> State:
    state = blank()
    state.seats = options.seats
    state.with_artisans, state.with_thieves, state.with_whims = (int(name in options.expansions) for name in EXPANSIONS)
    state.promos = sum(1 << bit for bit, name in enumerate(PROMOS) if name in options.promos)
    state.five_track = int(bool(options.five_track))
    state.rows = 5 + state.with_artisans + state.with_whims
    put_printed(state, options.printed)
    return state


def options_of(state: State) -> Options:
    """Return the options that stand in a state; they are checked once, then cached."""
    key = (state.seats, state.with_artisans, state.with_thieves, state.with_whims, state.promos, state.five_track)
    known, printed = _OPTIONS.setdefault(key, []), [state.__dict__[name] for name in _PRINTED]
    for numbers_printed, options in known:
        if numbers_printed == printed:
            return options
    known.append((printed, _options_in(state)))
    del known[:-_MOST_PRINTED]
    return known[-1][1]


def _options_in(state: State) -> Options:
    options = Options(
        seats=state.seats,
        expansions=tuple(
            name
            for name, chosen in zip(EXPANSIONS, (state.with_artisans, state.with_thieves, state.with_whims), strict=True)
            if chosen
        ),
        promos=tuple(name for bit, name in enumerate(PROMOS) if state.promos >> bit & 1),
        five_track=bool(state.five_track),
    )
    values = in_play({path: value for path, value in printed_values(state).items() if path in SLOTS}, options.parts)
    return options.with_values({path: value for path, value in values.items() if value != SLOTS[path].usual})


@lru_cache(maxsize=256)
def any_start(options: Options) -> State:
    """Return some start position, which says how many things of each kind the set has."""
    states = new_states(1)
    write(states, 0, blank_for(options))
    play.start_game(states, 0, numbers(MAX_LEGAL), numbers(4, [1, 2, 3, 4]))
    return read(states, 0)
