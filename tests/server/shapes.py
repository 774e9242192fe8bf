"""What travels, as plain values; and that it is exactly what is declared: no field too many, none too few, all of their types."""

import json
from typing import Any

import msgspec


def to_plain(value: Any) -> Any:
    """Structs as the dictionaries and lists a browser gets."""
    return json.loads(msgspec.json.encode(value))


def misfit(value: Any, kind: Any) -> str | None:
    """What is wrong with a decoded JSON value, or None: read by its type and written again it must be the same."""
    try:
        read = msgspec.json.decode(json.dumps(value), type=kind)
    except msgspec.ValidationError as error:
        return str(error)
    if to_plain(read) != value or "UNSET" in repr(read):
        return "a field is missing or not declared"
    return None
