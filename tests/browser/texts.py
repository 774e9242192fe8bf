"""The texts of the client, read from its catalogues: tests press what people read, and no word stands in two places."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_FOLDER = Path(__file__).resolve().parents[2] / "web" / "src" / "i18n"
_TEXT = r"""'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*\""""
_ENTRY = re.compile(rf"^  '([\w.]+)':\s*(?:({_TEXT})|\{{\s*one:\s*({_TEXT}),\s*other:\s*({_TEXT}),?\s*\}}),", re.MULTILINE)
_KEY = re.compile(r"^  '[\w.]+':", re.MULTILINE)
_PLACEHOLDER = re.compile(r"\{\w+\}")


@dataclass(frozen=True)
class Texts:
    """One language: `said` is a text with its arguments, `pattern` fits it whatever they are."""

    language: str
    entries: dict[str, tuple[str, ...]]
    """By key the text, or its two forms."""

    def said(self, key: str, **arguments: str | int) -> str:
        forms = self.entries[key]
        form = forms[0] if len(forms) == 1 or arguments.get("n") == 1 else forms[1]
        return _PLACEHOLDER.sub(lambda found: str(arguments.get(found[0][1:-1], found[0])), form)

    def pattern(self, *keys: str) -> re.Pattern[str]:
        """What any of these texts can look like as a whole."""
        forms = (form for key in keys for form in self.entries[key])
        return re.compile("^(?:" + "|".join(".*".join(map(re.escape, _PLACEHOLDER.split(form))) for form in forms) + ")$")


def _read(literal: str) -> str:
    return re.sub(r"\\(.)", r"\1", literal[1:-1])


@cache
def texts(language: str) -> Texts:
    """The catalogue of a language, whole: an entry that is written in another way is an error here."""
    entries: dict[str, tuple[str, ...]] = {}
    for path in sorted((_FOLDER / language).glob("*.ts")):
        source = path.read_text()
        found = _ENTRY.findall(source)
        if len(found) != len(_KEY.findall(source)):
            raise ValueError(f"{path.name}: expected only texts and plurals with the forms one and other")
        entries |= {key: tuple(_read(form) for form in forms if form) for key, *forms in found}
    return Texts(language, entries)
