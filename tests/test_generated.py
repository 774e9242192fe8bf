"""Generated files are current, and the generated types whole."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools.generated import GENERATED
from tools.typescript import CATALOGUE, typescript


@pytest.mark.parametrize("path", GENERATED, ids=lambda path: path.name)
def test_generated_files_are_current(path: Path) -> None:
    """If not: python -m tools.generate."""
    assert path.read_text(encoding="utf-8") == GENERATED[path]()


def test_the_command_runs_as_people_start_it() -> None:
    """Without a mode in the environment, where the rules would load compiled."""
    unset = {name: value for name, value in os.environ.items() if name != "NAQALA_MODE"}
    command = [sys.executable, "-m", "tools.generate", "--check"]
    done = subprocess.run(command, env=unset, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, ""), done.stderr


def test_every_type_that_is_named_is_declared() -> None:
    text = typescript()
    declared = {line.split()[2] for line in text.splitlines() if line.startswith("export ")} | set(CATALOGUE.values())
    words = {word.strip("[]();|>") for line in text.splitlines() if line.startswith("  ") for word in line.split()[1:]}
    named = {word for word in words if word[:1].isupper() and "<" not in word}
    assert named <= declared
    assert {"Command", "Message", "Look", "Happened"} <= declared


def test_everything_that_travels_has_a_type() -> None:
    """Only a record, which comes from outside and is checked by the server, and the parts of a scene may be any JSON."""
    text = typescript()
    code = re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL)
    assert not re.findall(r"\b(?:unknown|any)\b", code)
    assert [line.strip() for line in text.splitlines() if line.startswith("  ") and "Json" in line] == [
        "put: Record<string, Json>;",
        "record?: Record<string, Json> | null;",
    ]
