"""Plain, checked and compiled rules give the same positions byte for byte, and the same events, after every action."""

import pytest

from tests.modes.processes import printed

SEEDS = "2"


@pytest.fixture(scope="module")
def plain() -> list[str]:
    return printed("trace", SEEDS, mode="plain")


@pytest.mark.parametrize("mode", ["checked", "compiled"])
def test_mode_equals_plain(plain: list[str], mode: str) -> None:
    assert len(plain) == 2 * 2 * 31
    assert printed("trace", SEEDS, mode=mode) == plain
