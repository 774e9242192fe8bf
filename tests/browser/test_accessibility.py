"""axe finds nothing to complain about on any screen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from naqala import Game, Options
from tests.browser.axe import expect_no_violations
from tests.browser.conftest import NewPerson
from tests.browser.games import asks, finished, game_until, record_of
from tests.browser.people import Person, expect_no_sideways_scrolling
from tests.browser.texts import texts

SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1280, "height": 720},
    "phone": {"width": 390, "height": 844},
    "sideways": {"width": 844, "height": 390},
}


def expect_no_violations_at_any_size(page: Page) -> None:
    """Also on a phone, held either way: there nothing is wider than the screen."""
    for size in SIZES.values():
        page.set_viewport_size(size)
        expect_no_sideways_scrolling(page)
        expect_no_violations(page)


@pytest.mark.parametrize(
    ("address", "sign"),
    [("/", "ui.playNow"), ("/new", "setup.start"), ("/about", "ui.settings"), ("/nowhere", "ui.settings")],
    ids=["home", "new game", "about", "lost"],
)
def test_screen(person: Person, address: str, sign: str) -> None:
    person.page.goto(address)
    person.page.get_by_role("button", name=person.said(sign)).wait_for()
    expect_no_violations_at_any_size(person.page)


_QUESTIONS: dict[str, tuple[Options, Callable[[Game], bool]]] = {
    "bid": (Options(2), asks("bid")),
    "move": (Options(3, ("artisans", "thieves", "whims")), asks("move")),
    "sow": (Options(2), asks("drop")),
    "sale": (Options(2), asks("last", answer="sell")),
    "market": (Options(2), asks("tile", answer="buy")),
}


@pytest.mark.parametrize("question", _QUESTIONS)
def test_table(person: Person, question: str) -> None:
    options, wanted = _QUESTIONS[question]
    kinds = "h" + "b" * (options.seats - 1)
    person.sits_at(person.open_record(record_of(game_until(options, wanted)), kinds))
    assert person.player().wait() == "answer"
    expect_no_violations(person.page)


def test_table_on_a_phone(new_person: NewPerson) -> None:
    options, wanted = _QUESTIONS["move"]
    person = new_person(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True, locale="de-DE")
    person.texts = texts("de")
    person.sits_at(person.open_record(record_of(game_until(options, wanted)), "hbb"))
    person.player().wait()
    expect_no_violations(person.page)


def test_hand_over(person: Person) -> None:
    person.sits_at(person.open("hh")["id"])
    person.player().hand_over.wait_for()
    expect_no_violations(person.page)


def test_invitations_hint_and_explanation(person: Person) -> None:
    options, wanted = _QUESTIONS["move"]
    person.sits_at(person.open_record(record_of(game_until(options, wanted)), "hll"))
    player, page = person.player(), person.page
    player.wait()
    player.question.get_by_role("button", name=person.said("ui.hint"), exact=True).click()
    hint = page.get_by_role("region", name=person.said("hint.title"))
    hint.get_by_role("button", name=person.said("hint.more")).click()
    expect(hint.get_by_role("listitem")).not_to_have_count(1)
    expect_no_violations(page)
    page.get_by_role("button", name=person.said("ui.invite"), exact=True).click()
    page.get_by_role("dialog", name=person.said("ui.invite")).wait_for()
    expect_no_violations(page)
    page.keyboard.press("Escape")
    page.get_by_role("list", name=person.said("djinns.row")).get_by_role("button").first.click()
    page.get_by_role("dialog").wait_for()
    expect_no_violations(page)


def test_score_sheet_and_replay(person: Person) -> None:
    table = person.open_record(finished(), "hb")
    person.page.goto(f"/table/{table}")
    expect(person.player().over).to_be_visible()
    expect_no_violations_at_any_size(person.page)
    person.page.goto(f"/replay/{table}")
    person.page.get_by_role("slider", name=person.said("ui.replay.position")).wait_for()
    expect_no_violations_at_any_size(person.page)


def test_settings(person: Person) -> None:
    person.page.goto("/")
    person.page.get_by_role("button", name=person.said("ui.settings")).click()
    expect(person.page.get_by_role("dialog", name=person.said("ui.settings"))).to_be_visible()
    expect_no_violations(person.page)


@pytest.mark.parametrize("size", SIZES)
def test_coach_and_choice_at_a_tile(new_person: NewPerson, size: str) -> None:
    person = new_person(coached=True, viewport=SIZES[size])
    person.sits_at(person.open_record(record_of(game_until(*_QUESTIONS["sow"])), "hb"))
    player = person.player()
    player.wait()
    expect(person.page.get_by_role("note", name=person.said("coach.title"))).to_be_visible()
    player.tiles.first.click()
    expect_no_violations(person.page)


def test_more_contrast_and_large_text(person: Person) -> None:
    person.page.add_init_script("""localStorage.setItem('naqala.settings', '{"contrast": true, "size": "largest"}')""")
    options, wanted = _QUESTIONS["move"]
    person.sits_at(person.open_record(record_of(game_until(options, wanted)), "hbb"))
    person.player().wait()
    assert person.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "20px"
    expect_no_violations_at_any_size(person.page)
    person.page.get_by_role("button", name=person.said("ui.settings"), exact=True).click()
    expect(person.page.get_by_role("checkbox", name=person.said("ui.settings.contrast"))).to_be_checked()
    expect_no_violations(person.page)
