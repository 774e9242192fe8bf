"""Curves of learning are read, judged and drawn."""

from pathlib import Path

import pytest

from lab.learning import GAMES, Curve, describe, draw


def run(folder: Path, *wins: float) -> Path:
    folder.mkdir()
    rows = [f"{place * 1.5:.2f},{place * 100_000},{share:.4f},{share / 10:.4f}" for place, share in enumerate(wins)]
    (folder / "curve.csv").write_text("\n".join(["minutes,decisions,uniform,greedy", *rows, ""]), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("wins", "reached"),
    [((0.5, 0.96, 0.97), (1.5, 100_000)), ((0.5, 0.96, 0.94, 0.99), (4.5, 300_000)), ((0.5, 0.96, 0.9), None)],
)
def test_the_aim_counts_once_it_is_kept(tmp_path: Path, wins: tuple[float, ...], reached: tuple[float, int] | None) -> None:
    assert Curve.read(run(tmp_path / "seed 1", *wins)).reached() == reached


def test_a_run_is_described(tmp_path: Path) -> None:
    text = describe(Curve.read(run(tmp_path / "seed 1", 0.5, 0.96, 1.0)))
    assert text == (
        "seed 1: 100.0% (99.0% to 100.0%) against uniform, 10.0% (4.0% to 23.1%) against greedy after 3.0 minutes; "
        "against uniform above 95% from 1.5 minutes on (100,000 decisions)"
    )


def test_the_example_plays_as_many_games_as_the_intervals_say() -> None:
    example = (Path(__file__).parents[2] / "examples" / "train.py").read_text(encoding="utf-8")
    assert f"\nLOOK, FINAL = {GAMES['uniform']}, " in example
    assert f"\nGREEDY_LOOK, GREEDY_FINAL = {GAMES['greedy']}, " in example


def test_all_runs_are_in_the_picture(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    curves = [Curve.read(run(tmp_path / f"seed {number}", 0.5, 0.9)) for number in (1, 2)]
    draw(curves, tmp_path / "picture.svg")
    picture = (tmp_path / "picture.svg").read_text(encoding="utf-8")
    assert all(f"seed {number}, against {opponent}" in picture for number in (1, 2) for opponent in GAMES)
