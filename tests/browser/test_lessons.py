"""Learn to play, as a person does: from the first page, by mouse, by keys and by finger, with mistakes and hints."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from naqala.lessons import Lesson, Task, all_lessons, lesson_named
from tests.browser.axe import expect_no_violations
from tests.browser.conftest import NewPerson
from tests.browser.people import Person, expect_no_sideways_scrolling
from tests.browser.texts import texts

PORTRAIT: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LANDSCAPE: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}


def task_of(lesson: str, task: str) -> Task:
    found = lesson_named(lesson)
    chosen = found.task(task) if found else None
    assert chosen
    return chosen


def lesson_of(name: str) -> Lesson:
    found = lesson_named(name)
    assert found
    return found


class Learner:
    """A person in a lesson; answers are given by their buttons, be they folded in."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page

    def begins(self, lesson: str) -> None:
        self.page.goto(f"/learn/{lesson}")
        self.board.wait_for()

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("grid", name=self.person.said("board.label"))

    def heading(self, key: str, **arguments: str | int) -> Locator:
        return self.page.get_by_role("heading", name=self.person.said(key, **arguments))

    def press(self, key: str) -> None:
        self.page.get_by_role("button", name=self.person.said(key), exact=True).click()

    def gives(self, answers: list[str]) -> None:
        for answer in answers:
            if answer.startswith("sell "):
                self._puts_together(answer.split()[1:])
            button = self.page.locator(f'[data-answer="{answer}"]').first
            button.wait_for(state="attached")
            button.dispatch_event("click")

    def _puts_together(self, suit: list[str]) -> None:
        """Chooses the goods of a sale."""
        for good in suit:
            self.page.locator(".goods").get_by_role("button", name=self.person.said(f"card.{good}")).dispatch_event("click")


def expect_no_tile_covered(page: Page) -> None:
    """No button lies over a corner of a tile, once the page has its final shape."""
    page.wait_for_function(
        """() => {
          const tiles = [...document.querySelectorAll('[data-tile]')]
          return tiles.length && !tiles.some(tile => {
            const { left, top, right, bottom } = tile.getBoundingClientRect()
            const at = [[left + 6, top + 6], [right - 6, top + 6], [left + 6, bottom - 6], [right - 6, bottom - 6]]
            return at.some(([x, y]) => document.elementFromPoint(x, y)?.closest('button'))
          })
        }"""
    )


def test_the_first_lessons_show_only_what_they_speak_of(person: Person) -> None:
    page, learner = person.page, Learner(person)
    players = page.get_by_role("list", name=person.said("ui.players"), exact=True)
    score = page.get_by_role("button", name=person.said("ui.score"), exact=True)
    for lesson, count in (("sowing", 0), ("last", 0), ("tribes", 1)):
        learner.begins(lesson)
        expect(players).to_have_count(count)
        expect(score).to_have_count(count)
        expect(page.get_by_role("gridcell", name=re.compile(r"^a5, \w+ \d"))).to_have_count(count)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_market_hand_and_players_are_in_sight_in_a_low_window(new_person: NewPerson, language: str) -> None:
    person = new_person(locale=language, viewport={"width": 1280, "height": 720})
    person.texts = texts(language)
    Learner(person).begins("markets")
    for name in ("ui.mine", "ui.market"):
        expect(person.page.get_by_role("region", name=person.said(name), exact=True)).to_be_in_viewport(ratio=1)
    for player in person.page.get_by_role("list", name=person.said("ui.players"), exact=True).get_by_role("listitem").all():
        expect(player).to_be_in_viewport(ratio=1)


def test_nothing_moves_while_cards_are_chosen(person: Person) -> None:
    learner, page = Learner(person), person.page
    learner.begins("markets")
    learner.gives(task_of("markets", "small").solution)
    learner.press("learn.next")
    learner.gives(task_of("markets", "large").solution[:-1])
    leave = page.get_by_role("button", name=person.said("answer.pass.tile"), exact=True)
    leave.wait_for()
    place = top_of(leave)
    cards = page.get_by_role("list", name=person.said("ui.cards"), exact=True).first
    for good in ("wheat", "spice"):
        cards.get_by_role("button", name=person.said(f"card.{good}")).click()
        assert top_of(leave) == place
    expect(page.get_by_role("group", name=person.said("ui.cards")).get_by_role("button")).to_have_count(1)


