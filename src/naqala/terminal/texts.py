"""What the story, which is told in English, calls the game's things."""

from naqala.catalog.cards import DJINN_CARDS, ITEM_CARDS, REVISED_VP, WHIM_CARDS
from naqala.catalog.names import DJINN_WORDS, ITEM_WORDS, THIEF_WORDS, WHIM_WORDS, Feature
from naqala.texts import say, speaking, words

TRIBES = ("Vizier", "Elder", "Merchant", "Builder", "Assassin", "Artisan")
"""By colour: yellow, white, green, blue, red, purple."""

with speaking("en"):
    DJINNS = {word: (words.djinn(word).replace("’", "'"),) for word in DJINN_WORDS}
    THIEVES = {word: (words.thief(word),) for word in THIEF_WORDS}
    TILES = tuple(say(f"tile.{kind}") for kind in words.KIND_WORDS)

ITEM_POINTS = {ITEM_WORDS[card.item]: card.vp for card in ITEM_CARDS if card.vp}
"""The precious items."""
ITEMS = {
    **{word: (f"the {word.capitalize()}",) for word in ITEM_WORDS},
    **{word: (f"a precious item ({points})",) for word, points in ITEM_POINTS.items()},
}

_NEEDS = {
    Feature.VIZIERS: "Viziers",
    Feature.ELDERS: "Elders",
    Feature.ARTISANS: "Artisans",
    Feature.DJINNS: "djinns",
    Feature.PALMS: "palms",
    Feature.PALACES: "palaces",
    Feature.VILLAGES: "Villages",
    Feature.SACRED_PLACES: "Sacred Places",
    Feature.OASES: "Oases",
    Feature.MARKETS: "markets",
    Feature.CITIES: "cities",
    Feature.RED_TILES: "red tiles",
    Feature.BLUE_TILES: "blue tiles",
    Feature.GOODS: "different goods",
    Feature.FAKIRS: "Fakirs",
    Feature.PRECIOUS_ITEMS: "precious items",
    Feature.TENT_REDS: "red tiles around the tent",
}


def djinn_points(word: str, artisans: bool = False) -> int:
    """The points on a djinn's card; with Artisans two cards are revised."""
    card = DJINN_CARDS[DJINN_WORDS.index(word)]
    return REVISED_VP.get(card.djinn, card.vp) if artisans else card.vp


def whim_need(word: str) -> str:
    """What a whim asks for."""
    card = WHIM_CARDS[WHIM_WORDS.index(word)]
    return " and ".join(f"{number} {_need(_NEEDS[feature], number)}" for feature, number in card.needs.items())


def _need(things: str, number: int) -> str:
    """The singular for one."""
    return things if number > 1 else {"cities": "city", "Oases": "Oasis"}.get(things, things.removesuffix("s"))


def whim_gold(word: str) -> int:
    """What a whim pays."""
    return WHIM_CARDS[WHIM_WORDS.index(word)].gold


def whim_text(word: str) -> str:
    """A whim in short."""
    return f"{word}: {whim_need(word)}, {whim_gold(word)} gold"
