"""What things are worth at the end, apart from djinns, thieves and items (SCORE, ART-11, ART-16, WHIM-1, WHIM-2)."""

from collections.abc import Mapping, Sequence

VIZIER_POINTS = 1
MAJORITY_POINTS = 10
"""For each opponent with strictly fewer Viziers (SCORE-2)."""
ELDER_POINTS = 2
ARTISAN_POINTS = 2
MOST_ARTISANS_POINTS = 3
"""For each Artisan of a player who has as many as any other (ART-11)."""
PALM_POINTS = 3
PALACE_POINTS = 5
LAKE_FACTOR = 2
"""The factor for palms and palaces around the Great Lake (WHIM-1)."""
CITY_POINTS = (0, 5, 20, 45, 80, 125)
"""The points in all, by the number of Fabulous Cities (WHIM-2)."""
LINE_BOXES = {"artisans": "artisans", "cities": "whims", "tent": "artisans", "items": "artisans"}
"""The expansion that brings a line of the score sheet; the other lines are in every game."""


def lines_played(sheets: Sequence[Mapping[str, int]], expansions: Sequence[str]) -> list[dict[str, int]]:
    """Return score sheets without the lines of expansions that are not played."""
    absent = {line for line, box in LINE_BOXES.items() if box not in expansions}
    return [{line: points for line, points in sheet.items() if line not in absent} for sheet in sheets]
