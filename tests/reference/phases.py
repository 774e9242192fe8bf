"""What happens by itself until the next question is open (decisions.md section 3; BID, TURN, CLEAN, END)."""

import copy
from collections import Counter

from tests.reference.board import kind, open_neighbours, owned_tiles, row_of
from tests.reference.components import (
    CITIES,
    MARKETS,
    PRICES,
    ROW_OF_DJINNS,
    SACRED_PLACES,
    TURN,
    WORKSHOPS,
    Position,
    has,
    is_solo,
)
from tests.reference.effects import (
    cards_held,
    fulfil_whims,
    has_piece_left,
    owner_of_djinn,
    place_building,
    place_piece,
    player,
    push,
    refill_card_row,
)
from tests.reference.solo import lost, yazid_turn
from tests.reference.sowing import ordinary_move_exists
from tests.reference.tribes import (
    artisans,
    build_is_asked,
    builders,
    kill_is_asked,
    merchants,
    put_down_collected,
    thief_is_asked,
)
from tests.reference.windows import window_is_open
from tests.reference.written import left_to_draw


def advance(p: Position) -> None:
    """Do everything automatic until a question is open or the game is over."""
    while True:
        if p["pending"]:
            if topmost_is_asked(p):
                return
        else:
            fulfil_whims(p)
            if STEPS[p["turn"]["step"]](p):
                return


# --- the stack ----------------------------------------------------------------------------------------------


def topmost_is_asked(p: Position) -> bool:
    """False if the topmost question was left out (it is gone then, and done what belongs to that)."""
    entry = p["pending"][-1]
    ask = entry["ask"]
    if ask.startswith("draw"):
        return draw_is_asked(p)
    if ask == "piece":
        me = player(p, entry["seat"])
        if me["camels"] > 0 and me["tent"] > 0:
            return True
        p["pending"].pop()
        if has_piece_left(p, entry["seat"]):
            place_piece(p, entry["seat"], entry["tile"], "camel" if me["camels"] > 0 else "tent")
        return False
    if ask == "horn" and len(p["cards"]["row"]) - entry["count"] < 2:
        p["pending"].pop()
        return False
    if ask == "bring" and (entry["count"] >= 5 or not something_to_bring(p, entry["tile"])):
        p["pending"].pop()
        return False
    if ask == "keep item" and p["aside"]["items"].total() == 0:
        p["pending"].pop()
        return False
    if ask == "claim" and not has_piece_left(p, entry["seat"]):  # THF-23
        p["aside"]["tiles"] = []
        p["pending"].pop()
        return False
    if ask == "take building" and not owned_tiles(p, entry["seat"]):  # THF-24
        buildings_aside_to_supply(p)
        p["pending"].pop()
        return False
    return True


def something_to_bring(p: Position, target: str) -> bool:
    return any(p["board"][tile]["meeples"] for tile in open_neighbours(p, target))


def buildings_aside_to_supply(p: Position) -> None:
    for buildings in ("palms", "palaces"):
        p["supply"][buildings] += p["aside"][buildings]
        p["aside"][buildings] = 0


def draw_is_asked(p: Position) -> bool:
    """An empty pile is filled with its discard; nothing left: the draws are dropped (EXH, ART-30)."""
    entry = p["pending"][-1]
    if left_to_draw(p, entry["ask"]) == 0 or entry.get("count") == 0:
        p["pending"].pop()
        return False
    if entry["ask"] == "draw card" and p["cards"]["deck"].total() == 0:
        p["cards"]["deck"], p["cards"]["discard"] = p["cards"]["discard"], Counter()
    if entry["ask"] == "draw item" and p["items"]["deck"].total() == 0:
        p["items"]["deck"], p["items"]["discard"] = p["items"]["discard"], Counter()
    if entry["ask"] == "draw djinn" and not p["djinns"]["deck"]:
        p["djinns"]["deck"], p["djinns"]["discard"] = p["djinns"]["discard"], []
    return True


# --- the steps: each returns whether it asks something now --------------------------------------------------


def step_bid(p: Position) -> bool:
    """BID-1: until the bid track is empty."""
    if p["bid_track"]:
        return True
    start_next_turn(p)
    return False


def step_move(p: Position) -> bool:
    """W0 (TURN-3, END-6, END-7)."""
    if ordinary_move_exists(p) or window_is_open(p, p["turn"]["seat"], "move"):
        return True
    block(p)
    return False


def block(p: Position) -> None:
    """END-4, END-6: trigger B latches."""
    p["end"]["no_move"] = True
    p["turn"]["step"] = "last"


def step_galbells(p: Position) -> bool:
    """PRO-3, PRO-4."""
    turn = p["turn"]
    turn["step"] = "tribe"
    owner = owner_of_djinn(p, "galbells")
    if kind(p, turn["at"]) in MARKETS and owner is not None and owner != turn["seat"]:
        push(p, "draw card", to=owner, count=1)
    return False


def step_tribe(p: Position) -> bool:
    """W1."""
    if window_is_open(p, p["turn"]["seat"], "tribe"):
        return True
    p["turn"]["step"] = "act"
    return False


def step_act(p: Position) -> bool:
    """The tribe action, never optional (TRIBE-GEN-1)."""
    turn = p["turn"]
    if turn["hand"]:
        put_down_collected(p)
    if turn["tribe"] == "blue" and build_is_asked(p):
        return True
    if turn["tribe"] == "red" and kill_is_asked(p):
        return True
    turn["step"] = "thief"
    if turn["tribe"] == "green":
        merchants(p)
    elif turn["tribe"] == "blue":
        builders(p, fakirs=0)
    elif turn["tribe"] == "purple":
        artisans(p)
    return False


