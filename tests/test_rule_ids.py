"""Every rule of the list is cited by a test."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
DEFINED = re.compile(r"^(?:\* |\| )([A-Z]+(?:-[A-Z]+)*-\d+)\b", re.MULTILINE)
NAMED = re.compile(r"^\| (DJ-[A-Z]+) \|", re.MULTILINE)
CITED = re.compile(r"\b[A-Z]+(?:-[A-Z]+)*(?:-\d+)?\b")


def defined_ids() -> set[str]:
    """Every id that docs/rules defines, in lists and in tables."""
    text = "\n".join((ROOT / "docs" / "rules" / name).read_text(encoding="utf-8") for name in ("base.md", "expansions.md"))
    return set(DEFINED.findall(text)) | set(NAMED.findall(text))


def cited_ids() -> set[str]:
    """Every id in the docstring of a test function."""
    cited: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cited.update(CITED.findall(ast.get_docstring(node) or ""))
    return cited


def test_every_rule_is_cited_by_a_test() -> None:
    ids = defined_ids()
    assert len(ids) == 395  # a new rule raises this; a smaller number means that ids are no longer found
    assert sorted(ids - cited_ids()) == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    families = {rule.rpartition("-")[0] for rule in defined_ids()}
    unknown = {cited for cited in cited_ids() if cited.rpartition("-")[0] in families and cited not in defined_ids()}
    assert unknown == set()
