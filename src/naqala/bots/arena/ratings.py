"""How strong bots are, from the games of a contest, and how sure that is.

The model is Plackett-Luce: every bot has one strength, and the order of a game comes about as if its places were drawn one
after the other, each bot with a chance in proportion to its strength; with two seats that is Bradley-Terry, Elo's model. We fit
it to all pairs of seats of each game (pairs of a Plackett-Luce order follow Bradley-Terry, so this is consistent), because pairs
settle what whole orders leave open: a tie is half a win for both, and seats of the same bot are simply not compared. That the
pairs of a game depend on each other does no harm, because the intervals come from starts, not from pairs. The fit is maximum
likelihood by choix; an online filter such as openskill's depends on the order of games, which here means nothing.

Each pair of bots gets ALPHA wins both ways that were never played: without them a bot that never loses has no finite rating.
"""

import hashlib
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import TypeAlias

import choix
import numpy as np
from numpy.typing import NDArray
from scipy.sparse.csgraph import connected_components

from naqala.bots.arena.match import Result

Floats: TypeAlias = NDArray[np.float64]

ELO = 400 / math.log(10)
"""Points a unit of log strength: 400 points more are odds of ten to one."""
ALPHA = 0.5
"""Jeffreys' half: the least that keeps ratings finite without pulling at those that are settled by games."""
RESAMPLES = 1000
SURE = 1.96
"""Standard deviations on both sides that hold 95 %."""


@dataclass(frozen=True)
class Interval:
    """A figure and where it lies with 95 % confidence; None where there is too little to say."""

    value: float | None
    low: float | None = None
    high: float | None = None

    @property
    def margin(self) -> float | None:
        """How far the farther end lies from the figure: near 0 and 1 intervals of shares are lopsided."""
        if self.value is None or self.low is None or self.high is None:
            return None
        return max(self.high - self.value, self.value - self.low)


@dataclass(frozen=True)
class Pair:
    """How a bot did against another one in the games in which both sat."""

    bot: str
    other: str
    games: int
    share: Interval
    """Of the games, those in which it had the higher score; a tie is half."""
    difference: Interval
    """Its score less that of the other."""


def wilson(successes: float, trials: float) -> Interval:
    """Return Wilson's interval for a share. It is sound near 0 and 1 and for few trials, where the normal interval is not."""
    if not trials:
        return Interval(None)
    share, square = successes / trials, SURE * SURE
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    reach = SURE / (1 + square / trials) * math.sqrt(share * (1 - share) / trials + square / (4 * trials * trials))
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def mean_over_starts(figures: Iterable[tuple[int, float]]) -> Interval:
    """Return the mean of a figure with its normal interval from (start, figure) of each game: only starts are independent."""
    return ratio_over_starts((start, figure, 1.0) for start, figure in figures)


def ratio_over_starts(figures: Iterable[tuple[int, float, float]]) -> Interval:
    """Return what part of a whole something is, with its normal interval, from (start, part, whole) of each game."""
    by_start: dict[int, list[tuple[float, float]]] = {}
    for start, part, whole in figures:
        by_start.setdefault(start, []).append((part, whole))
    sums = np.array([[sum(column) for column in zip(*of, strict=True)] for of in by_start.values()]).reshape(-1, 2)
    parts, wholes = sums[:, 0], sums[:, 1]
    if not wholes.sum():
        return Interval(None)
    ratio = float(parts.sum() / wholes.sum())
    if len(parts) < 2:
        return Interval(ratio)
    spread = float(np.sqrt(((parts - ratio * wholes) ** 2).sum() * len(parts) / (len(parts) - 1)) / wholes.sum())
    return Interval(ratio, ratio - SURE * spread, ratio + SURE * spread)


def share_over_starts(figures: Sequence[tuple[int, float]]) -> Interval:
    """Return a share of wins from (start, win) of each game. Games of one start share its luck: together they are worth
    between one game and as many as they are, and Wilson's interval gets that many trials.
    """
    plain = mean_over_starts(figures)
    if plain.value is None:
        return plain
    starts, games = float(len({start for start, _ in figures})), float(len(figures))
    spread, alone = (plain.margin or 0.0) / SURE, plain.value * (1.0 - plain.value)
    # Where all games were won, nothing says how much the games of a start have in common.
    trials = starts if not alone else games if not spread else min(games, max(starts, alone / (spread * spread)))
    return wilson(plain.value * trials, trials)


