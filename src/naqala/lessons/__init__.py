"""Lessons: short tasks at the real table, written as data and judged by what happened (docs/lessons.md)."""

from naqala.lessons.loader import LESSONS_FOLDER, all_lessons, lesson_named, read_lesson
from naqala.lessons.runner import Attempt, Verdict
from naqala.lessons.schema import Lesson, Task

__all__ = ["LESSONS_FOLDER", "Attempt", "Lesson", "Task", "Verdict", "all_lessons", "lesson_named", "read_lesson"]
