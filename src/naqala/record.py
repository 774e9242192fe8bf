"""A game as a file: options, start, actions, rules number (docs/record.md)."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from naqala.action import Action
from naqala.errors import FormatError, NaqalaError, shown
from naqala.game import Game
from naqala.options import Options
from naqala.position import RULES
from naqala.reading import Node, check_head, made_under, read_json

FORMAT = "naqala-record"
VERSION = 1
MOST_ACTIONS = 100_000


def to_record(game: Game) -> dict[str, Any]:
    """The record of a game: its start and every action since, chance included."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "rules": RULES,
        "options": game.options.as_json(),
        "start": game.start(),
        "actions": [action.text for action in game.actions],
    }


def replay(record: Mapping[str, Any]) -> Game:
    """The game of a record, at its last position; every action is checked."""
    check_head(record, FORMAT, VERSION)
    with made_under(record["rules"]):
        return _replayed(record)


def _replayed(record: Mapping[str, Any]) -> Game:
    fields = Node(record, "record").fields("format", "version", "rules", "options", "start", "actions", "players")
    for name in ("options", "start", "actions"):
        if name not in fields:
            raise FormatError(f"record.{name}: expected this field, got nothing")
    game = Game.from_position(record["start"])
    if Options.from_json(record["options"]) != game.options:
        raise fields["options"].fault(f"the options of the start position, {shown(game.options.as_json())}")
    if "players" in fields:
        _check_players(fields["players"], game.options.seats)
    for node in fields["actions"].elements(MOST_ACTIONS):
        if not isinstance(node.value, str):
            raise node.fault("the text of an action")
        try:
            game.play(Action.parse(node.value))
        except NaqalaError as error:
            raise type(error)(f"{node.path}: {error}") from error
    return game


def _check_players(players: Node, seats: int) -> None:
    """Who played, for those who want to know: the game does not."""
    all_ = players.elements(seats)
    if len(all_) != seats:
        raise players.fault(f"one for each of the {seats} seats")
    for player in all_:
        known = player.fields("name", "level")
        if not isinstance(player.value.get("name"), str):
            raise known.get("name", player).fault("a name")
        if not isinstance(player.value.get("level"), str | None):
            raise known["level"].fault("the level of a bot, or nothing")


def save(game: Game, path: Path | str) -> None:
    """Writes the record of a game to a file."""
    try:
        Path(path).write_text(json.dumps(to_record(game), indent=1) + "\n", encoding="utf-8")
    except (OSError, ValueError) as error:
        raise FormatError(f"{path}: expected a file that can be written, got {error}") from error


def load(path: Path | str) -> Game:
    """Reads a game from its record file."""
    record = read_json(path)
    if not isinstance(record, dict):
        raise FormatError(f"{path}: expected a record object, got {shown(record)}")
    return replay(record)
