"""A finished game as a film: every moment of it, as a seat saw it or with everything open."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

import msgspec

from naqala.catalog.points import lines_played
from naqala.game import Game
from naqala.narrator import Chapter, narrate
from naqala.server.network.browsers import new_table_id
from naqala.server.protocol.looks import Sight, happened, seen_since
from naqala.server.protocol.messages import Level
from naqala.server.protocol.wire import Happened, Look, Score, Sheet
from naqala.server.tables.marks import is_mark
from naqala.server.tables.setup import Chair
from naqala.server.tables.table import Table

MOST_FILMS = 32
"""The number of films in the cache; one of a long game takes some 30 kB, packed."""


class Film(msgspec.Struct, frozen=True):
    """``looks`` has one more than there are actions: the start, and after each of them."""

    names: list[str]
    levels: list[Level | None]
    """The levels of the seats that were bots at the end."""
    marks: list[int]
    happened: list[Happened]
    chapters: list[Chapter]
    looks: list[Look]
    scores: list[Score]


def film(finished: Game, chairs: Sequence[Chair], seat: int | None, open_: bool) -> Film:
    """Return the film of a finished game."""
    assert finished.is_over
    game = Game.from_position(finished.start())
    looks, scores = [_shown(game, seat, open_)], [_score(game)]
    marks = [0]  # those of the table begin with the table, which may continue a record
    for action in finished.actions:
        game.play(action)
        if is_mark(game, marks[-1]):
            marks.append(game.length)
        looks.append(_shown(game, seat, open_))
        if looks[-1].position.round != scores[-1].round or game.is_over:
            scores.append(_score(game))
    actions = game.events_by_action() if open_ else seen_since(game, seat, 0)
    names, levels = [chair.name for chair in chairs], [chair.level for chair in chairs]
    chapters = narrate(actions, looks[0].position.round, tents=game.options.tents)
    return Film(names, levels, marks, happened(actions, 0), chapters, looks, scores)


def _score(game: Game) -> Score:
    return Score(game.length, game.position().round, [sheet["total"] for sheet in game.score_sheet()])


def _shown(game: Game, seat: int | None, open_: bool) -> Look:
    sight = Sight(game)
    if not open_:
        return sight.look(seat, with_answers=False)
    sheets = list[Sheet](map(dict, lines_played(game.score_sheet(), game.options.expansions)))
    features = sight.features(None, everything=True)
    totals = [sheet["total"] or 0 for sheet in sheets]
    return msgspec.structs.replace(sight.look(None), position=game.position(), sheets=sheets, totals=totals, features=features)


class FilmName(NamedTuple):
    """Identifies a film. It has the version, because a finished game can go on after an undo of its end."""

    table: str
    version: int
    seat: int | None
    everything: bool


class FilmCache:
    """The latest films, packed: each takes a second to make."""

    def __init__(self, in_background: Callable[[Callable[[], bytes]], Awaitable[bytes]]) -> None:
        self._in_background = in_background
        self._kept: OrderedDict[FilmName, asyncio.Task[bytes]] = OrderedDict()
        self._edition = new_table_id()
        """New at every start, because the next server may make other films of the same game, and when a name is forgotten."""

    def tag(self, name: FilmName) -> str:
        """Return the ETag of a film."""
        return f'W/"{self._edition}-{name.version}"'

    def forget(self) -> None:
        """Make all films again, also those that browsers have, because a name in them was forgotten."""
        self._kept.clear()
        self._edition = new_table_id()

    def has(self, name: FilmName) -> bool:
        """Return whether the film is made or being made."""
        return name in self._kept

    async def packed(self, name: FilmName, table: Table) -> bytes:
        """Return a film as JSON, gzipped; requests at the same time share one task."""
        if name not in self._kept:
            # from copies, because the table belongs to this thread
            self._kept[name] = asyncio.create_task(self._make(name, table.game.copy(), tuple(table.chairs)))
            while len(self._kept) > MOST_FILMS:
                self._kept.popitem(last=False)
        self._kept.move_to_end(name)
        return await asyncio.shield(self._kept[name])  # one cancelled request must not cancel the task of the others

    async def _make(self, name: FilmName, game: Game, chairs: Sequence[Chair]) -> bytes:
        try:
            return await self._in_background(lambda: _packed(film(game, chairs, name.seat, name.everything)))
        except BaseException:
            self._kept.pop(name, None)
            raise


def _packed(made: Film) -> bytes:
    return gzip.compress(msgspec.json.encode(made), 6)
