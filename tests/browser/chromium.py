"""Which browser: the one of the system. Playwright's own are never downloaded."""

import os
import shutil
import sys
from pathlib import Path
from typing import Any

_NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")


def chromium() -> str | None:
    """The path of a Chromium: what NAQALA_CHROMIUM names, or the first that is on the path."""
    named = os.environ.get("NAQALA_CHROMIUM")
    if named:
        return named if Path(named).exists() else None
    return next((found for name in _NAMES if (found := shutil.which(name))), None)


def launch_options(program: str) -> dict[str, Any]:
    """How it is started; root may not use Chromium's sandbox, and containers have a small /dev/shm."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return {"executable_path": program, "args": [*(["--no-sandbox"] if is_root else []), "--disable-dev-shm-usage"]}


if __name__ == "__main__":
    sys.exit(chromium() is None)
