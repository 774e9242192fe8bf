"""Tribe actions and thieves (TRIBE, DJ-IBUS, DJ-KANDICHA, ART-10, ART-43, THF)."""

from itertools import combinations

from tests.reference.board import blue_tiles_around, distance, owned_tiles
from tests.reference.components import (
    COLOUR_OF_LETTER,
    LETTER,
    THIEF_OF_COLOUR,
    YAZID,
    Position,
    has,
    is_solo,
)
from tests.reference.effects import (
    cards_held,
    clockwise_after,
    control_if_emptied,
    discard_card,
    djinn_income,
    fakirs_held,
    into_bag,
    items_held,
    obtain_viziers,
    owns,
    player,
    push,
    remove_meeple,
    seats,
    take_from_row,
)
from tests.reference.written import left_to_draw

# --- the start of every tribe action (TRIBE-GEN-2, TURN-8) --------------------------------------------------


def put_down_collected(p: Position) -> None:
    """Viziers, Elders, Artisans are kept; Merchants, Builders, Assassins go to the bag."""
    turn = p["turn"]
    hand, turn["hand"] = turn["hand"], ""
    if turn["tribe"] == "yellow":
        obtain_viziers(p, turn["seat"], len(hand))
    elif turn["tribe"] == "white":
        player(p, turn["seat"])["elders"] += len(hand)
    elif turn["tribe"] == "purple":
        player(p, turn["seat"])["artisans"] += len(hand)
    else:
        into_bag(p, hand)


# --- green, blue, purple ------------------------------------------------------------------------------------


def merchants(p: Position) -> None:
    """Strictly from the front; a short row gives what it has (TRIBE-GREEN-1, TRIBE-GREEN-2)."""
    for _ in range(min(p["turn"]["count"], len(p["cards"]["row"]))):
        take_from_row(p, p["turn"]["seat"], 1)


def build_is_asked(p: Position) -> bool:
    """A blue-valued tile in the block (TRIBE-BLUE-4) and a resource card in hand."""
    return blue_tiles_around(p, p["turn"]["at"]) > 0 and cards_held(p, p["turn"]["seat"]) > 0


def builder_factor(p: Position) -> int:
    """Echidna doubles what Builders earn this turn (DJ-ECHIDNA-1, DJ-ECHIDNA-2)."""
    return 2 if "echidna" in p["turn"]["used"] else 1


def builders(p: Position, fakirs: int) -> None:
    """TRIBE-BLUE-1, TRIBE-BLUE-2, TRIBE-BLUE-3."""
    turn = p["turn"]
    for _ in range(fakirs):
        discard_card(p, turn["seat"], "fakir")
    gain = (turn["count"] + fakirs) * blue_tiles_around(p, turn["at"]) * builder_factor(p)
    player(p, turn["seat"])["gold"] += gain


def artisans(p: Position) -> None:
    """Draw as many items as Artisans, keep one (ART-10, ART-47)."""
    if left_to_draw(p, "draw item"):
        push(p, "keep item", p["turn"]["seat"])
        push(p, "draw item", to="aside", count=p["turn"]["count"])


# --- red ----------------------------------------------------------------------------------------------------


def other_rivals(p: Position, seat: int) -> list[int]:
    """The opponents; in the solo game Yazid (SOLO-12)."""
    return [YAZID] if is_solo(p["options"]) else [other for other in seats(p) if other != seat]


def in_front_of(p: Position, seat: int) -> str:
    """Meeples Assassins can reach in front of this seat (TRIBE-RED-3, ART-12, DJ-BOAZ-1, ART-42)."""
    if is_solo(p["options"]) and seat == YAZID:
        return str("Y" * p["yazid"]["viziers"] + "W" * p["yazid"]["elders"])
    if owns(p, seat, "boaz"):
        return ""
    me = player(p, seat)
    return str("Y" * me["viziers"] + "W" * me["elders"] + "P" * me["artisans"])


def fakirs_needed(p: Position, tile: str) -> int:
    """TRIBE-RED-10."""
    assassins: int = p["turn"]["count"]
    return max(0, distance(p["turn"]["at"], tile) - assassins)


def kill_is_asked(p: Position) -> bool:
    """Public: every resource card might be a Fakir."""
    seat = p["turn"]["seat"]
    if any(in_front_of(p, other) for other in other_rivals(p, seat)):
        return True
    return any(f["meeples"] and fakirs_needed(p, t) <= cards_held(p, seat) for t, f in p["board"].items())


def choices_of_victims(p: Position, meeples: str) -> list[str]:
    """One victim; with Iblis two of one target, one only where there is one (DJ-IBUS-1, DJ-IBUS-2)."""
    number = 2 if "iblis" in p["turn"]["used"] and len(meeples) >= 2 else 1
    chosen = dict.fromkeys(combinations(meeples, number))
    return [" ".join(COLOUR_OF_LETTER[letter] for letter in victims) for victims in chosen]


