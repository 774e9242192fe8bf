"""Compiled code on disk: a folder fits every installation with the same sources, and no other."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from naqala.engine.kernel import PACKAGE

KERNEL = """
from naqala.engine.kernel import entry, kernel

@kernel
def twice(number):
    return 2 * number

@entry
def answer(number):
    return twice(number) + 2
"""
PROGRAM = """
import json
from naqala.engine.kernel import cache_folder, use
use("compiled")
from naqala.engine.tiny import answer
value = answer(20)
hits, misses = (sum(counts.values()) for counts in (answer.stats.cache_hits, answer.stats.cache_misses))
print(json.dumps({"value": value, "hits": hits, "misses": misses, "folder": cache_folder("compiled").name}))
"""


def install(place: Path, time: int = 1_000_000_000) -> Path:
    """A package of the real ``kernel.py`` and one tiny rule, with files of this time."""
    for folder in (".", "catalog", "engine"):
        (place / "naqala" / folder).mkdir(parents=True, exist_ok=True)
        (place / "naqala" / folder / "__init__.py").touch()
    for name in ("errors.py", "engine/kernel.py", "engine/numba_cache.py", "engine/numba_linking.py"):
        shutil.copyfile(PACKAGE / name, place / "naqala" / name)
    (place / "naqala" / "engine" / "tiny.py").write_text(KERNEL)
    for path in place.rglob("*.py"):
        os.utime(path, (time, time))
    return place


def run(place: Path, cache: Path, **environment: str) -> dict[str, object]:
    """What the program says when it is run with this installation and this cache."""
    cleared = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    result = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=place,
        env={**cleared, "PYTHONPATH": str(place), "NAQALA_CACHE": str(cache), "NAQALA_MODE": "compiled", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr[-3000:]
    answer: dict[str, object] = json.loads(result.stdout)
    return answer


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The cache of a first installation, and the name of its folder."""
    folder = tmp_path_factory.mktemp("first")
    first = run(install(folder / "one"), folder / "cache")
    assert (first["value"], first["hits"], first["misses"]) == (42, 0, 1)
    return folder / "cache", str(first["folder"])


def test_a_copied_cache_is_used_by_another_installation(compiled: tuple[Path, str], tmp_path: Path) -> None:
    cache, folder = compiled
    shutil.copytree(cache, tmp_path / "moved" / "cache", copy_function=shutil.copyfile)
    second = run(install(tmp_path / "elsewhere", 1_700_000_000), tmp_path / "moved" / "cache")
    assert second == {"value": 42, "hits": 1, "misses": 0, "folder": folder}


@pytest.mark.parametrize("changed", ["engine/tiny.py", "engine/new.py", "catalog/values.toml"])
def test_other_sources_have_another_folder(compiled: tuple[Path, str], tmp_path: Path, changed: str) -> None:
    """Not only a kernel's own file counts: what it calls is compiled into it."""
    cache, folder = compiled
    place = install(tmp_path / "changed")
    with (place / "naqala" / changed).open("a") as file:
        file.write("# changed\n")
    other = run(place, cache)
    assert other["folder"] != folder
    assert (other["value"], other["hits"], other["misses"]) == (42, 0, 1)


def test_another_processor_has_another_folder(compiled: tuple[Path, str], tmp_path: Path) -> None:
    cache, folder = compiled
    other = run(install(tmp_path / "generic"), cache, NUMBA_CPU_NAME="generic", NUMBA_CPU_FEATURES="")
    assert other["folder"] != folder
    assert (other["value"], other["hits"], other["misses"]) == (42, 0, 1)
