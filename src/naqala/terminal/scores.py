"""Score sheets: during the game what a seat may know, at the end everything."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from rich.table import Table
from rich.text import Text

from naqala.catalog.points import lines_played
from naqala.doubts import unsure_cards, unsure_lines
from naqala.events import Event
from naqala.game import Game, Outcome
from naqala.narrator import reasons_said
from naqala.options import Options
from naqala.terminal.lines import said_text
from naqala.terminal.styles import SEATS
from naqala.terminal.unsure import SIGN
from naqala.texts import listed, say
from naqala.view import sheets_seen

Sheet = Mapping[str, int | None]


def _points(sheet: Sheet, line: str) -> str:
    """Return one number of a sheet: a question mark if it is hidden, a minimum for a sum with hidden parts."""
    points = sheet[line]
    if points is None:
        return "?"
    return say("score.atLeast", n=points) if line == "total" and None in sheet.values() else str(points)


def score_table(game: Game, names: Sequence[str], viewer: int | None, is_open: bool = False) -> Table:
    """Return points by category as if the game ended now: all if it is open, else of others only what is public."""
    sheets = lines_played(game.score_sheet(), game.options.expansions)
    is_open |= game.is_over
    seats = (game.position() if is_open else game.view(viewer).position).seats
    unsure = unsure_lines(seats, unsure_cards(game.options.printed))
    return sheet_table(sheets if is_open else sheets_seen(sheets, viewer), names, unsure)


def sheet_table(sheets: Sequence[Sheet], names: Sequence[str], unsure: Collection[str]) -> Table:
    """Return score sheets side by side, without lines of zeros and with a sign on unsure lines."""
    table = Table("", box=None, caption=say("tally.unsure") if unsure else None, caption_justify="left")
    for seat, name in enumerate(names[: len(sheets)], 1):
        table.add_column(Text(name, style=SEATS[seat]), justify="right")
    for line in sheets[0]:
        shown = [_points(sheet, line) for sheet in sheets]
        if line == "total":
            table.add_section()
            table.add_row(Text(say("score.total"), style="bold"), *(Text(points, style="bold") for points in shown))
        elif set(shown) != {"0"}:
            table.add_row(say(f"score.{line}") + (SIGN if line in unsure else ""), *shown)
    return table


def result_said(game: Game, names: Sequence[str]) -> str:
    """Return who won and why the game ended."""
    outcome = game.outcome()
    assert outcome is not None
    return outcome_said(outcome, names, game.options, game.events())


def outcome_said(outcome: Outcome, names: Sequence[str], options: Options, events: Iterable[Event] = ()) -> str:
    """Return the same for an outcome, and the events that led to it if they are known."""
    winners = [names[seat - 1] for seat in outcome.winners]
    if options.solo:
        won = say("score.solo.won" if winners else "score.solo.lost")
    else:
        won = say("terminal.won", n=len(winners), names=listed(winners), points=max(outcome.totals))
    return " ".join([won, *(said_text(reason, names) for reason in reasons_said(outcome.reasons, options.tents, events))])
