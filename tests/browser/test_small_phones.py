"""A phone whose browser leaves little of the screen: whatever is asked, its answers are in sight, with the coach on as well."""

import re
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from naqala import Game, Options
from naqala.options import EXPANSIONS
from naqala.texts.facts import FACTS
from tests.browser.conftest import NewPerson
from tests.browser.games import asks, game_until, record_of
from tests.browser.people import Person, expect_no_sideways_scrolling, left_over
from tests.browser.test_lessons import Learner, lesson_of
from tests.browser.texts import texts
from tests.players import choose

SIZES = ((390, 664), (360, 640), (390, 700), (390, 844))
PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True}
ALL = Options(3, EXPANSIONS)
LEAST_KINDS = 12
"""So many kinds of questions at least."""

_ANSWERS = """async () => {
  const section = document.querySelector('section.question')
  const named = section.querySelectorAll('[data-answer], [role=radio], [aria-pressed]')
  const answers = [...named].filter(one => one.checkVisibility())
  const canPress = one => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const x = (left + right) / 2
    return top >= 0 && bottom <= innerHeight && [top + 3, bottom - 3].every(y => one.contains(document.elementFromPoint(x, y)))
  }
  const scrolls = [section, ...section.querySelectorAll('*')].filter(one =>
    one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY))
  for (const one of scrolls) one.scrollTop = 0
  const isSeen = [section.querySelector('h2'), ...answers].slice(0, 3).map(canPress)
  const last = answers.at(-1)
  const frame = scrolls[0]
  if (last && frame) frame.scrollTop = last.getBoundingClientRect().bottom - frame.getBoundingClientRect().bottom + 30
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  return { isSeen, scrolls: scrolls.map(one => one.className), reachesLast: !last || canPress(last) }
}"""
"""Whether the question and its first answers are seen whole, what scrolls, and whether a scroll brings the last answer."""


@cache
def _questions() -> dict[str, Game]:
    """Of each kind of question to the first seat, the one with the most answers of some random games."""
    found: dict[str, Game] = {}
    for seed in range(1, 7):
        game, random = Game.new(ALL, seed), Random(seed)
        while not game.is_over:
            asked, most = game.decision, found.get(game.decision.ask)
            if asked.seat == 1 and len(game.legal_actions()) > (len(most.legal_actions()) if most else 1):
                found[asked.ask] = game.copy()
            game.play(choose(game, random, 0.7))
    return found


def _expect_answers_in_sight(page: Page, where: str) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert left_over(page, lambda: _faults(page)) == [], f"{where} at {width}x{height}"


def _faults(page: Page) -> list[Any]:
    found = page.evaluate(_ANSWERS)
    return [] if all(found["isSeen"]) and len(found["scrolls"]) <= 1 and found["reachesLast"] else [found]


def _may_buy_djinns(game: Game) -> bool:
    bought = {one.text.split()[1] for one in game.legal_actions() if one.text.startswith("buy") and "paying" in one.text}
    return game.decision.seat == 1 and len(bought) > 1


def test_who_buys_a_djinn_reads_what_it_does(new_person: NewPerson) -> None:
    person = new_person(**PHONE, viewport={"width": 390, "height": 664})
    game = game_until(ALL, _may_buy_djinns)
    person.sits_at(person.open_record(record_of(game), "hbb"))
    player = person.player()
    player.wait()
    djinn = next(one for one in game.position().djinns.row if any(f"buy {one} " in two.text for two in game.legal_actions()))
    about = person.said(f"djinn.{djinn}.about", **FACTS)
    for width, height in ((390, 664), (390, 844), (844, 390), (740, 360)):
        person.page.set_viewport_size({"width": width, "height": height})
        expect(player.question.get_by_text(about)).to_be_in_viewport(ratio=0.99)


UPRIGHT = ((390, 664), (360, 640), (390, 844))


def _lies_above(page: Page, tile: str) -> bool:
    """Whether the question covers nothing of a tile."""
    lower, asked = page.locator(f"[data-tile={tile}]").bounding_box(), page.locator("section.question").bounding_box()
    assert lower is not None and asked is not None
    return bool(lower["y"] + lower["height"] <= asked["y"] + 1)


def test_who_moves_meeples_sees_the_whole_board(new_person: NewPerson) -> None:
    """With the Artisans it has seven rows."""
    person = new_person(**PHONE, viewport={"width": 390, "height": 664})
    for options, ask in ((ALL, "drop"), (ALL, "move"), (Options(2), "drop"), (Options(2), "bid")):
        person.sits_at(person.open_record(record_of(game_until(options, asks(ask))), "h" + "b" * (options.seats - 1)))
        person.player().wait()
        person.page.wait_for_load_state("networkidle")
        for width, height in UPRIGHT:
            person.page.set_viewport_size({"width": width, "height": height})
            covered = left_over(person.page, lambda: [tile for tile in ("a1", "f1") if not _lies_above(person.page, tile)])
            assert covered == [], f"{options} {ask} at {width}x{height}"


