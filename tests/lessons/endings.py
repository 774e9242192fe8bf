"""What every task of the lessons leads to: ``python -m tests.lessons.endings`` writes it anew.

Review the difference as a change of rules, and read the texts of the lessons that are in it again.
"""

from collections.abc import Iterator
from pathlib import Path

from naqala.lessons import Attempt, Lesson, Task, Verdict, all_lessons

FILE = Path(__file__).parent / "endings.txt"
MOST_TRIES = 250
"""So many answers are tried in each task; most have fewer."""


def tries(task: Task) -> Iterator[Attempt]:
    """Attempts at a task, tried answer by answer."""
    waiting: list[list[str]] = [[]]
    for _ in range(MOST_TRIES):
        if not waiting:
            return
        answers = waiting.pop(len(waiting) * 7 // 11)  # not always along the same line
        run = Attempt.of(task, answers)
        yield run
        if run.verdict.state == "open":
            waiting += [[*answers, action.text] for action in run.offered()]


def endings(task: Task) -> dict[Verdict, Attempt]:
    """One attempt for each way the task can end: its solution, its mistake, and the first that is found for each other way."""
    found: dict[Verdict, Attempt] = {}
    written = [task.solution, *([task.mistake.answers] if task.mistake else [])]
    for run in (*(Attempt.of(task, answers) for answers in written), *tries(task)):
        if run.verdict.state != "open":
            found.setdefault(run.verdict, run)
    return found


def gains(run: Attempt) -> list[dict[str, int]]:
    """What each seat has more of than before, by the lines of the score sheet."""
    before = Attempt(run.task).game.score_sheet()
    return [
        {line: points - before[seat][line] for line, points in sheet.items() if points != before[seat][line]}
        for seat, sheet in enumerate(run.game.score_sheet())
    ]


def _lines(lesson: Lesson) -> Iterator[str]:
    for task in lesson.tasks:
        for verdict, run in endings(task).items():
            end = verdict.miss or ("won" if verdict.par else "won below par")
            yield f"{lesson.id} {task.name}, {end}: {', '.join(map(str, run.game.actions))}"
            for seat, lines in enumerate(gains(run), 1):
                yield f"  seat {seat}: {', '.join(f'{line} {points:+}' for line, points in lines.items()) or 'as before'}"


def endings_told() -> str:
    """Return all of them as text."""
    return "".join(f"{line}\n" for lesson in all_lessons() for line in _lines(lesson))


if __name__ == "__main__":
    FILE.write_text(endings_told(), encoding="utf-8")
