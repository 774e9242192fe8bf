"""The rules number, which every file says, and the older numbers that are read."""

from naqala.catalog.cards import DJINN_CARDS, ITEM_CARDS, WHIM_CARDS
from naqala.catalog.provisional import PROVISIONAL

_CHANGED: int = PROVISIONAL["rules"]
_JOINED = [*(card.since for card in DJINN_CARDS), *(card.since for card in ITEM_CARDS), *(card.since for card in WHIM_CARDS)]

RULES: int = max(_CHANGED, *_JOINED)
"""It rises with a change of behaviour, as provisional.toml says, and when a card joins a box."""
READABLE: tuple[int, ...] = (*PROVISIONAL["readable"], *range(_CHANGED + 1, RULES + 1))
