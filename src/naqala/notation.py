"""A position as short text that people read and type, in both directions; docs/notation.md.

Each thing has a line: its name, then its fields, separated by semicolons. Piles, bag and supply are left out: they hold the rest.
The type of a field in schema.py says how its text is read.
"""

import json
from collections.abc import Mapping
from typing import Any, get_args, get_type_hints

from naqala.catalog.names import PRICES, TILE_WORDS
from naqala.catalog.rules import READABLE, RULES
from naqala.catalog.tiles import FACE_WORDS
from naqala.errors import FormatError, shown
from naqala.options import Options
from naqala.position import FORMAT, VERSION
from naqala.position.schema import Position, Question, Seat, Tile
from naqala.reading import is_struct, members, parse_json, shape

HEAD = f"naqala {VERSION} rules {RULES}"
_FILLED = ("bag", "supply")
"""Parts that hold the rest and are left out, like the decks."""
_LISTED = {"seat": ("seats", Seat), "pending": ("pending", Question)}
"""Lines that can occur several times, with the lists they make."""
_ALWAYS = ("camels", "tent", "count")
_PARTS = get_type_hints(Position, include_extras=True)


def _value_text(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{name} {number}" for name, number in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def _fields_text(fields: Mapping[str, Any]) -> str:
    """Return the fields as text. Zero, no and none are left out, except where that could be misread."""
    said = {name: value for name, value in fields.items() if name != "deck" and (value or name in _ALWAYS)}
    return "; ".join(f"{name} {_value_text(value)}" for name, value in said.items())


def to_text(position: Position) -> str:
    """Write a position as text."""
    document = position.to_json()
    values = document["options"].pop("values", {})
    lines = [HEAD, f"options; {_fields_text(document['options'])}"]
    lines += [f"value; {path} {json.dumps(value)}" for path, value in values.items()]
    for tile, entry in document["board"].items():
        rest = _fields_text({name: value for name, value in entry.items() if name not in ("tile", "meeples")})
        lines.append("; ".join(filter(None, [f"{tile} {entry['tile']}", entry.get("meeples", ""), rest])))
    lines += [f"seat; {_fields_text(entry)}" for entry in document["seats"]]
    for name, value in document.items():
        if name in ("format", "version", "rules", "options", "board", "seats", "pending", *_FILLED):
            continue
        said = _fields_text(value) if isinstance(value, dict) else _value_text(value)
        if said:
            lines.append(f"{name}; {said}")
    lines += [f"pending; {_fields_text(question)}" for question in document["pending"]]
    return "\n".join(lines) + "\n"


def _fields_of(line: str) -> Mapping[str, Any]:
    """Return the fields that a line can have, with their types."""
    kind = _LISTED[line][1] if line in _LISTED else _PARTS.get(line)
    for one, _ in members(kind):
        if one is Options or is_struct(one):
            return get_type_hints(one, include_extras=True)
        if shape(one) is dict:
            return dict.fromkeys(map(str, PRICES), get_args(one)[1])
    return {}


def _number(text: str) -> int | str:
    return int(text) if text.strip().isdecimal() else text.strip()


def _read_value(where: str, kind: Any, text: str) -> Any:
    shapes = {shape(one) for one, _ in members(kind)}
    if dict in shapes:
        pairs = [part.rsplit(" ", 1) for part in map(str.strip, text.split(","))]
        if not all(len(pair) == 2 and pair[1].isdecimal() for pair in pairs):
            raise FormatError(f"{where}: expected names with numbers, such as silk 2, got {shown(text, repr)}")
        return {thing: int(number) for thing, number in pairs}
    if list in shapes:
        return [_number(part) for part in text.split(",")]
    if bool in shapes and text in ("yes", "no"):
        return text == "yes"
    return _number(text) if int in shapes else text


def _read_fields(where: str, kinds: Mapping[str, Any], parts: list[str]) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for part in parts:
        name, _, text = part.strip().partition(" ")
        if not text or name in fields:
            raise FormatError(f"{where}: expected fields such as gold 50, each once, got {shown(part, repr)}")
        fields[name] = _read_value(f"{where}; {name}", kinds.get(name), text.strip())
    return fields


def _read_tile(parts: list[str]) -> dict[str, Any]:
    """Read a tile: its face, its meeples if any, then fields."""
    where = parts[0].strip()
    face = where.partition(" ")[2].strip()
    if face not in FACE_WORDS:
        raise FormatError(f"{where}: expected one of {', '.join(FACE_WORDS)}, got {shown(face, repr)}")
    rest = parts[1:]
    entry: dict[str, Any] = {"tile": face}
    if rest and rest[0].strip().isupper():
        entry["meeples"] = rest.pop(0).strip()
    return entry | _read_fields(where, get_type_hints(Tile, include_extras=True), rest)


def from_text(text: str) -> Position:
    """Read a position; ``Game.from_position`` checks whether it is possible."""
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.strip().startswith("#")]
    rules = next((number for number in READABLE if lines and lines[0] == f"naqala {VERSION} rules {number}"), None)
    if rules is None:
        raise FormatError(f"expected a first line {HEAD!r}, got {shown(lines[0] if lines else '', repr)}")
    position: dict[str, Any] = {"format": FORMAT, "version": VERSION, "rules": rules, "board": {}, "seats": [], "pending": []}
    values: dict[str, Any] = {}
    for line in lines[1:]:
        parts = line.split(";")
        name = parts[0].strip()
        if name.partition(" ")[0] in TILE_WORDS:
            position["board"][name.partition(" ")[0]] = _read_tile(parts)
        elif name in _LISTED:
            position[_LISTED[name][0]].append(_read_fields(name, _fields_of(name), parts[1:]))
        elif name == "value":
            path, _, value = line.partition(";")[2].strip().partition(" ")
            values[path] = parse_json(value, f"value; {path}")
        elif name in ("round", "bid_track"):
            position[name] = _read_value(name, _PARTS[name], "".join(parts[1:]).strip())
        else:
            position[name] = _read_fields(name, _fields_of(name), parts[1:])
    if values:
        position["options"] = {**position.get("options", {}), "values": values}
    return Position.from_json(position)
