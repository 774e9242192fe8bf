"""The picture of a contest: ratings with their intervals, and who beats whom. Drawn without a window or global state."""

from io import StringIO
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure

from naqala.bots.arena.standings import Standings

LONGEST_LABEL = 18

_INK, _FAINT, _DOT = "#22303c", "#d9dee3", "#1f6f8b"
_LOSES_TO_WINS = LinearSegmentedColormap.from_list("", ["#c8553d", "#f6f3ee", "#1f6f8b"])
_STYLE: Any = {
    "font.family": "DejaVu Sans",
    "text.color": _INK,
    "axes.edgecolor": _FAINT,
    "axes.labelcolor": _INK,
    "xtick.color": _INK,
    "ytick.color": _INK,
    "svg.hashsalt": "naqala",  # the same contest gives the same file
}


def label(bot: str) -> str:
    """Return a bot's name, but of a program's path only the end."""
    return bot if len(bot) <= LONGEST_LABEL else f"…{bot[1 - LONGEST_LABEL :]}"


def _draw_ratings(axes: Axes, standings: Standings) -> None:
    """Draw one dot a bot, the strongest on top, with its interval as a line."""
    for place, one in enumerate(standings.bots):
        value = one.rating.value or 0.0
        if one.rating.low is not None and one.rating.high is not None:
            axes.plot(
                [one.rating.low, one.rating.high], [place, place], color=_DOT, linewidth=3, alpha=0.45, solid_capstyle="round"
            )
        axes.plot([value], [place], "o", color=_DOT, markersize=8)
        axes.annotate(f"{value:+.0f}", (value, place), xytext=(0, 9), textcoords="offset points", ha="center", fontsize=9)
    axes.set_yticks(range(len(standings.bots)), [label(one.bot) for one in standings.bots])
    axes.set_ylim(len(standings.bots) - 0.5, -0.6)
    axes.margins(x=0.12)
    axes.axvline(0, color=_FAINT, linewidth=1, zorder=0)
    axes.grid(axis="x", color=_FAINT, linewidth=0.6)
    axes.set_xlabel("rating (400 = ten to one, mean 0), 95 % intervals")
    axes.set_title("Ratings", loc="left", fontweight="bold")


def _draw_pairs(axes: Axes, standings: Standings) -> None:
    """Draw one square a pair: how often the bot of the row had the higher score, with the margin below."""
    bots = [one.bot for one in standings.bots]
    shares = [[float("nan")] * len(bots) for _ in bots]
    for pair in standings.pairs:
        row, column, share = bots.index(pair.bot), bots.index(pair.other), pair.share
        shares[row][column] = value = share.value or 0.0
        colour = "white" if abs(value - 0.5) > 0.33 else _INK
        axes.text(
            column, row - 0.08, f"{100 * value:.0f}", ha="center", va="center", color=colour, fontsize=11, fontweight="bold"
        )
        axes.text(column, row + 0.24, f"± {100 * (share.margin or 0):.0f}", ha="center", va="center", color=colour, fontsize=7.5)
    axes.imshow(shares, cmap=_LOSES_TO_WINS, vmin=0, vmax=1)
    axes.set_xticks(range(len(bots)), [label(bot) for bot in bots], rotation=30, ha="right", rotation_mode="anchor")
    axes.set_yticks(range(len(bots)), [label(bot) for bot in bots])
    axes.set_xticks([place - 0.5 for place in range(1, len(bots))], minor=True)
    axes.set_yticks([place - 0.5 for place in range(1, len(bots))], minor=True)
    axes.grid(which="minor", color="white", linewidth=2)
    axes.set_xlabel("higher score than ..., % of their games")
    axes.set_title("Head to head", loc="left", fontweight="bold")


def _title(standings: Standings) -> str:
    options = standings.contest.options
    return f"{standings.played} games, {options.seats} seats, {', '.join(options.expansions) or 'base game'}"


def picture_of(standings: Standings) -> str:
    """Return both pictures side by side, as SVG."""
    count = len(standings.bots)
    with mpl.rc_context(_STYLE):
        figure = Figure(figsize=(6.5 + 0.85 * max(count, 3), 2.4 + 0.6 * max(count, 3)), layout="constrained")
        left, right = figure.subplots(1, 2, width_ratios=[5, 0.5 + 0.85 * max(count, 3)])
        figure.suptitle(_title(standings), x=0.01, ha="left", fontsize=10)
        _draw_ratings(left, standings)
        _draw_pairs(right, standings)
        for axes in (left, right):
            axes.tick_params(length=0, which="both")
            axes.spines[:].set_visible(False)
        text = StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None})
    return text.getvalue()
