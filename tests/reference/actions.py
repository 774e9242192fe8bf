"""What an answer does (decisions.md sections 4 to 9). Actions come as their verb and the other words."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.reference.answers import open_question, target_of_roll
from tests.reference.board import kind
from tests.reference.components import (
    LETTER,
    MARKETS,
    PRICES,
    SACRED_PLACES,
    SUIT_PRICE,
    THIEVES,
    Position,
)
from tests.reference.effects import (
    PLURAL,
    REDIRECTING_DJINN,
    build_from_supply,
    control,
    control_if_emptied,
    discard_card,
    djinn_income,
    into_bag,
    obtain_djinn,
    pay,
    place_building,
    place_piece,
    player,
    push,
    put_building,
    put_meeple,
    remove_meeple,
    take_from_row,
)
from tests.reference.phases import (
    block,
    buildings_aside_to_supply,
    leave_tile,
    start_next_turn,
)
from tests.reference.tribes import builders, kill_in_front, kill_on_board, use_thief
from tests.reference.windows import discard_magic_item, play_item

Entry = dict[str, Any]


def do(p: Position, action: str) -> None:
    """Carry out a legal action."""
    ask, seat = open_question(p)
    verb, *words = action.split()
    if p["pending"]:
        PENDING_ACTIONS[ask](p, p["pending"].pop(), verb, words)
    elif ask == "roll":
        roll(p, int(words[0]), int(words[1]))
    else:
        assert seat is not None
        STEP_ACTIONS[ask](p, seat, verb, words)


# --- bid ----------------------------------------------------------------------------------------------------


def do_bid(p: Position, seat: int, _verb: str, words: list[str]) -> None:
    """Fakirs and price, then pushing, then Kali (BID-12)."""
    price, fakirs = int(words[0]), int(words[2]) if len(words) > 1 else 0
    for _ in range(fakirs):
        discard_card(p, seat, "fakir")
    to_pay = PRICES[PRICES.index(price) - fakirs]
    player(p, seat)["gold"] -= min(to_pay, player(p, seat)["gold"])  # less only by BID-8
    lane = p["turn_track"].setdefault(price, [])
    for pushed in lane:
        if pushed != seat:  # WHIM-30, WHIM-32: those two, one of whom may own Kali
            djinn_income(p, "push", seat, only=seat)
            djinn_income(p, "push", seat, only=pushed)
    lane.append(seat)
    p["bid_track"].pop(0)


# --- powers and items in windows ----------------------------------------------------------------------------


def in_window(p: Position, seat: int, verb: str, words: list[str]) -> bool:
    """Carries out `use DJINN paying ...` and `play ITEM`; False if the answer is another one."""
    if verb == "use":
        use_power(p, seat, words[0], words[2:])
        return True
    if verb == "play":
        play_item(p, seat, words[0])
        return True
    return False


def use_power(p: Position, seat: int, djinn: str, payment: list[str]) -> None:
    pay(p, seat, payment)
    p["turn"]["used"].append(djinn)
    if djinn in ("anunnak", "bouraq", "enki", "leta", "utug"):
        push(p, "target", seat, djinn=djinn)
    elif djinn == "sibittis":
        push(p, "keep djinn", seat)
        push(p, "draw djinn", to="aside", count=3)
    elif djinn == "sloar":
        push(p, "draw card", to=seat, count=1)
    # echidna, iblis: noted as used, that is all


# --- move and drop ------------------------------------------------------------------------------------------


def do_move(p: Position, seat: int, verb: str, words: list[str]) -> None:
    if in_window(p, seat, verb, words):
        return
    if verb == "pass":
        block(p)
        return
    tile, turn = words[0], p["turn"]
    turn["step"], turn["start"], turn["at"] = "sow", tile, tile
    turn["hand"], p["board"][tile]["meeples"] = p["board"][tile]["meeples"], ""


def do_drop(p: Position, seat: int, verb: str, words: list[str]) -> None:
    """SOW-2; Marid pays drop by drop (DJ-MARID-1)."""
    (colour, tile), turn = words, p["turn"]
    if verb == "carpet":
        discard_magic_item(p, seat, "carpet")
    turn["hand"] = turn["hand"].replace(LETTER[colour], "", 1)
    turn["before"], turn["at"] = turn["at"], tile
    put_meeple(p, tile, colour)
    owner = p["board"][tile]["owner"]
    if owner is not None:
        djinn_income(p, "drop", seat, only=owner)
    if turn["hand"] == "":
        collect(p, colour, tile)


def collect(p: Position, colour: str, tile: str) -> None:
    """CTRL-1, SOW-9; then control of the emptied tile (CTRL-2)."""
    turn, field = p["turn"], p["board"][tile]
    number = field["meeples"].count(LETTER[colour])
    field["meeples"] = field["meeples"].replace(LETTER[colour], "")
    turn["step"], turn["before"] = "galbells", None
    turn["hand"], turn["tribe"], turn["count"] = LETTER[colour] * number, colour, number
    control_if_emptied(p, turn["seat"], tile)


# --- tribe, build, kill, thief ------------------------------------------------------------------------------


def do_tribe(p: Position, seat: int, verb: str, words: list[str]) -> None:
    if not in_window(p, seat, verb, words):
        p["turn"]["step"] = "act"


def do_build(p: Position, _seat: int, _verb: str, words: list[str]) -> None:
    p["turn"]["step"] = "thief"
    builders(p, int(words[0]))


def do_kill(p: Position, _seat: int, verb: str, words: list[str]) -> None:
    p["turn"]["step"] = "thief"
    if verb == "pass":
        return
    if words[-2] == "of":
        kill_in_front(p, words[:-2], int(words[-1]))
    else:
        kill_on_board(p, words[:-1], words[-1])


def do_thief(p: Position, seat: int, verb: str, words: list[str]) -> None:
    p["turn"]["step"] = "tile"
    if verb == "use":
        use_thief(p, seat, words[0])


# --- tile ---------------------------------------------------------------------------------------------------


def do_tile(p: Position, seat: int, verb: str, words: list[str]) -> None:
    if in_window(p, seat, verb, words):
        return
    tile = p["turn"]["at"]
    if verb == "pass":
        leave_tile(p)
        return
    p["turn"]["step"] = "last"
    if kind(p, tile) in MARKETS:
        buy_cards(p, seat, tile, [int(word) for word in words])
    elif kind(p, tile) in SACRED_PLACES:
        pay(p, seat, words[2:])
        buy_djinn_or_thief(p, seat, words[0])
    elif verb == "craft":
        pay(p, seat, words[1:])
        push(p, "draw item", to=seat, count=1)
    else:
        take_whim(p, seat, tile)


def buy_cards(p: Position, seat: int, tile: str, numbers: list[int]) -> None:
    """TILE-SM-1, TILE-LM-1, ART-5; the last number first, so that the others keep their place."""
    player(p, seat)["gold"] -= {"small market": 3, "large market": 6, "specialized market": 4}[kind(p, tile)]
    for number in sorted(numbers, reverse=True):
        take_from_row(p, seat, number)


def buy_djinn_or_thief(p: Position, seat: int, card: str) -> None:
    """TILE-SP-1, THF-2."""
    if card in THIEVES:
        p["thieves"]["face_up"] = None
        player(p, seat)["thieves"].append(card)
    else:
        p["djinns"]["row"].remove(card)
        obtain_djinn(p, seat, card)


def take_whim(p: Position, seat: int, tile: str) -> None:
    """WHIM-3, WHIM-11, WHIM-33; fulfilled, if it is, by the check that follows."""
    player(p, seat)["whims"].append(p["board"][tile]["whim"])
    p["board"][tile]["whim"] = None
    djinn_income(p, "whim", seat)


# --- last ---------------------------------------------------------------------------------------------------


def do_last(p: Position, seat: int, verb: str, words: list[str]) -> None:
    if in_window(p, seat, verb, words):
        return
    if verb == "pass":
        start_next_turn(p)
        return
    for card in words:
        discard_card(p, seat, card)
    player(p, seat)["gold"] += SUIT_PRICE[len(words)]  # SALE-3


# --- solo ---------------------------------------------------------------------------------------------------


def roll(p: Position, white: int, black: int) -> None:
    """SOLO-3, SOLO-7."""
    solo = p["solo"]
    if not solo["dice"]:
        solo["dice"] = [white, black]
    if black != 6:
        solo["targets"].append(target_of_roll(white, black))
    if len(solo["targets"]) == (2 if solo["dice"][1] == 6 else 1):
        p["turn"]["step"] = "outbid"


def do_outbid(p: Position, seat: int, verb: str, _words: list[str]) -> None:
    """SOLO-4."""
    if verb == "outbid":
        player(p, seat)["gold"] -= sum(p["solo"]["dice"])
        p["solo"]["left"] = ["you", "yazid"]
    else:
        p["solo"]["left"] = ["yazid", "you"]
    start_next_turn(p)


STEP_ACTIONS: dict[str, Callable[[Position, int, str, list[str]], None]] = {
    "bid": do_bid,
    "move": do_move,
    "drop": do_drop,
    "tribe": do_tribe,
    "build": do_build,
    "kill": do_kill,
    "thief": do_thief,
    "tile": do_tile,
    "last": do_last,
    "outbid": do_outbid,
}


# --- questions on the stack: control and powers (the entry is already off the stack) ------------------------


def do_piece(p: Position, entry: Entry, verb: str, _words: list[str]) -> None:
    place_piece(p, entry["seat"], entry["tile"], verb)


def do_target(p: Position, entry: Entry, _verb: str, words: list[str]) -> None:
    seat, tile = entry["seat"], words[0]
    if entry["djinn"] == "anunnak":
        push(p, "draw meeple", tile=tile, count=3)
    elif entry["djinn"] == "bouraq":
        place_building(p, seat, tile, "palace")
    elif entry["djinn"] == "enki":
        place_building(p, seat, tile, "palm")
    else:
        control(p, seat, tile)  # leta, utug


def do_redirect(p: Position, entry: Entry, verb: str, words: list[str]) -> None:
    seat, tile, building = entry["seat"], entry["tile"], entry["building"]
    if verb == "redirect":
        tile = words[0]
        pay(p, seat, words[2:])
        p["turn"]["used"].append(REDIRECTING_DJINN[building])
    build_from_supply(p, seat, tile, building)


def do_keep_djinn(p: Position, entry: Entry, _verb: str, words: list[str]) -> None:
    """DJ-SIBITTIS-1."""
    obtain_djinn(p, entry["seat"], words[0])
    p["djinns"]["discard"] += [djinn for djinn in p["aside"]["djinns"] if djinn != words[0]]
    p["aside"]["djinns"] = []


def keep_one_item(p: Position, seat: int, item: str) -> None:
    """One of the items aside to the seat, the others to the discard (ART-10, THF-15)."""
    p["aside"]["items"][item] -= 1
    player(p, seat)["items"][item] += 1
    p["items"]["discard"] += p["aside"]["items"]
    p["aside"]["items"] = Counter()


def do_keep_item(p: Position, entry: Entry, _verb: str, words: list[str]) -> None:
    keep_one_item(p, entry["seat"], words[0])


# --- items --------------------------------------------------------------------------------------------------


def do_scimitar(p: Position, entry: Entry, _verb: str, words: list[str]) -> None:
    """ART-23: no Assassin kill."""
    one, other, tile = words
    for colour in (one, other):
        remove_meeple(p, tile, colour)
        into_bag(p, LETTER[colour])
    control_if_emptied(p, entry["seat"], tile)


def do_lamp(p: Position, entry: Entry, _verb: str, words: list[str]) -> None:
    if words[0] == "deck":
        push(p, "draw djinn", to=entry["seat"], count=1)
    else:
        p["djinns"]["row"].remove(words[0])
        obtain_djinn(p, entry["seat"], words[0])


def do_flute(p: Position, entry: Entry, _verb: str, words: list[str]) -> None:
    push(p, "bring", entry["seat"], tile=words[0], count=0)


def do_bring(p: Position, entry: Entry, verb: str, words: list[str]) -> None:
    """Asked again until 5 are brought or nothing is left; no seat takes control (ART-36)."""
    if verb == "pass":
        return
    colour, source = words
    remove_meeple(p, source, colour)
    put_meeple(p, entry["tile"], colour)
    push(p, "bring", entry["seat"], tile=entry["tile"], count=entry["count"] + 1)


def do_ring(p: Position, entry: Entry, _verb: str, words: list[str]) -> None:
    p["items"]["discard"][words[0]] -= 1
    player(p, entry["seat"])["items"][words[0]] += 1


def do_talisman_from(p: Position, entry: Entry, _verb: str, words: list[str]) -> None:
    push(p, "talisman to", entry["seat"], tile=words[0])


def do_talisman_to(p: Position, entry: Entry, _verb: str, words: list[str]) -> None:
    """The tile left is unowned; buildings stay (ART-28, ART-44, CTRL-8)."""
    old, new = p["board"][entry["tile"]], p["board"][words[0]]
    new["owner"], new["piece"] = old["owner"], old["piece"]
    old["owner"], old["piece"] = None, None


def do_horn(p: Position, entry: Entry, _verb: str, words: list[str]) -> None:
    """The named card comes next from the front; the cards not yet placed keep their order."""
    row, placed = p["cards"]["row"], entry["count"]
    rest = row[placed:]
    rest.remove(words[0])
    p["cards"]["row"] = [*row[:placed], words[0], *rest]
    push(p, "horn", entry["seat"], count=placed + 1)


# --- thieves ------------------------------------------------------------------------------------------------


def do_give_cards(p: Position, entry: Entry, _verb: str, words: list[str]) -> None:
    for card in words:
        player(p, entry["seat"])["cards"][card] -= 1
        p["aside"]["cards"][card] += 1


def do_take_cards(p: Position, entry: Entry, _verb: str, words: list[str]) -> None:
    for card in words:
        p["aside"]["cards"][card] -= 1
        player(p, entry["seat"])["cards"][card] += 1
    p["cards"]["discard"] += p["aside"]["cards"]
    p["aside"]["cards"] = Counter()


def do_give_djinn(p: Position, entry: Entry, _verb: str, words: list[str]) -> None:
    player(p, entry["seat"])["djinns"].remove(words[0])
    p["aside"]["djinns"].append(words[0])


def do_take_djinn(p: Position, entry: Entry, _verb: str, words: list[str]) -> None:
    """Ba'al lying aside pays no seat (DJ-BAAL-3)."""
    obtain_djinn(p, entry["seat"], words[0])
    p["djinns"]["discard"] += [djinn for djinn in p["aside"]["djinns"] if djinn != words[0]]
    p["aside"]["djinns"] = []


