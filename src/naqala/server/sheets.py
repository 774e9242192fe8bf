"""Score sheets as far as a viewer may know them."""

from collections.abc import Mapping, Sequence

from naqala.catalog.points import LINE_BOXES
from naqala.options import Options
from naqala.server.wire import Sheet
from naqala.view import SECRET_LINES


def lines_played(sheets: Sequence[Mapping[str, int]], options: Options) -> list[dict[str, int]]:
    """Return score sheets without the lines of expansions that are not played."""
    absent = {line for line, box in LINE_BOXES.items() if box not in options.expansions}
    return [{line: points for line, points in sheet.items() if line not in absent} for sheet in sheets]


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
