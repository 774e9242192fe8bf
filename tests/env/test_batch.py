"""A batch plays the same games as single games do."""

from itertools import cycle
from random import Random
from typing import Any

import numpy as np
import pytest

from naqala import Game, IllegalActionError, Options, OptionsError
from naqala.catalog.verbs import ACTIONS
from naqala.deal import deal
from naqala.engine.kernel import numbers
from naqala.env.batch import Batch
from naqala.env.observation import SIZE
from naqala.options import EXPANSIONS, PROMOS
from tests.env.test_observation import observed

SETS = [Options(1), Options(2), Options(3, EXPANSIONS), Options(4, ("whims",)), Options(5, EXPANSIONS, PROMOS)]


def after(game: Game) -> Game:
    """The game that is dealt when this one is over."""
    assert game.luck is not None
    luck = numbers(4, list(game.luck))
    return Game(deal(game.options, luck), luck)


def rewards_of(game: Game, reward: str) -> list[float]:
    outcome, seats = game.outcome(), game.options.seats
    assert outcome is not None
    if reward == "win":
        return [(seat in outcome.winners) / max(1, len(outcome.winners)) for seat in range(1, seats + 1)]
    if not outcome.totals:
        return [-1000.0]
    best = [max((0,) if seats == 1 else outcome.totals[:place] + outcome.totals[place + 1 :]) for place in range(seats)]
    return [total - rival for total, rival in zip(outcome.totals, best, strict=True)]


@pytest.mark.parametrize(("options", "reward"), [*zip(SETS, cycle(("win", "margin")), strict=False)], ids=str)
def test_a_batch_equals_single_games(options: Options, reward: str) -> None:
    """Positions, masks, seats, rewards and the games that follow."""
    batch, random = Batch(options, 2, seed="s", reward=reward), Random(1)
    arrays: dict[str, Any] = batch.arrays()
    seen = {name: arrays[name] for name in ("observations", "masks", "seats")}
    batch.reset(**seen)
    games = [Game.new(options, f"s {index}") for index in range(2)]
    ended = number = 0
    while ended < 2:
        number += 1
        for index, game in enumerate(games):
            asked = int(seen["seats"][index]) + 1
            assert game.decision.seat == asked
            assert list(np.flatnonzero(seen["masks"][index])) == game.legal_numbers()
            if number % 5 == 0:
                assert seen["observations"][index].tobytes() == observed(game, asked).tobytes()
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
