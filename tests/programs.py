"""The programs beside Python that tests use: Chromium, Postgres and nginx.

python -m tests.programs    install what is missing from Debian's packages where that is possible, else say what to install

Tests skip what they cannot start, so a machine without these programs can still run the rest.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

NAMED = "NAQALA_CHROMIUM"
"""The variable that names a Chromium."""
_SHELL = "chromium-headless-shell"
_CHROMIUMS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")


def chromium() -> str | None:
    """The path of a Chromium: what the variable names, or the first on the path. Playwright's own are never downloaded."""
    named = os.environ.get(NAMED)
    if named:
        return named if Path(named).exists() else None
    return next((found for name in _CHROMIUMS if (found := shutil.which(name))), None)


def headless_shell() -> str | None:
    """Chromium without windows: it does not draw one around every page, which takes half as much processor time again. It cannot
    be pushed anything.
    """
    return chromium() if os.environ.get(NAMED) else shutil.which(_SHELL)


def postgres() -> Path | None:
    """The folder with initdb and pg_ctl."""
    config = shutil.which("pg_config")
    bindir = subprocess.run([config, "--bindir"], capture_output=True, text=True, check=False).stdout.strip() if config else ""
    initdb = shutil.which("initdb")
    folders = [Path(bindir or "."), *(Path(initdb).resolve().parent for _ in [0] if initdb)]
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "pg_ctl").exists()), None)


def nginx() -> str | None:
    """The path of nginx, which Debian keeps off the path of ordinary users."""
    return None if sys.platform == "win32" else shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


FINDERS: dict[str, Callable[[], object]] = {
    "chromium": chromium,
    _SHELL: headless_shell,
    "postgresql": postgres,
    "nginx": nginx,
}
"""How each program is found, by the name of its Debian package."""


def missing() -> list[str]:
    """The Debian packages of the programs that are not here."""
    return [package for package, find in FINDERS.items() if find() is None]


def install(packages: list[str]) -> None:
    """Install Debian packages, each by itself: not every release has all of them."""
    print(f"Installing {', '.join(packages)} for the tests ...", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update"], check=False, env=quiet)
    for package in packages:
        subprocess.run(["apt-get", "install", "-y", "--no-install-recommends", package], check=False, env=quiet)


def main() -> None:
    """Install what is missing, and say what could not be installed."""
    if (packages := missing()) and shutil.which("apt-get") and sys.platform != "win32" and os.geteuid() == 0:
        install(packages)
    if packages := missing():
        print(f"Tests may be skipped without {', '.join(packages)}. On Debian: sudo apt-get install {' '.join(packages)}")


if __name__ == "__main__":
    main()
