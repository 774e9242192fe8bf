"""Samples of every form an action's text can have, for the tests of the client: ``python web/tools/samples.py``.

Two texts are of one form if they differ only in words of the same sort. Of each form up to four are kept.
"""

import json
import re
from pathlib import Path

from naqala.action import Action
from naqala.catalog.names import CARD_WORDS, COLOUR_WORDS, DJINN_WORDS, ITEM_WORDS, THIEF_WORDS
from naqala.catalog.verbs import ACTIONS
from naqala.errors import UnknownActionError

FILE = Path(__file__).parent.parent / "src" / "lib" / "answers.samples.json"
SORTS = {
    word: sort
    for sort, words in [
        ("COLOUR", COLOUR_WORDS),
        ("CARD", CARD_WORDS),
        ("DJINN", DJINN_WORDS),
        ("ITEM", ITEM_WORDS),
        ("THIEF", THIEF_WORDS),
    ]
    for word in words
}


def all_texts() -> list[str]:
    """The text of every number that is an action."""
    texts = ["draw ?"]  # what others see of a secret draw
    for number in range(ACTIONS):
        try:
            texts.append(Action(number).text)
        except UnknownActionError:
            continue
    return texts


def form_of(text: str) -> str:
    """The text with sorts instead of words; what is paid stays as it is."""
    head, paying, payment = text.partition(" paying ")
    words = [SORTS.get(word, re.sub(r"^([a-f]|w\d)?\d+$", r"NUMBER", word)) for word in head.split()]
    return " ".join(words) + paying + payment


def spread(length: int) -> list[int]:
    """Up to four places all over a list."""
    return sorted({0, length // 3, length * 2 // 3, length - 1})


def main() -> None:
    """Writes the file."""
    forms: dict[str, list[str]] = {}
    for text in all_texts():
        forms.setdefault(form_of(text), []).append(text)
    samples = [texts[place] for texts in forms.values() for place in spread(len(texts))]
    FILE.write_text(json.dumps(samples, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