def test_a_lesson_that_is_won_counts_even_if_the_page_is_left(person: Person) -> None:
    learner, (*tasks, last) = Learner(person), lesson_of("sowing").tasks
    learner.begins("sowing")
    for task in tasks:
        learner.gives(task.solution)
        learner.press("learn.next")
    learner.gives(last.solution)
    person.page.get_by_role("button", name=person.said("learn.finish"), exact=True).wait_for()
    person.page.goto("/learn")
    progress = person.said("learn.progress", done=1, all=len(all_lessons()))
    expect(person.page.get_by_text(progress)).to_be_visible()


def test_a_hint_is_about_the_open_question_alone(person: Person) -> None:
    learner = Learner(person)
    learner.begins("sowing")

    def expect_hint(key: str | None) -> None:
        expect(person.page.locator(".hint")).to_have_text([person.said(key)] if key else [])

    learner.press("learn.hint")
    expect_hint("lesson.sowing.walk.hint")
    learner.gives(["pick c2"])
    expect(person.page.get_by_text(person.said("lesson.sowing.walk.on.drop"))).to_be_visible()
    expect_hint(None)
    learner.press("learn.hint")
    expect_hint("lesson.sowing.walk.on.drop.hint")


def test_what_is_said_of_a_move_stays_until_it_is_over(person: Person) -> None:
    learner, task = Learner(person), task_of("bid", "first")
    learner.begins("bid")
    learner.gives(task.solution[:2])
    expect(person.page.get_by_role("radio").first).to_be_visible()
    expect(person.page.get_by_text(person.said("lesson.bid.first.on.move"))).to_be_visible()


def test_what_happened_is_told_to_the_learner_as_a_sentence_of_its_own(person: Person) -> None:
    learner, task = Learner(person), task_of("last", "choose")
    assert task.mistake
    learner.begins("last")
    learner.gives(task.mistake.answers)
    expect(person.page.locator(".verdict li")).to_have_text(
        [re.compile("^You move from d2 to f3"), re.compile("^You collect 2 Elders")]
    )


def top_of(what: Locator) -> float:
    box = what.bounding_box()
    assert box is not None
    return box["y"]


@pytest.mark.parametrize("size", [{}, PORTRAIT, LANDSCAPE], ids=["desktop", "portrait", "landscape"])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_nothing_moves_when_the_task_goes_on(new_person: NewPerson, size: dict[str, Any], language: str) -> None:
    person = new_person(**size, locale=language)
    person.texts = texts(language)
    learner = Learner(person)
    question = person.page.get_by_role("region", name=person.said("ui.yourAnswer"))
    learner.begins("sowing")
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("document.fonts.ready")
    places = [(learner.board.bounding_box(), top_of(question))]
    learner.gives(["pick c2"])
    expect(person.page.get_by_text(person.said("lesson.sowing.walk.on.drop"))).to_be_visible()
    places.append((learner.board.bounding_box(), top_of(question)))
    assert places[0] == places[1]


def test_a_tile_that_is_no_answer_says_why(person: Person) -> None:
    page, learner = person.page, Learner(person)
    said = page.get_by_role("alert")
    learner.begins("last")
    for tile, key in (("a1", "empty"), ("f3", "task")):
        page.locator(f"[data-tile='{tile}']").click(force=True)
        expect(said).to_have_text(person.said(f"board.refused.{key}", tile=tile, wanted="d2"))
    learner.gives(["pick d2"])
    page.get_by_role("radiogroup").wait_for()
    for tile, key in (("f3", "far"), ("c2", "stuck")):
        page.locator(f"[data-tile='{tile}']").click(force=True)
        expect(said).to_have_text(person.said(f"board.refused.{key}", tile=tile))


def test_a_meeple_that_is_no_answer_says_the_rule_against_it(person: Person) -> None:
    learner = Learner(person)
    learner.begins("sowing")
    learner.gives(["pick c2"])
    person.page.locator("[role=radio][aria-disabled=true]").first.click(force=True)
    expect(person.page.get_by_role("alert")).to_have_text(person.said("board.refused.hand"))


def test_from_the_first_page_through_a_lesson_to_the_next(person: Person) -> None:
    page, learner = person.page, Learner(person)
    page.goto("/")
    page.get_by_role("link", name=person.said("ui.learn")).click()
    title = person.said("lesson.sowing")
    page.get_by_role("link", name=person.said("learn.begin", title=title), exact=True).click()
    learner.gives(task_of("sowing", "walk").solution)
    learner.press("learn.next")
    page.get_by_role("link", name=person.said("learn.all")).click()  # tasks that are done stay so
    page.get_by_role("link", name=person.said("learn.begin", title=title), exact=True).click()
    learner.heading("learn.task", n=2, all=2).wait_for()
    learner.gives(task_of("sowing", "corner").solution)
    learner.press("learn.finish")
    expect(page.get_by_text(person.said("learn.perfect"))).to_be_visible()
    page.get_by_role("link", name=person.said("learn.nextLesson", title=person.said("lesson.last"))).click()
    expect(page).to_have_url(f"{page.url.split('/learn')[0]}/learn/last")
    page.goto("/learn")
    expect(page.get_by_text(person.said("learn.progress", done=1, all=len(all_lessons())))).to_be_visible()
    expect(page.get_by_role("img", name=person.said("learn.stars", n=3))).to_have_count(1)


