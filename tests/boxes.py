"""Random values from the box, each of them possible (docs/values.md)."""

from random import Random
from typing import Any

from naqala.catalog.cards import WHIM_CARDS
from naqala.catalog.names import FEATURE_WORDS, LANE, PRICES
from naqala.catalog.tiles import WORKSHOP_EDGES
from naqala.catalog.values import DOUBLED, MOST_NEEDS, MOST_OF, MOST_POINTS, OF_ARTISANS, PRECIOUS, SLOTS


def random_box(seed: int | str) -> dict[str, Any]:
    """A value for every slot."""
    random = Random(f"box {seed}")
    found: dict[str, Any] = {path: random.randint(1, MOST_POINTS) for path, slot in SLOTS.items() if type(slot.usual) is int}
    cuts = sorted(random.randint(0, PRECIOUS) for _ in range(2))
    for item, number in zip((5, 7, 9), (cuts[0], cuts[1] - cuts[0], PRECIOUS - cuts[1]), strict=True):
        found[f"artisans.precious_items.precious{item}.copies"] = number
    found["artisans.workshop.colour"] = random.choice(["blue", "red"])
    found["artisans.specialized_market.colour"] = random.choice(["blue", "red"])
    found["artisans.workshop_mountains"] = random.choices(WORKSHOP_EDGES, k=3)
    spots = {price: 2 if price in DOUBLED else random.randint(1, LANE) for price in PRICES}
    found["whims.five_player_track"] = [price for price in PRICES for _ in range(spots[price])]
    found["solo.yazid_pays_fakir_first"] = random.random() < 0.5
    for card in WHIM_CARDS:
        known = [feature for feature in MOST_OF if card.artisans or feature not in OF_ARTISANS]
        wanted = random.sample(known, random.randint(1, MOST_NEEDS))
        needs = {FEATURE_WORDS[feature]: random.randint(1, min(4, MOST_OF[feature][0])) for feature in wanted}
        found[f"whims.cards.{card.name}"] = {"needs": needs, "gold": random.randint(1, 30)}
    return found
