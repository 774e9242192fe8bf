"""For all tests of the command line."""

import pytest


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever language this machine speaks."""
    monkeypatch.setenv("LC_ALL", "C")
