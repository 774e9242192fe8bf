"""Choosing a language and saying things in it."""

import argparse
import re
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from naqala import texts
from naqala.catalog.cards import WHIM_WORDS
from naqala.catalog.names import CARD_WORDS, COLOUR_WORDS, DJINN_WORDS, ITEM_WORDS, THIEF_WORDS
from naqala.catalog.tiles import FACES
from naqala.cli.parser import parser
from naqala.errors import OptionsError
from naqala.options import Options
from naqala.terminal.explanations import explain
from naqala.texts import LANGUAGES, language, listed, number, preferred, say, speaking, words
from tests.texts.sources import ROOT


def in_all(what: Callable[[], str]) -> list[str]:
    """The same in English, German and French."""
    found = []
    for spoken in ("en", "de", "fr"):
        with speaking(spoken):
            found.append(what())
    return found


@pytest.mark.parametrize(
    ("environment", "wanted"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de_DE", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE", "LC_ALL": "", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
        ({"LANG": "xx_XX"}, "en"),
        ({}, "en"),
    ],
)
def test_the_locale_says_which_language(environment: dict[str, str], wanted: str) -> None:
    assert preferred(environment) == wanted


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(OptionsError, match=r"language: expected one of .*en.*; got 'xx'"), speaking("xx"):
        pass
    assert language() == "en"


def test_a_language_is_for_its_context_alone() -> None:
    heard: list[str] = []
    with speaking("de"):
        thread = threading.Thread(target=lambda: heard.append(language()))
        thread.start()
        thread.join()
        heard.append(language())
    assert [*heard, language()] == ["en", "de", "en"]


def test_takes_a_fakir() -> None:
    """A name needs neither article nor case."""
    assert in_all(lambda: say("log.take.cards", name="Ann", what=words.cards({"fakir": 1, "silk": 2}))) == [
        "Ann takes: Fakir and 2 × Silk.",
        "Ann nimmt: Fakir und 2 × Seide.",
        "Ann prend\u202f: Fakir et 2 × Soie.",
    ]


def test_numbers_and_lists() -> None:
    assert in_all(lambda: number(-2.54)) == ["-2.5", "-2,5", "-2,5"]
    assert in_all(lambda: listed(["a", "b", "c"])) == ["a, b and c", "a, b und c", "a, b et c"]
    assert listed([]) == ""


@pytest.mark.parametrize(
    ("key", "arguments"), [("log.nothing", {}), ("log.bid", {"price": 3}), ("log.bid", {"names": "x", "price": 3})]
)
def test_what_cannot_be_said_is_an_error(key: str, arguments: dict[str, str | int]) -> None:
    with pytest.raises(LookupError):
        say(key, **arguments)


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_everything_has_a_name(spoken: str) -> None:
    with speaking(spoken):
        named = [words.tribe(colour) for colour in COLOUR_WORDS]
        named += [words.card(word) for word in CARD_WORDS] + [words.djinn(word) for word in DJINN_WORDS]
        named += [words.item(word) for word in ITEM_WORDS if not word.startswith("precious")]
        named += [words.thief(word) for word in THIEF_WORDS] + [words.whim(word) for word in WHIM_WORDS]
        named += [words.place("c4", face.name) for face in FACES]
        abouts = [words.item_about(word) for word in ITEM_WORDS]
        for options in (Options(2), Options(2, ("artisans",))):
            with words.printing(options.printed):
                abouts += [words.djinn_about(word) for word in DJINN_WORDS]
    assert all(named)
    assert all(abouts)


def test_words() -> None:
    assert words.tribes({"yellow": 2, "white": 1, "red": 0}) == "2 Viziers and 1 Elder"
    assert words.meeples("YYW") == "2 Viziers and 1 Elder"
    assert words.cards({"?": 2}) == "2 cards"
    assert words.cards({}) == "nothing"
    assert words.items({"precious5": 2, "lamp": 1, "?": 1}) == "2 × Precious item (5), Fabulous Lamp and 1 hidden item"
    assert words.payment("elder fakir") == "1 Elder and 1 Fakir"
    assert words.whim("w01") == "3 Viziers → 5 gold"
    assert words.place("d4", "sacred 15") == "d4 (Sacred Place, 15)"
    assert words.place("d4", "lake") == "d4 (Great Lake)"
    usual = words.djinn_about("boaz")
    with words.printing(Options(2, ("artisans",)).printed):
        assert words.djinn_about("boaz") != usual


@pytest.mark.parametrize(("spoken", "edges"), [("en", "NW, SE, SE"), ("de", "NW, SO, SO"), ("fr", "NO, SE, SE")])
def test_edges_are_points_of_the_compass(spoken: str, edges: str) -> None:
    with speaking(spoken):
        assert sum(edges in line for line in explain("values")) == 1


def test_the_texts_travel_with_the_package() -> None:
    folder = Path(texts.__file__).parent
    assert all((folder / spoken / "ui.ftl").is_file() for spoken in LANGUAGES)


def test_the_docs_name_the_commands_that_speak_english_only() -> None:
    lines = (ROOT / "docs" / "texts.md").read_text(encoding="utf-8").replace("\n  ", " ").splitlines()
    spoken, english = (next(line for line in lines if line.startswith(f"* These {what}")) for what in ("commands", "speak"))
    (commands,) = (action.choices for action in parser()._actions if isinstance(action, argparse._SubParsersAction))
    several = {name for name, one in commands.items() if any(option.dest == "language" for option in one._actions)}
    assert set(re.findall(r"`(\w+)`", spoken)) == several
    assert set(re.findall(r"`(\w+)`", english)) == set(commands) - several
