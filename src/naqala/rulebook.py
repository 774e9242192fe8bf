"""The rules for people, by chapter and topic: what each explains and in which games. The words are in texts/*/topics.ftl."""

from collections.abc import Iterator
from dataclasses import dataclass

from naqala.catalog.cards import (
    ARTISANS_MEEPLES,
    CAMELS,
    CARD_COPIES,
    DJINN_CARDS,
    DJINN_ROW_LENGTH,
    ITEM_CARDS,
    MARKERS,
    MEEPLES,
    PALACES,
    PALMS,
    PROMOS,
    ROW_LENGTH,
    SOLO_DOUBLE_ON,
    SOLO_GOLD,
    SOLO_LOSE_ASSASSINS,
    SOLO_LOSE_DJINNS,
    START_GOLD,
    SUIT_PRICES,
    THIEF_CARDS,
    WHIM_CARDS,
    WHIMS_MEEPLES,
)
from naqala.catalog.names import (
    CARD_WORDS,
    COLOUR_WORDS,
    DJINN_WORDS,
    EXPANSIONS,
    GOODS,
    ITEM_WORDS,
    LANE,
    PRICES,
    THIEF_WORDS,
    Card,
    TileKind,
    Tribe,
)
from naqala.catalog.points import (
    ARTISAN_POINTS,
    CITY_POINTS,
    LINE_BOXES,
    MAJORITY_POINTS,
    MOST_ARTISANS_POINTS,
)
from naqala.catalog.printed import Printed, printed
from naqala.catalog.tiles import FACES, MARKETS
from naqala.events import SCORE_LINE_WORDS
from naqala.options import Options

PARTS = ("base", *EXPANSIONS, "bids", "two", "five", "solo", "promos", *PROMOS)
"""What a game may have: boxes, bidding, two players, the track for five, Yazid, any promo. A topic is shown with its part."""


def parts_in_play(options: Options) -> tuple[str, ...]:
    """Return the parts of a game with these options."""
    has = {
        "bids": not options.solo,
        "two": options.seats == 2,
        "five": bool(options.five_track),
        "solo": options.solo,
        "promos": bool(options.promos),
    }
    chosen = {"base", *options.expansions, *options.promos, *(part for part, there in has.items() if there)}
    return tuple(part for part in PARTS if part in chosen)


@dataclass(frozen=True)
class Explained:
    """Something of the game that explains itself: its kind, its word, and the part without which it is not in the game."""

    kind: str
    word: str
    part: str = "base"

    @property
    def anchor(self) -> str:
        """Return what stands behind # in the address of its explanation."""
        return f"{self.kind}-{self.word}".replace(" ", "-")


@dataclass(frozen=True)
class Topic:
    """A topic: its name, the part it belongs to, the parts that add a sentence to it, and the things it lists."""

    name: str
    part: str = "base"
    more: tuple[str, ...] = ()
    things: tuple[Explained, ...] = ()


def _pieces(*words: str) -> tuple[Explained, ...]:
    return tuple(Explained("piece", word) for word in words)


def _tiles(box: str, *kinds: int) -> tuple[Explained, ...]:
    """Return the kinds of tiles in a box, each by its first face."""
    first = {face.kind: face for face in reversed(FACES) if face.box == box}
    return tuple(Explained("tile", face.name) for kind, face in sorted(first.items()) if not kinds or kind in kinds)


def _djinns(*boxes: str) -> tuple[Explained, ...]:
    """Return the djinns of a box; of several boxes, each of its own."""
    cards = [card for card in DJINN_CARDS if card.box in boxes]
    return tuple(Explained("djinn", DJINN_WORDS[card.djinn], card.box if len(boxes) > 1 else "base") for card in cards)


def _lines(box: str) -> tuple[Explained, ...]:
    return tuple(Explained("score", line) for line in SCORE_LINE_WORDS if LINE_BOXES.get(line, "base") == box)


_TRIBES = tuple(Explained("tribe", colour) for colour in COLOUR_WORDS if COLOUR_WORDS.index(colour) != Tribe.ARTISAN)
_GOODS = tuple(Explained("card", word) for word in CARD_WORDS[:GOODS])
_ITEMS = tuple(Explained("item", ITEM_WORDS[card.item]) for card in ITEM_CARDS)
_THIEVES = tuple(
    Explained("thief", THIEF_WORDS[card.thief], "artisans" if card.tribe == Tribe.ARTISAN else "base") for card in THIEF_CARDS
)
_WHIMS = tuple(Explained("whim", card.name, "artisans" if card.artisans else "base") for card in WHIM_CARDS)

