"""Reading JSON by its types, so that every error names the field, what was expected and what came."""

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from naqala.catalog.rules import READABLE, RULES
from naqala.errors import FormatError, NaqalaError, shown

Value = TypeVar("Value")
_REFUSALS = (msgspec.ValidationError, RecursionError, UnicodeError)
"""What msgspec raises for a value of another type, for one that is too deep, and for an incomplete character."""


def one_of(words: tuple[str, ...]) -> Meta:
    """Mark a text that must be one of the words."""
    pattern = rf"^({'|'.join(words)})$(?!\n)"
    extra = {"expected": f"one of {', '.join(words)}", "words": words}
    return Meta(pattern=pattern, extra=extra, extra_json_schema={"enum": list(words)})


def always_one_of(words: Iterable[str]) -> Meta:
    """Mark a text that we write ourselves, so that its type names the words and reading does not check them."""
    return Meta(extra_json_schema={"enum": list(words)})


def misfit(value: Any, expected: str, path: str) -> FormatError:
    """Return the error for a field."""
    return FormatError(f"{path}: expected {expected}, got {shown(value)}")


def decode(value: Any, kind: type[Value], path: str) -> Value:
    """Return JSON data as a value of the type, or raise an error for the field that does not fit."""
    try:
        return msgspec.convert(value, kind)
    except _REFUSALS as error:
        raise _fault(value, kind, path) from error


def to_json(value: Any) -> Any:
    """Return a typed value as plain JSON data: tuples are lists, and keys are texts."""
    return msgspec.json.decode(msgspec.json.encode(value))


def members(kind: Any, notes: tuple[Any, ...] = ()) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """Yield the types of a union, each with its annotations."""
    if get_origin(kind) is Annotated:
        yield from members(kind.__origin__, (*notes, *kind.__metadata__))
    elif get_origin(kind) in (Union, UnionType):
        for one in get_args(kind):
            yield from members(one, notes)
    else:
        yield kind, notes


def shape(kind: Any) -> Any:
    """Return the Python type that JSON of this type has."""
    origin = get_origin(kind) or kind
    return dict if is_struct(kind) else {tuple: list, Literal: str}.get(origin, origin)


def is_struct(kind: Any) -> bool:
    """Return whether the type is an object with known fields."""
    return isinstance(kind, type) and issubclass(kind, Struct)


def _fault(value: Any, kind: Any, path: str) -> FormatError:
    """Return the error for the innermost part of the value that does not fit; msgspec itself names neither keys nor values."""
    known = list(members(kind))
    kind, notes = next((one for one in known if isinstance(value, shape(one[0]))), known[0])
    if is_struct(kind) and isinstance(value, dict):
        fields = {field.encode_name: field.required for field in msgspec.structs.fields(kind)}
        for name in value:
            if name not in fields:
                return FormatError(f"{path}: expected fields of {', '.join(fields)}; got {shown(name)}")
        for name, required in fields.items():
            if required and name not in value:
                return FormatError(f"{path}.{name}: expected this field, got nothing")
    for inner, inner_kind, inner_path in _parts(value, kind, path):
        try:
            msgspec.convert(inner, inner_kind)
        except _REFUSALS:
            return _fault(inner, inner_kind, inner_path)
    return misfit(value, _expected(kind, notes), path)


def _parts(value: Any, kind: Any, path: str) -> Iterator[tuple[Any, Any, str]]:
    """Yield the parts of a value, with their types and paths."""
    if is_struct(kind) and isinstance(value, dict):
        hints = get_type_hints(kind, include_extras=True)
        yield from ((value[name], hints[name], f"{path}.{name}") for name in hints if name in value)
    elif get_origin(kind) is dict and isinstance(value, dict):
        of_key, of_entry = get_args(kind)
        for key, entry in value.items():
            yield key, of_key, path
            yield entry, of_entry, f"{path}.{key}"
    elif get_origin(kind) is list and isinstance(value, list):
        yield from ((entry, get_args(kind)[0], f"{path}[{place}]") for place, entry in enumerate(value))


def _expected(kind: Any, notes: tuple[Any, ...]) -> str:
    """Return what a type accepts, in words."""
    limits = [note for note in notes if isinstance(note, Meta)]
    most = next((limit.max_length for limit in limits if limit.max_length is not None), None)
    for limit in limits:
        if limit.extra is not None:
            return str(limit.extra["expected"])
        if limit.le is not None:
            return f"a whole number from {limit.ge} to {limit.le}"
    if get_origin(kind) is Literal:
        return f"one of {', '.join(get_args(kind))}"
    texts = {int: "a whole number", bool: "true or false", str: "a text", list: f"a list of at most {most}" if most else "a list"}
    return texts.get(get_origin(kind) or kind, "an object")


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object's fields; refuse a field that occurs twice, instead of dropping one silently."""
    fields = dict(pairs)
    if len(fields) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise FormatError(f"expected each field once, got {shown(twice)} twice")
    return fields


def parse_json(text: str, source: str) -> Any:
    """Return JSON text as Python values, or raise a named error."""
    try:
        return json.loads(text, object_pairs_hook=_each_once)
    except FormatError as error:
        raise FormatError(f"{source}: {error}") from error
    except RecursionError as error:
        raise FormatError(f"{source}: expected a position or record, got text nested too deep") from error
    except ValueError as error:
        raise FormatError(f"{source}: expected JSON, got text that ends or breaks off: {error}") from error


def read_file(path: Path | str) -> str:
    """Return the text of a file, or raise a named error."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        got = (error.strerror if isinstance(error, OSError) else None) or error
        raise FormatError(f"{path}: expected a readable text file, got: {got}") from error


def read_json(path: Path | str) -> Any:
    """Return a JSON file as Python values, or raise a named error."""
    return parse_json(read_file(path), str(path))


def check_head(value: Any, kind: str, version: int, readable: Sequence[int] | None = None) -> None:
    """Check the first three fields of every file: format, version, rules."""
    if not isinstance(value, dict):
        raise FormatError(f"format: expected a {kind} object, got {shown(value)}")
    if value.get("format") != kind:
        raise FormatError(f"format: expected {shown(kind)}, got {shown(value.get('format'))}")
    for name, expected in (("version", (version,)), ("rules", READABLE if readable is None else readable)):
        if type(value.get(name)) is not int or value[name] not in expected:
            raise FormatError(f"{name}: expected {' or '.join(map(str, expected))} for {kind}, got {shown(value.get(name))}")


@contextmanager
def made_under(rules: int) -> Iterator[None]:
    """Say in errors that the file was made under other rules than today's."""
    try:
        yield
    except NaqalaError as error:
        if rules == RULES:
            raise
        raise type(error)(f"{error}; it was made under rules {rules}, these are rules {RULES}") from error
