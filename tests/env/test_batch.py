"""A batch plays the same games as single games do."""

from itertools import cycle
from random import Random
from typing import Any

import numpy as np
import pytest

from naqala import BatchError, Game, IllegalActionError, Options, OptionsError
from naqala.catalog.verbs import ACTIONS
from naqala.deal import deal
from naqala.engine.kernel import numbers
from naqala.env.batch import Batch
from naqala.env.kernels.observation import SIZE
from naqala.env.rewards import rewards_of
from naqala.options import EXPANSIONS, PROMOS, expansion_sets
from tests.env.test_observation import observed

SETS = [
    *(Options(2 + number % 3, expansions) for number, expansions in enumerate(expansion_sets())),
    Options(1),
    Options(4, (), (), True),
    Options(5, EXPANSIONS, PROMOS),
]
"""All sets of expansions, all numbers of seats, and the 5-player track."""


def after(game: Game) -> Game:
    """The game that is dealt when this one is over."""
    assert game.luck is not None
    luck = numbers(4, list(game.luck))
    return Game(deal(game.options, luck), luck)


@pytest.mark.parametrize(("options", "reward"), [*zip(SETS, cycle(("win", "margin")), strict=False)], ids=str)
def test_a_batch_equals_single_games(options: Options, reward: str) -> None:
    """Positions, masks, seats, rewards and the games that follow."""
    games_at_once = 2 if options.seats < 5 else 1
    batch, random = Batch(options, games_at_once, seed="s", reward=reward), Random(1)
    arrays: dict[str, Any] = batch.arrays()
    seen = {name: arrays[name] for name in ("observations", "masks", "seats")}
    batch.reset(**seen)
    games = [Game.new(options, f"s {index}") for index in range(games_at_once)]
    ended = number = 0
    while ended < games_at_once:
        number += 1
        for index, game in enumerate(games):
            asked = int(seen["seats"][index]) + 1
            assert game.decision.seat == asked
            assert list(np.flatnonzero(seen["masks"][index])) == game.legal_numbers()
            if number % 5 == 0:
                assert seen["observations"][index].tobytes() == observed(game, asked).tobytes()
        rows, counts = batch.legal_actions()
        assert [row[:count].tolist() for row, count in zip(rows, counts, strict=True)] == [game.legal_numbers() for game in games]
        chosen = [random.choice(game.legal_numbers()) for game in games]
        batch.step(np.array(chosen), **arrays)
        for index, game in enumerate(games):
            game.play(chosen[index])
            assert bool(arrays["ended"][index]) == game.is_over
            if game.is_over:
                ended += 1
                assert arrays["rewards"][index].tolist()[: options.seats] == pytest.approx(rewards_of(game, reward))
                games[index] = after(game)
            else:
                assert not arrays["rewards"][index].any()


def test_flat_observations_are_the_same_numbers() -> None:
    named, flat = Batch(Options(2), 2), Batch(Options(2), 2)
    one, two = named.arrays(), flat.arrays()
    two["observations"] = np.zeros((2, SIZE), np.int16)
    for batch, arrays in ((named, one), (flat, two)):
        batch.reset(arrays["observations"], arrays["masks"], arrays["seats"])
    assert one["observations"].tobytes() == two["observations"].tobytes()


@pytest.mark.parametrize("wrong", [-1, ACTIONS, 10**9])
def test_an_illegal_action_changes_nothing(wrong: int) -> None:
    batch = Batch(Options(2), 2)
    arrays: dict[str, Any] = batch.arrays()
    batch.reset(arrays["observations"], arrays["masks"], arrays["seats"])
    before = {name: array.copy() for name, array in arrays.items()}
    legal = int(np.flatnonzero(arrays["masks"][0])[0])
    with pytest.raises(IllegalActionError, match="game 1: expected a legal action"):
        batch.step(np.array([legal, wrong]), **arrays)
    with pytest.raises(IllegalActionError, match="expected 2 whole numbers"):
        batch.step(np.array([0.5, 1.0]), **arrays)
    assert all((before[name] == array).all() for name, array in arrays.items())
    batch.step(np.array([legal, legal]), **arrays)


