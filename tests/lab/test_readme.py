"""The README names every module and every document with figures, and its commands are commands."""

import re
from importlib import import_module
from pathlib import Path

import pytest

import lab
from lab.commands import at_least
from naqala.cli.parser import parser

FOLDER = Path(lab.__file__).parent
ROOT = FOLDER.parent
PAGES = (FOLDER / "README.md", *sorted((ROOT / "docs").glob("*.md")))
COMMAND = re.compile(r"(?:`|^)((?:python -m lab\.|naqala )[^`>\n]*)", re.MULTILINE)


def commands(page: Path) -> list[str]:
    """The commands on a page, as they would be typed; those with words in capitals for something are left out."""
    found = COMMAND.findall(page.read_text(encoding="utf-8"))
    return [command.strip() for command in found if not re.search(r"\b[A-Z]{2,}\b|\.\.\.", command)]


@pytest.mark.parametrize("command", sorted({command for page in PAGES for command in commands(page) if "lab." in command}))
def test_a_command_of_the_laboratory_can_be_given(command: str) -> None:
    name, *words = command.removeprefix("python -m ").split()
    assert import_module(name).command().parse_args(words)


@pytest.mark.parametrize("command", [command for command in commands(PAGES[0]) if command.startswith("naqala ")])
def test_a_command_of_the_product_can_be_given(command: str) -> None:
    assert parser().parse_args(command.split()[1:])


def test_every_kind_of_command_is_there() -> None:
    """So that the tests above are about something."""
    named = {re.split(r"[ .]", command.removeprefix("python -m lab."))[0] for command in commands(PAGES[0])}
    runnable = {path.stem for path in FOLDER.glob("*.py") if "def command()" in path.read_text(encoding="utf-8")}
    assert (
        named
        >= runnable
        == {"advisers", "bench", "environments", "learning", "methods", "reviews", "stand_ins", "thinking", "tune"}
    )


@pytest.mark.parametrize("document", ["speed", "bots", "env", "train", "ladder", "explorer", "review"])
def test_every_document_with_figures_has_a_chapter(document: str) -> None:
    assert f"### [{document}.md](../docs/{document}.md)" in PAGES[0].read_text(encoding="utf-8")


@pytest.mark.parametrize("text", ["0", "-1", "some", "1.5", ""])
def test_numbers_are_checked(text: str) -> None:
    with pytest.raises(Exception, match="expected a number, 1 or more; got"):
        at_least(1)(text)
