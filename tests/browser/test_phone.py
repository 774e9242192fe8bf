"""A phone: nothing lies beside the screen, and a finger is enough."""

from typing import Any

from playwright.sync_api import Page, expect

from naqala import Game, Options
from naqala.options import EXPANSIONS, PROMOS
from tests.browser.conftest import NewPerson
from tests.browser.games import asks, finished, game_until, record_of
from tests.browser.people import Person

WIDTH = 360
PHONE: dict[str, Any] = {
    "viewport": {"width": WIDTH, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}

_WIDE = """width => [...document.querySelectorAll('body *')]
  .filter(one => one.checkVisibility() && one.getBoundingClientRect().right > width + 1).slice(-3)
  .map(one => one.tagName + '.' + one.className + ' ' + one.textContent.trim().slice(0, 40))"""


def _expect_no_sideways_scrolling(page: Page, where: str) -> None:
    width = page.evaluate("document.scrollingElement.scrollWidth")
    assert width <= WIDTH, f"{where} is {width} wide: {page.evaluate(_WIDE, WIDTH)}"


def test_no_screen_scrolls_sideways(new_person: NewPerson) -> None:
    person = new_person(**PHONE)
    page = person.page
    table = person.open_record(finished(), "hb")
    screens = {
        "/": page.get_by_role("button", name=person.said("ui.playNow")),
        "/new": page.get_by_role("button", name=person.said("setup.start")),
        "/about": page.get_by_role("heading", name=person.said("ui.about")),
        "/nowhere": page.get_by_role("heading", name=person.said("ui.lost")),
        f"/replay/{table}": page.get_by_role("slider", name=person.said("ui.replay.position")),
        f"/table/{table}": page.get_by_role("dialog", name=person.said("ui.gameOver")),
    }
    for address, sign in screens.items():
        page.goto(address)
        expect(sign).to_be_visible()
        _expect_no_sideways_scrolling(page, address)


def _expect_dialogs_to_fit(person: Person) -> None:
    page = person.page
    for door in ("ui.score", "ui.settings", "ui.help"):
        page.get_by_role("button", name=person.said(door), exact=True).tap()
        page.get_by_role("dialog").get_by_role("button", name=person.said("ui.close"), exact=True).wait_for()
        _expect_no_sideways_scrolling(page, door)
        page.get_by_role("dialog").get_by_role("button", name=person.said("ui.close"), exact=True).tap()


_NOT_COVERED = """() => {
  const cover = document.querySelector('[data-cover]').getBoundingClientRect();
  const buttons = [...document.querySelectorAll('.which button')];
  return buttons.length > 0 && buttons.every((one) => one.getBoundingClientRect().bottom <= cover.top + 1);
}"""


def test_which_meeple_can_be_pressed_at_once(new_person: NewPerson) -> None:
    """The answers to a tile come into sight, none of them under the row that stays below."""
    person = new_person(**PHONE)
    person.sits_at(person.open_record(record_of(game_until(Options(2), _has_three_colours)), "hb"))
    player = person.player()
    player.wait()
    player.tiles.first.tap()
    which = person.page.locator(".which")
    expect(which.get_by_role("heading")).to_be_visible()
    person.page.wait_for_function(_NOT_COVERED)  # what is loaded late still moves it
    for button in which.get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=0.99)


def _has_three_colours(game: Game) -> bool:
    return asks("drop")(game) and len(set(game.position().turn.hand)) >= 3


def test_turns_by_touch(new_person: NewPerson) -> None:
    person = new_person(**PHONE)
    person.sits_at(person.open("hb", expansions=EXPANSIONS, promos=PROMOS)["id"])
    player = person.player("phone", touches=True)
    confirmed = 0
    while confirmed < 4:
        confirmed += player.step() == "confirm"
        player.wait()
        _expect_no_sideways_scrolling(person.page, "the table")
    _expect_dialogs_to_fit(person)
