"""What each message of src/naqala/texts needs, and the same as types for the browser client."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from textwrap import wrap

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

FOLDER = Path(__file__).resolve().parent.parent / "src" / "naqala" / "texts"
ELSEWHERE = ("stats.ftl", "terminal.ftl")
"""What the browser does not get (web/tools/texts.ts)."""
LANGUAGES = sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl")))

Messages = dict[str, ast.Message]


@dataclass
class Needs(Visitor):
    """The variables of a message, those of the messages it refers to included."""

    messages: Messages
    printed: set[str] = field(default_factory=set)
    numbers: set[str] = field(default_factory=set)
    """Chosen by: plurals."""
    references: set[str] = field(default_factory=set)

    @property
    def variables(self) -> set[str]:
        """All variables."""
        return self.printed | self.numbers

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Note a variable that only chooses and is not printed; it is a number if the choice is by plural."""
        assert isinstance(node.selector, ast.VariableReference), "expected to choose by a variable"
        by_word = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)} - _PLURALS
        (self.printed if by_word else self.numbers).add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note a variable that is printed."""
        self.printed.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Note a reference to another message, which shares the arguments."""
        self.references.add(node.id.name)
        self.visit(self.messages[node.id.name])


_PLURALS = {"zero", "one", "two", "few", "many", "other"}


def key_of(name: str) -> str:
    """Return the key of a message as code writes it: Fluent's names have neither dots nor blanks."""
    return name.replace("-", ".").replace("_", " ")


def _messages_in(path: Path) -> Iterator[ast.Message]:
    """Yield the messages of a file; raise an error for a mistake in it."""
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{path}: {entry.annotations[0].message}: {entry.content}")
        if isinstance(entry, ast.Message):
            yield entry


@cache
def messages(language: str) -> Messages:
    """Return the messages of a language by name; each stands once."""
    found: Messages = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for message in _messages_in(path):
            if message.id.name in found:
                raise ValueError(f"{path}: expected {message.id.name} once, got it twice")
            found[message.id.name] = message
    return found


@cache
def needs(language: str) -> dict[str, Needs]:
    """Return what each message of a language needs, by key."""
    known = messages(language)
    found = {}
    for name, message in known.items():
        found[key_of(name)] = need = Needs(known)
        need.visit(message)
    return found


def typescript() -> str:
    """Return the keys of the English texts with their arguments, as types."""
    every = [needs(language) for language in LANGUAGES]
    elsewhere = {key_of(entry.id.name) for name in ELSEWHERE for entry in _messages_in(FOLDER / "en" / name)}
    english = {key: need for key, need in needs("en").items() if key not in elsewhere}
    plain = " ".join(f"| '{key}'".replace(" ", _NO_BREAK) for key, need in english.items() if not need.variables)
    lines = []
    for key, need in english.items():
        numbers = set().union(*(language[key].numbers for language in every if key in language))
        fields = (f"{name}: {'number' if name in numbers else 'Value'}" for name in sorted(need.variables))
        lines += [f"  '{key}': {{ {'; '.join(fields)} }};\n"] if need.variables else []
    return _TYPES.format(
        plain="\n".join(wrap(plain, 118, initial_indent="  ", subsequent_indent="  ")).replace(_NO_BREAK, " "),
        texts="".join(lines),
    )


_NO_BREAK = "\u00a0"
_TYPES = """\
// Made by `python -m tools.generate`; do not edit.

export type Value = string | number;

/** The messages of src/naqala/texts that need nothing. */
export type PlainKey =
{plain};

/** All messages with their arguments; a number where some language has a plural. */
export interface Texts extends Record<PlainKey, object> {{
{texts}}}
"""
