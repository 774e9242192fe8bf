"""Curves of learning are read, judged and drawn."""

from pathlib import Path

import pytest

from lab.learning import Curve, describe, draw


def run(folder: Path, *wins: float) -> Path:
    folder.mkdir()
    rows = [f"{place * 1.5:.2f},{place * 100_000},{share:.4f}" for place, share in enumerate(wins)]
    (folder / "curve.csv").write_text("\n".join(["minutes,decisions,wins", *rows, ""]), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("wins", "reached"),
    [((0.5, 0.96, 0.97), (1.5, 100_000)), ((0.5, 0.96, 0.94, 0.99), (4.5, 300_000)), ((0.5, 0.96, 0.9), None)],
)
def test_the_aim_counts_once_it_is_kept(tmp_path: Path, wins: tuple[float, ...], reached: tuple[float, int] | None) -> None:
    assert Curve.read(run(tmp_path / "seed 1", *wins)).reached() == reached


def test_a_run_is_described(tmp_path: Path) -> None:
    text = describe(Curve.read(run(tmp_path / "seed 1", 0.5, 0.96, 0.975)))
    assert text == "seed 1: 97.5% after 3.0 minutes, above 95% from 1.5 minutes on (100,000 decisions)"


def test_all_runs_are_in_the_picture(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    curves = [Curve.read(run(tmp_path / f"seed {number}", 0.5, 0.9)) for number in (1, 2)]
    draw(curves, tmp_path / "picture.svg")
    picture = (tmp_path / "picture.svg").read_text(encoding="utf-8")
    assert "seed 1" in picture and "seed 2" in picture
