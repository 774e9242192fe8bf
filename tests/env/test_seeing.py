"""What a bot makes of its view and log is what an environment shows, and the tutorial's bot learns and plays."""

import runpy
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from naqala import Game, Options, WrongSeatError
from naqala.bots import Budget
from naqala.bots.arena.match import play_game
from naqala.env.seeing import observation_from
from naqala.options import EXPANSIONS
from tests.backends import contest_of
from tests.env.test_observation import observed, random_positions

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_own.py"


@pytest.mark.parametrize("options", [Options(2), Options(3, EXPANSIONS)], ids=str)
def test_a_view_and_a_log_give_the_observation(options: Options) -> None:
    for game in random_positions(options, 6, every=31):
        seat = Random(game.length).randrange(options.seats) + 1
        assert observation_from(game.view(seat), game.log(seat)).tobytes() == observed(game, seat).tobytes()


def test_what_all_may_know_is_no_observation() -> None:
    game = Game.new(Options(2), 1)
    with pytest.raises(WrongSeatError, match="expected the view of a seat"):
        observation_from(game.view(None), game.log(None))


@pytest.fixture(scope="module")
def example() -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLE))


def test_one_update_follows_the_winners(example: dict[str, Any]) -> None:
    """The policy that has learned thinks what winners did likelier than before, and what losers did less likely."""
    policy = example["Policy"](4779, np.random.default_rng(1))
    decided, margins, lengths = next(example["self_play"](policy, 2, "k"))
    assert len(decided) == lengths.max() and (margins.sum(1) == 0).all() and margins.any()
    example["improve"](policy, decided, margins, lengths, 0.01)
    gained = 0.0
    for step, one in enumerate(decided):
        for game in np.flatnonzero(step < lengths):
            scores = (policy.weights[one.legal[game]] * one.features[game]).sum(1)
            before, chosen = one.chances[game], one.chosen[game]
            gained += margins[game, one.seats[game]] * float(scores[chosen] - (before * scores).sum())
    assert gained > 0


def test_illegal_actions_are_never_drawn(example: dict[str, Any]) -> None:
    policy = example["Policy"](10, np.random.default_rng(1))
    chances = policy.chances(np.ones((2, 8), np.float32), np.array([[3, 4, 0], [5, 6, 7]]), np.array([2, 3]))
    assert chances[0, 2] == 0.0 and chances.sum(1) == pytest.approx([1.0, 1.0])
    assert {int(place) for _ in range(50) for place in policy.draw(chances[:1])} == {0, 1}


def test_what_was_trained_plays_in_the_arena(example: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    np.savez("weights.npz", weights=example["train"](updates=1, games=1, seed=1).weights)
    result = play_game(contest_of((f"{EXAMPLE}:Trained", "uniform"), Options(2), 1, "k", Budget(nodes=1)), 0)
    assert result.failure is None and len(result.scores) == 2
