"""Actions as kernels see them: encode a verb and what it names as a number, and decode it (catalog/verbs.py declares them)."""

from naqala.catalog import verbs
from naqala.catalog.verbs import FIRST_DRAW, FORMS, Span, Verb
from naqala.engine.kernel import constants, kernel
from naqala.engine.state import NO_CARD, NO_TRIBE

VICTIMS = len(verbs.VICTIMS)
VICTIM_FIRST = constants([tribes[0] for tribes in verbs.VICTIMS])
VICTIM_SECOND = constants([tribes[1] if len(tribes) > 1 else NO_TRIBE for tribes in verbs.VICTIMS])
HANDFULS = len(verbs.HANDFULS)
HANDFUL_FIRST = constants([cards[0] for cards in verbs.HANDFULS])
HANDFUL_SECOND = constants([cards[1] if len(cards) > 1 else NO_CARD for cards in verbs.HANDFULS])
MAX_LEGAL = 1 + sum(verb.size for verb in (Verb.KILL_ON, Verb.KILL_OF))
"""No question has more legal actions."""

NO_VALUE = -1
_VALUES = [values or (NO_VALUE,) for form in FORMS.values() for values in form.values()]
_FIRST = constants([values[0] for values in _VALUES])
_LAST = constants([values[-1] for values in _VALUES])


@kernel
def encode(verb: Span, first: int = 0, last: int = 0) -> int:
    """Return the number of an action: its verb and the values of its parameters."""
    return verb.first + first * verb.width + last


@kernel
def has_verb(action: int, verb: Span) -> bool:
    """Return whether the action has this verb."""
    return verb.first <= action < verb.first + verb.size


@kernel
def first_part(action: int) -> int:
    """Return the value of the action's first parameter."""
    return _FIRST[action]


@kernel
def last_part(action: int) -> int:
    """Return the value of the action's last parameter, which may be its only one."""
    return _LAST[action]


level_of = seat_of = tile_of = djinn_of = item_of = thief_of = whim_of = card_of = first_part
handful_of = suit_of = fakirs_of = place_of = white_of = first_part
discount_of = tribe_of = victims_of = building_of = way_of = later_place_of = black_of = last_part
"""What an action names. Each reader is named after its parameter, which is at the same end in all verbs that have it."""


@kernel
def is_drop(action: int) -> bool:
    """Return whether the action drops a meeple, by Carpet or not."""
    return has_verb(action, Verb.DROP) or has_verb(action, Verb.CARPET)


@kernel
def is_power(action: int) -> bool:
    """Return whether the action uses a djinn's power or a magic item."""
    return has_verb(action, Verb.USE) or has_verb(action, Verb.PLAY)


@kernel
def is_chance(action: int) -> bool:
    """Return whether the action is an answer of chance."""
    return action >= FIRST_DRAW
