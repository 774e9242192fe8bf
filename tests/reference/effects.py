"""Things that happen: payments, control, buildings, gains, whims. All work on a full position in place."""

from collections import Counter
from typing import Any

from tests.reference.board import kind, owned_tiles, red_tiles_around, tent_tile
from tests.reference.components import (
    CITIES,
    DJINN_PAY,
    GOODS,
    LETTER,
    MARKETS,
    PRECIOUS_VALUE,
    ROW_OF_CARDS,
    SACRED_PLACES,
    Position,
)
from tests.reference.printed import djinn_pay, tiles_with, whim_card
from tests.reference.written import meeples_in_order

# --- seats and questions ------------------------------------------------------------------------------------


def player(p: Position, seat: int) -> dict[str, Any]:
    result: dict[str, Any] = p["seats"][seat - 1]
    return result


def seats(p: Position) -> list[int]:
    return list(range(1, len(p["seats"]) + 1))


def clockwise_after(p: Position, seat: int) -> list[int]:
    """The other seats, from the player to the left on (XSET-9)."""
    number = len(p["seats"])
    return [(seat - 1 + step) % number + 1 for step in range(1, number)]


def owner_of_djinn(p: Position, djinn: str) -> int | None:
    """Yazid's djinns have no powers (SOLO-9), so he is not found here."""
    for seat in seats(p):
        if djinn in player(p, seat)["djinns"]:
            return seat
    return None


def owns(p: Position, seat: int, djinn: str) -> bool:
    return owner_of_djinn(p, djinn) == seat


def cards_held(p: Position, seat: int) -> int:
    """Public: how many, not which (HID-2)."""
    return int(player(p, seat)["cards"].total())


def items_held(p: Position, seat: int) -> int:
    return int(player(p, seat)["items"].total())


def fakirs_held(p: Position, seat: int) -> int:
    return int(player(p, seat)["cards"]["fakir"])


def push(p: Position, ask: str, seat: int | None = None, **fields: Any) -> None:
    """Put a question on the stack; the last one pushed is asked first."""
    entry: dict[str, Any] = {"ask": ask}
    if seat is not None:
        entry["seat"] = seat
    p["pending"].append(entry | fields)


# --- meeples and payments -----------------------------------------------------------------------------------


def into_bag(p: Position, meeples: str) -> None:
    p["bag"] = meeples_in_order(p["bag"] + meeples)


def put_meeple(p: Position, tile: str, colour: str) -> None:
    p["board"][tile]["meeples"] = meeples_in_order(p["board"][tile]["meeples"] + LETTER[colour])


def remove_meeple(p: Position, tile: str, colour: str) -> None:
    assert LETTER[colour] in p["board"][tile]["meeples"]
    p["board"][tile]["meeples"] = p["board"][tile]["meeples"].replace(LETTER[colour], "", 1)


def discard_card(p: Position, seat: int, card: str) -> None:
    player(p, seat)["cards"][card] -= 1
    p["cards"]["discard"][card] += 1


def pay(p: Position, seat: int, payment: list[str]) -> None:
    """Elders and Artisans to the bag, Fakirs to the discard (DJ-GEN-5, ART-4)."""
    for thing in payment:
        if thing == "elder":
            player(p, seat)["elders"] -= 1
            into_bag(p, "W")
        elif thing == "artisan":
            player(p, seat)["artisans"] -= 1
            into_bag(p, "P")
        else:
            discard_card(p, seat, "fakir")


def djinn_income(p: Position, deed: str, actor: int, only: int | None = None) -> None:
    """Every owner of a djinn that pays for the deed gets its gold, or one of them alone (DJ-GEN-2)."""
    for djinn in DJINN_PAY:
        owner, (paid, own, other) = owner_of_djinn(p, djinn), djinn_pay(p["options"], djinn)
        if paid == deed and owner is not None and only in (None, owner):
            player(p, owner)["gold"] += own if owner == actor else other


# --- control (CTRL, ART-15, ART-33) ------------------------------------------------------------------------


def has_piece_left(p: Position, seat: int) -> bool:
    """A camel or the tent."""
    return bool(player(p, seat)["camels"] > 0 or player(p, seat)["tent"] > 0)


def place_piece(p: Position, seat: int, tile: str, piece: str) -> None:
    """The last piece arms the end of the game (CTRL-6, END-9)."""
    player(p, seat)["camels" if piece == "camel" else "tent"] -= 1
    p["board"][tile]["owner"] = seat
    p["board"][tile]["piece"] = piece
    if not has_piece_left(p, seat):
        p["end"]["last_camel"] = True


def control(p: Position, seat: int, tile: str) -> None:
    """Take control, once what lies above on the stack is done (TRIBE-RED-11); nothing without a piece (CTRL-4)."""
    if has_piece_left(p, seat):
        push(p, "piece", seat, tile=tile)


def control_if_emptied(p: Position, seat: int, tile: str) -> None:
    """Final tile, kill, Scimitar: no meeple and no owner (CTRL-2, TRIBE-RED-8, ART-23)."""
    if not p["board"][tile]["meeples"] and p["board"][tile]["owner"] is None:
        control(p, seat, tile)


