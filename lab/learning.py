"""Draws the curves of several runs of examples/train.py into one picture, and says how far they differ."""

import argparse
import csv
import sys
from dataclasses import dataclass
from pathlib import Path

from naqala.bots.arena.ratings import wilson

AIM = 0.95
"""The share of wins against uniform that a run is to reach."""
GAMES = {"uniform": 400, "greedy": 40}
"""Opponents, and how many games against each a look at the policy is, as in examples/train.py."""


@dataclass(frozen=True)
class Curve:
    """What a run has learned: minutes, decisions and shares of wins by opponent at each look."""

    name: str
    minutes: tuple[float, ...]
    decisions: tuple[int, ...]
    wins: dict[str, tuple[float, ...]]

    @classmethod
    def read(cls, folder: Path) -> "Curve":
        """Read the curve that a run has left in its folder."""
        with (folder / "curve.csv").open(encoding="utf-8", newline="") as file:
            rows = list(csv.DictReader(file))
        return cls(
            folder.name,
            tuple(float(row["minutes"]) for row in rows),
            tuple(int(row["decisions"]) for row in rows),
            {opponent: tuple(float(row[opponent]) for row in rows) for opponent in GAMES},
        )

    def reached(self, aim: float = AIM) -> tuple[float, int] | None:
        """Return the minutes and decisions after which the run never fell below the aim again; None if it ended below."""
        below = [place for place, wins in enumerate(self.wins["uniform"]) if wins < aim]
        first = below[-1] + 1 if below else 0
        return (self.minutes[first], self.decisions[first]) if first < len(self.decisions) else None


def describe(curve: Curve) -> str:
    """Say where a run ended, with 95 % intervals, and when it stayed above the aim."""
    reached, ended = curve.reached(), []
    for opponent, games in GAMES.items():
        wins = curve.wins[opponent][-1]
        interval = wilson(wins * games, games)
        ended.append(f"{wins:.1%} ({interval.low:.1%} to {interval.high:.1%}) against {opponent}")
    when = f"above {AIM:.0%} from {reached[0]:.1f} minutes on ({reached[1]:,} decisions)" if reached else f"not above {AIM:.0%}"
    return f"{curve.name}: {', '.join(ended)} after {curve.minutes[-1]:.1f} minutes; against uniform {when}"


def draw(curves: list[Curve], path: Path) -> None:
    """Draw wins by decisions, which are the same on every machine."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context({"svg.hashsalt": "naqala"}):
        figure = Figure((7, 4), layout="constrained")
        axes = figure.subplots()
        for number, curve in enumerate(curves):
            for (opponent, wins), line in zip(curve.wins.items(), ("-", "--"), strict=True):
                label = f"{curve.name}, against {opponent}"
                done = [decisions / 1e6 for decisions in curve.decisions]
                axes.plot(done, wins, line, color=f"C{number}", marker="o", markersize=3, label=label)
        axes.axhline(AIM, linestyle=":", color="grey")
        axes.set(xlabel="million decisions of self-play", ylabel="wins", ylim=(-0.02, 1.02), title="Base game, 2 seats")
        axes.legend(loc="center right")
        figure.savefig(path, metadata={"Date": None})


def command() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = argparse.ArgumentParser(prog="python -m lab.learning", description=__doc__)
    parser.add_argument("runs", type=Path, nargs="+", help="folders that examples/train.py has written")
    parser.add_argument("--out", type=Path, default=Path("build/learning.svg"))
    return parser


def main() -> None:
    """Read the runs, print a line for each, and draw them."""
    chosen = command().parse_args()
    if missing := [str(run) for run in chosen.runs if not (run / "curve.csv").exists()]:
        sys.exit(f"expected folders with a curve.csv; got {', '.join(missing)}")
    curves = [Curve.read(run) for run in chosen.runs]
    for curve in curves:
        print(describe(curve))
    chosen.out.parent.mkdir(parents=True, exist_ok=True)
    draw(curves, chosen.out)


if __name__ == "__main__":
    main()
