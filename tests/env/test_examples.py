"""The examples run, and are as short as they claim."""

import runpy
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
PRINTED = {
    "pettingzoo_game": "has won",
    "gymnasium_seat": "points",
    "gymnasium_vector": "wins in",
    "batch": "seats asked now",
    "openspiel_game": "returns",
}


def lines_of_code(path: Path) -> int:
    return sum(bool(line.strip()) for line in path.read_text(encoding="utf-8").split('"""', 2)[2].splitlines())


@pytest.mark.parametrize("name", PRINTED)
def test_an_example_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = EXAMPLES / f"{name}.py"
    assert lines_of_code(path) <= 10
    runpy.run_path(str(path))
    assert PRINTED[name] in capsys.readouterr().out
