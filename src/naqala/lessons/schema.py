"""What a lesson file holds (docs/lessons.md)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from naqala.lessons.checks import Check
from naqala.position import ASK_WORDS
from naqala.reading import one_of

Name = Annotated[str, Meta(pattern=r"^[a-z]+$", extra={"expected": "a word of small letters"})]
AnswerText = Annotated[str, Meta(min_length=1, max_length=200)]
"""The text of an action (docs/decisions.md)."""


class Miss(Struct, frozen=True, forbid_unknown_fields=True):
    """A way to miss the goal: a name for its text, and when it is so; without checks, whenever the task ends."""

    name: Name
    when: list[Check] = []


class Mistake(Struct, frozen=True, forbid_unknown_fields=True):
    """Answers that a learner might give, and the miss they lead to."""

    answers: list[AnswerText]
    miss: Name


class Task(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One position and what is to be reached in it."""

    name: Name
    position: str
    """Lines of the text form (docs/notation.md), in addition to the lesson's board."""
    goal: list[Check]
    par: list[Check] = []
    """What a very good solution reaches besides."""
    misses: list[Miss] = []
    """The page shows the first that is true; if none is, only that the goal was not reached."""
    allow: list[AnswerText] = []
    """Patterns of the answers that are offered, such as ``pick c?``; where none fits, all answers are."""
    others: list[AnswerText] = []
    """What the other seats answer: of these patterns the first that fits, else their first answer."""
    until: Literal["turn", "round"] = "turn"
    """When the task ends if the goal has not been reached."""
    seed: int = 1
    """The luck of the task."""
    notes: list[Annotated[str, one_of(tuple(ASK_WORDS))]] = []
    """The questions that have a text of their own in this task."""
    solution: list[AnswerText]
    mistake: Mistake | None = None


class Lesson(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A lesson: tasks on one board."""

    id: Name
    board: Name
    """A file in ``boards``: its tiles and all else that the tasks share."""
    bare: bool = False
    """Only the board is shown, without values, players and score: nothing that the lesson does not speak of."""
    tasks: Annotated[list[Task], Meta(min_length=1)]

    def task(self, name: str) -> Task | None:
        """Return the task with this name."""
        return next((task for task in self.tasks if task.name == name), None)
