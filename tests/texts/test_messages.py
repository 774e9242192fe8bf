"""The messages of all languages: complete, with the arguments of the English ones, and set as printers do."""

import itertools
import re
from pathlib import Path

import pytest

from naqala.catalog.cards import DJINN_CARDS, DjinnCard
from naqala.catalog.names import DJINN_WORDS
from naqala.texts import LANGUAGES, say, speaking
from naqala.texts.facts import FACTS
from tools.texts import FOLDER, needs

ENGLISH = needs("en")
NUMBERS = (0, 1, 2, 5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_files_and_messages_of_english(language: str) -> None:
    def files(folder: Path) -> set[str]:
        return {path.name for path in folder.iterdir()}

    assert files(FOLDER / language) == files(FOLDER / "en")
    assert list(needs(language)) == list(ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_have_the_arguments_of_the_english_ones(language: str) -> None:
    """What only chooses between forms in one language may do nothing in another."""
    for key, need in needs(language).items():
        english = ENGLISH[key]
        assert need.variables <= english.variables, key
        assert english.variables - need.variables <= english.numbers - english.printed, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_can_be_said(language: str) -> None:
    """With every number of a plural; nothing is empty, nothing has stray blanks or the marks of a typewriter."""
    with speaking(language):
        for key, need in needs(language).items():
            chosen = sorted(need.numbers)
            words = dict.fromkeys(need.variables - need.numbers, "x")
            for numbers in itertools.product(NUMBERS, repeat=len(chosen)):
                text = say(key, **words, **dict(zip(chosen, numbers, strict=True)))
                laid_out = text if key != "terminal.help" else " ".join(text.split())
                assert not re.search(r"^$|^\s|\s$|  |['\"{}]|\.\.\.", laid_out), (key, text)


def test_whatever_the_log_tells_of_a_seat_it_tells_that_seat_in_a_whole_sentence_of_its_own() -> None:
    """A seat sees all that it does, so of what is hidden it needs none."""
    told = {key: need.variables for key, need in ENGLISH.items() if key.startswith("log.")}
    of_a_seat = {key for key, named in told.items() if "name" in named and not key.endswith("unseen")}
    assert {key for key in told if key.endswith(".own")} == {f"{key}.own" for key in of_a_seat}
    assert {key: told[f"{key}.own"] for key in of_a_seat} == {key: told[key] - {"name"} for key in of_a_seat}


@pytest.mark.parametrize("card", DJINN_CARDS, ids=lambda card: DJINN_WORDS[card.djinn])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_djinn_pays_and_counts_comes_from_its_row(language: str, card: DjinnCard) -> None:
    """So a changed value cannot leave an old text behind."""
    printed = needs(language)[f"djinn.{DJINN_WORDS[card.djinn]}.about"].variables
    assert printed - set(FACTS) == {name for name in ("own", "other", "each") if getattr(card, name)}


def test_french_keeps_its_signs_with_their_words() -> None:
    """A narrow blank that does not break stands before double signs and inside quotation marks."""
    for path in (FOLDER / "fr").glob("*.ftl"):
        text = re.sub(r"^[\w-]+ =|^#.*|\{[^{}]*\}", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        assert [line for line in text.splitlines() if re.search(r"\S [:;!?»%]|[«°] ", line)] == [], path


def test_french_counts_gold_in_coins() -> None:
    """« 3 or » is no French: a number of gold is a number of coins, each with its own plural."""
    assert [
        path for path in (FOLDER / "fr").glob("*.ftl") if re.search(r"\} or\b|\d or\b", path.read_text(encoding="utf-8"))
    ] == []
    with speaking("fr"):
        said = say("log.bid.fakirs", name="Ann", price=3, gold=1, n=2)
    assert said == "Ann mise 3 en payant 1 pièce d’or et 2 Fakirs."
