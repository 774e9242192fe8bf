"""The measurements of environments run, with their yardsticks."""

import json
import sys
import warnings
from importlib.util import find_spec

import pytest

from lab import environments

OURS = {
    "batch, base game, 2 seats, one core",
    "batch, base game, 4 seats, one core",
    "batch, all expansions, 4 seats, one core",
    "batch, 4,096 base games, one thread",
    "batch, 4,096 base games, two threads",
    "naqala_v0 in PettingZoo",
}
YARDSTICKS = {"OpenSpiel, backgammon": "pyspiel", "PettingZoo, chess": "chess"}
"""Each with the module that it needs."""


def test_every_figure_is_measured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["environments", "--share", "0.001", "--json"])
    monkeypatch.setattr(environments, "TRIES", 1)
    monkeypatch.setattr(environments, "GAMES", 2)
    monkeypatch.setattr(environments, "MANY_GAMES", 2)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        environments.main()
    figures = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert set(figures) == OURS | {name for name, module in YARDSTICKS.items() if find_spec(module)}
    assert all(isinstance(figure, int) and figure > 0 for figure in figures.values())
