"""What people enter at the end of a game: everything of each player that can bring points, and nothing else."""

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct

from naqala.catalog.names import EXPANSIONS, SEATS, TileKind
from naqala.catalog.tiles import FACES, Face, kind_word
from naqala.catalog.values import GivenValues
from naqala.errors import FormatError, shown
from naqala.options import PROMOS, Options
from naqala.position.schema import Cards, Djinns, Gold, Items, LossName, Number, Thieves
from naqala.reading import decode, one_of

LONGEST_NAME = 24
FORMAT = "naqala-score"


def tile_word(face: Face) -> str:
    """Return what people call a tile who only care for its points: mountains and the colour of a city do not matter."""
    return face.name if face.kind == TileKind.SACRED_PLACE else kind_word(face.name)


TILE_WORDS = tuple(dict.fromkeys(tile_word(face) for face in FACES if not face.is_forbidden))
_FACE_OF = {tile_word(face): face.name for face in reversed(FACES)}
TileWord = Annotated[str, one_of(TILE_WORDS)]
MOST_REDS = 9
"""The tiles of the 3x3 block around a tent (ART-16)."""
Reds = Annotated[int, Meta(ge=0, le=MOST_REDS)]
FAKIRS_WITH = "alamin"
"""The djinn without which Fakirs in hand bring nothing (DJ-ALAMIN-1)."""


def face_of(tile: str) -> str:
    """Return the first face that people call so."""
    return _FACE_OF[tile]


class Owned(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a player owns at the end."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME, extra={"expected": f"a name of at most {LONGEST_NAME} letters"})] = ""
    gold: Gold = 0
    viziers: Number = 0
    elders: Number = 0
    artisans: Number = 0
    cards: Cards = {}
    """Resource cards in hand; Fakirs only matter with a djinn."""
    djinns: Djinns = []
    thieves: Thieves = []
    """Thieves that were not used."""
    items: Items = {}
    """Precious items; the magic ones bring no points."""
    tiles: dict[TileWord, Number] = {}
    """Tiles with a camel or the tent of the player."""
    palms: Number = 0
    """Palm trees on these tiles; ``palaces`` likewise."""
    palaces: Number = 0
    lake_palms: Number = 0
    """Those of the palm trees that stand on the eight tiles around the Great Lake; ``lake_palaces`` likewise."""
    lake_palaces: Number = 0
    tent_reds: Reds | None = None
    """Tiles with a red value in the 3x3 block around the tent, its own included; left out if the tent is not on the board."""


class Rival(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What counts of Sultan Yazid in the solo game."""

    viziers: Number = 0
    lost: LossName | None = None
    """Why Yazid has won on the way, if he has."""


class Entered(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A finished game as people enter it."""

    format: Annotated[str, one_of((FORMAT,))] = FORMAT
    expansions: list[Annotated[str, one_of(EXPANSIONS)]] = []
    promos: list[Annotated[str, one_of(PROMOS)]] = []
    players: Annotated[list[Owned], Meta(max_length=SEATS)]
    yazid: Rival | None = None
    """Solo only."""
    values: GivenValues = {}
    """Values from the box, by their paths, where they differ from ours (docs/values.md)."""

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> "Entered":
        """Read the entries from plain JSON data; ``count`` checks whether they are possible."""
        if not isinstance(value, dict):
            raise FormatError(f"score: expected an object, got {shown(value)}")
        return decode(value, cls, "score")

    @property
    def options(self) -> Options:
        """The kind of game; refuses what does not exist."""
        options = Options(len(self.players), self.expansions, self.promos)  # type: ignore[arg-type]
        return options.with_values(self.values)
