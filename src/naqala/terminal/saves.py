"""A game at the terminal as a file: its record, who sits where, the seed of its luck and how long bots think."""

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from naqala.action import Action
from naqala.bots import Budget
from naqala.errors import FormatError, NaqalaError
from naqala.game import Game
from naqala.position import RULES
from naqala.reading import check_head, decode, misfit, read_json
from naqala.record import SAVED, replay, to_record
from naqala.terminal.seating import SeatedPlayer, seated

VERSION = 1


class _Seat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on a seat."""

    kind: str
    name: str


class _Document(Struct, frozen=True, forbid_unknown_fields=True):
    """What a file has."""

    format: str
    version: int
    rules: int
    seed: str
    seconds: Any
    seats: list[_Seat]
    record: Any


@dataclass
class Saved:
    """What a file holds."""

    game: Game
    players: tuple[SeatedPlayer, ...]
    seed: str
    seconds: float
    same_luck: bool = True
    """Whether chance goes on as it would have without the break."""


def is_taken(path: Path) -> bool:
    """Return whether the file exists: it may hold another game."""
    with suppress(OSError):
        return path.is_file()
    return False


def check_is_new(path: Path) -> None:
    """Refuse a file that exists."""
    if is_taken(path):
        raise FormatError(f"{path}: expected a new file, but there is one; resume it with {resuming(path)}, or name another")


def write(saved: Saved, path: Path, actions: Sequence[Action]) -> None:
    """Write the game up to these actions; the old file stays whole until the new one is complete."""
    record = replace(to_record(saved.game), actions=[action.text for action in actions])
    document: dict[str, Any] = {
        "format": SAVED,
        "version": VERSION,
        "rules": RULES,
        "seed": saved.seed,
        "seconds": saved.seconds,
        "seats": [{"kind": player.kind, "name": player.name} for player in saved.players],
        "record": record.to_json(),
    }
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
        beside.replace(path)
    except (OSError, ValueError) as error:
        raise FormatError(f"{path}: expected a file that can be written, got {error}") from error
    finally:
        with suppress(OSError):
            beside.unlink()


def resuming(path: Path) -> str:
    """Return the command that resumes a file, ready to be copied; folders may have blanks in their names."""
    quoted = subprocess.list2cmdline([str(path)]) if sys.platform == "win32" else shlex.quote(str(path))
    return f"naqala play --resume {quoted}"


def _with_its_luck(recorded: Game, seed: str) -> Game | None:
    """Return the game dealt again from its seed; None if the record differs."""
    game, wanted = Game.new(recorded.options, seed), recorded.actions
    if game.start() != recorded.start():
        return None
    try:
        while len(game.actions) < len(wanted):
            game.play(wanted[len(game.actions)])
    except NaqalaError:
        return None
    return game if game.actions == wanted else None


@contextmanager
def _naming(where: Path | str) -> Iterator[None]:
    """Add the name of the file to errors in it."""
    try:
        yield
    except NaqalaError as error:
        raise type(error)(f"{where}: {error}") from error


def read(path: Path | str) -> Saved:
    """Read a game and replay it from its seed, so that its luck continues."""
    return saved_in(read_json(path), path)


def saved_in(document: Any, path: Path | str) -> Saved:
    """Return the game that the content of a file holds."""
    with _naming(path):
        check_head(document, SAVED, VERSION)
    found = decode(document, _Document, str(path))
    seed, seconds = found.seed, found.seconds
    with _naming(path):
        recorded = replay(found.record)
        Budget(seconds=seconds)
    if len(found.seats) != recorded.options.seats:
        raise misfit(document["seats"], f"{recorded.options.seats} seats", f"{path}.seats")
    with _naming(f"{path}.seats"):
        players = seated([seat.kind for seat in found.seats], [seat.name for seat in found.seats])
    game = _with_its_luck(recorded, seed)
    if game is None:
        recorded.deal_from(f"{seed} from {len(recorded.actions)}")
    return Saved(game or recorded, players, seed, seconds, same_luck=game is not None)
