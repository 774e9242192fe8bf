"""Why something is good or bad: keys with arguments, most telling first. Tables turn them into sentences.

Every key is listed in REASONS with the arguments it comes with; a test holds that list and what is made to each other. A reason
is a difference between two positions, or something the seat does on the way.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from naqala.action import Action
from naqala.bots.advice import Reason
from naqala.bots.places import place_of
from naqala.catalog.cards import DJINN_CARDS, SUIT_PRICES, WHIM_CARDS, WHIM_WORDS, WHIMS
from naqala.catalog.names import (
    CARD_WORDS,
    COLOUR_WORDS,
    COLUMNS,
    DJINN_WORDS,
    DJINNS,
    GOODS,
    ITEM_WORDS,
    PRICES,
    THIEF_WORDS,
    THIEVES,
    TILE_WORDS,
    TileKind,
    Tribe,
)
from naqala.catalog.tiles import FACES
from naqala.engine.state import NOWHERE, YAZID, Place, State, Step

REASONS: dict[str, tuple[str, ...]] = {
    "plays": ("place", "last_place", "price"),
    "ends game": (),
    "collects": ("number", "colour", "tile"),
    "takes tile": ("tile", "value", "palms", "palaces"),
    "takes city": ("tile", "number", "palms", "palaces"),
    "loses tile": ("tile", "value"),
    "takes from rival": ("seat", "tile", "value"),
    "tent": ("tile",),
    "vizier lead": ("seats",),
    "palm": ("tile", "number"),
    "palace": ("tile", "number"),
    "helps rival": ("seat", "building", "tile", "number"),
    "gets djinn": ("djinn", "points"),
    "gets thief": ("thief",),
    "robs": ("thief",),
    "fulfils whim": ("whim", "gold"),
    "takes whim": ("whim", "gold"),
    "gets item": ("item", "number"),
    "cards": ("cards",),
    "suit grows": ("size", "points"),
    "kills on": ("colours", "tile"),
    "kills of": ("colours", "seat"),
    "uses djinn": ("djinn",),
    "plays item": ("item",),
    "sells": ("size", "gold"),
    "gives": ("what",),
    "spends": ("elders", "fakirs", "artisans"),
    "earns": ("gold",),
    "pays": ("gold",),
    "yazid takes": ("colours", "tile"),
    "yazid buys": ("djinn",),
    "pays yazid": ("gold",),
    "rival gains": ("seat", "points"),
    "rival loses": ("seat", "points"),
    "draws": ("what", "number"),
    "leaves": ("seat", "points"),
    "keeps": ("points",),
}
"""Every reason and the names of its arguments, in the order they are given."""


class Change(NamedTuple):
    """Two positions, what the seat itself did between them, and what came of it."""

    before: State
    after: State
    actions: Sequence[Action]
    seat: int
    collected: int
    """Meeples the last move of the line took up."""
    rivals: dict[int, int]
    """For each other seat the change of its score sheet."""


def _place_in_line(change: Change) -> Iterator[Reason]:
    """The place a bid gives, now and if it is overtaken."""
    if change.actions[0].verb == "bid":
        level = change.actions[0].values[0]
        place, last = place_of(change.before, level)
        yield Reason("plays", {"place": place, "last_place": last, "price": PRICES[level]})


def _end(change: Change) -> Iterator[Reason]:
    if change.after.last_camel and not change.before.last_camel:
        yield Reason("ends game")


def _collected(change: Change) -> Iterator[Reason]:
    """What the move takes up in the end."""
    drops = [action.parts for action in change.actions if action.is_drop]
    if drops and change.collected:
        yield Reason("collects", {"number": change.collected, "colour": drops[-1]["colour"], "tile": drops[-1]["tile"]})


def _tiles_on(state: State) -> range:
    return range(state.rows * COLUMNS)


def _tiles(change: Change) -> Iterator[Reason]:
    """Tiles that change hands."""
    before, after, seat = change.before, change.after, change.seat
    for tile in _tiles_on(before):
        was, now = before.owner[tile], after.owner[tile]
        if was == now:
            continue
        value = {"tile": TILE_WORDS[tile], "value": FACES[before.face[tile]].value}
        if was >= 0 and was != seat:
            yield Reason("takes from rival", {"seat": int(was) + 1, **value})
        if now == seat:
            yield _taken(change, tile)
        elif was == seat:
            yield Reason("loses tile", value)
    if after.tent_at[seat] != before.tent_at[seat] and after.tent_at[seat] >= 0:
        yield Reason("tent", {"tile": TILE_WORDS[after.tent_at[seat]]})


def _taken(change: Change, tile: int) -> Reason:
    """A tile that becomes the seat's, with what stands on it already."""
    before, after = change.before, change.after
    face = FACES[before.face[tile]]
    there = {"palms": int(before.palms[tile]), "palaces": int(before.palaces[tile])}
    if face.kind != TileKind.CITY:
        return Reason("takes tile", {"tile": TILE_WORDS[tile], "value": face.value, **there})
    own = [FACES[after.face[other]].kind for other in _tiles_on(after) if after.owner[other] == change.seat]
    return Reason("takes city", {"tile": TILE_WORDS[tile], "number": own.count(TileKind.CITY), **there})


