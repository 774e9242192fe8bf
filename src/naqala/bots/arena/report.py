"""The report of a contest as Markdown."""

from collections.abc import Iterable, Sequence

from naqala.bots.arena.match import Thinking
from naqala.bots.arena.ratings import Interval
from naqala.bots.arena.standings import BrokenGame, Standings, percent
from naqala.position import RULES


def signed(figure: Interval, digits: int = 0) -> str:
    """Return a figure with its sign and its interval, such as ``+123 (+101 to +146)``."""
    if figure.value is None:
        return "-"
    text = f"{figure.value:+.{digits}f}"
    return text if figure.low is None else f"{text} ({figure.low:+.{digits}f} to {figure.high:+.{digits}f})"


def seconds(thinking: Thinking) -> str:
    """Return mean and longest time, such as ``1.932, at most 2.011``."""
    return f"{thinking.total / thinking.count:.3f}, at most {thinking.longest:.3f}" if thinking.count else "-"


def plain(figure: Interval, sign: str = "", digits: int = 1) -> str:
    """Return a figure and its margin, such as ``131.4 ± 2.8``."""
    if figure.value is None:
        return "-"
    return f"{figure.value:{sign}.{digits}f}" + ("" if figure.margin is None else f" ± {figure.margin:.{digits}f}")


def caveats(standings: Standings) -> list[str]:
    """Return what a reader must know before believing the ratings."""
    notes = []
    if len(standings.groups) > 1:
        groups = "; ".join(", ".join(group) for group in standings.groups)
        notes.append(f"Between these groups all wins go one way: games say who is stronger, but not how much ({groups}).")
    if standings.starts < 20:
        notes.append(f"Intervals of ratings are rough, because the number of starts is only {standings.starts}.")
    if standings.failed:
        notes.append(f"{standings.failed} games failed and count nowhere.")
    if standings.forfeits:
        notes.append(f"{len(standings.forfeits)} games were forfeited and count as losses.")
    return notes


def markdown_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table whose first column is left and whose others are right."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', '/') for cell in line)} |" for line in lines)


def _asked(standings: Standings) -> str:
    """Return what was played, in a paragraph."""
    contest, options = standings.contest, standings.contest.options
    extras = ", ".join([*options.expansions, *options.promos, *["five-track"] * bool(options.five_track)])
    (unit, amount), *_ = contest.budget.to_json().items()
    return (
        f"{standings.played} of {contest.games} games, {standings.starts} starts, {options.seats} seats, "
        f"{extras or 'base game'}; {amount:g} {unit} a turn or bid; seed {contest.seed}; {contest.mode} mode, rules {RULES}."
    )


def _ratings(standings: Standings) -> str:
    rows = [
        [one.bot, signed(one.rating), str(one.games), percent(one.wins), f"{100 * one.par:.1f} %", plain(one.score)]
        for one in standings.bots
    ]
    return markdown_table(["bot", "rating (95 %)", "games", "wins", "par", "score"], rows)


def _head_to_head(standings: Standings) -> str:
    rows = [
        [f"{pair.bot} - {pair.other}", str(pair.games), percent(pair.share), signed(pair.difference, 1)]
        for pair in standings.pairs
    ]
    return markdown_table(["pair", "games", "higher score", "score difference"], rows)


def _points(standings: Standings) -> str:
    lines = list(standings.bots[0].lines)
    rows = [[line, *(f"{one.lines.get(line, 0):.1f}" for one in standings.bots)] for line in lines]
    return markdown_table(["line", *(one.bot for one in standings.bots)], rows)


def _times(standings: Standings) -> str:
    kinds = {"turns": "seconds a turn", "bids": "seconds a bid", "replies": "seconds in others' turns"}
    rows = [[one.bot, *(seconds(one.thinking[kind]) for kind in kinds)] for one in standings.bots]
    return markdown_table(["bot", *kinds.values()], rows)


def _course(standings: Standings) -> str:
    ended = ", ".join(f"{reason} {count}" for reason, count in sorted(standings.ended.items()))
    seats = ", ".join(f"seat {seat} {percent(share)}" for seat, share in enumerate(standings.seats, 1))
    rounds = "-" if standings.rounds is None else f"{standings.rounds:.2f}"
    return f"Mean rounds: {rounds}. Ended by: {ended or '-'}.\n\nWins by seat: {seats}."


def _faults(faults: Iterable[BrokenGame]) -> str:
    rows = [[str(one.game), str(one.seat), one.bot, " ".join(one.error.split())] for one in faults]
    return markdown_table(["game", "seat", "bot", "error"], rows)


def report_of(standings: Standings) -> str:
    """Return the whole report."""
    wins = "\n".join(f"* {one.words()}" for one in standings.bots)
    parts = ["# Contest", _asked(standings), wins, *(f"**{note}**" for note in caveats(standings))]
    sections = {"Ratings": _ratings, "Head to head": _head_to_head, "Points": _points, "Thinking": _times, "Games": _course}
    if standings.failures:
        sections["Failed games"] = lambda standings: _faults(standings.failures)
    if standings.forfeits:
        sections["Forfeited games"] = lambda standings: _faults(standings.forfeits)
    for title, write in sections.items():
        parts += [f"## {title}", write(standings)]
        if title == "Ratings":
            parts.append("![Ratings and head to head](ladder.svg)")
    return "\n\n".join(parts) + "\n"
