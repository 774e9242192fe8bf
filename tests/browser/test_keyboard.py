"""From the first page to complete turns with nothing but keys."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from naqala import Game, Options
from tests.browser.games import asks, game_until, record_of
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
    """A person without a mouse."""

    def do(self, todo: str) -> None:
        page = self.page
        assert todo != "hand over"
        if todo == "confirm":
            page.keyboard.press("e")
        elif self.choice.first.is_visible():  # which of several: the first has the focus
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
    for _ in range(20):
        typist.step()


def _press(page: Page, role: str, name: str) -> None:
    _tab_to(page, role, re.compile(name))
    page.keyboard.press("Enter")


def _sits_before(person: Person, wanted: Callable[[Game], bool], options: Options) -> Player:
    person.sits_at(person.open_record(record_of(game_until(options, wanted)), "h" + "b" * (options.seats - 1)))
    player = person.player()
    assert player.wait() == "answer"
    player.question.focus()
    return player


def test_two_cards_are_bought_with_keys(person: Person) -> None:
    def has_many(game: Game) -> bool:
        row, buys = game.position().cards.row, [action for action in game.legal_actions() if action.verb == "buy_two"]
        sets = {tuple(sorted(row[int(place) - 1] for place in action.parts.values())) for action in buys}
        return asks("tile")(game) and len(sets) > 6

    player = _sits_before(person, has_many, Options(2))
    cards = player.question.get_by_role("list", name=person.said("ui.cards")).get_by_role("button")
    for place in range(2):
        cards.nth(place).focus()
        person.page.keyboard.press("Enter")
    _press(person.page, "button", f"^{person.said('answer.buy.cards', what='|', gold=3).split('|')[0]}")
    if player.is_to_confirm():
        person.page.keyboard.press("e")
    expect(player.log).to_contain_text(re.compile("buys for 6 gold"))


def test_goods_are_sold_and_the_turn_is_ended_with_keys(person: Person) -> None:
    player = _sits_before(person, asks("last", answer="sell"), Options(2))
    for good in person.page.locator(".goods").get_by_role("button").all():
        good.focus()
        person.page.keyboard.press("Enter")
    _press(person.page, "button", f"^{person.said('answer.sell', what='|', gold=3).split('|')[0]}")
    expect(player.log).to_contain_text(re.compile("sells for"))


def test_device_is_handed_over_with_keys(person: Person) -> None:
    person.sits_at(person.open("hh")["id"])
    player = person.player()
    player.hand_over.wait_for()
    person.page.keyboard.press("Enter")
    expect(player.hand_over).to_be_hidden()
    assert player.wait() == "answer"
