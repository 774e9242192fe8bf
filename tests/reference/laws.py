"""What is never lost (LAW). What lies aside counts in every sum (LAW-10)."""

from collections import Counter

from tests.reference.board import forbidden
from tests.reference.components import (
    CITIES,
    PALACES_IN_ALL,
    PALMS_IN_ALL,
    PRICES,
    ROW_OF_CARDS,
    ROW_OF_DJINNS,
    YAZID,
    Position,
    camels_in_all,
    cards_in_all,
    djinns_in_all,
    is_solo,
    markers_of_a_seat,
    meeples_in_all,
    tents_in_all,
    thieves_in_all,
    whims_in_all,
)
from tests.reference.printed import item_copies, places_at
from tests.reference.written import meeples_outside_bag, pieces_on_board


def broken_laws(p: Position) -> list[str]:
    return [
        *law_1_meeples(p),
        *law_2_cards(p),
        *law_3_djinns(p),
        *law_4_items(p),
        *law_5_thieves_and_whims(p),
        *law_6_camels_and_tents(p),
        *law_7_buildings(p),
        *law_8_forbidden_tiles(p),
        *law_9_markers(p),
        *law_10_nothing_aside_without_question(p),
    ]


def same(law: str, what: str, found: "Counter[str]", wanted: "Counter[str]") -> list[str]:
    return [
        f"{law} {what} {name}: {found[name]} instead of {wanted[name]}"
        for name in sorted({*found, *wanted})
        if found[name] != wanted[name]
    ]


def not_negative(law: str, what: str, number: int) -> list[str]:
    return [f"{law} {what}: {number}"] if number < 0 else []


def law_1_meeples(p: Position) -> list[str]:
    found = Counter(meeples_outside_bag(p))
    found.update(p["bag"])
    broken = same("LAW-1", "meeples", found, meeples_in_all(p["options"]))
    for who in [*p["seats"], p["yazid"]]:
        for tribe in ("viziers", "elders", "artisans", "assassins"):
            broken += not_negative("LAW-1", tribe, who.get(tribe, 0))
    return broken


def law_2_cards(p: Position) -> list[str]:
    cards, found, broken = p["cards"], Counter(p["cards"]["row"]), []
    found["fakir"] += p["yazid"]["fakirs"]
    for place in [
        cards["deck"],
        cards["discard"],
        p["aside"]["cards"],
        *(seat["cards"] for seat in p["seats"]),
    ]:
        found.update(place)
        broken += [f"LAW-2 {card}: {number}" for card, number in place.items() if number < 0]
    if len(cards["row"]) > ROW_OF_CARDS:
        broken.append(f"LAW-2 row of {len(cards['row'])} cards")
    return broken + same("LAW-2", "cards", found, cards_in_all())


def law_3_djinns(p: Position) -> list[str]:
    djinns = p["djinns"]
    found = Counter(djinns["deck"] + djinns["row"] + djinns["discard"] + p["aside"]["djinns"] + p["yazid"]["djinns"])
    for seat in p["seats"]:
        found.update(seat["djinns"])
    broken = same("LAW-3", "djinns", found, Counter(djinns_in_all(p["options"])))
    return broken + (["LAW-3 row too long"] if len(djinns["row"]) > ROW_OF_DJINNS else [])


def law_4_items(p: Position) -> list[str]:
    broken = []
    found: Counter[str] = Counter()
    places = [
        p["items"]["deck"],
        p["items"]["discard"],
        p["aside"]["items"],
        *(s["items"] for s in p["seats"]),
    ]
    for place in places:
        found.update(place)
        broken += [f"LAW-4 {item}: {number}" for item, number in place.items() if number < 0]
    return broken + same("LAW-4", "items", found, item_copies(p["options"]))


def law_5_thieves_and_whims(p: Position) -> list[str]:
    thieves = Counter(p["thieves"]["deck"] + p["thieves"]["out"])
    if p["thieves"]["face_up"] is not None:
        thieves[p["thieves"]["face_up"]] += 1
    whims, broken = Counter(p["whims"]["deck"]), []
    for tile, field in p["board"].items():
        if field["whim"] is not None:
            whims[field["whim"]] += 1
            if field["tile"] not in CITIES:
                broken.append(f"LAW-5 whim on {tile}, which is no city")
    for seat in p["seats"]:
        thieves.update(seat["thieves"])
        whims.update(seat["whims"] + seat["fulfilled"])
    broken += same("LAW-5", "thieves", thieves, Counter(thieves_in_all(p["options"])))
    return broken + same("LAW-5", "whims", whims, Counter(whims_in_all(p["options"])))


def law_6_camels_and_tents(p: Position) -> list[str]:
    options, broken = p["options"], []
    areas = dict(enumerate(p["seats"], start=1))
    if is_solo(options):
        areas[YAZID] = p["yazid"]
    for number, area in areas.items():
        camels = area["camels"] + pieces_on_board(p, number, "camel")
        tents = area.get("tent", 0) + pieces_on_board(p, number, "tent")
        if camels != camels_in_all(options) or area["camels"] < 0:
            broken.append(f"LAW-6 seat {number}: {camels} camels")
        if tents != tents_in_all(options) or area.get("tent", 0) < 0:
            broken.append(f"LAW-6 seat {number}: {tents} tents")
    strangers = {f["owner"] for f in p["board"].values() if f["owner"] is not None and f["owner"] not in areas}
    return broken + [f"LAW-6 tile of seat {owner}" for owner in sorted(strangers)]


def law_7_buildings(p: Position) -> list[str]:
    broken = []
    for buildings, wanted in (("palms", PALMS_IN_ALL), ("palaces", PALACES_IN_ALL)):
        on_board = sum(field[buildings] for field in p["board"].values())
        if p["supply"][buildings] + on_board + p["aside"][buildings] != wanted:
            broken.append(f"LAW-7 {buildings}")
        broken += not_negative("LAW-7", buildings, p["supply"][buildings])
    return broken


def law_8_forbidden_tiles(p: Position) -> list[str]:
    return [
        f"LAW-8 something on {tile}"
        for tile, field in p["board"].items()
        if forbidden(p, tile) and (field["meeples"] or field["owner"] or field["palms"] or field["palaces"] or field["whim"])
    ]


def law_9_markers(p: Position) -> list[str]:
    options, broken = p["options"], []
    found: Counter[int] = Counter(p["bid_track"])
    for price, lane in p["turn_track"].items():
        found.update(lane)
        if price not in PRICES or len(lane) > places_at(options, price):
            broken.append(f"LAW-9 price {price}: {len(lane)} markers")
    for seat in {*found, *range(1, len(p["seats"]) + 1)}:
        wanted = markers_of_a_seat(options) if seat <= len(p["seats"]) else 0
        broken += [f"LAW-9 seat {seat}: {found[seat]} markers"] if found[seat] != wanted else []
    return broken


def law_10_nothing_aside_without_question(p: Position) -> list[str]:
    """Things lie aside only in the middle of an effect, so a question is pending."""
    aside = p["aside"]
    lying = aside["cards"].total() + aside["items"].total() + aside["palms"] + aside["palaces"]
    lying += len(aside["djinns"]) + len(aside["tiles"])
    return ["LAW-10 something aside, nothing pending"] if lying and not p["pending"] else []
