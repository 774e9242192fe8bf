"""How the browser of the tests is started."""

import os
from typing import Any


def launch_options(program: str) -> dict[str, Any]:
    """Root may not use Chromium's sandbox, and containers have a small /dev/shm."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return {"executable_path": program, "args": [*(["--no-sandbox"] if is_root else []), "--disable-dev-shm-usage"]}
