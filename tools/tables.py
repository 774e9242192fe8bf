"""Tables in pages of the docs that follow from the sources: each stands below a mark such as ``<!-- fields -->``."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

END = "\n\n"


def table_of(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Return a table in Markdown."""
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in (head, ("---",) * len(head), *rows))


def page_with(path: Path, tables: Mapping[str, str]) -> str:
    """Return a page with these tables below their marks, in the place of those that are there."""
    text = path.read_text(encoding="utf-8")
    for name, table in tables.items():
        head = f"<!-- {name} -->\n"
        before, found, rest = text.partition(head)
        assert found, f"{path.name}: expected a table after {head.strip()}"
        rest = rest.lstrip("\n")
        text = before + head + "\n" + table + END + (rest.partition(END)[2] if rest.startswith("|") else rest)
    return text.rstrip("\n") + "\n"
