"""What several commands need: options from the command line, positions from files."""

import argparse
import sys
from collections.abc import Sequence
from typing import Any

from naqala.errors import FormatError, shown
from naqala.game import Game
from naqala.options import Options
from naqala.reading import parse_json, read_file
from naqala.record import FORMAT, SAVED, Record, RecordedPlayer, replay, to_record
from naqala.texts import say
from naqala.values import read_values


def options_from(arguments: argparse.Namespace) -> Options:
    """Return the options of a new game."""
    options = Options(arguments.seats, arguments.expansions, arguments.promos, arguments.five_track)
    return with_values(options, arguments.values)


def with_values(options: Options, path: str | None) -> Options:
    """Return the same game with the values of a file, if there is one."""
    return options if path is None else options.with_values(read_values(path))


def _read_stdin() -> str:
    """Return the text on standard input; refuse what is no text."""
    try:
        text = sys.stdin.read()
    except (OSError, ValueError) as error:
        raise FormatError(f"standard input: expected readable text, got {error}") from error
    return text


def read_object(path: str) -> dict[str, Any]:
    """Return a JSON object from a file, or from standard input for ``-``."""
    return _as_object(_read_text(path), path)


def read_record(path: str) -> Record:
    """Return the record of a game, of one saved in the terminal too."""
    return _record_in(read_object(path), path)


def _record_in(value: dict[str, Any], path: str) -> Record:
    if value.get("format") == SAVED:
        from naqala.terminal import saves

        saved = saves.saved_in(value, path)
        return to_record(saved.game, [RecordedPlayer(player.name) for player in saved.players])
    return Record.from_json(value)


def _read_text(path: str) -> str:
    return _read_stdin() if path == "-" else read_file(path)


def _as_object(text: str, path: str) -> dict[str, Any]:
    value = parse_json(text, "standard input" if path == "-" else path)
    if not isinstance(value, dict):
        raise FormatError(f"{path}: expected a JSON object, got {shown(value)}")
    return value


def read_game(path: str) -> Game:
    """Return a game at the position of a file, JSON or text (docs/notation.md), or at the end of a record, without a dealer."""
    return _game_in(_read_text(path), path)


def read_game_or_object(path: str, kind: str) -> Game | dict[str, Any]:
    """Return a JSON object if the file is of this kind, else the game at the position it holds."""
    text = _read_text(path)
    if kind in text and (value := _as_object(text, path)).get("format") == kind:
        return value
    return _game_in(text, path)


def _game_in(text: str, path: str) -> Game:
    if text.lstrip().startswith("naqala "):
        return Game.from_text(text)
    value = _as_object(text, path)
    is_record = value.get("format") in (FORMAT, SAVED)
    return replay(_record_in(value, path)) if is_record else Game.from_position(value)


def names_in(game: Game, players: Sequence[RecordedPlayer] | None = None) -> list[str]:
    """Return what to call the seats, for people: by the names of the players, if they are known."""
    seats = [player.name for player in players or ()] or [say("setup.seat", n=seat + 1) for seat in range(game.options.seats)]
    return [*seats, say("yazid.name")] if game.options.solo else seats


def who(game: Game) -> str:
    """Return the seat that is asked, in words."""
    return seat_said(game.decision.seat)


def seat_said(seat: int | None) -> str:
    """Return a seat in words; chance is seat 0."""
    return "no seat" if seat is None else "chance" if seat == 0 else f"seat {seat}"
