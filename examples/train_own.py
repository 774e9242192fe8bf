"""Train your own bot with NumPy alone (docs/train.md): ``python examples/train_own.py --updates 60``."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from naqala import Action, Log, Options, View
from naqala.bots import USUAL, Budget
from naqala.env.batch import Batch
from naqala.env.kernels.observation import OBSERVATION
from naqala.env.seeing import observation_from

FEATURES = 8
POINTS = 50.0
"""The margin that counts as 1."""
WEIGHTS = Path("weights.npz")
"""Where training leaves what it learned."""


def features_of(seen: NDArray[Any]) -> NDArray[np.float32]:
    """Return a few numbers about each observation, all of about the same size; seat 0 is the observer."""
    gold = seen["gold"]
    columns = (
        np.ones(seen.shape),
        gold[..., 0] / 50,
        (gold[..., 0] - gold[..., 1]) / 50,
        seen["camels"][..., 0] / 11,
        (seen["front"][..., 0, :] - seen["front"][..., 1, :]).sum(-1) / 5,
        seen["cards_held"][..., 0] / 5,
        seen["round_number"] / 10,
        seen["cards"][..., 0, :].max(-1) / 3,
    )
    return np.stack(columns, -1).astype(np.float32)


class Policy:
    """A linear policy: each action has a weight for each feature; the higher the sum, the likelier the action."""

    def __init__(self, actions: int, random: np.random.Generator) -> None:
        self.weights = np.zeros((actions, FEATURES), np.float32)
        self.random = random

    def chances(self, features: NDArray[Any], legal: NDArray[Any], counts: NDArray[Any]) -> NDArray[Any]:
        """Return how likely each legal action is: a row for each game, in the order of ``legal``."""
        scores = np.einsum("glf,gf->gl", self.weights[legal], features)
        scores[np.arange(legal.shape[1]) >= counts[:, None]] = -np.inf
        powers = np.exp(scores - scores.max(1, keepdims=True))
        chances: NDArray[Any] = powers / powers.sum(1, keepdims=True)
        return chances

    def draw(self, chances: NDArray[Any]) -> NDArray[np.int64]:
        """Return the place of an action for each game."""
        return (chances.cumsum(1) > self.random.random((len(chances), 1)) * chances.sum(1, keepdims=True)).argmax(1)


class Decided(NamedTuple):
    """One decision in each game: who decided, on what grounds, what was legal, how likely each was and which was taken."""

    seats: NDArray[np.int64]
    features: NDArray[np.float32]
    legal: NDArray[np.int64]
    chances: NDArray[Any]
    chosen: NDArray[np.int64]


def self_play(policy: Policy, games: int, seed: str) -> Iterator[tuple[list[Decided], NDArray[Any], NDArray[Any]]]:
    """Let the policy play both seats until every game has ended; yield all decisions, the margins of both seats and how
    many decisions belong to each game; then play the next games.
    """
    batch = Batch(Options(2), games, seed, reward="margin")
    arrays = batch.arrays()
    shown_in = {name: arrays[name] for name in ("observations", "masks", "seats")}
    while True:
        batch.reset(**shown_in)
        decided: list[Decided] = []
        lengths, margins, over = np.zeros(games, int), np.zeros((games, 2)), np.zeros(games, bool)
        while not over.all():
            legal, counts = batch.legal_actions()
            features = features_of(arrays["observations"])
            chances = policy.chances(features, legal, counts)
            chosen = policy.draw(chances)
            decided.append(Decided(arrays["seats"].copy(), features, legal, chances, chosen))
            lengths[~over] += 1
            batch.step(legal[np.arange(games), chosen], **arrays, waiting=over)
            ended = arrays["ended"] & ~over
            margins[ended], over = arrays["rewards"][ended, :2], over | ended
        yield decided, margins / POINTS, lengths


def improve(policy: Policy, decided: list[Decided], margins: NDArray[Any], lengths: NDArray[Any], rate: float) -> None:
    """Make what the winners did likelier and what the losers did less likely (REINFORCE)."""
    change = np.zeros_like(policy.weights)
    for step, one in enumerate(decided):
        rows = np.flatnonzero(step < lengths)
        gains = np.clip(margins[rows, one.seats[rows]], -1, 1)
        push = -one.chances[rows]
        push[np.arange(len(rows)), one.chosen[rows]] += 1
        np.add.at(change, one.legal[rows], (push * gains[:, None])[:, :, None] * one.features[rows][:, None, :])
    policy.weights += rate * change / len(lengths)


def train(updates: int, games: int, seed: int, rate: float = 1.0) -> Policy:
    """Play and improve this many times."""
    random = np.random.default_rng(seed)
    batch = Batch(Options(2), 1)
    policy = Policy(batch.arrays()["masks"].shape[1], random)
    for update, (decided, margins, lengths) in zip(range(updates), self_play(policy, games, f"train {seed}"), strict=False):
        improve(policy, decided, margins, lengths, rate)
        print(f"update {update + 1}: {lengths.mean():.0f} decisions a game", flush=True)
    return policy


class Trained:
    """The policy as a bot for the arena: it sees in its view and log what it saw in training."""

    name = "trained"

    def __init__(self, seed: int | str) -> None:
        self.policy = Policy(0, np.random.default_rng(list(str(seed).encode())))
        self.policy.weights = np.load(WEIGHTS)["weights"]

    def choose(self, view: View, budget: Budget = USUAL, log: Log | None = None) -> Action:
        """Draw an action as training does."""
        assert log is not None
        seen = np.array([observation_from(view, log)], OBSERVATION)
        legal = np.array([[action.number for action in view.legal]])
        chances = self.policy.chances(features_of(seen), legal, np.array([legal.shape[1]]))
        return view.legal[int(self.policy.draw(chances)[0])]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--games", type=int, default=128, help="played between two updates")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    given = parser.parse_args()
    np.savez(given.out, weights=train(given.updates, given.games, given.seed).weights)
