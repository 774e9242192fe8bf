"""For all tests of the command line."""

import pytest

from naqala.terminal import prompt


@pytest.fixture(autouse=True)
def few_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counting the moves of every tile for the menu is most of the work of a whole game."""
    monkeypatch.setattr(prompt, "MOST_MOVES", 200)
