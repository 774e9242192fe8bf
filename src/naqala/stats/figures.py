"""The figures of a report, each with its interval. Only starts are independent, so intervals are taken over starts."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from naqala.bots.arena.ratings import Interval, mean_over_starts, ratio_over_starts, share_over_starts
from naqala.bots.arena.standings import short
from naqala.catalog.names import COLOUR_WORDS
from naqala.reading import to_json
from naqala.stats.collecting import StatsRun
from naqala.stats.facts import THINGS, Facts

FORMAT, VERSION = "naqala-stats", 2
LATEST_ROUND = 20
"""Rounds after this one are too rare to be told."""

Sample = tuple[Facts, float]
"""A game and a figure of it."""


@dataclass(frozen=True)
class LineFigures:
    """A line of the score sheets: the mean points of winners and of the others, and of what share of all points it is."""

    line: str
    winners: Interval
    others: Interval
    share: Interval


@dataclass(frozen=True)
class RoundBids:
    """The bids of one round."""

    round: int
    games: int
    price: Interval
    free: Interval
    """The share of bids that cost nothing."""


@dataclass(frozen=True)
class SeatsFigures:
    """What the games of one number of seats say. Where places are compared, par is 1 divided by the number of seats."""

    seats: int
    games: int
    by_seat: list[Interval]
    """The share of wins by seat."""
    by_bid: list[Interval]
    """The share of wins by place in the first bidding: who bids first, second, and so on."""
    first_turn: Interval
    """The share of wins of who takes the first turn."""
    rounds: Interval
    lengths: dict[int, int]
    """How many games took so many rounds."""
    ended: dict[str, Interval]
    score: Interval
    winning_score: Interval
    margin: Interval
    """The winner's points less those of the second; a tie is none."""
    ties: Interval
    lines: list[LineFigures]
    bids: list[RoundBids]
    spent_by_winners: Interval
    spent_by_others: Interval
    """Gold bid in a whole game."""
    tribes: dict[str, tuple[Interval, Interval]]
    """How many moves a winner, and another seat, ends with a tribe."""


@dataclass(frozen=True)
class ThingFigures:
    """What the games say about one djinn, item, thief or whim."""

    name: str
    held: Interval
    """The share of games in which some seat held it."""
    taken: Interval
    """Of the games in which it lay open, those in which some seat took it; no value for what is never open."""
    holders: int
    strength: Interval
    """The wins of seats that held it, divided by those that equal players would have: 1 is par."""
    wins: dict[int, Interval]
    """Their share of wins, by the number of seats."""
    used: Interval
    """The share of holders that used it, or fulfilled it."""
    round: Interval
    """The round in which it was got."""


@dataclass(frozen=True)
class Figures:
    """All figures of a report."""

    run: StatsRun
    games: int
    by_seats: list[SeatsFigures]
    things: dict[str, list[ThingFigures]]
    """From the strongest to the weakest."""
    all_holders: dict[str, Interval]
    """The strength of seats that held anything of the kind: who holds much wins more, whatever it is."""

    def to_json(self) -> dict[str, Any]:
        """Return the content of ``figures.json``."""
        figures = {**to_json(self), "run": self.run.to_json()}
        return {"format": FORMAT, "version": VERSION, "confidence": 0.95, **short(figures)}


def figures_of(run: StatsRun, facts: Iterable[Facts]) -> Figures:
    """Return all figures. Games come in the order of their numbers, so that it does not matter which was done first."""
    games = sorted(facts, key=lambda one: (one.seats, one.game))
    by_seats = [_of_seats([one for one in games if one.seats == seats]) for seats in run.seats]
    things = {thing: _things(games, thing) for thing in THINGS}
    return Figures(run, len(games), by_seats, {thing: of for thing, of in things.items() if of}, _all_holders(games))


def _all_holders(games: Sequence[Facts]) -> dict[str, Interval]:
    held = [(game, one) for game in games for one in game.held]
    return {thing: _strength([(game, one.seat) for game, one in held if one.thing == thing]) for thing in THINGS}


def _start(facts: Facts) -> int:
    """Return a number for the start of a game; starts of different numbers of seats are different ones."""
    return facts.start * 8 + facts.seats


def _mean(samples: Iterable[Sample]) -> Interval:
    return mean_over_starts((_start(game), figure) for game, figure in samples)


def _share(samples: Iterable[Sample]) -> Interval:
    return share_over_starts([(_start(game), figure) for game, figure in samples])


