"""The position as it is written (docs/position.md).

Inside this package a position is *full*: every field is there, counts are Counters, tiles have all fields.
`full` makes one from anything valid, `written` turns it back into the canonical written form.
"""

import copy
import pickle
from collections import Counter
from collections.abc import Iterable
from typing import Any

from tests.reference.components import (
    CARDS,
    DJINNS,
    EXPANSIONS,
    ITEMS,
    LETTERS,
    PALACES_IN_ALL,
    PALMS_IN_ALL,
    PRICES,
    PROMOS,
    THIEVES,
    TURN,
    WHIMS,
    Position,
    camels_in_all,
    cards_in_all,
    djinns_in_all,
    has,
    is_solo,
    meeples_in_all,
    tents_in_all,
    thieves_in_all,
    tile_names,
    whims_in_all,
)
from tests.reference.printed import item_copies

# --- small words --------------------------------------------------------------------------------------------


def in_order(things: Iterable[str], order: list[str]) -> list[str]:
    return sorted(things, key=order.index)


def meeples_in_order(meeples: Iterable[str]) -> str:
    return "".join(sorted(meeples, key=LETTERS.index))


def letters(numbers: "Counter[str]") -> str:
    return "".join(letter * numbers[letter] for letter in LETTERS)


def counts_in_order(counts: "Counter[str]", order: list[str]) -> dict[str, int]:
    return {thing: counts[thing] for thing in order if counts[thing] > 0}


# --- reading ------------------------------------------------------------------------------------------------


def full(position: Position) -> Position:
    """A full position of its own: the argument is not touched, left-out fields have their defaults."""
    given = pickle.loads(pickle.dumps(position))  # several times as fast as deepcopy
    p: Position = {field: given[field] for field in ("format", "version", "rules")}
    p["options"] = full_options(given["options"])
    p["board"] = {tile: full_tile(given["board"][tile]) for tile in tile_names(p["options"])}
    p["seats"] = [full_seat(p, number, seat) for number, seat in enumerate(given["seats"], start=1)]
    p["yazid"] = full_yazid(p, given.get("yazid") or {})
    p["turn"] = full_turn(given["turn"])
    p["aside"] = full_aside(given.get("aside") or {})
    p["supply"] = full_supply(p, given.get("supply") or {})
    p["bag"] = full_bag(p, given.get("bag"))
    p["cards"] = full_cards(p, given.get("cards") or {})
    p["djinns"] = full_djinns(p, given.get("djinns") or {})
    p["items"] = full_items(p, given.get("items") or {})
    p["thieves"] = full_thieves(p, given.get("thieves") or {})
    p["whims"] = full_whims(p, given.get("whims") or {})
    p["bid_track"] = list(given.get("bid_track") or [])
    p["turn_track"] = {int(price): list(seats) for price, seats in (given.get("turn_track") or {}).items()}
    p["round"] = given.get("round", 1)
    end = given.get("end") or {}
    p["end"] = {
        "last_camel": bool(end.get("last_camel", False)),
        "no_move": bool(end.get("no_move", False)),
        "lost": end.get("lost"),
    }
    solo = given.get("solo") or {}
    p["solo"] = {field: list(solo.get(field) or []) for field in ("dice", "targets", "left")}
    p["pending"] = [full_entry(entry) for entry in given.get("pending") or []]
    return p


def full_options(options: dict[str, Any]) -> dict[str, Any]:
    five_track = options.get("five_track")
    return {
        "seats": options["seats"],
        "expansions": in_order(options.get("expansions") or [], EXPANSIONS),
        "promos": in_order(options.get("promos") or [], PROMOS),
        "five_track": options["seats"] == 5 if five_track is None else bool(five_track),
        **({"values": options["values"]} if options.get("values") else {}),
    }


def full_tile(field: dict[str, Any]) -> dict[str, Any]:
    owner = field.get("owner")
    return {
        "tile": field["tile"],
        "meeples": meeples_in_order(field.get("meeples") or ""),
        "owner": owner,
        "piece": None if owner is None else field.get("piece") or "camel",
        "palms": field.get("palms") or 0,
        "palaces": field.get("palaces") or 0,
        "whim": field.get("whim"),
    }