def _majority(change: Change) -> Iterator[Reason]:
    """Rivals who now have fewer Viziers; in the solo game Yazid is one."""
    before, after, seat = change.before, change.after, change.seat
    overtaken = [
        other + 1
        for other in range(max(YAZID + 1, before.seats))
        if other != seat
        and before.front[seat, Tribe.VIZIER] <= before.front[other, Tribe.VIZIER]
        and after.front[seat, Tribe.VIZIER] > after.front[other, Tribe.VIZIER]
    ]
    if overtaken:
        yield Reason("vizier lead", {"seats": overtaken})


def _buildings(change: Change) -> Iterator[Reason]:
    """Palm trees and palaces that come to somebody's tile."""
    before, after = change.before, change.after
    if before.palms == after.palms and before.palaces == after.palaces:
        return
    for tile in _tiles_on(before):
        for word, old, new in (("palm", before.palms, after.palms), ("palace", before.palaces, after.palaces)):
            number = int(new[tile] - old[tile])
            where = {"tile": TILE_WORDS[tile], "number": number}
            if number > 0 and after.owner[tile] == change.seat:
                yield Reason(word, where)
            elif number > 0 and after.owner[tile] >= 0:
                yield Reason("helps rival", {"seat": int(after.owner[tile]) + 1, "building": word, **where})


def _djinns_and_thieves(change: Change) -> Iterator[Reason]:
    before, after, seat = change.before, change.after, change.seat
    for djinn in range(DJINNS):
        if after.djinn[djinn] == seat != before.djinn[djinn]:
            points = DJINN_CARDS[djinn].points(before.with_artisans == 1)
            yield Reason("gets djinn", {"djinn": DJINN_WORDS[djinn], "points": points})
    for thief in range(THIEVES):
        if after.thief[thief] == seat != before.thief[thief]:
            yield Reason("gets thief", {"thief": THIEF_WORDS[thief]})
        elif before.thief[thief] == seat != after.thief[thief]:
            yield Reason("robs", {"thief": THIEF_WORDS[thief]})


def _whims(change: Change) -> Iterator[Reason]:
    for whim in range(WHIMS):
        arguments = {"whim": WHIM_WORDS[whim], "gold": WHIM_CARDS[whim].gold}
        was, now = change.before.whim[whim], change.after.whim[whim]
        if now == Place.FULFILLED + change.seat != was:
            yield Reason("fulfils whim", arguments)
        elif now == change.seat != was:
            yield Reason("takes whim", arguments)


def _hand(change: Change) -> Iterator[Reason]:
    """Items and cards that come to the hand, and the suit they make longer."""
    before, after, seat = change.before, change.after, change.seat
    for item, word in enumerate(ITEM_WORDS):
        number = int(after.items[seat, item] - before.items[seat, item])
        if number > 0:
            yield Reason("gets item", {"item": word, "number": number})
    sold = [good for action in change.actions for good in action.parts.get("suit", "").split()]
    gone = sold + ["fakir"] * _fakirs_spent(change)
    gained = [
        word
        for card, word in enumerate(CARD_WORDS)
        for _ in range(after.hand[seat, card] - before.hand[seat, card] + gone.count(word))
    ]
    if gained:
        yield Reason("cards", {"cards": gained})
    size, old = (sum(state.hand[seat, good] > 0 for good in range(GOODS)) for state in (after, before))
    if size > max(1, old):
        yield Reason("suit grows", {"size": size, "points": SUIT_PRICES[size]})


