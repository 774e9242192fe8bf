"""Score sheets: during the game what a seat may know, at the end everything."""

from collections.abc import Iterable, Sequence

from rich.table import Table
from rich.text import Text

from naqala.catalog.points import lines_played
from naqala.events import Event
from naqala.game import Game, Outcome
from naqala.narrator import reasons_said
from naqala.terminal.lines import said_text
from naqala.terminal.styles import SEATS
from naqala.texts import listed, say
from naqala.view import SECRET_LINES


def _points(sheet: dict[str, int], line: str, known: bool) -> str:
    """Return one number of a sheet: a question mark if it is hidden, a minimum for a sum with hidden parts."""
    if known:
        return str(sheet[line])
    if line == "total":
        return say("score.atLeast", n=sheet[line] - sum(sheet.get(secret, 0) for secret in SECRET_LINES))
    return "?" if line in SECRET_LINES else str(sheet[line])


def score_table(game: Game, names: Sequence[str], viewer: int | None, is_open: bool = False) -> Table:
    """Return points by category as if the game ended now: all if it is open, else of others only what is public."""
    known = [is_open or game.is_over or seat == viewer for seat in range(1, game.options.seats + 1)]
    return sheet_table(lines_played(game.score_sheet(), game.options.expansions), names, known)


def sheet_table(sheets: Sequence[dict[str, int]], names: Sequence[str], known: Sequence[bool]) -> Table:
    """Return score sheets side by side, without lines of zeros; of seats that are not known only what is public."""
    table = Table("", box=None)
    for seat, name in enumerate(names[: len(sheets)], 1):
        table.add_column(Text(name, style=SEATS[seat]), justify="right")
    for line in sheets[0]:
        shown = [_points(sheet, line, is_known) for sheet, is_known in zip(sheets, known, strict=True)]
        if line == "total":
            table.add_section()
            table.add_row(Text(say("score.total"), style="bold"), *(Text(points, style="bold") for points in shown))
        elif set(shown) != {"0"}:
            table.add_row(say(f"score.{line}"), *shown)
    return table


def verdict(game: Game, names: Sequence[str]) -> str:
    """Return who won and why the game ended."""
    outcome = game.outcome()
    assert outcome is not None
    return verdict_of(outcome, names, game.options.solo, game.events())


def verdict_of(outcome: Outcome, names: Sequence[str], solo: bool, events: Iterable[Event] = ()) -> str:
    """Return the same for an outcome, and the events that led to it if they are known."""
    winners = [names[seat - 1] for seat in outcome.winners]
    if solo:
        won = say("score.solo.won" if winners else "score.solo.lost")
    else:
        won = say("terminal.won", n=len(winners), names=listed(winners), points=max(outcome.totals))
    return " ".join([won, *(said_text(reason, names) for reason in reasons_said(outcome.reasons, events))])
