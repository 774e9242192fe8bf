"""Colours: of meeples, seats and values, and how plain sentences are painted with them."""

import re
from collections.abc import Iterator, Sequence
from functools import cache

from rich.text import Text

from naqala.catalog.names import COLOUR_LETTERS, COLOUR_WORDS, TileKind
from naqala.terminal.tiles import short_name
from naqala.texts import language, say, words

MEEPLES = dict(
    zip(COLOUR_LETTERS, ("bright_yellow", "bright_white", "green3", "dodger_blue1", "red1", "medium_orchid"), strict=True)
)
SEATS = ("", "cyan1", "hot_pink", "orange1", "chartreuse1", "violet")
"""By seat number; Yazid is seat 2."""
VALUES = ("dim", "bold white on blue3", "bold white on red3")
"""By the colour of a tile's value: none, blue, red."""
GOLD = "gold1"
MOUNTAIN = "bold orange4"

_TILE = re.compile(r"\b[a-f][1-7]\b")
_COUNTS = (0, 1, 2, 5)
"""Numbers that between them need every plural form."""


def _paints() -> Iterator[tuple[str, str]]:
    """Yield what to paint in sentences of the language in use, and how: colours, tribes, amounts of gold."""
    for colour, letter in zip(COLOUR_WORDS, COLOUR_LETTERS, strict=True):
        forms = {say(f"colour.{colour}"), *(words.tribe(colour, n) for n in _COUNTS)}
        yield "|".join(map(re.escape, forms)), MEEPLES[letter]
    forms = {re.sub(r"\d+", r"\\d+", re.escape(say("count.gold", gold=n))) for n in _COUNTS}
    yield "|".join(forms), GOLD


@cache
def _patterns(_: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """Return the same as patterns, made once for each language."""
    return (*((re.compile(rf"\b(?:{forms})\b"), paint) for forms, paint in _paints()), (_TILE, "bold"))


@cache
def _pile(_: str) -> re.Pattern[str]:
    """Return the pattern of meeples in menus of this language: after a tile's coordinate or value, or the name of a city."""
    letters = rf"[{COLOUR_LETTERS}]+(?!\w)"
    return re.compile(rf"(?<=\d ){letters}|(?<={re.escape(short_name(TileKind.CITY))} ){letters}")


def meeples(letters: str) -> Text:
    """Return meeples as coloured letters."""
    return Text.assemble(*((letter, f"bold {MEEPLES[letter]}") for letter in letters))


def lettered(text: Text) -> Text:
    """Colour the letters of meeples in a menu."""
    for found in _pile(language()).finditer(text.plain):
        for place in range(*found.span()):
            if text.plain[place] in MEEPLES:
                text.stylize(f"bold {MEEPLES[text.plain[place]]}", place, place + 1)
    return text


def painted(sentence: str, names: Sequence[str] = (), style: str = "") -> Text:
    """Return a sentence with names, colours, tribes, tiles and gold in their colours."""
    text = Text(sentence, style=style)
    for pattern, paint in _patterns(language()):
        text.highlight_regex(pattern, paint)
    for seat, name in enumerate(names, 1):
        text.highlight_regex(re.compile(rf"(?<!\w){re.escape(name)}(?!\w)"), f"bold {SEATS[seat]}")
    return text
