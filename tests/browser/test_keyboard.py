"""From the first page to complete turns with nothing but keys."""

import re

from playwright.sync_api import Page

from tests.browser.people import Person
from tests.browser.player import Player

_FOCUSED = """() => {
  const here = document.activeElement;
  const name = here.getAttribute('aria-label') ?? here.labels?.[0]?.innerText ?? here.innerText;
  return { role: here.getAttribute('role') ?? here.tagName.toLowerCase(), name };
}"""


def _tab_to(page: Page, role: str, name: re.Pattern[str], most: int = 120) -> None:
    """Presses Tab until the focus is there."""
    for _ in range(most):
        page.keyboard.press("Tab")
        here = page.evaluate(_FOCUSED)
        if here["role"] == role and name.search(here["name"] or ""):
            return
    raise AssertionError(f"Tab never reaches {role} {name.pattern}")


def _walk_to(page: Page, tile: str) -> None:
    """Arrow keys from the focused tile to another."""
    for _ in range(20):
        here = str(page.evaluate(_FOCUSED)["name"])[:2]
        if here == tile:
            return
        if here[0] != tile[0]:
            page.keyboard.press("ArrowRight" if here[0] < tile[0] else "ArrowLeft")
        else:
            page.keyboard.press("ArrowUp" if here[1] < tile[1] else "ArrowDown")
    raise AssertionError(f"the arrow keys never reach {tile}")


class Typist(Player):
    """Somebody without a mouse."""

    def do(self, todo: str) -> None:
        page = self.page
        assert todo != "hand over"
        if todo == "confirm":
            page.keyboard.press("e")
        elif self.question.get_by_role("button", name=self.texts.said("ui.cancel"), exact=True).is_visible():
            names = self.buttons.all_inner_texts()
            _tab_to(page, "button", re.compile(re.escape(self.random.choice(names).strip())))
            page.keyboard.press("Enter")
        elif self.tiles.count():
            self._choose_tile()
        else:
            page.keyboard.press(str(self.random.randint(1, min(9, self.buttons.count()))))

    def _choose_tile(self) -> None:
        tile = self.random.choice(self.tiles.evaluate_all("all => all.map(one => one.getAttribute('aria-label').slice(0, 2))"))
        if self.page.evaluate(_FOCUSED)["role"] != "gridcell":
            _tab_to(self.page, "gridcell", re.compile(""))
        _walk_to(self.page, tile)
        self.page.keyboard.press("Enter")


def test_turns_with_nothing_but_keys(person: Person) -> None:
    page = person.page
    page.goto("/")
    page.get_by_role("link", name=person.said("ui.newGame")).wait_for()
    _tab_to(page, "a", re.compile(person.said("ui.newGame")))
    page.keyboard.press("Enter")
    page.get_by_label(person.said("bot.level")).first.wait_for()
    for _ in range(2):
        _tab_to(page, "select", re.compile(person.said("bot.level")))
        page.keyboard.press("Home")
    _tab_to(page, "input", re.compile(re.escape(person.said("setup.seed"))))
    page.keyboard.type("keys")
    _tab_to(page, "button", re.compile(f"^{person.said('setup.start')}$"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    typist = Typist(page, person.texts, "keys")
    confirmed = 0
    while confirmed < 4:
        confirmed += typist.step() == "confirm"