def do_give_tile(p: Position, entry: Entry, _verb: str, words: list[str]) -> None:
    """The piece returns to the victim's supply (THF-23); an armed end stays armed (END-9)."""
    field = p["board"][words[0]]
    player(p, entry["seat"])["camels" if field["piece"] == "camel" else "tent"] += 1
    field["owner"], field["piece"] = None, None
    p["aside"]["tiles"].append(words[0])


def do_claim(p: Position, entry: Entry, verb: str, words: list[str]) -> None:
    p["aside"]["tiles"] = []
    if verb == "claim":
        control(p, entry["seat"], words[0])


def do_give_building(p: Position, _entry: Entry, _verb: str, words: list[str]) -> None:
    building, tile = words
    p["board"][tile][PLURAL[building]] -= 1
    p["aside"][PLURAL[building]] += 1


def do_take_building(p: Position, entry: Entry, _verb: str, words: list[str]) -> None:
    building, tile = words
    p["aside"][PLURAL[building]] -= 1
    put_building(p, entry["seat"], tile, building)
    buildings_aside_to_supply(p)


def do_give_item(p: Position, entry: Entry, _verb: str, words: list[str]) -> None:
    player(p, entry["seat"])["items"][words[0]] -= 1
    p["aside"]["items"][words[0]] += 1


