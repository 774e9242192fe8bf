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
_SAID = re.compile(r"\btAny\(\s*\[([^\]]*)\](?:,\s*(?:\{([^}]*)\}|(factsInPlay\(\))))?,?\s*\)")
_ONE_KEY = re.compile(r"[`']([^`']+)[`']")
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
    for keys, arguments in _calls(source):
        for key in keys:
            yield Said(key, path.name, arguments)


def _calls(source: str) -> Iterator[tuple[list[str], frozenset[str] | None]]:
    """The keys and arguments of calls of `tAny`; the compiler checks those of `t`, test_facts.py those that get all facts."""
    for keys, arguments, facts in _SAID.findall(_HOLE.sub("*", source)):
        yield _ONE_KEY.findall(keys), None if facts else frozenset(re.findall(r"\w+", re.sub(r":[^,]*", "", arguments)))


def unread_calls() -> list[str]:
    """The calls of `tAny` in the client whose keys do not stand in them."""
    found = []
    for path in _client():
        source = _HOLE.sub("*", path.read_text(encoding="utf-8"))
        read = sum(bool(_ONE_KEY.findall(keys)) for keys, *_ in _SAID.findall(source))
        found += [path.name] * (len(re.findall(r"(?<!function )\btAny\(", source)) - read)
    return found


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


def _client() -> list[Path]:
    files = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    return [path for path in files if ".test." not in path.name and path.name != "texts.ts"]


_VALUES = ("artisans.", "thieves.", "whims.cards", "whims.djinn_vp", "whims.five_player_track", "solo.", "promos.")
"""What paths of values from the box begin with."""


@cache
def said() -> tuple[Said, ...]:
    """All that looks like a key, except in tests and where values of provisional.toml are named, which look the same."""
    found = [one for path in _client() for one in _of_client(path)]
    python = [
        path for path in (ROOT / "src" / "naqala").rglob("*.py") if path.parent.name != "catalog" and path.name != "doubts.py"
    ]
    found += [one for path in python for one in _of_python(path)]
    return tuple(one for one in found if _KEY.fullmatch(one.key) and not one.key.startswith(_VALUES))
