"""Read provisional.toml, the list of values that are not confirmed, and refuse a list that the rules cannot use."""

import re
import tomllib
from importlib.resources import files
from typing import Any

from naqala.catalog.names import DJINN_WORDS, EXPANSIONS, ITEM_WORDS, LANE, PRICES, SEATS, Feature, Item
from naqala.errors import ProvisionalError

_DJINNS = "|".join(DJINN_WORDS)
_RANGES = {
    "rules": (1, 10_000),
    "artisans.workshop.value": (0, 99),
    "artisans.specialized_market.count": (2, 2),
    "artisans.specialized_market.value": (0, 99),
    **{f"artisans.precious_items.{item}.vp": (1, 99) for item in ITEM_WORDS[Item.PRECIOUS5 :]},
    **{f"artisans.precious_items.{item}.copies": (0, 30) for item in ITEM_WORDS[Item.PRECIOUS5 :]},
    "thieves.card_vp": (0, 99),
    "solo.gold": (0, 999),
    "solo.lose_assassins": (1, 99),
    "solo.lose_djinns": (1, 99),
    "solo.double_tile_on_black": (6, 6),
    "promos.wilwit.per_djinn": (0, 99),
}
"""Every plain number of the list and its range, but for those of djinns."""
_OF_DJINN = re.compile(rf"(?:(?:{'|'.join(EXPANSIONS)})\.djinn_vp\.(?:{_DJINNS})|promos\.(?:{_DJINNS})\.(?:vp|own|other))")
"""The points of a djinn, and what it pays: which djinns are in the list follows from their grades."""
_MOST_OF_DJINN = 99
_OTHERS = {
    "readable",
    "artisans.workshop.colour",
    "artisans.specialized_market.colour",
    "artisans.workshop_mountains",
    "whims.five_player_track",
    "whims.cards",
    "solo.double_tile_method",
    "solo.yazid_pays_fakir_first",
    "grades.L",
    "grades.U",
}
_WORKSHOPS = 3
_CITIES = 5


def leaves_of(part: dict[str, Any], path: str = "") -> dict[str, Any]:
    """Return every value by its path."""
    found = {}
    for name, value in part.items():
        found.update(leaves_of(value, f"{path}{name}.") if isinstance(value, dict) else {f"{path}{name}": value})
    return found


def _require(holds: bool, where: str, expected: str, got: object) -> None:
    if not holds:
        raise ProvisionalError(f"provisional.toml, {where}: expected {expected}, got {got!r}")


def _check_whims(cards: list[dict[str, Any]]) -> None:
    names = [card.get("id") for card in cards]
    in_order = [f"w{number:02}" for number in range(1, len(cards) + 1)]
    _require(names == in_order, "whims.cards", "the ids w01, w02 and so on, in order", names)
    anywhere = [card["id"] for card in cards if not card.get("artisans")]
    _require(len(anywhere) >= _CITIES, "whims.cards", f"{_CITIES} for the cities, without those of the Artisans", anywhere)
    features = {feature.lower() for feature in Feature._fields}
    for card in cards:
        where = f"whims.cards {card['id']}"
        _require(
            bool(card.get("needs")) and set(card["needs"]) <= features, where, f"needs of {sorted(features)}", card.get("needs")
        )
        _require(
            all(type(number) is int and number > 0 for number in card["needs"].values()), where, "numbers above 0", card["needs"]
        )
        _require(type(card.get("gold")) is int and card["gold"] >= 0, where, "gold as a number", card.get("gold"))
        _require(type(card.get("since", 1)) is int, where, "since as a number", card.get("since"))


def _check_lists(artisans: dict[str, Any], track: list[Any]) -> None:
    for kind in ("workshop", "specialized_market"):
        colour = artisans[kind]["colour"]
        _require(colour in ("blue", "red"), f"artisans.{kind}.colour", "blue or red", colour)
    mountains = artisans["workshop_mountains"]
    in_order = ["".join(edge for edge in "NSEW" if edge in str(edges)) for edges in mountains]
    _require(
        mountains == in_order and all(mountains), "artisans.workshop_mountains", "letters of N S E W in this order", mountains
    )
    _require(len(mountains) == _WORKSHOPS, "artisans.workshop_mountains", f"{_WORKSHOPS} workshops", mountains)
    _require(set(track) <= set(PRICES), "whims.five_player_track", f"prices of {PRICES}", track)
    _require(max(map(track.count, PRICES)) <= LANE, "whims.five_player_track", f"at most {LANE} spots a price", track)
    _require(len(track) >= SEATS, "whims.five_player_track", "spots for five markers", track)


def check(values: dict[str, Any]) -> dict[str, Any]:
    """Return the values themselves if they are complete and the rules can work with each."""
    leaves = leaves_of(values)
    ranges = {**_RANGES, **{path: (0, _MOST_OF_DJINN) for path in leaves if _OF_DJINN.fullmatch(path)}}
    for path in sorted(leaves.keys() ^ (ranges.keys() | _OTHERS)):
        _require(False, path, "a known name" if path in leaves else "this value", leaves.get(path))
    for path in (path for paths in values["grades"].values() for path in paths):
        _require(any(f"{leaf}.".startswith(f"{path}.") for leaf in leaves), path, "this value", None)
    for path, (least, most) in ranges.items():
        value = leaves[path]
        _require(type(value) is int and least <= value <= most, path, f"a whole number from {least} to {most}", value)
    rules, readable = values["rules"], values["readable"]
    _require(isinstance(readable, list) and rules in readable, "readable", f"a list with the rules number, {rules}", readable)
    _check_lists(values["artisans"], values["whims"]["five_player_track"])
    _check_whims(values["whims"]["cards"])
    _require(
        leaves["solo.double_tile_method"] == "reroll", "solo.double_tile_method", "reroll", leaves["solo.double_tile_method"]
    )
    fakir_first = leaves["solo.yazid_pays_fakir_first"]
    _require(isinstance(fakir_first, bool), "solo.yazid_pays_fakir_first", "true or false", fakir_first)
    return values


def _load(text: str) -> dict[str, Any]:
    try:
        return check(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise ProvisionalError(f"provisional.toml: expected TOML, got {error}") from error


PROVISIONAL: dict[str, Any] = _load(files("naqala.catalog").joinpath("provisional.toml").read_text(encoding="utf-8"))


def value_at(path: str) -> Any:
    """Return the value, or the table, at a path of the list."""
    value: Any = PROVISIONAL
    for name in path.split("."):
        value = value[name]
    return value


GRADES = {"L": "likely", "U": "ours"}
"""What people read for each grade: one credible source or a strong pattern; our own choice."""


def grade_of(path: str) -> str:
    """Return how sure the value at a path of the list is: ``likely``, ``ours``, or nothing if a published source confirms it."""
    return next((GRADES[grade] for grade, paths in PROVISIONAL["grades"].items() if path in paths), "")


def provisional_values() -> dict[str, tuple[str, Any]]:
    """Return every value that is not certain by its path in the list: its grade (L or U) and the value in use."""
    return {path: (grade, value_at(path)) for grade, paths in PROVISIONAL["grades"].items() for path in paths}