def _sells_of_some(game: Game) -> bool:
    return asks("last", answer="sell")(game) and len(game.legal_actions()) > 8


def _bids_for_every_place(game: Game) -> bool:
    """Three places with prices of their own."""
    return asks("bid")(game) and game.position().round == 1 and len(game.position().bid_track or []) == 2


@pytest.mark.parametrize(
    "wanted", [asks("bid"), _bids_for_every_place, _sells_of_some, asks("kill")], ids=["bid", "bids", "sale", "kill"]
)
def test_the_coach_covers_no_row_where_bids_are_made_goods_sold_and_meeples_killed(
    new_person: NewPerson, wanted: Callable[[Game], bool]
) -> None:
    person = new_person(**PHONE, viewport={"width": 390, "height": 664}, coached=True)
    person.sits_at(person.open_record(record_of(game_until(Options(3), wanted)), "hbb"))
    person.player().wait()
    expect(person.page.get_by_role("note", name=person.said("coach.title"))).to_be_in_viewport(ratio=0.99)
    assert all(_lies_above(person.page, tile) for tile in ("a1", "f1"))


def test_all_that_the_coach_says_is_one_press_away(new_person: NewPerson) -> None:
    person = new_person(**PHONE, viewport={"width": 390, "height": 664}, coached=True)
    for ask, tip in (("bid", "coach.ask.bid.two"), ("drop", "coach.ask.drop")):
        person.sits_at(person.open_record(record_of(game_until(Options(2), asks(ask))), "hb"))
        player = person.player()
        player.wait()
        person.page.wait_for_load_state("networkidle")
        note = person.page.get_by_role("note", name=person.said("coach.title"))
        answers = player.question.locator('[data-answer^="bid"], [role=radio]').all()
        more = note.get_by_role("button", name=person.said("ui.more"))
        expect(more).to_be_in_viewport(ratio=0.99)
        before = [answer.bounding_box() for answer in answers]
        more.tap()
        expect(note.get_by_role("paragraph").filter(has_text=person.said(tip, **FACTS))).to_be_in_viewport(ratio=0.99)
        expect(note.get_by_role("button", name=person.said("coach.off"))).to_be_in_viewport(ratio=0.99)
        for answer in answers:
            expect(answer).to_be_in_viewport(ratio=0.99)
        assert [answer.bounding_box() for answer in answers] == before
        person.page.touchscreen.tap(200, 100)
        expect(note.get_by_role("button", name=person.said("coach.off"))).to_have_count(0)


def _expect_tabs_to_lead_to(parts: dict[str, str], person: Person, bar: Locator) -> None:
    """Taps one tab after the other and sees its part."""
    for tab, part in parts.items():
        bar.get_by_role("button", name=person.said(tab), exact=True).tap()
        heading = person.page.locator("summary").filter(has_text=re.compile(f"^{person.said(part)}$"))
        expect(heading).to_be_focused()
        expect(heading).to_be_in_viewport(ratio=0.99)
        expect(bar.locator("[aria-current]")).to_have_text(person.said(tab))


