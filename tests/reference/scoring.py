"""The score sheet (SCORE, ART-11, ART-16, THF-6, WHIM-1, WHIM-2, PRO-2, SOLO-11)."""

from functools import cache
from itertools import combinations

from tests.reference.board import kind, neighbouring, owned_tiles, red_tiles_around, tent_tile
from tests.reference.components import (
    CITIES,
    CITIES_VALUE,
    GOODS,
    SUIT_PRICE,
    TILE_VALUE,
    Position,
    is_solo,
)
from tests.reference.effects import owns, player, seats
from tests.reference.printed import djinn_value, precious_value, thief_value


def score_sheet(p: Position, seat: int) -> dict[str, int]:
    lines = {
        "gold": player(p, seat)["gold"],  # SCORE-1
        "viziers": viziers_line(p, seat),
        "elders": player(p, seat)["elders"] * (4 if owns(p, seat, "shamhat") else 2),  # SCORE-3
        "artisans": artisans_line(p, seat),
        "djinns": djinns_line(p, seat),
        "tiles": tiles_line(p, seat),
        "cities": cities_line(p, seat),
        "tent": tent_line(p, seat),
        "palms": palms_line(p, seat),
        "palaces": palaces_line(p, seat),
        "merchandise": merchandise_line(p, seat),
        "items": items_line(p, seat),
    }
    return lines | {"total": sum(lines.values())}


def viziers_of_opponents(p: Position, seat: int) -> list[int]:
    if is_solo(p["options"]):
        return [p["yazid"]["viziers"]]
    return [player(p, other)["viziers"] for other in seats(p) if other != seat]


def viziers_line(p: Position, seat: int) -> int:
    """SCORE-2, DJ-JAAFAR-1."""
    mine: int = player(p, seat)["viziers"]
    outnumbered = sum(1 for theirs in viziers_of_opponents(p, seat) if theirs < mine)
    return mine * (3 if owns(p, seat, "jafaar") else 1) + 10 * outnumbered


def artisans_line(p: Position, seat: int) -> int:
    """ART-11: 3 each for all leaders, else 2; Ptah adds 2 each (ART-40)."""
    mine: int = player(p, seat)["artisans"]
    leader = not any(player(p, other)["artisans"] > mine for other in seats(p))
    return mine * ((3 if leader else 2) + (2 if owns(p, seat, "ptah") else 0))


def djinns_line(p: Position, seat: int) -> int:
    """SCORE-4, PRO-2, THF-6."""
    me = player(p, seat)
    wilwit = 5 * len(me["djinns"]) if owns(p, seat, "wilwit") else 0
    thieves = thief_value(p["options"]) * len(me["thieves"])
    return sum(djinn_value(p["options"], djinn) for djinn in me["djinns"]) + wilwit + thieves


def tiles_line(p: Position, seat: int) -> int:
    """SCORE-5; cities have a line of their own."""
    return sum(TILE_VALUE[kind(p, tile)] for tile in owned_tiles(p, seat))


def cities_line(p: Position, seat: int) -> int:
    """WHIM-2."""
    return CITIES_VALUE[sum(1 for tile in owned_tiles(p, seat) if kind(p, tile) in CITIES)]


def tent_line(p: Position, seat: int) -> int:
    """ART-16: red-valued tiles in the block, itself included."""
    tile = tent_tile(p, seat)
    return 0 if tile is None else red_tiles_around(p, tile)


def lake_factor(p: Position, tile: str) -> int:
    """WHIM-1, WHIM-6."""
    return 2 if any(kind(p, other) == "lake" for other in neighbouring(p, tile)) else 1


def palms_line(p: Position, seat: int) -> int:
    """SCORE-5, DJ-HAURVATAT-1."""
    each = 5 if owns(p, seat, "haurvatat") else 3
    return sum(p["board"][tile]["palms"] * each * lake_factor(p, tile) for tile in owned_tiles(p, seat))


def palaces_line(p: Position, seat: int) -> int:
    return sum(p["board"][tile]["palaces"] * 5 * lake_factor(p, tile) for tile in owned_tiles(p, seat))


def merchandise_line(p: Position, seat: int) -> int:
    """SCORE-6; with Al-Amin two Fakirs are one card of any kind (DJ-ALAMIN-1, DJ-ALAMIN-2)."""
    cards = player(p, seat)["cards"]
    counts = tuple(sorted(cards[good] for good in GOODS))
    wilds = cards["fakir"] // 2 if owns(p, seat, "alamin") else 0
    return best_with_wilds(counts, wilds)


@cache
def best_with_wilds(counts: tuple[int, ...], wilds: int) -> int:
    """Try every kind for every wild card."""
    if wilds == 0:
        return best_sale(counts)
    return max(
        best_with_wilds(tuple(sorted((*counts[:i], counts[i] + 1, *counts[i + 1 :]))), wilds - 1) for i in range(len(counts))
    )


@cache
def best_sale(counts: tuple[int, ...]) -> int:
    """The best split into suits, by trying every first suit that contains a card of the kind held most.

    That kind's cards have to go into some suit (a card more never lowers a price), and the order of the suits
    does not matter. Which kinds are which does not matter either: only the sorted counts do.
    """
    held = tuple(count for count in counts if count > 0)
    if not held:
        return 0
    *others, most = held
    best = 0
    for size in range(len(others) + 1):
        for chosen in combinations(range(len(others)), size):
            rest = [count - 1 if i in chosen else count for i, count in enumerate(others)]
            value = SUIT_PRICE[size + 1] + best_sale(tuple(sorted([*rest, most - 1])))
            best = max(best, value)
    return best


def items_line(p: Position, seat: int) -> int:
    """ART-20; Geb adds 3 for each precious item (ART-41)."""
    held, geb = player(p, seat)["items"], 3 if owns(p, seat, "geb") else 0
    return sum(held[item] * (value + geb) for item, value in precious_value(p["options"]).items())
