"""The figures of a person, as the page gets them."""

from typing import Annotated

import msgspec

from naqala.options import EXPANSIONS
from naqala.reading import always_one_of
from naqala.server.protocol.messages import Level
from naqala.server.protocol.wire import SHEET_WORDS

Expansion = Annotated[str, always_one_of(EXPANSIONS)]


class ResultsSeen(msgspec.Struct, frozen=True):
    """How some games went. Against one opponent, ``won`` are those in which the person did better, and a tie is half."""

    games: int
    won: float
    points: float | None
    """On average, without games the person has left."""


class SeatsResults(msgspec.Struct, frozen=True):
    """How games with so many seats went."""

    seats: int
    results: ResultsSeen


class SetResults(msgspec.Struct, frozen=True):
    """How games with exactly these expansions went."""

    expansions: list[Expansion]
    results: ResultsSeen


class OpponentResults(msgspec.Struct, frozen=True):
    """How games against one opponent went: a person by the name they had, or the bots of a level."""

    name: str | None
    level: Level | None
    results: ResultsSeen


class LineAverage(msgspec.Struct, frozen=True):
    """The points of a score line, on average over the games that have it."""

    line: Annotated[str, always_one_of(SHEET_WORDS)]
    points: float


class GamePlayed(msgspec.Struct, frozen=True):
    """One finished game of the person."""

    table: str
    at: float
    seats: int
    expansions: list[Expansion]
    place: int
    """1 for the winner; a person who has left comes last."""
    left: bool
    won: bool
    total: int | None


class Rating(msgspec.Struct, frozen=True):
    """A rating on Elo's scale, and where it lies with 95 % confidence."""

    value: int
    low: int
    high: int


class LevelRating(msgspec.Struct, frozen=True):
    """The rating of a level of bots on this server; None before enough games."""

    level: Level
    rating: Rating | None


class MyRating(msgspec.Struct, frozen=True):
    """The rating of a person among the people of this server and the levels of bots."""

    rating: Rating | None
    """None before ``least`` games, or if the person has not played for long."""
    games: int
    """Rated games of the person."""
    least: int
    place: int | None
    """Among the people who have a rating."""
    people: int
    levels: list[LevelRating]


class FiguresSeen(msgspec.Struct, frozen=True):
    """All figures of a person."""

    all: ResultsSeen
    by_seats: list[SeatsResults]
    by_expansions: list[SetResults]
    opponents: list[OpponentResults]
    lines: list[LineAverage]
    latest: list[GamePlayed]
    rating: MyRating