@pytest.mark.parametrize("wrong", [{"games": 0}, {"games": True}, {"threads": 0}, {"reward": "money"}])
def test_impossible_options_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(OptionsError, match=next(iter(wrong))):
        Batch(Options(2), **{"games": 2, **wrong})


def test_waiting_games_stay_as_they_are() -> None:
    """And the others go on as if they were alone."""
    batch, alone = Batch(Options(2), 2, seed=3), Batch(Options(2), 2, seed=3)
    arrays, others = batch.arrays(), alone.arrays()
    for one, given in ((batch, arrays), (alone, others)):
        one.reset(given["observations"], given["masks"], given["seats"])
    first = arrays["observations"][0].copy()
    for _ in range(10):
        actions = arrays["masks"].argmax(axis=1)
        batch.step(np.array([-1, actions[1]]), **arrays, waiting=np.array([True, False]))
        alone.step(others["masks"].argmax(axis=1), **others)
        assert arrays["observations"][0] == first
        assert arrays["observations"][1] == others["observations"][1]


def test_final_observations_are_kept_apart() -> None:
    """Every seat's, as a single game has them at its end."""
    batch, random = Batch(Options(2), 1, seed="s"), Random(2)
    arrays, finals = batch.arrays(), batch.finals()
    batch.reset(arrays["observations"], arrays["masks"], arrays["seats"])
    game = Game.new(Options(2), "s 0")
    while not game.is_over:
        assert not finals["seats"].any()
        chosen = random.choice(game.legal_numbers())
        batch.step(np.array([chosen]), **arrays, finals=finals)
        game.play(chosen)
    for seat in (1, 2):
        assert finals[0, seat - 1].tobytes() == observed(game, seat).tobytes()
    assert not finals[0, 2:]["seats"].any()


def test_some_games_are_dealt_anew() -> None:
    batch = Batch(Options(3), 3)
    seen = {name: array for name, array in batch.arrays().items() if name in ("observations", "masks", "seats")}
    batch.reset(**seen)
    before = seen["observations"].copy()
    batch.reset(**seen, only=np.array([False, True, False]))
    assert (before == seen["observations"]).tolist() == [True, False, True]


@pytest.mark.parametrize(
    ("name", "wrong"),
    [("masks", np.zeros((2, 5), np.int8)), ("masks", np.zeros((2, ACTIONS), np.int64)), ("seats", np.zeros(3, np.int64)),
     ("observations", np.zeros((2, SIZE + 1), np.int16)), ("rewards", np.zeros((5, 2), np.float32).T), ("finals", np.zeros(2)),
     ("waiting", np.zeros(2)), ("seats", [0, 0]), ("masks", None),
     ("masks", np.frombuffer(bytes(2 * ACTIONS), np.int8).reshape(2, ACTIONS))],
    ids=str,
)  # fmt: skip
def test_arrays_that_do_not_fit_are_refused(name: str, wrong: Any) -> None:
    """Compiled code would write past their end."""
    batch = Batch(Options(2), 2)
    arrays: dict[str, Any] = batch.arrays()
    batch.reset(arrays["observations"], arrays["masks"], arrays["seats"])
    legal, before = arrays["masks"].argmax(axis=1), arrays["observations"].copy()
    with pytest.raises(BatchError, match=f"{name}: expected"):
        batch.step(legal, **{**arrays, name: wrong})
    batch.step(legal, **arrays)
    assert (before != arrays["observations"]).all()


def test_a_batch_is_dealt_before_it_is_played() -> None:
    batch = Batch(Options(2), 1)
    with pytest.raises(BatchError, match=r"reset\(\) first"):
        batch.step(np.zeros(1, np.int64), **batch.arrays())
    with pytest.raises(BatchError, match=r"reset\(\) first"):
        batch.random_actions(np.random.default_rng(1))


@pytest.mark.parametrize("threads", [1, 2])
def test_a_closed_batch_plays_no_more(threads: int) -> None:
    batch = Batch(Options(2), 2, threads=threads)
    arrays = batch.arrays()
    batch.reset(arrays["observations"], arrays["masks"], arrays["seats"])
    batch.close()
    with pytest.raises(BatchError, match="after close"):
        batch.step(arrays["masks"].argmax(axis=1), **arrays)
