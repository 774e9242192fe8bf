"""The Gymnasium environments pass Gymnasium's own checks, and play what single games play."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from naqala import NaqalaError
from naqala.engine.state import Ask
from naqala.env.kernels.observation import OBSERVATION
from naqala.env.seat import SeatEnv
from naqala.env.vector import SeatVectorEnv
from naqala.options import EXPANSIONS
from tests.server.processes import is_there

STDIO_EXAMPLE = Path(__file__).parents[2] / "examples" / "stdio_bot.py"
ID = "naqala.env.seat:naqala/Seat-v0"
SETS: list[dict[str, Any]] = [
    {},
    {"seats": 1, "flat": True},
    {"seats": 3, "opponents": ("greedy", "beginner"), "reward": "margin", "seat": 2},
    {"seats": 4, "expansions": EXPANSIONS, "render_mode": "ansi"},
]


@pytest.mark.parametrize("options", SETS, ids=str)
def test_the_checker_of_gymnasium(options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    """It knows no masks, and plays an action at the start of a game that it drew in another position. At the start of a game with
    two seats both questions are bids, and the drawn price is free.
    """
    illegal = "replace" if "seats" in options else "raise"
    check_env(gymnasium.make(ID, illegal=illegal, **options).unwrapped)
    capsys.readouterr()  # one check renders for people


@pytest.mark.parametrize("reward", ["win", "margin"])
def test_a_whole_game_of_one_seat(reward: str) -> None:
    environment = SeatEnv(seats=3, reward=reward)
    seen, info = environment.reset(seed=4)
    gained, over = 0.0, False
    while not over:
        assert seen["action_mask"].any() and environment.single.asked == info["seat"]
        assert seen in environment.observation_space
        seen, gained, over, cut, info = environment.step(environment.action_space.sample(seen["action_mask"]))
        assert not cut and (over or gained == 0.0)
    assert gained == environment.single.rewards()[info["seat"] - 1]
    assert not seen["action_mask"].any()
    with pytest.raises(ResetNeeded):
        environment.step(0)


def test_an_illegal_action_changes_nothing() -> None:
    environment = SeatEnv()
    with pytest.raises(ResetNeeded):
        environment.step(0)
    seen, _ = environment.reset(seed=1)
    length = environment.single.game.length
    with pytest.raises(InvalidAction, match="expected an answer to"):
        environment.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert environment.single.game.length == length
    environment.step(environment.action_space.sample())


def test_an_illegal_action_is_replaced_on_request() -> None:
    environment = SeatEnv(illegal="replace")
    environment.reset(seed=1)
    assert environment.step(4000)[-1]["replaced"]
    assert environment.step(np.array([1, 2]))[-1]["replaced"]
    assert not environment.step(environment.action_space.sample())[-1]["replaced"]


@pytest.mark.parametrize(
    ("wrong", "name"),
    [({"seats": 5}, "seats"), ({"seat": 3}, "seat"), ({"opponents": ("greedy", "greedy")}, "opponents"), ({"nodes": 0}, "budget"),
     ({"illegal": "ignore"}, "illegal"), ({"opponents": 3}, "opponents"), ({"opponents": (3,)}, "opponents"),
     ({"flat": "no"}, "flat"),
     ({"opponents": "chess"}, "bot"), ({"reward": "money"}, "reward"), ({"render_mode": "3d"}, "render_mode")],
    ids=str,
)  # fmt: skip
def test_impossible_options_are_refused(wrong: dict[str, Any], name: str) -> None:
    with pytest.raises(NaqalaError, match=name):
        SeatEnv(**wrong)


@pytest.mark.parametrize(
    ("wrong", "name"),
    [({"num_envs": 0}, "games"), ({"seat": 3}, "seat"), ({"opponents": "greedy"}, "opponents"), ({"flat": 1}, "flat")],
    ids=str,
)
def test_impossible_options_of_many_games_are_refused(wrong: dict[str, Any], name: str) -> None:
    with pytest.raises(NaqalaError, match=name):
        SeatVectorEnv(**wrong)


@pytest.fixture
def envs() -> Iterator[SeatVectorEnv]:
    made: Any = gymnasium.make_vec(ID, num_envs=3, vectorization_mode="vector_entry_point", reward="margin", flat=True)
    yield made
    made.close()


def ends(row: Any, name: str) -> Any:
    return row.view(OBSERVATION)[name][0]


def test_many_games_end_in_an_array_of_their_own(envs: SeatVectorEnv) -> None:
    """The mode is declared; final observations are the learner's, and differ from the first ones of the next game."""
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, _ = envs.reset(seed=5)
    over = np.zeros(3, np.bool_)
    while not over.all():
        assert seen in envs.observation_space
        assert (envs._arrays["seats"] == envs._learners).all()
        learners = envs._learners.copy()
        seen, rewards, ended, cut, infos = envs.step(envs.batch.random_actions(envs.np_random))
        assert not cut.any() and not rewards[~ended].any()
        assert ("final_obs" in infos) == ended.any()
        if ended.any():
            assert (infos["_final_obs"] == ended).all() and (infos["_final_info"] == ended).all()
            assert (infos["final_info"]["seat"][ended] == learners[ended] + 1).all()
            assert [final is not None for final in infos["final_obs"]] == ended.tolist()
        for game in np.flatnonzero(ended):
            assert infos["final_obs"][game] in envs.single_observation_space
            final = infos["final_obs"][game]["observation"]
            assert ends(final, "ask") == Ask.OVER and ends(seen["observation"][game], "ask") != Ask.OVER
            assert (envs._finals[game, learners[game]]["gold"] == ends(final, "gold")).all()
        over |= ended


