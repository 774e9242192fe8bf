"""Golden playthroughs: recorded games, replayed and compared line by line. See regenerate.py."""

from pathlib import Path

import pytest

from tests.playthroughs.player import read_trace, replayed, shown_by, trace
from tests.playthroughs.regenerate import keep_what_replays
from tests.playthroughs.wanted import WANTED

FILES = sorted((Path(__file__).parent / "games").glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_playthrough_is_as_recorded(path: Path) -> None:
    lines, start, actions = read_trace(path)
    for number, (expected, found) in enumerate(zip(lines, trace(start, actions), strict=True)):
        assert found == expected, f"line {number + 1} of {path.name}"


def test_playthroughs_show_everything() -> None:
    """Every djinn, item, thief and whim, every way to end, every set."""
    shown: set[str] = set().union(*(shown_by(replayed(path)) for path in FILES))
    assert sorted(WANTED - shown) == []


def test_regenerating_keeps_what_still_replays(tmp_path: Path) -> None:
    """A game is rewritten as it goes today; one that is not possible any more, or not over, makes room for others."""
    shortest = sorted(FILES, key=lambda path: path.stat().st_size)[:3]
    same, illegal, unfinished = (tmp_path / path.name for path in shortest)
    for path in shortest:
        (tmp_path / path.name).write_bytes(path.read_bytes())
    illegal.write_text(illegal.read_text(encoding="utf-8").replace(": pick ", ": pass ", 1), encoding="utf-8")
    lines = unfinished.read_text(encoding="utf-8").splitlines(keepends=True)
    unfinished.write_text("".join(lines[:20]), encoding="utf-8")
    assert keep_what_replays(tmp_path) == shown_by(replayed(shortest[0]))
    assert list(tmp_path.iterdir()) == [same]
    assert same.read_bytes() == shortest[0].read_bytes()
