"""A phone: nothing lies beside the screen, and a finger is enough."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from naqala import Game, Options
from naqala.options import EXPANSIONS, PROMOS
from naqala.record import to_record
from tests.bots.last_turns import played_badly
from tests.browser.conftest import NewPerson
from tests.browser.games import asks, finished, game_until, record_of
from tests.browser.people import Person, expect_no_sideways_scrolling

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
        "/rules": page.get_by_role("article", name=person.said("topic.yazid"), exact=True),
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


def test_which_meeple_can_be_pressed_at_once(new_person: NewPerson) -> None:
    """The answers to a tile stand below the board, all of them in sight, and hide no tile; a finger on one gives it."""
    person = new_person(**PHONE)
    person.sits_at(person.open_record(record_of(game_until(Options(2), _has_three_colours)), "hb"))
    player = person.player()
    player.wait()
    tile = player.tiles.first
    tile.tap()
    asked = person.said("board.hand.drop", tile=tile.get_attribute("data-tile") or "")
    expect(player.question.get_by_role("heading", name=asked)).to_be_visible()
    expect(person.page.locator(".board").get_by_role("button")).to_have_count(0)
    for meeple in player.colours.all():
        expect(meeple).to_be_in_viewport(ratio=0.99)
    player.colours.first.tap()
    expect(person.page.get_by_role("gridcell", name=re.compile(re.escape(person.said("board.step", n=1))))).to_have_count(1)


SIDEWAYS: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}


def test_phone_on_its_side_shows_the_whole_board_and_the_question(new_person: NewPerson) -> None:
    person = new_person(**SIDEWAYS)
    for options in (Options(2), Options(4, EXPANSIONS)):
        person.sits_at(person.open_record(record_of(game_until(options, asks("move"))), "h" + "b" * (options.seats - 1)))
        player = person.player()
        player.wait()
        for tile in ("a1", "f1", "a5", "f5"):
            expect(person.page.locator(f'[data-tile="{tile}"]')).to_be_in_viewport(ratio=0.99)
        expect(player.question.get_by_role("heading").first).to_be_in_viewport(ratio=0.99)
        assert person.page.evaluate("document.scrollingElement.scrollWidth") <= 844


def _drags_by_finger(page: Page, thing: Locator, goal: Locator) -> None:
    finger, steps = page.context.new_cdp_session(page), 6
    (x, y), (to_x, to_y) = _middle(thing), _middle(goal)
    for step in range(steps + 1):
        point = {"x": x + (to_x - x) * step / steps, "y": y + (to_y - y) * step / steps}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()


def _middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_meeples_are_dragged_by_finger(new_person: NewPerson, size: dict[str, Any]) -> None:
    """From the hand below or beside the board, and from where they float over it; the page stays where it is."""
    person = new_person(**size)
    person.sits_at(person.open_record(record_of(game_until(Options(2), _has_three_colours)), "hb"))
    player, page = person.player(), person.page
    for step, is_floating in enumerate((False, True), 1):
        player.wait()
        answer = player.question.locator('[data-answer^="drop"]').first.get_attribute("data-answer") or ""
        _, colour, tile = answer.split()
        name = re.compile(rf"^\d+ {person.said(f'tribe.{colour}', n=1)}")
        meeple = page.locator(f"[data-held={colour}]").first if is_floating else page.get_by_role("radio", name=name)
        expect(meeple).to_be_in_viewport(ratio=0.9)
        before = page.evaluate("scrollY")
        _drags_by_finger(page, meeple, page.locator(f"[data-tile={tile}]"))
        dropped = page.get_by_role("gridcell", name=re.compile(rf"^{tile},.*{re.escape(person.said('board.step', n=step))}"))
        expect(dropped).to_have_count(1)
        assert page.evaluate("scrollY") == before


@pytest.mark.parametrize("screen", ["replay", "review"])
def test_phone_on_its_side_shows_the_whole_board_of_a_game_that_is_over(new_person: NewPerson, screen: str) -> None:
    person = new_person(**SIDEWAYS)
    table = person.open_record(to_record(played_badly("a kill that takes a tile")).to_json(), "hb")
    person.page.goto(f"/{screen}/{table}")
    step = person.page.get_by_role("button", name=person.said("ui.replay.nextTurn"), exact=True)
    expect(step).to_be_in_viewport(ratio=0.99)
    for tile in ("a1", "f1", "a5", "f5"):
        expect(person.page.locator(f'[data-tile="{tile}"]')).to_be_in_viewport(ratio=0.99)
    expect_no_sideways_scrolling(person.page)


def test_a_hint_that_comes_late_fetches_no_one_back(new_person: NewPerson) -> None:
    """On a phone on its side the page scrolls to the hint when it is asked for, and not once more when it is there."""
    person = new_person(**SIDEWAYS)
    page = person.page
    late: list[Callable[[], None]] = []

    def hold(here: WebSocketRoute) -> None:
        server = here.connect_to_server()

        def hear(message: str | bytes) -> None:
            if '"advice"' in str(message):
                late.append(lambda: here.send(message))
            else:
                here.send(message)

        server.on_message(hear)

    page.route_web_socket(re.compile("/ws"), hold)
    person.sits_at(person.open_record(record_of(game_until(Options(2), asks("move"))), "hb"))
    player = person.player()
    player.wait()
    page.wait_for_load_state("networkidle")
    player.question.get_by_role("button", name=person.said("ui.hint"), exact=True).tap()
    hint = page.get_by_role("region", name=person.said("hint.title"))
    expect(hint).to_be_in_viewport()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(hint).not_to_be_in_viewport()
    before = page.evaluate("scrollY")
    while not late:
        page.wait_for_timeout(50)
    late[0]()
    expect(hint.get_by_role("listitem").first).to_be_attached()
    page.wait_for_timeout(100)
    assert page.evaluate("scrollY") >= before, "more where the browser keeps its place below what has grown"


def test_bids_hide_no_row_of_the_board(new_person: NewPerson) -> None:
    person = new_person(**{**PHONE, "viewport": {"width": 390, "height": 844}})
    person.sits_at(person.open("hbb", expansions=EXPANSIONS)["id"])
    player = person.player()
    player.wait()
    lowest, asked = person.page.locator('[data-tile="a1"]').bounding_box(), player.question.bounding_box()
    assert lowest is not None
    assert asked is not None
    assert lowest["y"] + lowest["height"] <= asked["y"] + 1


def _has_three_colours(game: Game) -> bool:
    return asks("drop")(game) and len(set(game.position().turn.hand)) >= 3


def test_turns_by_touch(new_person: NewPerson) -> None:
    person = new_person(**PHONE)
    person.sits_at(person.open("hb", expansions=EXPANSIONS, promos=PROMOS)["id"])
    player = person.player("phone", touches=True)
    for _ in range(20):
        player.step()
        player.wait()
        _expect_no_sideways_scrolling(person.page, "the table")
    _expect_dialogs_to_fit(person)


def _presses_long(page: Page, thing: Locator) -> None:
    """As long as it takes to be told what it is, and lets go."""
    x, y = _middle(thing)
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(480)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()


def test_long_press_on_what_can_be_bought_explains_it_and_buys_nothing(new_person: NewPerson) -> None:
    person = new_person(**PHONE)
    player, page = person.player(), person.page
    for answers, chosen in ((4, 0), (16, 2)):  # a button for each card; cards to choose, and a button for these

        def buys(game: Game, answers: int = answers) -> bool:
            return asks("tile", answer="buy 1")(game) and len(game.legal_actions()) == answers

        person.sits_at(person.open_record(record_of(game_until(Options(2), buys)), "hb"))
        player.wait()
        for place in range(chosen):
            player.question.locator("[aria-pressed]").nth(place).tap()
        said = re.compile(f"^{person.said('answer.buy.cards', what='X', gold=0).split('X')[0]}")
        buy = player.question.get_by_role("button", name=said).first
        _presses_long(page, buy)
        expect(page.get_by_role("dialog")).to_be_visible()
        expect(buy).to_be_visible()
        expect(player.confirm).to_have_count(0)


def test_a_tap_that_closes_an_explanation_answers_nothing(new_person: NewPerson) -> None:
    person = new_person(**PHONE)
    person.sits_at(person.open_record(record_of(game_until(Options(2), asks("move"))), "hb"))
    player, page = person.player(), person.page
    player.wait()
    tile, said = player.tiles.first, player.heading()
    _presses_long(page, tile)
    expect(page.get_by_role("dialog")).to_be_visible()
    box = page.get_by_role("dialog").bounding_box()
    assert box
    free = next(one for one in player.tiles.all() if _middle(one)[1] < box["y"] - 4)
    page.touchscreen.tap(*_middle(free))
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert player.heading() == said
    page.touchscreen.tap(*_middle(free))
    expect(player.question.get_by_role("heading").first).not_to_have_text(said)
