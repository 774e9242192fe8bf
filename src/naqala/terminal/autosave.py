"""Games for which no file was named: the folder they are kept in and what they are called there."""

import os
import re
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from secrets import token_hex

from platformdirs import user_data_dir

from naqala.errors import FormatError, NaqalaError
from naqala.terminal import saves
from naqala.terminal.saves import Saved

KEPT = 50
"""The number of games that are kept; a new game deletes older ones."""
_OURS = re.compile(r"\d{4}-\d\d-\d\d-\d{6}-[0-9a-f]{4}-[0-9A-Za-z-]+\.json")


def folder() -> Path:
    """Return where games are kept: in the user's data folder, or where NAQALA_DATA says."""
    return Path(os.environ.get("NAQALA_DATA") or user_data_dir("naqala")) / "games"


def new_file(seed: str) -> Path:
    """Return the file of a new game, named after its start and seed; delete the oldest games to make room."""
    # if the folder cannot be used, the first save reports it
    with suppress(OSError):
        folder().mkdir(parents=True, exist_ok=True)
    for old in _newest_first()[KEPT - 1 :]:
        with suppress(OSError):
            old.unlink()
    word = re.sub("[^0-9A-Za-z]+", "-", seed)[:20].strip("-") or "game"
    return folder() / f"{datetime.now():%Y-%m-%d-%H%M%S}-{token_hex(2)}-{word}.json"


def newest_unfinished() -> tuple[Saved, Path]:
    """Return the unfinished game that was played last; skip files that cannot be read."""
    for path in _newest_first():
        with suppress(NaqalaError):
            saved = saves.read(path)
            if not saved.game.is_over:
                return saved, path
    raise FormatError(f"{folder()}: expected an unfinished game to resume, got none")


def _newest_first() -> list[Path]:
    """Return the games in the folder, last saved first; ignore other files."""
    try:
        ours = [path for path in folder().iterdir() if _OURS.fullmatch(path.name)]
        return sorted(ours, key=lambda path: path.stat().st_mtime_ns, reverse=True)
    except OSError:
        return []
