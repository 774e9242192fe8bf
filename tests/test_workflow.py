"""The workflow for forks runs on three systems, and only what exists."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests import programs

ROOT = Path(__file__).parent.parent
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
WORKFLOW: dict[Any, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8"))
TARGETS = set(re.findall(r"^([a-z][a-z-]*):", MAKEFILE, re.MULTILINE))


def steps_of(job: str) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = WORKFLOW["jobs"][job]["steps"]
    return steps


def commands_of(job: str) -> list[str]:
    return [step["run"] for step in steps_of(job) if "run" in step]


@pytest.mark.parametrize("job", sorted(WORKFLOW["jobs"].keys() - {"installed"}))
def test_every_command_is_a_target_of_the_makefile(job: str) -> None:
    assert commands_of(job)
    for command in commands_of(job):
        program, target = command.split()
        assert program == "make"
        assert target in TARGETS


def test_three_systems_run_the_tests() -> None:
    systems = {job["runs-on"] for job in WORKFLOW["jobs"].values()} | set(
        WORKFLOW["jobs"]["elsewhere"]["strategy"]["matrix"]["system"]
    )
    assert {"ubuntu-latest", "macos-latest", "windows-latest"} <= systems
    assert "make test" in commands_of("everything")
    assert "make plain-test" in commands_of("elsewhere")
    assert "make learning-test" in commands_of("learning"), "the others have no PyTorch and skip its tests"


def test_compiled_code_and_the_browser_are_tried_on_all_systems() -> None:
    assert commands_of("thorough") == ["make compiled-test", "make browser-test"]
    assert {one["system"] for one in WORKFLOW["jobs"]["thorough"]["strategy"]["matrix"]["include"]} == set(
        WORKFLOW["jobs"]["elsewhere"]["strategy"]["matrix"]["system"]
    )
    assert programs.NAMED in WORKFLOW["jobs"]["thorough"]["env"]


@pytest.mark.parametrize("job", ["everything", "elsewhere"])
def test_tests_that_need_the_history_have_it(job: str) -> None:
    """Else the test that updates servers from an earlier version is skipped."""
    (checkout,) = (step for step in steps_of(job) if "checkout" in step.get("uses", ""))
    assert checkout["with"]["fetch-depth"] == 0


@pytest.mark.skipif(sys.platform == "win32", reason="the image is one of Linux")
@pytest.mark.parametrize(("health", "compiled"), [("healthy", True), ("healthy", False), ("unhealthy", True)])
def test_the_image_is_run_until_it_is_healthy(tmp_path: Path, health: str, compiled: bool) -> None:
    """By a Docker that only writes down what it is told, and is starting at first. Then it must run compiled code."""
    assert commands_of("image") == ["make image-test"]
    told = tmp_path / "told"
    docker = tmp_path / "docker"
    answer = f'if [ "$(grep -c inspect {told})" -gt 2 ]; then echo {health}; else echo starting; fi'
    asked = f'[ "$1" != exec ] || exit {int(not compiled)}'
    docker.write_text(f'#!/bin/sh\necho "$@" >> {told}\n[ "$1" != inspect ] || {answer}\n{asked}\n', encoding="utf-8")
    docker.chmod(0o755)
    outside = {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(["make", "image-test", "IMAGE_PAUSE=0"], cwd=ROOT, env=outside, capture_output=True, check=False)
    is_well = health == "healthy"
    assert (done.returncode == 0) is (is_well and compiled)
    words = [line.split()[0] for line in told.read_text(encoding="utf-8").splitlines()]
    assert words[:2] == ["build", "run"]
    assert words[-3:] == ["exec" if is_well else "inspect", "logs", "rm"]
    assert words.count("inspect") == (3 if is_well else 60)


def test_the_wheel_is_installed_as_people_do() -> None:
    """By the name under which the job that builds it hands it on."""
    (handed,) = (step["with"] for step in steps_of("everything") if "upload-artifact" in step.get("uses", ""))
    (taken,) = (step["with"] for step in steps_of("installed") if "download-artifact" in step.get("uses", ""))
    assert WORKFLOW["jobs"]["installed"]["needs"] == "everything"
    assert handed["name"] == taken["name"]
    assert [command.split(" --")[0] for command in commands_of("installed")] == ["pipx run", "pipx run uv tool run"]
    assert all(command.endswith("naqala --version") for command in commands_of("installed"))


def test_the_checks_of_our_own_integration_run_there_too() -> None:
    ours = re.findall(r"^make .*", (ROOT / ".ci" / "run").read_text(encoding="utf-8"), re.MULTILINE)
    assert ours
    assert set(ours) <= set(commands_of("everything"))


def test_the_oldest_python_is_tried() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    oldest = re.search(r'requires-python = ">=([\d.]+)"', project)
    assert oldest
    for job in WORKFLOW["jobs"].keys() - {"image"}:  # it has its own Python
        python = next(step["with"]["python-version"] for step in steps_of(job) if "setup-python" in step.get("uses", ""))
        tried = WORKFLOW["jobs"][job]["strategy"]["matrix"]["python"] if "matrix" in python else [python]
        assert oldest[1] in tried


@pytest.mark.parametrize(
    "target", sorted({command.split()[1] for job in ("elsewhere", "thorough") for command in commands_of(job)})
)
def test_make_finds_the_programs_of_windows(target: str) -> None:
    """There they are in another folder of the virtual environment, and Python has the name that the workflow says."""
    dry = ["make", "--dry-run", "--always-make", "OS=Windows_NT", f"PYTHON={WORKFLOW['env']['PYTHON']}", target]
    recipe = subprocess.run(dry, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "\n.venv/Scripts/python " in recipe
    assert "|| python -m venv .venv" in recipe
    assert ".venv/bin" not in recipe


def test_every_file_of_tests_is_run() -> None:
    """By a part of ``make test``, which names its folders and files."""
    dry = ["make", "--dry-run", "--no-print-directory", "plain-test", "compiled-test", "browser-test"]
    recipes = subprocess.run(dry, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    named = {word for line in recipes.splitlines() if "pytest" in line for word in line.split() if word.startswith("tests/")}
    files = [path.relative_to(ROOT) for path in (ROOT / "tests").rglob("test_*.py")]
    assert [file for file in files if not named & {one.as_posix() for one in (file, *file.parents)}] == []
