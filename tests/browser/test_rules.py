"""The book of rules: found by search and by address, from every explanation at a table, and readable for all."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import expect_no_violations
from tests.browser.conftest import NewPerson
from tests.browser.people import Person

SIZES: list[dict[str, Any]] = [
    {"viewport": {"width": 1280, "height": 720}},
    {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
    {"viewport": {"width": 844, "height": 390}, "is_mobile": True, "has_touch": True},
]


@pytest.mark.parametrize("size", SIZES, ids=["desktop", "phone", "landscape"])
def test_search_and_deep_links(new_person: NewPerson, size: dict[str, Any]) -> None:
    person = new_person(**size)
    page = person.page
    page.goto("/")
    page.get_by_role("link", name=person.said("ui.rules"), exact=True).click()
    field = page.get_by_role("searchbox", name=person.said("rules.search"))
    field.fill("Kali")
    expect(page.get_by_role("article")).to_have_count(1)
    expect(page.get_by_role("status")).to_have_text(person.said("rules.found", n=1))
    expect(page.get_by_text(person.said("doubt.mark.ours"))).to_have_count(1)
    expect_no_violations(page)
    field.fill("xyzzy")
    expect(page.get_by_role("status")).to_have_text(person.said("rules.none", words="xyzzy"))
    field.fill("when does the game end")
    nearest = page.get_by_role("article").first
    expect(nearest.get_by_role("heading")).to_have_text(person.said("topic.end"))
    expect(nearest.locator("mark").first).to_be_visible()
    expect_no_violations(page)
    nearest.get_by_role("link", name=person.said("topic.end")).click()
    expect(page.get_by_role("article", name=person.said("topic.end"), exact=True)).to_be_focused()
    expect(field).to_be_empty()
    page.goto("/about")
    page.goto("/rules#whim-w07")
    expect(page.locator("#whim-w07")).to_be_in_viewport(ratio=0.9)
    page.get_by_role("navigation").get_by_role("link", name=person.said("topic.last")).click()
    last = page.get_by_role("article", name=person.said("topic.last"), exact=True)
    expect(last).to_be_focused()
    expect(last.get_by_role("heading")).to_be_in_viewport(ratio=1)
    assert page.url.endswith("/rules#last")
    page.evaluate("location.hash = '#djinn-marid'")
    expect(page.locator("#djinn-marid")).to_be_focused()
    expect_no_violations(page)


def test_explanations_of_a_base_table_lead_to_the_rules_in_play(person: Person) -> None:
    person.sits_at(person.open("hb")["id"])
    page = person.page
    page.get_by_role("list", name=person.said("row.label")).get_by_role("button").first.click()
    page.get_by_role("dialog").get_by_role("link", name=person.said("ui.rules.more")).click()
    panel = page.get_by_role("dialog", name=person.said("ui.help"))
    things = panel.get_by_role("article", name=re.compile(f"^{person.said('topic.sale')}|{person.said('topic.fakirs')}$"))
    focused = things.locator("li:focus")
    expect(focused).to_have_count(1)
    expect(focused).to_be_in_viewport(ratio=0.9)
    for there, count in (("goal", 1), ("two", 1), ("sixth", 0), ("thieves", 0), ("whims", 0), ("promos", 0), ("solo", 0)):
        expect(panel.get_by_role("article", name=person.said(f"topic.{there}"), exact=True)).to_have_count(count)
    expect_no_violations(page)
    with page.context.expect_page() as opened:
        panel.get_by_role("link", name=person.said("rules.page")).click()
    expect(opened.value.get_by_role("article", name=person.said("topic.goal"), exact=True)).to_be_visible()
    expect(opened.value.get_by_role("article", name=person.said("topic.whims"), exact=True)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    page.get_by_role("button", name=person.said("ui.score"), exact=True).click()
    page.get_by_role("rowheader").get_by_role("button", name=person.said("score.palms"), exact=True).click()
    page.get_by_role("dialog").get_by_role("link", name=person.said("ui.rules.more")).click()
    expect(panel.locator("#score-palms")).to_be_focused()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_about_lists_what_is_not_confirmed(person: Person) -> None:
    person.page.goto("/about")
    values = person.page.get_by_role("region", name=person.said("doubt.title"))
    expect(values.get_by_role("listitem").filter(has_text=re.compile(f"^{person.said('whim.one')}:"))).to_have_count(22)
    expect(values.get_by_text(person.said("doubt.points", thing="Ptah", n=6), exact=True)).to_be_visible()
