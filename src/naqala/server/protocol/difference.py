"""What changed between two documents. ``web/src/lib/difference.ts`` makes the new document from the old one and this.

Documents are compared as values, before they are encoded: most of a position stays the same, and equal values are skipped.
"""

from functools import cache
from itertools import compress
from operator import is_not
from types import NoneType
from typing import Any, NamedTuple

from msgspec import NODEFAULT, Struct
from msgspec.structs import astuple, fields

from naqala.decision import Decision
from naqala.narrator import Said

_ALWAYS_SENT = _MISSING = object()
_SENT_WHOLE = frozenset((str, int, bool, NoneType, tuple, Said, Decision))
"""Types whose values are small, or change as a whole."""


class Difference(NamedTuple):
    """New values by their place, such as ``/look/position/board/c4/meeples``, and the places that are gone."""

    put: dict[str, Any]
    gone: list[str]


def difference(old: Any, new: Any) -> Difference:
    """Return what to put in the place of what, to turn one document into another."""
    found = Difference({}, [])
    if old != new:
        _compare("", old, new, found)
    return found


def _compare(place: str, old: Any, new: Any, found: Difference) -> None:
    """Compare two values that are not equal: objects, and lists of as many objects, part by part; replace all others."""
    kind = type(new)
    if kind in _SENT_WHOLE or kind is not type(old):
        found.put[place] = new
    elif kind is dict:
        _compare_parts(place, old, new, found)
    elif isinstance(new, Struct):
        _compare_structs(place, old, new, found)
    elif kind is list and len(old) == len(new) and _are_objects(old) and _are_objects(new):
        for number, (before, after) in enumerate(zip(old, new, strict=True)):
            if before is not after and before != after:
                _compare(f"{place}/{number}", before, after, found)
    else:
        found.put[place] = new


def _compare_structs(place: str, old: Struct, new: Struct, found: Difference) -> None:
    olds, news = astuple(old), astuple(new)
    both = zip(_fields_of(type(new)), olds, news, strict=True)
    for (name, left_out), before, after in compress(both, map(is_not, olds, news)):  # most are the same object
        if before == after:
            continue
        if after == left_out:
            found.gone.append(f"{place}/{name}")
        elif before == left_out:
            found.put[f"{place}/{name}"] = after
        else:
            _compare(f"{place}/{name}", before, after, found)


def _compare_parts(place: str, old: dict[str, Any], new: dict[str, Any], found: Difference) -> None:
    for name in [name for name, after in new.items() if old.get(name, _MISSING) is not after]:
        if name not in old:
            found.put[f"{place}/{name}"] = new[name]
        elif old[name] != new[name]:
            _compare(f"{place}/{name}", old[name], new[name], found)
    if old.keys() != new.keys():
        found.gone.extend([f"{place}/{name}" for name in old if name not in new])


@cache
def _fields_of(kind: type[Struct]) -> list[tuple[str, Any]]:
    """Return the names of the fields of a type, each with the value that is not encoded, if there is one."""
    found = []
    for field in fields(kind):
        left_out = _ALWAYS_SENT
        if kind.__struct_config__.omit_defaults and field.default is not NODEFAULT:
            left_out = field.default
        elif kind.__struct_config__.omit_defaults and field.default_factory in (list, dict):
            left_out = field.default_factory()
        found.append((field.name, left_out))
    return found


def _are_objects(values: list[Any]) -> bool:
    return bool(values) and all(isinstance(one, Struct | dict) for one in values)
