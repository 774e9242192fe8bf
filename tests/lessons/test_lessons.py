"""Every lesson: its solution reaches the goal, its mistake misses it as the file says, and every try ends with words for it."""

from collections import Counter

import pytest

from naqala.errors import GameOverError, IllegalActionError
from naqala.lessons import LESSONS_FOLDER, Attempt, Lesson, Task, Verdict, all_lessons, lesson_named
from naqala.lessons.checks import Ahead, SoFar
from naqala.notation import from_text
from tests.lessons.endings import tries

TASKS = {f"{lesson.id} {task.name}": task for lesson in all_lessons() for task in lesson.tasks}
MISTAKES = [name for name, task in TASKS.items() if task.mistake]
NOT_FOR_POINTS = ("djinns power", "artisans craft", "yazid outbid")
"""Their texts say what else is wanted: a power to use, an item to get, Yazid to be stopped."""


@pytest.mark.parametrize("name", TASKS)
def test_the_solution_reaches_the_goal_and_par(name: str) -> None:
    task = TASKS[name]
    assert Attempt.of(task, task.solution).verdict == Verdict("won", par=True)


@pytest.mark.parametrize("name", TASKS)
def test_the_goal_is_reached_by_the_last_answer_and_not_before(name: str) -> None:
    task = TASKS[name]
    assert Attempt.of(task, task.solution[:-1]).verdict.state == "open"


@pytest.mark.parametrize("name", MISTAKES)
def test_the_mistake_has_the_consequence_of_the_file(name: str) -> None:
    task = TASKS[name]
    assert task.mistake
    assert Attempt.of(task, task.mistake.answers).verdict == Verdict("missed", miss=task.mistake.miss)


@pytest.mark.parametrize("lesson", all_lessons(), ids=lambda lesson: lesson.id)
def test_every_lesson_has_a_mistake(lesson: Lesson) -> None:
    assert any(task.mistake for task in lesson.tasks)


def ends(task: Task) -> tuple[Counter[Verdict], set[str]]:
    """All ways a task can end, tried answer by answer, and the questions that come up on the way."""
    found = Counter([Attempt.of(task, task.solution).verdict])
    asked: set[str] = set()
    for run in tries(task):
        if run.verdict.state == "open":
            asked.add(run.game.decision.ask)
        else:
            found[run.verdict] += 1
    return found, asked


@pytest.mark.parametrize("name", TASKS)
def test_the_lesson_has_words_for_every_attempt(name: str) -> None:
    task = TASKS[name]
    found, asked = ends(task)
    assert all(verdict.miss or verdict.state == "won" for verdict in found), "an end without a name"
    assert {miss.name for miss in task.misses} == {verdict.miss for verdict in found if verdict.miss}, "a miss that cannot happen"
    assert {verdict.par for verdict in found if verdict.state == "won"} == ({True, False} if task.par else {True})
    assert set(task.notes) <= asked, "a note that is never shown"


@pytest.mark.parametrize("name", [name for name in TASKS if name not in NOT_FOR_POINTS])
def test_no_miss_brings_more_points_than_the_solution(name: str) -> None:
    """A learner who has found something better has missed nothing."""
    task = TASKS[name]
    wanted = Attempt.of(task, task.solution).game.score_sheet()[0]["total"]
    for run in tries(task):
        if run.verdict.state == "missed":
            assert run.game.score_sheet()[0]["total"] <= wanted, run.game.actions


@pytest.mark.parametrize("name", [f"{lesson.id} {task.name}" for lesson in all_lessons() if lesson.bare for task in lesson.tasks])
def test_lessons_with_a_bare_board_place_nothing_on_it(name: str) -> None:
    """Camels, palm trees and palaces would have to be explained."""
    task = TASKS[name]
    for answers in (task.solution, task.mistake.answers if task.mistake else []):
        assert not {event.kind for event in Attempt.of(task, answers).events()} & {"place", "build"}


def test_an_answer_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    task = lesson_named("last").task("choose")  # type: ignore[union-attr]
    assert task
    run = Attempt(task)
    assert [action.text for action in run.offered()] == ["pick d2"]
    assert len(run.game.legal_actions()) > 1
    with pytest.raises(IllegalActionError, match="pick f3"):
        run.answer("pick f3")
    assert run.game.length == 0


def test_after_the_end_no_answer_is_taken() -> None:
    task = all_lessons()[0].tasks[0]
    run = Attempt.of(task, task.solution)
    with pytest.raises(GameOverError):
        run.answer("pass")


def test_the_same_answers_lead_to_the_same_place() -> None:
    """Luck too: the items of the Artisans."""
    task = lesson_named("artisans").task("items")  # type: ignore[union-attr]
    assert task
    one, two = Attempt.of(task, task.solution), Attempt.of(task, task.solution)
    assert one.game.actions == two.game.actions
    assert one.game.position() == two.game.position()


@pytest.mark.parametrize("name", TASKS)
def test_only_rules_stand_against_a_meeple_in_hand(name: str) -> None:
    """The page says the rule against it, and would be wrong if the task were against it."""
    assert all(pattern.startswith("pick ") for pattern in TASKS[name].allow)


def test_others_answer_as_the_file_says() -> None:
    task = lesson_named("bid").task("first")  # type: ignore[union-attr]
    assert task
    run = Attempt.of(task, ["bid 1"])
    assert [event.tile for event in run.events() if event.kind == "collect" and event.seat == 2] == ["d5"]
    assert run.verdict == Verdict("missed", miss="late")


def test_to_be_ahead_is_to_be_ahead_of_the_best() -> None:
    game = Attempt(TASKS["score win"]).game
    own, *others = (sheet["total"] for sheet in game.score_sheet())
    assert min(others) < max(others)
    assert Ahead().amount(SoFar(game, ())) == own - max(others)


def test_every_part_of_the_game_has_a_lesson() -> None:
    """Eight or more for the base game, one for each expansion, one for Yazid."""
    kinds: Counter[str] = Counter()
    for lesson in all_lessons():
        options = from_text(lesson.tasks[0].position).options
        kinds[next(iter(options.expansions), "solo" if options.seats == 1 else "base")] += 1
    assert kinds["base"] >= 8
    assert set(kinds) == {"base", "artisans", "thieves", "whims", "solo"}


def test_files_are_numbered_in_the_order_of_learning() -> None:
    numbers = [int(path.stem.partition("-")[0]) for path in sorted(LESSONS_FOLDER.glob("*.toml"))]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len({lesson.id for lesson in all_lessons()}) == len(numbers)
