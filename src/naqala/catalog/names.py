"""The names of the game's things, numbered. Files use the words; numbers are stable within one rules number.

Each family is a named tuple of plain integers, because compiled rules need constants, which enums are not.
"""

from typing import NamedTuple

COLUMNS = 6
MAX_ROWS = 7
TILES = COLUMNS * MAX_ROWS
SEATS = 5
PRICES = (0, 1, 3, 5, 8, 12, 18)
"""The price levels of both turn order tracks (COMP-6, WHIM-20)."""
LEVELS = len(PRICES)
LANE = 3
"""How many markers a price level can hold at most (BID-5)."""
DIE = 6
"""The sides of Yazid's dice (SOLO-3)."""


class _Tribe(NamedTuple):
    """The five tribes of the base game and the Artisans (COMP-2, ART-10)."""

    VIZIER: int = 0
    ELDER: int = 1
    MERCHANT: int = 2
    BUILDER: int = 3
    ASSASSIN: int = 4
    ARTISAN: int = 5


Tribe = _Tribe()


class _TileKind(NamedTuple):
    """What a tile does for the player who ends the move on it (COMP-1, ART-1, ART-2, ART-3, WHIM-1, WHIM-2)."""

    VILLAGE: int = 0
    SACRED_PLACE: int = 1
    OASIS: int = 2
    SMALL_MARKET: int = 3
    LARGE_MARKET: int = 4
    WORKSHOP: int = 5
    SPECIALIZED_MARKET: int = 6
    CHASM: int = 7
    CITY: int = 8
    LAKE: int = 9


TileKind = _TileKind()


class _Colour(NamedTuple):
    """The colour a tile's value is printed in."""

    NONE: int = 0
    BLUE: int = 1
    RED: int = 2


Colour = _Colour()


class _Direction(NamedTuple):
    """Sides of a tile; north is towards higher rows (XSET-11)."""

    NORTH: int = 0
    EAST: int = 1
    SOUTH: int = 2
    WEST: int = 3


Direction = _Direction()


class _Card(NamedTuple):
    """Resource cards: nine goods and the Fakir (COMP-3)."""

    IVORY: int = 0
    JEWELS: int = 1
    GOLD: int = 2
    PAPYRUS: int = 3
    SILK: int = 4
    SPICE: int = 5
    FISH: int = 6
    WHEAT: int = 7
    POTTERY: int = 8
    FAKIR: int = 9


Card = _Card()


class _Djinn(NamedTuple):
    """All djinns of the base game, the expansions and the promos."""

    ALAMIN: int = 0
    ANUNNAK: int = 1
    BAAL: int = 2
    BOAZ: int = 3
    BOURAQ: int = 4
    ECHIDNA: int = 5
    ENKI: int = 6
    HAGIS: int = 7
    HAURVATAT: int = 8
    IBLIS: int = 9
    JAFAAR: int = 10
    KANDICHA: int = 11
    KUMARBI: int = 12
    LAMIA: int = 13
    LETA: int = 14
    MARID: int = 15
    MONKIR: int = 16
    NEKIR: int = 17
    SHAMHAT: int = 18
    SIBITTIS: int = 19
    SLOAR: int = 20
    UTUG: int = 21
    PTAH: int = 22
    GEB: int = 23
    MORGIANE: int = 24
    KALI: int = 25
    GANAPATI: int = 26
    DHENIM: int = 27
    WILWIT: int = 28
    GALBELLS: int = 29


Djinn = _Djinn()


class _Item(NamedTuple):
    """Magic items, then the precious items by value (ART-20, ART-21)."""

    SCIMITAR: int = 0
    LAMP: int = 1
    FLUTE: int = 2
    CARPET: int = 3
    RING: int = 4
    TALISMAN: int = 5
    HORN: int = 6
    PRECIOUS5: int = 7
    PRECIOUS7: int = 8
    PRECIOUS9: int = 9


Item = _Item()


class _Deed(NamedTuple):
    """What djinns without a cost pay gold for (DJ-GEN-2)."""

    GET_DJINN: int = 0
    DROP_MEEPLE: int = 1
    KILL: int = 2
    PLACE_PALACE: int = 3
    GET_VIZIERS: int = 4
    PUSH_MARKER: int = 5
    TAKE_WHIM: int = 6


Deed = _Deed()


class _Thief(NamedTuple):
    """The six thieves (THF-10, THF-11, THF-12, THF-13, THF-14, THF-15)."""

    HOUSSAIN: int = 0
    ZIAD: int = 1
    OUAFAT: int = 2
    KOHDJAH: int = 3
    SHAUM: int = 4
    MADJAAR: int = 5


Thief = _Thief()


class _Building(NamedTuple):
    """The buildings that stand on tiles."""

    PALM: int = 0
    PALACE: int = 1


Building = _Building()


class _Feature(NamedTuple):
    """What a whim can ask for (WHIM-17)."""

    VIZIERS: int = 0
    ELDERS: int = 1
    ARTISANS: int = 2
    DJINNS: int = 3
    PALMS: int = 4
    PALACES: int = 5
    VILLAGES: int = 6
    SACRED_PLACES: int = 7
    OASES: int = 8
    MARKETS: int = 9
    CITIES: int = 10
    RED_TILES: int = 11
    BLUE_TILES: int = 12
    GOODS: int = 13
    FAKIRS: int = 14
    PRECIOUS_ITEMS: int = 15
    TENT_REDS: int = 16


Feature = _Feature()
FEATURE_WORDS = tuple(name.lower() for name in Feature._fields)
"""What whims can ask for."""
SECRET_FEATURES = frozenset({Feature.GOODS, Feature.FAKIRS, Feature.PRECIOUS_ITEMS})
"""Those that depend on hidden cards and items (HID-2, HID-6)."""


TRIBES = len(Tribe)
DIRECTIONS = len(Direction)
CARDS = len(Card)
GOODS = Card.FAKIR
DJINNS = len(Djinn)
ITEMS = len(Item)
THIEVES = len(Thief)
FEATURES = len(Feature)
EXPANSIONS = ("artisans", "thieves", "whims")


def _words(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name.lower() for name in names)


COLOUR_WORDS = ("yellow", "white", "green", "blue", "red", "purple")
"""The colour of each tribe in actions and files."""
COLOUR_LETTERS = "YWGBRP"
CARD_WORDS = _words(Card._fields)
DJINN_WORDS = _words(Djinn._fields)
ITEM_WORDS = _words(Item._fields)
THIEF_WORDS = _words(Thief._fields)
BUILDING_WORDS = _words(Building._fields)
TILE_WORDS = tuple("abcdef"[tile % COLUMNS] + str(tile // COLUMNS + 1) for tile in range(TILES))
"""``a1`` is the lower left corner (XSET-11)."""
