"""Texts take the numbers of the game from the catalogue, so a changed row cannot leave an old text behind."""

import re
from fnmatch import fnmatch

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from naqala.catalog.names import DJINN_WORDS
from naqala.texts import LANGUAGES
from naqala.texts.facts import FACTS
from tools.texts import key_of, messages, needs

LESSONS = "lesson.*"
"""They also tell numbers of their own positions."""
TOLD = (
    LESSONS,
    "score.*.about",
    "tile.*.about",
    "piece.*.about",
    "tribe.*.about",
    "tribe.*.does",
    "item.*.about",
    "djinn.*.about",
    "topic.*",
    "coach.ask.*",
    "variant.*.about",
)
"""The texts that get all facts."""
OWN = {"own", "other", "each", "n"}
"""What texts of single cards get besides."""
CHECKED = (*TOLD[1:], "card.*", "thief.*", "ask.*", "tally.*", "coach.*")
COUNTED = {
    "coach.ask.bid": "0",
    "coach.ask.bid.two": "0",
    "djinn.*": "2",
    "djinn.hagis.about": "8",
    "djinn.lamia.about": "8",
    "item.magic.about": "0",
    "item.scimitar.about": "2",
    "tally.lake.about": "8",
    "thief.houssain.about": "2",
    "tile.lake.about": "8",
    "tile.sacred.about": "2",
    "tile.workshop.about": "2",
    "topic.bid.about": "0",
    "topic.cities.about": "8",
    "topic.djinns.about": "2",
    "topic.two.about": "0",
    "topic.yazid.about": "2",
}
"""Numbers that no row has: how many pieces a text speaks of, and the price 0. A 1 may stand everywhere, and so may 3×3."""


def fits(key: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatch(key, pattern) for pattern in patterns)


def told(language: str) -> dict[str, set[str]]:
    return {key: need.variables for key, need in needs(language).items() if fits(key, TOLD)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_tell_numbers_of_the_catalogue(language: str) -> None:
    assert [(key, name) for key, names in told(language).items() for name in names if name not in {*FACTS, *OWN}] == []


def test_every_number_is_told() -> None:
    """What a djinn counts is told by its own card, where it is `each`."""
    assert FACTS.keys() - set().union(*told("en").values()) <= set(DJINN_WORDS)


class Letters(Visitor):
    """The text of a message without its arguments."""

    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += node.value


def numbers_in(message: ast.Message) -> set[str]:
    letters = Letters()
    letters.visit(message)
    return set(re.findall(r"\d+", letters.text.replace("3×3", ""))) - {"1"}


def counted(key: str) -> set[str]:
    return {number for pattern, numbers in COUNTED.items() if fnmatch(key, pattern) for number in numbers.split()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_of_the_catalogue_is_an_argument(language: str) -> None:
    """A digit in a text is either one of those listed, or it belongs into naqala.texts.facts."""
    wrong = [
        (key_of(name), number)
        for name, message in messages(language).items()
        if fits(key_of(name), CHECKED)
        for number in numbers_in(message) - counted(key_of(name))
    ]
    assert wrong == []
