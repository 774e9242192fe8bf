"""The figures of a contest in one place: for ``ratings.json``, the report, the picture and the terminal."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from naqala.bots.arena.contest import Contest
from naqala.bots.arena.match import OCCASIONS, Failure, Result, Thinking
from naqala.bots.arena.ratings import (
    ALPHA,
    RESAMPLES,
    Interval,
    Pair,
    groups_of,
    mean_over_starts,
    pairs_of,
    ratings_of,
    share_over_starts,
)
from naqala.reading import to_json

FORMAT = "naqala-ratings"
VERSION = 1


@dataclass(frozen=True)
class Slowest:
    """The slowest turn (or bid, or reply) of each game, in seconds: in the middle of the games, and in all but 5 % of them."""

    median: float | None
    most: float | None


@dataclass(frozen=True)
class BotStanding:
    """How one bot did."""

    bot: str
    rating: Interval
    games: int
    wins: Interval
    """Its share of all wins in its games; a tie is shared, and a bot on several seats has what they win together."""
    par: float
    """The share of wins it would have if all were equal: its share of the seats."""
    score: Interval
    """Its mean score, over all its seats."""
    lines: dict[str, float]
    """Its mean points by line of the score sheet."""
    thinking: dict[str, Thinking]
    slowest: dict[str, Slowest]
    failures: int
    forfeits: int

    def words(self) -> str:
        """Return the win share as a sentence says it."""
        return f"{self.bot} {percent(self.wins)} of {self.games} games, par {100 * self.par:.3g} %"


@dataclass(frozen=True)
class BrokenGame:
    """A game that a bot broke off, and how."""

    game: int
    seat: int
    bot: str
    error: str

    def words(self, what: str) -> str:
        """Return a line that says what the game did."""
        return f"game {self.game} {what}: {self.bot} on seat {self.seat}: {self.error}"


@dataclass(frozen=True)
class Standings:
    """All figures of a contest; ``bots`` from the strongest to the weakest."""

    contest: Contest
    played: int
    failed: int
    starts: int
    bots: list[BotStanding]
    pairs: list[Pair]
    groups: list[list[str]]
    """See ratings.groups_of; one group: all differences are measured."""
    seats: list[Interval]
    """The share of wins by seat; par is 1 divided by the number of seats."""
    rounds: float | None
    ended: dict[str, int]
    failures: list[BrokenGame]
    forfeits: list[BrokenGame]
    """Games that a program lost by a fault; they count."""

    def to_json(self) -> dict[str, Any]:
        """Return the content of ``ratings.json``."""
        method = {"alpha": ALPHA, "resamples": RESAMPLES, "confidence": 0.95, "mean_rating": 0}
        figures = {**to_json(self), "contest": self.contest.to_json()}
        return {"format": FORMAT, "version": VERSION, "method": method, **short(figures)}


def short(value: Any) -> Any:
    """Return figures without the digits that say nothing."""
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {name: short(part) for name, part in value.items()}
    return [short(part) for part in value] if isinstance(value, list) else value


def percent(share: Interval) -> str:
    """Return a share in percent with its margin, such as ``47.2 % ± 4.1``."""
    if share.value is None:
        return "-"
    return f"{100 * share.value:.1f} %" + ("" if share.margin is None else f" ± {100 * share.margin:.1f}")


def win_share(result: Result, bot: str) -> float:
    """Return the part of a game's win that a bot has."""
    return sum(result.bots[seat - 1] == bot for seat in result.winners) / len(result.winners)


def leader(results: Iterable[Result]) -> tuple[str, float]:
    """Return the bot with the best share of wins for its seats so far, and that share; for the progress bar."""
    wins: Counter[str] = Counter()
    seats: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for result in (result for result in results if not result.failure):
        seats.update(result.bots)
        games.update(set(result.bots))
        for bot in set(result.bots):
            wins[bot] += win_share(result, bot)  # type: ignore[assignment]
    best = max(seats, key=lambda bot: wins[bot] / seats[bot], default="")
    return best, wins[best] / games[best] if best else 0.0


def _all_thinking(results: Iterable[Result], bot: str) -> list[dict[str, Thinking]]:
    """Return a bot's thinking on each of its seats in each of its games."""
    return [kinds for result in results for name, kinds in zip(result.bots, result.thinking, strict=True) if name == bot]


def _together(spent: Sequence[Thinking]) -> Thinking:
    """Return the thinking of several games as if they were one."""
    return Thinking(sum(of.count for of in spent), sum(of.total for of in spent), max((of.longest for of in spent), default=0.0))


def _slowest(spent: Sequence[Thinking]) -> Slowest:
    longest = [of.longest for of in spent if of.count]
    return Slowest(*(float(figure) for figure in np.percentile(longest, [50, 95]))) if longest else Slowest(None, None)


def _standing(results: Sequence[Result], failures: Sequence[Failure], bot: str, rating: Interval) -> BotStanding:
    """Return one bot's row, from the games it sat in."""
    own = [result for result in results if bot in result.bots]
    ended = [result for result in own if result.forfeit is None]
    sheets = [sheet for result in ended for name, sheet in zip(result.bots, result.sheets, strict=True) if name == bot]
    scores = [
        (result.start, score) for result in ended for name, score in zip(result.bots, result.scores, strict=True) if name == bot
    ]
    lines = [line for line in sheets[0] if line != "total"] if sheets else []
    spent = {kind: [kinds[kind] for kinds in _all_thinking(ended, bot)] for kind in OCCASIONS}
    return BotStanding(
        bot,
        rating,
        len(own),
        share_over_starts([(result.start, win_share(result, bot)) for result in own]),
        sum(result.bots.count(bot) / len(result.bots) for result in own) / max(1, len(own)),
        mean_over_starts(scores),
        {line: sum(sheet[line] for sheet in sheets) / len(sheets) for line in lines},
        {kind: _together(times) for kind, times in spent.items()},
        {kind: _slowest(times) for kind, times in spent.items()},
        sum(failure.bot == bot for failure in failures),
        sum(result.forfeit.bot == bot for result in own if result.forfeit),
    )


def standings_of(contest: Contest, results: Iterable[Result]) -> Standings:
    """Return all figures. Games come in the order of their numbers, so that it does not matter which was done first."""
    ordered = sorted(results, key=lambda result: result.game)
    games = [result for result in ordered if result.failure is None]
    failures = [result.failure for result in ordered if result.failure]
    ratings = ratings_of(games, contest.contestants, contest.seed)
    bots = sorted(contest.contestants, key=lambda bot: -(ratings[bot].value or 0.0))
    seats = range(1, contest.options.seats + 1)
    ended = [game for game in games if game.forfeit is None]
    return Standings(
        contest,
        len(games),
        len(failures),
        len({result.start for result in games}),
        [_standing(games, failures, bot, ratings[bot]) for bot in bots],
        pairs_of(games, bots),
        groups_of(games, bots),
        [share_over_starts([(game.start, (seat in game.winners) / len(game.winners)) for game in ended]) for seat in seats],
        sum(game.rounds for game in ended) / len(ended) if ended else None,
        dict(Counter(" and ".join(game.ended) for game in ended)),
        [_fault(result, result.failure) for result in ordered if result.failure],
        [_fault(result, result.forfeit) for result in ordered if result.forfeit],
    )


def _fault(result: Result, fault: Failure) -> BrokenGame:
    return BrokenGame(result.game, fault.seat, fault.bot, fault.error)
