"""A values file: TOML in the shape of provisional.toml, with the values that an owner of the box reads there (docs/values.md)."""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from naqala.catalog.cards import WHIM_CARDS, WHIM_WORDS
from naqala.catalog.provisional import grade_of, value_at
from naqala.catalog.values import FIXED, SLOTS, GivenValues, Slot, checked, refusal
from naqala.errors import ValuesError, shown
from naqala.reading import read_file

LONGEST_FILE = 20_000
"""Characters; more than a file with every value and many comments has."""
MOST_DOTS = 100
"""In a line; more than all whims in one line have."""
_CARDS = "whims.cards"
WITH_SIGN = ", ".join(card.name for card in WHIM_CARDS if card.artisans)
_HEAD = """\
# Values for naqala: what is printed in your box. No published source confirms the values below; each line
# has the value that we use. Where your box says something else, remove the # and correct the value. Leave the other lines alone.
# Check the file with `naqala values FILE`. docs/values.md says where it can be used.
"""
_NOTES = {
    "artisans.workshop_mountains": "for each of the 3 workshops the edges with a mountain, of N S E W; in any order",
    "whims.five_player_track": "every spot of the turn order track for five, the cheapest first",
    "solo.yazid_pays_fakir_first": "false: with two Elders if he has them",
    "promos.dhenim.own": "gold for the owner's Viziers",
    "promos.dhenim.other": "gold for those of others",
}


def read_values(path: Path | str) -> GivenValues:
    """Return the values of a values file."""
    return parse_values(read_file(path), str(path))


def parse_values(text: str, source: str) -> GivenValues:
    """Return the values of a values file; refuse one that is no TOML, has unknown names, or values that do not fit."""
    if len(text) > LONGEST_FILE:
        raise ValuesError(f"{source}: expected at most {LONGEST_FILE} characters, got {len(text)}")
    # A key of thousands of parts takes the parser seconds.
    if (dots := max(line.count(".") for line in text.split("\n"))) > MOST_DOTS:
        raise ValuesError(f"{source}: expected at most {MOST_DOTS} dots in a line, got {dots}")
    try:
        given = dict(_leaves(tomllib.loads(text), source))
    except (ValueError, RecursionError) as error:  # also of a number that is too long
        raise ValuesError(f"{source}: expected TOML, got {error}") from error
    return checked({path: value for path, value in given.items() if path not in FIXED}, source)


def _leaves(part: Mapping[str, Any], source: str, path: str = "") -> Iterator[tuple[str, Any]]:
    """Yield every value with its path; refuse other values than the fixed ones."""
    for name, value in part.items():
        here = f"{path}{name}"
        if here == _CARDS:
            yield from _cards(value, source)
        elif isinstance(value, dict) and here not in SLOTS:
            yield from _leaves(value, source, f"{here}.")
        elif here in FIXED and value != value_at(here):
            why = "the only one the rules know" if grade_of(here) else "which is certain"
            raise refusal(source, here, f"{shown(value_at(here))}, {why} ({FIXED[here]})", value)
        else:
            yield here, value


def _cards(cards: Any, source: str) -> Iterator[tuple[str, Any]]:
    """Yield the whims of a file; what a row leaves out is as we have it, and so is the Artisans' sign (WHIM-10)."""
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        raise refusal(source, _CARDS, 'rows such as { id = "w07", needs = { palms = 3 }, gold = 10 }', cards)
    names = [card.get("id") for card in cards]
    for card, name in zip(cards, names, strict=True):
        if name not in WHIM_WORDS or names.count(name) > 1:
            ids = f"{WHIM_WORDS[0]} to {WHIM_WORDS[-1]}, because the box has {len(WHIM_WORDS)} (WHIM-10)"
            expected = f"each whim once, by its id: {ids}"
            raise refusal(source, _CARDS, expected, name)
        slot = SLOTS[f"{_CARDS}.{name}"]
        for key in card.keys() - {"id", "needs", "gold", "artisans"}:
            raise refusal(source, slot.path, "id, needs and gold", key)
        is_for_artisans = "artisans" in slot.parts
        if card.get("artisans", is_for_artisans) is not is_for_artisans:
            expected = f"{_toml(is_for_artisans)}, because {WITH_SIGN} have the Artisans' sign (WHIM-10)"
            raise refusal(source, f"{slot.path}.artisans", expected, card["artisans"])
        yield slot.path, {**slot.usual, **{key: card[key] for key in ("needs", "gold") if key in card}}


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{name} = {_toml(inner)}' for name, inner in value.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def _line(slot: Slot) -> str:
    """Return a value of the template, in a comment."""
    note = ", ".join(filter(None, (slot.rule, _NOTES.get(slot.path))))
    return f"# {slot.path.partition('.')[2]} = {_toml(slot.usual)}    # {note}"


def _cards_lines() -> Iterator[str]:
    yield f"# WHIM-14: what a whim needs, at least, and the gold it pays. With the Artisans' sign: {WITH_SIGN} (WHIM-10)."
    yield "cards = ["
    for slot in SLOTS.values():
        if slot.path.startswith(_CARDS):
            card = slot.usual
            yield f'    # {{ id = "{slot.path.rpartition(".")[2]}", needs = {_toml(card["needs"])}, gold = {card["gold"]} }},'
    yield "]"


def template() -> str:
    """Return a values file with every value that can be given, each as we have it and in a comment."""
    lines = [_HEAD]
    for box in dict.fromkeys(path.partition(".")[0] for path in SLOTS):
        lines.append(f"[{box}]")
        slots = [slot for slot in SLOTS.values() if slot.path.startswith(f"{box}.") and not slot.path.startswith(_CARDS)]
        lines += map(_line, slots)
        if box == "whims":
            lines += _cards_lines()
        lines.append("")
    return "\n".join(lines)


def differences(given: GivenValues) -> list[str]:
    """Return given values for people, a line each: the path, the value from the box, and ours."""
    return [f"{path} = {_toml(value)}    # ours: {_toml(SLOTS[path].usual)}" for path, value in given.items()]


def written(given: GivenValues) -> str:
    """Return a values file with these values."""
    lines: list[str] = []
    for box in dict.fromkeys(path.partition(".")[0] for path in given):
        own = {path: value for path, value in given.items() if path.startswith(f"{box}.")}
        lines.append(f"[{box}]")
        lines += [f"{path.partition('.')[2]} = {_toml(value)}" for path, value in own.items() if not path.startswith(_CARDS)]
        if cards := [{"id": path.rpartition(".")[2], **value} for path, value in own.items() if isinstance(value, dict)]:
            lines += ["cards = [", *(f"    {_toml(card)}," for card in cards), "]"]
        lines.append("")
    return "\n".join(lines)
