"""What the documents say is true."""

import doctest
import re
from pathlib import Path

import pytest

import naqala
from naqala import Game
from naqala.catalog.names import BUILDING_WORDS, CARD_WORDS, COLOUR_WORDS
from naqala.catalog.rules import READABLE
from naqala.engine.state import Ask, Step
from naqala.position import ASK_WORDS, STEP_WORDS
from tools.lists import DECISIONS

ROOT = Path(__file__).parent.parent
WITH_EXAMPLES = [
    path for path in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))) if ">>>" in path.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=lambda path: path.name)
def test_the_examples_run(path: Path) -> None:
    failed, _tried = doctest.testfile(str(path), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert failed == 0


def test_the_readme_and_the_guide_to_the_bots_have_examples() -> None:
    """So that the test above is about something."""
    assert {"README.md", "bots.md"} <= {path.name for path in WITH_EXAMPLES}


def test_every_question_and_step_is_described() -> None:
    decisions = (ROOT / "docs" / "decisions.md").read_text(encoding="utf-8")
    assert len(ASK_WORDS) == len(Ask)
    for word in set(ASK_WORDS) - {"over"}:
        assert f"`{word}`" in decisions, word
    assert len(STEP_WORDS) == len(Step)
    for word in STEP_WORDS:
        assert f"| `{word}` |" in decisions, word


def test_the_words_of_actions_are_those_of_the_rules() -> None:
    text = DECISIONS.read_text(encoding="utf-8")
    for words in (COLOUR_WORDS, CARD_WORDS, BUILDING_WORDS):
        assert f"`{' '.join(words)}`" in text


def test_examples_of_files_have_a_rules_number_that_is_read() -> None:
    for path in (ROOT / "docs").glob("*.md"):
        numbers = re.findall(r'"rules": (\d+)|naqala \d+ rules (\d+)', path.read_text(encoding="utf-8"))
        assert {int(number) for pair in numbers for number in pair if number} <= set(READABLE), path.name


def test_both_ladders_name_every_question() -> None:
    """A question without a generator or without a rule would be a hole in the game."""
    engine = ROOT / "src" / "naqala" / "engine"
    for name, implied in (("legal.py", {"TAKE_ITEM", "HORN", "ROLL"}), ("apply.py", {"TAKE_ITEM", "HORN", "ROLL", "OVER"})):
        named = set(re.findall(r"Ask\.([A-Z_]+)", (engine / name).read_text(encoding="utf-8")))
        assert set(Ask._fields) - named <= implied, name


def test_every_engine_file_and_every_public_name_of_game_is_described() -> None:
    architecture = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    for path in (ROOT / "src" / "naqala" / "engine").glob("[a-z]*.py"):
        assert f"`{path.name}`" in architecture, path.name
    api = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    for name in (name for name in (*vars(Game), "options") if not name.startswith("_")):
        assert f"game.{name}" in api or f"Game.{name}" in api, name
    for name in naqala.__all__:
        assert f"`{name}" in api or f"**{name.lower()}**" in api or f"## {name}" in api, name


def _targets(path: Path) -> set[Path]:
    """What a document links to, besides other sites."""
    return {(path.parent / target).resolve() for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8"))}


def test_links_lead_somewhere() -> None:
    for path in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")):
        for target in _targets(path):
            assert target.exists(), f"{path.name}: {target}"


def test_every_guide_is_linked_from_the_readme() -> None:
    linked = _targets(ROOT / "README.md")
    assert [path.name for path in sorted((ROOT / "docs").glob("*.md")) if path.resolve() not in linked] == []
