"""Plain, checked and compiled rules give the same positions byte for byte after every action."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
SEEDS = "2"


def run_trace(mode: str) -> list[str]:
    result = subprocess.run(
        [sys.executable, "-m", "tests.modes.trace", SEEDS],
        cwd=ROOT,
        env={**os.environ, "NAQALA_MODE": mode},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr[-3000:]
    return result.stdout.splitlines()


@pytest.fixture(scope="module")
def plain() -> list[str]:
    return run_trace("plain")


@pytest.mark.parametrize("mode", ["checked", "compiled"])
def test_mode_equals_plain(plain: list[str], mode: str) -> None:
    assert len(plain) == 2 * 31
    assert run_trace(mode) == plain