CHAPTERS: dict[str, tuple[Topic, ...]] = {
    "start": (
        Topic("goal", more=("artisans", "whims")),
        Topic("setup", more=("bids", "two", "artisans", "whims")),
        Topic("round", "bids"),
        Topic("two", "two"),
    ),
    "bid": (Topic("bid", "bids", more=("five",), things=_pieces("marker")),),
    "move": (
        Topic("turn", more=("thieves",)),
        Topic("move", more=("artisans", "whims")),
        Topic("last", more=("artisans",)),
        Topic("control", more=("artisans", "thieves"), things=_pieces("camel")),
    ),
    "tribes": (Topic("tribe", things=_TRIBES), Topic("fakirs", things=(Explained("card", "fakir"),))),
    "tiles": (Topic("tile", things=(*_tiles("base"), *_pieces("palm", "palace"))),),
    "goods": (Topic("row", more=("artisans",)), Topic("sale", things=_GOODS)),
    "djinns": (Topic("djinns"), Topic("powers", things=_djinns("base"))),
    "end": (
        Topic("end", more=("artisans",)),
        Topic("score", things=(*_lines("base"), Explained("score", "total"))),
        Topic("secret", more=("artisans", "whims")),
        Topic("empty", things=_pieces("bag")),
    ),
    "artisans": (
        Topic("sixth", "artisans", things=(Explained("tribe", "purple"), Explained("score", "artisans"))),
        Topic(
            "workshops",
            "artisans",
            things=(*_tiles("artisans", TileKind.WORKSHOP, TileKind.SPECIALIZED_MARKET, TileKind.CHASM), *_pieces("mountain")),
        ),
        Topic("tent", "artisans", things=(*_pieces("tent"), Explained("score", "tent"))),
        Topic("items", "artisans", things=(*_ITEMS, Explained("score", "items"))),
        Topic("artisansDjinns", "artisans", things=_djinns("artisans")),
    ),
    "thieves": (
        Topic("thieves", "thieves", things=_THIEVES),
        Topic("victims", "thieves", things=_djinns("thieves")),
    ),
    "whims": (
        Topic("cities", "whims", things=(*_tiles("whims", TileKind.CITY, TileKind.LAKE), Explained("score", "cities"))),
        Topic("whims", "whims", things=_WHIMS),
        Topic("whimsDjinns", "whims", things=_djinns("whims")),
    ),
    "promos": (Topic("promos", "promos", things=_djinns(*PROMOS)),),
    "solo": (Topic("solo", "solo"), Topic("dice", "solo"), Topic("yazid", "solo")),
}
TOPICS = {topic.name: topic for topics in CHAPTERS.values() for topic in topics}


def topics_in_play(parts: tuple[str, ...]) -> Iterator[tuple[str, Topic]]:
    """Yield chapter and topic of all that is in play."""
    for chapter, topics in CHAPTERS.items():
        for topic in topics:
            if topic.part in parts:
                yield chapter, topic


def _joined(numbers: tuple[int, ...] | list[int]) -> str:
    """Return numbers as every language lists them."""
    return ", ".join(map(str, numbers))


def _tile_count(box: str) -> int:
    return sum(face.count for face in FACES if face.box == box)


_SMALL, _LARGE, _SPECIAL = (MARKETS[kind] for kind in (TileKind.SMALL_MARKET, TileKind.LARGE_MARKET, TileKind.SPECIALIZED_MARKET))


def _of(values: Printed) -> dict[str, int | str]:
    """Return the numbers that values from the box can change."""
    spots = zip(PRICES, values.spots(five_track=True), strict=True)
    return {"doubled": _joined([price for price, number in spots if price and number > 1]), "thief": values.thief_points}


FACTS: dict[str, int | str] = {
    **_of(printed()),
    "tiles": _tile_count("base"),
    "meeples": sum(MEEPLES),
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
    "special": _SPECIAL.price,
    "suits": _joined(SUIT_PRICES[1:]),
    "kinds": GOODS,
    "fakirs": CARD_COPIES[Card.FAKIR],
    "palms": PALMS,
    "palaces": PALACES,
    "majority": MAJORITY_POINTS,
    "artisan": ARTISAN_POINTS,
    "mostArtisans": MOST_ARTISANS_POINTS,
    "magic": sum(card.magic for card in ITEM_CARDS),
    "precious": sum(card.copies for card in ITEM_CARDS if not card.magic),
    "cities": _joined(CITY_POINTS[1:]),
    "soloGold": SOLO_GOLD,
    "double": SOLO_DOUBLE_ON,
    "assassins": SOLO_LOSE_ASSASSINS,
    "djinns": SOLO_LOSE_DJINNS,
}
"""The numbers in the texts of the topics."""


def facts_of(values: Printed) -> dict[str, int | str]:
    """Return the same for a game with values from the box."""
    return {**FACTS, **_of(values)}
