"""Every rule of the list is cited by a test."""

import ast
import re
from pathlib import Path

from tests.rulebook import rules

TESTS = Path(__file__).parent
CITED = re.compile(r"\b[A-Z]+(?:-[A-Z]+)*(?:-\d+)?\b")


def cited_ids() -> set[str]:
    """Every id in the docstring of a test function."""
    cited: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cited.update(CITED.findall(ast.get_docstring(node) or ""))
    return cited


def test_every_rule_is_cited_by_a_test() -> None:
    ids = set(rules())
    assert len(ids) >= 395, "rules are only added: some are no longer found"
    assert sorted(ids - cited_ids()) == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    families = {rule.rpartition("-")[0] for rule in rules()}
    unknown = {cited for cited in cited_ids() if cited.rpartition("-")[0] in families and cited not in rules()}
    assert unknown == set()
