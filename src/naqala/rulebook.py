"""The rules for people, by section and topic: what each explains and in which games. The words are in texts/*/topics.ftl."""

from collections.abc import Iterator
from dataclasses import dataclass

from naqala.catalog.cards import DJINN_CARDS, ITEM_CARDS, PROMOS, THIEF_CARDS, WHIM_CARDS
from naqala.catalog.names import (
    CARD_WORDS,
    COLOUR_WORDS,
    DJINN_WORDS,
    EXPANSIONS,
    GOODS,
    ITEM_WORDS,
    THIEF_WORDS,
    TileKind,
    Tribe,
)
from naqala.catalog.points import LINE_BOXES
from naqala.catalog.tiles import FACES
from naqala.events import SCORE_LINE_WORDS
from naqala.options import Options

PARTS = ("base", *EXPANSIONS, "bids", "two", "five", "solo", "promos", *PROMOS)
"""What a game may have: boxes, bidding, two players, the track for five, Yazid, any promo. A topic is shown with its part."""
TRIBE_PARTS = tuple("artisans" if tribe == Tribe.ARTISAN else "base" for tribe in Tribe)
"""By tribe: the part that brings it."""


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


_TRIBES = tuple(Explained("tribe", colour) for colour, part in zip(COLOUR_WORDS, TRIBE_PARTS, strict=True) if part == "base")
_GOODS = tuple(Explained("card", word) for word in CARD_WORDS[:GOODS])
_ITEMS = tuple(Explained("item", ITEM_WORDS[card.item]) for card in ITEM_CARDS)
_THIEVES = tuple(Explained("thief", THIEF_WORDS[card.thief], TRIBE_PARTS[card.tribe]) for card in THIEF_CARDS)
_WHIMS = tuple(Explained("whim", card.name, "artisans" if card.artisans else "base") for card in WHIM_CARDS)

SECTIONS: dict[str, tuple[Topic, ...]] = {
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
    "tiles": (Topic("tile", more=("thieves",), things=(*_tiles("base"), *_pieces("palm", "palace"))),),
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
    "solo": (Topic("solo", "solo"), Topic("dice", "solo"), Topic("yazid", "solo", more=("dhenim",))),
}
TOPICS = {topic.name: topic for topics in SECTIONS.values() for topic in topics}
MORE_ABOUT = {
    "piece.camel": ("artisans",),
    "piece.palm": ("whims",),
    "piece.palace": ("whims",),
    "tile.sacred": ("thieves",),
    "score.djinns": ("thieves",),
    "score.palms": ("whims",),
    "score.palaces": ("whims",),
}
"""By thing, the parts that add a sentence to its explanation: ``more.piece.camel.artisans``."""
_ASKS_BY_TOPIC = {
    "bid": "bid",
    "move": "move,drop",
    "tent": "piece",
    "turn": "tribe",
    "tribe": "build,kill",
    "thieves": "thief,take cards,take djinn,take item,take building,claim",
    "victims": "give cards,give djinn,give tile,give building,give item",
    "tile": "tile",
    "items": "keep item,scimitar,lamp,flute,bring,ring,talisman from,talisman to,horn",
    "djinns": "keep djinn",
    "powers": "redirect,target",
    "sale": "last",
    "dice": "outbid",
}
ASK_TOPICS = {ask: topic for topic, asks in _ASKS_BY_TOPIC.items() for ask in asks.split(",")}
"""By question, the topic that says how it is answered."""


def topics_in_play(parts: tuple[str, ...]) -> Iterator[tuple[str, Topic]]:
    """Yield section and topic of all that is in play."""
    for section, topics in SECTIONS.items():
        for topic in topics:
            if topic.part in parts:
                yield section, topic
