"""The theme: as the device has it, or as a person has chosen; never another one first."""

import pytest
from playwright.sync_api import Page, expect

from naqala import Options
from tests.browser.axe import expect_no_violations
from tests.browser.conftest import NewPerson
from tests.browser.games import asks, finished, game_until, record_of
from tests.browser.people import Person

_FIRST_THEME = """new MutationObserver((_, observer) => {
  if (!document.getElementById('app')?.firstElementChild) return;
  window.firstTheme = document.documentElement.dataset.theme;
  observer.disconnect();
}).observe(document, { childList: true, subtree: true });"""
"""Notes the theme at the moment when the page has its first element, which no frame can have shown before."""


def _theme(page: Page) -> str:
    return str(page.evaluate("document.documentElement.dataset.theme"))


def _paper(page: Page) -> str:
    return str(page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--paper')"))


@pytest.fixture
def dark(new_person: NewPerson) -> Person:
    return new_person(color_scheme="dark", viewport={"width": 1280, "height": 720})


def test_follows_the_device_until_a_person_chooses(dark: Person) -> None:
    page = dark.page
    page.add_init_script(_FIRST_THEME)
    page.goto("/")
    page.get_by_role("button", name=dark.said("ui.settings")).click()
    assert page.evaluate("window.firstTheme") == _theme(page) == "dark"
    night = _paper(page)
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert _paper(page) != night
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("radio", name=dark.said("ui.settings.theme.light"), exact=True).check(force=True)
    assert _theme(page) == "light"
    page.reload()
    page.get_by_role("button", name=dark.said("ui.settings")).wait_for()
    assert page.evaluate("window.firstTheme") == _theme(page) == "light"


def test_dark_screens(dark: Person) -> None:
    for address in ("/", "/new", "/rules", "/learn", "/score", "/me", "/about"):
        dark.page.goto(address)
        dark.page.get_by_role("button", name=dark.said("ui.settings")).wait_for()
        expect_no_violations(dark.page)


def test_dark_table_also_with_more_contrast(dark: Person) -> None:
    game = game_until(Options(3, ("artisans", "thieves", "whims")), asks("move"))
    dark.sits_at(dark.open_record(record_of(game), "hbb"))
    player, page = dark.player(), dark.page
    player.wait()
    expect_no_violations(page)
    player.question.get_by_role("button", name=dark.said("ui.hint"), exact=True).click()
    dark.page.get_by_role("region", name=dark.said("hint.title")).wait_for()
    expect_no_violations(page)
    page.get_by_role("button", name=dark.said("ui.settings"), exact=True).click()
    expect(page.get_by_role("dialog", name=dark.said("ui.settings"))).to_be_visible()
    expect_no_violations(page)
    page.get_by_role("checkbox", name=dark.said("ui.settings.contrast")).check(force=True)
    expect_no_violations(page)
    page.keyboard.press("Escape")
    expect_no_violations(page)


def test_dark_score_sheet_and_replay(dark: Person) -> None:
    table = dark.open_record(finished(), "hb")
    dark.page.goto(f"/table/{table}")
    expect(dark.player().over).to_be_visible()
    expect_no_violations(dark.page)
    dark.page.goto(f"/replay/{table}")
    dark.page.get_by_role("tab", name=dark.said("ui.score")).click()
    expect_no_violations(dark.page)
