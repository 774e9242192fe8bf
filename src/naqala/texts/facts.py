"""The numbers of the game as texts for people tell them, by the names of their arguments."""

from collections.abc import Iterable

from naqala.catalog.cards import (
    ARTISANS_MEEPLES,
    CAMELS,
    CARD_COPIES,
    DJINN_CARDS,
    DJINN_ROW_LENGTH,
    ITEM_CARDS,
    MAGIC_ITEMS,
    MARKERS,
    MEEPLES,
    PALACES,
    PALMS,
    ROW_LENGTH,
    SOLO_DOUBLE_ON,
    SOLO_GOLD,
    SOLO_LOSE_ASSASSINS,
    SOLO_LOSE_DJINNS,
    START_GOLD,
    SUIT_PRICES,
    TILE_MEEPLES,
    WHIM_CARDS,
    WHIMS_MEEPLES,
)
from naqala.catalog.names import DJINN_WORDS, GOODS, ITEM_WORDS, LANE, PRICES, Card, TileKind
from naqala.catalog.points import (
    ARTISAN_POINTS,
    CITY_POINTS,
    ELDER_POINTS,
    MAJORITY_POINTS,
    MOST_ARTISANS_POINTS,
    PALACE_POINTS,
    PALM_POINTS,
)
from naqala.catalog.printed import Printed, printed
from naqala.catalog.tiles import FACES, MARKETS

NamedFacts = dict[str, int | str]


def _joined(numbers: Iterable[int]) -> str:
    """Return numbers as every language lists them."""
    return ", ".join(map(str, numbers))


def _tile_count(box: str) -> int:
    return sum(face.count for face in FACES if face.box == box)


_SMALL, _LARGE, _SPECIAL = (MARKETS[kind] for kind in (TileKind.SMALL_MARKET, TileKind.LARGE_MARKET, TileKind.SPECIALIZED_MARKET))


def _of(values: Printed) -> NamedFacts:
    """Return the numbers that values from the box can change."""
    spots = zip(PRICES, values.spots(five_track=True), strict=True)
    return {"doubled": _joined(price for price, number in spots if price and number > 1), "thief": values.thief_points}


FACTS: NamedFacts = {
    **_of(printed()),
    "tiles": _tile_count("base"),
    "meeples": sum(MEEPLES),
    "tileMeeples": TILE_MEEPLES,
    "artisansTiles": _tile_count("artisans"),
    "artisansMeeples": sum(ARTISANS_MEEPLES),
    "whimsTiles": _tile_count("whims"),
    "whimsMeeples": max(WHIMS_MEEPLES),
    "gold": START_GOLD,
    "camels": CAMELS[3],
    "camelsTwo": CAMELS[2],
    "markersTwo": MARKERS[2] // 2,
    "row": ROW_LENGTH,
    "djinnRow": DJINN_ROW_LENGTH,
    "lane": LANE,
    "small": _SMALL.price,
    "smallReach": _SMALL.reach,
    "large": _LARGE.price,
    "largeReach": _LARGE.reach,
    "largeCards": _LARGE.cards,
    "special": _SPECIAL.price,
    "suits": _joined(SUIT_PRICES[1:]),
    **{f"suit{goods}": SUIT_PRICES[goods] for goods in (1, 2, 3, 5, 9)},
    "kinds": GOODS,
    "fakirs": CARD_COPIES[Card.FAKIR],
    "palms": PALMS,
    "palaces": PALACES,
    "palm": PALM_POINTS,
    "palace": PALACE_POINTS,
    "majority": MAJORITY_POINTS,
    "elder": ELDER_POINTS,
    "artisan": ARTISAN_POINTS,
    "mostArtisans": MOST_ARTISANS_POINTS,
    "magic": MAGIC_ITEMS,
    "precious": sum(card.copies for card in ITEM_CARDS if not card.magic),
    "cities": _joined(CITY_POINTS[1:]),
    "allCities": len(CITY_POINTS) - 1,
    **{card.name: card.gold for card in WHIM_CARDS if card.name in ("w01", "w10")},
    "soloGold": SOLO_GOLD,
    "double": SOLO_DOUBLE_ON,
    "assassins": SOLO_LOSE_ASSASSINS,
    "djinns": SOLO_LOSE_DJINNS,
    **{ITEM_WORDS[card.item]: card.number for card in ITEM_CARDS if card.number},
    **{DJINN_WORDS[card.djinn]: number for card in DJINN_CARDS if (number := card.each or card.draws)},
}
"""With our values; a djinn's name is what it counts for each thing, or how many it draws, an item's the number of its power."""


def facts_of(values: Printed) -> NamedFacts:
    """Return the same for a game with values from the box."""
    return {**FACTS, **_of(values)}
