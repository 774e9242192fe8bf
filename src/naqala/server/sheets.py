"""Score sheets as far as a viewer may know them."""

from collections.abc import Mapping, Sequence

from naqala.server.wire import Sheet

HIDDEN_LINES = ("gold", "merchandise", "items", "total")
"""Lines of the score sheet that others may not know."""


def known_sheets(sheets: Sequence[Mapping[str, int]], seat: int | None) -> list[Sheet]:
    """Return what a seat may know of score sheets during the game; the total is then that of the lines it knows."""
    known: list[Sheet] = []
    for number, sheet in enumerate(sheets, 1):
        if number == seat:
            known.append(dict(sheet))
            continue
        hidden: Sheet = {line: None if line in HIDDEN_LINES else points for line, points in sheet.items()}
        known.append({**hidden, "total": sum(points for points in hidden.values() if points is not None)})
    return known
