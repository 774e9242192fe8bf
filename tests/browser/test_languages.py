"""German: chosen, kept, and whole. And in every language: no text runs out of its box."""

import re
from collections.abc import Iterable
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from naqala import Game, Options
from naqala.options import EXPANSIONS, PROMOS
from tests.browser.conftest import LOCALES, NewPerson
from tests.browser.games import asks, game_until, record_of
from tests.browser.people import Person
from tests.browser.texts import Texts, texts

_SHOWN = """() => {
  const found = new Set();
  const isShown = element => element.checkVisibility({ visibilityProperty: true });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (isShown(walker.currentNode.parentElement)) found.add(walker.currentNode.textContent.trim());
  for (const element of document.querySelectorAll('body *')) {
    if (!isShown(element)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.add((element.getAttribute(name) ?? '').trim());
  }
  return [...found].filter(text => /[a-z]{3}/i.test(text));
}"""
_TOO_WIDE = """() => [...document.querySelectorAll('body *')]
  .filter(element => element.checkVisibility({ visibilityProperty: true }) && !element.closest('svg, .nq-unseen'))
  .filter(element => getComputedStyle(element).display !== 'inline')
  .filter(element => [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim()))
  .filter(element => element.clientWidth > 1) // one pixel: said to screen readers, beside a sign for all others
  .filter(element => element.scrollWidth > element.clientWidth + 1)
  .map(element => `${element.scrollWidth} in ${element.clientWidth}: ${element.textContent.trim().slice(0, 60)}`)
"""
"""Boxes with words of their own that are too narrow for them."""
_PARTS = re.compile(r", |\. |: | · ")


def _telling(texts: Texts, keys: Iterable[str]) -> list[re.Pattern[str]]:
    """The texts with words of their own: not those that only join others."""
    letters = {key: min(len(re.sub(r"\{\w+\}|\W", "", form)) for form in texts.entries[key]) for key in keys}
    return [texts.pattern(key) for key, count in letters.items() if count > 3]


@cache
def _english_and_german() -> tuple[list[re.Pattern[str]], list[re.Pattern[str]]]:
    """What is said in English alone, and all that is said in German."""
    english, german = texts("en"), texts("de")
    spoken = {form for forms in german.entries.values() for form in forms}
    foreign = _telling(english, (key for key, forms in english.entries.items() if not spoken.intersection(forms)))
    return foreign, _telling(german, german.entries)


def _leftovers(page: Page) -> list[str]:
    """What can be read on the page and is English, not German."""
    shown = {part for text in page.evaluate(_SHOWN) for part in (text, *_PARTS.split(text))}
    return sorted(filter(_is_left_over, shown))


@cache
def _is_left_over(text: str) -> bool:
    """Whether a text is English, not German. Most of a page says the same after each step."""
    foreign, known = _english_and_german()
    return _fits(text, foreign) and not _fits(text, known)


def _fits(text: str, patterns: list[re.Pattern[str]]) -> bool:
    return any(pattern.match(text) for pattern in patterns)


def test_german_is_kept_and_whole(person: Person) -> None:
    page, german = person.page, texts("de")
    page.goto("/")
    page.get_by_role("button", name=person.said("ui.settings")).click()
    page.get_by_role("radio", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("dialog", name=german.said("ui.settings"))).to_be_visible()
    expect(page.get_by_role("radio", name="Deutsch")).to_be_focused()
    page.reload()
    person.texts = german
    page.get_by_role("button", name=german.said("ui.playNow")).wait_for()
    assert page.locator("html").get_attribute("lang") == "de"
    found = {"home": _leftovers(page)}
    page.goto("/new")
    page.get_by_role("button", name=german.said("setup.start")).wait_for()
    found["new game"] = _leftovers(page)
    person.sits_at(person.open("hbb", expansions=EXPANSIONS, promos=PROMOS)["id"])
    player = person.player("de")
    for step in range(12):
        player.step()
        player.wait()
        found[f"table, step {step}"] = _leftovers(page)
    assert {where: what for where, what in found.items() if what} == {}


def test_english_would_be_noticed(person: Person) -> None:
    """The test above can fail: on an English page it finds a lot."""
    person.page.goto("/new")
    person.page.get_by_role("button", name=person.said("setup.start")).wait_for()
    assert len(_leftovers(person.page)) > 20


def _late(game: Game) -> bool:
    return asks("move")(game) and game.position().round >= 4


@pytest.mark.parametrize("language", LOCALES)
def test_no_text_runs_out_of_its_box(new_person: NewPerson, language: str) -> None:
    person = new_person(locale=language, viewport={"width": 1280, "height": 720})
    person.texts = texts(language)
    record = record_of(game_until(Options(3, ("artisans", "thieves", "whims")), _late, seed=3))
    person.sits_at(person.open_record(record, "hbb"))
    player = person.player(language)
    for _ in range(4):
        player.wait()
        person.page.get_by_role("region", name=person.said("ui.market"), exact=True).wait_for()
        assert person.page.evaluate(_TOO_WIDE) == []
        player.step()
    for door in ("ui.score", "ui.settings", "ui.help"):
        player.wait()
        person.page.get_by_role("button", name=person.said(door), exact=True).first.click()
        dialog = person.page.get_by_role("dialog")
        dialog.wait_for()
        assert person.page.evaluate(_TOO_WIDE) == []
        dialog.get_by_role("button", name=person.said("ui.close"), exact=True).click()


@pytest.mark.parametrize("language", LOCALES)
def test_small_phone_shows_all_of_a_table_with_links(new_person: NewPerson, language: str) -> None:
    """A person who uses a link has the most to press: invitations, and a name to enter."""
    amira, basim = new_person(), new_person(locale=language, viewport={"width": 360, "height": 740})
    basim.texts = texts(language)
    opened = amira.open("hl")
    basim.sits_at(opened["id"], opened["invitations"]["2"])
    basim.page.get_by_role("group", name=basim.said("ui.welcome", name="Basim")).get_by_role("button").first.click()
    basim.page.get_by_role("textbox", name=basim.said("ui.rename.name")).wait_for()
    assert basim.page.evaluate("document.documentElement.scrollWidth") == 360
    assert basim.page.evaluate(_TOO_WIDE) == []


def test_text_that_runs_out_would_be_noticed(person: Person) -> None:
    """The test above can fail."""
    person.page.goto("/")
    person.page.get_by_role("heading", name=person.said("ui.myGames")).evaluate("heading => (heading.style.width = '1rem')")
    assert person.page.evaluate(_TOO_WIDE) != []
