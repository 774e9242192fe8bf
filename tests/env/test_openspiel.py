"""The OpenSpiel game passes OpenSpiel's own test, and its information states keep secrets."""

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

from naqala import NaqalaError

pyspiel = pytest.importorskip("pyspiel")

import naqala.env.openspiel  # noqa: E402, F401 (registers the game)
from naqala.env.kernels.observation import OBSERVATION  # noqa: E402
from naqala.env.seeing import Witness  # noqa: E402


def played(text: str, seed: int, actions: int) -> Any:
    """A state of a game after some random actions, chance included."""
    state, random = pyspiel.load_game(text).new_initial_state(), Random(seed)
    for _ in range(actions):
        if not state.is_terminal():
            outcomes = state.chance_outcomes() if state.is_chance_node() else [(number, 1.0) for number in state.legal_actions()]
            numbers, weights = zip(*outcomes, strict=True)
            state.apply_action(random.choices(numbers, weights)[0])
    return state


@pytest.mark.parametrize("text", ["naqala(expansions=all,deals=3)", "naqala(seats=1,reward=margin)"])
def test_the_random_simulation(text: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()


def test_a_whole_game_is_kept_by_serialization() -> None:
    state = played("naqala(seats=2,expansions=thieves,reward=margin)", 3, 10_000)
    assert state.is_terminal() and sum(state.returns()) == 0.0 and any(state.returns())
    _, twin = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert (str(twin), twin.returns(), twin.history()) == (str(state), state.returns(), state.history())


def test_chance_is_explicit() -> None:
    state = pyspiel.load_game("naqala(deals=4)").new_initial_state()
    assert state.is_chance_node() and state.chance_outcomes() == [(number, 0.25) for number in range(4)]
    drawn = 0
    state = played("naqala", 1, 1)
    random = Random(2)
    while not state.is_terminal() and drawn < 3:
        if state.is_chance_node():
            drawn += 1
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1.0)
        state.apply_action(random.choice(state.legal_actions()))
    assert drawn == 3, "chance draws what replaces cards and djinns"


def test_tensors_are_observations() -> None:
    state = played("naqala(seats=3,expansions=whims)", 4, 60)
    observer = state.get_game().make_py_observer()
    for player in range(3):
        observer.set_from(state, player)
        seen = Witness(state.course.game).observation(player + 1)
        assert set(observer.dict) == set(OBSERVATION.names or ())
        assert all((values == seen[name]).all() for name, values in observer.dict.items())
        assert np.array_equal(state.observation_tensor(player), observer.tensor)


def test_information_states_keep_secrets_and_remember() -> None:
    """What another seat draws unseen changes its own information state, not mine; what happened before stays known."""
    state, random, secrets = played("naqala(seats=2,expansions=artisans)", 1, 1), Random(1), 0
    while not state.is_terminal() and not secrets:
        outcomes = state.legal_actions()
        if state.is_chance_node() and len(outcomes) > 1:
            worlds = [state.child(outcome) for outcome in (outcomes[0], outcomes[-1])]
            known = [len({world.information_state_string(player) for world in worlds}) for player in range(2)]
            assert max(known) == 2, "the seat that draws knows what it has drawn"
            secrets += min(known) == 1
            before, after = (one.information_state_string(0).splitlines()[:-1] for one in (state, worlds[0]))
            assert after[: len(before)] == before
        state.apply_action(random.choice(outcomes))
    assert secrets


@pytest.mark.parametrize(
    "wrong",
    ["seats=6", "expansions=ghosts", "seats=5", "reward=money", "deals=0", "five_track=perhaps", "seats=1,expansions=all"],
)
def test_impossible_parameters_are_refused(wrong: str) -> None:
    with pytest.raises(NaqalaError, match=wrong.partition("=")[0].replace("seats", "seats|solo")):
        pyspiel.load_game(f"naqala({wrong})")


def test_an_illegal_action_changes_nothing() -> None:
    state = played("naqala", 1, 1)
    before = str(state), state.history()
    with pytest.raises((NaqalaError, pyspiel.SpielError)):
        state.apply_action(4000)
    assert (str(state), state.history()) == before
    with pytest.raises(ValueError, match="expected what one player sees"):
        state.get_game().make_py_observer(pyspiel.IIGObservationType(public_info=False, perfect_recall=False))


def test_it_is_loaded_only_on_request() -> None:
    code = "import sys, naqala.env.batch, naqala.env.naqala_v0; sys.exit('pyspiel' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
