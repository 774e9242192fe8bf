"""Write the files that follow from others and lie beside them: ``python -m tools.generate``. Tests fail when one is stale."""

import re
from collections.abc import Callable
from pathlib import Path

from naqala.catalog.cards import PROMOS, THIEF_CARDS, WHIM_WORDS
from naqala.catalog.names import COLOUR_WORDS, DJINN_WORDS, ITEM_WORDS, THIEF_WORDS
from tools import catalogue, position_fields, texts, typescript

ROOT = Path(__file__).parent.parent
DECISIONS = ROOT / "docs" / "decisions.md"


def decisions() -> str:
    """Return the guide to questions and answers with today's djinns, promos, items, thieves and whims in its second section."""
    rows = {
        "djinn": f"`{' '.join(DJINN_WORDS)}`",
        "promo": f"`{' '.join(PROMOS)}`",
        "item": f"`{' '.join(ITEM_WORDS)}`",
        "thief": " ".join(f"`{THIEF_WORDS[card.thief]}` ({COLOUR_WORDS[card.tribe]})" for card in THIEF_CARDS),
        "whim": f"`{WHIM_WORDS[0]}` .. `{WHIM_WORDS[-1]}`",
    }
    text = DECISIONS.read_text(encoding="utf-8")
    for word, values in rows.items():
        text, found = re.subn(rf"^\| {word} \| `.*$", f"| {word} | {values} |", text, flags=re.MULTILINE)
        assert found == 1, f"decisions.md, section 2: expected one row {word}, got {found}"
    return text


GENERATED: dict[Path, Callable[[], str]] = {
    ROOT / "web" / "src" / "wire" / "catalogue.ts": catalogue.catalogue,
    ROOT / "web" / "src" / "wire" / "types.ts": typescript.typescript,
    ROOT / "web" / "src" / "wire" / "texts.ts": texts.typescript,
    DECISIONS: decisions,
    position_fields.PAGE: position_fields.page,
}


def main() -> None:
    """Write all generated files."""
    for path, make in GENERATED.items():
        path.write_text(make(), encoding="utf-8")


if __name__ == "__main__":
    main()
