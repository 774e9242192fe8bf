"""What the finished games of a person say: results, points by score line, and ratings (docs/figures.md says what counts).

All of it is computed in one thread of its own, from the endings that are stored with the games, and kept until something changes.
So a person with thousands of games delays at most others who look at their figures.
"""

import asyncio
import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, Row, func, select

from naqala.bots import BOTS
from naqala.server.people.figures_seen import (
    FiguresSeen,
    GamePlayed,
    LevelRating,
    LineAverage,
    MyRating,
    OpponentResults,
    Rating,
    ResultsSeen,
    SeatsResults,
    SetResults,
)
from naqala.server.storage.schema import ENDINGS, GAMES, SCORES

if TYPE_CHECKING:
    from naqala.bots.arena.ratings import Interval
    from naqala.server.storage.store import Store

MOST_GAMES, MOST_LATEST, MOST_OPPONENTS = 5000, 20, 50
"""Games of a person that are counted, the newest; games and people that are listed one by one."""
MOST_RATED, MOST_SCORES = 200, 50_000
"""People who are rated, those who played last; seats of the newest rated games that count."""
LEAST_GAMES = 5
"""Rated games without which a rating would say nothing."""
MIDDLE = 1500
"""The rating of an average player: the mean of the people and bots who are rated here."""
SHARE = 20
"""Ratings are computed for a twentieth of the time at most."""
MOST_KEPT, KEPT_SECONDS = 200, 600.0
"""People whose figures are kept, and how long: at another server a person may have moved."""
_LINES: msgspec.json.Decoder[dict[str, int]] = msgspec.json.Decoder(dict[str, int])
Result = TypeVar("Result")


# One person


@dataclass
class _Sum:
    """Counts results."""

    games: int = 0
    won: float = 0.0
    totals: list[int] = field(default_factory=list)

    def add(self, won: float, total: int | None) -> None:
        self.games += 1
        self.won += won
        if total is not None:
            self.totals.append(total)

    def results(self) -> ResultsSeen:
        return ResultsSeen(self.games, self.won, _mean(self.totals))


def _mean(numbers: list[int]) -> float | None:
    return round(sum(numbers) / len(numbers), 1) if numbers else None


def _strength(row: Row[Any]) -> tuple[bool, int]:
    """Return what orders the seats of a game: who has left comes last, whatever a bot made of it."""
    return (not row.left, 0 if row.left else row.total or 0)


def _ahead(one: Row[Any], other: Row[Any]) -> float:
    """Return 1 if the first seat did better, half for a tie."""
    first, second = _strength(one), _strength(other)
    return 1.0 if first > second else 0.5 if first == second and not one.left else 0.0


def own_games(connection: Connection, browser: str) -> list[list[Row[Any]]]:
    """Return the seats of each game of a person, the newest game first and the person's seat first."""
    newest = (
        select(SCORES.c.game)
        .join(ENDINGS, ENDINGS.c.game == SCORES.c.game)
        .where(SCORES.c.browser == browser)
        .order_by(ENDINGS.c.at.desc())
        .limit(MOST_GAMES)
        .subquery()
    )
    columns = (SCORES, ENDINGS.c.at, ENDINGS.c.seats, ENDINGS.c.expansions)
    wanted = select(*columns).join(ENDINGS, ENDINGS.c.game == SCORES.c.game).where(SCORES.c.game.in_(select(newest.c.game)))
    rows = connection.execute(wanted.order_by(ENDINGS.c.at.desc(), SCORES.c.game, SCORES.c.seat))
    games = [sorted(game, key=lambda row: row.browser != browser) for _, game in groupby(rows, lambda row: row.game)]
    # two browsers that became one by a recovery code may have met: such a game says nothing
    return [game for game in games if [row.browser for row in game].count(browser) == 1]


