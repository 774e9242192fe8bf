"""Reads JSON by hand-held steps, so that every error names the field, what was expected and what came."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from naqala.catalog.rules import READABLE, RULES
from naqala.errors import FormatError, NaqalaError, shown


class Node:
    """A JSON value and the path that leads to it."""

    def __init__(self, value: Any, path: str) -> None:
        self.value = value
        self.path = path

    def fault(self, expected: str) -> FormatError:
        """The error for this field."""
        return FormatError(f"{self.path}: expected {expected}, got {shown(self.value)}")

    def fields(self, *names: str) -> dict[str, "Node"]:
        """The fields of an object; a field that is not among the names is an error."""
        if not isinstance(self.value, dict):
            raise self.fault("an object")
        for name in self.value:
            if name not in names:
                raise FormatError(f"{self.path}: expected fields of {', '.join(names)}; got {shown(name)}")
        return {name: Node(value, f"{self.path}.{name}") for name, value in self.value.items()}

    def entries(self) -> Iterator[tuple[str, "Node"]]:
        """The entries of an object with free keys."""
        if not isinstance(self.value, dict):
            raise self.fault("an object")
        for name, value in self.value.items():
            yield name, Node(value, f"{self.path}.{name}")

    def elements(self, most: int) -> list["Node"]:
        """The elements of a list."""
        if not isinstance(self.value, list) or len(self.value) > most:
            raise self.fault(f"a list of at most {most}")
        return [Node(value, f"{self.path}[{place}]") for place, value in enumerate(self.value)]

    def number(self, least: int, most: int) -> int:
        """A whole number in a range."""
        if isinstance(self.value, bool) or not isinstance(self.value, int) or not least <= self.value <= most:
            raise self.fault(f"a whole number from {least} to {most}")
        return self.value

    def truth(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.fault("true or false")
        return self.value

    def word(self, words: Sequence[str]) -> int:
        """One of some words, as its number."""
        if not isinstance(self.value, str) or self.value not in words:
            raise self.fault(f"one of {', '.join(words)}")
        return words.index(self.value)

    def words(self, words: Sequence[str]) -> list[int]:
        """A list of different words, as numbers."""
        numbers = [element.word(words) for element in self.elements(len(words))]
        if len(set(numbers)) != len(numbers):
            raise self.fault("each name once")
        return numbers


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object's fields; one that is there twice is an error, not a silent loss."""
    fields = dict(pairs)
    if len(fields) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise FormatError(f"expected each field once, got {shown(twice)} twice")
    return fields


def parse_json(text: str, source: str) -> Any:
    """JSON text as Python values, or a named error."""
    try:
        return json.loads(text, object_pairs_hook=_each_once)
    except FormatError as error:
        raise FormatError(f"{source}: {error}") from error
    except RecursionError as error:
        raise FormatError(f"{source}: expected a position or record, got text nested too deep") from error
    except ValueError as error:
        raise FormatError(f"{source}: expected JSON, got text that ends or breaks off: {error}") from error


def read_file(path: Path | str) -> str:
    """The text of a file, or a named error."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise FormatError(f"{path}: expected a readable text file, got {error}") from error


def read_json(path: Path | str) -> Any:
    """A JSON file as Python values, or a named error."""
    return parse_json(read_file(path), str(path))


def check_head(value: Any, kind: str, version: int, readable: Sequence[int] | None = None) -> None:
    """Check the first three fields of every file: format, version, rules."""
    if not isinstance(value, dict):
        raise FormatError(f"format: expected a {kind} object, got {shown(value)}")
    if value.get("format") != kind:
        raise FormatError(f"format: expected {kind!r}, got {shown(value.get('format'))}")
    for name, expected in (("version", (version,)), ("rules", READABLE if readable is None else readable)):
        if type(value.get(name)) is not int or value[name] not in expected:
            raise FormatError(f"{name}: expected {' or '.join(map(str, expected))} for {kind}, got {shown(value.get(name))}")


@contextmanager
def made_under(rules: int) -> Iterator[None]:
    """Say in errors that what was read was made under other rules than today's."""
    try:
        yield
    except NaqalaError as error:
        if rules == RULES:
            raise
        raise type(error)(f"{error}; it was made under rules {rules}, these are rules {RULES}") from error
