"""Runs a module in a process of its own: the mode is chosen once a process."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def printed(module: str, *arguments: str, mode: str, **environment: str) -> list[str]:
    """The lines that a module of this folder prints in a mode."""
    result = subprocess.run(
        [sys.executable, "-m", f"tests.modes.{module}", *arguments],
        cwd=ROOT,
        env={**os.environ, "NAQALA_MODE": mode, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr[-3000:]
    return result.stdout.splitlines()


def bots(*arguments: str, mode: str = "compiled", **environment: str) -> list[list[str]]:
    """The words of each line printed by bots.py."""
    return [line.split() for line in printed("bots", *arguments, mode=mode, **environment)]
