"""The legal answers to every question (decisions.md sections 4 to 9)."""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any

from tests.reference.board import (
    bare_tiles,
    forbidden,
    inhabited_tiles_without_camel_or_building,
    kind,
    neighbouring,
    open_neighbours,
    owned_tiles,
    tile_at,
    tiles_of_kind,
    tiles_to_claim,
)
from tests.reference.components import (
    CARDS,
    COLOUR_OF_LETTER,
    COLOURS,
    DJINNS,
    GOODS,
    ITEMS,
    LETTER,
    PRICES,
    SACRED_PLACES,
    THIEF_OF_COLOUR,
    WORKSHOPS,
    Position,
)
from tests.reference.effects import fakirs_held, owns, player
from tests.reference.printed import places_at
from tests.reference.sowing import carpet_drops, may_fly, ordinary_drops, ordinary_move_exists, start_tiles
from tests.reference.tribes import kill_answers, own_tiles_with
from tests.reference.windows import (
    flute_targets,
    payments_for_craft,
    payments_for_one,
    payments_for_two,
    window_answers,
)
from tests.reference.written import in_order, left_to_draw

Entry = dict[str, Any]

ASK_OF_STEP = {
    "bid": "bid",
    "move": "move",
    "sow": "drop",
    "tribe": "tribe",
    "thief": "thief",
    "tile": "tile",
    "last": "last",
    "roll": "roll",
    "outbid": "outbid",
    "over": "over",
}


def open_question(p: Position) -> tuple[str, int | None]:
    """Name of the question and the seat asked (None: chance, or over)."""
    if p["pending"]:
        return p["pending"][-1]["ask"], p["pending"][-1].get("seat")
    step = p["turn"]["step"]
    if step == "bid":
        return "bid", p["bid_track"][0]
    if step == "outbid":
        return "outbid", 1
    if step == "act":
        return ("build" if p["turn"]["tribe"] == "blue" else "kill"), p["turn"]["seat"]
    return ASK_OF_STEP[step], p["turn"]["seat"]


def legal_answers(p: Position) -> list[str]:
    ask, seat = open_question(p)
    if ask == "over":
        return []
    if seat is None:
        return list(chance_weights(p))
    if p["pending"]:
        return PENDING_ANSWERS[ask](p, p["pending"][-1])
    return STEP_ANSWERS[ask](p, seat)


# --- bid (BID, DJ-KUMARBI, WHIM-20, WHIM-21, WHIM-22, WHIM-23) ------------------------------------------------


def open_prices(p: Position) -> list[int]:
    return [price for price in PRICES if len(p["turn_track"].get(price, [])) < places_at(p["options"], price)]


def bid_answers(p: Position, seat: int) -> list[str]:
    gold, answers = player(p, seat)["gold"], []
    for price in open_prices(p):
        if gold >= price:
            answers.append(f"bid {price}")
        if owns(p, seat, "kumarbi"):
            most = min(fakirs_held(p, seat), PRICES.index(price))
            answers += [
                f"bid {price} paying {fakirs} fakir" + ("s" if fakirs > 1 else "")
                for fakirs in range(1, most + 1)
                if gold >= PRICES[PRICES.index(price) - fakirs]
            ]
    return answers or ["bid 1"]  # BID-8, BID-11


# --- move and drop (SOW) ------------------------------------------------------------------------------------


def move_answers(p: Position, seat: int) -> list[str]:
    answers = [f"pick {tile}" for tile in start_tiles(p, may_fly(p, seat))] + window_answers(p, seat, "move")
    return answers if ordinary_move_exists(p) else [*answers, "pass"]


def drop_answers(p: Position, _seat: int) -> list[str]:
    ordinary = [f"drop {colour} {tile}" for colour, tile in ordinary_drops(p)]
    return ordinary + [f"carpet {colour} {tile}" for colour, tile in carpet_drops(p)]


# --- tribe, build, kill, thief ------------------------------------------------------------------------------


def tribe_answers(p: Position, seat: int) -> list[str]:
    return [*window_answers(p, seat, "tribe"), "pass"]


