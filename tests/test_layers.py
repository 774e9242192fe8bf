"""Each layer imports only from those below it."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "naqala"
ALLOWED: dict[str, set[str]] = {
    "errors": set(),
    "catalog": {"errors", "catalog"},
    "texts": {"errors", "catalog", "texts"},
    "engine": {"errors", "catalog", "engine"},
    "": {"errors", "catalog", "engine", ""},
    "bots": {"errors", "catalog", "engine", "", "bots"},
    "review": {"errors", "catalog", "engine", "", "bots", "review"},
    "lessons": {"errors", "catalog", "engine", "", "lessons"},
    "terminal": {"errors", "catalog", "engine", "", "bots", "review", "terminal", "texts"},
    "env": {"errors", "catalog", "engine", "", "bots", "terminal", "env"},
    "stats": {"errors", "catalog", "engine", "", "bots", "stats", "texts"},
    "data": {"errors", "catalog", "engine", "", "bots", "env", "data"},
    "server": {"errors", "catalog", "engine", "", "bots", "review", "lessons", "texts", "server"},
}


def layer_of(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in (*ALLOWED, "cli") else ""


def imports_of(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("naqala"):
            if node.module in ("naqala", "naqala.engine"):
                found.update(f"{node.module}.{name.name}" for name in node.names)
            else:
                found.add(node.module)
        elif isinstance(node, ast.Import):
            found.update(name.name for name in node.names if name.name.startswith("naqala"))
    return found


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_go_down(path: Path) -> None:
    own = layer_of("naqala." + ".".join(path.relative_to(PACKAGE).parts))
    if own == "cli" or path.name == "__main__.py":  # which is where users come in
        return
    assert {layer_of(module) for module in imports_of(path)} <= ALLOWED[own], path


def test_every_source_file_has_a_sentence_on_top() -> None:
    for path in PACKAGE.rglob("*.py"):
        assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), path