def test_what_a_learner_hears(person: Person) -> None:
    """The task as it goes on, and the open question, each in a live region."""
    page, learner = person.page, Learner(person)
    learner.begins("sowing")
    spoken = page.locator("[aria-live=polite]")
    expect(spoken.filter(has_text=person.said("lesson.sowing.walk"))).to_have_count(1)
    learner.gives(["pick c2"])
    expect(spoken.filter(has_text=person.said("lesson.sowing.walk.on.drop"))).to_have_count(1)
    expect(spoken.filter(has_text=person.said("ask.drop", n=3))).to_have_count(1)


def test_a_mistake_shows_its_consequence_and_can_be_retried(person: Person) -> None:
    page, learner, task = person.page, Learner(person), task_of("bid", "first")
    learner.begins("bid")
    assert task.mistake
    learner.gives(task.mistake.answers)
    expect(learner.heading("learn.missed")).to_be_visible()
    expect(page.get_by_text(person.said("lesson.bid.first.miss.late"))).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="16")).to_be_visible()  # the narrator: Bastian's Builders earn 16 gold
    learner.press("learn.again")
    expect(learner.heading("learn.missed")).to_have_count(0)
    learner.gives(task.solution)
    expect(page.get_by_role("img", name=person.said("learn.stars", n=2))).to_be_visible()


def test_a_good_way_is_told_of_a_better_one(person: Person) -> None:
    page, learner = person.page, Learner(person)
    learner.begins("bid")
    learner.gives(["bid 8", *task_of("bid", "first").solution[1:]])
    expect(learner.heading("learn.better")).to_be_visible()
    expect(page.get_by_text(person.said("lesson.bid.first.par"))).to_be_visible()
    expect(page.get_by_role("button", name=person.said("learn.again"), exact=True)).to_be_visible()


def test_hints_cost_a_star_and_draw_the_move(person: Person) -> None:
    page, learner = person.page, Learner(person)
    learner.begins("sowing")
    learner.press("learn.hint")
    expect(page.get_by_text(person.said("lesson.sowing.walk.hint"))).to_be_visible()
    learner.press("learn.show")
    expect(page.get_by_role("gridcell", name="e3")).to_be_visible()
    tasks = next(len(lesson.tasks) for lesson in all_lessons() if lesson.id == "sowing")
    card = page.get_by_role("region", name=person.said("learn.task", n=1, all=tasks))
    expect(card).to_be_visible()
    pick, *drops = task_of("sowing", "walk").solution
    learner.gives([pick])
    expect(page.get_by_role("button", name=person.said("learn.hint"), exact=True)).to_be_visible()
    expect(page.get_by_text(person.said("lesson.sowing.walk.on.drop.hint"))).to_have_count(0)  # no one has asked for this one
    learner.gives(drops)
    expect(page.get_by_role("img", name=person.said("learn.stars", n=2))).to_be_visible()
    expect(card, "what was to be done is no longer said: no room is kept for it").to_have_count(0)


def test_an_answer_can_be_undone_freely(person: Person) -> None:
    learner = Learner(person)
    learner.begins("sowing")
    learner.gives(["pick c2", "drop green c3"])
    learner.press("ui.undo")
    expect(person.page.locator('[data-answer="drop green d2"]')).to_have_count(1)
    learner.gives(["drop green d2", "drop blue e2", "drop white e3"])
    expect(person.page.get_by_role("img", name=person.said("learn.stars", n=3))).to_be_visible()


