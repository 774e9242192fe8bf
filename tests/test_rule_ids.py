"""Every rule of the list is cited by a test, and where its code is."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.rulebook import defined, rules

ROOT = Path(__file__).parent.parent
CITED = re.compile(r"\b[A-Z]+(?:-[A-Z]+)*(?:-\d+)?\b")
FAMILIES = {rule.rpartition("-")[0] for rule in rules()}
NUMBERED = rf"\b(?:{'|'.join(sorted(FAMILIES))})-\d+"
ABBREVIATED = re.compile(rf"{NUMBERED}(?:(?:, ?| and | or | to |/|-)\d+\b| to {NUMBERED})")
ROW = re.compile(r'"[A-Z]+-\d+"')
"""Where the row of a card names its rule."""

WITHOUT_CODE = {
    "worked examples, which tests play": (
        *("EX-1", "EX-2", "EX-3", "EX-4", "EX-5", "EX-6", "EX-7", "EX-8"),
        "WHIM-21",
    ),
    "rulings listed once more; the rules they name are cited": (
        *("OPEN-1", "OPEN-2", "OPEN-3", "OPEN-4", "OPEN-5", "OPEN-6", "OPEN-7", "OPEN-8", "OPEN-9", "OPEN-10"),
        *("OPEN-11", "OPEN-12", "OPEN-13"),
    ),
    "facts about other rules": ("SOW-11", "SALE-7", "EXH-6", "XP-6"),
    "follows from how the engine is built: it knows markers, not players": ("BID-7",),
    "follows from the order of the steps of a turn": ("TURN-5", "CTRL-5", "TILE-SP-3", "DJ-GEN-7", "DJ-UTUG-2", "THF-18"),
    "says what has no effect": ("CTRL-7", "ART-49"),
}
"""Rules that need no code of their own, by the reason."""


def ids_in_tests() -> set[str]:
    """Return every id in the docstring of a test function."""
    cited: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cited.update(CITED.findall(ast.get_docstring(node) or ""))
    return cited


def ids_in_code() -> set[str]:
    """Return every id in src. Docstrings of modules and the rows of cards do not count: they are too far from the code."""
    cited: set[str] = set()
    for path in (ROOT / "src").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        first = ast.parse(text).body[0]
        cited.update(CITED.findall(ROW.sub("", "\n".join(text.splitlines()[first.end_lineno :]))))
    for path in (ROOT / "src").rglob("*.toml"):
        cited.update(CITED.findall(path.read_text(encoding="utf-8")))
    return cited


def texts() -> Iterator[Path]:
    """Yield every text of the project."""
    yield from (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("*.toml"))
    for folder in ("src", "tests", "tools", "lab", "examples"):
        yield from (ROOT / folder).rglob("*.py")
    for ending in ("*.ts", "*.svelte"):
        yield from (ROOT / "web" / "src").rglob(ending)


def test_an_id_stands_for_one_rule() -> None:
    assert [rule for rule, number in Counter(defined()).items() if number > 1] == []


def test_every_rule_is_cited_by_a_test() -> None:
    ids = set(rules())
    assert len(ids) >= 395, "rules are only added: some are no longer found"
    assert sorted(ids - ids_in_tests()) == []


def test_every_rule_is_cited_at_its_code_or_needs_none() -> None:
    without_code = [rule for group in WITHOUT_CODE.values() for rule in group]
    assert len(set(without_code)) == len(without_code)
    assert sorted(set(without_code) - set(rules())) == []
    assert sorted(set(rules()) - ids_in_code()) == sorted(without_code)


def test_only_rules_that_exist_are_cited() -> None:
    cited = ids_in_tests() | ids_in_code()
    assert sorted(rule for rule in cited if rule.rpartition("-")[0] in FAMILIES and rule not in rules()) == []


def test_ids_are_written_out_so_that_a_search_finds_them() -> None:
    found = [f"{path.name}: {match[0]}" for path in texts() for match in ABBREVIATED.finditer(path.read_text(encoding="utf-8"))]
    assert found == []
