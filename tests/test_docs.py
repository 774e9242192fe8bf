"""Tables of files name files that exist, and commands in the documents are commands that the program takes."""

import re
import shlex
from argparse import ArgumentParser
from collections.abc import Iterator
from functools import cache
from pathlib import Path, PurePosixPath

import pytest

from naqala.cli.parser import parser

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md"), ROOT / "lab" / "README.md"]
SOURCES = ("src", "web/src", "web/tools", "tests", "tools", "lab", "examples")
FILE = re.compile(r"`((?:\.\./)?[a-z_][\w./-]*\.(?:py|ts|svelte|toml|ftl))`")
READERS_OWN = {"mybot.py"}
"""Files that a reader writes."""


@cache
def files() -> frozenset[str]:
    """The sources as paths of the project."""
    kept = [path for top in SOURCES for path in (ROOT / top).rglob("*.*")]
    return frozenset(path.relative_to(ROOT).as_posix() for path in (*kept, *ROOT.glob("*.*"), *ROOT.glob("web/*.*")))


def have_one_folder(names: set[str]) -> bool:
    """Return whether some folder of the project has all of these files, from which ``../`` leads up."""
    folders = {PurePosixPath(path).parent for path in files()}
    return any(all(_from(folder, name) in files() for name in names) for folder in folders)


def _from(folder: PurePosixPath, name: str) -> str:
    return str(folder.parent / name.removeprefix("../") if name.startswith("../") else folder / name)


def tables(text: str) -> Iterator[set[str]]:
    """Yield the files that the first column of each table names, if every row of it names some."""
    for table in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        first_cells = [row.split(" | ")[0] for row in table.splitlines()[2:]]
        if all(FILE.search(cell) for cell in first_cells):
            yield {name for cell in first_cells for name in FILE.findall(cell)}


def test_each_table_of_files_describes_one_folder() -> None:
    found = 0
    for document in DOCUMENTS:
        for names in tables(document.read_text(encoding="utf-8")):
            assert have_one_folder(names), f"{document.name}: no folder has all of {sorted(names)}"
            found += 1
    assert found >= 5


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_files_that_a_document_names_exist(document: Path) -> None:
    named = {name.removeprefix("../") for name in FILE.findall(document.read_text(encoding="utf-8"))} - READERS_OWN
    placed = [name for name in named if name.rpartition(".")[0].islower()]
    assert [name for name in sorted(placed) if not any(f"/{path}".endswith(f"/{name}") for path in files())] == []


def command_lines(text: str) -> Iterator[str]:
    """Yield the commands in blocks of code without prompts, settings before them, comments and redirections."""
    for block in re.findall(r"^```\w*\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        for line in block.replace("\\\n", " ").splitlines():
            if "[" not in line and (
                found := re.match(r"\s*(?:\$ )?(?:[A-Z_]+=\S+ )*(?:\.venv/bin/)?(naqala(?= [a-z-]|\s*#|$).*)", line)
            ):
                yield re.split(r" #| > ", found[1])[0].rstrip()


def quoted_commands(text: str) -> Iterator[str]:
    """Yield commands in sentences and usage lines, which may have placeholders: ``naqala review RECORD [--html FILE]``."""
    yield from re.findall(r"`(naqala [a-z][^`\n]*)`", text)
    yield from re.findall(r"^(naqala [a-z].*\[.*)$", text, re.MULTILINE)


def test_commands_in_the_documents_are_understood() -> None:
    tried = 0
    for document in DOCUMENTS:
        for line in command_lines(document.read_text(encoding="utf-8")):
            words = shlex.split(line)[1:]
            try:
                parser().parse_args(words or ["serve"])
            except SystemExit:
                pytest.fail(f"{document.name}: {line}")
            tried += 1
    assert tried > 50


def command_of(words: list[str]) -> ArgumentParser:
    """Return the parser of the command that words begin with, down to ``tables show``."""
    found = parser()
    while choices := next((action.choices for action in found._actions if isinstance(action.choices, dict)), None):
        assert words[0] in choices, words
        found, words = choices[words[0]], words[1:]
        if not words:
            break
    return found


def test_commands_and_options_in_sentences_exist() -> None:
    for document in DOCUMENTS:
        for line in quoted_commands(document.read_text(encoding="utf-8")):
            words = line.split()[1:]
            known = command_of(words).format_help()
            for option in re.findall(r"--[a-z-]+", line):
                assert option in known, f"{document.name}: {line}"
