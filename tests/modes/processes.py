"""Runs a module in a mode, which is chosen once a process: in a process of its own, unless this one runs in that mode."""

import os
import subprocess
import sys
from contextlib import redirect_stdout
from importlib import import_module
from io import StringIO
from pathlib import Path

from naqala.engine.kernel import running_mode

ROOT = Path(__file__).parent.parent.parent


def printed(module: str, *arguments: str, mode: str, **environment: str) -> list[str]:
    """The lines that a module of this folder prints in a mode."""
    if mode == running_mode() and not environment:
        with redirect_stdout(StringIO()) as lines:
            import_module(f"tests.modes.{module}").main(*arguments)
        return lines.getvalue().splitlines()
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
