"""Golden playthroughs: recorded games, replayed and compared line by line. See regenerate.py."""

import json
from pathlib import Path

import pytest

from naqala import Game
from tests.playthroughs.player import shown_by, trace
from tests.playthroughs.wanted import WANTED

FILES = sorted((Path(__file__).parent / "games").glob("*.txt"))


def read(path: Path) -> tuple[list[str], dict[str, object], list[str]]:
    lines = path.read_text(encoding="utf-8").splitlines()
    actions = [line.split(": ", 1)[1].split(" -> ")[0] for line in lines if " -> " in line]
    return lines, json.loads(lines[0].removeprefix("start ")), actions


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_playthrough_is_as_recorded(path: Path) -> None:
    lines, start, actions = read(path)
    for number, (expected, found) in enumerate(zip(lines, trace(start, actions), strict=True)):
        assert found == expected, f"line {number + 1} of {path.name}"


def test_playthroughs_show_everything() -> None:
    """Every djinn, item, thief and whim, every way to end, every set."""
    shown: set[str] = set()
    for path in FILES:
        _, start, actions = read(path)
        game = Game.from_position(start)
        for action in actions:
            game.play(action)
        shown |= shown_by(game)
    assert sorted(WANTED - shown) == []
