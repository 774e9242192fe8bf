"""The weights of the evaluation: data, read from weights.toml, each with a name."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from naqala.catalog.cards import MAGIC_ITEMS
from naqala.catalog.names import DJINN_WORDS, ITEM_WORDS
from naqala.engine.kernel import reals


class _Weight(NamedTuple):
    """Where each weight stands; weights.toml says what each means."""

    RIVAL: int = 0
    TURNS_PER_PIECE: int = 1
    TURNS_PER_MEEPLE: int = 2
    PURSE: int = 3
    COMFORT: int = 4
    DOUBT: int = 5
    ELDER: int = 6
    ARTISAN: int = 7
    THIEF: int = 8
    OASIS: int = 9
    VILLAGE: int = 10
    CITY: int = 11
    SUIT: int = 12
    FAKIR: int = 13
    ITEM: int = 14
    WHIM: int = 15
    KILL: int = 16
    LEAVES: int = 17
    KEEPS: int = 18
    OVERTAKEN: int = 19
    BLUR: int = 20
    LONELY_VIZIERS: int = 21
    DANGER: int = 22
    OTHERS: int = 23
    CHOICE: int = 24
    PAYING_TURNS: int = 25
    POWER_TURNS: int = 26
    THIEF_TURNS: int = 27
    GROWTH_TURNS: int = 28
    CITY_TURNS: int = 29
    SUIT_TURNS: int = 30
    MAGIC_TURNS: int = 31
    WHIM_TURNS: int = 32
    POWER: int = 33
    """One a djinn from here on."""
    MAGIC: int = POWER + len(DJINN_WORDS)
    """One a magic item from here on."""


Weight = _Weight()


WEIGHTS = Weight.MAGIC + MAGIC_ITEMS
SINGLE = tuple(name.lower() for name in Weight._fields[:-2])
"""The names of the weights that are one number each."""
DEFAULT = "default"
"""The weight of the djinns or magic items that a section of weights.toml does not name."""


@cache
def weight_sets() -> dict[str, dict[str, Any]]:
    """Return the sets of weights in weights.toml by name."""
    return tomllib.loads((files("naqala.bots") / "weights.toml").read_text(encoding="utf-8"))


def as_row(named: dict[str, Any]) -> Any:
    """Return named weights as a row for kernels. A card that is not named has the default of its section, all else is 0."""
    row = reals(WEIGHTS)
    for place, name in enumerate(SINGLE):
        row[place] = float(named.get(name, 0.0))
    for first, section, names in ((Weight.POWER, "power", DJINN_WORDS), (Weight.MAGIC, "magic", ITEM_WORDS[:MAGIC_ITEMS])):
        weights = named.get(section, {})
        for place, name in enumerate(names, first):
            row[place] = float(weights.get(name, weights.get(DEFAULT, 0.0)))
    return row


def weights_named(name: str) -> Any:
    """Return a set of weights as a row for kernels."""
    return as_row(weight_sets()[name])