def test_tabs_lead_to_what_lies_below_the_board_and_back(new_person: NewPerson) -> None:
    person = new_person(**PHONE, viewport={"width": 390, "height": 664})
    person.sits_at(person.open_record(record_of(game_until(ALL, asks("move"))), "hbb"))
    player, page = person.player(), person.page
    player.wait()
    page.wait_for_load_state("networkidle")
    bar = page.get_by_role("navigation", name=person.said("ui.tabs"))
    tabs = bar.get_by_role("button")
    parts = {"ui.tab.mine": "ui.mine", "ui.market": "ui.djinns", "ui.players": "ui.players", "ui.log": "ui.log"}
    expect(tabs).to_have_count(len(parts))
    for one in tabs.all():
        box = one.bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= 44
    _expect_tabs_to_lead_to(parts, person, bar)
    expect(player.log).to_be_in_viewport(ratio=0.9)
    bar.get_by_role("button", name=person.said("ui.yourAnswer"), exact=True).tap()
    expect(bar.locator("[aria-current]")).to_have_count(0)
    expect(player.question.get_by_role("heading").first).to_be_focused()
    expect(page.locator("[data-tile=a7]")).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("size", [(844, 390), (740, 360)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_on_its_side_tabs_lead_to_what_is_out_of_sight_and_back(new_person: NewPerson, size: tuple[int, int]) -> None:
    person = new_person(**PHONE, viewport={"width": size[0], "height": size[1]}, locale="de-DE")
    person.texts = texts("de")
    person.sits_at(person.open_record(record_of(game_until(ALL, asks("bid"))), "hbb"))
    player, page = person.player(), person.page
    player.wait()
    page.wait_for_load_state("networkidle")
    expect_no_sideways_scrolling(page)
    bar = page.get_by_role("navigation", name=person.said("ui.tabs"))
    back = bar.get_by_role("button", name=person.said("ui.yourAnswer"), exact=True)
    expect(back).to_have_count(0)
    edge = bar.bounding_box()
    for bid in player.question.locator("[data-answer^=bid]:not(details *)").all():
        box = bid.bounding_box()
        assert edge is not None and box is not None and box["x"] + box["width"] <= edge["x"], "beside the tabs"
    parts = {
        "ui.tab.mine": "ui.mine",
        "ui.djinns": "ui.djinns",
        "ui.market": "ui.market",
        "ui.players": "ui.players",
        "ui.log": "ui.log",
    }
    _expect_tabs_to_lead_to(parts, person, bar)
    back.tap()
    expect(player.question.get_by_role("heading").first).to_be_in_viewport(ratio=0.99)
    expect(back).to_have_count(0)


def test_on_its_side_the_total_of_a_long_score_sheet_is_in_sight(new_person: NewPerson) -> None:
    person = new_person(**PHONE, viewport={"width": 844, "height": 390})
    person.sits_at(person.open_record(record_of(game_until(ALL, asks("move"))), "hbb"))
    person.player().wait()
    person.page.get_by_role("button", name=person.said("ui.score"), exact=True).tap()
    rows = person.page.get_by_role("region", name=person.said("score.estimate"), exact=True).get_by_role("row")
    expect(rows.first).to_be_in_viewport(ratio=0.99)
    expect(rows.last).to_contain_text(person.said("score.total"))
    expect(rows.last).to_be_in_viewport(ratio=0.99)


def test_an_enlarged_board_names_the_tiles_in_sight(new_person: NewPerson) -> None:
    for size in ((844, 390), (390, 664)):
        person = new_person(**PHONE, viewport={"width": size[0], "height": size[1]})
        person.sits_at(person.open_record(record_of(game_until(Options(2), asks("move"))), "hb"))
        person.player().wait()
        person.page.get_by_role("button", name=person.said("ui.zoomIn"), exact=True).tap()
        for place in ((0, 0), (900, 900)):
            seen = person.page.evaluate(_NAMES_IN_SIGHT, place)
            assert re.search("[a-f]", seen) and re.search("[1-5]", seen), f"{seen} at {size}, {place}"


_NAMES_IN_SIGHT = """async ([left, top]) => {
  const scroller = document.querySelector('.enlarged')
  scroller.scrollTo(left, top)
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  const frame = scroller.getBoundingClientRect()
  return [...scroller.querySelectorAll('.over span')].filter(one => {
    const box = one.getBoundingClientRect()
    return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom
  }).map(one => one.textContent).join('')
}"""


@pytest.mark.parametrize("lesson", ["sowing", "tribes", "score"])
def test_a_lesson_shows_the_whole_board_while_meeples_are_moved(new_person: NewPerson, lesson: str) -> None:
    person = new_person(**PHONE, viewport={"width": 390, "height": 664})
    learner, page = Learner(person), person.page
    learner.begins(lesson)
    tasks = lesson_of(lesson).tasks
    for number, task in enumerate(tasks, 1):
        learner.heading("learn.task", n=number, all=len(tasks)).wait_for()
        for answer in task.solution:
            page.locator(f'[data-answer="{answer}"]').first.wait_for(state="attached")
            if answer.startswith(("pick", "drop")):
                assert all(_lies_above(page, tile) for tile in ("a1", "f1")), f"{task.name}: {answer}"
            learner.gives([answer])
        expect(learner.heading("learn.well")).to_be_visible()
        told = page.get_by_text(person.said(f"lesson.{lesson}.{task.name}", **FACTS), exact=True)
        expect(told.first, "what the task was").to_be_visible()
        learner.press("learn.finish" if task is tasks[-1] else "learn.next")


def test_on_its_side_no_empty_card_is_left_of_a_task_that_is_won(new_person: NewPerson) -> None:
    person = new_person(**PHONE, viewport={"width": 844, "height": 390})
    learner = Learner(person)
    learner.begins("sowing")
    task = lesson_of("sowing").tasks[0]
    learner.gives(task.solution)
    expect(learner.heading("learn.well")).to_be_in_viewport()
    expect(learner.heading("learn.task", n=1, all=2)).to_have_count(0)


@pytest.mark.parametrize("coached", [True, False])
def test_the_answers_to_every_kind_of_question_are_in_sight(new_person: NewPerson, coached: bool) -> None:
    person = new_person(**PHONE, viewport={"width": 390, "height": 664}, coached=coached)
    questions = _questions()
    assert len(questions) >= LEAST_KINDS
    for ask, game in sorted(questions.items()):
        person.sits_at(person.open_record(record_of(game), "hbb"))
        person.player().wait()
        person.page.wait_for_load_state("networkidle")
        _expect_answers_in_sight(person.page, ask)
