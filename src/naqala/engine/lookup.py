"""The catalog as rows of numbers that kernels can index."""

from naqala.catalog.cards import (
    CARD_COPIES,
    DJINN_CARDS,
    ITEM_CARDS,
    PAYERS_OF,
    SUIT_PRICES,
    THIEF_CARDS,
)
from naqala.catalog.names import PRICES, TRIBES, TileKind
from naqala.catalog.points import CITY_POINTS
from naqala.catalog.tiles import FACES, MARKETS, Market
from naqala.engine.kernel import constants

FACE_KIND = constants([face.kind for face in FACES])
FACE_VALUE = constants([face.value for face in FACES])
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

DJINN_EACH = constants([card.each for card in DJINN_CARDS])
DJINN_DRAWS = constants([card.draws for card in DJINN_CARDS])

PAYERS = constants([djinn for payers in PAYERS_OF for djinn in payers])
"""The djinns that pay for each deed, one deed after the other."""
FIRST_PAYER = constants([sum(map(len, PAYERS_OF[:deed])) for deed in range(len(PAYERS_OF) + 1)])
"""Where the djinns of each deed begin in PAYERS, and where the last ones end."""

FREE_POWERS = constants([card.djinn for card in DJINN_CARDS if card.window == "any"])
"""Powers offered in every window (TURN-6)."""
TRIBE_POWERS = constants([card.djinn for card in DJINN_CARDS if card.window == "tribe"])
"""Powers offered only before the tribe action (TURN-6)."""
ELDERS_COST = constants([card.cost.count("E") for card in DJINN_CARDS])
"""1 for the cost E, 2 for EE (DJ-GEN-5), 0 for powers that take no Elder."""

ITEM_MAGIC = constants([card.magic for card in ITEM_CARDS])
THIEF_TRIBE = constants([card.tribe for card in THIEF_CARDS])
TRIBE_THIEF = constants([next(card.thief for card in THIEF_CARDS if card.tribe == own) for own in range(TRIBES)])
CITY_VP = constants(CITY_POINTS)
