"""Djinns, resource cards, items, thieves, whims, meeples and tracks as data."""

from dataclasses import dataclass

from naqala.catalog.names import PRICES, Djinn, Feature, Item, Thief, Tribe
from naqala.catalog.provisional import PROVISIONAL

MEEPLES = (16, 20, 18, 18, 18, 0)
"""Meeples of each tribe in the base box (COMP-2)."""
ARTISANS_MEEPLES = (0, 0, 0, 0, 0, 15)
WHIMS_MEEPLES = (3, 3, 3, 3, 3, 0)

CARD_COPIES = (2, 2, 2, 4, 4, 4, 6, 6, 6, 18)
"""Copies of each resource card (COMP-3)."""
SUIT_PRICES = (0, 1, 3, 7, 13, 21, 30, 40, 50, 60)
"""What a suit of so many different goods is worth (SALE-3)."""

PALMS = 12
PALACES = 10
ROW_LENGTH = 9
LARGE_MARKET_REACH = 6
"""A Large Market sells two of so many cards at the front of the row (TILE-LM-1)."""
DJINN_ROW_LENGTH = 3
START_GOLD = 50
CAMELS = (0, 11, 11, 8, 8, 8)
"""Camels of each player by number of seats (SET-1, XSET-6, SOLO-1)."""
MARKERS = (0, 0, 4, 3, 4, 5)
"""Turn markers in play by number of seats (SET-1, SET-5); none in the solo game."""


def _spots(track: list[int]) -> tuple[int, ...]:
    return tuple(track.count(price) for price in PRICES)


BASE_SPOTS = _spots([0, 0, 0, 1, 3, 5, 8, 12, 18])
"""How many markers each price level holds (BID-3, BID-5)."""
FIVE_SPOTS = _spots(PROVISIONAL["whims"]["five_player_track"])


@dataclass(frozen=True)
class DjinnCard:
    """A djinn's printed victory points, the cost of its power (E, EE, F = 1 Fakir, K = Kumarbi) and its box."""

    djinn: int
    vp: int
    cost: str = ""
    box: str = "base"
    own: int = 1
    """What a djinn that pays gold pays when the owner did what it watches."""
    other: int = 2
    """And when another player did."""


_ARTISANS_VP = PROVISIONAL["artisans"]["djinn_vp"]
_THIEVES_VP = PROVISIONAL["thieves"]["djinn_vp"]
_WHIMS_VP = PROVISIONAL["whims"]["djinn_vp"]
_PROMOS = PROVISIONAL["promos"]

DJINN_CARDS: tuple[DjinnCard, ...] = (
    DjinnCard(Djinn.ALAMIN, 5),
    DjinnCard(Djinn.ANUNNAK, 8, "E"),
    DjinnCard(Djinn.BAAL, 6),
    DjinnCard(Djinn.BOAZ, 6),
    DjinnCard(Djinn.BOURAQ, 6, "E"),
    DjinnCard(Djinn.ECHIDNA, 4, "EE"),
    DjinnCard(Djinn.ENKI, 8, "E"),
    DjinnCard(Djinn.HAGIS, 10, "E"),
    DjinnCard(Djinn.HAURVATAT, 8),
    DjinnCard(Djinn.IBLIS, 8, "E"),
    DjinnCard(Djinn.JAFAAR, 6),
    DjinnCard(Djinn.KANDICHA, 6),
    DjinnCard(Djinn.KUMARBI, 6, "K"),
    DjinnCard(Djinn.LAMIA, 10, "E"),
    DjinnCard(Djinn.LETA, 4, "EE"),
    DjinnCard(Djinn.MARID, 6),
    DjinnCard(Djinn.MONKIR, 6),
    DjinnCard(Djinn.NEKIR, 6),
    DjinnCard(Djinn.SHAMHAT, 6),
    DjinnCard(Djinn.SIBITTIS, 4, "EE"),
    DjinnCard(Djinn.SLOAR, 8, "F"),
    DjinnCard(Djinn.UTUG, 4, "EE"),
    DjinnCard(Djinn.PTAH, _ARTISANS_VP["ptah"], box="artisans"),
    DjinnCard(Djinn.GEB, _ARTISANS_VP["geb"], box="artisans"),
    DjinnCard(Djinn.MORGIANE, _THIEVES_VP["morgiane"], box="thieves"),
    DjinnCard(Djinn.KALI, _WHIMS_VP["kali"], box="whims"),
    DjinnCard(Djinn.GANAPATI, _WHIMS_VP["ganapati"], box="whims"),
    DjinnCard(Djinn.DHENIM, _PROMOS["dhenim"]["vp"], "", "dhenim", _PROMOS["dhenim"]["own"], _PROMOS["dhenim"]["other"]),
    DjinnCard(Djinn.WILWIT, _PROMOS["wilwit"]["vp"], box="wilwit"),
    DjinnCard(Djinn.GALBELLS, _PROMOS["galbells"]["vp"], box="galbells"),
)

