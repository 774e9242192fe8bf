"""One word, one thing, and who does it: names and sentences as docs/glossary.md and STYLE.md promise them."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from naqala.engine.state import Ask

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src" / "naqala"
CLIENT = ROOT / "web" / "src"

TWICE: dict[str, str] = {}
"""Names of types that may mean two things, each with the reason."""
SHARED_GENERATORS = {"stock", "place", "handful", "own_piece", "chance", "thief_question", "item_question"}
"""Generators that serve several questions."""
WINDOW = {"add_action", "power_uses", "djinn_uses", "item_uses"}
"""Write what several questions offer beside their own answers."""
VAGUE = re.compile(r"\b(?:[Nn]obody|[Ww]hoever|[Ss]omebody|[Ee]verybody)\b|\b(?:is|are|be|been) looked at\b")
"""Words that hide who acts: name the seat, the player, the person, the guest."""


@cache
def modules() -> dict[Path, ast.Module]:
    """Every module of the package."""
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in SRC.rglob("*.py")}


def types_of(module: ast.Module) -> Iterator[tuple[str, bool]]:
    """Yield the public types of a module, and whether each is a class: an alias may repeat in another module what it says."""
    for node in module.body:
        if isinstance(node, ast.ClassDef):
            yield node.name, True
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if name[0].isupper() and not name.isupper() and "TypeVar" not in ast.unparse(node.value):
                yield name, False


def identifiers() -> Iterator[str]:
    """Yield every name in the code; comments and texts do not count."""
    for module in modules().values():
        for node in ast.walk(module):
            for field in ("id", "attr", "name", "arg"):
                if isinstance(name := getattr(node, field, None), str):
                    yield name


def functions() -> set[str]:
    """The names of all functions of the engine."""
    parsed = (module for path, module in modules().items() if path.parent.name == "engine")
    return {node.name for module in parsed for node in module.body if isinstance(node, ast.FunctionDef)}


def called_with_actions() -> set[str]:
    """The functions that write legal actions for legal.py."""
    calls = (node for node in ast.walk(modules()[SRC / "engine" / "legal.py"]) if isinstance(node, ast.Call))
    return {ast.unparse(call.func) for call in calls if "actions" in map(ast.unparse, call.args)}


def test_a_class_shares_its_name_with_no_other_type() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    classes: set[str] = set()
    for path, module in modules().items():
        for name, is_class in types_of(module):
            places[name].append(str(path.relative_to(SRC)))
            classes |= {name} if is_class else set()
    twice = {name: sorted(found) for name, found in places.items() if name in classes and len(found) > 1}
    assert {name: found for name, found in twice.items() if name not in TWICE} == {}
    assert sorted(set(TWICE) - set(twice)) == [], "no longer needed"


def test_every_question_has_a_rule_of_its_name_and_generators_are_named_after_questions() -> None:
    questions = {name.lower() for name in Ask._fields} - {"over"}
    rules = {name.removeprefix("answer_") for name in functions() if name.startswith("answer_")}
    generators = {name.removesuffix("_answers") for name in functions() if name.endswith("_answers")}
    assert sorted(questions - rules) == []
    assert sorted(generators - questions - SHARED_GENERATORS) == []
    assert sorted(called_with_actions() - WINDOW - {f"{name}_answers" for name in questions | SHARED_GENERATORS}) == []


def test_the_glossary_names_what_exists() -> None:
    rows = re.findall(r"^\|[^|]+ \| [^|]+ \| ([^|]+) \|$", (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8"), re.M)
    named = [name for row in rows for name in re.findall(r"`([^`]+)`", row)]
    assert len(named) > 40
    paths = {str(path.relative_to(SRC)) for path in SRC.rglob("*")}
    known = set(identifiers())
    for name in named:
        is_file = any(path == name or path.endswith(f"/{name}") for path in paths)
        assert is_file or set(re.findall(r"\w+", name)) <= known, name


def test_docs_and_code_say_who_acts() -> None:
    """So do the English texts for players."""
    paths = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(SRC / "texts" / "en").glob("*.ftl")]
    for folder in ("src", "tools", "lab", "examples"):
        paths += (ROOT / folder).rglob("*.py")
    paths += [path for ending in ("ts", "svelte") for path in CLIENT.rglob(f"*.{ending}") if ".test." not in path.name]
    found = [f"{path.name}: {match[0]}" for path in paths for match in VAGUE.finditer(path.read_text(encoding="utf-8"))]
    assert found == []
