"""The PettingZoo environments pass PettingZoo's own tests, and refuse what is wrong."""

import pickle
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, performance_benchmark, render_test, seed_test

from naqala import NaqalaError
from naqala.env import naqala_parallel_v0, naqala_v0
from naqala.options import EXPANSIONS

SETS: list[dict[str, Any]] = [{}, {"seats": 1}, {"seats": 4, "expansions": EXPANSIONS, "flat": True}]


@pytest.fixture(autouse=True)
def advice() -> Iterator[None]:
    """PettingZoo's tests also print advice, such as that it is unusual to render an ansi text."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("options", SETS, ids=str)
def test_the_api(options: dict[str, Any]) -> None:
    api_test(naqala_v0.env(**options))


@pytest.mark.parametrize("options", SETS, ids=str)
def test_the_parallel_api(options: dict[str, Any]) -> None:
    parallel_api_test(naqala_parallel_v0.parallel_env(**options))
    api_test(naqala_parallel_v0.env(**options))


@pytest.mark.parametrize("module", [naqala_v0, naqala_parallel_v0])
def test_seeds(module: Any) -> None:
    seed_test(module.env, num_cycles=40)


def test_games_after_a_seeded_one_follow_from_its_seed() -> None:
    starts = []
    for _ in range(2):
        environment = naqala_v0.raw_env()
        environment.reset(seed=1)
        environment.reset()
        starts.append(environment.single.game.start())
    assert starts[0] == starts[1]


def test_it_is_dealt_before_it_is_played() -> None:
    with pytest.raises(ResetNeeded):
        naqala_v0.raw_env().step(0)


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(naqala_v0.env)
    assert "seat_1" in capsys.readouterr().out, "human prints the table"
    picture = made(render_mode="rgb_array").render()
    assert isinstance(picture, np.ndarray) and len(np.unique(picture.reshape(-1, 3), axis=0)) > 5
    text = made(render_mode="ansi", seats=3).render()
    assert "seat_3" in text and "bid" in text


def test_max_cycles() -> None:
    max_cycles_test(naqala_parallel_v0)


def test_the_performance_benchmark() -> None:
    """It plays for five seconds and asks for no speed."""
    performance_benchmark(naqala_v0.env())


def made(**options: Any) -> Any:
    environment = naqala_v0.env(**options)
    environment.reset(seed=1)
    return environment


@pytest.mark.parametrize("reward", ["win", "margin"])
def test_a_whole_game(reward: str) -> None:
    environment = made(reward=reward)
    sums = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observation, gained, ended, cut, _ = environment.last()
        sums[agent] += gained
        environment.step(None if ended or cut else environment.action_space(agent).sample(observation["action_mask"]))
    assert sum(sums.values()) == (1.0 if reward == "win" else 0.0)


@pytest.mark.parametrize("wrong", ["illegal", -1, 10**6, 0.5, "bid 3", None, float("inf"), [1, 2]])
def test_an_illegal_action_changes_nothing(wrong: Any) -> None:
    environment = made().unwrapped
    before = environment.single.game.position()
    if wrong == "illegal":
        wrong = int(np.flatnonzero(environment.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(InvalidAction, match=r"expected (the number of an action|an answer)"):
        environment.step(wrong)
    assert environment.single.game.position() == before
    environment.step(environment.action_space("seat_1").sample(environment.last()[0]["action_mask"]))


@pytest.mark.parametrize(
    ("wrong", "error"), [(4000, InvalidAction), (-1, AssertionError), (10**6, AssertionError), (0.5, AssertionError)]
)
def test_the_usual_wrapper_refuses_what_is_no_action(wrong: Any, error: type[Exception]) -> None:
    """As docs/env.md says: PettingZoo's wrapper asserts that an action is in the space; the game refuses the rest."""
    environment = made()
    before = environment.unwrapped.single.game.position()
    with pytest.raises(error):
        environment.step(wrong)
    assert environment.unwrapped.single.game.position() == before


def test_illegal_actions_of_a_cycle_change_nothing() -> None:
    environment = naqala_parallel_v0.parallel_env()
    environment.reset(seed=1)
    asked = environment.single.asked
    legal = {agent: environment.action_space(agent).sample() for agent in environment.agents}
    other = f"seat_{3 - asked}"
    for wrong in ({other: 5}, {f"seat_{asked}": 4000}):
        with pytest.raises(InvalidAction):
            environment.step({**legal, **wrong})
    with pytest.raises(InvalidAction, match="each of seat_1, seat_2"):
        environment.step({other: legal[other]})
    assert environment.single.game.length == 0
    environment.step(legal)
    assert environment.single.game.length > 0


@pytest.mark.parametrize(
    "wrong",
    [{"seats": 6}, {"seats": "2"}, {"expansions": ("ghosts",)}, {"reward": "money"}, {"render_mode": "3d"}, {"flat": "yes"},
     {"five_track": True}, {"max_cycles": 0}],
    ids=str,
)  # fmt: skip
def test_impossible_options_are_refused(wrong: dict[str, Any]) -> None:
    name = next(iter(wrong))
    with pytest.raises(NaqalaError, match=name):
        naqala_parallel_v0.parallel_env(**wrong)
    if name != "max_cycles":
        with pytest.raises(NaqalaError, match=name):
            naqala_v0.env(**wrong)


def test_one_space_for_all_sets() -> None:
    sizes = {naqala_v0.env(**options).action_space("seat_1").n for options in SETS}
    assert len(sizes) == 1


def test_environments_can_be_pickled() -> None:
    twin = pickle.loads(pickle.dumps(naqala_v0.raw_env(seats=3, reward="margin")))
    assert len(twin.possible_agents) == 3 and twin.single.reward == "margin"
