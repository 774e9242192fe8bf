"""A results folder: what was asked when it was begun, a lock, and lines that are only ever appended.

The same request goes on where it was stopped. Another one, or a folder with other things in it, is refused and left alone.
"""

import json
import os
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from filelock import FileLock, Timeout

from naqala.errors import ArenaError, FormatError, shown
from naqala.position import RULES
from naqala.reading import check_head, read_json

LOCK = "lock"
Kept = TypeVar("Kept")
Known = TypeVar("Known")


@dataclass(frozen=True)
class Request:
    """What a command was asked for, as the head file of its folder keeps it."""

    file: str
    content: Mapping[str, Any]
    """Everything that decides the results, with ``format``, ``version`` and ``rules``; ``games`` may grow."""


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file so that at any moment either the old or the new one is there, whole."""
    draft = path.with_name(path.name + ".new")
    with draft.open("wb") as file:
        file.write(content.encode() if isinstance(content, str) else content)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def append_line(path: Path, value: Any) -> None:
    """Append a line of JSON; when this returns it is on the disk."""
    with path.open("ab") as file:
        file.write(json.dumps(value, ensure_ascii=False).encode() + b"\n")
        file.flush()
        os.fsync(file.fileno())


@contextmanager
def claimed_lines(
    path: Path, request: Request, name: str, read: Callable[[bytes], Kept], number: Callable[[Kept], Hashable]
) -> Iterator[list[Kept]]:
    """Open the folder of this request with a file of lines, each with a number or name of its own; yield them. An incomplete last
    line is cut off.
    """
    lines = path / name
    with claimed(path, request, lambda: _read_lines(lines, read, number)) as (kept, whole):
        if whole is not None:
            os.truncate(lines, whole)
        yield kept


def _read_lines(path: Path, read: Callable[[bytes], Kept], number: Callable[[Kept], Hashable]) -> tuple[list[Kept], int | None]:
    """Return the lines of a file, and where to cut it if the last one is incomplete."""
    content = path.read_bytes() if path.exists() else b""
    whole = content.rfind(b"\n") + 1
    lines: list[Kept] = []
    done: set[Hashable] = set()
    for place, text in enumerate(content[:whole].split(b"\n")[:-1], 1):
        try:
            line = read(text)
            if number(line) in done:
                raise FormatError(f"expected each game once, got game {number(line)} again")
        except (FormatError, ValueError) as error:
            raise ArenaError(f"{path}, line {place}: expected a game of what was begun there; {error}") from error
        done.add(number(line))
        lines.append(line)
    return lines, None if whole == len(content) else whole


@contextmanager
def claimed(path: Path, request: Request, read: Callable[[], Known]) -> Iterator[Known]:
    """Open the folder of this request, new or begun, and lock it. ``read`` reads the rest of it, before anything is changed."""
    _check_ours(path, request.file)
    path.mkdir(parents=True, exist_ok=True)
    try:
        lock = FileLock(path / LOCK, timeout=0).acquire()
    except Timeout as error:
        raise ArenaError(f"{path}: expected a folder that is not in use, but another command works there") from error
    with lock:
        begun = _read_head(path, request)
        found = read()
        if begun != request.content:
            write_whole(path / request.file, json.dumps(request.content, indent=1) + "\n")
        yield found


def _check_ours(path: Path, file: str) -> None:
    """Refuse a folder with other things in it."""
    if not path.exists():
        return
    if not path.is_dir():
        raise ArenaError(f"{path}: expected a folder, got a file")
    others = sorted(entry.name for entry in path.iterdir() if entry.name not in (LOCK, f"{file}.new"))
    if others and file not in others:
        raise ArenaError(f"{path}: expected a new or empty folder, or one with {file}; got one with {shown(others[0])}")


def _read_head(path: Path, request: Request) -> dict[str, Any] | None:
    """Return what was asked when the folder was begun; it must be the same now, but for more games."""
    head, asked = path / request.file, request.content
    if not head.exists():
        return None
    try:
        begun = read_json(head)
    except FormatError as error:
        raise ArenaError(str(error)) from error
    try:
        check_head(begun, asked["format"], asked["version"], (RULES,))
    except FormatError as error:
        raise ArenaError(f"{head}: {error}") from error
    if set(begun) != set(asked):
        raise ArenaError(f"{head}: expected the fields {', '.join(asked)}; got {', '.join(begun)}")
    games = begun["games"]
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise ArenaError(f"{head}: games: expected a number, 1 or more; got {shown(games)}")
    others = [name for name in asked if asked[name] != begun[name] and (name != "games" or asked[name] < games)]
    if others:
        differences = "; ".join(f"{name}: there {shown(begun[name])}, asked {shown(asked[name])}" for name in others)
        raise ArenaError(f"{path}: expected what was begun there, or more games of it; got something else. {differences}")
    return dict(begun)