def do_take_item(p: Position, entry: Entry, _verb: str, words: list[str]) -> None:
    keep_one_item(p, entry["seat"], words[0])


# --- chance -------------------------------------------------------------------------------------------------


def draw_again(p: Position, entry: Entry) -> None:
    if entry["count"] > 1:
        p["pending"].append(entry | {"count": entry["count"] - 1})


def do_draw_card(p: Position, entry: Entry, _verb: str, words: list[str]) -> None:
    p["cards"]["deck"][words[0]] -= 1
    if entry["to"] == "row":
        p["cards"]["row"].append(words[0])
    else:
        player(p, entry["to"])["cards"][words[0]] += 1
    draw_again(p, entry)


def do_draw_meeple(p: Position, entry: Entry, _verb: str, words: list[str]) -> None:
    p["bag"] = p["bag"].replace(LETTER[words[0]], "", 1)
    put_meeple(p, entry["tile"], words[0])
    draw_again(p, entry)


def do_draw_djinn(p: Position, entry: Entry, _verb: str, words: list[str]) -> None:
    p["djinns"]["deck"].remove(words[0])
    if entry["to"] == "row":
        p["djinns"]["row"].append(words[0])
    elif entry["to"] == "aside":
        p["aside"]["djinns"].append(words[0])
    else:
        obtain_djinn(p, entry["to"], words[0])
    draw_again(p, entry)