def kill_answers(p: Position) -> list[str]:
    """`pass` if and only if no target is free of Fakirs (TRIBE-RED-6)."""
    seat = p["turn"]["seat"]
    answers, free_target = [], False
    for tile, field in p["board"].items():
        if field["meeples"] and fakirs_needed(p, tile) <= fakirs_held(p, seat):
            answers += [f"kill {victims} {tile}" for victims in choices_of_victims(p, field["meeples"])]
            free_target = free_target or fakirs_needed(p, tile) == 0
    for other in other_rivals(p, seat):
        reachable = in_front_of(p, other)
        if reachable:
            answers += [f"kill {victims} of {other}" for victims in choices_of_victims(p, reachable)]
            free_target = True
    return answers if free_target else [*answers, "pass"]


def kill_on_board(p: Position, colours: list[str], tile: str) -> None:
    """TRIBE-RED-11: Fakirs, victims, Kandicha, Nekir, control."""
    seat = p["turn"]["seat"]
    for _ in range(fakirs_needed(p, tile)):
        discard_card(p, seat, "fakir")
    for colour in colours:
        remove_meeple(p, tile, colour)
    draws = fate_of_victims(p, colours, blue_tiles_around(p, tile))
    control_if_emptied(p, seat, tile)
    ask_for_draws(p, draws)


def kill_in_front(p: Position, colours: list[str], rival: int) -> None:
    area = p["yazid"] if is_solo(p["options"]) else player(p, rival)
    for colour in colours:
        area[{"yellow": "viziers", "white": "elders", "purple": "artisans"}[colour]] -= 1
    ask_for_draws(p, fate_of_victims(p, colours, blue_tiles=0))


def fate_of_victims(p: Position, colours: list[str], blue_tiles: int) -> list[str]:
    """To the bag, or Kandicha's gains (DJ-KANDICHA, ART-43, ART-48); then Nekir, once (DJ-NEKIR-2).

    Returns the draws she has earned, in the order of the victims.
    """
    seat = p["turn"]["seat"]
    me, draws, viziers = player(p, seat), [], 0
    for colour in colours:
        if not owns(p, seat, "kandicha"):
            into_bag(p, LETTER[colour])
        elif colour == "yellow":
            viziers += 1
        elif colour == "white":
            me["elders"] += 1
        elif colour == "purple":
            me["artisans"] += 1
            draws.append("draw item")
        else:
            into_bag(p, LETTER[colour])
            if colour == "blue":
                me["gold"] += blue_tiles * builder_factor(p)
            elif colour == "green" and not has(p["options"], "artisans"):
                draws.append("draw card")
            elif colour == "green" and p["cards"]["row"]:
                take_from_row(p, seat, 1)
    obtain_viziers(p, seat, viziers)
    djinn_income(p, "kill", seat)
    return draws


def ask_for_draws(p: Position, draws: list[str]) -> None:
    """The first named victim is drawn for first."""
    for ask in reversed(draws):
        push(p, ask, to=p["turn"]["seat"], count=1)


# --- thieves (THF) --------------------------------------------------------------------

GIVE = {
    "houssain": "give cards",
    "ouafat": "give djinn",
    "kohdjah": "give tile",
    "shaum": "give building",
    "madjaar": "give item",
}
TAKE = {
    "houssain": "take cards",
    "ouafat": "take djinn",
    "kohdjah": "claim",
    "shaum": "take building",
    "madjaar": "take item",
}


def own_tiles_with(p: Position, seat: int, buildings: str) -> list[str]:
    return [tile for tile in owned_tiles(p, seat) if p["board"][tile][buildings] > 0]


def has_something_to_give(p: Position, seat: int, thief: str) -> bool:
    me = player(p, seat)
    if thief == "houssain":
        return cards_held(p, seat) > 0
    if thief == "ziad":
        return bool(me["viziers"] > 0)
    if thief == "ouafat":
        return bool(me["djinns"])
    if thief == "kohdjah":
        return bool(owned_tiles(p, seat))
    if thief == "shaum":
        return bool(own_tiles_with(p, seat, "palms") or own_tiles_with(p, seat, "palaces"))
    return items_held(p, seat) > 0


def victims_of_thief(p: Position, user: int, thief: str) -> list[int]:
    """Clockwise from the user's left; Morgiane protects (THF-26)."""
    return [seat for seat in clockwise_after(p, user) if not owns(p, seat, "morgiane") and has_something_to_give(p, seat, thief)]


def thief_is_asked(p: Position) -> bool:
    """Owns the thief of the colour just played, and it could take something (THF-3, THF-21)."""
    turn = p["turn"]
    thief = THIEF_OF_COLOUR[turn["tribe"]]
    return thief in player(p, turn["seat"])["thieves"] and bool(victims_of_thief(p, turn["seat"], thief))


def use_thief(p: Position, user: int, thief: str) -> None:
    """The thief leaves the game; the victims answer first, then the user."""
    player(p, user)["thieves"].remove(thief)
    p["thieves"]["out"].append(thief)
    victims = victims_of_thief(p, user, thief)
    if thief == "ziad":
        use_ziad(p, user, victims)
        return
    push(p, TAKE[thief], user)
    for victim in reversed(victims):
        push(p, GIVE[thief], victim)


def use_ziad(p: Position, user: int, victims: list[int]) -> None:
    """THF-11: each gives a Vizier, the user keeps one, the rest to the bag."""
    for victim in victims:
        player(p, victim)["viziers"] -= 1
    into_bag(p, "Y" * (len(victims) - 1))
    obtain_viziers(p, user, 1)
