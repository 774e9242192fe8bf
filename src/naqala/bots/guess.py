"""A position that agrees with a view: from the log as well (worlds.py), or guessed from the view alone."""

from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any

from naqala.catalog.cards import CARD_COPIES, ITEM_CARDS, WHIM_CARDS, WHIM_WORDS
from naqala.catalog.names import CARD_WORDS, DJINN_WORDS, ITEM_WORDS
from naqala.engine.mirror import States, read
from naqala.engine.state import State
from naqala.errors import BotError, BrokenLawError, FormatError, WorldError
from naqala.log import Log
from naqala.position import FORMAT, RULES, VERSION, from_json
from naqala.view import View
from naqala.worlds import sample_world

_WITH_WHIMS = 6
"""Guesses with whims for the others; one that breaks a rule (a whim that would have been paid) is made anew."""
_TRIES = 20
"""Guesses before we give up."""


def _seen(position: dict[str, Any], name: str) -> Counter[str]:
    """What the seat sees of a kind of thing, wherever it lies."""
    seen: Counter[str] = Counter()
    piles = [position.get(name, {}).get(pile, ()) for pile in ("row", "discard")]
    piles += [position.get("aside", {}).get(name, ()), *(entry.get(name, ()) for entry in position["seats"])]
    for pile in piles:
        if not isinstance(pile, int):
            seen.update(pile)
    return seen


def _unseen_whims(position: dict[str, Any]) -> Counter[str]:
    lying = {entry["whim"] for entry in position["board"].values() if "whim" in entry}
    fulfilled = {whim for entry in position["seats"] for whim in entry.get("fulfilled", ())}
    own = set(_seen(position, "whims"))
    with_artisans = "artisans" in position["options"]["expansions"]
    known = [word for card, word in zip(WHIM_CARDS, WHIM_WORDS, strict=True) if with_artisans or not card.artisans]
    return Counter(set(known) - lying - fulfilled - own)


def _unseen(position: dict[str, Any], name: str) -> list[str]:
    """All that is in a pile or in somebody's hand unseen."""
    if name == "whims":
        return sorted(_unseen_whims(position))
    copies = dict(zip(CARD_WORDS, CARD_COPIES, strict=True))
    if name == "items":
        copies = {ITEM_WORDS[card.item]: card.copies for card in ITEM_CARDS}
    return sorted((Counter(copies) - _seen(position, name)).elements())


def _guess_hands(position: dict[str, Any], seat: int, random: Random) -> None:
    """Deals what is unseen to the other hands; gold is guessed to be like one's own."""
    for name in ("cards", "items", "whims"):
        if name not in position["seats"][seat - 1]:
            continue
        unseen = _unseen(position, name)
        random.shuffle(unseen)
        for entry in position["seats"]:
            if isinstance(entry[name], int):
                hand = [unseen.pop() for _ in range(entry[name])]
                entry[name] = sorted(hand) if name == "whims" else dict(Counter(hand))
        aside = position.get("aside", {})
        if isinstance(aside.get(name), int):
            aside[name] = dict(Counter(unseen.pop() for _ in range(aside[name])))
    for entry in position["seats"]:
        entry.setdefault("gold", position["seats"][seat - 1]["gold"])


def _guess_djinns_aside(position: dict[str, Any], random: Random) -> None:
    aside = position.get("aside", {})
    if isinstance(aside.get("djinns"), int):
        owned = {djinn for entry in position["seats"] for djinn in entry["djinns"]}
        lying = set(position["djinns"]["row"]) | set(position["djinns"]["discard"])
        aside["djinns"] = sorted(random.sample(sorted(set(DJINN_WORDS) - owned - lying), aside["djinns"]))


def guess_world(view: View, random: Random) -> dict[str, Any]:
    """A random position that looks like the view; who remembers the log knows more."""
    position = deepcopy(view.position)
    position.update(format=FORMAT, version=VERSION, rules=RULES)
    assert view.seat is not None
    _guess_hands(position, view.seat, random)
    _guess_djinns_aside(position, random)
    for name in ("cards", "djinns", "items", "thieves", "whims"):
        position.get(name, {}).pop("deck", None)
    return position


def _without_secret_whims(position: dict[str, Any], seat: int) -> dict[str, Any]:
    """The same with the others' whims back in their deck: a rival who has fulfilled all that are left may hold any."""
    for number, entry in enumerate(position["seats"], 1):
        if number != seat and "whims" in entry:
            entry["whims"] = []
    return position


def world_states(view: View, log: Log | None, random: Random) -> States:
    """A possible position as the engine holds it. Where no guess agrees with the view in every whim, one that agrees in all
    else will do: a bot must answer.
    """
    if log is not None:
        try:
            return from_json(sample_world(view, log, random, exact=False))
        except WorldError as error:
            if view.seat != log.seat or view.position["options"] != log.start["options"]:
                raise
            reason = str(error)
    for attempt in range(_TRIES):
        position = guess_world(view, random)
        if attempt >= _WITH_WHIMS:
            position = _without_secret_whims(position, view.seat or 0)
        try:
            states = from_json(position)
        except (FormatError, BrokenLawError) as error:
            reason = str(error)
            continue
        if _keeps_whims(read(states, 0), position):
            return states
    raise BotError(f"expected a view of a game, but no position agrees with it: {reason}")


def _keeps_whims(state: State, position: dict[str, Any]) -> bool:
    """A guessed whim that is fulfilled already would have been paid at once: then the guess cannot be."""
    held = [sum(place == seat for place in state.whim) for seat in range(state.seats)]
    return held == [len(entry.get("whims", ())) for entry in position["seats"]]
