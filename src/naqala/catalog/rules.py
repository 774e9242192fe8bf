"""The rules number, which every file holds, and the older numbers that are readable."""

from naqala.catalog.cards import DJINN_CARDS, ITEM_CARDS, WHIM_CARDS
from naqala.catalog.provisional import PROVISIONAL

_CHANGED: int = PROVISIONAL["rules"]
_JOINED = [*(card.since for card in DJINN_CARDS), *(card.since for card in ITEM_CARDS), *(card.since for card in WHIM_CARDS)]

RULES: int = max(_CHANGED, *_JOINED)
"""It rises when behaviour changes, as provisional.toml says, and when a card joins a box."""
READABLE: tuple[int, ...] = (*PROVISIONAL["readable"], *range(_CHANGED + 1, RULES + 1))
