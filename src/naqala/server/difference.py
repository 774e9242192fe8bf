"""What changed between two JSON documents. ``web/src/lib/difference.ts`` makes the new document from the old one and this."""

from typing import NamedTuple

from msgspec import Raw
from msgspec.json import Decoder

_OBJECT: Decoder[dict[str, Raw]] = Decoder(dict[str, Raw])
_LIST: Decoder[list[Raw]] = Decoder(list[Raw])


class Difference(NamedTuple):
    """New values by their place, such as ``/look/position/board/c4/meeples``, and the places that are gone."""

    put: dict[str, Raw]
    gone: list[str]


def difference(old: Raw, new: Raw) -> Difference:
    """Return what to put in the place of what, to turn one object into another. Only what is not equal is taken apart."""
    found = Difference({}, [])
    _compare_parts("", _OBJECT.decode(old), _OBJECT.decode(new), found)
    return found


def _compare_parts(place: str, old: dict[str, Raw], new: dict[str, Raw], found: Difference) -> None:
    for name, part in new.items():
        before = old.get(name)
        if before is None:
            found.put[f"{place}/{name}"] = part
        elif before != part:
            _compare(f"{place}/{name}", before, part, found)
    found.gone.extend([f"{place}/{name}" for name in old if name not in new])


def _compare(place: str, old: Raw, new: Raw, found: Difference) -> None:
    """Objects, and lists of as many objects, are compared part by part; everything else is replaced."""
    before, after = bytes(old), bytes(new)
    if before[:1] == b"{" == after[:1]:
        _compare_parts(place, _OBJECT.decode(before), _OBJECT.decode(after), found)
    elif before[:2] == b"[{" == after[:2] and len(olds := _objects(before)) == len(news := _objects(after)) > 0:
        _compare_parts(place, olds, news, found)
    else:
        found.put[place] = new


def _objects(text: bytes) -> dict[str, Raw]:
    """Return the parts of a list by their numbers if all are objects; otherwise none."""
    parts = _LIST.decode(text)
    return {str(number): part for number, part in enumerate(parts)} if all(bytes(part)[:1] == b"{" for part in parts) else {}
