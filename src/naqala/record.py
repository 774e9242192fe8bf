"""A game as a file: options, start, actions, rules number (docs/record.md)."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

from msgspec import Meta, Struct

from naqala.action import Action
from naqala.errors import FormatError, NaqalaError, shown
from naqala.game import Game
from naqala.options import Options
from naqala.position import RULES
from naqala.reading import check_head, decode, made_under, misfit, read_json

FORMAT = "naqala-record"
VERSION = 1
MOST_ACTIONS = 100_000


def to_record(game: Game) -> dict[str, Any]:
    """Return the record of a game: its start and every action since, chance included."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "rules": RULES,
        "options": game.options.as_json(),
        "start": game.start().to_json(),
        "actions": [action.text for action in game.actions],
    }


class _Player(Struct, frozen=True, forbid_unknown_fields=True):
    """Who played, for readers of the record; the game ignores it."""

    name: str
    level: Annotated[str | None, Meta(extra={"expected": "the level of a bot, or nothing"})] = None


class _Record(Struct, frozen=True, forbid_unknown_fields=True):
    """What a record file holds."""

    format: str
    version: int
    rules: int
    options: Any
    start: Any
    actions: Annotated[list[Annotated[str, Meta(extra={"expected": "the text of an action"})]], Meta(max_length=MOST_ACTIONS)]
    players: list[_Player] | None = None


def replay(record: Mapping[str, Any]) -> Game:
    """Return the game of a record, at its last position; every action is checked."""
    check_head(record, FORMAT, VERSION)
    with made_under(record["rules"]):
        return _replayed(record)


def _replayed(record: Mapping[str, Any]) -> Game:
    found = decode(record, _Record, "record")
    game = Game.from_position(found.start)
    if Options.from_json(found.options) != game.options:
        raise misfit(found.options, f"the options of the start position, {shown(game.options.as_json())}", "record.options")
    if found.players is not None and len(found.players) != game.options.seats:
        raise misfit(record["players"], f"one for each of the {game.options.seats} seats", "record.players")
    for number, action in enumerate(found.actions):
        try:
            game.play(Action.parse(action))
        except NaqalaError as error:
            raise type(error)(f"record.actions[{number}]: {error}") from error
    return game


def save(game: Game, path: Path | str) -> None:
    """Write the record of a game to a file."""
    try:
        Path(path).write_text(json.dumps(to_record(game), indent=1) + "\n", encoding="utf-8")
    except (OSError, ValueError) as error:
        raise FormatError(f"{path}: expected a file that can be written, got {error}") from error


def load(path: Path | str) -> Game:
    """Read a game from its record file."""
    record = read_json(path)
    if not isinstance(record, dict):
        raise FormatError(f"{path}: expected a record object, got {shown(record)}")
    return replay(record)