def pieces_on_board(p: Position, seat: int, piece: str) -> int:
    return sum(1 for field in p["board"].values() if field["owner"] == seat and field["piece"] == piece)


def full_seat(p: Position, number: int, seat: dict[str, Any]) -> dict[str, Any]:
    camels, tent = seat.get("camels"), seat.get("tent")
    if camels is None:
        camels = camels_in_all(p["options"]) - pieces_on_board(p, number, "camel")
    if tent is None:
        tent = tents_in_all(p["options"]) - pieces_on_board(p, number, "tent")
    return {
        "gold": seat.get("gold", 0),
        "camels": camels,
        "tent": int(tent),
        "viziers": seat.get("viziers", 0),
        "elders": seat.get("elders", 0),
        "artisans": seat.get("artisans", 0),
        "cards": Counter(seat.get("cards") or {}),
        "djinns": list(seat.get("djinns") or []),
        "thieves": list(seat.get("thieves") or []),
        "items": Counter(seat.get("items") or {}),
        "whims": list(seat.get("whims") or []),
        "fulfilled": list(seat.get("fulfilled") or []),
    }


def full_yazid(p: Position, yazid: dict[str, Any]) -> dict[str, Any]:
    camels = yazid.get("camels")
    if camels is None:
        camels = camels_in_all(p["options"]) - pieces_on_board(p, 2, "camel") if is_solo(p["options"]) else 0
    return {
        "camels": camels,
        "viziers": yazid.get("viziers", 0),
        "elders": yazid.get("elders", 0),
        "assassins": yazid.get("assassins", 0),
        "fakirs": yazid.get("fakirs", 0),
        "djinns": list(yazid.get("djinns") or []),
    }


def full_turn(turn: dict[str, Any]) -> dict[str, Any]:
    remembered = {name: turn.get(name) or copy.copy(default) for name, default in TURN.items()}
    return {"step": turn["step"], "seat": turn.get("seat"), **remembered, "hand": meeples_in_order(remembered["hand"])}


def full_aside(aside: dict[str, Any]) -> dict[str, Any]:
    return {
        "cards": Counter(aside.get("cards") or {}),
        "items": Counter(aside.get("items") or {}),
        "djinns": list(aside.get("djinns") or []),
        "palms": aside.get("palms") or 0,
        "palaces": aside.get("palaces") or 0,
        "tiles": list(aside.get("tiles") or []),
    }


def full_supply(p: Position, supply: dict[str, Any]) -> dict[str, Any]:
    palms, palaces = supply.get("palms"), supply.get("palaces")
    if palms is None:
        on_board = sum(field["palms"] for field in p["board"].values())
        palms = PALMS_IN_ALL - on_board - p["aside"]["palms"]
    if palaces is None:
        on_board = sum(field["palaces"] for field in p["board"].values())
        palaces = PALACES_IN_ALL - on_board - p["aside"]["palaces"]
    return {"palms": palms, "palaces": palaces}


def meeples_outside_bag(p: Position) -> "Counter[str]":
    """Board, hand, in front of seats, Yazid's area (LAW-1)."""
    meeples = Counter(p["turn"]["hand"])
    for field in p["board"].values():
        meeples += Counter(field["meeples"])
    for seat in p["seats"]:
        meeples += Counter({"Y": seat["viziers"], "W": seat["elders"], "P": seat["artisans"]})
    yazid = p["yazid"]
    return meeples + Counter({"Y": yazid["viziers"], "W": yazid["elders"], "R": yazid["assassins"]})


def full_bag(p: Position, bag: str | None) -> str:
    if bag is None:
        return letters(meeples_in_all(p["options"]) - meeples_outside_bag(p))
    return meeples_in_order(bag)


