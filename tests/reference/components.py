"""What lies in the boxes: tiles, meeples, cards, numbers (COMP, XSET, expansions.md sections 7 and 8)."""

from collections import ChainMap, Counter
from typing import Any

Position = dict[str, Any]

# --- the words of decisions.md, section 2, in its order -----------------------------------------------------

COLOURS = ["yellow", "white", "green", "blue", "red", "purple"]
LETTER = {"yellow": "Y", "white": "W", "green": "G", "blue": "B", "red": "R", "purple": "P"}
COLOUR_OF_LETTER = {letter: colour for colour, letter in LETTER.items()}
LETTERS = "YWGBRP"

CARD_COPIES = {  # COMP-3
    "ivory": 2, "jewels": 2, "gold": 2, "papyrus": 4, "silk": 4, "spice": 4, "fish": 6, "wheat": 6, "pottery": 6,
    "fakir": 18,
}  # fmt: skip
CARDS = list(CARD_COPIES)
GOODS = CARDS[:-1]

EXPANSIONS = ["artisans", "thieves", "whims"]
BASE_DJINN_VALUE = {  # DJ-ALAMIN to DJ-UTUG
    "alamin": 5, "anunnak": 8, "baal": 6, "boaz": 6, "bouraq": 6, "echidna": 4, "enki": 8, "hagis": 10,
    "haurvatat": 8, "iblis": 8, "jafaar": 6, "kandicha": 6, "kumarbi": 6, "lamia": 10, "leta": 4, "marid": 6,
    "monkir": 6, "nekir": 6, "shamhat": 6, "sibittis": 4, "sloar": 8, "utug": 4,
}  # fmt: skip
EXPANSION_DJINN_VALUE = {  # XSET-7
    "artisans": {"ptah": 6, "geb": 6},
    "thieves": {"morgiane": 6},
    "whims": {"kali": 6, "ganapati": 6},
}
PROMO_VALUE = {"dhenim": 6, "wilwit": 0, "galbells": 0}  # PRO-1, PRO-2, PRO-3
DJINN_VALUE = dict(ChainMap(PROMO_VALUE, *reversed(EXPANSION_DJINN_VALUE.values()), BASE_DJINN_VALUE))
BASE_DJINNS, DJINNS, PROMOS = list(BASE_DJINN_VALUE), list(DJINN_VALUE), list(PROMO_VALUE)

DJINN_PAY = {  # what each pays for, and the gold: if its owner does it, if another does (DJ-GEN-2)
    "baal": ("djinn", 1, 2), "marid": ("drop", 1, 2), "monkir": ("palace", 1, 2), "nekir": ("kill", 1, 2),
    "kali": ("push", 1, 2), "ganapati": ("whim", 1, 2), "dhenim": ("viziers", 1, 2),
}  # fmt: skip

MAGIC_ITEMS = ["scimitar", "lamp", "flute", "carpet", "ring", "talisman", "horn"]  # one of each
PRECIOUS_VALUE = {"precious5": 5, "precious7": 7, "precious9": 9}  # ART-20
ITEM_COPIES = {**dict.fromkeys(MAGIC_ITEMS, 1), "precious5": 5, "precious7": 4, "precious9": 2}
ITEMS = list(ITEM_COPIES)

THIEF_OF_COLOUR = {
    "green": "houssain",
    "yellow": "ziad",
    "white": "ouafat",
    "red": "kohdjah",
    "blue": "shaum",
    "purple": "madjaar",
}
THIEVES = ["houssain", "ziad", "ouafat", "kohdjah", "shaum", "madjaar"]

WHIM_CARDS: dict[str, tuple[int, dict[str, int]]] = {  # gold, and what it needs (expansions.md section 7)
    "w01": (5, {"viziers": 3}),
    "w02": (10, {"viziers": 5}),
    "w03": (5, {"elders": 3}),
    "w04": (10, {"elders": 5}),
    "w05": (10, {"djinns": 2}),
    "w06": (15, {"djinns": 3}),
    "w07": (10, {"palms": 3}),
    "w08": (10, {"palaces": 3}),
    "w09": (5, {"palms": 1, "palaces": 1}),
    "w10": (10, {"oases": 2}),
    "w11": (10, {"villages": 2}),
    "w12": (10, {"sacred_places": 2}),
    "w13": (10, {"markets": 3}),
    "w14": (10, {"cities": 2}),
    "w15": (10, {"red_tiles": 4}),
    "w16": (15, {"blue_tiles": 4}),
    "w17": (10, {"goods": 5}),
    "w18": (15, {"goods": 7}),
    "w19": (5, {"fakirs": 4}),
    "w20": (10, {"artisans": 3}),
    "w21": (10, {"precious_items": 2}),
    "w22": (10, {"tent_reds": 5}),
}
WHIMS = list(WHIM_CARDS)
WHIM_GOLD = {whim: gold for whim, (gold, _) in WHIM_CARDS.items()}
ARTISANS_WHIMS = {"w20", "w21", "w22"}  # WHIM-10

# --- tiles: printed value and its colour (COMP-1, ART-1, ART-2, ART-3, WHIM-1, WHIM-2) -------------------------------