def build_answers(p: Position, seat: int) -> list[str]:
    """TRIBE-BLUE-2."""
    return [f"fakirs {number}" for number in range(fakirs_held(p, seat) + 1)]


def kill_answers_of(p: Position, _seat: int) -> list[str]:
    return kill_answers(p)


def thief_answers(p: Position, _seat: int) -> list[str]:
    return [f"use {THIEF_OF_COLOUR[p['turn']['tribe']]}", "pass"]


# --- tile (TILE, ART-4, ART-5, WHIM-3, THF-2, THF-19) -------------------------------------------------------


def tile_answers(p: Position, seat: int) -> list[str]:
    return [*tile_action_answers(p, seat), *window_answers(p, seat, "tile"), "pass"]


def tile_action_answers(p: Position, seat: int) -> list[str]:
    me, tile = player(p, seat), p["turn"]["at"]
    row = len(p["cards"]["row"])
    if kind(p, tile) == "small market" and me["gold"] >= 3:
        return [f"buy {number}" for number in range(1, min(3, row) + 1)]
    if kind(p, tile) == "large market" and me["gold"] >= 6:
        if row == 1:
            return ["buy 1"]  # TILE-LM-2
        return [f"buy {one} {other}" for one, other in combinations(range(1, min(6, row) + 1), 2)]
    if kind(p, tile) == "specialized market" and me["gold"] >= 4:
        return [f"buy {number}" for number in range(1, row + 1)]
    if kind(p, tile) in SACRED_PLACES and p["djinns"]["row"]:
        for_sale = list(p["djinns"]["row"])
        if p["thieves"]["face_up"] is not None:
            for_sale.append(p["thieves"]["face_up"])
        payments = payments_for_two(me["elders"], fakirs_held(p, seat))
        return [f"buy {card} paying {payment}" for card in for_sale for payment in payments]
    if kind(p, tile) in WORKSHOPS and left_to_draw(p, "draw item"):
        return [f"craft paying {x}" for x in payments_for_craft(me["artisans"], fakirs_held(p, seat))]
    if p["board"][tile]["whim"] is not None:
        return ["take whim"]
    return []


# --- last (SALE) --------------------------------------------------------------------------------------------


def last_answers(p: Position, seat: int) -> list[str]:
    """A suit: any set of different goods (SALE-2); Fakirs are never sold (SALE-4)."""
    held = [good for good in GOODS if player(p, seat)["cards"][good] > 0]
    suits = [suit for size in range(1, len(held) + 1) for suit in combinations(held, size)]
    return [*("sell " + " ".join(suit) for suit in suits), *window_answers(p, seat, "last"), "pass"]


# --- outbid (SOLO-4, SOLO-7) --------------------------------------------------------------------------------


def outbid_answers(p: Position, seat: int) -> list[str]:
    return ["outbid", "pass"] if player(p, seat)["gold"] >= sum(p["solo"]["dice"]) else ["pass"]


STEP_ANSWERS: dict[str, Callable[[Position, int], list[str]]] = {
    "bid": bid_answers,
    "move": move_answers,
    "drop": drop_answers,
    "tribe": tribe_answers,
    "build": build_answers,
    "kill": kill_answers_of,
    "thief": thief_answers,
    "tile": tile_answers,
    "last": last_answers,
    "outbid": outbid_answers,
}


# --- questions on the stack: control, powers ----------------------------------------------------------------


def at_each(tiles: Iterable[str]) -> list[str]:
    return [f"at {tile}" for tile in tiles]


def piece_answers(_p: Position, _entry: Entry) -> list[str]:
    return ["camel", "tent"]


def target_answers(p: Position, entry: Entry) -> list[str]:
    if entry["djinn"] in ("anunnak", "leta"):
        return at_each(bare_tiles(p))
    if entry["djinn"] == "bouraq":
        return at_each(tiles_of_kind(p, "village"))
    if entry["djinn"] == "enki":
        return at_each(tiles_of_kind(p, "oasis"))
    return at_each(inhabited_tiles_without_camel_or_building(p))  # utug


