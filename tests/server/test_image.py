"""The steps of the Dockerfile, without Docker: what they install runs as another user, and the health check finds it well.

IMAGE=full python -m pytest tests/server/test_image.py    compiles rules and bots too, as the image does, which takes minutes
"""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from sysconfig import get_path
from typing import Any

import httpx
import pytest

from tests.server.clients import PATIENCE, wait_until
from tests.server.processes import ROOT
from tests.server.test_deploy import DOCKERFILE, variables_of

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the image is one of Linux")
IS_FULL = os.environ.get("IMAGE") == "full"
BUILD, IMAGE = re.split(r"^FROM ", DOCKERFILE, flags=re.MULTILINE)[1:]
PLACES = ("/opt/naqala", "/var/cache/naqala", "/data")
"""The folders of the image, which lie in a folder of the test here."""


def other_user() -> dict[str, Any]:
    """The image's user is not root: how to start a program as one who is not, if we are."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return {}
    import pwd

    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def python_for(user: dict[str, Any]) -> str:
    """A Python that this user may start, too: one in a person's folder is closed to others."""
    usual = shutil.which(f"python3.{sys.version_info.minor}", path="/usr/local/bin:/usr/bin")
    for one in (os.path.realpath(sys.executable), usual):
        try:
            if one is not None and subprocess.run([one, "-c", ""], cwd="/", check=False, **user).returncode == 0:
                return one
        except PermissionError:
            continue
    pytest.skip("another user may start no Python of this version here")


def copy_sources(to: Path) -> None:
    """As COPY does it: all but what .dockerignore names."""
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()

    def is_ignored(name: str, path: str) -> bool:
        return any(fnmatch(name, one[3:]) if one.startswith("**/") else fnmatch(path, one) for one in ignored)

    def ignored_of(folder: str, names: list[str]) -> set[str]:
        return {name for name in names if is_ignored(name, (Path(folder) / name).relative_to(ROOT).as_posix())}

    shutil.copytree(ROOT, to, ignore=ignored_of)


class Image:
    """What the Dockerfile builds, in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.user = folder, other_user()
        libraries = folder / "libraries"
        libraries.mkdir()
        for path in Path(get_path("purelib")).iterdir():  # what the image loads from the network
            if "naqala" not in path.name:
                (libraries / path.name).symlink_to(path)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = str(probe.getsockname()[1])
        offline = {"PIP_NO_INDEX": "1", "PIP_NO_DEPS": "1", "PIP_NO_BUILD_ISOLATION": "0"}
        self._outside = {**offline, "PATH": "/usr/bin:/bin", "HOME": str(folder), "PYTHONPATH": str(libraries)}
        self._outside |= {"PYTHON": python_for(self.user), "NAQALA_WARM": "false"}
        self._build()

    def here(self, text: str) -> str:
        """A text of the Dockerfile with the places and the port of the test."""
        for place in PLACES:
            text = text.replace(place, f"{self.folder}{place}")
        return text.replace("8000", self.port)

    def _build(self) -> None:
        if sys.platform == "win32":
            return
        copy_sources(self.folder / "source")
        environment = {**self._outside, **variables_of(self.here(BUILD))}
        for step in re.findall(r"^RUN (.*)$", BUILD, re.MULTILINE):
            if IS_FULL or not step.endswith("naqala warm"):
                subprocess.run(["sh", "-ec", self.here(step)], cwd=self.folder / "source", env=environment, check=True)
        for place in PLACES[1:]:
            (self.folder / place[1:]).mkdir(parents=True, exist_ok=True)
            for path in (self.folder / place[1:], *(self.folder / place[1:]).rglob("*")):
                os.chown(path, self.user.get("user", -1), -1)

    def start(self, command: str, **more: Any) -> "subprocess.Popen[bytes]":
        """Start what stands behind the last CMD after this word, as the image's user."""
        words = json.loads(self.here(re.findall(rf"^{command}.*?CMD (\[.*\])$", IMAGE, re.MULTILINE)[-1]))
        environment = {**self._outside, **variables_of(self.here(IMAGE))}
        return subprocess.Popen(words, cwd=self.folder, env=environment, **self.user, **more)

    def runs_compiled_code(self) -> bool:
        """What ``make image-test`` finds when it asks the image."""
        recipe = (ROOT / "Makefile").read_text(encoding="utf-8")
        asked = re.findall(r"^IMAGE_COMPILED := (.*)$", recipe, re.MULTILINE)[0]
        python = re.findall(r"docker exec naqala-image-test (\S+) -c", recipe)[0]
        done = subprocess.run(
            [self.here(python), "-c", self.here(asked)], env=self._outside, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0 or "AssertionError" in done.stderr, done.stderr
        return done.returncode == 0


@pytest.fixture(scope="module")
def image() -> Iterator[Image]:
    # not below tmp_path: another user must be able to enter it
    with tempfile.TemporaryDirectory(prefix="naqala", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        yield Image(Path(folder))


def test_the_image_serves_as_another_user_and_is_well(image: Image) -> None:
    if sys.platform == "win32":
        return

    def is_well() -> bool:
        return image.start("HEALTHCHECK", stderr=subprocess.DEVNULL).wait(PATIENCE) == 0

    assert not is_well()
    server = image.start("")
    try:
        wait_until(lambda: server.poll() is not None or is_well())
        assert server.poll() is None
        ready = httpx.get(f"http://127.0.0.1:{image.port}/health/ready", timeout=PATIENCE).json()
        assert ready["compiled"] is IS_FULL
        assert image.runs_compiled_code() is IS_FULL
        assert "<script" in httpx.get(f"http://127.0.0.1:{image.port}/", timeout=PATIENCE).text
        assert (image.folder / "data" / "tables.sqlite").stat().st_uid == image.user.get("user", os.getuid())
    finally:
        server.terminate()
        server.wait(PATIENCE)
    assert not is_well()