def figures_of(games: list[list[Row[Any]]], rating: MyRating) -> FiguresSeen:
    """Return what games say about the person whose seat comes first in each."""
    whole = _Sum()
    seats, sets, opponents = defaultdict[int, _Sum](_Sum), defaultdict[str, _Sum](_Sum), defaultdict[Any, _Sum](_Sum)
    lines: dict[str, list[int]] = {}
    for mine, *others in games:
        total = None if mine.left else mine.total
        for one in (whole, seats[mine.seats], sets[mine.expansions]):
            one.add(float(mine.won), total)
        for key, met in groupby(sorted(others, key=_opponent), _opponent):
            ahead = [_ahead(mine, other) for other in met]
            opponents[key].add(sum(ahead) / len(ahead), total)
        if total is not None:
            for line, points in _LINES.decode(mine.lines).items():
                lines.setdefault(line, []).append(points)
    return FiguresSeen(
        whole.results(),
        [SeatsResults(number, seats[number].results()) for number in sorted(seats)],
        [SetResults(names.split(), sets[names].results()) for names in sorted(sets, key=lambda names: (names.count(" "), names))],
        _listed(opponents),
        [LineAverage(line, _mean(points) or 0.0) for line, points in lines.items() if line != "total"],
        [_played(*game) for game in games[:MOST_LATEST]],
        rating,
    )


def _opponent(row: Row[Any]) -> tuple[str, str]:
    """Return who sat there: a level of bots, or a name."""
    return ("level", row.level) if row.level else ("name", row.name)


def _listed(opponents: dict[tuple[str, str], _Sum]) -> list[OpponentResults]:
    """Return all levels of bots in their order, then the people met most often."""
    bots = [OpponentResults(None, level, opponents["level", level].results()) for level in BOTS if ("level", level) in opponents]
    people = [OpponentResults(name, None, one.results()) for (kind, name), one in opponents.items() if kind == "name"]
    people.sort(key=lambda one: (-one.results.games, one.name or ""))
    return [*bots, *people[:MOST_OPPONENTS]]


def _played(mine: Row[Any], *others: Row[Any]) -> GamePlayed:
    place = 1 + sum(_strength(other) > _strength(mine) for other in others)
    kind = (mine.seats, mine.expansions.split())
    return GamePlayed(mine.game, mine.at, *kind, place, mine.left, mine.won, None if mine.left else mine.total)


# All people


Contender = tuple[str, str]
"""A person by their browser, or a level of bots; the first word says which."""


class RatedField(NamedTuple):
    """The ratings of all who are rated, and the number of their games."""

    ratings: "dict[Contender, Interval]"
    games: Counter[Contender]

    def seen_by(self, browser: str) -> MyRating:
        """Return the ratings as far as they concern a person; nothing of other people but how many there are."""
        me: Contender = ("person", browser)
        people = [player for player in self.ratings if player[0] == "person" and self._rating(player)]
        rating = self._rating(me)
        place = 1 + sum(self._value(other) > self._value(me) for other in people) if rating else None
        levels = [LevelRating(level, self._rating(("level", level))) for level in BOTS if ("level", level) in self.ratings]
        return MyRating(rating, self.games[me], LEAST_GAMES, place, len(people), levels)

    def _value(self, player: Contender) -> float:
        return self.ratings[player].value or 0.0

    def _rating(self, player: Contender) -> Rating | None:
        found = self.ratings.get(player)
        if found is None or found.value is None or self.games[player] < LEAST_GAMES:
            return None
        margin = found.margin or 0.0
        return Rating(*(round(MIDDLE + found.value + side) for side in (0.0, -margin, margin)))


