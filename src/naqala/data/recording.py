"""Plays some games of a data set and returns them as Parquet files. All that decides their bytes is imported from here."""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from naqala.bots.arena.contest import Contest
from naqala.bots.arena.match import Result, play_game
from naqala.data.schema import (
    CHOICES,
    FORMAT,
    FULL,
    FULL_COLUMNS,
    GAMES,
    POSITIONS,
    SEEN,
    SEEN_COLUMNS,
    SHEET,
    VERSION,
    Column,
    column_of,
    schema_of,
)
from naqala.engine.mirror import as_bytes
from naqala.engine.state import STATE
from naqala.env.seeing import Witness
from naqala.errors import ArenaError
from naqala.game import Game

Row = dict[str, Any]


class Shard(NamedTuple):
    """Some games of a data set, one after the other."""

    number: int
    first: int
    games: int

    def notes(self) -> dict[str, str]:
        """Return what a file says about itself."""
        return {"format": FORMAT, "version": str(VERSION), "part": str(self.number), "games": f"{self.first}+{self.games}"}


class WrittenShard(NamedTuple):
    """A shard as two files."""

    shard: Shard
    games: bytes
    positions: bytes


class _Watch:
    """Writes down every decision of a game while it is played."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.rows: list[Row] = []
        self.seen: list[Any] = []
        self.states: list[bytes] = []
        self.witness: Witness | None = None

    def __call__(self, game: Game) -> None:
        """Note the open question, or how the game ended."""
        if game.is_over:
            self._end(game)
            return
        decision = game.decision
        seat = decision.seat or 0
        self.rows.append(
            {"game": self.number, "number": game.length, "seat": seat, "ask": decision.ask, "legal": game.legal_numbers()}
        )
        self.witness = self.witness or Witness(game)
        self.seen.append(self.witness.observation(seat))
        self.states.append(as_bytes(game.states, 0))

    def _end(self, game: Game) -> None:
        """Add to every decision what was chosen and its result."""
        outcome = game.outcome()
        assert outcome is not None
        self.position, self.actions = game.start(), [action.number for action in game.actions]
        for row in self.rows:
            seat, totals = row["seat"], outcome.totals
            row["action"] = self.actions[row["number"]]
            row["win"] = (seat in outcome.winners) / len(outcome.winners)
            row["margin"] = totals[seat - 1] - max(points for other, points in enumerate(totals, 1) if other != seat)


def record_shard(contest: Contest, shard: Shard) -> WrittenShard:
    """Play the games of a shard and return its files."""
    watches, games = [], []
    for number in range(shard.first, shard.first + shard.games):
        watch = _Watch(number)
        result = play_game(contest, number, watch=watch)
        if result.failure is not None:
            raise ArenaError(f"game {number}: expected bots that play on; {result.failure.error}")
        watches.append(watch)
        games.append(_game_row(result, watch))
    return WrittenShard(shard, _file(_table(GAMES, games, shard)), _file(_positions(watches, shard)))


def _game_row(result: Result, watch: _Watch) -> Row:
    names = ("game", "start", "rotation", "bots", "scores", "winners", "rounds", "ended")
    sheets = {f"{SHEET}{line}": [sheet[line] for sheet in result.sheets] for line in result.sheets[0] if line != "total"}
    position = json.dumps(watch.position.to_json(), separators=(",", ":"))
    return {**{name: getattr(result, name) for name in names}, **sheets, "position": position, "actions": watch.actions}


def _columns(columns: tuple[Column, ...], rows: Sequence[Row]) -> list[pa.Array]:
    return [pa.array([row[column.name] for row in rows], column.type) for column in columns]


def _table(columns: tuple[Column, ...], rows: Sequence[Row], shard: Shard) -> pa.Table:
    return pa.Table.from_arrays(_columns(columns, rows), schema=schema_of(columns, shard.notes()))


def _positions(watches: Sequence[_Watch], shard: Shard) -> pa.Table:
    seen = np.array([one for watch in watches for one in watch.seen])
    states = np.frombuffer(b"".join(one for watch in watches for one in watch.states), STATE)
    arrays = [
        *_columns(CHOICES, [row for watch in watches for row in watch.rows]),
        *(column_of(seen, column, SEEN) for column in SEEN_COLUMNS),
        *(column_of(states, column, FULL) for column in FULL_COLUMNS),
    ]
    return pa.Table.from_arrays(arrays, schema=schema_of(POSITIONS, shard.notes()))


def _file(table: pa.Table) -> bytes:
    """Return a table as a Parquet file: the same bytes for the same table. Pages have checksums, so damage is noticed."""
    sink = pa.BufferOutputStream()
    pq.write_table(table, sink, compression="zstd", compression_level=9, write_page_checksum=True)
    return sink.getvalue().to_pybytes()  # type: ignore[no-any-return]
