"""The tables of docs/spaces.md: what each number of an observation means, and what each number of an action means."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from naqala.catalog.cards import PROMOS, WHIM_WORDS
from naqala.catalog.names import (
    BUILDING_WORDS,
    CARD_WORDS,
    COLOUR_WORDS,
    DJINN_WORDS,
    ITEM_WORDS,
    PRICES,
    THIEF_WORDS,
    TILE_WORDS,
)
from naqala.catalog.tiles import FACE_WORDS
from naqala.catalog.verbs import FORMS, Parameter, meanings
from naqala.engine.state import Place, State
from naqala.env.kernels.observation import FIELDS, OBSERVATION, Bounds, Observation
from naqala.position.words import ASK_WORDS, STEP_WORDS
from tools.data_columns import notes_of
from tools.tables import page_with, table_of

PAGE = Path(__file__).parents[1] / "docs" / "spaces.md"
NAMES: dict[str, Sequence[object]] = {
    "tile": TILE_WORDS,
    "face": FACE_WORDS,
    "tribe": COLOUR_WORDS,
    "card": CARD_WORDS,
    "item": ITEM_WORDS,
    "djinn": DJINN_WORDS,
    "thief": THIEF_WORDS,
    "whim": WHIM_WORDS,
    "promo": PROMOS,
    "building": BUILDING_WORDS,
    "price level": PRICES,
    "ask": ASK_WORDS,
    "step": STEP_WORDS,
}
"""What stands behind numbers, in the order in which they count."""


def meaning_of(field: str) -> str:
    """Return what a field of an observation means, as the note below it says."""
    note = notes_of(Observation).get(field) or notes_of(State).get(field, "")
    return note.replace("``", "`").rstrip(".")


def _field_rows() -> Iterator[tuple[object, ...]]:
    for field in FIELDS:
        assert OBSERVATION.fields is not None
        first = OBSERVATION.fields[field.name][1] // np.dtype(np.int16).itemsize
        bounds = next(extra for extra in field.extras if isinstance(extra, Bounds))
        shape = " x ".join(map(str, field.shape)) or "1"
        yield f"`{field.name}`", first, shape, f"{bounds.low} to {bounds.high}", meaning_of(field.name)


def _parameter(parameter: Parameter) -> str:
    return f"{parameter.name} ({parameter.size})"


def _action_rows() -> Iterator[tuple[object, ...]]:
    for verb, form in FORMS.items():
        first, last = form.span.first, form.span.first + form.span.size - 1
        legal = [meaning for meaning in meanings()[first : last + 1] if meaning is not None]
        parameters = " x ".join(map(_parameter, form.parameters)) or "none"
        yield f"`{verb}`", first, last, len(legal), parameters, f"`{legal[0].text}`"


def _name_rows() -> Iterator[tuple[object, ...]]:
    for name, words in NAMES.items():
        yield name, len(words), " ".join(f"{number}&nbsp;{str(word).replace(' ', '&nbsp;')}" for number, word in enumerate(words))


def _place_rows() -> Iterator[tuple[object, ...]]:
    record: type = type(Place)
    notes = notes_of(record)
    yield "0 to 4", "with that seat, as the observer counts; a whim: in its hand"
    for name, number in Place._asdict().items():
        note = notes.get(name, "").replace(name, str(number)).rstrip(".")
        yield number, f"{name.lower()}{': ' if note else ''}{note[:1].lower()}{note[1:]}"


TABLES = {
    "fields": (("field", "first number", "shape", "range", "meaning"), _field_rows),
    "places": (("number", "place"), _place_rows),
    "names": (("name", "how many", "numbers"), _name_rows),
    "actions": (("verb", "first", "last", "actions", "names, the last one counting fastest", "the first of them"), _action_rows),
}


def page() -> str:
    """Return the page with its tables as they must be."""
    return page_with(PAGE, {name: table_of(head, rows()) for name, (head, rows) in TABLES.items()})
