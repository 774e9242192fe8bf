"""A position that agrees with a view: from the log as well (worlds.py), or guessed from the view alone."""

from collections import Counter
from random import Random
from typing import Any

from msgspec.structs import replace

from naqala.catalog.cards import CARD_COPIES, WHIM_CARDS, WHIM_WORDS
from naqala.catalog.names import CARD_WORDS, DJINN_WORDS, ITEM_WORDS
from naqala.engine.mirror import States, read
from naqala.engine.state import State
from naqala.errors import BotError, BrokenLawError, FormatError, WorldError
from naqala.log import Log
from naqala.position import Position, states_of
from naqala.view import View, size
from naqala.worlds import sample_world

_WITH_WHIMS = 6
"""Guesses with whims for the others; a guess that breaks a rule (a whim that would have been paid) leads to a retry."""
_TRIES = 20
"""Guesses before we give up."""


def _seen(position: Position, name: str) -> Counter[str]:
    """Return what the seat sees of a kind of thing, wherever it lies."""
    seen: Counter[str] = Counter()
    piles = [getattr(getattr(position, name), pile, ()) for pile in ("row", "discard")]
    piles += [getattr(position.aside, name, ()), *(getattr(entry, name) for entry in position.seats)]
    for pile in piles:
        if pile and not isinstance(pile, int):
            seen.update(pile)
    return seen


def _unseen_whims(position: Position) -> Counter[str]:
    lying = {entry.whim for entry in position.board.values()}
    fulfilled = {whim for entry in position.seats for whim in entry.fulfilled or ()}
    own = set(_seen(position, "whims"))
    with_artisans = "artisans" in position.options.expansions
    known = [word for card, word in zip(WHIM_CARDS, WHIM_WORDS, strict=True) if with_artisans or not card.artisans]
    return Counter(set(known) - lying - fulfilled - own)


def _unseen(position: Position, name: str) -> list[str]:
    """Return all that may be in a pile or in another hand."""
    if name == "whims":
        return sorted(_unseen_whims(position))
    copies = dict(zip(CARD_WORDS, CARD_COPIES, strict=True))
    if name == "items":
        copies = {word: position.options.printed.item_copies(item) for item, word in enumerate(ITEM_WORDS)}
    return sorted((Counter(copies) - _seen(position, name)).elements())


def _guess_hands(position: Position, random: Random) -> Position:
    """Deal what is unseen to the other hands and to what lies aside."""
    seats, aside = list(position.seats), position.aside
    for name in ("cards", "items", "whims"):
        if getattr(seats[0], name) is None:
            continue
        unseen = _unseen(position, name)
        random.shuffle(unseen)

        def dealt(part: Any, name: str = name, unseen: list[str] = unseen) -> Any:
            """Return the part of the position with things for a mere number of them."""
            if not isinstance(getattr(part, name, None), int):
                return part
            hand = [unseen.pop() for _ in range(getattr(part, name))]
            return replace(part, **{name: sorted(hand) if name == "whims" else dict(Counter(hand))})

        seats, aside = [dealt(entry) for entry in seats], dealt(aside)
    return replace(position, seats=seats, aside=aside)


def _guess_djinns_aside(position: Position, random: Random) -> Position:
    if position.aside is None or not isinstance(position.aside.djinns, int):
        return position
    owned = {djinn for entry in position.seats for djinn in entry.djinns}
    unseen = sorted(set(DJINN_WORDS) - owned - set(position.djinns.row) - set(position.djinns.discard))
    return replace(position, aside=replace(position.aside, djinns=sorted(random.sample(unseen, position.aside.djinns))))


def guess_world(view: View, random: Random) -> Position:
    """Return a random position that looks like the view, without the log. The others are guessed to be as rich as the seat."""
    assert view.seat is not None
    position = _guess_djinns_aside(_guess_hands(view.position, random), random)
    gold = position.seats[view.seat - 1].gold
    seats = [entry if entry.gold is not None else replace(entry, gold=gold) for entry in position.seats]
    return replace(position.without_decks(), seats=seats)


def _without_secret_whims(position: Position, seat: int) -> Position:
    """Return the same with the others' whims back in their deck: a rival who has fulfilled all that are left may hold any."""
    seats = [entry if number == seat else replace(entry, whims=None) for number, entry in enumerate(position.seats, 1)]
    return replace(position, seats=seats)


def world_states(view: View, log: Log | None, random: Random) -> States:
    """Return a possible position as the engine holds it. A bot must answer: where no guess agrees with the view in every
    whim, take one that agrees in all else.
    """
    if log is not None:
        try:
            return states_of(sample_world(view, log, random, exact=False))
        except WorldError as error:
            if view.seat != log.seat or view.position.options != log.start.options:
                raise
            reason = str(error)
    for attempt in range(_TRIES):
        position = guess_world(view, random)
        if attempt >= _WITH_WHIMS:
            position = _without_secret_whims(position, view.seat or 0)
        try:
            states = states_of(position)
        except (FormatError, BrokenLawError) as error:
            reason = str(error)
            continue
        if _keeps_whims(read(states, 0), position):
            return states
    raise BotError(f"expected a view of a game, but no position agrees with it: {reason}")


def _keeps_whims(state: State, position: Position) -> bool:
    """Return whether the others still hold their guessed whims: one that is fulfilled already would have been paid at once."""
    held = [sum(place == seat for place in state.whim) for seat in range(state.seats)]
    return held == [size(entry.whims) or 0 for entry in position.seats]
