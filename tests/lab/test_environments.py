"""The measurements of environments run, with their yardsticks."""

import json
import sys
import warnings

import pytest

from lab import environments


def test_every_figure_is_measured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["environments", "--share", "0.001", "--json"])
    monkeypatch.setattr(environments, "TRIES", 1)
    monkeypatch.setattr(environments, "GAMES", 2)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        environments.main()
    figures = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert len(figures) >= 5 and all(figure > 0 for figure in figures.values())
    assert "batch, base game, 2 seats, one core" in figures
