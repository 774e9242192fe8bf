"""Lists and numbers in pages of the docs that follow from the rules. Each function returns its page as it must be."""

import re
from pathlib import Path

from naqala.catalog.cards import DJINN_CARDS, ITEM_CARDS, MAGIC_ITEMS, PROMOS, THIEF_CARDS, WHIM_CARDS, WHIM_WORDS, WHIMS
from naqala.catalog.names import COLOUR_WORDS, DJINN_WORDS, EXPANSIONS, ITEM_WORDS, THIEF_WORDS
from naqala.catalog.values import PRECIOUS
from naqala.catalog.verbs import ACTIONS
from naqala.engine.state import STATE
from naqala.env.kernels.observation import SIZE
from naqala.texts import speaking
from naqala.texts.words import needs

ROOT = Path(__file__).parent.parent
DECISIONS = ROOT / "docs" / "decisions.md"
EXPANSION_RULES = ROOT / "docs" / "rules" / "expansions.md"
CHANGELOG = ROOT / "CHANGELOG.md"
VALUES = ROOT / "docs" / "values.md"
ENVIRONMENTS = ROOT / "docs" / "env.md"
SPEED = ROOT / "docs" / "speed.md"


def _rewritten(path: Path, changes: dict[str, str]) -> str:
    """Return a page with what each pattern finds rewritten; it must find one place."""
    text = path.read_text(encoding="utf-8")
    for pattern, new in changes.items():
        text, found = re.subn(pattern, lambda _, new=new: new, text, flags=re.MULTILINE)  # type: ignore[misc]
        assert found == 1, f"{path.name}: expected {pattern} once, got {found}"
    return text


def decisions() -> str:
    """Return the guide to questions and answers with today's djinns, promos, items, thieves and whims in its second section."""
    rows = {
        "djinn": f"`{' '.join(DJINN_WORDS)}`",
        "promo": f"`{' '.join(PROMOS)}`",
        "item": f"`{' '.join(ITEM_WORDS)}`",
        "thief": " ".join(f"`{THIEF_WORDS[card.thief]}` ({COLOUR_WORDS[card.tribe]})" for card in THIEF_CARDS),
        "whim": f"`{WHIM_WORDS[0]}` .. `{WHIM_WORDS[-1]}`",
    }
    return _rewritten(DECISIONS, {rf"^\| {word} \| `.*$": f"| {word} | {values} |" for word, values in rows.items()})


def expansion_rules() -> str:
    """Return the rules of the expansions with today's whims in section 7 and today's numbers of cards in section 8."""
    with speaking("en"):
        whims = [
            f' ["{card.name.upper()}", "{needs(card.name)}", {card.gold}, {"true" if card.artisans else "false"}],\n'
            for card in WHIM_CARDS
        ]
    text = EXPANSION_RULES.read_text(encoding="utf-8")
    text, tables = re.subn(r"^cards = \[\n.*?^]$", f"cards = [\n{''.join(whims)}]", text, flags=re.MULTILINE | re.DOTALL)
    text, rows = re.subn(r"^\| (?:base|[ATW ]+) \| 6x.*$", lambda row: _counted(row[0]), text, flags=re.MULTILINE)
    assert (tables, rows) == (1, 8), f"expansions.md: expected 1 list of whims and 8 rows of counts, got {tables} and {rows}"
    return text


def _counted(row: str) -> str:
    """Return a row of counts with the numbers of djinns, whims and items in its set."""
    cells = row.split(" | ")
    there = {"base", *(name for name in EXPANSIONS if name[0].upper() in cells[0].split())}
    cells[6] = str(sum(card.box in there for card in DJINN_CARDS))
    cells[8] = str(sum(not card.artisans or "artisans" in there for card in WHIM_CARDS) if "whims" in there else 0)
    cells[9] = str(sum(card.copies for card in ITEM_CARDS) if "artisans" in there else 0)
    return " | ".join(cells)


def changelog() -> str:
    """Return the changelog with the cards that are not as old as the game here, by the rules number with which they came."""
    cards = [
        *((card.since, f"djinn `{DJINN_WORDS[card.djinn]}`") for card in DJINN_CARDS),
        *((card.since, f"item `{ITEM_WORDS[card.item]}`") for card in ITEM_CARDS),
        *((card.since, f"whim `{card.name}`") for card in WHIM_CARDS),
    ]
    joined = ", ".join(f"{card} (rules number {since})" for since, card in sorted(cards) if since > 1)
    return _rewritten(CHANGELOG, {r"^- New cards: .*$": f"- New cards: {joined or 'none yet'}."})


def values() -> str:
    """Return the page about values from the box with today's numbers of items and whims."""
    items = f"{MAGIC_ITEMS + PRECIOUS} items, {MAGIC_ITEMS} of them magic, so {PRECIOUS} precious ones in all"
    sign = ", ".join(f"`{card.name}`" for card in WHIM_CARDS if card.artisans)
    whims = f"{WHIMS} whims; {sign} have the Artisans' sign, and the others need nothing of the Artisans"
    return _rewritten(
        VALUES,
        {
            r"^\| .* \| ART-20 \|$": f"| {items}; 5 and 9 points are certain | ART-20 |",
            r"^\| .* \| WHIM-10 \|$": f"| {whims} | WHIM-10 |",
        },
    )


def environments() -> str:
    """Return the page about environments with today's numbers of actions and of numbers in an observation."""
    return _rewritten(ENVIRONMENTS, {r"Discrete\(\d+\)": f"Discrete({ACTIONS})", r"\(games, \d+\)": f"(games, {SIZE})"})


def speed() -> str:
    """Return the page about speed with today's size of a position; its other figures are measured."""
    return _rewritten(SPEED, {r"^\| size of a position \| [\d,]+ bytes": f"| size of a position | {STATE.itemsize:,} bytes"})


PAGES = {
    DECISIONS: decisions,
    EXPANSION_RULES: expansion_rules,
    CHANGELOG: changelog,
    VALUES: values,
    ENVIRONMENTS: environments,
    SPEED: speed,
}
