"""The words of position files, and which questions have which fields."""

from naqala.catalog.names import (
    Tribe,
)
from naqala.engine.state import (
    TO_ASIDE,
    TO_ROW,
    Ask,
    Lost,
    Step,
)

FORMAT = "naqala-position"
VERSION = 1

STEP_WORDS = tuple(name.lower() for name in Step._fields)
ASK_WORDS = tuple(name.lower().replace("_", " ") for name in Ask._fields)
LOST_WORDS = tuple(name.lower() for name in Lost._fields)
KEPT = {"viziers": Tribe.VIZIER, "elders": Tribe.ELDER, "artisans": Tribe.ARTISAN}
PAIRS = {Ask.DRAW_CARD: "row", Ask.DRAW_DJINN: "row aside", Ask.DRAW_ITEM: "aside"}
DESTINATIONS = {"row": TO_ROW, "aside": TO_ASIDE}
WITH_TILE = (Ask.PIECE, Ask.REDIRECT, Ask.BRING, Ask.TALISMAN_TO, Ask.DRAW_MEEPLE, Ask.DRAW_WHIM)
WITH_COUNT = (Ask.BRING, Ask.HORN, Ask.DRAW_CARD, Ask.DRAW_MEEPLE, Ask.DRAW_DJINN, Ask.DRAW_ITEM)
STACKED = tuple(
    ask
    for ask in Ask
    if ask
    not in (
        Ask.OVER,
        Ask.BID,
        Ask.MOVE,
        Ask.DROP,
        Ask.TRIBE,
        Ask.BUILD,
        Ask.KILL,
        Ask.THIEF,
        Ask.TILE,
        Ask.LAST,
        Ask.OUTBID,
        Ask.ROLL,
    )
)
"""Questions that live on the stack."""
MOST_GOLD = 10_000
"""Far more than any game brings together, and far less than a number of the engine holds."""