REVISED_VP = {Djinn.BOAZ: _ARTISANS_VP["boaz"], Djinn.KANDICHA: _ARTISANS_VP["kandicha"]}
"""With Artisans the revised cards replace the base ones (XSET-7)."""

JAFAAR_VIZIER = 3
SHAMHAT_ELDER = 4
HAURVATAT_PALM = 5
PTAH_ARTISAN = 2
GEB_ITEM = 3
WILWIT_DJINN: int = _PROMOS["wilwit"]["per_djinn"]


@dataclass(frozen=True)
class ItemCard:
    """An item: how many of it there are and what it is worth at the end; magic items are worth nothing (ART-20, 21)."""

    item: int
    copies: int
    vp: int


_PRECIOUS = PROVISIONAL["artisans"]["precious_items"]

ITEM_CARDS: tuple[ItemCard, ...] = (
    ItemCard(Item.SCIMITAR, 1, 0),
    ItemCard(Item.LAMP, 1, 0),
    ItemCard(Item.FLUTE, 1, 0),
    ItemCard(Item.CARPET, 1, 0),
    ItemCard(Item.RING, 1, 0),
    ItemCard(Item.TALISMAN, 1, 0),
    ItemCard(Item.HORN, 1, 0),
    ItemCard(Item.PRECIOUS5, **_PRECIOUS["precious5"]),
    ItemCard(Item.PRECIOUS7, **_PRECIOUS["precious7"]),
    ItemCard(Item.PRECIOUS9, **_PRECIOUS["precious9"]),
)

THIEF_VP: int = PROVISIONAL["thieves"]["card_vp"]
THIEF_TRIBES = {
    Thief.HOUSSAIN: Tribe.MERCHANT,
    Thief.ZIAD: Tribe.VIZIER,
    Thief.OUAFAT: Tribe.ELDER,
    Thief.KOHDJAH: Tribe.ASSASSIN,
    Thief.SHAUM: Tribe.BUILDER,
    Thief.MADJAAR: Tribe.ARTISAN,
}


@dataclass(frozen=True)
class WhimCard:
    """A whim: what its holder must have, at least, and what the Sultan pays for it."""

    name: str
    needs: dict[int, int]
    gold: int
    artisans: bool


WHIM_CARDS: tuple[WhimCard, ...] = tuple(
    WhimCard(
        card["id"],
        {Feature._fields.index(feature.upper()): number for feature, number in card["needs"].items()},
        card["gold"],
        card.get("artisans", False),
    )
    for card in PROVISIONAL["whims"]["cards"]
)

SOLO_GOLD: int = PROVISIONAL["solo"]["gold"]
SOLO_LOSE_ASSASSINS: int = PROVISIONAL["solo"]["lose_assassins"]
SOLO_LOSE_DJINNS: int = PROVISIONAL["solo"]["lose_djinns"]
SOLO_DOUBLE_ON: int = PROVISIONAL["solo"]["double_tile_on_black"]
YAZID_PAYS_FAKIR_FIRST: bool = PROVISIONAL["solo"]["yazid_pays_fakir_first"]
