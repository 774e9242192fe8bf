"""Why a turn is good or bad: keys with arguments, most telling first. Tables turn them into sentences.

Every key is listed in REASONS with the arguments it comes with; a test holds that list and what is made to each other.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from naqala.action import Action
from naqala.catalog.cards import DJINN_CARDS, REVISED_VP, SUIT_PRICES, WHIM_CARDS
from naqala.catalog.names import (
    CARD_WORDS,
    COLOUR_WORDS,
    COLUMNS,
    DJINN_WORDS,
    DJINNS,
    GOODS,
    ITEM_WORDS,
    LEVELS,
    PRICES,
    THIEF_WORDS,
    THIEVES,
    TILE_WORDS,
    TRIBES,
    WHIM_WORDS,
    WHIMS,
    TileKind,
    Tribe,
)
from naqala.catalog.tiles import FACES
from naqala.engine.actions import Verb
from naqala.engine.state import Place, State

REASONS: dict[str, tuple[str, ...]] = {
    "ends game": (),
    "collects": ("number", "colour", "tile"),
    "takes tile": ("tile", "value"),
    "takes city": ("tile", "number"),
    "loses tile": ("tile", "value"),
    "tent": ("tile",),
    "palm": ("tile",),
    "palace": ("tile",),
    "helps rival": ("seat", "building", "tile"),
    "earns": ("gold",),
    "pays": ("gold",),
    "vizier lead": ("seats",),
    "buys djinn": ("djinn", "points"),
    "buys thief": ("thief",),
    "suit grows": ("size", "points"),
    "cards": ("cards",),
    "item": ("items",),
    "sells": ("size", "gold"),
    "kills": ("what",),
    "robs": ("thief",),
    "fulfils whim": ("whim", "gold"),
    "takes whim": ("whim", "gold"),
    "takes from rival": ("seat", "tile", "value"),
    "leaves": ("seat", "points"),
    "keeps": ("points",),
    "plays": ("place", "price"),
}
"""Every reason and the names of its arguments."""


@dataclass(frozen=True)
class Reason:
    """A key of REASONS and its arguments."""

    key: str
    arguments: dict[str, Any] = field(default_factory=dict)


def landing_of(actions: Sequence[int]) -> tuple[int, int] | None:
    """The final tile and the colour of the move in a line, if it has one."""
    for number in reversed(actions):
        if Verb.DROP <= number < Verb.CAMEL:
            place = (number - Verb.DROP) % (Verb.CARPET - Verb.DROP)
            return place // TRIBES, place % TRIBES
    return None


def _collected(before: State, actions: Sequence[int]) -> Iterator[Reason]:
    """What the move takes up in the end."""
    landing = landing_of(actions)
    if landing is None:
        return
    tile, tribe = landing
    number = 0 if Verb.PICK + tile in actions else before.meeples[tile, tribe]
    for action in actions:
        if Verb.DROP <= action < Verb.CAMEL:
            place = (action - Verb.DROP) % (Verb.CARPET - Verb.DROP)
            number += place == tile * TRIBES + tribe
    yield Reason("collects", {"number": int(number), "colour": COLOUR_WORDS[tribe], "tile": TILE_WORDS[tile]})


def _tiles(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Tiles that change hands."""
    for tile in _tiles_on(before):
        was, now = before.owner[tile], after.owner[tile]
        if was == now:
            continue
        value = FACES[before.face[tile]].value
        if now == seat and FACES[before.face[tile]].kind == TileKind.CITY:
            own = [FACES[after.face[other]].kind for other in _tiles_on(after) if after.owner[other] == seat]
            number = own.count(TileKind.CITY)
            yield Reason("takes city", {"tile": TILE_WORDS[tile], "number": number})
        elif now == seat:
            yield Reason("takes tile", {"tile": TILE_WORDS[tile], "value": value})
        elif was == seat:
            yield Reason("loses tile", {"tile": TILE_WORDS[tile], "value": value})
        elif was >= 0:
            yield Reason("takes from rival", {"seat": int(was) + 1, "tile": TILE_WORDS[tile], "value": value})
    if after.tent_at[seat] != before.tent_at[seat] and after.tent_at[seat] >= 0:
        yield Reason("tent", {"tile": TILE_WORDS[after.tent_at[seat]]})


