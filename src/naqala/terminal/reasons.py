"""The explorer's reasons in words: a message for every key of bots/reasons.py."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Any

from naqala.bots.advice import Possibility, Reason
from naqala.catalog.names import CARD_WORDS, DJINN_WORDS, ITEM_WORDS
from naqala.events import LINE_WORDS
from naqala.texts import listed, number, say, words

Names = Sequence[str]
Given = dict[str, Any]

_DRAWN = {
    "card": "count.cards",
    "meeple": "count.meeples",
    "djinn": "count.djinns",
    "item": "count.items",
    "thief": "count.thieves",
    "whim": "count.whims",
}


def _standing(given: Given) -> list[str]:
    """Palm trees and palaces on a tile."""
    found = (("count.palms", given.get("palms")), ("count.palaces", given.get("palaces")))
    return [say(key, n=n) for key, n in found if n]


def _spent(given: Given) -> list[str]:
    found = (("tribe.white.count", "elders"), ("tribe.purple.count", "artisans"), ("card.fakir.count", "fakirs"))
    return [say(key, n=given[name]) for key, name in found if given[name]]


def _given_up(what: str) -> str:
    names = what.split()
    if names[0] in CARD_WORDS:
        return words.cards(Counter(names))
    if names[0] in DJINN_WORDS:
        return words.djinn(names[0])
    return words.item(names[0]) if names[0] in ITEM_WORDS else names[-1]


def _what(key: str, given: Given) -> str:
    """What ``$what`` stands for, by the reason."""
    if key == "collects":
        return words.tribes({given["colour"]: given["number"]})
    if key == "cards":
        return words.cards(Counter(given["cards"]))
    if "colours" in given:
        return words.tribes(Counter(given["colours"]))
    if key == "gives":
        return _given_up(given["what"])
    if key == "draws":
        return say(_DRAWN.get(given["what"], "yazid.dice"), n=given["number"])
    return listed(_spent(given) if key == "spends" else _standing(given))


def _key(reason: Reason) -> str:
    """The message of a reason, by what is special in it."""
    key, given = reason.key, reason.arguments
    if key == "plays" and given["place"] != given["last_place"]:
        return "reason.plays.range"
    if key == "helps rival":
        return f"reason.helps rival.{given['building']}"
    if key == "takes tile" and _standing(given):
        return "reason.takes tile.standing"
    if key == "takes city" and _standing(given):
        return "reason.takes city.standing"
    return f"reason.{key}"


_COUNTED = {"suit grows": "size", "sells": "size", "palm": "number", "palace": "number", "helps rival": "number"}
"""The argument that has the plural, where it is not the points."""


def said(reason: Reason, names: Names) -> str:
    """A reason in words."""
    given = reason.arguments
    arguments: dict[str, str | float] = {name: value for name, value in given.items() if isinstance(value, int | float)}
    arguments |= {
        "n": given.get(_COUNTED.get(reason.key, "points"), 0),
        "name": names[given["seat"] - 1] if "seat" in given else "",
        "names": listed(names[seat - 1] for seat in given.get("seats", ())),
        "what": _what(reason.key, given),
        "tile": given.get("tile", ""),
        "djinn": words.djinn(given["djinn"]) if "djinn" in given else "",
        "thief": words.thief(given["thief"]) if "thief" in given else "",
        "item": words.items({given["item"]: given.get("number", 1)}) if "item" in given else "",
        "whim": words.whim(given["whim"]) if "whim" in given else "",
    }
    return say(_key(reason), **arguments)


def why(possibility: Possibility, names: Names) -> str:
    """All reasons of a possibility, as one sentence."""
    return also(said(reason, names) for reason in possibility.reasons)


def also(parts: Iterable[str]) -> str:
    """``a; b; c``."""
    return reduce(lambda what, more: say("ui.also", what=what, more=more), parts) if (parts := list(parts)) else ""


def gained(possibility: Possibility) -> str:
    """``Djinns +6, Elders +2; to come: powers +8.1``: what the score sheet gains, line by line, and what is still to come."""
    now = [f"{say(f'score.{word}')} {signed(gain)}" for word, gain in possibility.gains.items() if word in LINE_WORDS]
    later = [
        f"{say(f'gain.{word}'.replace('_', ' '))} {signed(gain)}"
        for word, gain in possibility.gains.items()
        if word not in LINE_WORDS
    ]
    return also([*([", ".join(now)] if now else []), *([say("terminal.toCome", gains=", ".join(later))] if later else [])])


def signed(points: float) -> str:
    """``+6``, ``-0.5``."""
    return f"{'+' * (points >= 0)}{number(points)}"


def deed(possibility: Possibility) -> str:
    """What to do, as one would type it: a move in one go, and no passing at the end."""
    parts: list[str] = []
    is_moving = False
    for text in possibility.actions:
        verb, _, rest = text.partition(" ")
        if verb == "drop" and is_moving:
            parts[-1] += f" {rest}"
        else:
            parts.append(text)
        is_moving = verb in ("pick", "drop")
    while len(parts) > 1 and parts[-1] == "pass":
        parts.pop()
    return ", ".join(parts)