def step_thief(p: Position) -> bool:
    if thief_is_asked(p):
        return True
    p["turn"]["step"] = "tile"
    return False


def step_tile(p: Position) -> bool:
    """W2 and the tile action."""
    if window_is_open(p, p["turn"]["seat"], "tile") or tile_action_may_be_usable(p):
        return True
    leave_tile(p)
    return False


def tile_action_may_be_usable(p: Position) -> bool:
    """Public things only: gold is secret, every card might be a Fakir."""
    tile, me, cards = p["turn"]["at"], player(p, p["turn"]["seat"]), cards_held(p, p["turn"]["seat"])
    if kind(p, tile) in MARKETS:
        return bool(p["cards"]["row"])  # TILE-SM-2, TILE-LM-2
    if kind(p, tile) in SACRED_PLACES:
        return bool(p["djinns"]["row"]) and (me["elders"] >= 2 or (me["elders"] >= 1 and cards >= 1))
    if kind(p, tile) in WORKSHOPS:
        return bool(left_to_draw(p, "draw item")) and (me["artisans"] >= 1 or cards >= 2)
    if kind(p, tile) in CITIES:
        return p["board"][tile]["whim"] is not None
    return False


def leave_tile(p: Position) -> None:
    """`pass` or nothing asked: what is compulsory is done (TILE-GEN-2)."""
    turn = p["turn"]
    turn["step"] = "last"
    if kind(p, turn["at"]) == "oasis":
        place_building(p, turn["seat"], turn["at"], "palm")
    elif kind(p, turn["at"]) == "village":
        place_building(p, turn["seat"], turn["at"], "palace")


def step_last(p: Position) -> bool:
    """W3 and W4 (TURN-10)."""
    seat = p["turn"]["seat"]
    if cards_held(p, seat) > 0 or window_is_open(p, seat, "last"):
        return True
    start_next_turn(p)
    return False


def step_cleanup(p: Position) -> bool:
    """All draws are done: the next round."""
    p["round"] += 1
    p["turn"]["step"] = "roll" if is_solo(p["options"]) else "bid"
    return False


def step_that_always_asks(_p: Position) -> bool:
    """`drop`, `roll`, `outbid`; and `over`, after which nothing comes."""
    return True


STEPS = {
    "bid": step_bid,
    "move": step_move,
    "sow": step_that_always_asks,
    "galbells": step_galbells,
    "tribe": step_tribe,
    "act": step_act,
    "thief": step_thief,
    "tile": step_tile,
    "last": step_last,
    "cleanup": step_cleanup,
    "roll": step_that_always_asks,
    "outbid": step_that_always_asks,
    "over": step_that_always_asks,
}


# --- turns and rounds ---------------------------------------------------------------------------------------


def clear_turn(p: Position, step: str, seat: int | None = None) -> None:
    p["turn"] = {"step": step, "seat": seat, **copy.deepcopy(TURN)}


def start_next_turn(p: Position) -> None:
    """The next marker, or the end of the round."""
    if is_solo(p["options"]):
        start_next_solo_turn(p)
        return
    for price in reversed(PRICES):  # BID-10: dearest first; in a lane the last bidder first
        if p["turn_track"].get(price):
            seat = p["turn_track"][price].pop()
            p["bid_track"].append(seat)  # TURN-2
            start_turn_of(p, seat)
            return
    end_round(p)


def start_turn_of(p: Position, seat: int) -> None:
    """Once trigger B has latched no seat moves (TURN-10, END-10)."""
    clear_turn(p, "last" if p["end"]["no_move"] else "move", seat)


def start_next_solo_turn(p: Position) -> None:
    """SOLO-7; Yazid's turn asks nothing."""
    if not p["solo"]["left"]:
        end_round(p)
    elif p["solo"]["left"].pop(0) == "you":
        start_turn_of(p, 1)
    else:
        yazid_turn(p)
        if lost(p):
            clear_turn(p, "over")
        else:
            start_next_solo_turn(p)


def end_round(p: Position) -> None:
    """END-1, END-3, END-5; else clean-up (CLEAN-4)."""
    p["solo"] = {"dice": [], "targets": [], "left": []}
    if not ordinary_move_exists(p):
        p["end"]["no_move"] = True
    if p["end"]["last_camel"] or p["end"]["no_move"]:
        clear_turn(p, "over")
    else:
        clear_turn(p, "cleanup")
        ask_for_refills(p)


def reading_order(tile: str) -> tuple[int, str]:
    """Top row first, left to right."""
    return -row_of(tile), tile


def ask_for_refills(p: Position) -> None:
    """Cards, djinns, a thief, whims: the last pushed is drawn first."""
    cities = [tile for tile in p["board"] if kind(p, tile) in CITIES and p["board"][tile]["whim"] is None]
    for tile in sorted(cities, key=reading_order, reverse=True):
        push(p, "draw whim", tile=tile)
    if has(p["options"], "thieves") and p["thieves"]["face_up"] is None:
        push(p, "draw thief")
    if len(p["djinns"]["row"]) < ROW_OF_DJINNS:
        push(p, "draw djinn", to="row", count=ROW_OF_DJINNS - len(p["djinns"]["row"]))
    refill_card_row(p)