def duel(result: Result, bot: str, other: str) -> tuple[float, float | None] | None:
    """Return a bot's share of wins and its lead over another in one game, as means over their seats; None if they did not
    meet. Who forfeits leads by no number of points.
    """
    own = [rank for name, rank in zip(result.bots, result.ranks, strict=True) if name == bot]
    theirs = [rank for name, rank in zip(result.bots, result.ranks, strict=True) if name == other]
    if not own or not theirs:
        return None
    meetings = [(first, second) for first in own for second in theirs]
    wins = sum(1.0 if first > second else 0.5 if first == second else 0.0 for first, second in meetings)
    return wins / len(meetings), sum(own) / len(own) - sum(theirs) / len(theirs) if result.scores else None


def pair_of(results: Iterable[Result], bot: str, other: str) -> Pair:
    """Return how one bot did against another over all games."""
    duels = [(result.start, met) for result in results if (met := duel(result, bot, other))]
    share = share_over_starts([(start, wins) for start, (wins, _) in duels])
    leads = mean_over_starts((start, lead) for start, (_, lead) in duels if lead is not None)
    return Pair(bot, other, len(duels), share, leads)


def pairs_of(results: Sequence[Result], bots: Sequence[str]) -> list[Pair]:
    """Return all ordered pairs of bots that met."""
    pairs = (pair_of(results, bot, other) for bot, other in permutations(bots, 2))
    return [pair for pair in pairs if pair.games]


def _comparisons(results: Iterable[Result], bots: Sequence[str]) -> Floats:
    """Return a square for each start: how many seats of the bot of the row beat seats of the bot of the column."""
    places = {bot: place for place, bot in enumerate(bots)}
    squares: dict[int, Floats] = {}
    for result in results:
        square = squares.setdefault(result.start, np.zeros((len(bots), len(bots))))
        for first, second in permutations(zip(result.bots, result.ranks, strict=True), 2):
            if first[0] != second[0] and first[1] >= second[1]:
                square[places[first[0]], places[second[0]]] += 1.0 if first[1] > second[1] else 0.5
    return np.array([squares[start] for start in sorted(squares)]).reshape(-1, len(bots), len(bots))


def fit(wins: Floats, guess: Floats | None = None, imagined: float = ALPHA) -> Floats:
    """Return ratings, their mean at zero, from a square of wins and as many imagined ones of each pair."""
    if len(wins) < 2:
        return np.zeros(len(wins))
    never_played = imagined * (1 - np.eye(len(wins)))
    strengths = choix.ilsr_pairwise_dense(wins + never_played, initial_params=guess, max_iter=10_000)
    return np.asarray(strengths - strengths.mean()) * ELO


def _number_from(seed: str) -> int:
    return int.from_bytes(hashlib.sha256(f"ratings {seed}".encode()).digest()[:8], "big")


def _groups(wins: Floats, bots: Sequence[str]) -> list[list[str]]:
    count, labels = connected_components(wins > 0, directed=True, connection="strong")
    return [[bot for bot, label in zip(bots, labels, strict=True) if label == group] for group in range(count)]


def groups_of(results: Iterable[Result], bots: Sequence[str]) -> list[list[str]]:
    """Return groups of bots with wins both ways, directly or through other bots. Between two groups the games only say who is
    stronger: the difference of their ratings depends on ALPHA alone and is no measurement.
    """
    return _groups(_comparisons(results, bots).sum(axis=0), bots)


def ratings_of(results: Iterable[Result], bots: Sequence[str], seed: str, resamples: int = RESAMPLES) -> dict[str, Interval]:
    """Return ratings on Elo's scale with the mean of all bots at 0. Intervals come from a bootstrap that draws whole starts
    with replacement, because games of one start share its luck. A bot that is a group of its own has no interval.
    """
    squares = _comparisons(results, bots)
    wins, starts = squares.sum(axis=0), len(squares)
    ratings = fit(wins)
    found = {bot: Interval(float(rating)) for bot, rating in zip(bots, ratings, strict=True)}
    measured = [place for place, bot in enumerate(bots) if [bot] not in _groups(wins, bots)]
    if starts < 2 or not measured:
        return found
    drawn = np.random.default_rng(_number_from(seed)).multinomial(starts, [1 / starts] * starts, size=resamples)
    fits = np.array([fit(sums, ratings / ELO) for sums in np.tensordot(drawn, squares, axes=1)])
    lows, highs = np.percentile(fits, [2.5, 97.5], axis=0)
    return found | {bots[place]: Interval(float(ratings[place]), float(lows[place]), float(highs[place])) for place in measured}
