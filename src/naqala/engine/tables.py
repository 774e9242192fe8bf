"""The catalog as rows of numbers that kernels can index."""

from naqala.catalog.cards import (
    CARD_COPIES,
    DJINN_CARDS,
    ITEM_CARDS,
    REVISED_VP,
    SUIT_PRICES,
    THIEF_TRIBES,
    WHIM_CARDS,
)
from naqala.catalog.names import FEATURES, PRICES, TRIBES, Djinn, Feature, TileKind
from naqala.catalog.tiles import CITY_POINTS, FACES
from naqala.engine.kernel import table

FACE_KIND = table([face.kind for face in FACES])
FACE_VALUE = table([face.value for face in FACES])
FACE_COLOUR = table([face.colour for face in FACES])
FACE_MOUNTAINS = table([sum(1 << "NESW".index(edge) for edge in face.mountains) for face in FACES])
"""One bit a Direction."""
FACE_FORBIDDEN = table([face.kind in (TileKind.CHASM, TileKind.LAKE) for face in FACES])
FACE_MARKET = table([face.kind in (TileKind.SMALL_MARKET, TileKind.LARGE_MARKET, TileKind.SPECIALIZED_MARKET) for face in FACES])

CARD_TOTAL = table(CARD_COPIES)
SUIT_PRICE = table(SUIT_PRICES)
PRICE = table(PRICES)

DJINN_VP = table([card.vp for card in DJINN_CARDS])
DJINN_VP_REVISED = table([REVISED_VP.get(card.djinn, card.vp) for card in DJINN_CARDS])

REWARD_OWN = table([card.own for card in DJINN_CARDS])
REWARD_OTHER = table([card.other for card in DJINN_CARDS])

FREE_POWERS = table([Djinn.ANUNNAK, Djinn.BOURAQ, Djinn.ENKI, Djinn.LETA, Djinn.SIBITTIS, Djinn.SLOAR, Djinn.UTUG])
"""Powers offered in every window (TURN-6)."""
TRIBE_POWERS = table([Djinn.ECHIDNA, Djinn.IBLIS])
"""Powers offered before the tribe action only."""
ELDERS_COST = table([card.cost.count("E") for card in DJINN_CARDS])
"""1 for the cost E, 2 for EE (DJ-GEN-5), 0 for powers that take no Elder."""

ITEM_TOTAL = table([card.copies for card in ITEM_CARDS])
ITEM_VP = table([card.vp for card in ITEM_CARDS])
TRIBE_THIEF = table([next(thief for thief, tribe in THIEF_TRIBES.items() if tribe == own) for own in range(TRIBES)])
CITY_VP = table(CITY_POINTS)

WHIM_NEED = table([card.needs.get(feature, 0) for card in WHIM_CARDS for feature in Feature])
"""whim * FEATURES + feature"""
WHIM_GOLD = table([card.gold for card in WHIM_CARDS])
assert len(WHIM_NEED) == len(WHIM_CARDS) * FEATURES
