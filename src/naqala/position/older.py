"""Positions that were written under older rules."""

from collections.abc import Mapping
from typing import Any

from naqala.catalog.rules import RULES

_PILES = ("djinns", "items", "thieves", "whims")


def of_today(position: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a position with today's rules number. Cards that have joined a box since then go to its deck with the rest."""
    if position["rules"] == RULES:
        return position
    piles = {name: position[name] for name in _PILES if isinstance(position.get(name), dict)}
    open_piles = {name: {field: cards for field, cards in pile.items() if field != "deck"} for name, pile in piles.items()}
    return {**position, **open_piles, "rules": RULES}
