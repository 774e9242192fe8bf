"""Values that are not confirmed live in one table: a person can correct them without touching rules code."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import naqala

SOURCES = Path(naqala.__file__).parent
SCRIPT = """
from tests.scene import scene, seat_of
game = scene(expansions=["whims"], players={1: {"viziers": 2, "whims": ["w01"]}}, meeples={"a1": "R", "b1": "R"})
print(seat_of(game, 1)["gold"], seat_of(game, 1)["fulfilled"])
game = scene(expansions=["thieves"], players={1: {"djinns": ["morgiane"], "thieves": ["ziad"]}}, meeples={"a1": "R", "b1": "R"})
print(game.score_sheet()[0]["djinns"])
game = scene(expansions=["artisans"], players={1: {"items": {"precious9": 1}}}, meeples={"a1": "R", "b1": "R"})
print(game.position()["items"]["deck"]["precious9"])
"""


def run_with(folder: Path) -> list[str]:
    root = Path(__file__).parent.parent
    environment = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{root}", "NAQALA_MODE": "plain"}
    result = subprocess.run(
        [sys.executable, "-c", SCRIPT], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
    return result.stdout.splitlines()


def test_a_corrected_row_changes_the_game(tmp_path: Path) -> None:
    """WHIM-14, ART-20, THF-6."""
    package = tmp_path / "naqala"
    shutil.copytree(SOURCES, package, ignore=shutil.ignore_patterns("__pycache__"))
    assert run_with(tmp_path) == ["50 []", "12", "1"]
    table = package / "catalog" / "provisional.toml"
    text = table.read_text(encoding="utf-8")
    for old, new in (
        (r'id = "w01", needs = \{ viziers = 3 \}, gold = 5', 'id = "w01", needs = { viziers = 2 }, gold = 35'),
        (r"card_vp = 6", "card_vp = 4"),
        (r"morgiane = 6", "morgiane = 7"),
        (r"precious9 = 2", "precious9 = 5"),
    ):
        assert re.search(old, text)
        text = re.sub(old, new, text, count=1)
    table.write_text(text, encoding="utf-8")
    assert run_with(tmp_path) == ["85 ['w01']", "11", "4"]
