"""The numbers of actions: each verb owns a range; a number means the same in every position."""

from typing import NamedTuple

from naqala.catalog.cards import MAGIC_ITEMS, WHIMS
from naqala.catalog.names import CARDS, DJINNS, GOODS, ITEMS, LEVELS, SEATS, THIEVES, TILES, TRIBES
from naqala.engine.kernel import table

_COUPLES = [(first, second) for first in range(TRIBES) for second in range(first, TRIBES)]
_CARD_COUPLES = [(first, second) for first in range(CARDS) for second in range(first, CARDS)]
VICTIMS = TRIBES + len(_COUPLES)
"""One meeple of some tribe, or two: 6 + 21 ways."""
HANDFULS = CARDS + len(_CARD_COUPLES)
"""One resource card, or two: 10 + 55 ways."""
VICTIM_FIRST = table([*range(TRIBES), *(first for first, _ in _COUPLES)])
VICTIM_SECOND = table([*[-1] * TRIBES, *(second for _, second in _COUPLES)])
HANDFUL_FIRST = table([*range(CARDS), *(first for first, _ in _CARD_COUPLES)])
HANDFUL_SECOND = table([*[-1] * CARDS, *(second for _, second in _CARD_COUPLES)])


class _Verb(NamedTuple):
    """The first number of each verb's range."""

    PASS: int = 0
    BID: int = PASS + 1
    """level * LEVELS + Fakirs"""
    PICK: int = BID + LEVELS * LEVELS
    DROP: int = PICK + TILES
    """tile * TRIBES + tribe"""
    CARPET: int = DROP + TILES * TRIBES
    CAMEL: int = CARPET + TILES * TRIBES
    TENT: int = CAMEL + 1
    FAKIRS: int = TENT + 1
    KILL_ON: int = FAKIRS + 19
    """tile * VICTIMS + victims"""
    KILL_OF: int = KILL_ON + TILES * VICTIMS
    """seat * VICTIMS + victims"""
    USE: int = KILL_OF + SEATS * VICTIMS
    """djinn * 2 + payment"""
    PLAY: int = USE + DJINNS * 2
    SEND: int = PLAY + MAGIC_ITEMS
    GIVE_CARDS: int = SEND + THIEVES
    TAKE_CARDS: int = GIVE_CARDS + HANDFULS
    GIVE_DJINN: int = TAKE_CARDS + HANDFULS
    TAKE_DJINN: int = GIVE_DJINN + DJINNS
    GIVE_TILE: int = TAKE_DJINN + DJINNS
    CLAIM: int = GIVE_TILE + TILES
    GIVE_BUILDING: int = CLAIM + TILES
    """tile * 2 + building"""
    PUT: int = GIVE_BUILDING + TILES * 2
    GIVE_ITEM: int = PUT + TILES * 2
    TAKE_ITEM: int = GIVE_ITEM + ITEMS
    BUY_CARD: int = TAKE_ITEM + ITEMS
    BUY_TWO: int = BUY_CARD + 9
    """place * 6 + later place"""
    BUY_DJINN: int = BUY_TWO + 36
    """djinn * 2 + payment"""
    BUY_THIEF: int = BUY_DJINN + DJINNS * 2
    CRAFT: int = BUY_THIEF + THIEVES * 2
    TAKE_WHIM: int = CRAFT + 2
    AT: int = TAKE_WHIM + 1
    REDIRECT: int = AT + TILES
    """tile * 2 + payment"""
    KEEP_ITEM: int = REDIRECT + TILES * 2
    KEEP_DJINN: int = KEEP_ITEM + ITEMS
    REMOVE: int = KEEP_DJINN + DJINNS
    """tile * VICTIMS + victims"""
    TAKE_DECK: int = REMOVE + TILES * VICTIMS
    BRING: int = TAKE_DECK + 1
    """tile * TRIBES + tribe"""
    FROM: int = BRING + TILES * TRIBES
    NEXT: int = FROM + TILES
    SELL: int = NEXT + CARDS
    """one bit a good"""
    OUTBID: int = SELL + (1 << GOODS)
    DRAW_CARD: int = OUTBID + 1
    DRAW_MEEPLE: int = DRAW_CARD + CARDS
    DRAW_DJINN: int = DRAW_MEEPLE + TRIBES
    DRAW_ITEM: int = DRAW_DJINN + DJINNS
    DRAW_THIEF: int = DRAW_ITEM + ITEMS
    DRAW_WHIM: int = DRAW_THIEF + THIEVES
    ROLL: int = DRAW_WHIM + WHIMS
    """(white - 1) * 6 + black - 1"""


Verb = _Verb()


ACTIONS = Verb.ROLL + 36
"""The size of the action space."""
MAX_LEGAL = TILES * VICTIMS + SEATS * VICTIMS + 1
"""No question has more legal answers."""
