"""Choosing as people do: victims by their meeples, undo again and again, a finger while the page moves under it."""

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from naqala import Game, Options
from naqala.options import EXPANSIONS
from naqala.texts.facts import FACTS
from tests.browser.conftest import NO_NOTE, NewPerson
from tests.browser.games import asks, game_until, record_of
from tests.browser.people import Person
from tests.browser.player import Player

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
PORTRAIT: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LANDSCAPE: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
SIZES = pytest.mark.parametrize("size", [DESKTOP, PORTRAIT, LANDSCAPE], ids=["desktop", "portrait", "landscape"])

_LISTS_CLICKS = "window.clicked = []; addEventListener('click', (one) => clicked.push(one.target.textContent), true)"


def _sits(new_person: NewPerson, size: dict[str, Any], game: Game) -> tuple[Person, Player]:
    person = new_person(**size, scripts=[NO_NOTE, _LISTS_CLICKS])
    person.sits_at(person.open_record(record_of(game), "hb"))
    player = person.player()
    player.wait()
    return person, player


def _victims(game: Game) -> dict[str, list[str]]:
    """By tile, who can be killed there."""
    found: dict[str, list[str]] = {}
    for action in game.legal_actions():
        if action.verb == "kill_on":
            found.setdefault(action.parts["tile"], []).append(action.text)
    return found


def _has_victims(game: Game) -> bool:
    """Some tiles have one kind of victim, some have several."""
    return asks("kill")(game) and {1, 2} <= set(map(len, _victims(game).values()))


def _press(size: dict[str, Any], thing: Locator) -> None:
    if size is DESKTOP:
        thing.click()
    else:
        thing.tap()


@SIZES
def test_an_only_victim_is_killed_by_a_button_that_says_so(new_person: NewPerson, size: dict[str, Any]) -> None:
    game = game_until(Options(2), _has_victims)
    tile, [kill] = next((tile, kills) for tile, kills in _victims(game).items() if len(kills) == 1)
    person, player = _sits(new_person, size, game)
    page = person.page
    place = page.locator(f"[data-tile={tile}]")
    before = place.get_attribute("aria-label")
    _press(size, place)
    tribe = kill.split()[1]
    asked = person.said("board.kill.again", tribe=tribe, tile=tile)
    which = page.get_by_role("group", name=asked)
    expect(player.question.get_by_role("heading", name=asked)).to_be_visible()
    victim = which.get_by_role("button", name=person.said("board.kill", tribe=tribe, tile=tile), exact=True)
    expect(victim).to_be_in_viewport(ratio=0.99)
    if size is not DESKTOP:
        expect(page.locator(".board").get_by_role("button")).to_have_count(0)  # it hides no tile
    _press(size, victim)
    expect(which).to_have_count(0)
    expect(place).not_to_have_attribute("aria-label", before or "")


@pytest.mark.parametrize("way", ["mouse", "finger", "keys"])
def test_an_only_victim_is_killed_by_its_tile_pressed_twice(new_person: NewPerson, way: str) -> None:
    game = game_until(Options(2), _has_victims)
    tile, [kill] = next((tile, kills) for tile, kills in _victims(game).items() if len(kills) == 1)
    person, player = _sits(new_person, PORTRAIT if way == "finger" else DESKTOP, game)
    place = person.page.locator(f"[data-tile={tile}]")
    before = place.get_attribute("aria-label") or ""
    asked = person.said("board.kill.again", tribe=kill.split()[1], tile=tile)
    if way == "keys":
        place.focus()
        person.page.keyboard.press("Enter")
        button = person.page.get_by_role("group", name=asked).get_by_role("button").first
        expect(button).to_be_focused()
        person.page.keyboard.press("Enter")
    else:
        press = place.tap if way == "finger" else place.click
        press()
        expect(player.question.get_by_role("heading", name=asked)).to_be_visible()
        person.page.wait_for_timeout(400)  # no double click
        press()
    expect(place).not_to_have_attribute("aria-label", before)


