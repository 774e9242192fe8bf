"""The review of a finished game: from the score sheet, by keys alone, on the board, and on to another try."""

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from naqala.record import to_record
from naqala.review.judging import mark_of
from tests.bots.last_turns import missed, played_badly
from tests.browser.axe import expect_no_violations
from tests.browser.conftest import NewPerson
from tests.browser.people import Person, expect_no_sideways_scrolling
from tests.server.clients import wait_until

NAME = "a kill that takes a tile"
SIZES = {"desktop": (1280, 720), "phone": (390, 844), "sideways": (844, 390)}


def opened(person: Person) -> str:
    """A table at which a game of one bad turn is over."""
    return person.open_record(to_record(played_badly(NAME)).to_json(), "hb")


def reviewed(person: Person, table: str) -> None:
    """Waits until the review is complete."""
    person.page.get_by_role("heading", name=person.said("review.decisions")).wait_for()
    wait_until(lambda: person.context.request.get(f"/api/tables/{table}/review").json()["state"] == "done")
    expect(person.page.get_by_role("progressbar")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_the_review_shows_what_was_better(new_person: NewPerson, size: str) -> None:
    width, height = SIZES[size]
    person = new_person(viewport={"width": width, "height": height})
    table = opened(person)
    person.sits_at(table)
    person.page.get_by_role("dialog").get_by_role("link", name=person.said("ui.review.short"), exact=True).click()
    expect(person.page).to_have_url(re.compile(f"/review/{table}$"))
    reviewed(person, table)
    better = person.page.get_by_role("button", name=person.said("review.better"), exact=True)
    played = person.page.get_by_role("button", name=person.said("review.played"), exact=True)
    expect(better).to_have_attribute("aria-pressed", "true")
    person.page.locator("body").press("Space")
    expect(played).to_have_attribute("aria-pressed", "true")
    entry = person.page.get_by_role("button", name=re.compile(person.said(f"review.mark.{mark_of(missed(NAME))}")))
    entry.focus()
    entry.press("Enter")
    expect(entry).to_have_attribute("aria-current", "true")
    expect(better).to_have_attribute("aria-pressed", "true")
    board = person.page.get_by_role("grid").bounding_box()
    person.page.locator(".why").evaluate("text => text.append(' and more'.repeat(200))")
    assert person.page.get_by_role("grid").bounding_box() == board, "the board has another size beside another decision"
    if size == "desktop":
        expect(person.page.locator("section.nq-more")).to_have_attribute("data-more", "")
    person.page.locator(".why").evaluate("text => text.lastChild.remove()")
    expect_no_sideways_scrolling(person.page)
    if size == "desktop":
        assert person.page.evaluate("document.scrollingElement.scrollHeight - innerHeight") <= 0, "the page scrolls"
        assert board and board["height"] > 450
    expect_no_violations(person.page)


def test_a_review_says_where_hint_or_coach_said_otherwise(person: Person) -> None:
    table = opened(person)
    person.page.goto(f"/review/{table}")
    reviewed(person, table)
    expect(person.page.get_by_role("button", name=person.said("review.better"), exact=True)).to_be_visible()
    disputed = person.page.get_by_text(person.said("review.disputed"))
    expect(disputed).to_have_count(0)
    said = {table: {str(number): {"best": "pass"} for number in range(300)}}
    person.page.evaluate("said => localStorage.setItem('naqala.advised', said)", json.dumps(said))
    person.page.reload()
    expect(disputed).to_be_visible()


def test_by_tab_keys_alone(person: Person) -> None:
    table = opened(person)
    person.page.goto(f"/review/{table}")
    reviewed(person, table)
    keys = person.page.keyboard

    def tab_to(button: Locator) -> None:
        for _ in range(80):
            if button.evaluate("one => one === document.activeElement"):
                return
            keys.press("Tab")
        raise AssertionError("the button cannot be reached by Tab")

    entry = person.page.get_by_role("button", name=re.compile(person.said(f"review.mark.{mark_of(missed(NAME))}")))
    played = person.page.get_by_role("button", name=person.said("review.played"), exact=True)
    tab_to(entry)
    keys.press("Enter")
    expect(entry).to_have_attribute("aria-current", "true")
    tab_to(played)
    keys.press("Enter")
    expect(played).to_have_attribute("aria-pressed", "true")
    tab_to(person.page.get_by_role("button", name=person.said("ui.replay.continue")))
    keys.press("Enter")
    dialog = person.page.get_by_role("dialog")
    tab_to(dialog.get_by_role("button", name=person.said("setup.start")))
    keys.press("Enter")
    expect(person.page).to_have_url(re.compile("/table/"))
    person.player().wait()


def test_one_can_try_again(person: Person) -> None:
    table = opened(person)
    person.page.goto(f"/review/{table}")
    reviewed(person, table)
    person.page.get_by_role("button", name=person.said("ui.replay.continue")).click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog.get_by_text(person.texts.pattern("review.again.own"))).to_be_visible()
    dialog.get_by_role("button", name=person.said("setup.start")).click()
    expect(person.page).to_have_url(re.compile("/table/"))
    person.player().wait()


def test_a_running_game_has_no_review(person: Person) -> None:
    table = person.open("hb")["id"]
    with person.forgiven():
        person.page.goto(f"/review/{table}")
        expect(person.page.get_by_role("alert").first).to_have_text(person.said("error.NotOverError"))
