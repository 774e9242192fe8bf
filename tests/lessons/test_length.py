"""A lesson takes one to three minutes: docs/lessons.md says what there is to read and to answer, and how that is counted."""

import re
from pathlib import Path

import pytest

from naqala.lessons import Lesson, all_lessons
from naqala.texts import say
from naqala.texts.facts import FACTS
from tools.texts import key_of, needs

DOCS = Path(__file__).parent.parent.parent / "docs" / "lessons.md"
SHORTEST, LONGEST = 60, 180
"""Seconds; who has to think takes longer."""


def read_by_a_learner(lesson: Lesson) -> str:
    """What a lesson says to a learner who makes no mistake."""
    keys = (
        f"lesson.{lesson.id}.{task.name}{part}"
        for task in lesson.tasks
        for part in ("", *(f".on.{ask}" for ask in task.notes), ".won")
    )
    there = {key_of(name) for name in needs("en")}
    return " ".join(say(key, **FACTS) for key in keys if key in there)


@pytest.mark.parametrize("lesson", all_lessons(), ids=lambda lesson: lesson.id)
def test_the_table_says_how_long_a_lesson_takes(lesson: Lesson) -> None:
    text = read_by_a_learner(lesson)
    words, answers = len(text.split()), sum(len(task.solution) for task in lesson.tasks)
    seconds = 5 * round((words * 60 / 200 + 3 * answers + 5 * len(lesson.tasks)) / 5)
    minutes, rest = divmod(seconds, 60)
    row = (lesson.id, len(lesson.tasks), len(re.findall(r"[.!?](?=\s|$)", text)), words, answers, f"{minutes}:{rest:02}")
    line = f"| {' | '.join(map(str, row))} |"
    assert line in DOCS.read_text(encoding="utf-8").splitlines(), f"docs/lessons.md: expected the row {line}"
    assert SHORTEST <= seconds <= LONGEST
