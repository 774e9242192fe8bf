"""The wheel gives the whole table: where there is nothing but Python and the libraries it asks for, ``naqala`` alone opens it."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.metadata import Distribution, distribution
from pathlib import Path
from random import Random
from sysconfig import get_path
from venv import EnvBuilder
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

from tests.server.clients import PATIENCE, Browser, play_on, wait_until
from tests.server.processes import ENVIRONMENT, ROOT


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built as every tool builds it: by the backend that pyproject.toml names."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=True)
    (built,) = folder.glob("naqala-*.whl")
    return built


def path_of(what: str, place: Path) -> Path:
    """A folder of a virtual environment, as this system calls it."""
    return Path(get_path(what, "venv", {"base": str(place), "platbase": str(place)}))


def required_by(found: Distribution, extras: frozenset[str], known: dict[str, Distribution]) -> None:
    """Add the libraries a distribution asks for, and those they ask for, to the known ones."""
    for requirement in map(Requirement, found.requires or ()):
        wished = [requirement.marker is None or requirement.marker.evaluate({"extra": extra}) for extra in ("", *extras)]
        if any(wished) and requirement.name.lower() not in known:
            known[requirement.name.lower()] = distribution(requirement.name)
            required_by(known[requirement.name.lower()], frozenset(requirement.extras), known)


def link(found: Distribution, packages: Path) -> None:
    """Link what the running Python has of a library, instead of loading it from the network again."""
    for name in {file.parts[0] for file in found.files or ()} - {"..", "__pycache__"}:
        if not (packages / name).exists():
            (packages / name).symlink_to(Path(str(found.locate_file(name))).resolve())


@pytest.fixture(scope="module")
def place(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A virtual environment that holds the wheel and what its metadata asks for without extras, and nothing else."""
    place = tmp_path_factory.mktemp("empty") / "venv"
    EnvBuilder(symlinks=True).create(place)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(path_of("scripts", place) / "python")]
    subprocess.run([*pip, "install", "--no-deps", "--no-index", str(wheel)], capture_output=True, check=True)
    packages = path_of("purelib", place)
    libraries: dict[str, Distribution] = {}
    required_by(next(iter(Distribution.discover(name="naqala", path=[str(packages)]))), frozenset(), libraries)
    for library in libraries.values():
        link(library, packages)
    return place


def environment_at(place: Path, folder: Path) -> dict[str, str]:
    """A person's environment that knows nothing of the repository, and has no program but those of the wheel."""
    note = folder / "browser.py"
    note.write_text(f"import pathlib, sys; pathlib.Path({str(folder / 'opened')!r}).write_text(sys.argv[1])\n", encoding="utf-8")
    return {
        **ENVIRONMENT,
        **{name: os.environ[name] for name in ("SYSTEMROOT",) if name in os.environ},  # Windows has no sockets without it
        "PATH": str(path_of("scripts", place)),
        "HOME": str(folder),
        "BROWSER": f"{sys.executable} {note} %s",
        "NAQALA_DATA": str(folder / "games"),
        "NAQALA_PORT": "0",
    }


def new_terminal() -> tuple[int, int]:
    """Our end and that of a program; a pipe, where a test cannot make a terminal."""
    if sys.platform == "win32":
        return os.pipe()
    return os.openpty()


@contextmanager
def started(place: Path, folder: Path) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """``naqala`` and nothing else, typed in a terminal in some folder; yields the process and its address."""
    terminal, its_end = new_terminal()
    said = ""
    with (folder / "stderr").open("wb") as errors, os.fdopen(terminal, "rb") as screen:
        process = subprocess.Popen(
            [path_of("scripts", place) / "naqala"], cwd=folder, env=environment_at(place, folder), stdout=its_end, stderr=errors
        )
        os.close(its_end)
        try:
            with suppress(OSError):  # it has ended, and so has the terminal
                said = screen.readline().decode()
            found = re.match(r"naqala: http://localhost:(\d+)/ ", said)
            assert found, said + (folder / "stderr").read_text(encoding="utf-8")
            yield process, f"127.0.0.1:{found[1]}"
        finally:
            process.kill()
            process.wait(PATIENCE)


def test_the_wheel_holds_the_built_client(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        names = packed.namelist()
        page = packed.read("naqala/server/static/index.html").decode()
    for script in re.findall(r'(?:src|href)="/(assets/[^"]+)"', page):
        assert f"naqala/server/static/{script}" in names
    assert [name for name in names if name.endswith(".js.br")]
    assert not [name for name in names if name.startswith(("tests/", "web/", "tools/", "lab/"))]


def test_naqala_alone_opens_the_table(place: Path, tmp_path: Path) -> None:
    path = str(path_of("scripts", place))
    assert shutil.which("naqala", path=path)
    assert not [program for program in ("node", "npm", "make") if shutil.which(program, path=path)]
    with started(place, tmp_path) as (process, address), Browser(address) as browser:
        page = browser.http.get("/")
        assert page.status_code == 200
        scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page.text)
        assert scripts
        assert all(browser.http.get(script).status_code == 200 for script in scripts)
        connection = browser.connect(browser.open("hb")["id"], 1)
        play_on({1: connection}, 3, Random(1))
        if sys.platform == "win32":
            return  # a page is opened from terminals only, see new_terminal
        wait_until(lambda: (tmp_path / "opened").exists() and (tmp_path / "opened").read_text(encoding="utf-8") != "")
        assert (tmp_path / "opened").read_text(encoding="utf-8") == f"http://localhost:{address.partition(':')[2]}/"
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) in (0, 130)  # as a shell reports a command that was interrupted
    assert (tmp_path / "games" / "tables.sqlite").is_file()


def test_the_program_is_that_of_the_wheel(place: Path, tmp_path: Path) -> None:
    """Otherwise the test above would only show that the repository works."""
    command = [str(path_of("scripts", place) / "python"), "-c", "import naqala, numba; print(naqala.__file__)"]
    environment = environment_at(place, tmp_path)
    found = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True).stdout
    assert Path(found.strip()).is_relative_to(place)
