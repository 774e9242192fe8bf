"""Sowing: which moves can be completed (SOW, ART-26, ART-31, ART-37, ART-38).

A hand of n meeples is dropped along a walk of n steps. Route and colours are chosen freely, so only the last
drop restricts anything (SOW-7). The last meeple, of colour k, may fall on z if z holds a k at that moment:

* a k lies on z now (earlier drops of this move included, SOW-8): it stays there after every further drop; or
* the rest of the walk enters z before its last step, and two k are in hand: one for each of the two drops.
"""

from collections import Counter

from tests.reference.board import open_neighbours
from tests.reference.components import COLOURS, LETTER, Position

Lying = dict[str, str]  # tile -> meeples lying there


def meeples_lying(p: Position) -> Lying:
    return {tile: field["meeples"] for tile, field in p["board"].items()}


# --- walks --------------------------------------------------------------------------------------------------


def final_tiles(p: Position, at: str, before: str | None, steps: int) -> set[str]:
    """Where a walk of so many steps can end: open edges only, never straight back (SOW-2, SOW-3, SOW-4)."""
    places = {(at, before)}
    for _ in range(steps):
        places = {(to, here) for here, last in places for to in open_neighbours(p, here) if to != last}
    return {here for here, _ in places}


def can_end_where_it_was(p: Position, at: str, before: str | None, steps: int, final: str) -> bool:
    """Is there such a walk that ends on `final` and has entered `final` at an earlier step (SOW-5)?"""
    places = {(at, before, False)}
    for step in range(steps):
        places = {
            (to, here, entered or (step > 0 and here == final))
            for here, last, entered in places
            for to in open_neighbours(p, here)
            if to != last
        }
    return any(here == final and entered for here, _, entered in places)


# --- can the hand be dropped to the end? --------------------------------------------------------------------


def has_a_pair(hand: str) -> bool:
    return any(number >= 2 for number in Counter(hand).values())


def can_be_completed(p: Position, lying: Lying, at: str, before: str | None, hand: str) -> bool:
    """Without the Carpet. `before` is None while nothing has been dropped."""
    finals = final_tiles(p, at, before, len(hand))
    if any(set(lying[final]) & set(hand) for final in finals):
        return True
    return has_a_pair(hand) and any(can_end_where_it_was(p, at, before, len(hand), f) for f in finals)


def can_be_completed_with_carpet(p: Position, lying: Lying, at: str, before: str | None, hand: str) -> bool:
    """The last meeple flies to any tile but that of the second-to-last drop (ART-26, ART-37)."""
    if len(hand) == 1 and before is None:
        barred: set[str | None] = {None}  # nothing was dropped: no second-to-last tile
    else:
        barred = set(final_tiles(p, at, before, len(hand) - 1))
    for second_to_last in barred:
        for tile, meeples in lying.items():
            if tile != second_to_last and set(meeples) & set(hand):
                return True
    # A pair: one is dropped on the third-to-last tile, which is adjacent to the second-to-last, so not the
    # same; the other flies there.
    return has_a_pair(hand) and len(hand) >= 3 and bool(barred)


def is_completable(p: Position, lying: Lying, at: str, before: str | None, hand: str, carpet: bool) -> bool:
    if can_be_completed(p, lying, at, before, hand):
        return True
    return carpet and can_be_completed_with_carpet(p, lying, at, before, hand)


# --- picking up ---------------------------------------------------------------------------------------------


def can_start(p: Position, tile: str, carpet: bool) -> bool:
    """SOW-1: all meeples of the tile are taken in hand."""
    lying = meeples_lying(p)
    hand, lying[tile] = lying[tile], ""
    return hand != "" and is_completable(p, lying, tile, None, hand, carpet)


def start_tiles(p: Position, carpet: bool) -> list[str]:
    return [tile for tile in p["board"] if can_start(p, tile, carpet)]


def ordinary_move_exists(p: Position) -> bool:
    """A move that needs no Carpet; it does not depend on who moves (END-3, END-5)."""
    return any(can_start(p, tile, carpet=False) for tile in p["board"])


def may_fly(p: Position, seat: int) -> bool:
    """Holds the Carpet and has played no magic item this turn (ART-31)."""
    return p["seats"][seat - 1]["items"]["carpet"] > 0 and not p["turn"]["item_played"]


# --- dropping -----------------------------------------------------------------------------------------------


def next_tiles(p: Position) -> list[str]:
    turn = p["turn"]
    return [tile for tile in open_neighbours(p, turn["at"]) if tile != turn["before"]]


def may_drop(p: Position, colour: str, tile: str) -> bool:
    """One drop on a next tile: SOW-7 for the last meeple, else a completable rest."""
    turn = p["turn"]
    lying, letter = meeples_lying(p), LETTER[colour]
    rest = turn["hand"].replace(letter, "", 1)
    if rest == "":
        return letter in lying[tile]
    lying[tile] += letter
    return is_completable(p, lying, tile, turn["at"], rest, may_fly(p, turn["seat"]))


def ordinary_drops(p: Position) -> list[tuple[str, str]]:
    hand = p["turn"]["hand"]
    return [(colour, tile) for colour in COLOURS if LETTER[colour] in hand for tile in next_tiles(p) if may_drop(p, colour, tile)]


def carpet_drops(p: Position) -> list[tuple[str, str]]:
    """For the last meeple: every other tile with its colour, but not where the one before it fell."""
    turn = p["turn"]
    if len(turn["hand"]) != 1 or not may_fly(p, turn["seat"]):
        return []
    second_to_last = None if turn["before"] is None else turn["at"]
    ordinary = ordinary_drops(p)
    return [
        (colour, tile)
        for colour in COLOURS
        if LETTER[colour] in turn["hand"]
        for tile, meeples in meeples_lying(p).items()
        if LETTER[colour] in meeples and tile != second_to_last and (colour, tile) not in ordinary
    ]
