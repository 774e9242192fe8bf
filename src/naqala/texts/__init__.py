"""What people read, in several languages: messages by key, one folder a language, shared with the browser (docs/texts.md)."""

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from naqala.errors import OptionsError, shown

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_FOLDER = Path(__file__).parent
LANGUAGES = tuple(sorted(path.parent.name for path in _FOLDER.glob("*/ui.ftl")))
ENGLISH = "en"

_language: ContextVar[str] = ContextVar("language", default=ENGLISH)


def language() -> str:
    """Return the language in use."""
    return _language.get()


def expect_language(wanted: str) -> None:
    """Refuse a language without texts."""
    if wanted not in LANGUAGES:
        raise OptionsError(f"language: expected one of {', '.join(LANGUAGES)}; got {shown(wanted, repr)}")


@contextmanager
def speaking(wanted: str) -> Iterator[None]:
    """Use this language inside the block, in this context."""
    expect_language(wanted)
    token = _language.set(wanted)
    try:
        yield
    finally:
        _language.reset(token)


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language of the user's locale, English if there are no texts in it."""
    locale = next(filter(None, (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    spoken = locale.split(".")[0].split("_")[0].lower()
    return spoken if spoken in LANGUAGES else ENGLISH


@cache
def _bundle(spoken: str) -> "FluentBundle":
    """Return all messages of a language."""
    from fluent.runtime import FluentBundle, FluentResource

    # Marks around arguments are needed where scripts of two directions meet; these languages all run from left to right.
    bundle = FluentBundle([spoken], use_isolating=False)
    for path in sorted((_FOLDER / spoken).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _name(key: str) -> str:
    """Return the name Fluent has for a key: no dots, no blanks."""
    return key.replace(".", "-").replace(" ", "_")


def has(key: str) -> bool:
    """Return whether there is such a message."""
    return _bundle(language()).has_message(_name(key))


def say(key: str, **arguments: str | float) -> str:
    """Return a message in the language in use; a missing key is a LookupError, and so is a missing argument."""
    bundle = _bundle(language())
    pattern = bundle.get_message(_name(key)).value
    assert pattern is not None
    given = {name: value if isinstance(value, str) else _fluent(value) for name, value in arguments.items()}
    text, faults = bundle.format_pattern(pattern, given)
    if faults:
        raise LookupError(f"{key}: {faults[0]}; got {', '.join(arguments) or 'no arguments'}")
    return str(text)


@lru_cache(1000, typed=True)
def _fluent(value: float) -> Any:
    """Return a number as Fluent takes it; facts of the rules are given to every message, used or not."""
    from fluent.runtime.types import fluent_number

    return fluent_number(value, maximumFractionDigits=1)


def number(value: float, form: str = "#,##0.#") -> str:
    """Return a number as the language in use writes it, with at most one decimal, or in another form such as ``0.0``."""
    from babel.numbers import format_decimal

    return str(format_decimal(value, form, language()))


def listed(parts: Iterable[str]) -> str:
    """Return ``a``, ``a and b``, ``a, b and c``, as the language in use says it."""
    from babel.lists import format_list

    # British English has no comma before "and".
    return str(format_list(list(parts), locale="en_GB" if language() == ENGLISH else language()))
