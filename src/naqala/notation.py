"""A position as short text that people read and type, both directions; docs/notation.md.

One line a thing: its name, then its fields with semicolons between. Piles, bag and supply are left out: they hold the rest.
"""

from collections.abc import Mapping
from typing import Any

from naqala.catalog.names import TILE_WORDS
from naqala.catalog.rules import READABLE, RULES
from naqala.catalog.tiles import FACE_WORDS
from naqala.errors import FormatError, shown
from naqala.position import FORMAT, VERSION

HEAD = f"naqala {VERSION} rules {RULES}"
_FILLED = ("bag", "supply")
"""Parts that hold the rest and need not be said; so do the decks."""
_WORDS = frozenset(
    "piece whim face_up lost step start at before hand tribe ask tile djinn building cause".split()  # noqa: SIM905
)
"""Fields whose value is one text."""
_COUNTED = frozenset(
    {("seat", "cards"), ("seat", "items"), ("cards", "discard"), ("items", "discard"), ("aside", "cards"), ("aside", "items")}
)
"""Fields whose value counts things."""
_ALWAYS = ("camels", "tent", "count")
_NUMBERED = frozenset({("solo", "dice")})


def _value_text(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{name} {number}" for name, number in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def _fields_text(fields: Mapping[str, Any]) -> str:
    """Fields that say something: nothing, no and none are left unsaid, except where they could be mistaken."""
    said = {name: value for name, value in fields.items() if name != "deck" and (value or name in _ALWAYS)}
    return "; ".join(f"{name} {_value_text(value)}" for name, value in said.items())


def to_text(position: Mapping[str, Any]) -> str:
    """Writes a position file as text."""
    lines = [HEAD, f"options; {_fields_text(position['options'])}"]
    for tile, entry in position["board"].items():
        rest = _fields_text({name: value for name, value in entry.items() if name not in ("tile", "meeples")})
        lines.append("; ".join(filter(None, [f"{tile} {entry['tile']}", entry.get("meeples", ""), rest])))
    lines += [f"seat; {_fields_text(entry)}" for entry in position["seats"]]
    for name, value in position.items():
        if name in ("format", "version", "rules", "options", "board", "seats", "pending", *_FILLED):
            continue
        said = _fields_text(value) if isinstance(value, dict) else _value_text(value)
        if said:
            lines.append(f"{name}; {said}")
    lines += [f"pending; {_fields_text(question)}" for question in position["pending"]]
    return "\n".join(lines) + "\n"


def _read_value(line: str, name: str, text: str) -> Any:
    if name in _WORDS:
        return text
    parts = [part.strip() for part in text.split(",")]
    if (line, name) in _COUNTED:
        pairs = [part.rsplit(" ", 1) for part in parts]
        if not all(len(pair) == 2 and pair[1].isdecimal() for pair in pairs):
            raise FormatError(f"{line}; {name}: expected names with numbers, such as silk 2, got {shown(text, repr)}")
        return {thing: int(number) for thing, number in pairs}
    if line == "turn_track" or (line, name) in _NUMBERED:
        return [int(part) if part.isdecimal() else part for part in parts]
    if text in ("yes", "no"):
        return text == "yes"
    if text.isdecimal():
        return int(text)
    return text if name == "to" else parts


def _read_fields(line: str, parts: list[str]) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for part in parts:
        name, _, text = part.strip().partition(" ")
        if not text or name in fields:
            raise FormatError(f"{line}: expected fields such as gold 50, each once, got {shown(part, repr)}")
        fields[name] = _read_value(line, name, text.strip())
    return fields


def _read_tile(parts: list[str]) -> dict[str, Any]:
    """A tile's face, then maybe its meeples, then fields."""
    face = parts[0].strip().partition(" ")[2].strip()
    if face not in FACE_WORDS:
        raise FormatError(f"{parts[0].strip()}: expected one of {', '.join(FACE_WORDS)}, got {shown(face, repr)}")
    rest = parts[1:]
    entry: dict[str, Any] = {"tile": face}
    if rest and rest[0].strip().isupper():
        entry["meeples"] = rest.pop(0).strip()
    return entry | _read_fields(parts[0].strip(), rest)


def from_text(text: str) -> dict[str, Any]:
    """Reads text into a position file; whether that is a position that can be is for ``Game.from_position`` to say."""
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.strip().startswith("#")]
    rules = next((number for number in READABLE if lines and lines[0] == f"naqala {VERSION} rules {number}"), None)
    if rules is None:
        raise FormatError(f"expected a first line {HEAD!r}, got {shown(lines[0] if lines else '', repr)}")
    position: dict[str, Any] = {"format": FORMAT, "version": VERSION, "rules": rules, "board": {}, "seats": [], "pending": []}
    for line in lines[1:]:
        parts = line.split(";")
        name = parts[0].strip()
        if name.partition(" ")[0] in TILE_WORDS:
            position["board"][name.partition(" ")[0]] = _read_tile(parts)
        elif name in ("seat", "pending"):
            position["seats" if name == "seat" else name].append(_read_fields(name, parts[1:]))
        elif name == "round":
            position[name] = _read_value(name, name, "".join(parts[1:]).strip())
        elif name == "bid_track":
            position[name] = [int(part) if part.strip().isdecimal() else part for part in "".join(parts[1:]).split(",")]
        else:
            position[name] = _read_fields(name, parts[1:])
    for name in ("expansions", "promos"):
        if name in position.get("options", {}) and not isinstance(position["options"][name], list):
            position["options"][name] = [position["options"][name]]
    return position