def do_draw_item(p: Position, entry: Entry, _verb: str, words: list[str]) -> None:
    p["items"]["deck"][words[0]] -= 1
    if entry["to"] == "aside":
        p["aside"]["items"][words[0]] += 1
    else:
        player(p, entry["to"])["items"][words[0]] += 1
    draw_again(p, entry)


def do_draw_thief(p: Position, _entry: Entry, _verb: str, words: list[str]) -> None:
    p["thieves"]["deck"].remove(words[0])
    p["thieves"]["face_up"] = words[0]


def do_draw_whim(p: Position, entry: Entry, _verb: str, words: list[str]) -> None:
    p["whims"]["deck"].remove(words[0])
    p["board"][entry["tile"]]["whim"] = words[0]


PENDING_ACTIONS: dict[str, Callable[[Position, Entry, str, list[str]], None]] = {
    "piece": do_piece,
    "target": do_target,
    "redirect": do_redirect,
    "keep djinn": do_keep_djinn,
    "keep item": do_keep_item,
    "scimitar": do_scimitar,
    "lamp": do_lamp,
    "flute": do_flute,
    "bring": do_bring,
    "ring": do_ring,
    "talisman from": do_talisman_from,
    "talisman to": do_talisman_to,
    "horn": do_horn,
    "give cards": do_give_cards,
    "take cards": do_take_cards,
    "give djinn": do_give_djinn,
    "take djinn": do_take_djinn,
    "give tile": do_give_tile,
    "claim": do_claim,
    "give building": do_give_building,
    "take building": do_take_building,
    "give item": do_give_item,
    "take item": do_take_item,
    "draw card": do_draw_card,
    "draw meeple": do_draw_meeple,
    "draw djinn": do_draw_djinn,
    "draw item": do_draw_item,
    "draw thief": do_draw_thief,
    "draw whim": do_draw_whim,
}
