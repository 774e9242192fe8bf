"""The benchmark's command: a table or JSON. What it measures is tested where it is compiled."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from lab import bench

Output = pytest.CaptureFixture[str]


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    monkeypatch.setattr(sys, "argv", ["bench", *words])
    bench.main()


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bench that does not measure anything."""
    monkeypatch.setattr(bench, "running_mode", lambda: "compiled")
    monkeypatch.setattr(bench, "make_ready", lambda: None)
    monkeypatch.setattr(bench, "figures", lambda *_, **__: [bench.Figure("base game", 20_000.5, "games/s", ">= 15,000")])


def test_it_needs_compiled_mode(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr(bench, "running_mode", lambda: "plain")
    with pytest.raises(SystemExit, match="2"):
        run(monkeypatch)
    assert "mode (NAQALA_MODE): expected compiled, got plain" in capsys.readouterr().err


@pytest.mark.usefixtures("measured")
def test_a_table_or_json(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Output) -> None:
    run(monkeypatch, "--json", "--quick", "--out", str(tmp_path / "new" / "figures.json"))
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert answer["format"] == "naqala-bench"
    assert answer["figures"] == [{"name": "base game", "value": 20_000.5, "unit": "games/s", "aim": ">= 15,000"}]
    assert json.loads((tmp_path / "new" / "figures.json").read_text(encoding="utf-8")) == answer
    run(monkeypatch)
    assert "20,000.50  games/s" in capsys.readouterr().out


@pytest.mark.usefixtures("measured")
def test_figures_that_cannot_be_written_are_printed_all_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Output
) -> None:
    (tmp_path / "file").write_text("")
    for path in (tmp_path, tmp_path / "file" / "figures.json"):
        with pytest.raises(SystemExit, match="2"):
            run(monkeypatch, "--out", str(path))
        printed = capsys.readouterr()
        assert "20,000.50  games/s" in printed.out
        assert "--out: expected a file that can be written, got" in printed.err
