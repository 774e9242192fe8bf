"""Samples of every form an action's text can have, for the tests of the client.

Texts of one verb have the same form if they pay the same and have as many words. Of each form up to four are kept.
"""

import json

from naqala.catalog.verbs import meanings


def _spread(texts: list[str]) -> list[str]:
    """Return up to four texts from all over a list."""
    return [texts[place] for place in sorted({0, len(texts) // 3, len(texts) * 2 // 3, len(texts) - 1})]


def samples() -> list[tuple[str, str | None]]:
    """Return the samples with their verbs, and a secret draw as others see it."""
    forms: dict[tuple[str, object], list[str]] = {}
    for meaning in filter(None, meanings()):
        form = (meaning.parts.get("payment"), meaning.parts.get("discount"), len(meaning.text.split()))
        forms.setdefault((meaning.verb, form), []).append(meaning.text)
    return [("draw ?", None), *((text, verb) for (verb, _), texts in forms.items() for text in _spread(texts))]


def page() -> str:
    """Return the samples as the file the client's tests read."""
    return "[\n  " + ",\n  ".join(map(json.dumps, samples())) + "\n]\n"
