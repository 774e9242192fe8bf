"""Reading lesson files. A word that does not exist or a position that cannot be is a ``LessonError``, which names the place."""

import tomllib
from collections.abc import Iterator
from fnmatch import filter as filter_names
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from naqala.action import Action
from naqala.catalog.verbs import meanings
from naqala.errors import LessonError, NaqalaError, shown
from naqala.game import Game
from naqala.lessons.checks import CHECKS
from naqala.lessons.schema import Lesson, Task
from naqala.reading import decode, read_file

_HERE = Path(__file__).parent
LESSONS_FOLDER = _HERE / "files"
BOARDS_FOLDER = _HERE / "boards"


def read_lesson(path: Path) -> Lesson:
    """Return the lesson of a file, checked; its tasks have whole positions. The file is named NUMBER-ID.toml."""
    try:
        return _read(path)
    except LessonError:
        raise
    except NaqalaError as error:
        raise LessonError(f"{path.name}: {error}") from error


def _read(path: Path) -> Lesson:
    try:
        content = tomllib.loads(read_file(path))
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"{path.name}: expected TOML, got text that breaks off: {error}") from error
    name = path.stem.partition("-")[2]
    for where, check in _checks_in(content, ""):
        _expect_known(check, f"{path.name}: {where}")
    lesson = decode({"id": name, **content}, Lesson, path.name)
    board = BOARDS_FOLDER / f"{lesson.board}.txt"
    if not board.exists():
        known = ", ".join(sorted(file.stem for file in BOARDS_FOLDER.glob("*.txt")))
        raise LessonError(f"{path.name}: board: expected one of {known}, got {shown(lesson.board)}")
    text = read_file(board)
    tasks = [replace(task, position=_joined(text, task.position)) for task in lesson.tasks]
    for task in tasks:
        _expect_playable(task, f"{path.name}: {task.name}")
    return replace(lesson, tasks=tasks)


def _checks_in(value: Any, path: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield every object with a word to check, with its path."""
    if isinstance(value, dict):
        if "check" in value:
            yield path, value
        for name, inner in value.items():
            yield from _checks_in(inner, f"{path}.{name}" if path else name)
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from _checks_in(inner, f"{path}[{place}]")


def _expect_known(check: dict[str, Any], where: str) -> None:
    word = check["check"]
    if word not in CHECKS:
        raise LessonError(f"{where}.check: expected one of {', '.join(CHECKS)}, got {shown(word)}")
    decode({name: value for name, value in check.items() if name != "check"}, CHECKS[word], where)


def _joined(board: str, lines: str) -> str:
    """Return a position: the lines of the board, and those of the task, which replace them; one without content removes."""
    own = {_name_of(line) for line in lines.splitlines()}
    kept = [line for line in board.splitlines() if _name_of(line) not in own]
    said = [line for line in lines.splitlines() if line.rstrip(" ;") != _name_of(line)]
    return "\n".join([*kept, *said])


def _name_of(line: str) -> str:
    """Return what a line is about: a tile, or the name before the first semicolon."""
    return line.partition(";")[0].strip().partition(" ")[0]


def _expect_playable(task: Task, where: str) -> None:
    """Check what the types cannot: the position, the words of answers, and the names that refer to others."""
    try:
        Game.from_text(task.position, task.seed)
        for answer in (*task.solution, *(task.mistake.answers if task.mistake else ())):
            Action.parse(answer)
    except NaqalaError as error:
        raise LessonError(f"{where}: {error}") from error
    for pattern in (*task.allow, *task.others):
        if not filter_names(_all_answers(), pattern):
            raise LessonError(f"{where}: expected a pattern of answers, such as drop * c4, got {shown(pattern)}")
    if task.mistake and task.mistake.miss not in [miss.name for miss in task.misses]:
        raise LessonError(f"{where}: expected the name of one of its misses, got {shown(task.mistake.miss)}")


@cache
def _all_answers() -> list[str]:
    return [meaning.text for meaning in meanings() if meaning]


@cache
def all_lessons() -> tuple[Lesson, ...]:
    """Return the lessons in the order of their files."""
    return tuple(read_lesson(path) for path in sorted(LESSONS_FOLDER.glob("*.toml")))


def lesson_named(name: str) -> Lesson | None:
    """Return the lesson with this id."""
    return next((lesson for lesson in all_lessons() if lesson.id == name), None)
