"""What the golden playthroughs must show between them."""

from naqala.catalog.cards import DJINN_CARDS, MAGIC_ITEMS, WHIM_WORDS
from naqala.catalog.names import DJINN_WORDS, ITEM_WORDS, THIEF_WORDS
from naqala.options import expansion_sets

_USED = {DJINN_WORDS[card.djinn] for card in DJINN_CARDS if card.window or card.cost == "K"}
_PAYING = {DJINN_WORDS[card.djinn] for card in DJINN_CARDS if card.pays_for is not None}

WANTED: frozenset[str] = frozenset(
    {f"own {djinn}" for djinn in DJINN_WORDS}
    | {f"use {djinn}" for djinn in _USED}
    | {f"gold of {djinn}" for djinn in _PAYING}
    | {"redirect palm", "redirect palace"}
    | {f"play {item}" for item in ITEM_WORDS[:MAGIC_ITEMS] if item != "carpet"}
    | {"carpet", "craft", "tent", "sell", "kill", "outbid"}
    | {f"keep {item}" for item in ITEM_WORDS[MAGIC_ITEMS:]}
    | {f"use {thief}" for thief in THIEF_WORDS}
    | {f"fulfil {whim}" for whim in WHIM_WORDS}
    | {f"{seats} seats {' '.join(expansions) or 'base'}" for expansions in expansion_sets() for seats in (2,)}
    | {"5 seats artisans thieves whims", "4 seats artisans whims", "3 seats base", "1 seats base"}
    | {"end last camel", "end no move", "end last camel and no move"}
    | {"end assassins solo", "end djinns solo", "end gold solo", "solo won", "solo lost by viziers"}
)