def test_victims_are_pressed_where_they_stand(new_person: NewPerson) -> None:
    game = game_until(Options(2), _has_victims)
    tile, kills = next((tile, kills) for tile, kills in _victims(game).items() if len(kills) == 2)
    person, _ = _sits(new_person, DESKTOP, game)
    person.page.locator(f"[data-tile={tile}]").click()
    colour = kills[1].split()[1]
    name = person.page.locator(f"[data-tile={tile}]")
    before = name.get_attribute("aria-label")
    person.page.locator(f"[data-standing={colour}]").first.click()
    expect(person.page.locator("[data-standing]")).to_have_count(0)
    expect(name).not_to_have_attribute("aria-label", before or "")


def test_on_a_phone_a_power_says_what_it_does(new_person: NewPerson) -> None:
    """On a desktop the djinn itself lies beside the board and says it."""
    game = game_until(Options(2), asks("last", answer="use "))
    djinn = next(action.parts["djinn"] for action in game.legal_actions() if action.verb == "use")
    for size in (PORTRAIT, DESKTOP):
        person, player = _sits(new_person, size, game)
        about = player.question.get_by_text(person.said(f"djinn.{djinn}.about", **FACTS))
        expect(about).to_be_visible(visible=size is PORTRAIT)


def test_a_greyed_meeple_says_why(new_person: NewPerson) -> None:
    def has_greyed(game: Game) -> bool:
        if not asks("drop")(game) or len(game.legal_actions()) < 2:
            return False
        return {action.parts["colour"] for action in game.legal_actions()} < _colours_in_hand(game)

    _, player = _sits(new_person, DESKTOP, game_until(Options(2), has_greyed))
    player.question.locator("[role=radio][aria-disabled=true]").first.click(force=True)  # people do not wait until it is enabled
    expect(player.question.get_by_role("alert")).to_have_text(player.texts.said("board.refused.hand"))
    expect(player.question.get_by_role("alert")).to_be_in_viewport(ratio=0.99)


def _colours_in_hand(game: Game) -> set[str]:
    letters = dict(zip("YWGBRP", ("yellow", "white", "green", "blue", "red", "purple"), strict=True))
    return {letters[letter] for letter in game.position().turn.hand or ""}


@SIZES
def test_undo_stays_under_the_finger(new_person: NewPerson, size: dict[str, Any]) -> None:
    """A move of four meeples is undone by presses on one place, and everything is as before; redone, it is as far as it was."""

    def is_wanted(game: Game) -> bool:
        board = game.position().board
        return asks("move")(game) and any(len(board[start].meeples) > 3 for start in _starts(game))

    game = game_until(Options(2), is_wanted)
    start = next(start for start in _starts(game) if len(game.position().board[start].meeples) > 3)
    person, player = _sits(new_person, size, game)
    undo = player.question.get_by_role("button", name=person.said("ui.undo"), exact=True)
    before, title = undo.bounding_box(), player.question.get_by_role("heading").first
    assert before
    held = len(game.position().board[start].meeples)
    headings = [player.heading(), *(person.said("ask.drop", n=held - dropped) for dropped in range(3))]
    player.give(f"pick {start}")
    for heading in headings[2:]:
        hand = player.question.get_by_role("radio")
        expect(hand.first).to_be_visible()
        drop = person.page.locator('[data-answer^="drop"]').first.get_attribute("data-answer")
        player.give(str(drop))
        expect(title).to_have_text(heading)
        assert undo.bounding_box() == pytest.approx(before, abs=1)
    redo = player.question.get_by_role("button", name=person.said("ui.redo"), exact=True)
    expect(redo).to_have_count(0)
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    for heading in headings[2::-1]:
        expect(undo).to_be_enabled()
        if size is DESKTOP:
            person.page.mouse.click(x, y)
        else:
            person.page.touchscreen.tap(x, y)
        expect(title).to_have_text(heading)
        assert undo.bounding_box() == pytest.approx(before, abs=1)
    for step, heading in enumerate(headings[1:]):
        if step or size is not DESKTOP:
            redo.click()
        else:
            person.page.keyboard.press(f"Shift+{person.said('ui.key.undo')}")
        expect(title).to_have_text(heading)
    expect(redo).to_have_count(0)


def _starts(game: Game) -> list[str]:
    return [action.parts["tile"] for action in game.legal_actions() if action.verb == "pick"]


