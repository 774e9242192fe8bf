"""The start from a seed, and the dealer's random numbers."""

import hashlib
from typing import Any

from naqala.engine import play
from naqala.engine.actions import MAX_LEGAL
from naqala.engine.kernel import numbers
from naqala.engine.mirror import States, new_states, write
from naqala.errors import OptionsError, shown
from naqala.options import Options
from naqala.position import blank_for


def luck_from(seed: int | str) -> Any:
    """Return the state of a generator, well mixed from any seed."""
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise OptionsError(f"seed: expected a whole number or a text, got {shown(seed, repr)}")
    digest = hashlib.sha256(f"naqala {seed}".encode()).digest()
    return numbers(4, [int.from_bytes(digest[place : place + 4], "big") for place in range(0, 16, 4)])


def deal(options: Options, luck: Any) -> States:
    """Return a random start for the options."""
    states = new_states(1)
    write(states, 0, blank_for(options))
    play.start_game(states, 0, numbers(MAX_LEGAL), luck)
    return states
