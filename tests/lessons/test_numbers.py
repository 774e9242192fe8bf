"""Texts of lessons tell numbers and tiles of their tasks: what the engine counts there, not what somebody once counted."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from naqala.lessons import Attempt, Task, all_lessons
from naqala.texts import LANGUAGES
from tests.lessons.endings import FILE, endings, endings_told, gains
from tests.texts.test_facts import Letters
from tools.texts import key_of, messages

TASKS = {f"lesson.{lesson.id}.{task.name}": task for lesson in all_lessons() for task in lesson.tasks}


def test_every_task_leads_to_what_its_texts_were_written_for() -> None:
    """After a change of rules read the texts of the lessons that differ, then ``python -m tests.lessons.endings``."""
    assert endings_told().splitlines() == FILE.read_text(encoding="utf-8").splitlines()


def figures(text: str) -> set[int]:
    """The numbers in a text, without those of tiles such as c3."""
    return {int(figure) for figure in re.findall(r"\b\d+", text)}


def told_by(run: Attempt) -> Iterator[int]:
    """What has happened, in numbers: amounts alone and added up, prices of bids, points gained, Viziers in the end."""
    together: Counter[tuple[int | None, str, str]] = Counter()
    for event in run.events():
        yield event.amount
        together[event.seat, event.kind, event.cause] += event.amount
        if event.kind == "bid":
            yield int(event.thing or 0)
    yield from together.values()
    for lines in gains(run):
        yield from map(abs, lines.values())
    yield from (seat.viziers for seat in run.game.position().seats)


@cache
def numbers_of(key: str) -> dict[str, set[int]]:
    """The numbers of a task by its endings, as their texts are called; under an empty name all, and those of the start."""
    found: dict[str, set[int]] = {}
    for verdict, run in endings(TASKS[key]).items():
        found[f"miss.{verdict.miss}" if verdict.miss else "won" if verdict.par else "par"] = set(told_by(run))
    return {"": started_with(TASKS[key]).union(*found.values())} | {end: own | found["won"] for end, own in found.items()}


def started_with(task: Task) -> set[int]:
    """The numbers in the position, what each seat has in total, and how far the learner is behind each other seat."""
    own, *others = totals = [sheet["total"] for sheet in Attempt(task).game.score_sheet()]
    return figures(task.position) | {*totals} | {total - own for total in others}


TILE = re.compile(r"\b[a-f][1-7]\b")


@cache
def texts_of(language: str, key: str) -> dict[str, str]:
    """What is said in a task, by the ends of the keys: what is to be done has none."""
    found = {}
    for name, message in messages(language).items():
        if key_of(name) == key or key_of(name).startswith(f"{key}."):
            letters = Letters()
            letters.visit(message)
            found[key_of(name)[len(key) + 1 :]] = letters.text
    return found


@pytest.mark.parametrize("key", TASKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_in_texts_are_those_of_the_task(language: str, key: str) -> None:
    there, wrong = numbers_of(key), []
    for part, text in texts_of(language, key).items():
        wrong += [(part, number) for number in figures(text) - there.get(part, there[""])]
    assert wrong == []


@pytest.mark.parametrize("key", TASKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_in_texts_are_those_of_the_task(language: str, key: str) -> None:
    """Each is on the way of the solution or the mistake, or prepared for the task; every language names the same."""
    task, english = TASKS[key], texts_of("en", key)
    prepared = {line[:2] for line in task.position.splitlines() if TILE.match(line) and ";" in line}
    walked = " ".join((*task.solution, *(task.mistake.answers if task.mistake else ())))
    there = prepared | set(TILE.findall(walked))
    for part, text in texts_of(language, key).items():
        named = set(TILE.findall(text))
        assert named <= there, part
        assert named == set(TILE.findall(english[part])), part