@pytest.mark.parametrize("mode", ["vector_entry_point", "sync"])
def test_wrappers_of_gymnasium_understand_the_ends(mode: str) -> None:
    """Ours and Gymnasium's own vector environment give statistics of episodes and the same infos."""
    how: dict[str, Any] = {"vector_kwargs": {"autoreset_mode": AutoresetMode.SAME_STEP}} if mode == "sync" else {}
    made: Any = gymnasium.make_vec(ID, num_envs=2, vectorization_mode=mode, reward="margin", **how)
    envs = RecordEpisodeStatistics(made)
    seen, _ = envs.reset(seed=3)
    random, steps, ended = np.random.default_rng(3), 0, np.zeros(2, np.bool_)
    while not ended.any():
        chosen = np.array([random.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, rewards, ended, _, infos = envs.step(chosen)
        steps += 1
    assert (infos["_episode"] == ended).all()
    assert infos["episode"]["r"][ended] == pytest.approx(rewards[ended]) and (infos["episode"]["l"][ended] == steps).all()
    assert infos["final_obs"].dtype == object and {"seat", "_seat"} <= set(infos["final_info"])
    assert {"seat", "_seat", "_final_obs", "_final_info"} <= set(infos)
    envs.close()


def test_many_games_follow_from_their_seed() -> None:
    trails = []
    for _ in range(2):
        envs = SeatVectorEnv(2, seats=3, flat=False)
        seen, _ = envs.reset(seed=9)
        gold = [seen["observation"]["gold"].copy()]
        for _ in range(40):
            seen, *_ = envs.step(envs.batch.random_actions(envs.np_random))
            gold.append(seen["observation"]["gold"])
        trails.append(np.array(gold))
    assert (trails[0] == trails[1]).all() and len(np.unique(trails[0])) > 3


def test_an_illegal_action_changes_no_game() -> None:
    envs = SeatVectorEnv(2, flat=True)
    seen, _ = envs.reset(seed=1)
    legal = seen["action_mask"].argmax(axis=1)
    with pytest.raises(InvalidAction, match="game 1"):
        envs.step(np.array([legal[0], 4000]))
    again, *_ = envs.step(legal)
    fresh = SeatVectorEnv(2, flat=True)
    fresh.reset(seed=1)
    assert (again["observation"] == fresh.step(legal)[0]["observation"]).all()


def test_a_policy_can_play_the_opponents() -> None:
    """It is asked for every game, but only the answers of games in which another seat is asked are played."""
    asked: list[int] = []

    def first_legal(observations: Any, masks: Any) -> Any:
        asked.append(len(observations["gold"]))
        return masks.argmax(axis=1)

    envs = SeatVectorEnv(3, opponents=first_legal, seat=1)
    _, infos = envs.reset(seed=2)
    assert (infos["seat"] == 1).all()
    for _ in range(20):
        envs.step(envs.batch.random_actions(envs.np_random))
    assert asked and set(asked) == {3}


def test_after_an_illegal_action_of_a_policy_all_games_must_be_reset() -> None:
    is_wrong = False
    envs = SeatVectorEnv(2, opponents=lambda _, masks: masks.argmax(axis=1) - is_wrong * 5000, seat=1)
    with pytest.raises(ResetNeeded):
        envs.step(np.zeros(2, np.int64))
    seen, _ = envs.reset(seed=2)
    is_wrong = True
    with pytest.raises(InvalidAction, match=r"opponents: .* reset\(\) is needed"):
        for _ in range(100):
            seen, *_ = envs.step(seen["action_mask"].argmax(axis=1))
    with pytest.raises(ResetNeeded):
        envs.step(seen["action_mask"].argmax(axis=1))
    with pytest.raises(ResetNeeded):
        envs.reset(options={"reset_mask": np.array([True, False])})
    is_wrong = False
    seen, _ = envs.reset(seed=2)
    envs.step(seen["action_mask"].argmax(axis=1))


def test_one_name_has_one_space() -> None:
    made = [gymnasium.make_vec(ID, num_envs=2, vectorization_mode=mode) for mode in ("vector_entry_point", "sync")]
    assert made[0].observation_space == made[1].observation_space
    for envs in made:
        envs.close()


def test_programs_that_play_opponents_are_stopped(tmp_path: Path) -> None:
    program = tmp_path / "bot"
    program.write_text(f"#!/bin/sh\necho $$ >> {tmp_path / 'started'}\nexec {sys.executable} {STDIO_EXAMPLE}\n", encoding="utf-8")
    program.chmod(0o755)
    environment = SeatEnv(opponents=str(program), seat=2)
    for _ in range(2):
        environment.reset(seed=1)
        environment.step(environment.action_space.sample())
    environment.close()
    numbers = (tmp_path / "started").read_text(encoding="utf-8").split()
    assert len(numbers) == 2 and not any(is_there(int(number)) for number in numbers)


def test_some_games_are_dealt_anew_on_request() -> None:
    envs = SeatVectorEnv(2, flat=True)
    before, _ = envs.reset(seed=3)
    after, _ = envs.reset(options={"reset_mask": np.array([False, True])})
    same = (before["observation"] == after["observation"]).all(axis=1)
    assert same.tolist() == [True, False]
