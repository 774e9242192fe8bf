"""What is printed on tiles, cards and tracks; with values from the box, ``options["values"]`` has them by path (values.md)."""

from collections import Counter
from typing import Any

from tests.reference.components import (
    ARTISANS_TILES,
    BASE_TILES,
    BLUE_TILES,
    DJINN_PAY,
    DJINN_VALUE,
    EXPANSION_DJINN_VALUE,
    ITEM_COPIES,
    PRECIOUS_VALUE,
    PROMOS,
    RED_TILES,
    THIEF_VALUE,
    WHIM_CARDS,
    WHIMS_TILES,
    WORKSHOPS,
    has,
)

Options = dict[str, Any]
_REVISED = ("boaz", "kandicha")  # XSET-7
_DJINNS_AT = {
    **{djinn: f"{expansion}.djinn_vp.{djinn}" for expansion, djinns in EXPANSION_DJINN_VALUE.items() for djinn in djinns},
    **{djinn: f"artisans.djinn_vp.{djinn}" for djinn in _REVISED},
    **{djinn: f"promos.{djinn}.vp" for djinn in PROMOS},
}


def value(options: Options, path: str, usual: Any) -> Any:
    return options.get("values", {}).get(path, usual)


def djinn_value(options: Options, djinn: str) -> int:
    """SCORE-4; the values of Boaz and Kandicha are of the revised cards, which come with Artisans (XSET-7)."""
    if djinn in _REVISED and not has(options, "artisans"):
        return DJINN_VALUE[djinn]
    return int(value(options, _DJINNS_AT.get(djinn, ""), DJINN_VALUE[djinn]))


def djinn_pay(options: Options, djinn: str) -> tuple[str, int, int]:
    """What it pays for, and how much: PRO-1 for Dhenim, the others are certain."""
    deed, own, other = DJINN_PAY[djinn]
    return deed, value(options, f"promos.{djinn}.own", own), value(options, f"promos.{djinn}.other", other)


def precious_value(options: Options) -> dict[str, int]:
    """ART-20."""
    return {item: value(options, f"artisans.precious_items.{item}.vp", usual) for item, usual in PRECIOUS_VALUE.items()}


def item_copies(options: Options) -> "Counter[str]":
    """ART-20, ART-21."""
    copies = {item: value(options, f"artisans.precious_items.{item}.copies", usual) for item, usual in ITEM_COPIES.items()}
    return Counter(copies) if has(options, "artisans") else Counter()


def thief_value(options: Options) -> int:
    """THF-6."""
    return int(value(options, "thieves.card_vp", THIEF_VALUE))


def whim_card(options: Options, whim: str) -> tuple[int, dict[str, int]]:
    """WHIM-14: the gold, and what it needs."""
    card = value(options, f"whims.cards.{whim}", None)
    return WHIM_CARDS[whim] if card is None else (card["gold"], card["needs"])


def tiles_with(options: Options, colour: str) -> set[str]:
    """ART-1, ART-2: two kinds of tiles whose colour is not certain; the others are COMP-1 and WHIM-2."""
    tiles = {"blue": BLUE_TILES, "red": RED_TILES}[colour] - WORKSHOPS - {"specialized market"}
    if value(options, "artisans.workshop.colour", "blue") == colour:
        tiles |= WORKSHOPS
    if value(options, "artisans.specialized_market.colour", "red") == colour:
        tiles |= {"specialized market"}
    return tiles


def artisans_tiles(options: Options) -> "Counter[str]":
    """ART-1, ART-2, ART-3, ART-8."""
    mountains = value(options, "artisans.workshop_mountains", None)
    if mountains is None:
        return ARTISANS_TILES
    others = {tile: number for tile, number in ARTISANS_TILES.items() if tile not in WORKSHOPS}
    return Counter(others) + Counter(f"workshop {edges.lower()}" for edges in mountains)


def tiles_in_all(options: Options) -> "Counter[str]":
    """COMP-1, ART-1, ART-2, ART-3, WHIM-1, WHIM-2."""
    tiles = Counter(BASE_TILES)
    if has(options, "artisans"):
        tiles += artisans_tiles(options)
    if has(options, "whims"):
        tiles += WHIMS_TILES
    return tiles


def places_at(options: Options, price: int) -> int:
    """How many markers may stand on a price (BID-3, BID-5, WHIM-20)."""
    track = value(options, "whims.five_player_track", None)
    if track is not None and options["five_track"]:
        return int(track.count(price))
    if price == 0:
        return 3
    if price in (1, 3, 5) and options["five_track"]:
        return 2
    return 1


def fakir_first(options: Options) -> bool:
    """SOLO-9."""
    return bool(value(options, "solo.yazid_pays_fakir_first", True))
