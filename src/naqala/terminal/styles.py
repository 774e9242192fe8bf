"""Colours: of meeples, seats and values, and how plain sentences are painted with them."""

import re
from collections.abc import Sequence

from rich.text import Text

from naqala.catalog.names import COLOUR_LETTERS, COLOUR_WORDS
from naqala.terminal.texts import TRIBES

MEEPLES = dict(
    zip(COLOUR_LETTERS, ("bright_yellow", "bright_white", "green3", "dodger_blue1", "red1", "medium_orchid"), strict=True)
)
SEATS = ("", "cyan1", "hot_pink", "orange1", "chartreuse1", "violet")
"""By seat number; Yazid is seat 2."""
VALUES = ("dim", "bold white on blue3", "bold white on red3")
"""By the colour of a tile's value: none, blue, red."""
GOLD = "gold1"
MOUNTAIN = "bold orange4"

_PAINTS: list[tuple[re.Pattern[str], str]] = [
    *(
        (re.compile(rf"\b({colour}|{tribe}s?)\b"), MEEPLES[letter])
        for colour, tribe, letter in zip(COLOUR_WORDS, TRIBES, COLOUR_LETTERS, strict=True)
    ),
    (re.compile(r"\b\d+ gold\b"), GOLD),
    (re.compile(r"\b[a-f][1-7]\b"), "bold"),
]
_PILE = re.compile(rf"(?<=\d )[{COLOUR_LETTERS}]+(?!\w)|(?<=City )[{COLOUR_LETTERS}]+(?!\w)")
"""Meeples on a tile as menus write them, after its coordinate or value."""


def meeples(letters: str) -> Text:
    """Meeples as coloured letters."""
    return Text.assemble(*((letter, f"bold {MEEPLES[letter]}") for letter in letters))


def lettered(text: Text) -> Text:
    """Colours the letters of meeples in a menu."""
    for found in _PILE.finditer(text.plain):
        for place in range(*found.span()):
            if text.plain[place] in MEEPLES:
                text.stylize(f"bold {MEEPLES[text.plain[place]]}", place, place + 1)
    return text


def painted(sentence: str, names: Sequence[str] = (), style: str = "") -> Text:
    """A sentence with names, colours, tribes, tiles and gold in their colours."""
    text = Text(sentence, style=style)
    for pattern, paint in _PAINTS:
        text.highlight_regex(pattern, paint)
    for seat, name in enumerate(names, 1):
        text.highlight_regex(re.compile(rf"(?<!\w){re.escape(name)}(?!\w)"), f"bold {SEATS[seat]}")
    return text
