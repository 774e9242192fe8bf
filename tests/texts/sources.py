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
    """A key or template and where it stands; of a call the arguments it names, and whether these are all."""

    key: str
    where: str
    arguments: frozenset[str] | None = None
    is_whole: bool = True


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


class Arguments(NamedTuple):
    """The names of arguments that a source shows, and whether there can be no others."""

    names: frozenset[str]
    is_whole: bool = True

    def __or__(self, other: "Arguments") -> "Arguments":
        return Arguments(self.names | other.names, self.is_whole and other.is_whole)


NO_ARGUMENTS = Arguments(frozenset())
UNKNOWN = Arguments(frozenset(), is_whole=False)
Known = dict[str, Arguments]
"""The arguments that functions of a file return."""


def _arguments(node: ast.expr | None, known: Known) -> Arguments:
    """The arguments in an expression: a dictionary with the names written out, or what a function of the file returns."""
    if node is None:
        return NO_ARGUMENTS
    if isinstance(node, ast.Dict):
        found = NO_ARGUMENTS
        for name, value in zip(node.keys, node.values, strict=True):
            literal = None if name is None else _literal(name)
            found |= _arguments(value, known) if name is None else UNKNOWN if literal is None else Arguments(frozenset({literal}))
        return found
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return _arguments(node.left, known) | _arguments(node.right, known)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return known.get(node.func.id, UNKNOWN)
    return UNKNOWN


def _returned(tree: ast.Module) -> Known:
    """What the functions of a file return that return one dictionary."""
    found: Known = {}
    for function in tree.body:
        if isinstance(function, ast.FunctionDef):
            returned = [node.value for node in ast.walk(function) if isinstance(node, ast.Return)]
            if len(returned) == 1 and isinstance(returned[0], ast.Dict):
                found[function.name] = _arguments(returned[0], {})
    return found


def _keywords(call: ast.Call) -> Arguments:
    named = [keyword.arg for keyword in call.keywords]
    return Arguments(frozenset(name for name in named if name), None not in named)


def _spoken(call: ast.Call, known: Known) -> tuple[ast.expr, Arguments] | None:
    """The key and the arguments of a call that says something: of `say`, `Said`, or the `deed` of a story."""
    name = getattr(call.func, "id", None) or getattr(call.func, "attr", "")
    if name == "say" and isinstance(call.func, ast.Name) and call.args:
        return call.args[0], _keywords(call)
    if name == "Said" and call.args:
        return call.args[0], _arguments(call.args[1] if len(call.args) > 1 else None, known)
    if name == "deed":  # the narrator adds who did it
        return call.args[1], _keywords(call) | Arguments(frozenset({"name"}))
    return None


def _keys(node: ast.expr) -> Iterator[str]:
    """The keys or templates that an expression can be."""
    for one in (node.body, node.orelse) if isinstance(node, ast.IfExp) else (node,):
        if (key := _literal(one)) is not None:
            yield key


def in_python(source: str, where: str) -> Iterator[Said]:
    """What a file of Python says."""
    tree = ast.parse(source)
    known = _returned(tree)
    for node in ast.walk(tree):
        spoken = _spoken(node, known) if isinstance(node, ast.Call) else None
        if spoken is not None:
            yield from (Said(key, where, *spoken[1]) for key in _keys(spoken[0]))
        elif (text := _literal(node)) is not None:
            yield Said(text, where)


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
    found += [one for path in python for one in in_python(path.read_text(encoding="utf-8"), path.name)]
    return tuple(one for one in found if _KEY.fullmatch(one.key) and not one.key.startswith(_VALUES))
