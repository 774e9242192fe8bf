"""Every lesson is won by keys alone, and again by mouse and finger, on a desktop and on a phone held either way."""

import re
from collections.abc import Callable
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


_FOUND = """all => {
  const here = document.activeElement
  return all.includes(here) ? 'it' : here.matches('details:not([open]) > summary') ? 'what may hide it' : ''
}"""
"""What the keyboard is at."""


class ThoroughLearner(Learner):
    """A learner whose window has another size for every task, and for every third answer."""

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
        for number, answer in enumerate(answers):
            if number % 3 == 0:
                self.resizes()
            self._gives_by_hand(answer)
            expect(self._buttons(answer)).to_have_count(0)

    def gives_by_keys(self, answers: list[str]) -> None:
        for answer in answers:
            for good in answer.split()[1:] if answer.startswith("sell ") else ():
                self.presses_by_keys(self._good(good))
            self.presses_by_keys(self._buttons(answer))
            expect(self._buttons(answer)).to_have_count(0)

    def presses_by_keys(self, what: Locator) -> None:
        """By Tab to a button, unfolding what hides it, and Enter."""
        what.first.wait_for(state="attached")
        keys = self.page.keyboard
        for _ in range(120):
            found = what.evaluate_all(_FOUND)
            if found:
                keys.press("Enter")
            if found == "it":
                return
            keys.press("Tab")
        raise AssertionError(f"{what} cannot be reached by Tab")

    def expects_to_go_on(self, name: str) -> None:
        """The way on is in sight in every size."""
        for _ in SIZES:
            self.resizes()
            expect(self.page.get_by_role("button", name=self.person.said(name), exact=True)).to_be_in_viewport(ratio=0.99)

    def wins(self, lesson: Lesson, gives: Callable[[list[str]], None], goes_on: Callable[[str], None]) -> None:
        """Wins a lesson that is open, each task with all stars."""
        for number, task in enumerate(lesson.tasks, 1):
            self.heading("learn.task", n=number, all=len(lesson.tasks)).wait_for()
            gives(task.solution)
            expect(self.heading("learn.well")).to_be_visible()
            goes_on("learn.finish" if task is lesson.tasks[-1] else "learn.next")
        expect(self.page.get_by_role("img", name=self.person.said("learn.stars", n=3)).first).to_be_visible()

    def _buttons(self, answer: str) -> Locator:
        return self.page.locator(f'[data-answer="{answer}"]')

    def _good(self, good: str) -> Locator:
        return self.page.locator(".goods").get_by_role("button", name=self.person.said(f"card.{good}"))

    def _presses(self, what: Locator) -> None:
        if self._size is DESKTOP:
            what.click()
        else:
            what.tap()

    def _gives_by_hand(self, answer: str) -> None:
        verb, *words = answer.split()
        for good in words if verb == "sell" else ():
            self._presses(self._good(good))
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


@pytest.mark.parametrize("lesson", all_lessons(), ids=lambda lesson: lesson.id)
def test_every_lesson_can_be_won(new_person: NewPerson, lesson: Lesson) -> None:
    """By keys alone from the list of lessons to the end, then by mouse and finger; axe looks at each task and at how it ended.
    At last comes a first game.
    """
    person = new_person(has_touch=True)
    learner, page = ThoroughLearner(person), person.page

    def goes_on_by_keys(name: str) -> None:
        expect(page.get_by_role("button", name=person.said(name), exact=True)).to_be_focused()
        page.keyboard.press("Enter")

    def goes_on_by_hand(name: str) -> None:
        learner.expects_to_go_on(name)
        expect_no_violations(page)
        learner.press(name)

    def gives_by_hand(answers: list[str]) -> None:
        expect_no_violations(page)
        learner.gives(answers)

    page.goto("/learn")
    listed = page.get_by_role("listitem").get_by_role("link")
    learner.presses_by_keys(listed.filter(has_text=person.said(f"lesson.{lesson.id}.about")))
    learner.wins(lesson, learner.gives_by_keys, goes_on_by_keys)
    learner.presses_by_keys(page.get_by_role("button", name=person.said("learn.repeat"), exact=True))
    learner.wins(lesson, gives_by_hand, goes_on_by_hand)
    if lesson.id == "score":
        learner.press("learn.game")
        page.wait_for_url("**/table/*")
