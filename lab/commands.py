"""What the laboratory's commands have in common."""

import argparse
import sys
from collections.abc import Callable
from typing import Any

import numpy as np

from naqala.cli.simulate import compile_with_progress
from naqala.engine.kernel import running_mode

SURE = 1.96
"""Standard errors on both sides that hold 95 %."""


def at_least(smallest: int) -> Callable[[str], int]:
    """Return a reader of numbers from the command line that refuses smaller ones."""

    def read(text: str) -> int:
        if not text.isdigit() or int(text) < smallest:
            raise argparse.ArgumentTypeError(f"expected a number, {smallest} or more; got {text!r}")
        return int(text)

    return read


def make_ready() -> None:
    """Compile rules and bots, or warn that what takes minutes with compiled bots takes days without."""
    if running_mode() == "plain":
        print("The bots are not compiled and think very slowly: install Numba and unset NAQALA_MODE.", file=sys.stderr)
    compile_with_progress(bots=True)


def summary(results: list[tuple[float, float]], starts: int) -> dict[str, float | None]:
    """Return the figures of a duel, whose games are given as share of the win and lead, start after start. The games of one start
    share its luck and make one observation; one start alone has no error.
    """
    by_start = np.array(results).reshape(starts, -1, 2).mean(axis=1)
    means = by_start.mean(axis=0)
    errors: Any = SURE * by_start.std(axis=0, ddof=1) / np.sqrt(starts) if starts > 1 else (None, None)
    figures: dict[str, float | None] = {"starts": starts, "games": len(results)}
    for name, digits, mean, error in zip(("wins", "lead"), (3, 2), means, errors, strict=True):
        figures[name] = round(float(mean), digits)
        figures[f"{name}_error"] = None if error is None else round(float(error), digits)
    return figures
