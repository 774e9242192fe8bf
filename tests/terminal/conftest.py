"""For all tests of the command line."""

from pathlib import Path

import pytest

from naqala.terminal import prompt


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are kept here and nowhere else."""
    folder = tmp_path / "data"
    monkeypatch.setenv("NAQALA_DATA", str(folder))
    return folder


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Speak English on every machine."""
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture(autouse=True)
def few_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counting the moves of every tile for the menu is most of the work of a whole game."""
    monkeypatch.setattr(prompt, "MOST_MOVES", 200)
