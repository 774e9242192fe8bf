"""The tiles as data: faces, how many of each, and what they are worth."""

from dataclasses import dataclass
from itertools import combinations

from naqala.catalog.cards import ROW_LENGTH
from naqala.catalog.names import Colour, TileKind
from naqala.catalog.provisional import PROVISIONAL


@dataclass(frozen=True)
class Face:
    """One kind of tile front; ``count`` is how many of it a box holds."""

    name: str
    kind: int
    value: int
    colour: int
    count: int
    box: str
    mountains: str = ""
    """Edges with a mountain, of the letters N E S W (ART-7, ART-8)."""
    unsure: str = ""
    """Where provisional.toml has its colour, if that is not confirmed."""

    @property
    def is_forbidden(self) -> bool:
        """Return whether no meeple may stand there, ever (ART-6, WHIM-1)."""
        return self.kind in (TileKind.CHASM, TileKind.LAKE)


def colour_named(word: str) -> int:
    """Return the Colour for a word of provisional.toml."""
    return Colour._fields.index(word.upper())


WORKSHOP_EDGES = tuple("".join(edges) for edges in combinations("NSEW", 2))
"""Where the two mountains of a workshop can stand (ART-7)."""


def _workshops() -> tuple[Face, ...]:
    """Return the workshops of the box, then those with other mountains, which values from the box can put in their place."""
    workshop = PROVISIONAL["artisans"]["workshop"]
    edges: list[str] = PROVISIONAL["artisans"]["workshop_mountains"]
    colour = colour_named(workshop["colour"])
    return tuple(
        Face(
            f"workshop {edge.lower()}",
            TileKind.WORKSHOP,
            workshop["value"],
            colour,
            edges.count(edge),
            "artisans",
            edge,
            "artisans.workshop.colour",
        )
        for edge in dict.fromkeys((*edges, *WORKSHOP_EDGES))
    )


def _specialized_market() -> Face:
    market = PROVISIONAL["artisans"]["specialized_market"]
    colour = colour_named(market["colour"])
    return Face(
        "specialized market",
        TileKind.SPECIALIZED_MARKET,
        market["value"],
        colour,
        market["count"],
        "artisans",
        unsure="artisans.specialized_market.colour",
    )


FACES: tuple[Face, ...] = (
    Face("village", TileKind.VILLAGE, 5, Colour.BLUE, 5, "base"),
    Face("sacred 6", TileKind.SACRED_PLACE, 6, Colour.BLUE, 4, "base"),
    Face("sacred 10", TileKind.SACRED_PLACE, 10, Colour.BLUE, 1, "base"),
    Face("sacred 12", TileKind.SACRED_PLACE, 12, Colour.BLUE, 1, "base"),
    Face("sacred 15", TileKind.SACRED_PLACE, 15, Colour.BLUE, 1, "base"),
    Face("oasis", TileKind.OASIS, 8, Colour.RED, 6, "base"),
    Face("small market", TileKind.SMALL_MARKET, 6, Colour.RED, 8, "base"),
    Face("large market", TileKind.LARGE_MARKET, 4, Colour.RED, 4, "base"),
    _specialized_market(),
    Face("chasm", TileKind.CHASM, 0, Colour.NONE, 1, "artisans"),
    Face("blue city", TileKind.CITY, 0, Colour.BLUE, 3, "whims"),
    Face("red city", TileKind.CITY, 0, Colour.RED, 2, "whims"),
    Face("lake", TileKind.LAKE, 0, Colour.NONE, 1, "whims"),
    *_workshops(),
)
FACE_WORDS = tuple(face.name for face in FACES)
FACE_NAMED = {face.name: face for face in FACES}
KIND_WORDS = tuple(name.lower().replace("_", " ").removesuffix(" place") for name in TileKind._fields)
"""Kinds of tiles as texts call them."""


def kind_word(face: str) -> str:
    """Return the word for the kind of a face: ``sacred`` for ``sacred 12``."""
    return KIND_WORDS[FACE_NAMED[face].kind]


@dataclass(frozen=True)
class Market:
    """What a market tile sells: ``cards`` for ``price``, out of the first ``reach`` cards of the row."""

    price: int
    cards: int
    reach: int


MARKETS = {
    TileKind.SMALL_MARKET: Market(price=3, cards=1, reach=3),
    TileKind.LARGE_MARKET: Market(price=6, cards=2, reach=6),
    TileKind.SPECIALIZED_MARKET: Market(price=4, cards=1, reach=ROW_LENGTH),
}
"""By kind of tile (TILE-SM-1, TILE-LM-1, ART-5)."""
