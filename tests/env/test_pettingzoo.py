"""The PettingZoo environment passes PettingZoo's own tests, and refuses what is wrong."""

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.error import InvalidAction
from pettingzoo.test import api_test, render_test, seed_test

from naqala import NaqalaError
from naqala.env import naqala_v0

SETS: list[dict[str, Any]] = [{}, {"seats": 1}, {"seats": 4, "expansions": ("artisans", "thieves", "whims"), "flat": True}]


@pytest.mark.parametrize("options", SETS, ids=str)
def test_the_api(options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(naqala_v0.env(**options), num_cycles=60)


def test_seeds() -> None:
    seed_test(naqala_v0.env, num_cycles=40)


def test_rendering() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        render_test(naqala_v0.env)
    picture = made(render_mode="rgb_array").render()
    assert isinstance(picture, np.ndarray) and len(np.unique(picture.reshape(-1, 3), axis=0)) > 5


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


def test_an_illegal_action_changes_nothing() -> None:
    environment = made()
    before = environment.unwrapped.game.position()
    illegal = int(np.flatnonzero(environment.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(InvalidAction):
        environment.step(illegal)
    assert environment.unwrapped.game.position() == before


@pytest.mark.parametrize("wrong", [{"seats": 6}, {"expansions": ("ghosts",)}, {"reward": "money"}, {"render_mode": "3d"}])
def test_impossible_options_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(NaqalaError, match=next(iter(wrong))):
        naqala_v0.env(**wrong)
