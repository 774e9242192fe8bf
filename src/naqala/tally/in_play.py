"""What there is of everything that can bring points: what is asked in a game, and how much of it there can be."""

from collections import Counter
from functools import lru_cache

from msgspec import Struct

from naqala.catalog.cards import ITEM_CARDS
from naqala.catalog.names import CARD_WORDS, DJINN_WORDS, ITEM_WORDS, THIEF_WORDS, TILES, TileKind, Tribe
from naqala.catalog.tiles import FACES
from naqala.engine.state import NOWHERE, Place, State
from naqala.options import Options
from naqala.position.schema import Cards, Djinns, Items, Thieves
from naqala.position.sets import any_start
from naqala.tally.entries import TILE_WORDS, TileWord, tile_word


class InPlay(Struct, frozen=True):
    """How many there are, for all players together; camels for each."""

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
    """Camels of each player."""
    tent: bool
    lake: bool


@lru_cache(maxsize=256)
def in_play(options: Options) -> InPlay:
    """Return what there is in a game with these options."""
    start = any_start(options)
    faces = [FACES[face] for face in start.face if face != NOWHERE]
    tiles = Counter(tile_word(face) for face in faces if not face.is_forbidden)
    return InPlay(
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
        tent=bool(start.tents[0]),
        lake=any(face.kind == TileKind.LAKE for face in faces),
    )


def _meeples(start: State, tribe: int) -> int:
    return sum(start.meeples[tile, tribe] for tile in range(TILES))
