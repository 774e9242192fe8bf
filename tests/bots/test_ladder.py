"""The published ladder: its contests can be played, gone on with, and told."""

from pathlib import Path

import pytest

from naqala.bots import BOTS
from naqala.bots.arena import ladder
from naqala.bots.arena.ladder import LADDER, Rung, climb, page
from naqala.cli.main import main


def test_every_rung_is_a_contest_of_bots_that_exist() -> None:
    for rung in LADDER:
        rung.contest(0.01).check_kinds()
        assert rung.contest(1.0).games >= rung.games
    assert {bot for rung in LADDER for bot in rung.bots} == set(BOTS)
    assert len({rung.name for rung in LADDER}) == len(LADDER)


def test_it_is_played_gone_on_with_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "LADDER", (Rung("small", ("uniform", "greedy"), 2, (), 4),))
    seen: list[tuple[str, int]] = []
    climb(tmp_path, 0.5, 0, lambda name, folder: seen.append((name, len(folder.results))))
    assert seen == [("small", 1), ("small", 2)]
    reached = climb(tmp_path, 1.0, 0, lambda name, folder: seen.append((name, len(folder.results))))
    assert seen[2:] == [("small", 3), ("small", 4)]
    told = page(reached)
    assert "| small | 2 | none | 4 | greedy 100.0 %" in told
    assert "greedy > uniform 100.0 %" in told
    assert "| small | uniform | 0.000" in told


@pytest.mark.parametrize("share", ["0", "-1", "1.5", "nan"])
def test_a_share_that_is_none_is_refused(share: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "--out", str(tmp_path / "out"), "--share", share]) == 2
    assert "share: expected" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
