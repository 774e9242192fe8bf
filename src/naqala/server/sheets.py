"""Score sheets as far as a viewer may know them."""

from collections.abc import Mapping, Sequence

from naqala.server.wire import Sheet
from naqala.view import SECRET_LINES


def known_sheets(sheets: Sequence[Mapping[str, int]], seat: int | None) -> list[Sheet]:
    """Return what a seat may know of score sheets during the game; the total is then that of the lines it knows."""
    known: list[Sheet] = []
    for number, sheet in enumerate(sheets, 1):
        if number == seat:
            known.append(dict(sheet))
            continue
        lines: Sheet = {line: None if line in SECRET_LINES else points for line, points in sheet.items() if line != "total"}
        known.append({**lines, "total": sum(points for points in lines.values() if points is not None)})
    return known
