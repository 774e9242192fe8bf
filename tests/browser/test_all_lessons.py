"""Every lesson is won on a desktop and on a phone held either way: by keys, by mouse and by finger, on what is in sight."""

import re
from itertools import cycle

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from naqala.lessons import Lesson, all_lessons
from tests.browser.axe import expect_no_violations
from tests.browser.conftest import NewPerson
from tests.browser.people import Person, expect_no_sideways_scrolling
from tests.browser.test_lessons import LANDSCAPE, PORTRAIT, Learner

DESKTOP: ViewportSize = {"width": 1366, "height": 900}
SIZES: tuple[ViewportSize, ...] = (DESKTOP, PORTRAIT["viewport"], LANDSCAPE["viewport"])


class ThoroughLearner(Learner):
    """A learner whose window has another size for every answer."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self._sizes = cycle(SIZES)
        self._size = DESKTOP

    def resizes(self) -> None:
        self._size = next(self._sizes)
        self.page.set_viewport_size(self._size)
        expect_no_sideways_scrolling(self.page)

    def gives(self, answers: list[str]) -> None:
        """Answers as on a table, with what is in sight."""
        for answer in answers:
            self.resizes()
            self._gives_by_hand(answer)
            expect(self._buttons(answer)).to_have_count(0)

    def gives_by_keys(self, answers: list[str]) -> None:
        for answer in answers:
            self.resizes()
            self._goes_to(answer)
            self.page.keyboard.press("Enter")
            expect(self._buttons(answer)).to_have_count(0)

    def expects_to_go_on(self, name: str) -> None:
        """The way on is in sight in every size."""
        for _ in SIZES:
            self.resizes()
            expect(self.page.get_by_role("button", name=self.person.said(name), exact=True)).to_be_in_viewport(ratio=0.99)

    def _buttons(self, answer: str) -> Locator:
        return self.page.locator(f'[data-answer="{answer}"]')

    def _presses(self, what: Locator) -> None:
        if self._size is DESKTOP:
            what.click()
        else:
            what.tap()

    def _gives_by_hand(self, answer: str) -> None:
        verb, *words = answer.split()
        if verb == "sell":
            self._puts_together(words)
        self._buttons(answer).first.wait_for(state="attached")
        if verb == "drop":
            tribe = self.person.said(f"tribe.{words[0]}", n=1)
            self._presses(self.page.get_by_role("radio", name=re.compile(rf"^\d+ {tribe}")))
        if verb == "buy" and len(words) == 2:  # two cards of a Large Market
            for place in words:
                card = re.compile(f"^{re.escape(self.person.said('row.position', n=int(place), card=''))}")
                self._presses(self.page.get_by_role("button", name=card))
            return
        tile = next((word for word in words if re.fullmatch("[a-f][1-7]", word)), None)
        if tile:
            self._presses(self.page.locator(f"[data-tile='{tile}']"))
        if not tile or verb == "kill":  # a tile is no victim
            self._presses(self._buttons(answer).filter(visible=True).first)

    def _goes_to(self, answer: str) -> None:
        """By Tab to the button of an answer, unfolding what hides it."""
        self._buttons(answer).first.wait_for(state="attached")
        for _ in range(120):
            self.page.keyboard.press("Tab")
            stop = self.page.evaluate(
                "[document.activeElement.dataset.answer, document.activeElement.matches('details:not([open]) > summary')]"
            )
            if stop[0] == answer:
                return
            if stop[1]:
                self.page.keyboard.press("Enter")
        raise AssertionError(f"{answer} cannot be reached by Tab")


@pytest.mark.parametrize("lesson", all_lessons(), ids=lambda lesson: lesson.id)
def test_every_lesson_can_be_won(new_person: NewPerson, lesson: Lesson) -> None:
    """The first task by keys alone, the others by mouse and finger; axe looks at each. At last comes a first game."""
    person = new_person(has_touch=True)
    learner = ThoroughLearner(person)
    learner.begins(lesson.id)
    for number, task in enumerate(lesson.tasks, 1):
        learner.heading("learn.task", n=number, all=len(lesson.tasks)).wait_for()
        then = "learn.finish" if task is lesson.tasks[-1] else "learn.next"
        expect_no_violations(person.page)
        if number == 1:
            learner.gives_by_keys(task.solution)
            expect(learner.heading("learn.well")).to_be_visible()
            learner.expects_to_go_on(then)
            expect_no_violations(person.page)
            person.page.keyboard.press("Enter")
        else:
            learner.gives(task.solution)
            expect(learner.heading("learn.well")).to_be_visible()
            learner.expects_to_go_on(then)
            learner.press(then)
    expect(person.page.get_by_role("img", name=person.said("learn.stars", n=3)).first).to_be_visible()
    if lesson.id == "score":
        learner.press("learn.game")
        person.page.wait_for_url("**/table/*")