def redirect_answers(p: Position, entry: Entry) -> list[str]:
    """DJ-HAGIS-1, DJ-HAGIS-4."""
    payments = payments_for_one(player(p, entry["seat"])["elders"], fakirs_held(p, entry["seat"]))
    tiles = [tile for tile in neighbouring(p, entry["tile"]) if not forbidden(p, tile)]
    return [*(f"redirect {tile} paying {payment}" for tile in tiles for payment in payments), "pass"]


def keep_djinn_answers(p: Position, _entry: Entry) -> list[str]:
    return [f"keep {djinn}" for djinn in p["aside"]["djinns"]]


def keep_item_answers(p: Position, _entry: Entry) -> list[str]:
    return [f"keep {item}" for item in kinds_in(p["aside"]["items"], ITEMS)]


# --- items --------------------------------------------------------------------------------------------------


def kinds_in(counts: "Counter[str]", order: list[str]) -> list[str]:
    return [thing for thing in order if counts[thing] > 0]


def scimitar_answers(p: Position, _entry: Entry) -> list[str]:
    """ART-46: exactly 2 meeples of one tile."""
    answers = []
    for tile, field in p["board"].items():
        for one, other in dict.fromkeys(combinations(field["meeples"], 2)):
            answers.append(f"remove {COLOUR_OF_LETTER[one]} {COLOUR_OF_LETTER[other]} {tile}")
    return answers


def lamp_answers(p: Position, _entry: Entry) -> list[str]:
    """ART-35."""
    deck = ["take deck"] if left_to_draw(p, "draw djinn") else []
    return [f"take {djinn}" for djinn in p["djinns"]["row"]] + deck


def flute_answers(p: Position, _entry: Entry) -> list[str]:
    return at_each(flute_targets(p))


def bring_answers(p: Position, entry: Entry) -> list[str]:
    """ART-36: 1 to 5 meeples."""
    answers = [
        f"bring {colour} {tile}"
        for tile in open_neighbours(p, entry["tile"])
        for colour in COLOURS
        if LETTER[colour] in p["board"][tile]["meeples"]
    ]
    return [*answers, "pass"] if entry["count"] >= 1 else answers


def ring_answers(p: Position, _entry: Entry) -> list[str]:
    """ART-39: never the Ring itself."""
    return [f"take {item}" for item in kinds_in(p["items"]["discard"], ITEMS) if item != "ring"]


def talisman_from_answers(p: Position, entry: Entry) -> list[str]:
    return [f"from {tile}" for tile in owned_tiles(p, entry["seat"])]


def talisman_to_answers(p: Position, _entry: Entry) -> list[str]:
    """The tile where the piece stands has an owner, so it is not among them."""
    return at_each(tiles_to_claim(p))


def horn_answers(p: Position, entry: Entry) -> list[str]:
    return [f"next {card}" for card in kinds_in(Counter(p["cards"]["row"][entry["count"] :]), CARDS)]


# --- thieves ------------------------------------------------------------------------------------------------


def two_of(counts: "Counter[str]", order: list[str]) -> list[str]:
    """All ways to name two cards, or the one there is."""
    cards = in_order(counts.elements(), order)
    return [" ".join(pair) for pair in dict.fromkeys(combinations(cards, min(2, len(cards))))]


def give_cards_answers(p: Position, entry: Entry) -> list[str]:
    """THF-22."""
    return [f"give {cards}" for cards in two_of(player(p, entry["seat"])["cards"], CARDS)]


def take_cards_answers(p: Position, _entry: Entry) -> list[str]:
    return [f"take {cards}" for cards in two_of(p["aside"]["cards"], CARDS)]


def give_djinn_answers(p: Position, entry: Entry) -> list[str]:
    return [f"give {djinn}" for djinn in player(p, entry["seat"])["djinns"]]


def take_djinn_answers(p: Position, _entry: Entry) -> list[str]:
    return [f"take {djinn}" for djinn in p["aside"]["djinns"]]


