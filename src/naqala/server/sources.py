"""Where gold came from and what Yazid took, told from the positions before and after an action. Everybody may know it."""

from collections.abc import Iterator
from typing import NamedTuple

from naqala.action import Action
from naqala.catalog.names import COLOUR_WORDS, DJINN_WORDS, TILE_WORDS, Djinn, Tribe
from naqala.engine import play
from naqala.engine.actions import MAX_LEGAL
from naqala.engine.kernel import numbers
from naqala.engine.mirror import copy_of, new_states, read, write
from naqala.engine.state import NOBODY, NOWHERE, YAZID, Place, State, Step
from naqala.engine.tables import PRICE, REWARD_OTHER, REWARD_OWN, WHIM_GOLD

Cleared = dict[str, dict[str, int]]
"""By tile and colour: the meeples Yazid took; nothing where nothing stood."""
_DEEDS = {"bid": "kali", "outbid": "outbid", "buy": "market", "sell": "sale", "kill": "kandicha"}
"""By the first word of an action: what it earns or costs besides whims and djinns; the price of a bid is told by itself."""


class _Payment(NamedTuple):
    seat: int
    source: str
    gold: int


def sources(before: State, action: Action, after: State) -> tuple[dict[int, dict[str, int]], Cleared]:
    """By seat and source, who got or paid how much gold; and what Yazid cleared, if he played after the action."""
    quiet = _before_yazid(before, action, after)
    cleared = {} if quiet is after else _cleared(before, quiet, after)
    gold: dict[int, dict[str, int]] = {}
    for seat, source, number in (*_of_player(before, action, quiet), *_of_yazid(quiet, after, cleared)):
        gold.setdefault(seat + 1, {})[source] = gold.get(seat + 1, {}).get(source, 0) + number
    return gold, cleared


def _of_player(before: State, action: Action, after: State) -> Iterator[_Payment]:
    """What the action brought before Yazid's turn: whims by their cards, djinns by their rule, the rest is the deed's own."""
    paid = [*_price(before, action), *_whims(before, after), *_rewards(after, before.seat, _paying(before, action, after))]
    yield from paid
    deed = _deed(before, action)
    for seat in range(before.seats):
        if deed and (rest := _rest(before, after, seat, paid)):
            yield _Payment(seat, deed, rest)


def _of_yazid(before: State, after: State, cleared: Cleared) -> Iterator[_Payment]:
    """What his turn brought: Dhenim pays for each tile with Viziers, Ba'al for a djinn he bought, and his Builders are paid."""
    if before is after:
        return
    djinns = [Djinn.DHENIM for taken in cleared.values() if "yellow" in taken]
    paid = [*_rewards(after, YAZID, djinns + _obtained(before, after))]
    yield from paid
    if rest := _rest(before, after, 0, paid):
        yield _Payment(0, "yazid", rest)


def _rest(before: State, after: State, seat: int, paid: list[_Payment]) -> int:
    """The gold of a seat that is not told yet."""
    return after.gold[seat] - before.gold[seat] - sum(payment.gold for payment in paid if payment.seat == seat)


def _deed(before: State, action: Action) -> str | None:
    """What an action earns or costs by itself: if it is none of those that name a price, its Builders may earn."""
    verb = action.words[0]
    is_builders = before.tribe == Tribe.BUILDER or (verb in ("drop", "carpet") and action.words[1] == COLOUR_WORDS[Tribe.BUILDER])
    return _DEEDS.get(verb, "builders" if is_builders else None)


def _price(before: State, action: Action) -> Iterator[_Payment]:
    """The price of a bid; who has less pays what he has (BID-6)."""
    if action.words[0] == "bid":
        level, discount = action.values
        bidder = before.bid_track[0]
        if paid := min(int(PRICE[level - discount]), before.gold[bidder]):
            yield _Payment(bidder, "bid", -paid)


def _whims(before: State, after: State) -> Iterator[_Payment]:
    """Whims that were laid open are paid (WHIM-11)."""
    for whim, (then, now) in enumerate(zip(before.whim, after.whim, strict=True)):
        if then != now >= Place.FULFILLED and now < Place.FULFILLED + after.seats:
            yield _Payment(now - Place.FULFILLED, "whim", int(WHIM_GOLD[whim]))


def _paying(before: State, action: Action, after: State) -> list[int]:
    """The djinns whose owners are paid for what somebody did, once for each time."""
    doer, verb = before.seat, action.words[0]
    if doer == NOBODY:
        return []
    djinns = _obtained(before, after)
    if verb in ("drop", "carpet") and before.owner[TILE_WORDS.index(action.words[2])] == before.djinn[Djinn.MARID]:
        djinns.append(Djinn.MARID)
    if verb == "kill":
        djinns.append(Djinn.NEKIR)
    if action.text == "take whim":
        djinns.append(Djinn.GANAPATI)
    if after.front[doer, Tribe.VIZIER] > before.front[doer, Tribe.VIZIER]:
        djinns.append(Djinn.DHENIM)
    given = action.text.startswith("give palace")
    return djinns + [Djinn.MONKIR] * (sum(after.palaces) - sum(before.palaces) + given)


def _obtained(before: State, after: State) -> list[int]:
    """Ba'al, for each djinn that came to somebody, but never for himself (DJ-BAAL-1 to 3)."""
    places = range(max(2, after.seats))
    moved = [djinn for djinn in range(len(DJINN_WORDS)) if before.djinn[djinn] != after.djinn[djinn] in places]
    return [Djinn.BAAL for djinn in moved if djinn != Djinn.BAAL]


def _rewards(state: State, doer: int, djinns: list[int]) -> Iterator[_Payment]:
    """What djinns pay to their owners, less for what these did themselves."""
    for djinn in djinns:
        if (owner := state.djinn[djinn]) < state.seats:
            reward = REWARD_OWN[djinn] if owner == doer else REWARD_OTHER[djinn]
            yield _Payment(owner, DJINN_WORDS[djinn], int(reward))


def _before_yazid(before: State, action: Action, after: State) -> State:
    """The position just before Yazid's turn, if the action led to it; otherwise the one after the action. The action is played
    once more, as if he had played already.
    """
    if before.seats > 1:
        return after
    if before.step == Step.OUTBID and action.words[0] == "pass":
        return before
    if after.yazid_left or not before.yazid_left:
        return after
    twin, states, legal = copy_of(before), new_states(1), numbers(MAX_LEGAL)
    twin.yazid_left = 0
    write(states, 0, twin)
    play.answer(states, 0, action.number, legal, play.list_legal(states, 0, legal))
    return read(states, 0)


def _cleared(before: State, quiet: State, after: State) -> Cleared:
    """The meeples that left Yazid's targets; a target he did not come to any more, because the game was lost, is left out."""
    cleared: Cleared = {}
    for tile in before.targets:
        if tile != NOWHERE:
            there = {word: quiet.meeples[tile, tribe] for tribe, word in enumerate(COLOUR_WORDS) if quiet.meeples[tile, tribe]}
            left = {word: after.meeples[tile, tribe] for tribe, word in enumerate(COLOUR_WORDS)}
            taken = {word: number - left[word] for word, number in there.items() if number > left[word]}
            if taken or not there:
                cleared[TILE_WORDS[tile]] = taken
    return cleared
