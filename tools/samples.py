"""Write samples of every form an action's text can have, for the tests of the client: ``python -m tools.samples``.

Texts of one verb have the same form if they pay the same and have as many words. Of each form up to four are kept.
"""

import json
from pathlib import Path

from naqala.catalog.verbs import meanings

FILE = Path(__file__).parent.parent / "web" / "src" / "lib" / "answers.samples.json"


def _spread(texts: list[str]) -> list[str]:
    """Return up to four texts from all over a list."""
    return [texts[place] for place in sorted({0, len(texts) // 3, len(texts) * 2 // 3, len(texts) - 1})]


def samples() -> list[str]:
    """Return the samples, and a secret draw as others see it."""
    forms: dict[object, list[str]] = {}
    for meaning in filter(None, meanings()):
        form = (meaning.verb, meaning.parts.get("payment"), meaning.parts.get("discount"), len(meaning.text.split()))
        forms.setdefault(form, []).append(meaning.text)
    return ["draw ?", *(text for texts in forms.values() for text in _spread(texts))]


if __name__ == "__main__":
    FILE.write_text(json.dumps(samples(), indent=2) + "\n", encoding="utf-8")