def give_tile_answers(p: Position, entry: Entry) -> list[str]:
    return [f"give {tile}" for tile in owned_tiles(p, entry["seat"])]


def claim_answers(p: Position, _entry: Entry) -> list[str]:
    """THF-13: optional."""
    return [*(f"claim {tile}" for tile in p["aside"]["tiles"]), "pass"]


def give_building_answers(p: Position, entry: Entry) -> list[str]:
    palms = [f"give palm {tile}" for tile in own_tiles_with(p, entry["seat"], "palms")]
    return palms + [f"give palace {tile}" for tile in own_tiles_with(p, entry["seat"], "palaces")]


def take_building_answers(p: Position, entry: Entry) -> list[str]:
    tiles = owned_tiles(p, entry["seat"])
    palms = [f"put palm {tile}" for tile in tiles if p["aside"]["palms"] > 0]
    return palms + [f"put palace {tile}" for tile in tiles if p["aside"]["palaces"] > 0]


def give_item_answers(p: Position, entry: Entry) -> list[str]:
    return [f"give {item}" for item in kinds_in(player(p, entry["seat"])["items"], ITEMS)]


def take_item_answers(p: Position, _entry: Entry) -> list[str]:
    return [f"take {item}" for item in kinds_in(p["aside"]["items"], ITEMS)]


PENDING_ANSWERS: dict[str, Callable[[Position, Entry], list[str]]] = {
    "piece": piece_answers,
    "target": target_answers,
    "redirect": redirect_answers,
    "keep djinn": keep_djinn_answers,
    "keep item": keep_item_answers,
    "scimitar": scimitar_answers,
    "lamp": lamp_answers,
    "flute": flute_answers,
    "bring": bring_answers,
    "ring": ring_answers,
    "talisman from": talisman_from_answers,
    "talisman to": talisman_to_answers,
    "horn": horn_answers,
    "give cards": give_cards_answers,
    "take cards": take_cards_answers,
    "give djinn": give_djinn_answers,
    "take djinn": take_djinn_answers,
    "give tile": give_tile_answers,
    "claim": claim_answers,
    "give building": give_building_answers,
    "take building": take_building_answers,
    "give item": give_item_answers,
    "take item": take_item_answers,
}


# --- chance (decisions.md sections 8 and 9) -----------------------------------------------------------------


def chance_weights(p: Position) -> dict[str, int]:
    """Answers and weights of the open question to chance; {} if none is open."""
    ask, seat = open_question(p)
    if seat is not None:
        return {}
    if ask == "draw card":
        return {f"draw {card}": p["cards"]["deck"][card] for card in kinds_in(p["cards"]["deck"], CARDS)}
    if ask == "draw item":
        return {f"draw {item}": p["items"]["deck"][item] for item in kinds_in(p["items"]["deck"], ITEMS)}
    if ask == "draw meeple":
        return {f"draw {c}": p["bag"].count(LETTER[c]) for c in COLOURS if LETTER[c] in p["bag"]}
    if ask == "draw djinn":
        return {f"draw {djinn}": 1 for djinn in in_order(p["djinns"]["deck"], DJINNS)}
    if ask == "draw thief":
        return {f"draw {thief}": 1 for thief in p["thieves"]["deck"]}
    if ask == "draw whim":
        return {f"draw {whim}": 1 for whim in p["whims"]["deck"]}
    if ask == "roll":
        return {f"roll {white} {black}": 1 for white, black in possible_rolls(p)}
    return {}


def possible_rolls(p: Position) -> list[tuple[int, int]]:
    """SOLO-3: after a black 6 once more for each target, without 6 and without the first target."""
    rolls = [(white, black) for white in range(1, 7) for black in range(1, 7)]
    if not p["solo"]["dice"]:
        return rolls
    return [r for r in rolls if r[1] != 6 and target_of_roll(*r) not in p["solo"]["targets"]]


def target_of_roll(white: int, black: int) -> str:
    """White = column from the left, black = row from the bottom."""
    return tile_at(white - 1, black)
