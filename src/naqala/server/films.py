"""A finished game as a film: every moment of it as a seat saw it, or with everything open, in one piece."""

from typing import Any

import msgspec

from naqala.game import Game
from naqala.server.looks import happened_since, look
from naqala.server.table import MARKED, Table
from naqala.server.wire import Happened, Look


class Score(msgspec.Struct, frozen=True):
    """All seats' points after so many actions; the game is over, so nothing about them is secret."""

    number: int
    round: int
    totals: list[int]


class Film(msgspec.Struct, frozen=True):
    """``looks`` has one more than there are actions: the start, and after each of them."""

    names: list[str]
    marks: list[int]
    happened: list[Happened]
    looks: list[Look]
    scores: list[Score]


def film(table: Table, seat: int | None, open_: bool) -> Film:
    """The film of a finished game."""
    assert table.game.is_over
    game = Game.from_position(table.game.start())
    looks, scores = [_shown(game, seat, open_)], [_score(game)]
    for action in table.game.actions:
        game.play(action)
        looks.append(_shown(game, seat, open_))
        if looks[-1].position["round"] != scores[-1].round or game.is_over:
            scores.append(_score(game))
    happened = _all_open(game) if open_ else happened_since(game, seat, 0)
    # those of the table begin with it, and it may have gone on from a record
    marks = [number for number, shown in enumerate(looks) if shown.question.ask in MARKED]
    return Film([chair.name for chair in table.chairs], marks, happened, looks, scores)


def _score(game: Game) -> Score:
    return Score(game.length, game.position()["round"], [sheet["total"] for sheet in game.score_sheet()])


def _shown(game: Game, seat: int | None, open_: bool) -> Look:
    if not open_:
        return look(game, seat)
    seen: Any = game.position()
    closed = look(game, None)
    sheets: Any = [dict(sheet) for sheet in game.score_sheet()]
    public = {name: seen[name] for name in closed.position}
    return msgspec.structs.replace(closed, position=public, sheets=sheets)


def _all_open(game: Game) -> list[Happened]:
    """What happened as the one saw it who saw most of it: each action as its drawer or owner saw it."""
    logs = [happened_since(game, seat, 0) for seat in range(1, game.options.seats + 1)]
    return [next((one for one in seen if not one.action.endswith("?")), seen[0]) for seen in zip(*logs, strict=True)]
