"""Ratings of a field: many players of whom each has met few others, as on a server. The model is that of ratings.py.

In an arena every bot meets every other one. In a field most pairs never meet, so imagined games between all pairs would outweigh
the real ones. Here each player has imagined half a win and half a loss (ALPHA) against the field as a whole. Resampling whole
fields would take too long; intervals come from the curvature of the likelihood instead. The pairs of one game depend on each
other: a game of n players counts as n - 1 duels, which its pairs share.
"""

from collections.abc import Hashable, Iterable, Sequence
from itertools import permutations
from typing import TypeVar

import numpy as np

from naqala.bots.arena.ratings import ALPHA, ELO, SURE, Floats, Interval, fit

Player = TypeVar("Player", bound=Hashable)
Order = Sequence[tuple[Player, float]]
"""The players of a game, each with a number that is higher for those who did better."""


def rate_field(games: Iterable[Order[Player]]) -> dict[Player, Interval]:
    """Return the rating of each player on Elo's scale, with the mean of all players at 0, and its interval."""
    known = list(games)
    players = list(dict.fromkeys(player for game in known for player, _ in game))
    if len(players) < 2:
        return dict.fromkeys(players, Interval(0.0))
    wins = _wins(known, players)
    imagined = ALPHA / (len(players) - 1)
    ratings = fit(wins, imagined=imagined)
    margins = SURE * _spreads(wins + imagined * (1 - np.eye(len(players))), ratings)
    found = zip(players, ratings.tolist(), margins.tolist(), strict=True)
    return {player: Interval(rating, rating - margin, rating + margin) for player, rating, margin in found}


def _wins(games: Iterable[Order[Player]], players: Sequence[Player]) -> Floats:
    """Return how often the player of the row beat the player of the column; a tie is half a win for both."""
    places = {player: place for place, player in enumerate(players)}
    wins = np.zeros((len(players), len(players)))
    for game in games:
        for (one, first), (other, second) in permutations(game, 2):
            if one != other and first >= second:
                wins[places[one], places[other]] += (2.0 if first > second else 1.0) / len(game)
    return wins


def _spreads(wins: Floats, ratings: Floats) -> Floats:
    """Return the standard deviation of each rating, from Fisher's information of the duels."""
    chance = 1 / (1 + np.exp((ratings[None, :] - ratings[:, None]) / ELO))
    shared = (wins + wins.T) * chance * (1 - chance)
    information = np.diag(shared.sum(axis=1)) - shared
    # only differences of ratings are known, so the matrix is singular; its pseudo-inverse is for a mean of 0
    return np.asarray(np.sqrt(np.diag(np.linalg.pinv(information, hermitian=True))) * ELO)
