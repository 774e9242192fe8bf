"""The tables of fields in docs/position.md and docs/record.md, from the types of positions and records."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from naqala.position.schema import Position
from naqala.reading import is_struct, members
from naqala.record import Record
from tools.tables import page_with, table_of

DOCS = Path(__file__).parents[1] / "docs"
PAGES: dict[Path, type[msgspec.Struct]] = {DOCS / "position.md": Position, DOCS / "record.md": Record}
HEAD = ("field", "meaning", "default")
MOST_WORDS = 20
"""The number of names that are listed with a field; longer lists are in decisions.md."""


def _default(field: msgspec.structs.FieldInfo) -> str:
    if field.required:
        return "required"
    if field.default is msgspec.UNSET:
        return "the rest"
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return "none" if value is None else f"`{json.dumps(value)}`"


def _meaning(hint: Any) -> str:
    """Return what the field says, and the names it may have if they are few."""
    notes = [note for note in getattr(hint, "__metadata__", ()) if isinstance(note, msgspec.Meta)]
    said = "; ".join(note.description for note in notes if note.description)
    words = next((note.extra["words"] for note in notes if note.extra and "words" in note.extra), ())
    return f"{said}: {', '.join(f'`{word}`' for word in words)}" if 1 <= len(words) <= MOST_WORDS else said


def rows(part: Any, path: str = "") -> Iterator[tuple[str, str, str]]:
    """Yield a row for each field, those of inner parts included."""
    hints = get_type_hints(part, include_extras=True)
    for field in msgspec.structs.fields(part):
        hint, name = hints[field.name], f"{path}{field.encode_name}"
        inner = {"": next(members(hint))[0], "[]": None, ".X": None}
        if get_origin(inner[""]) in (list, dict):
            key = "[]" if get_origin(inner[""]) is list else ".X"
            inner[key] = next(members(get_args(inner[""])[-1]))[0]
        parts = {key: one for key, one in inner.items() if is_struct(one) and one is not Position}
        if not parts or field.required or field.default is None or get_origin(inner[""]) is list:
            yield f"`{name}`", _meaning(hint), _default(field)
        for key, one in parts.items():
            yield from rows(one, f"{name}{key}.")


def page(path: Path) -> str:
    """Return a page with its table as it must be."""
    return page_with(path, {"fields": table_of(HEAD, rows(PAGES[path]))})
