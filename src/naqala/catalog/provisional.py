"""Reads the one table of values that are not confirmed, provisional.toml, and refuses a table that cannot be played."""

import tomllib
from importlib.resources import files
from typing import Any

from naqala.catalog.names import ITEM_WORDS, LANE, MAGIC_ITEMS, PRICES, WHIM_WORDS, Feature


class ProvisionalError(ValueError):
    """A value in provisional.toml that the program cannot play with."""


def _require(holds: bool, where: str, expected: str, got: object) -> None:
    if not holds:
        raise ProvisionalError(f"provisional.toml, {where}: expected {expected}, got {got!r}")


def _check_whims(cards: list[dict[str, Any]]) -> None:
    names = [card.get("id") for card in cards]
    _require(names == list(WHIM_WORDS), "whims.cards", f"the ids {WHIM_WORDS[0]} to {WHIM_WORDS[-1]} in order", names)
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


def check(table: dict[str, Any]) -> dict[str, Any]:
    """The table itself if every value can be played with."""
    artisans, track = table["artisans"], table["whims"]["five_player_track"]
    for kind in ("workshop", "specialized_market"):
        colour = artisans[kind]["colour"]
        _require(colour in ("blue", "red"), f"artisans.{kind}.colour", "blue or red", colour)
    for edges in artisans["workshop_mountains"]:
        _require(bool(edges) and set(edges) <= set("NESW"), "artisans.workshop_mountains", "letters of N E S W", edges)
    _require(
        len(artisans["workshop_mountains"]) == 3, "artisans.workshop_mountains", "3 workshops", artisans["workshop_mountains"]
    )
    precious = tuple(artisans["precious_items"])
    _require(precious == ITEM_WORDS[MAGIC_ITEMS:], "artisans.precious_items", f"{ITEM_WORDS[MAGIC_ITEMS:]}", precious)
    _require(set(track) <= set(PRICES), "whims.five_player_track", f"prices of {PRICES}", track)
    _require(max(map(track.count, PRICES)) <= LANE, "whims.five_player_track", f"at most {LANE} spots a price", track)
    _require(sum(1 for price in track) >= 5, "whims.five_player_track", "spots for five markers", track)
    _check_whims(table["whims"]["cards"])
    method = table["solo"]["double_tile_method"]
    _require(method == "reroll", "solo.double_tile_method", "reroll", method)
    return table


PROVISIONAL: dict[str, Any] = check(
    tomllib.loads(files("naqala.catalog").joinpath("provisional.toml").read_text(encoding="utf-8"))
)


def provisional_values() -> dict[str, tuple[str, Any]]:
    """Every value that is not certain: by its path in the table, its grade (L or U) and the value we play with."""
    values = {}
    for grade, paths in PROVISIONAL["grades"].items():
        for path in paths:
            value: Any = PROVISIONAL
            for step in path.split("."):
                value = value[step]
            values[path] = (grade, value)
    return values