@pytest.mark.parametrize("language", ["de", "fr"])
def test_by_keys_alone(new_person: NewPerson, language: str) -> None:
    """Tab to the board, arrows, Enter, the letters of colours in the language of the page; the buttons come to the keyboard by
    themselves.
    """
    person = new_person(locale=language)
    person.texts = texts(language)
    page, learner = person.page, Learner(person)
    learner.begins("sowing")
    tile = page.locator("[data-tile][tabindex='0']")
    while not tile.evaluate("tile => tile === document.activeElement"):
        page.keyboard.press("Tab")
    expect(page.locator("[data-tile='c2']")).to_be_focused()
    page.keyboard.press("Enter")
    for colour, arrow in (("green", "ArrowRight"), ("blue", "ArrowRight"), ("white", "ArrowUp")):
        figure = page.get_by_role("radio", name=person.said(f"tribe.{colour}.count", n=1))
        expect(figure).to_be_visible()
        page.keyboard.press(person.said(f"ui.key.{colour}").lower())
        expect(figure).to_be_checked()
        page.keyboard.press(arrow)
        page.keyboard.press("Enter")
        expect(figure).to_have_count(0)
    expect(learner.heading("learn.well")).to_be_visible()
    expect(page.get_by_role("button", name=person.said("learn.next"), exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(learner.heading("learn.task", n=2, all=2)).to_be_visible()


def test_an_answer_by_keys_that_explains_itself(person: Person) -> None:
    """It leaves the page while it has the focus, and its explanation goes with it."""
    page, learner, task = person.page, Learner(person), task_of("artisans", "items")
    learner.begins("artisans")
    learner.gives(task.solution[:-1])
    keep = page.locator(f'[data-answer="{task.solution[-1]}"]').first
    keep.wait_for()
    page.keyboard.press("Tab")  # from now on the focus is that of keys
    keep.focus()
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("Enter")
    expect(learner.heading("learn.well")).to_be_visible()
    expect(page.get_by_role("tooltip")).to_have_count(0)


@pytest.mark.parametrize("size", [PORTRAIT, LANDSCAPE], ids=["portrait", "landscape"])
def test_on_a_phone_by_finger(new_person: NewPerson, size: dict[str, Any]) -> None:
    person = new_person(**size, locale="de-DE")
    person.texts = texts("de")
    page, learner = person.page, Learner(person)
    learner.begins("sowing")
    expect_no_sideways_scrolling(page)
    expect_no_tile_covered(page)
    page.locator("[data-tile='c2']").tap()
    for tile, colour in (("c3", "green"), ("d3", "blue"), ("e3", "white")):
        figure = page.get_by_role("radio", name=person.said(f"tribe.{colour}.count", n=1))
        figure.tap()
        page.locator(f"[data-tile='{tile}']").tap()
        expect(figure).to_have_count(0)
    expect(learner.heading("learn.well")).to_be_in_viewport()
    expect(page.get_by_role("button", name=person.said("learn.next"), exact=True)).to_be_in_viewport()
    expect_no_sideways_scrolling(page)


def test_another_language_changes_the_texts_and_nothing_else(person: Person) -> None:
    page, learner = person.page, Learner(person)
    learner.begins("sowing")
    learner.gives(["pick c2"])
    expect(page.get_by_text(person.said("lesson.sowing.walk.on.drop"))).to_be_visible()
    learner.press("ui.settings")
    page.get_by_role("radio", name="Français").click()
    expect(page.get_by_text(texts("fr").said("lesson.sowing.walk.on.drop"))).to_be_visible()


def test_a_lesson_that_does_not_exist(person: Person) -> None:
    person.page.goto("/learn/flying")
    expect(person.page.get_by_text(person.said("error.NoLessonError"))).to_be_visible()


@pytest.mark.parametrize("size", [{}, PORTRAIT, LANDSCAPE], ids=["desktop", "portrait", "landscape"])
def test_axe_finds_nothing(new_person: NewPerson, size: dict[str, Any]) -> None:
    person = new_person(**size)
    page, learner = person.page, Learner(person)
    page.goto("/learn")
    page.get_by_role("heading", name=person.said("expansion.base")).wait_for()
    expect_no_violations(page)
    learner.begins("markets")
    task = task_of("markets", "small")
    assert task.mistake
    learner.gives(task.mistake.answers[:-1])
    learner.press("learn.hint")
    expect(page.locator('[data-answer="buy 1"]').first).to_be_attached()
    expect_no_violations(page)
    learner.gives(task.mistake.answers[-1:])
    expect(learner.heading("learn.missed")).to_be_visible()
    expect_no_violations(page)
    learner.press("learn.again")
    learner.gives(task.solution)
    expect(learner.heading("learn.well")).to_be_visible()
    expect_no_violations(page)
    learner.press("learn.next")
    for name, then in (("large", "learn.next"), ("sell", "learn.finish")):
        learner.gives(task_of("markets", name).solution)
        learner.press(then)
    expect(page.get_by_text(person.said("learn.three"))).to_be_visible()
    expect_no_violations(page)
