"""Tuning: fitted weights stay within their bounds, a duel's error is that of its starts, and what is fitted is linear."""

from random import Random
from typing import Any

import numpy as np
import pytest

from lab import tune
from lab.commands import summary
from lab.tune import LINEAR, MOST, NAMES, TRUST, duel, features, fit, solve
from naqala import Options
from naqala.bots.mind import think
from naqala.bots.mind.scratch import Workspace
from naqala.bots.mind.weights import WEIGHTS, as_row
from naqala.deal import luck_from
from naqala.engine.kernel import reals
from naqala.errors import ArenaError
from naqala.options import EXPANSIONS
from tests.players import positions

COLUMNS = [NAMES[place] for place in LINEAR]
TRUE = {"whim": 2.7, "elder": -1.5, "power.marid": 6.0, "magic.lamp": 8.0}
"""What the made-up ends of games come from; the first two are out of bounds."""


def made_up(weights: Any) -> tuple[Any, Any]:
    """Positions and ends that follow from these weights, and some luck."""
    random = np.random.default_rng(1)
    inputs = random.normal(size=(3000, len(LINEAR)))
    return inputs, inputs @ weights + random.normal(size=3000)


def test_fitted_weights_stay_within_bounds() -> None:
    """Games that say otherwise are not believed; the other weights are found all the same."""
    inputs, targets = made_up([TRUE.get(name, 0.0) for name in COLUMNS])
    found = dict(zip(COLUMNS, solve(inputs, targets, np.ones(len(LINEAR)), games=1000), strict=True))
    assert found["whim"] == pytest.approx(MOST["whim"]) == pytest.approx(0.95)
    assert found["elder"] == pytest.approx(0.0)
    assert min(found.values()) >= 0.0
    assert found["power.marid"] == pytest.approx(6.0, abs=0.3)
    assert found["magic.lamp"] == pytest.approx(8.0, abs=0.3)


def test_within_bounds_it_is_the_usual_ridge() -> None:
    """Where no bound is touched, the normal equations give the same."""
    inputs, targets = made_up(np.full(len(LINEAR), 0.5))
    had = np.full(len(LINEAR), 3.0)
    ridge = (targets - inputs @ had).var() * (3000 / 100 / 3) / TRUST**2 * np.eye(len(had))
    expected = had + np.linalg.solve(inputs.T @ inputs + ridge, inputs.T @ (targets - inputs @ had))
    assert min(expected) > 0.6, "drawn towards what we had"
    assert max(expected) < MOST["whim"]
    assert solve(inputs, targets, had, games=100) == pytest.approx(expected)


def test_without_scipy_nothing_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "find_spec", lambda name: None if name == "scipy" else name)
    monkeypatch.setattr(tune, "ProcessPoolExecutor", None)
    with pytest.raises(ArenaError, match=r"scipy.*pip install 'naqala\[arena\]'"):
        fit(1, "k", {}, 1)


def test_the_error_of_a_duel_is_that_of_its_starts() -> None:
    """Two games of one start that cancel out say the start is even; where games agree with each other, starts alone count."""
    even = summary([(1.0, 20.0), (0.0, -20.0)] * 6, starts=6)
    assert even == {"starts": 6, "games": 12, "wins": 0.5, "wins_error": 0.0, "lead": 0.0, "lead_error": 0.0}
    alike = summary([(1.0, 10.0), (1.0, 10.0), (0.0, -2.0), (0.0, -2.0)] * 2, starts=4)
    spread = 1.96 * (4 / 3) ** 0.5 / 4**0.5
    assert (alike["starts"], alike["games"], alike["wins"], alike["lead"]) == (4, 8, 0.5, 4.0)
    assert alike["wins_error"] == pytest.approx(0.5 * spread, abs=0.001)
    assert alike["lead_error"] == pytest.approx(6.0 * spread, abs=0.01)


def test_one_start_has_no_error() -> None:
    one = summary([(1.0, 8.0), (0.5, 0.0), (0.0, -5.0)], starts=1)
    assert one == {"starts": 1, "games": 3, "wins": 0.5, "wins_error": None, "lead": 1.0, "lead_error": None}


def test_equals_meet_as_equals() -> None:
    """With the same weights a start gives the same game twice, seen from either seat."""
    met = duel({}, {}, Options(2), 1, "k", 1)
    assert met == {"starts": 1, "games": 2, "wins": 0.5, "wins_error": None, "lead": 0.0, "lead_error": None}


@pytest.mark.parametrize("options", [Options(2), Options(3, EXPANSIONS)], ids=str)
def test_what_is_fitted_is_linear(options: Options) -> None:
    """A seat's worth is what each weight adds by itself, added up."""
    random = Random(1)
    base = as_row({"turns_per_piece": 1.5, "turns_per_meeple": 0.25, "doubt": 0.35, "purse": 0.25, "comfort": 10.0, "elder": 9.0})
    workspace = Workspace(reals(WEIGHTS), luck_from(1))
    used = set()
    for number, (game, _) in enumerate(positions(options, 1)):
        for seat in range(options.seats) if number % 40 == 0 else ():
            expected, adds = features(game.states, workspace, seat, base)
            used |= {name for name, added in zip(COLUMNS, adds, strict=True) if added}
            workspace.row("weights")[:] = base
            for place, added in zip(LINEAR, adds, strict=True):
                workspace.row("weights")[place] = random.uniform(0.0, 5.0)
                expected += workspace.row("weights")[place] * added
            assert think.list_terms(workspace.states, workspace.scratches, seat) == pytest.approx(expected)
    assert {"elder", "suit", "fakir"} <= used
    assert any(name.startswith("power.") for name in used)