def rated_games(connection: Connection) -> list[list[tuple[Contender, float]]]:
    """Return the players of all games that are rated, each with a number that is higher for those who did better."""
    wanted = (
        select(SCORES.c.game, SCORES.c.browser, SCORES.c.level, SCORES.c.left, SCORES.c.total)
        .join(ENDINGS, ENDINGS.c.game == SCORES.c.game)
        .where(ENDINGS.c.rated)
        .order_by(ENDINGS.c.at.desc(), SCORES.c.game)
        .limit(MOST_SCORES)
    )
    people: set[str] = set()
    games = []
    for _, rows in groupby(connection.execute(wanted), lambda row: row.game):
        game: list[tuple[Contender, float]] = []
        for row in rows:
            if row.level:
                game.append((("level", row.level), float(row.total)))
            elif row.browser in people or (row.browser and len(people) < MOST_RATED):
                people.add(row.browser)
                game.append((("person", row.browser), float("-inf") if row.left else float(row.total)))
        games.append(game)
    return games


def load_ratings() -> None:
    """Load what ratings are computed with: SciPy takes seconds, so a server loads it when there is something to rate."""
    import naqala.bots.arena.field  # noqa: F401


def field_of(games: Iterable[list[tuple[Contender, float]]]) -> RatedField:
    """Return the ratings from games."""
    from naqala.bots.arena.field import rate_field

    met = [game for game in games if len({player for player, _ in game}) > 1]
    return RatedField(rate_field(met), Counter(player for game in met for player in {player for player, _ in game}))


_NO_FIELD = RatedField({}, Counter())
Stamp = tuple[int, float | None, float | None]
"""The number of some endings, the time of the last one, and when a person was last forgotten there, be it by another server: when
they are the same, so are figures."""
_NO_STAMP: Stamp = (0, None, None)


class PeopleFigures:
    """The figures of all people of this server."""

    def __init__(self, store: "Store", clock: Callable[[], float] = time.monotonic) -> None:
        self._store, self._clock = store, clock
        self._thread = ThreadPoolExecutor(1, "figures")
        self._kept: OrderedDict[str, tuple[Stamp, float, FiguresSeen]] = OrderedDict()
        self._field, self._rests_until = _NO_FIELD, 0.0
        self._field_stamp = _NO_STAMP

    async def of(self, browser: str) -> bytes:
        """Return the figures of a person as JSON."""
        return await self.read(lambda connection: msgspec.json.encode(self._figures(connection, browser)))

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Read something long, in the thread of figures."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._store.read_now, work)

    def forget(self) -> None:
        """Compute everything again when it is wanted next, because a person has moved or was forgotten."""
        self._kept.clear()
        self._field_stamp, self._rests_until = _NO_STAMP, 0.0

    def close(self) -> None:
        """Stop."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _figures(self, connection: Connection, browser: str) -> FiguresSeen:
        rating = self._rated(connection).seen_by(browser)
        mine = select(SCORES.c.game).where(SCORES.c.browser == browser)
        stamp, now = _stamp(connection, ENDINGS.c.game.in_(mine)), self._clock()
        known = self._kept.get(browser)
        if known is None or known[0] != stamp or now - known[1] > KEPT_SECONDS:
            known = (stamp, now, figures_of(own_games(connection, browser), rating))
            self._kept[browser] = known
        self._kept.move_to_end(browser)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return msgspec.structs.replace(known[2], rating=rating)

    def _rated(self, connection: Connection) -> RatedField:
        """Return all ratings: new ones if there are new games, unless the last ones took long and are young."""
        stamp = _stamp(connection, ENDINGS.c.rated)
        if stamp[0]:
            load_ratings()
        begun = self._clock()
        is_old = stamp != self._field_stamp or begun - self._rests_until > KEPT_SECONDS
        if is_old and begun >= self._rests_until:
            self._field, self._field_stamp = field_of(rated_games(connection)) if stamp[0] else _NO_FIELD, stamp
            now = self._clock()
            self._rests_until = now + SHARE * (now - begun)
        return self._field


def _stamp(connection: Connection, which: Any) -> Stamp:
    wanted = select(func.count(), func.max(ENDINGS.c.at), func.max(GAMES.c.forgotten)).join(GAMES, GAMES.c.id == ENDINGS.c.game)
    count, last, forgotten = connection.execute(wanted.where(which)).one()
    return count, last, forgotten
