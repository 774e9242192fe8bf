"""What the log is made of: chapters of lines. A line is a message key with arguments; the words are in the catalogue of texts."""

from typing import Annotated, Literal

import msgspec

from naqala.catalog.cards import WHIM_WORDS
from naqala.catalog.names import CARD_WORDS, COLOUR_WORDS, DJINN_WORDS, ITEM_WORDS, THIEF_WORDS
from naqala.catalog.verbs import PAYMENT_WORDS
from naqala.position.schema import FaceName, TileName
from naqala.reading import always_one_of

Sort = Literal["tribe", "card", "item", "djinn", "thief", "whim"]
THING_WORDS = (*COLOUR_WORDS, *CARD_WORDS, *ITEM_WORDS, *DJINN_WORDS, *THIEF_WORDS, *WHIM_WORDS, "?")
ThingName = Annotated[str, always_one_of(THING_WORDS)]


class Player(msgspec.Struct, frozen=True, tag="player", tag_field="is", gc=False):
    """An argument: the name of a player."""

    seat: int


class Named(msgspec.Struct, frozen=True, tag="named", tag_field="is", gc=False):
    """An argument: the name of one djinn, item, thief, whim or tribe."""

    sort: Sort
    word: ThingName


class Counted(msgspec.Struct, frozen=True, tag="counted", tag_field="is", gc=False):
    """An argument: a list of how many of which cards, items, djinns, tribes, tiles of the board or faces of tiles."""

    sort: Sort | Literal["tile", "face"]
    counts: dict[str, int]


class TileFace(msgspec.Struct, frozen=True, tag="place", tag_field="is", gc=False):
    """An argument: a tile of the board with the name of its face, such as ``sacred 12``."""

    tile: TileName
    face: FaceName


class Paid(msgspec.Struct, frozen=True, tag="paid", tag_field="is", gc=False):
    """An argument: a price in Elders, Artisans and Fakirs, such as ``elder fakir``."""

    words: Annotated[str, always_one_of(PAYMENT_WORDS)]


Argument = int | str | Player | Named | Counted | TileFace | Paid
"""Numbers and names of tiles stand for themselves."""


class Said(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A sentence: the key of a message and its arguments."""

    key: str
    args: dict[str, Argument] = {}


class Picture(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A small picture beside a line: a number of things, or a meeple and the tile it came to or from."""

    sort: Sort | Literal["camel", "tent", "symbol"]
    word: str
    number: int = 1
    tile: str | None = None
    unnamed: bool = False
    """Whether the line's words do not say what it shows."""


Tone = Literal["plain", "quiet", "cheer"]


class Line(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A line of the log."""

    said: Said
    number: int
    """The number of the action it began with."""
    last: int
    """The number of the last action it tells of."""
    seat: int | None = None
    pictures: list[Picture] = []
    also: list[Said] = []
    """What chance added."""
    tone: Tone = "plain"
    is_deed: bool = False
    """A seat did this; other lines tell what followed."""


ChapterKind = Literal["bids", "turn", "refill"]


class Chapter(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A part of the log: the bids of a round, a turn, or the filling up at the end of a round."""

    kind: ChapterKind
    number: int
    """How many actions had happened when it began. A turn begins when the action that led to it is over, Yazid's within it."""
    round: int
    title: Said
    seat: int | None = None
    lines: list[Line] = []
