"""German: chosen, kept, and whole."""

import re
from collections.abc import Iterable

from playwright.sync_api import Page, expect

from tests.browser.people import ALL, PROMOS, Person
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
_PARTS = re.compile(r", |\. |: | · ")


def _telling(texts: Texts, keys: Iterable[str]) -> list[re.Pattern[str]]:
    """The texts with words of their own: not those that only join others."""
    letters = {key: min(len(re.sub(r"\{\w+\}|\W", "", form)) for form in texts.entries[key]) for key in keys}
    return [texts.pattern(key) for key, count in letters.items() if count > 3]


def _leftovers(page: Page) -> list[str]:
    """What can be read on the page and is English, not German."""
    english, german = texts("en"), texts("de")
    spoken = {form for forms in german.entries.values() for form in forms}
    foreign = _telling(english, (key for key, forms in english.entries.items() if not spoken.intersection(forms)))
    known = _telling(german, german.entries)
    shown = {part for text in page.evaluate(_SHOWN) for part in (text, *_PARTS.split(text))}
    return sorted(text for text in shown if _fits(text, foreign) and not _fits(text, known))


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
    person.sits_at(person.open("hbb", expansions=ALL, promos=PROMOS)["id"])
    player = person.player("de")
    for step in range(25):
        player.step()
        player.wait()
        found[f"table, step {step}"] = _leftovers(page)
    assert {where: what for where, what in found.items() if what} == {}


def test_english_would_be_noticed(person: Person) -> None:
    """The test above can fail: on an English page it finds a lot."""
    person.page.goto("/new")
    person.page.get_by_role("button", name=person.said("setup.start")).wait_for()
    assert len(_leftovers(person.page)) > 20
