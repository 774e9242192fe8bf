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
from naqala.position import RULES, Position
from naqala.position.schema import says
from naqala.reading import check_head, decode, made_under, misfit, read_json, to_json

FORMAT = "naqala-record"
SAVED = "naqala-play"
"""The format of a game saved in the terminal, which holds a record."""
VERSION = 1
MOST_ACTIONS = 100_000


class RecordedPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """Who played, for readers of the record; the game ignores it."""

    name: Annotated[str, says("what the player was called")]
    level: Annotated[str | None, Meta(extra={"expected": "the level of a bot, or nothing"}), says("a bot's level")] = None


ActionText = Annotated[str, Meta(extra={"expected": "the text of an action"})]


class Record(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game: its start and every action since, chance included."""

    format: Annotated[str, says(f'always `"{FORMAT}"`')]
    version: Annotated[int, says(f"version of this format, now {VERSION}")]
    rules: Annotated[int, says("the rules number it was played with; `readable` in `provisional.toml` lists those that are read")]
    options: Annotated[Options, says("as in a position file")]
    start: Annotated[Position, says("the start position ([position.md](position.md))")]
    actions: Annotated[
        list[ActionText],
        Meta(max_length=MOST_ACTIONS),
        says("every action since, as text ([decisions.md](decisions.md)), chance included, in order"),
    ]
    players: Annotated[list[RecordedPlayer] | None, says("one for each seat; a table's record has them")] = None

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> "Record":
        """Read a record from plain JSON data; ``replay`` checks whether its actions are legal."""
        check_head(value, FORMAT, VERSION)
        with made_under(value["rules"]):
            readers = {"start": Position.from_json, "options": Options.from_json}
            read = {name: reader(value[name]) for name, reader in readers.items() if name in value}
            return decode({**value, **read}, cls, "record")

    def to_json(self) -> dict[str, Any]:
        """Return the record as plain JSON data, as a record file holds it."""
        return to_json(self)  # type: ignore[no-any-return]


def to_record(game: Game, players: list[RecordedPlayer] | None = None) -> Record:
    """Return the record of a game."""
    actions = [action.text for action in game.actions]
    return Record(FORMAT, VERSION, RULES, game.options, game.start(), actions, players)


def replay(record: Record | Mapping[str, Any]) -> Game:
    """Return the game of a record, at its last position; every action is checked."""
    found = record if isinstance(record, Record) else Record.from_json(record)
    with made_under(found.rules):
        return _replayed(found)


def _replayed(record: Record) -> Game:
    game = Game.from_position(record.start)
    if record.options != game.options:
        options = f"the options of the start position, {shown(game.options.to_json())}"
        raise misfit(record.options.to_json(), options, "record.options")
    if record.players is not None and len(record.players) != game.options.seats:
        players = [player.name for player in record.players]
        raise misfit(players, f"one for each of the {game.options.seats} seats", "record.players")
    for number, action in enumerate(record.actions):
        try:
            game.play(Action.parse(action))
        except NaqalaError as error:
            raise type(error)(f"record.actions[{number}]: {error}") from error
    return game


def save(game: Game, path: Path | str) -> None:
    """Write the record of a game to a file."""
    try:
        Path(path).write_text(json.dumps(to_record(game).to_json(), indent=1) + "\n", encoding="utf-8")
    except (OSError, ValueError) as error:
        raise FormatError(f"{path}: expected a file that can be written, got {error}") from error


def load(path: Path | str) -> Game:
    """Read a game from its record file."""
    record = read_json(path)
    if not isinstance(record, dict):
        raise FormatError(f"{path}: expected a record object, got {shown(record)}")
    return replay(record)