def _buildings(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Palm trees and palaces that come to somebody's tile."""
    for tile in _tiles_on(before):
        for word, old, new in (("palm", before.palms, after.palms), ("palace", before.palaces, after.palaces)):
            if new[tile] > old[tile] and after.owner[tile] == seat:
                yield Reason(word, {"tile": TILE_WORDS[tile]})
            elif new[tile] > old[tile] and after.owner[tile] >= 0:
                yield Reason("helps rival", {"seat": int(after.owner[tile]) + 1, "building": word, "tile": TILE_WORDS[tile]})


def _majority(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Rivals who now have fewer Viziers."""
    overtaken = [
        other + 1
        for other in range(max(2, before.seats))
        if other != seat
        and before.front[seat, Tribe.VIZIER] <= before.front[other, Tribe.VIZIER]
        and after.front[seat, Tribe.VIZIER] > after.front[other, Tribe.VIZIER]
    ]
    if overtaken:
        yield Reason("vizier lead", {"seats": overtaken})


def _things(before: State, after: State, seat: int, actions: Sequence[int]) -> Iterator[Reason]:
    """Djinns, thieves, cards, items, whims."""
    for djinn in range(DJINNS):
        if after.djinn[djinn] == seat != before.djinn[djinn]:
            yield Reason("buys djinn", {"djinn": DJINN_WORDS[djinn]} | {"points": _djinn_points(before, djinn)})
    for thief in range(THIEVES):
        if after.thief[thief] == seat != before.thief[thief]:
            yield Reason("buys thief", {"thief": THIEF_WORDS[thief]})
        elif before.thief[thief] == seat != after.thief[thief]:
            yield Reason("robs", {"thief": THIEF_WORDS[thief]})
    yield from _cards(before, after, seat)
    gained = [word for item, word in enumerate(ITEM_WORDS) if after.items[seat, item] > before.items[seat, item]]
    if gained:
        yield Reason("item", {"items": len(gained)})
    for whim in range(WHIMS):
        gold = WHIM_CARDS[whim].gold
        if after.whim[whim] == Place.FULFILLED + seat != before.whim[whim]:
            yield Reason("fulfils whim", {"whim": WHIM_WORDS[whim], "gold": gold})
        elif after.whim[whim] == seat != before.whim[whim]:
            yield Reason("takes whim", {"whim": WHIM_WORDS[whim], "gold": gold})
    for action in actions:
        if Verb.KILL_ON <= action < Verb.USE:
            yield Reason("kills", {"what": Action.numbered(action).text.removeprefix("kill ")})
        elif Verb.SELL <= action < Verb.OUTBID:
            size = (action - Verb.SELL).bit_count()
            yield Reason("sells", {"size": size, "gold": SUIT_PRICES[size]})


def _djinn_points(state: State, djinn: int) -> int:
    printed = DJINN_CARDS[djinn].vp
    return REVISED_VP.get(djinn, printed) if state.with_artisans else printed


def _tiles_on(state: State) -> range:
    return range(state.rows * COLUMNS)


def _kinds_of_goods(state: State, seat: int) -> int:
    return sum(state.hand[seat, good] > 0 for good in range(GOODS))


def _cards(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Cards that come to the hand, and the suit they make longer."""
    gained = [word for card, word in enumerate(CARD_WORDS) for _ in range(after.hand[seat, card] - before.hand[seat, card])]
    if gained:
        yield Reason("cards", {"cards": gained})
    size = _kinds_of_goods(after, seat)
    if size > max(1, _kinds_of_goods(before, seat)):
        yield Reason("suit grows", {"size": size, "points": SUIT_PRICES[size]})


def _gold(before: State, after: State, seat: int) -> Iterator[Reason]:
    change = int(after.gold[seat] - before.gold[seat])
    if change > 0:
        yield Reason("earns", {"gold": change})
    elif change < 0:
        yield Reason("pays", {"gold": -change})


def _bid(before: State, actions: Sequence[int]) -> Iterator[Reason]:
    """The place a bid gives if nobody overtakes it."""
    if not actions or not Verb.BID <= actions[0] < Verb.PICK:
        return
    level = (actions[0] - Verb.BID) // LEVELS
    ahead = sum(before.lane_length[higher] for higher in range(level + 1, LEVELS))
    yield Reason("plays", {"place": ahead + 1, "price": PRICES[level]})


def reasons_for(
    before: State, after: State, actions: Sequence[int], seat: int, leaves: float | None, leaves_to: int | None
) -> tuple[Reason, ...]:
    """What a line of actions does, seen from the seat that makes them."""
    reasons = [
        *_bid(before, actions),
        *_collected(before, actions),
        *_tiles(before, after, seat),
        *_majority(before, after, seat),
        *_buildings(before, after, seat),
        *_things(before, after, seat, actions),
        *_gold(before, after, seat),
    ]
    if after.last_camel and not before.last_camel:
        reasons.append(Reason("ends game"))
    if leaves is not None and leaves_to == seat + 1:
        reasons.append(Reason("keeps", {"points": round(leaves)}))
    elif leaves is not None:
        reasons.append(Reason("leaves", {"seat": leaves_to, "points": round(leaves)}))
    return tuple(reasons)
