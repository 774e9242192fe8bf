"""Powers and items in the windows W0 to W4 (TURN-4, TURN-6, TURN-10, decisions.md section 4)."""

from tests.reference.board import (
    bare_tiles,
    blue_tiles_around,
    forbidden,
    inhabited_tiles_without_camel_or_building,
    open_neighbours,
    owned_tiles,
    tiles_of_kind,
    tiles_to_claim,
)
from tests.reference.components import MAGIC_ITEMS, ROW_OF_CARDS, Position
from tests.reference.effects import cards_held, fakirs_held, has_piece_left, items_held, owns, player

FREE_POWERS = ["anunnak", "bouraq", "enki", "leta", "utug", "sibittis", "sloar"]
W1_POWERS = ["echidna", "iblis"]
COST_EE = ["echidna", "leta", "sibittis", "utug"]  # table of base.md section 9
PLAYED_IN_WINDOWS = [item for item in MAGIC_ITEMS if item != "carpet"]


# --- payments (DJ-GEN-5) ------------------------------------------------------------------------------------


def payments_for_one(elders: int, fakirs: int) -> list[str]:
    """Cost E."""
    return [thing for thing, number in (("elder", elders), ("fakir", fakirs)) if number >= 1]


def payments_for_two(elders: int, fakirs: int) -> list[str]:
    """Cost EE, and a djinn at a Sacred Place (TILE-SP-1): at least one real Elder."""
    result = []
    if elders >= 2:
        result.append("elder elder")
    if elders >= 1 and fakirs >= 1:
        result.append("elder fakir")
    return result


def payments_for_craft(artisans: int, fakirs: int) -> list[str]:
    """ART-4."""
    result = []
    if artisans >= 1:
        result.append("artisan")
    if fakirs >= 2:
        result.append("fakir fakir")
    return result


def payments_for_power(p: Position, djinn: str, elders: int, fakirs: int) -> list[str]:
    if djinn == "sloar":
        return ["fakir"] if fakirs >= 1 else []  # DJ-SLOAR-1
    if djinn in COST_EE:
        return payments_for_two(elders, fakirs)
    payments = payments_for_one(elders, fakirs)
    if djinn == "anunnak" and p["bag"] == "":  # the paid Elder is in the bag before the draw (DJ-ANUNNAK-2)
        payments = [payment for payment in payments if payment == "elder"]
    return payments


# --- powers -------------------------------------------------------------------------------------------------


def power_has_a_use(p: Position, seat: int, djinn: str) -> bool:
    """The conditions of TURN-6."""
    turn = p["turn"]
    if djinn == "anunnak":
        return bool(bare_tiles(p))
    if djinn == "bouraq":
        return p["supply"]["palaces"] > 0 and bool(tiles_of_kind(p, "village"))
    if djinn == "enki":
        return p["supply"]["palms"] > 0 and bool(tiles_of_kind(p, "oasis"))
    if djinn == "leta":
        return bool(bare_tiles(p)) and has_piece_left(p, seat)
    if djinn == "utug":
        return bool(inhabited_tiles_without_camel_or_building(p)) and has_piece_left(p, seat)
    if djinn == "sibittis":
        return bool(p["djinns"]["deck"] or p["djinns"]["discard"])
    if djinn == "echidna":
        builders = turn["tribe"] == "blue" and blue_tiles_around(p, turn["at"]) > 0
        return builders or (turn["tribe"] == "red" and owns(p, seat, "kandicha"))
    if djinn == "iblis":
        return bool(turn["tribe"] == "red")
    return djinn == "sloar"


def powers_offered(p: Position, seat: int, window: str, fakirs: int) -> list[str]:
    """`use DJINN paying PAYMENT` for a seat that has so many Fakirs."""
    powers = FREE_POWERS + (W1_POWERS if window == "tribe" else [])
    return [
        f"use {djinn} paying {payment}"
        for djinn in powers
        if owns(p, seat, djinn) and djinn not in p["turn"]["used"] and power_has_a_use(p, seat, djinn)
        for payment in payments_for_power(p, djinn, player(p, seat)["elders"], fakirs)
    ]


# --- items --------------------------------------------------------------------------------------------------


def flute_targets(p: Position) -> list[str]:
    """ART-36: not forbidden, a meeple can come over an open edge."""
    return [
        tile
        for tile in p["board"]
        if not forbidden(p, tile) and any(p["board"][other]["meeples"] for other in open_neighbours(p, tile))
    ]


def item_has_a_use(p: Position, seat: int, item: str) -> bool:
    """The conditions of TURN-6."""
    if item == "scimitar":
        return any(len(field["meeples"]) >= 2 for field in p["board"].values())
    if item == "lamp":
        return bool(p["djinns"]["row"] or p["djinns"]["deck"] or p["djinns"]["discard"])
    if item == "flute":
        return bool(flute_targets(p))
    if item == "ring":
        return bool(p["items"]["discard"].total() > 0)
    if item == "talisman":
        return bool(owned_tiles(p, seat)) and bool(tiles_to_claim(p))
    if item == "horn":
        row = len(p["cards"]["row"])
        can_be_added = row < ROW_OF_CARDS and p["cards"]["deck"].total() + p["cards"]["discard"].total() > 0
        return row >= 2 or can_be_added
    return True


def items_offered(p: Position, seat: int) -> list[str]:
    """At most one magic item a turn (ART-21)."""
    if p["turn"]["item_played"]:
        return []
    held = player(p, seat)["items"]
    return [f"play {item}" for item in PLAYED_IN_WINDOWS if held[item] > 0 and item_has_a_use(p, seat, item)]


# --- the window ---------------------------------------------------------------------------------------------


def window_is_open(p: Position, seat: int, window: str) -> bool:
    """Depends on public things only: any card might be a Fakir, any item a magic one."""
    if items_held(p, seat) > 0 and not p["turn"]["item_played"]:
        return True
    return bool(powers_offered(p, seat, window, fakirs=cards_held(p, seat)))


def window_answers(p: Position, seat: int, window: str) -> list[str]:
    return powers_offered(p, seat, window, fakirs_held(p, seat)) + items_offered(p, seat)