WORKSHOPS = {f"workshop {edges}" for edges in ("nw", "se", "ns", "ne", "sw", "ew")}  # ART-7
TILE_VALUE = {
    "village": 5, "sacred 6": 6, "sacred 10": 10, "sacred 12": 12, "sacred 15": 15, "oasis": 8,
    "small market": 6, "large market": 4, "specialized market": 10,
    "chasm": 0, "blue city": 0, "red city": 0, "lake": 0,
    **dict.fromkeys(WORKSHOPS, 5),
}  # fmt: skip
BLUE_TILES = {
    "village", "sacred 6", "sacred 10", "sacred 12", "sacred 15", "blue city", *WORKSHOPS,
}  # fmt: skip
RED_TILES = {"oasis", "small market", "large market", "specialized market", "red city"}
SACRED_PLACES = {"sacred 6", "sacred 10", "sacred 12", "sacred 15"}
MARKETS = {"small market", "large market", "specialized market"}
CITIES = {"blue city", "red city"}
FORBIDDEN_TILES = {"chasm", "lake"}

BASE_TILES = Counter(
    {
        "village": 5,
        "sacred 6": 4,
        "sacred 10": 1,
        "sacred 12": 1,
        "sacred 15": 1,
        "oasis": 6,
        "small market": 8,
        "large market": 4,
    }
)
ARTISANS_TILES = Counter({"workshop nw": 1, "workshop se": 2, "specialized market": 2, "chasm": 1})
WHIMS_TILES = Counter({"blue city": 3, "red city": 2, "lake": 1})

# --- values -------------------------------------------------------------------------------------------------

THIEF_VALUE = 6  # THF-6
SUIT_PRICE = [0, 1, 3, 7, 13, 21, 30, 40, 50, 60]  # SALE-3, by size
CITIES_VALUE = [0, 5, 20, 45, 80, 125]  # WHIM-2, by number of cities
PRICES = [0, 1, 3, 5, 8, 12, 18]  # COMP-6

ROW_OF_CARDS = 9  # SET-6
ROW_OF_DJINNS = 3  # SET-7
PALMS_IN_ALL = 12  # COMP-5
PALACES_IN_ALL = 10

SOLO_GOLD = 25  # SOLO-1
LOSING_ASSASSINS = 7  # SOLO-2
LOSING_DJINNS = 6
YAZID = 2  # his seat number (decisions.md, section 2)


TURN: dict[str, Any] = {  # what is remembered during a turn (position.md), as it is before
    "start": None, "at": None, "before": None, "hand": "", "tribe": None, "count": 0, "used": [],
    "item_played": False,
}  # fmt: skip


# --- what the options at hand need --------------------------------------------------------------------------


def has(options: dict[str, Any], expansion: str) -> bool:
    return expansion in options["expansions"]


def is_solo(options: dict[str, Any]) -> bool:
    return bool(options["seats"] == 1)


def rows_of_board(options: dict[str, Any]) -> int:
    """6 wide always; 5, 6 or 7 high (expansions.md section 1, XSET-11)."""
    return 5 + int(has(options, "artisans")) + int(has(options, "whims"))


def tile_names(options: dict[str, Any]) -> list[str]:
    return [f"{column}{row}" for column in "abcdef" for row in range(1, rows_of_board(options) + 1)]


def meeples_in_all(options: dict[str, Any]) -> "Counter[str]":
    """By letter (COMP-2, expansions.md section 8)."""
    meeples = Counter({"Y": 16, "W": 20, "G": 18, "B": 18, "R": 18})
    if has(options, "whims"):
        meeples += Counter(dict.fromkeys("YWGBR", 3))
    if has(options, "artisans"):
        meeples += Counter({"P": 15})
    return meeples


def cards_in_all() -> "Counter[str]":
    """COMP-3."""
    return Counter(CARD_COPIES)


def djinns_in_all(options: dict[str, Any]) -> list[str]:
    """COMP-4, XSET-7, XSET-14."""
    joining = [djinn for name in EXPANSIONS if has(options, name) for djinn in EXPANSION_DJINN_VALUE[name]]
    return BASE_DJINNS + joining + [promo for promo in PROMOS if promo in options["promos"]]


def thieves_in_all(options: dict[str, Any]) -> list[str]:
    """THF-1: the purple one only with Artisans."""
    if not has(options, "thieves"):
        return []
    return [thief for thief in THIEVES if thief != "madjaar" or has(options, "artisans")]


def whims_in_all(options: dict[str, Any]) -> list[str]:
    """WHIM-10: the Artisans cards only with Artisans."""
    if not has(options, "whims"):
        return []
    return [whim for whim in WHIMS if whim not in ARTISANS_WHIMS or has(options, "artisans")]


def camels_in_all(options: dict[str, Any]) -> int:
    """SET-1, XSET-6, SOLO-1."""
    return 11 if options["seats"] <= 2 else 8


def tents_in_all(options: dict[str, Any]) -> int:
    """XSET-6."""
    return 1 if has(options, "artisans") else 0


def markers_of_a_seat(options: dict[str, Any]) -> int:
    """SET-1, XSET-6; none in the solo game (SOLO-7)."""
    if is_solo(options):
        return 0
    return 2 if options["seats"] == 2 else 1
