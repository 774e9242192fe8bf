"""Bids: each is followed to the end of the round, all with the same luck, and the worse half is dropped."""

from typing import Any

import pytest

from naqala import Game
from naqala.action import Action
from naqala.bots.mind import think
from naqala.bots.mind.scratch import LONGEST_PLAN, Workspace
from naqala.bots.mind.weights import weights_named
from naqala.deal import luck_from
from naqala.engine.kernel import numbers
from tests.scene import scene

QUICK = 1
MEEPLES = {"a1": "RG", "b1": "GYY", "c1": "WB", "d1": "RY", "a2": "GW", "b2": "BBR", "c2": "YG", "d2": "WWR"}


def rated(seed: int, games: int) -> tuple[Workspace, Game, list[float], list[int]]:
    """A workspace that has rated a bid in a small position; what each bid is worth, and how often it was followed."""
    game = scene(seats=3, step="bid", meeples=MEEPLES, row=("silk", "fish", "ivory", "fakir"), djinn_row=("marid",))
    workspace = Workspace(weights_named("planner"), luck_from(seed))
    workspace.states[think.ROOT] = game.states[0]
    count = think.rate(workspace.states, workspace.scratches, 1, 1, 0, 1, QUICK, games)
    return (
        workspace,
        game,
        [float(workspace.row("options")[place]) for place in range(count)],
        list(workspace.row("bid_games")[:count]),
    )


def followed_once(game: Game, seed: int) -> list[float]:
    """Each bid followed by itself, with the luck a workspace begins with."""
    worths = []
    for action in game.legal_numbers():
        workspace = Workspace(weights_named("planner"), luck_from(seed))
        workspace.states[think.ROOT] = game.states[0]
        plan: Any = numbers(LONGEST_PLAN)
        plan[0] = action
        seat = (game.decision.seat or 0) - 1
        worths.append(float(think.play_ahead(workspace.states, workspace.scratches, plan, 1, 1, QUICK, seat)))
    return worths


@pytest.mark.parametrize("seed", [1, 2])
def test_every_bid_is_followed_by_the_same_luck(seed: int) -> None:
    """With one look-ahead each, a bid is worth what following it alone says; nothing is mixed up between them."""
    _, game, options, followed = rated(seed, 1)
    alone = followed_once(game, seed)
    best = max(range(len(alone)), key=lambda place: alone[place])
    assert followed == [1] * len(alone)
    assert len({round(worth, 6) for worth in alone}) > 1
    assert options[best] == pytest.approx(alone[best])
    for place, worth in enumerate(alone):
        assert options[place] == pytest.approx(worth, abs=1e-5)


def test_the_best_are_looked_at_again_and_one_of_them_is_taken() -> None:
    _, _, options, followed = rated(3, 16)
    assert 7 < sum(followed) <= 16
    assert min(followed) == 1 < max(followed)
    taken = max(range(len(options)), key=lambda place: options[place])
    assert followed[taken] == max(followed)
    assert options.count(options[taken]) == 1


def test_a_place_that_is_worth_nothing_more_is_not_paid_for() -> None:
    """Three small moves for three players: no place is worth 18 gold."""
    _, game, options, _ = rated(4, 1)
    prices = [int(Action.numbered(number).words[1]) for number in game.legal_numbers()]
    assert prices == sorted(prices)
    assert options[0] > options[-1]