def full_cards(p: Position, cards: dict[str, Any]) -> dict[str, Any]:
    row = list(cards.get("row") or [])
    discard = Counter(cards.get("discard") or {})
    deck = cards.get("deck")
    if deck is None:
        elsewhere = Counter(row) + discard + p["aside"]["cards"] + Counter({"fakir": p["yazid"]["fakirs"]})
        for seat in p["seats"]:
            elsewhere += seat["cards"]
        deck = cards_in_all() - elsewhere
    return {"row": row, "deck": Counter(deck), "discard": discard}


def full_djinns(p: Position, djinns: dict[str, Any]) -> dict[str, Any]:
    row, discard = list(djinns.get("row") or []), list(djinns.get("discard") or [])
    deck = djinns.get("deck")
    if deck is None:
        elsewhere = row + discard + p["aside"]["djinns"] + p["yazid"]["djinns"]
        for seat in p["seats"]:
            elsewhere = elsewhere + seat["djinns"]
        deck = [djinn for djinn in djinns_in_all(p["options"]) if djinn not in elsewhere]
    return {"row": row, "deck": list(deck), "discard": discard}


def full_items(p: Position, items: dict[str, Any]) -> dict[str, Any]:
    discard = Counter(items.get("discard") or {})
    deck = items.get("deck")
    if deck is None:
        elsewhere = discard + p["aside"]["items"]
        for seat in p["seats"]:
            elsewhere += seat["items"]
        deck = item_copies(p["options"]) - elsewhere
    return {"deck": Counter(deck), "discard": discard}


def full_thieves(p: Position, thieves: dict[str, Any]) -> dict[str, Any]:
    face_up, out = thieves.get("face_up"), list(thieves.get("out") or [])
    deck = thieves.get("deck")
    if deck is None:
        elsewhere = [face_up, *out]
        for seat in p["seats"]:
            elsewhere += seat["thieves"]
        deck = [thief for thief in thieves_in_all(p["options"]) if thief not in elsewhere]
    return {"face_up": face_up, "deck": list(deck), "out": out}


def full_whims(p: Position, whims: dict[str, Any]) -> dict[str, Any]:
    deck = whims.get("deck")
    if deck is None:
        elsewhere = [field["whim"] for field in p["board"].values()]
        for seat in p["seats"]:
            elsewhere += seat["whims"] + seat["fulfilled"]
        deck = [whim for whim in whims_in_all(p["options"]) if whim not in elsewhere]
    return {"deck": list(deck)}


def full_entry(entry: dict[str, Any]) -> dict[str, Any]:
    """A pending question; counts left out get their natural value. Its cause is no rule: tests/events prove causes."""
    result = {field: value for field, value in entry.items() if value is not None and field != "cause"}
    if entry["ask"] in ("draw card", "draw djinn", "draw item", "draw meeple"):
        result.setdefault("count", 1)
    if entry["ask"] in ("bring", "horn"):
        result.setdefault("count", 0)
    return result


# --- writing ------------------------------------------------------------------------------------------------


def normal(position: Position) -> Position:
    """The canonical written form: two equal positions are equal as dicts."""
    return written(full(position))


