"""Lessons for browsers: the list, and a task after some answers. The server stores nothing: the browser sends all its answers."""

from typing import Annotated

import msgspec
from msgspec.structs import replace

from naqala.action import Action
from naqala.events import Event
from naqala.game import Game
from naqala.lessons import Attempt, Lesson, Task, Verdict, all_lessons, lesson_named
from naqala.lessons.checks import LEARNER
from naqala.narrator import Chapter, narrate
from naqala.notation import from_text
from naqala.options import EXPANSIONS
from naqala.refusals import Refusal
from naqala.server.errors import NoLessonError
from naqala.server.protocol.looks import Sight, happened, seen_since
from naqala.server.protocol.wire import Happened, Look
from naqala.waypoints import Waypoint, waypoint_of

LessonKind = Annotated[str, msgspec.Meta(extra_json_schema={"enum": ["base", *EXPANSIONS, "solo"]})]


class TaskListed(msgspec.Struct, frozen=True):
    """A task as the browser has to know it; its texts have its name in their keys."""

    name: str
    notes: list[str]
    """The questions that have a text of their own."""
    way: list[Waypoint]
    """The move of the solution, to be drawn on the board as a hint."""


class LessonListed(msgspec.Struct, frozen=True):
    """A lesson and its tasks."""

    id: str
    kind: LessonKind
    bare: bool
    """Whether it shows the board alone, without values, players and score."""
    tasks: list[TaskListed]


class LessonMoment(msgspec.Struct, frozen=True):
    """What the learner sees after one more action; ``chapters`` is the whole log."""

    happened: list[Happened]
    chapters: list[Chapter]
    look: Look


class LessonPlayed(msgspec.Struct, frozen=True):
    """Where the answers lead: the moments after the first ``first`` actions, and how it stands."""

    first: int
    moments: list[LessonMoment]
    verdict: Verdict


def listed() -> list[LessonListed]:
    """Return all lessons."""
    return [
        LessonListed(lesson.id, _kind(lesson), lesson.bare, [_task_listed(task) for task in lesson.tasks])
        for lesson in all_lessons()
    ]


def _kind(lesson: Lesson) -> str:
    options = from_text(lesson.tasks[0].position).options
    return next(iter(options.expansions), "solo" if options.seats == 1 else "base")


def _task_listed(task: Task) -> TaskListed:
    way = [waypoint for waypoint in map(waypoint_of, map(Action.parse, task.solution)) if waypoint]
    return TaskListed(task.name, list(task.notes), way)


def played(lesson: str, task: str, answers: list[str], after: int) -> LessonPlayed:
    """Play a task; return the moments after its first ``after`` actions, and at least the last one."""
    found = lesson_named(lesson)
    chosen = found.task(task) if found else None
    if chosen is None:
        raise NoLessonError(f"expected a lesson and one of its tasks, got {lesson!r} and {task!r}")
    attempt = Attempt.of(chosen, answers)
    first = min(after, attempt.game.length)
    return LessonPlayed(first, _moments(attempt, first, bool(answers)), attempt.verdict)


def _moments(attempt: Attempt, first: int, can_undo: bool) -> list[LessonMoment]:
    """Return the last moment, and those on the way to it after the first ``first`` actions."""
    game, seen = Game.from_position(attempt.game.start()), seen_since(attempt.game, LEARNER, 0)
    moments = []
    for number, action in enumerate(attempt.game.actions, 1):
        game.play(action)
        if first < number < attempt.game.length:
            moments.append(_moment(game, seen[:number], 1, can_undo))
    moments.append(_moment(game, seen, min(1, len(seen) - first), can_undo))
    moments[-1] = _narrowed(
        moments[-1], {action.text for action in attempt.offered()} if attempt.verdict.state == "open" else set()
    )
    return moments


def _moment(game: Game, seen: list[list[Event]], news: int, can_undo: bool) -> LessonMoment:
    """Return what the learner sees now; the last ``news`` actions are new."""
    first = len(seen) - news
    look = Sight(game).look(LEARNER, "free" if can_undo else "no")
    return LessonMoment(happened(seen[first:], first), narrate(seen, game.first_round, tents=game.options.tents), look)


def _narrowed(moment: LessonMoment, offered: set[str]) -> LessonMoment:
    """Return the moment with only these answers; tiles of other answers are refused by the task, not by a rule."""
    look = moment.look
    legal = tuple(answer for answer in look.legal if answer.text in offered)
    kept = {answer.tile for answer in legal}
    task = list(dict.fromkeys(answer.tile for answer in look.legal if answer.tile and answer.tile not in kept))
    refused = [*look.refused, Refusal("task", task)] if task and legal else look.refused
    return replace(moment, look=replace(look, legal=legal, refused=refused))