def _is_at_a_small_market(game: Game) -> bool:
    return asks("tile", answer="buy")(game) and all(action.verb in ("buy_card", "pass") for action in game.legal_actions())


def _touch(session: CDPSession, kind: str, *points: dict[str, float]) -> None:
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})


def test_a_finger_under_which_the_page_moves_answers_nothing(new_person: NewPerson) -> None:
    """It goes down on "Leave", and when it is lifted "Buy" is there: Chromium clicks what is there."""
    person, player = _sits(new_person, PORTRAIT, game_until(Options(2), _is_at_a_small_market))
    page, session = person.page, person.context.new_cdp_session(person.page)
    page.wait_for_load_state("networkidle")
    buy, leave = player.question.locator('[data-answer^="buy"]').first, player.question.locator('[data-answer="pass"]')
    first, second = buy.bounding_box(), leave.bounding_box()
    assert first
    assert second
    _touch(session, "touchStart", {"x": first["x"] + 40, "y": second["y"] + second["height"] / 2})
    down = second["y"] - first["y"]
    player.question.evaluate("(question, down) => { question.style.translate = `0 ${down}px` }", down)
    assert buy.bounding_box() == pytest.approx({**first, "y": second["y"]}, abs=1)
    _touch(session, "touchEnd")
    page.wait_for_function("text => text.includes(window.clicked.at(-1)?.trim())", arg=buy.text_content())
    page.wait_for_timeout(300)  # if it had been taken for a press, that would have been sent by now
    expect(leave).to_be_visible()
    player.question.evaluate("question => { question.style.translate = '' }")
    leave.tap()
    expect(player.question.get_by_role("button", name=person.said("answer.pass.tile"))).to_have_count(0)


def _tap_strip(person: Person, box: Locator) -> None:
    """Taps the sign at the lower end of a box that there is more below, after which the box shows more of it. A frame later the
    sign says whether there is still more.
    """
    expect(box).to_have_attribute("data-more", "")
    person.page.wait_for_load_state("networkidle")
    x, y, top = box.evaluate(
        "one => { const { x, width, bottom } = one.getBoundingClientRect(); return [x + width / 4, bottom - 8, one.scrollTop] }"
    )
    person.page.touchscreen.tap(x, y)
    person.page.wait_for_function("([one, top]) => one.scrollTop > top", arg=[box.element_handle(), top])
    person.page.evaluate("new Promise(requestAnimationFrame)")


def test_a_tap_on_the_sign_of_more_scrolls_on_and_answers_nothing(new_person: NewPerson) -> None:
    game = game_until(Options(2, EXPANSIONS), lambda game: asks("keep item")(game) and len(game.legal_actions()) >= 3)
    person, player = _sits(new_person, {**PORTRAIT, "viewport": {"width": 390, "height": 340}}, game)
    heading, answers = player.heading(), player.question.locator('[data-answer^="keep"]')
    expect(answers.last).not_to_be_in_viewport(ratio=0.99)
    box = person.page.locator(".body")
    for _ in range(4):
        if box.get_attribute("data-more") is not None:
            _tap_strip(person, box)
    expect(answers.last).to_be_in_viewport(ratio=0.99)
    person.page.wait_for_timeout(300)  # if it had answered, that would have been sent by now
    assert player.heading() == heading
    assert answers.count() == len(game.legal_actions())


def test_a_tap_on_the_sign_of_more_shows_more_of_a_hint(new_person: NewPerson) -> None:
    size = {"viewport": {"width": 1280, "height": 560}, "has_touch": True}
    person, player = _sits(new_person, size, game_until(Options(2), asks("move")))
    player.question.get_by_role("button", name=person.said("ui.hint"), exact=True).tap()
    hint = person.page.get_by_role("region", name=person.said("hint.title"))
    hint.get_by_role("button", name=person.said("hint.more"), exact=True).tap()
    opened = hint.get_by_role("button", expanded=True)
    expect(hint.get_by_role("listitem")).to_have_count(5)
    first = opened.text_content()
    _tap_strip(person, person.page.locator(".advice"))
    expect(opened).to_have_text(first or "")
