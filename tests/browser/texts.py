"""The texts of the client: tests press what people read, and no word stands in two places."""

import itertools
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from fluent.syntax import ast

from naqala.texts import say, speaking
from tools.texts import Messages, key_of, messages

_PLACEHOLDER = re.compile(r"\{\w+\}")


@dataclass(frozen=True)
class Texts:
    """One language: `said` is a text with its arguments, `pattern` fits it with any arguments."""

    language: str
    entries: Mapping[str, tuple[str, ...]]
    """By key all the forms of a text, with arguments in braces."""

    def said(self, key: str, **arguments: str | int) -> str:
        with speaking(self.language):
            return say(key, **arguments)

    def pattern(self, *keys: str) -> re.Pattern[str]:
        """What any of these texts can look like as a whole."""
        forms = (form for key in keys for form in self.entries[key])
        return re.compile("^(?:" + "|".join(".*".join(map(re.escape, _PLACEHOLDER.split(form))) for form in forms) + ")$")


def _forms(node: ast.BaseNode | None, known: Messages) -> list[str]:
    """All that a part of a message can look like."""
    match node:
        case ast.Pattern():
            return ["".join(parts) for parts in itertools.product(*(_forms(element, known) for element in node.elements))]
        case ast.TextElement():
            return [node.value]
        case ast.Placeable():
            return _forms(node.expression, known)
        case ast.SelectExpression():
            return [form for variant in node.variants for form in _forms(variant.value, known)]
        case ast.MessageReference():
            return _forms(known[node.id.name].value, known)
        case ast.VariableReference():
            return [f"{{{node.id.name}}}"]
    raise TypeError(f"expected a part of a message, got {node}")


@cache
def texts(language: str) -> Texts:
    """The texts of a language."""
    known = messages(language)
    return Texts(language, {key_of(name): tuple(_forms(message.value, known)) for name, message in known.items()})
