"""For all tests of the command line."""

import pytest


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Speak English on every machine."""
    monkeypatch.setenv("LC_ALL", "C")
