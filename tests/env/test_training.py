"""The learning example runs; what it reaches in minutes is in docs/env.md."""

import runpy
from pathlib import Path
from typing import Any

import pytest

from lab.learning import Curve
from naqala.catalog.verbs import ACTIONS
from naqala.env.seat import SeatEnv

torch = pytest.importorskip("torch", reason="the learning example needs naqala[learn]")
EXAMPLE = Path(__file__).parents[2] / "examples" / "train.py"


@pytest.fixture
def example() -> dict[str, Any]:
    names = runpy.run_path(str(EXAMPLE))
    names["train"].__globals__.update(GAMES=3, STEPS=4, MINIBATCH=8, LOOK=2, FINAL=2, GREEDY_LOOK=2, GREEDY_FINAL=2)
    return names


def test_it_plays_learns_and_draws(example: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    curve = example["train"](30, tmp_path, 1, 20)
    assert {path.name for path in tmp_path.iterdir()} == {"policy.pt", "curve.csv", "curve.svg"}
    assert [look.decisions for look in curve] == [0, 24, 36]
    assert all(0.0 <= share <= 1.0 for look in curve for share in (look.uniform, look.greedy))
    assert "wins in 2 new games" in capsys.readouterr().out
    assert Curve.read(tmp_path).decisions == (0, 24, 36)


def test_it_meets_a_level_on_both_seats(example: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Shares of wins add up to those of the rewards that the environment gives."""
    met: list[tuple[int, float]] = []

    class Noted(SeatEnv):
        def step(self, action: Any) -> Any:
            result = super().step(action)
            if result[2]:
                met.append((self.seat, result[1]))
            return result

    monkeypatch.setitem(example["train"].__globals__, "SeatEnv", Noted)
    share = example["wins_against_level"](example["Policy"](ACTIONS), "uniform", 4)
    assert sorted(seat for seat, _ in met) == [1, 1, 2, 2]
    assert share == sum(gain for _, gain in met) / 4


def test_only_legal_actions_have_a_chance(example: dict[str, Any]) -> None:
    table = example["Table"](3, "t")
    logits, value = example["Policy"](ACTIONS)(*table.seen())
    _, legal, counts = table.seen()
    assert value.shape == (3,)
    chances = logits.softmax(1)
    assert torch.allclose(chances.sum(1), torch.ones(3))
    assert not chances[torch.arange(legal.shape[1]) >= counts[:, None]].any()


def test_advantages_are_those_of_the_first_seat(example: dict[str, Any]) -> None:
    """With no surprise on the way the whole gain at the end is ahead of every decision, less by lambda each."""
    rows = {name: torch.zeros(4, 1) for name in ("value", "gain")}
    rows["gain"][2] = 1.0
    rows["on"] = torch.tensor([[1.0], [1.0], [0.0], [1.0]])
    decay = example["LAMBDA"]
    found = example["advantages"](rows, torch.full((1,), 0.5)).flatten().tolist()
    assert found == pytest.approx([decay**2, decay, 1.0, 0.5])