def _deeds(change: Change) -> Iterator[Reason]:
    """What the seat does on the way."""
    for action in change.actions:
        parts = action.parts
        if action.verb == "kill_on":
            yield Reason("kills on", {"colours": parts["victims"].split(), "tile": parts["tile"]})
        elif action.verb == "kill_of":
            yield Reason("kills of", {"colours": parts["victims"].split(), "seat": int(parts["seat"])})
        elif action.verb == "use":
            yield Reason("uses djinn", {"djinn": parts["djinn"]})
        elif action.verb == "play":
            yield Reason("plays item", {"item": parts["item"]})
        elif action.verb == "carpet":
            yield Reason("plays item", {"item": "carpet"})
        elif action.verb == "sell":
            size = len(parts["suit"].split())
            yield Reason("sells", {"size": size, "gold": SUIT_PRICES[size]})
    if _gives(change):
        yield Reason("gives", {"what": change.actions[0].text.removeprefix("give ")})


def _gives(change: Change) -> bool:
    """Whether the seat gives something to a thief."""
    return change.actions[0].verb.startswith("give_")


def _paid(change: Change) -> list[str]:
    """What the seat pays, word by word, but for the Fakirs of a bid."""
    return [word for action in change.actions for word in action.parts.get("payment", "").split()]


def _fakirs_spent(change: Change) -> int:
    """Fakirs paid or added to Builders; those that lengthen the reach of Assassins are only missed afterwards."""
    if _gives(change):
        return 0
    fakir = CARD_WORDS.index("fakir")
    added = sum(int(action.parts.get("fakirs", 0)) for action in change.actions)
    missed = int(change.before.hand[change.seat, fakir] - change.after.hand[change.seat, fakir])
    return max(missed, _paid(change).count("fakir") + added)


def _spent(change: Change) -> Iterator[Reason]:
    """Elders and Artisans paid, and Fakirs for whatever reason."""
    paid = _paid(change)
    spent = {"elders": paid.count("elder"), "fakirs": _fakirs_spent(change), "artisans": paid.count("artisan")}
    if any(spent.values()):
        yield Reason("spends", spent)


def _gold(change: Change) -> Iterator[Reason]:
    """Gold beside what a sale or a whim brings or a bid costs, which are told already."""
    gold = int(change.after.gold[change.seat] - change.before.gold[change.seat])
    told = [*_deeds(change), *_whims(change)]
    gold -= sum(reason.arguments["gold"] for reason in told if reason.key in ("sells", "fulfils whim"))
    if gold > 0:
        yield Reason("earns", {"gold": gold})
    elif gold < 0 and _lets_yazid_play(change):
        yield Reason("pays yazid", {"gold": -gold})
    elif gold < 0 and change.actions[0].verb != "bid":
        yield Reason("pays", {"gold": -gold})


def _lets_yazid_play(change: Change) -> bool:
    """Solo: Yazid plays at once if he is not outbid (SOLO-4)."""
    return change.before.step == Step.OUTBID and change.actions[0].verb == "pass"


def _yazid(change: Change) -> Iterator[Reason]:
    """What Yazid takes if he is let play first; his Builders are the gold that is paid (SOLO-8)."""
    if not _lets_yazid_play(change):
        return
    before, after = change.before, change.after
    for tile in (target for target in before.targets if target != NOWHERE):
        there = [word for tribe, word in enumerate(COLOUR_WORDS) for _ in range(before.meeples[tile, tribe])]
        if there:
            yield Reason("yazid takes", {"colours": there, "tile": TILE_WORDS[tile]})
    for djinn in range(DJINNS):
        if after.djinn[djinn] == YAZID != before.djinn[djinn]:
            yield Reason("yazid buys", {"djinn": DJINN_WORDS[djinn]})


def _rivals(change: Change) -> Iterator[Reason]:
    """Points that others gain or lose, unless a building says it already."""
    helped = {reason.arguments["seat"] for reason in _buildings(change) if reason.key == "helps rival"}
    for seat, points in change.rivals.items():
        if points < 0:
            yield Reason("rival loses", {"seat": seat + 1, "points": -points})
        elif points > 0 and seat + 1 not in helped:
            yield Reason("rival gains", {"seat": seat + 1, "points": points})


_KINDS = (
    *(_place_in_line, _end, _collected, _tiles, _majority, _buildings, _djinns_and_thieves, _whims, _hand, _deeds, _spent),
    *(_yazid, _gold, _rivals),
)


def reasons_for(change: Change) -> Iterator[Reason]:
    """What a line does, seen from the seat that makes it."""
    for reasons in _KINDS:
        yield from reasons(change)
