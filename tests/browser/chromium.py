"""How the browser of the tests is started."""

import os
from typing import Any


def launch_options(program: str) -> dict[str, Any]:
    """Root may not use Chromium's sandbox, and containers have a small /dev/shm."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return {"executable_path": program, "args": [*(["--no-sandbox"] if is_root else []), "--disable-dev-shm-usage"]}


CHEAP = [
    *("--disable-gpu", "--disable-software-rasterizer"),
    "--js-flags=--no-turbofan --no-maglev --min-semi-space-size=16 --single-threaded-gc",
]
"""A process less, and no compilers that pay off only in pages that live for minutes: a page takes an eighth less processor
time, axe a seventh.
"""
