"""Reviews of games between bots are counted for the right bot."""

import json
import sys
from types import SimpleNamespace

import pytest

from lab import reviews


@pytest.fixture
def careful_first_seat(monkeypatch: pytest.MonkeyPatch) -> list[tuple[tuple[str, ...], str]]:
    """Games that the first seat wins and plays better, whichever bot sits there; the seatings and seeds that were asked for."""
    asked: list[tuple[tuple[str, ...], str]] = []

    def played(seated: tuple[str, str], _nodes: int, seed: str) -> SimpleNamespace:
        asked.append((seated, seed))
        return SimpleNamespace(outcome=lambda: SimpleNamespace(totals=(120, 80)))

    players = [SimpleNamespace(accuracy=90.0), SimpleNamespace(accuracy=60.0)]
    monkeypatch.setattr(reviews, "played", played)
    monkeypatch.setattr(reviews, "review", lambda *_: SimpleNamespace(summary=SimpleNamespace(players=players)))
    return asked


def test_each_start_is_played_from_both_seats(careful_first_seat: list[tuple[tuple[str, ...], str]]) -> None:
    games = [reviews.reviewed(("planner", "greedy"), 10, "quick", "s", number) for number in range(4)]
    assert careful_first_seat == [
        (("planner", "greedy"), "s 0"),
        (("greedy", "planner"), "s 0"),
        (("planner", "greedy"), "s 1"),
        (("greedy", "planner"), "s 1"),
    ]
    assert [game.accuracies for game in games] == [(90.0, 60.0), (60.0, 90.0)] * 2
    assert [game.points for game in games] == [(120, 80), (80, 120)] * 2
    told = reviews.figures(games)
    assert (told["games"], told["right"], told["won"], told["accuracies"]) == (4, 2, 2, [75.0, 75.0])


def test_real_games_are_reviewed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["reviews", "greedy", "uniform", "--starts", "1", "--nodes", "5", "--depth", "hasty"])
    reviews.main()
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["right"], told["won"]) == (2, 2, 2)