# --- palm trees and palaces (TILE-OA-1, TILE-VI-1, DJ-HAGIS, DJ-LAMIA) --------------------------------------

PLURAL = {"palm": "palms", "palace": "palaces"}
REDIRECTING_DJINN = {"palm": "lamia", "palace": "hagis"}


def put_building(p: Position, seat: int, tile: str, building: str) -> None:
    """Put down for good; Monkir pays for a palace (DJ-MONKIR-1)."""
    p["board"][tile][PLURAL[building]] += 1
    if building == "palace":
        djinn_income(p, "palace", seat)


def build_from_supply(p: Position, seat: int, tile: str, building: str) -> None:
    p["supply"][PLURAL[building]] -= 1
    put_building(p, seat, tile, building)


def place_building(p: Position, seat: int, tile: str, building: str) -> None:
    """By Oasis, Enki, Village or Bouraq: may be redirected; skipped if the supply is empty (EXH-4)."""
    if p["supply"][PLURAL[building]] == 0:
        return
    djinn = REDIRECTING_DJINN[building]
    can_pay = player(p, seat)["elders"] > 0 or cards_held(p, seat) > 0
    if owns(p, seat, djinn) and djinn not in p["turn"]["used"] and can_pay:
        push(p, "redirect", seat, tile=tile, building=building)
    else:
        build_from_supply(p, seat, tile, building)


# --- gains --------------------------------------------------------------------------------------------------


def obtain_djinn(p: Position, seat: int, djinn: str) -> None:
    """Ba'al pays, but never for himself (DJ-BAAL-1, DJ-BAAL-2, DJ-BAAL-3)."""
    djinn_income(p, "djinn", seat)
    player(p, seat)["djinns"].append(djinn)


def obtain_viziers(p: Position, seat: int, number: int) -> None:
    """Dhenim pays once for the event (DJ-DHENIM-4)."""
    if number > 0:
        player(p, seat)["viziers"] += number
        djinn_income(p, "viziers", seat)


def take_from_row(p: Position, seat: int, number: int) -> None:
    """The `number`-th card of the row, 1 = front; gaps have no meaning (TILE-GEN-4)."""
    card = p["cards"]["row"].pop(number - 1)
    player(p, seat)["cards"][card] += 1


def refill_card_row(p: Position) -> None:
    """Clean-up and Horn: up to 9, at the back (CLEAN-1, ART-29)."""
    if len(p["cards"]["row"]) < ROW_OF_CARDS:
        push(p, "draw card", to="row", count=ROW_OF_CARDS - len(p["cards"]["row"]))


# --- whims (WHIM-11, WHIM-12, WHIM-15, WHIM-16, WHIM-17) ----------------------------------------------------------------


def fulfil_whims(p: Position) -> None:
    """All holders and cards are paid at the same moment."""
    for seat in seats(p):
        me = player(p, seat)
        if not me["whims"]:
            continue
        have = amounts(p, seat)
        met = [whim for whim in me["whims"] if whim_is_met(p, have, whim)]
        for whim in met:
            me["whims"].remove(whim)
            me["fulfilled"].append(whim)
            me["gold"] += whim_card(p["options"], whim)[0]


def whim_is_met(p: Position, have: dict[str, int], whim: str) -> bool:
    """The table of expansions.md section 7."""
    _, needs = whim_card(p["options"], whim)
    return all(have[feature] >= number for feature, number in needs.items())


def amounts(p: Position, seat: int) -> dict[str, int]:
    """What whims ask for, read as WHIM-7 and WHIM-17 say."""
    me, mine = player(p, seat), owned_tiles(p, seat)
    kinds = Counter(kind(p, tile) for tile in mine)
    tent = tent_tile(p, seat)
    return {
        "viziers": me["viziers"],
        "elders": me["elders"],
        "artisans": me["artisans"],
        "djinns": len(me["djinns"]),
        "palms": sum(p["board"][tile]["palms"] for tile in mine),
        "palaces": sum(p["board"][tile]["palaces"] for tile in mine),
        "villages": kinds["village"],
        "sacred_places": number_of(kinds, SACRED_PLACES),
        "oases": kinds["oasis"],
        "markets": number_of(kinds, MARKETS),
        "cities": number_of(kinds, CITIES),
        "red_tiles": number_of(kinds, tiles_with(p["options"], "red") - CITIES),
        "blue_tiles": number_of(kinds, tiles_with(p["options"], "blue") - CITIES),
        "goods": sum(1 for good in GOODS if me["cards"][good] > 0),
        "fakirs": me["cards"]["fakir"],
        "precious_items": sum(me["items"][item] for item in PRECIOUS_VALUE),
        "tent_reds": 0 if tent is None else red_tiles_around(p, tent),
    }


def number_of(kinds: "Counter[str]", wanted: set[str]) -> int:
    return sum(kinds[name] for name in wanted)
