"""The catalog as rows of numbers that kernels can index."""

from naqala.catalog.cards import (
    CARD_COPIES,
    DJINN_CARDS,
    ITEM_CARDS,
    SUIT_PRICES,
    THIEF_CARDS,
    WHIM_CARDS,
)
from naqala.catalog.names import FEATURES, PRICES, TRIBES, Deed, Feature, TileKind
from naqala.catalog.points import CITY_POINTS
from naqala.catalog.tiles import FACES, MARKETS, Market
from naqala.engine.kernel import constants

FACE_KIND = constants([face.kind for face in FACES])
FACE_VALUE = constants([face.value for face in FACES])
FACE_COLOUR = constants([face.colour for face in FACES])
FACE_MOUNTAINS = constants([sum(1 << "NESW".index(edge) for edge in face.mountains) for face in FACES])
"""One bit for each Direction."""
FACE_FORBIDDEN = constants([face.is_forbidden for face in FACES])
FACE_MARKET = constants([face.kind in MARKETS for face in FACES])

_MARKETS = [MARKETS.get(kind, Market(0, 0, 0)) for kind in TileKind]
MARKET_PRICE = constants([market.price for market in _MARKETS])
MARKET_CARDS = constants([market.cards for market in _MARKETS])
MARKET_REACH = constants([market.reach for market in _MARKETS])
"""By TileKind; 0 for tiles that are no market."""

CARD_TOTAL = constants(CARD_COPIES)
SUIT_PRICE = constants(SUIT_PRICES)
PRICE = constants(PRICES)

DJINN_VP = constants([card.points(artisans=False) for card in DJINN_CARDS])
DJINN_VP_REVISED = constants([card.points(artisans=True) for card in DJINN_CARDS])
DJINN_EACH = constants([card.each for card in DJINN_CARDS])

_PAYERS = [[card.djinn for card in DJINN_CARDS if card.pays_for == deed] for deed in Deed]
PAYERS = constants([djinn for payers in _PAYERS for djinn in payers])
"""The djinns that pay for each deed, one deed after the other."""
FIRST_PAYER = constants([sum(map(len, _PAYERS[:deed])) for deed in range(len(_PAYERS) + 1)])
"""Where the djinns of each deed begin in PAYERS, and where the last ones end."""
REWARD_OWN = constants([card.own for card in DJINN_CARDS])
REWARD_OTHER = constants([card.other for card in DJINN_CARDS])

FREE_POWERS = constants([card.djinn for card in DJINN_CARDS if card.window == "any"])
"""Powers offered in every window (TURN-6)."""
TRIBE_POWERS = constants([card.djinn for card in DJINN_CARDS if card.window == "tribe"])
"""Powers offered only before the tribe action (TURN-6)."""
ELDERS_COST = constants([card.cost.count("E") for card in DJINN_CARDS])
"""1 for the cost E, 2 for EE (DJ-GEN-5), 0 for powers that take no Elder."""

ITEM_TOTAL = constants([card.copies for card in ITEM_CARDS])
ITEM_VP = constants([card.vp for card in ITEM_CARDS])
ITEM_MAGIC = constants([card.magic for card in ITEM_CARDS])
THIEF_TRIBE = constants([card.tribe for card in THIEF_CARDS])
TRIBE_THIEF = constants([next(card.thief for card in THIEF_CARDS if card.tribe == own) for own in range(TRIBES)])
CITY_VP = constants(CITY_POINTS)

WHIM_NEED = constants([card.needs.get(feature, 0) for card in WHIM_CARDS for feature in Feature])
"""whim * FEATURES + feature"""
WHIM_GOLD = constants([card.gold for card in WHIM_CARDS])
assert len(WHIM_NEED) == len(WHIM_CARDS) * FEATURES
