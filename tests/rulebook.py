"""What docs/rules says in its tables and lists, for tests: the rule list is where a number of the game is said once more."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

RULES = Path(__file__).parent.parent / "docs" / "rules"
_LETTERS = {"A": "artisans", "T": "thieves", "W": "whims"}
_DEFINED = re.compile(r"^(?:\* |\| )([A-Z]+(?:-[A-Z]+)*-\d+|DJ-[A-Z]+)\b.*$", re.MULTILINE)


@cache
def text() -> str:
    """The rule list, both parts."""
    return "\n".join((RULES / name).read_text(encoding="utf-8") for name in ("base.md", "expansions.md"))


def defined() -> list[str]:
    """The ids of all rules, as often as they are given."""
    return [match[1] for match in _DEFINED.finditer(text())]


@cache
def rules() -> dict[str, str]:
    """Every rule by its id: the line that says it, or the row of a table."""
    return {match[1]: match[0] for match in _DEFINED.finditer(text())}


def words_of(line: str) -> str:
    """A line as the words of actions are written: small letters without anything between."""
    return re.sub("[^a-z]", "", line.lower())


@dataclass(frozen=True)
class Set:
    """A row of the table of counts (expansions.md, section 8)."""

    expansions: tuple[str, ...]
    rows: int
    tiles: int
    colours: tuple[int, ...]
    """Blue, red and uncoloured tiles."""
    meeples: tuple[int, ...]
    """By colour."""
    djinns: int
    thieves: int
    whims: int
    items: int
    tents: bool
    seats: tuple[int, ...]

    @property
    def artisans(self) -> bool:
        return "artisans" in self.expansions

    @property
    def with_whims(self) -> bool:
        return "whims" in self.expansions


def _numbers(cell: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", cell)))


def _set(row: str) -> Set:
    letters, grid, tiles, colours, all_meeples, meeples, djinns, thieves, whims, items, tents, seats = (
        cell.strip() for cell in row.strip("|").split("|")
    )
    assert sum(_numbers(meeples)) == int(all_meeples), row
    fewest, most = _numbers(seats)
    return Set(
        expansions=tuple(_LETTERS[letter] for letter in letters.replace("base", "").split()),
        rows=_numbers(grid)[1],
        tiles=int(tiles),
        colours=_numbers(colours),
        meeples=_numbers(meeples),
        djinns=int(djinns),
        thieves=int(thieves),
        whims=int(whims),
        items=int(items),
        tents=tents == "yes",
        seats=tuple(range(max(2, fewest), most + 1)),
    )


def sets() -> tuple[Set, ...]:
    """The eight sets and what lies in them; the solo game has a test of its own."""
    table = text().partition("| set | grid |")[2]
    return tuple(_set(row) for row in re.findall(r"^\| (?:base|[ATW ]+) \| 6x.*\|$", table, re.MULTILINE))
