"""What there is of everything that can bring points: what is asked in a game, and how much of it there can be."""

from collections import Counter
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from naqala.catalog.cards import ITEM_CARDS
from naqala.catalog.names import CARD_WORDS, DJINN_WORDS, ITEM_WORDS, THIEF_WORDS, TILES, TileKind, Tribe
from naqala.catalog.tiles import FACES
from naqala.engine.state import NOWHERE, Place, State
from naqala.options import Options
from naqala.position.schema import MOST_GOLD, Cards, DjinnName, Djinns, Items, Thieves
from naqala.position.sets import any_start
from naqala.tally.entries import FAKIRS_WITH, MOST_REDS, TILE_WORDS, TileWord, tile_word


class TentInPlay(Struct, frozen=True):
    """For a player whose tent is on the board: the most tiles, and the most red ones around the tent."""

    tiles: int
    reds: int


class Shore(Struct, frozen=True):
    """An entry that tells how many of another one are by the Great Lake."""

    near: Literal["lake_palms", "lake_palaces"]
    of: Literal["palms", "palaces"]


SHORES = [Shore("lake_palms", "palms"), Shore("lake_palaces", "palaces")]


class InPlay(Struct, frozen=True):
    """How many there are, for all players together; camels and gold for each."""

    gold: int
    """The most gold that can be entered."""
    cards: Cards
    djinns: Djinns
    thieves: Thieves
    items: Items
    tiles: dict[TileWord, int]
    viziers: int
    elders: int
    artisans: int
    palms: int
    palaces: int
    camels: int
    """Camels of each player: the most tiles without a tent."""
    tent: TentInPlay | None
    """None in a game without tents."""
    lake: list[Shore]
    """Empty in a game without the Great Lake."""
    revised: bool
    """Whether djinns whose cards are revised have those."""
    fakirs_with: DjinnName
    """The djinn without which Fakirs bring nothing."""


@lru_cache(maxsize=256)
def in_play(options: Options) -> InPlay:
    """Return what there is in a game with these options."""
    start = any_start(options)
    faces = [FACES[face] for face in start.face if face != NOWHERE]
    tiles = Counter(tile_word(face) for face in faces if not face.is_forbidden)
    return InPlay(
        gold=MOST_GOLD,
        cards={word: start.card_deck[card] + list(start.row).count(card) for card, word in enumerate(CARD_WORDS)},
        djinns=[word for djinn, word in enumerate(DJINN_WORDS) if start.djinn[djinn] != Place.OUT],
        thieves=[word for thief, word in enumerate(THIEF_WORDS) if start.thief[thief] != Place.OUT],
        items={ITEM_WORDS[card.item]: n for card in ITEM_CARDS if card.vp and (n := start.item_deck[card.item])},
        tiles={word: tiles[word] for word in TILE_WORDS if tiles[word]},
        viziers=_meeples(start, Tribe.VIZIER),
        elders=_meeples(start, Tribe.ELDER),
        artisans=_meeples(start, Tribe.ARTISAN),
        palms=start.palm_supply,
        palaces=start.palace_supply,
        camels=start.camels[0],
        tent=TentInPlay(start.camels[0] + start.tents[0], MOST_REDS) if start.tents[0] else None,
        lake=SHORES if any(face.kind == TileKind.LAKE for face in faces) else [],
        revised=options.printed.revised,
        fakirs_with=FAKIRS_WITH,
    )


def _meeples(start: State, tribe: int) -> int:
    return sum(start.meeples[tile, tribe] for tile in range(TILES))
