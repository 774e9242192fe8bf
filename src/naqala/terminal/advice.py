"""Draws the explorer's advice: ranked possibilities, the map of landings, the table of bids."""

from collections.abc import Collection, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from naqala.action import Action
from naqala.bots.advice import Advice, Possibility
from naqala.catalog.names import COLUMNS
from naqala.terminal.landings import LETTER, dropped
from naqala.terminal.reasons import gained, signed, why
from naqala.terminal.styles import GOLD, MEEPLES, painted
from naqala.terminal.wording import Wording
from naqala.texts import number, say

_GOOD, _FAIR = 2.0, 8.0
"""Points behind the best up to which something is good, and fair."""


def shade(behind: float) -> str:
    """Return the colour of a possibility that is ``behind`` points worse than the best."""
    return "bold green3" if behind < _GOOD else "yellow3" if behind < _FAIR else "grey50"


def difference(behind: float) -> str:
    """Return ``best``, or how much worse."""
    return say("terminal.best") if behind < 0.05 else number(-behind, "0.0")


def _points(possibility: Possibility) -> str:
    """Return what the score sheet gains; about, if luck or others have a say."""
    about = "~" if possibility.stops_at else ""
    return f"{about}{signed(possibility.points)}"


def headline(possibility: Possibility, wording: Wording) -> str:
    """Return what to do: a move as a person would type it, other answers in words, and no passing at the end."""
    actions, game, parts, is_moving = [*map(Action.parse, possibility.actions)], wording.game.copy(), list[str](), False
    while len(actions) > 1 and actions[-1].verb == "pass":
        actions.pop()
    for action in actions:
        is_move, is_possible = action.verb in ("pick", "drop"), action in game.legal_actions()
        if not is_move and not is_possible:
            break  # the advice is about a world the seat holds possible, and this is another one
        if is_moving and is_move:
            parts[-1] += f" {dropped(action)}"
        else:
            parts.append(dropped(action) if is_move else Wording(game, wording.names).plain(action))
        is_moving = is_move
        if is_possible:
            game.play(action)
    return ", ".join(parts)


def _told(possibility: Possibility, seat: int, wording: Wording) -> RenderableType:
    """Return what to do, why, and by which lines of the score sheet."""
    reasons, gains = why(possibility, seat, wording.names), gained(possibility)
    told: list[RenderableType] = [painted(headline(possibility, wording), wording.names, "bold")]
    if reasons:
        told.append(painted(reasons, wording.names))
    if gains:
        told.append(_quiet(gains))
    return Group(*told)


def _listing(rows: Sequence[tuple[str, Possibility]], seat: int, wording: Wording) -> RenderableType:
    """Return possibilities one below the other, each behind its label."""
    table = Table("", "", say("terminal.advice.points"), say("terminal.advice.why"), box=None, pad_edge=False)
    table.columns[1].justify = table.columns[2].justify = "right"
    for head, possibility in rows:
        behind = Text(difference(possibility.behind), style=shade(possibility.behind))
        table.add_row(head, behind, _points(possibility), _told(possibility, seat, wording))
    return table


def ranking(advice: Advice, wording: Wording, most: int) -> RenderableType:
    """Return the best possibilities, each with its reasons and gains below."""
    rows = [(f"{place}.", possibility) for place, possibility in enumerate(advice.best[:most], 1)]
    return _listing(rows, advice.seat, wording)


def outcome_list(advice: Advice, wording: Wording, tiles: Collection[str]) -> RenderableType:
    """Return the landings of moves on these tiles, best first, each with the best turn that ends there."""
    found = sorted((one for one in advice.landings if one.tile in tiles), key=lambda one: one.best.behind)
    if not found:
        return _quiet(say("terminal.advice.noEnd"))
    return _listing([(f"{one.tile} {LETTER[one.colour]}", one.best) for one in found], advice.seat, wording)


def outcome_map(advice: Advice, rows: int) -> RenderableType:
    """Return the board with, on each tile where a move can end, the colours and how much worse than the best turn they are."""
    table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
    cells: dict[str, Text] = {}
    for landing in sorted(advice.landings, key=lambda landing: landing.best.behind):
        letter = LETTER[landing.colour]
        line = Text(letter, style=f"bold {MEEPLES[letter]}").append(
            f"{difference(landing.best.behind):>6}", style=shade(landing.best.behind)
        )
        cells[landing.tile] = cells[landing.tile].append("\n").append_text(line) if landing.tile in cells else line
    for row in range(rows, 0, -1):
        names = [f"{chr(ord('a') + column)}{row}" for column in range(COLUMNS)]
        table.add_row(*(Text(f"{name} ", style="grey62").append_text(_indented(cells.get(name, Text("")))) for name in names))
    return table


def _indented(cell: Text) -> Text:
    """Indent the lines after the first, so that they stand below it and not below the tile's name."""
    return Text("\n   ").join(cell.split("\n")) if cell.plain else cell


def where(first: int, last: int) -> str:
    """Return a place in the turn order, and the last one it may become."""
    return say("answer.bid.where", place=first, last=last, later=last - first)


def bid_table(advice: Advice) -> RenderableType:
    """Return every price with its place and worth."""
    heads = (f"terminal.bids.{word}" for word in ("bid", "place", "worth", "net"))
    table = Table(*map(say, heads), "", box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for bid in advice.bids:
        style = shade(bid.behind)
        table.add_row(
            Text(bid.action.removeprefix("bid "), style=GOLD),
            where(bid.place, bid.last_place),
            number(bid.place_worth, "0.0"),
            number(bid.worth, "+0.0;-0.0"),
            Text(difference(bid.behind), style=style),
        )
    return table


def drawn(advice: Advice, wording: Wording, most: int, ends: Collection[str] = ()) -> RenderableType:
    """Return the question and all that is known about it; with these tiles, also the turns of moves that end there."""
    names = wording.names
    question = painted(say("ui.named", what=names[advice.seat - 1], value=wording.question()), names, "bold")
    parts: list[RenderableType] = [question, ""]
    if advice.bids:
        parts += [bid_table(advice), Padding(_quiet(say("terminal.bids.about")), (0, 0, 1, 0))]
    parts.append(ranking(advice, wording, most))
    if advice.landings:
        rows = len(wording.board) // COLUMNS
        parts += ["", _quiet(say("terminal.advice.ends")), outcome_map(advice, rows)]
    if ends:
        parts += ["", outcome_list(advice, wording, ends)]
    parts += ["", _quiet(say("terminal.advice.games", n=advice.games))]
    return Group(*parts)


def _quiet(line: str) -> Text:
    return Text(line, style="italic grey62")
