"""What changed between two documents. ``web/src/lib/difference.ts`` makes the new document from the old one and this.

Documents are compared as values, before they are encoded: most of a position stays the same, and equal values are skipped.
"""

from functools import cache
from typing import Any, NamedTuple

from msgspec import NODEFAULT, Struct
from msgspec.structs import astuple, fields

_ALWAYS_SENT = object()


class Difference(NamedTuple):
    """New values by their place, such as ``/look/position/board/c4/meeples``, and the places that are gone."""

    put: dict[str, Any]
    gone: list[str]


def difference(old: Any, new: Any) -> Difference:
    """Return what to put in the place of what, to turn one document into another."""
    found = Difference({}, [])
    _compare("", old, new, found)
    return found


def _compare(place: str, old: Any, new: Any, found: Difference) -> None:
    """Compare objects, and lists of as many objects, part by part; replace everything else that is not equal, tuples too."""
    if isinstance(new, Struct) and type(old) is type(new):
        _compare_structs(place, old, new, found)
    elif isinstance(old, dict) and isinstance(new, dict):
        _compare_parts(place, old, new, found)
    elif _is_list_of_objects(old) and _is_list_of_objects(new) and len(old) == len(new):
        for number, (before, after) in enumerate(zip(old, new, strict=True)):
            if before != after:
                _compare(f"{place}/{number}", before, after, found)
    elif old != new:
        found.put[place] = new


def _compare_structs(place: str, old: Struct, new: Struct, found: Difference) -> None:
    kind = type(new)
    for name, before, after, left_out in zip(
        kind.__struct_fields__, astuple(old), astuple(new), _left_out_values(kind), strict=True
    ):
        if before is after or before == after:
            continue
        if after == left_out:
            found.gone.append(f"{place}/{name}")
        elif before == left_out:
            found.put[f"{place}/{name}"] = after
        else:
            _compare(f"{place}/{name}", before, after, found)


def _compare_parts(place: str, old: dict[str, Any], new: dict[str, Any], found: Difference) -> None:
    for name, after in new.items():
        if name not in old:
            found.put[f"{place}/{name}"] = after
        elif (before := old[name]) is not after and before != after:
            _compare(f"{place}/{name}", before, after, found)
    found.gone.extend([f"{place}/{name}" for name in old if name not in new])


@cache
def _left_out_values(kind: type[Struct]) -> list[Any]:
    """Return for each field of a type the value that is not encoded, if there is one."""
    found = []
    for field in fields(kind):
        left_out = _ALWAYS_SENT
        if kind.__struct_config__.omit_defaults and field.default is not NODEFAULT:
            left_out = field.default
        elif kind.__struct_config__.omit_defaults and field.default_factory in (list, dict):
            left_out = field.default_factory()
        found.append(left_out)
    return found


def _is_list_of_objects(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, Struct | dict) for one in value)