def written(p: Position) -> Position:
    options = p["options"]
    result: Position = {field: p[field] for field in ("format", "version", "rules")}
    result["options"] = dict(options)
    result["board"] = {tile: written_tile(field) for tile, field in p["board"].items()}
    result["seats"] = [written_seat(seat) for seat in p["seats"]]
    if is_solo(options):
        result["yazid"] = p["yazid"] | {"djinns": in_order(p["yazid"]["djinns"], DJINNS)}
    result["bag"] = meeples_in_order(p["bag"])
    result["supply"] = dict(p["supply"])
    result["cards"] = {
        "row": list(p["cards"]["row"]),
        "deck": counts_in_order(p["cards"]["deck"], CARDS),
        "discard": counts_in_order(p["cards"]["discard"], CARDS),
    }
    result["djinns"] = {
        "row": list(p["djinns"]["row"]),
        "deck": in_order(p["djinns"]["deck"], DJINNS),
        "discard": in_order(p["djinns"]["discard"], DJINNS),
    }
    if has(options, "artisans"):
        result["items"] = {
            "deck": counts_in_order(p["items"]["deck"], ITEMS),
            "discard": counts_in_order(p["items"]["discard"], ITEMS),
        }
    if has(options, "thieves"):
        result["thieves"] = {
            "face_up": p["thieves"]["face_up"],
            "deck": in_order(p["thieves"]["deck"], THIEVES),
            "out": in_order(p["thieves"]["out"], THIEVES),
        }
    if has(options, "whims"):
        result["whims"] = {"deck": in_order(p["whims"]["deck"], WHIMS)}
    result["bid_track"] = list(p["bid_track"])
    result["turn_track"] = {str(price): list(p["turn_track"][price]) for price in PRICES if p["turn_track"].get(price)}
    result["round"] = p["round"]
    result["end"] = dict(p["end"])
    result["turn"] = p["turn"] | {
        "hand": meeples_in_order(p["turn"]["hand"]),
        "used": in_order(p["turn"]["used"], DJINNS),
    }
    if is_solo(options):
        result["solo"] = written_solo(p)
    result["aside"] = p["aside"] | {
        "cards": counts_in_order(p["aside"]["cards"], CARDS),
        "items": counts_in_order(p["aside"]["items"], ITEMS),
        "djinns": in_order(p["aside"]["djinns"], DJINNS),
        "tiles": list(p["aside"]["tiles"]),
    }
    result["pending"] = written_pending(p)
    return result


def written_tile(field: dict[str, Any]) -> dict[str, Any]:
    """Empty tile fields are left out."""
    return {name: value for name, value in field.items() if value not in (None, "", 0)}


def written_seat(seat: dict[str, Any]) -> dict[str, Any]:
    return seat | {
        "cards": counts_in_order(seat["cards"], CARDS),
        "djinns": in_order(seat["djinns"], DJINNS),
        "thieves": in_order(seat["thieves"], THIEVES),
        "items": counts_in_order(seat["items"], ITEMS),
        "whims": in_order(seat["whims"], WHIMS),
        "fulfilled": in_order(seat["fulfilled"], WHIMS),
    }


def written_solo(p: Position) -> dict[str, Any]:
    """Dice, targets and who is left mean nothing once the game is over."""
    if p["turn"]["step"] == "over":
        return {"dice": [], "targets": [], "left": []}
    return {field: list(p["solo"][field]) for field in ("dice", "targets", "left")}


def written_pending(p: Position) -> list[dict[str, Any]]:
    """The stack, where draws that cannot happen are not written and like draws in a row are one entry.

    position.md leaves open whether `count` may exceed what a pile holds and whether the draws for two victims
    are one entry or two; none of this changes what will be asked.
    """
    result: list[dict[str, Any]] = []
    for pending in p["pending"]:
        below = result[-1] if result else {}
        entry = dict(pending)
        like_below = all(below.get(field) == entry.get(field) for field in ("ask", "to"))
        if entry["ask"] in ("draw card", "draw item", "draw djinn") and like_below:
            result.pop()
            entry["count"] += below["count"]
        result.append(entry)
    for entry in list(result):
        limit = left_to_draw(p, entry["ask"])
        if limit is not None and "count" in entry:
            entry["count"] = min(entry["count"], limit)
        if limit == 0:
            result.remove(entry)
    whims = [entry for entry in result if entry["ask"] == "draw whim"]
    for entry in whims[: max(0, len(whims) - len(p["whims"]["deck"]))]:
        result.remove(entry)
    return result


def left_to_draw(p: Position, ask: str) -> int | None:
    """How many can still be drawn in answer to this question; None if it is no draw."""
    if ask == "draw card":
        return int(p["cards"]["deck"].total() + p["cards"]["discard"].total())
    if ask == "draw item":
        return int(p["items"]["deck"].total() + p["items"]["discard"].total())
    if ask == "draw djinn":
        return len(p["djinns"]["deck"]) + len(p["djinns"]["discard"])
    if ask == "draw meeple":
        return len(p["bag"])
    if ask == "draw thief":
        return len(p["thieves"]["deck"])
    if ask == "draw whim":
        return len(p["whims"]["deck"])
    return None