def _of_seats(games: Sequence[Facts]) -> SeatsFigures:
    seats = games[0].seats
    ended = sorted({" and ".join(game.ended) for game in games})
    return SeatsFigures(
        seats,
        len(games),
        [_share((game, game.win(seat)) for game in games) for seat in range(1, seats + 1)],
        [_share((game, game.win(game.bidders[place])) for game in games) for place in range(seats)],
        _share((game, game.win(game.first)) for game in games),
        _mean((game, game.rounds) for game in games),
        dict(sorted(Counter(game.rounds for game in games).items())),
        {why: _share((game, " and ".join(game.ended) == why) for game in games) for why in ended},
        _mean((game, score) for game in games for score in game.scores),
        _mean((game, max(game.scores)) for game in games),
        _mean((game, _margin(game)) for game in games),
        _share((game, len(game.winners) > 1) for game in games),
        _lines(games),
        _bids(games),
        *_by_result(games, lambda game, seat: sum(bid.price for bid in game.bids if bid.seat == seat)),
        {
            tribe: _by_result(games, lambda game, seat, tribe=tribe: game.collected[seat - 1].get(tribe, 0))  # type: ignore[misc]
            for tribe in COLOUR_WORDS
            if any(tribe in of for game in games for of in game.collected)
        },
    )


def _margin(game: Facts) -> int:
    first, second, *_ = sorted(game.scores, reverse=True)
    return first - second


def _by_result(games: Sequence[Facts], figure: Callable[[Facts, int], float]) -> tuple[Interval, Interval]:
    """Return the mean of a figure of seats that won and of seats that did not."""
    samples = [(game, seat in game.winners, figure(game, seat)) for game in games for seat in range(1, game.seats + 1)]
    won, lost = (_mean((game, of) for game, has_won, of in samples if has_won == wanted) for wanted in (True, False))
    return won, lost


def _lines(games: Sequence[Facts]) -> list[LineFigures]:
    """Return the lines of the score sheets that some game uses."""
    lines = [line for line in games[0].sheets[0] if line != "total"]
    return [
        LineFigures(line, *_by_result(games, lambda game, seat, line=line: game.sheets[seat - 1][line]), _share_of(games, line))  # type: ignore[misc]
        for line in lines
        if any(sheet[line] for game in games for sheet in game.sheets)
    ]


def _share_of(games: Sequence[Facts], line: str) -> Interval:
    """Return what share of all points a line brings."""
    return ratio_over_starts(
        (_start(game), sum(sheet[line] for sheet in game.sheets), sum(sheet["total"] for sheet in game.sheets)) for game in games
    )


def _bids(games: Sequence[Facts]) -> list[RoundBids]:
    """Return the bids by round, as far as a tenth of the games come, and ten of them at least."""
    found = []
    for number in range(1, LATEST_ROUND + 1):
        bids = [(game, bid.price) for game in games for bid in game.bids if bid.round == number]
        there = len({game.game for game, _ in bids})
        if there < max(10, len(games) / 10):
            break
        found.append(RoundBids(number, there, _mean(bids), _share((game, price == 0) for game, price in bids)))
    return found


def _strength(holders: Sequence[tuple[Facts, int]]) -> Interval:
    """Return the wins of holders divided by those of equal players, who win once in as many games as there are seats."""
    if not holders:
        return Interval(None)
    share = _share((game, game.win(seat)) for game, seat in holders)
    par = sum(1 / game.seats for game, _ in holders) / len(holders)
    return Interval(*(None if end is None else end / par for end in (share.value, share.low, share.high)))


def _things(games: Sequence[Facts], thing: str) -> list[ThingFigures]:
    names = {held.name for game in games for held in game.held if held.thing == thing}
    names |= {name for game in games for name in game.offered.get(thing, ())}
    found = [_thing(games, thing, name) for name in sorted(names)]
    return sorted(found, key=lambda one: -(one.strength.value or 0.0))


def _thing(games: Sequence[Facts], thing: str, name: str) -> ThingFigures:
    held = [(game, one) for game in games for one in game.held if (one.thing, one.name) == (thing, name)]
    holding = {id(game) for game, _ in held}
    open_to_all = [game for game in games if name in game.offered.get(thing, ())]
    numbers = sorted({game.seats for game in games})
    return ThingFigures(
        name,
        _share((game, id(game) in holding) for game in games),
        _share((game, id(game) in holding) for game in open_to_all),
        len(held),
        _strength([(game, one.seat) for game, one in held]),
        {seats: _share((game, game.win(one.seat)) for game, one in held if game.seats == seats) for seats in numbers},
        _share((game, one.uses > 0) for game, one in held),
        _mean((game, one.round) for game, one in held),
    )
