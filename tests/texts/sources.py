"""What the sources say: keys written whole, and templates such as `djinn.*.about`, in Python and in the client."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
_QUOTED = re.compile(r"'([^'\n]*)'")
_TEMPLATE = re.compile(r"`(\w+\.[^`\n]*\$\{[^`\n]*)`")
_HOLE = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
_KEY = re.compile(r"[a-z]\w*(\.([\w ]+|\*))+")


class Said(NamedTuple):
    """A key or template and where it stands; `arguments` where a call names all of them."""

    key: str
    where: str
    arguments: frozenset[str] | None = None


def _of_client(path: Path) -> Iterator[Said]:
    source = path.read_text(encoding="utf-8")
    for quoted in _QUOTED.findall(source):
        yield Said(quoted, path.name)
    for template in _TEMPLATE.findall(source):
        yield Said(_HOLE.sub("*", template), path.name)


def _literal(node: ast.AST) -> str | None:
    """A text as it stands in the source, with stars for what is put in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(part.value if isinstance(part, ast.Constant) else "*" for part in node.values)  # type: ignore[misc]
    return None


def _of_python(path: Path) -> Iterator[Said]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say" and node.args:
            named = [keyword.arg for keyword in node.keywords]
            key = _literal(node.args[0])
            if key is not None and None not in named:
                yield Said(key, path.name, frozenset(name for name in named if name))
        elif (text := _literal(node)) is not None:
            yield Said(text, path.name)


@cache
def said() -> tuple[Said, ...]:
    """All that looks like a key, tests aside."""
    client = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    found = [one for path in client if ".test." not in path.name and path.name != "texts.ts" for one in _of_client(path)]
    python = [path for path in (ROOT / "src" / "naqala").rglob("*.py") if path.parent.name != "catalog"]
    found += [one for path in python for one in _of_python(path)]
    return tuple(one for one in found if _KEY.fullmatch(one.key))
