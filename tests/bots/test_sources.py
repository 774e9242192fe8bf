"""The sources that decide a result are those a game really uses, found by their import statements."""

import subprocess
import sys
from pathlib import Path

import pytest

from naqala.bots.arena import sources
from naqala.bots.arena.sources import PLAYING, sources_of
from naqala.engine.kernel import PACKAGE

GAME = """
import sys

used = set()
sys.addaudithook(lambda event, arguments: used.add(str(arguments[0])) if event == "open" else None)

from naqala import Options
from naqala.bots import BOTS, STAND_INS, Budget
from naqala.bots.arena.contest import Contest
from naqala.bots.arena.match import play_game, play_opening
from naqala.options import EXPANSIONS

bots = ("uniform", "beginner", "greedy", "planner", "expert")
contest = Contest(bots, Options(5, EXPANSIONS), 1, "sources", Budget(nodes=1), mode="plain")
play_opening(contest, {**BOTS, **STAND_INS})
result = play_game(Contest(("uniform", "greedy"), Options(2, EXPANSIONS), 1, "sources", mode="plain"), 0)
assert result.failure is None, result.failure
used |= {module.__file__ for name, module in sys.modules.items() if name.split(".")[0] == "naqala" and module.__file__}
print("\\n".join(sorted(used)))
"""
"""Lets all bots play, with stand-ins for those that are slow in plain mode, and prints all files that were used."""


def test_all_that_a_game_uses_is_among_them() -> None:
    result = subprocess.run([sys.executable, "-c", GAME], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr[-3000:]
    paths = (Path(line) for line in result.stdout.splitlines())
    # Compiled code is kept by the content of all files around it, warm.py too, which decides nothing.
    used = {path for path in paths if path.is_relative_to(PACKAGE) and "__pycache__" not in path.parts and path.name != "warm.py"}
    assert {"match.py", "play.py", "think.py", "laws.py", "weights.toml", "provisional.toml"} <= {path.name for path in used}
    assert used - set(sources_of(PLAYING)) == set()


def test_what_only_shows_games_is_not_among_them() -> None:
    folders = {path.relative_to(PACKAGE).parts[0] for path in sources_of(PLAYING)}
    assert folders & {"cli", "narrator", "server", "terminal", "texts"} == set()


MADE_UP = {
    "__init__.py": "",
    "root.py": "import game.whole\nfrom game import part\nfrom game.deep.inner import name\nfrom . import near\nimport json",
    "whole.py": "def load():\n    from game.late import thing",
    "part.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from game.types import Kind",
    "late.py": "import game.root",
    "types.py": "",
    "near.py": "from .deep import sibling",
    "deep/__init__.py": "from game.hidden import secret",
    "deep/inner.py": "name = 1",
    "deep/sibling.py": "from .. import upper",
    "deep/weights.toml": "",
    "hidden.py": "secret = 1",
    "upper.py": "",
}
APART = {"other.py": "import game.root", "deep/unused.py": "", "deep/readme.md": "", "apart/table.toml": ""}


@pytest.fixture
def made_up(tmp_path: Path) -> Path:
    for name, text in {**MADE_UP, **APART}.items():
        path = tmp_path / "game" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path / "game"


def test_every_form_of_import_is_followed(made_up: Path) -> None:
    found = {path.relative_to(made_up).as_posix() for path in sources_of("game.root", made_up)}
    assert found == set(MADE_UP)


def test_the_digest_follows_the_content_of_each(made_up: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sources, "PACKAGE", made_up)
    monkeypatch.setattr(sources, "sources_of", lambda _: sources_of("game.root", made_up))
    digest = sources.sources_digest.__wrapped__
    digests = [digest()]
    for name in (*APART, *MADE_UP):
        with (made_up / name).open("a") as file:
            file.write("\n")
        digests.append(digest())
    assert len(set(digests[: len(APART) + 1])) == 1, "what is apart does not count"
    assert len(set(digests)) == len(MADE_UP) + 1
