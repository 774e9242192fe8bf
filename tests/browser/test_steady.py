"""The table without stumbling: answers are whole, what can be pressed stays where it is, and what matters is in sight."""

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from naqala import Game, Options
from naqala.options import EXPANSIONS
from tests.browser.conftest import NO_NOTE, NewPerson
from tests.browser.games import Json, asks, finished, game_until, laden, record_of
from tests.browser.people import Person
from tests.browser.player import Player
from tests.browser.test_lessons import Learner, lesson_of
from tests.browser.texts import texts

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
PORTRAIT: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LANDSCAPE: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
PLAYS = ("hint.play", "hint.play.turn", "hint.play.part")
"""What the button of a hint may say."""
SIZES = pytest.mark.parametrize("size", [DESKTOP, PORTRAIT, LANDSCAPE], ids=["desktop", "portrait", "landscape"])
LANGUAGES = pytest.mark.parametrize("language", ["en", "de", "fr"])

_CUT = """() => [...document.querySelectorAll('.question .nq-more')].flatMap(box => {
  const strip = box.hasAttribute('data-more') ? parseFloat(box.style.getPropertyValue('--strip')) : 0
  const edge = box.getBoundingClientRect().bottom - strip
  return [...box.querySelectorAll('.nq-button, [role="radio"], [aria-expanded]')].filter(one => {
    const { top, bottom } = one.getBoundingClientRect()
    return one.checkVisibility() && top < edge && bottom > edge + 1
  }).map(one => one.textContent)
})"""
"""The buttons of the question of which only a part is seen."""


def _sits_in(new_person: NewPerson, size: dict[str, Any], language: str = "en", **options: Any) -> tuple[Person, Player]:
    person = new_person(**size, locale=language, scripts=[NO_NOTE], **options)
    person.texts = texts(language)
    return person, person.player()


def _sows(person: Person, player: Player) -> None:
    """Comes to a table, picks up meeples of three colours, and can undo that."""
    game = game_until(Options(3), asks("move"))
    starts = {action.parts["tile"] for action in game.legal_actions() if action.text.startswith("pick")}
    board = game.position().board
    start = next(tile for tile in sorted(map(str, starts)) if len(set(board[tile].meeples or "")) >= 3)
    person.sits_at(person.open_record(record_of(game), "hbb"))
    player.give(f"pick {start}")
    expect(player.colours.first).to_be_visible()
    person.page.wait_for_load_state("networkidle")


def _places(*things: Locator) -> list[float]:
    boxes = [one.bounding_box() for found in things for one in found.all()]
    return [value for box in boxes if box for value in (box["x"], box["y"], box["width"], box["height"])]


def _pressed_next(person: Person, player: Player) -> list[float]:
    """Where everything is that a person is about to press, on the page as it is scrolled."""
    named = [player.question.get_by_role("button", name=person.said(key), exact=True) for key in ("ui.undo", "ui.hint")]
    return _places(player.question.get_by_role("radio"), *named)


@SIZES
@LANGUAGES
def test_nothing_moves_that_can_be_pressed(new_person: NewPerson, size: dict[str, Any], language: str) -> None:
    person, player = _sits_in(new_person, size, language)
    _sows(person, player)
    seats = person.page.get_by_role("list", name=person.said("ui.players"), exact=True)
    before, players = pytest.approx(_pressed_next(person, player), abs=1), pytest.approx(_places(seats), abs=1)
    person.page.locator('[role=gridcell]:not([aria-disabled="false"])').first.click(force=True)
    expect(player.question.get_by_role("alert")).to_be_visible()
    assert _pressed_next(person, player) == before
    assert _places(seats) == players
    player.question.get_by_role("button", name=person.said("ui.hint"), exact=True).click()
    hint = person.page.get_by_role("region", name=person.said("hint.title"))
    expect(hint.get_by_role("button", name=person.texts.pattern(*PLAYS)).first).to_be_enabled()
    if size is not LANDSCAPE:  # there the page scrolls to the hint
        assert _pressed_next(person, player) == before
    if size is DESKTOP:
        assert _places(seats) == players


_STEADY = """() => {
  const top = selector => document.querySelector(selector).getBoundingClientRect().top
  const [board, ...below] = ['[role=grid]', 'section.question', '.question h2'].map(top)
  const isRead = document.querySelector('.question .offers') !== null
  return [top('.question .tools'), board + scrollY, ...(isRead ? [] : below.map(one => one - board))].map(Math.round)
}"""
"""Where undo and hint are on the screen and the board on the page, and what one is about to press or read below it. Cards that
one chooses among are read: they may cover the board.
"""


@LANGUAGES
def test_on_a_phone_nothing_moves_from_step_to_step(new_person: NewPerson, language: str) -> None:
    person, player = _sits_in(new_person, PORTRAIT, language)
    person.sits_at(person.open("hb")["id"])
    player.wait()
    person.page.wait_for_load_state("networkidle")
    seen = set()
    for _ in range(16):
        player.step()
        if player.wait() == "over":
            break
        seen.add(tuple(person.page.evaluate(_STEADY)))
    places = max(seen, key=len)
    assert all(places[: len(one)] == one for one in seen), seen


@SIZES
@pytest.mark.parametrize("coached", [True, False])
def test_answers_are_whole(new_person: NewPerson, size: dict[str, Any], coached: bool) -> None:
    person, player = _sits_in(new_person, size, coached=coached)
    page = person.page
    for wanted in (asks("tile", answer="buy 1 2"), lambda game: asks("drop")(game) and len(set(game.position().turn.hand)) >= 3):
        person.sits_at(person.open_record(record_of(game_until(Options(3), wanted)), "hbb"))
        player.wait()
        page.wait_for_load_state("networkidle")
        assert page.evaluate(_CUT) == []
        expect(player.question.get_by_role("button", name=person.said("ui.hint"), exact=True)).to_be_in_viewport(ratio=0.99)
        assert page.locator(".ask").evaluate("box => box.scrollHeight - box.clientHeight") <= 1
        assert player.question.evaluate("box => box.scrollHeight - box.clientHeight") <= 1  # the coach stays in its frame


def test_a_long_hint_ends_between_buttons(new_person: NewPerson) -> None:
    person, player = _sits_in(new_person, {"viewport": {"width": 1280, "height": 560}})
    person.sits_at(person.open_record(record_of(game_until(Options(3), asks("move"))), "hbb"))
    player.wait()
    player.question.get_by_role("button", name=person.said("ui.hint"), exact=True).click()
    hint = person.page.get_by_role("region", name=person.said("hint.title"))
    hint.get_by_role("button", name=person.said("hint.more"), exact=True).click()
    expect(hint.get_by_role("listitem")).to_have_count(5)
    advice = person.page.locator(".advice")
    expect(advice).to_have_attribute("data-more", "")
    for _ in range(6):
        person.page.wait_for_function(f"() => !({_CUT})().length")
        advice.evaluate("box => { box.scrollTop += 13 }")


def test_nothing_moves_when_a_whim_is_taken(new_person: NewPerson) -> None:
    """The city's place stays empty, and the hand has kept room."""

    def is_wanted(game: Game) -> bool:
        """The turn goes on afterwards: the bots would change what lies in the rows."""
        if not asks("tile", answer="take whim")(game) or game.position().round == 1:
            return False
        after = game.copy()
        after.play("take whim")
        return after.decision.seat == 1 and len(after.legal_actions()) > 1

    person, player = _sits_in(new_person, {"viewport": {"width": 1440, "height": 900}})
    person.sits_at(person.open_record(record_of(game_until(Options(3, ("whims",)), is_wanted)), "hbb"))
    player.wait()
    person.page.wait_for_load_state("networkidle")
    column = person.page.locator(".left")
    djinns = column.get_by_role("list", name=person.said("djinns.row")).get_by_role("button")
    cards = column.locator('[data-place^="card"]')
    kept = column.locator(".room")
    expect(kept).to_have_count(1)
    expect(djinns).to_have_count(3)
    before = _places(djinns, cards)
    player.give("take whim")
    expect(kept).to_have_count(0)
    assert _places(djinns, cards) == pytest.approx(before, abs=1)


def test_what_a_hint_does_and_its_buttons_are_in_sight(new_person: NewPerson) -> None:
    person, player = _sits_in(new_person, DESKTOP)
    person.sits_at(person.open_record(record_of(game_until(Options(3), asks("move"))), "hbb"))
    player.wait()
    player.question.get_by_role("button", name=person.said("ui.hint"), exact=True).click()
    hint = person.page.get_by_role("region", name=person.said("hint.title"))
    expect(hint.get_by_role("button", name=person.texts.pattern(*PLAYS))).to_be_enabled()
    for keys in (PLAYS, ("hint.more",)):
        expect(hint.get_by_role("button", name=person.texts.pattern(*keys))).to_be_in_viewport(ratio=0.99)
    expect(hint).to_be_in_viewport(ratio=0.95)
    hint.get_by_role("button", name=person.said("hint.more")).click()
    expect(hint.get_by_text(person.said("hint.legend"))).to_be_in_viewport(ratio=0.99)
    expect(hint.get_by_role("listitem").nth(1)).to_be_in_viewport(ratio=0.99)
    marks = person.page.locator(".board svg text").filter(has_text=re.compile("^[★\u2212]"))
    assert 1 < marks.count() <= 5


@cache
def _with_a_power() -> Json:
    """A game in which the first seat holds some cards and a djinn it can use."""

    def wanted(game: Game) -> bool:
        return asks("last", answer="use")(game) and len(game.position().seats[0].djinns) > 1

    return laden(game_until(Options(3), wanted), goods=4)


def test_a_power_is_offered_once_and_the_market_stays_in_sight(new_person: NewPerson) -> None:
    person, player = _sits_in(new_person, DESKTOP)
    person.sits_at(person.open_record(_with_a_power(), "hbb"))
    player.wait()
    page = person.page
    row = page.get_by_role("list", name=person.said("row.label")).get_by_role("listitem")
    expect(row.last).to_be_in_viewport(ratio=0.99)
    assert page.locator(".left .djinns").evaluate("box => box.scrollHeight - box.clientHeight") <= 12
    named = [text for text in page.get_by_role("button").all_inner_texts() if text.startswith("Use ")]
    assert len(named) == len(set(named)) > 0


@SIZES
@LANGUAGES
def test_prices_of_a_place_stand_in_one_line(new_person: NewPerson, size: dict[str, Any], language: str) -> None:
    person, player = _sits_in(new_person, size, language)
    person.sits_at(person.open_record(record_of(game_until(Options(3), asks("bid"))), "hbb"))
    player.wait()
    _expect_prices_in_one_line(person)


@SIZES
def test_all_prices_fit_where_they_give_one_place(new_person: NewPerson, size: dict[str, Any]) -> None:
    """The others bid nothing, so every price gives the first place."""
    game = Game.new(Options(3), seed=1)
    for _ in range(2):
        game.play("bid 0")
    assert len(game.legal_actions()) == 7
    person, player = _sits_in(new_person, size)
    person.sits_at(person.open_record(record_of(game), "".join("bh"[seat == game.decision.seat] for seat in (1, 2, 3))))
    player.wait()
    _expect_prices_in_one_line(person)


def _expect_prices_in_one_line(person: Person) -> None:
    places, panel = person.page.locator(".bids .place"), person.page.locator("section.question").bounding_box()
    assert places.count()
    assert panel
    for place in places.all():
        boxes = _places(place.get_by_role("button"))
        assert max(boxes[1::4]) - min(boxes[1::4]) < 1
        assert min(boxes[2::4]) > 32, "wide enough for a finger"
        assert boxes[-4] + boxes[-2] < panel["x"] + panel["width"]


def test_nothing_moves_when_the_font_comes_late(new_person: NewPerson) -> None:
    """Until then the question may need a line more."""
    person, player = _sits_in(new_person, DESKTOP)
    fonts: list[Route] = []

    def hold(font: Route) -> None:
        fonts.append(font)

    person.page.route("**/*.woff2", hold)
    person.sits_at(person.open_record(record_of(game_until(Options(3), asks("bid"))), "hbb"))
    player.wait()
    hint = player.question.get_by_role("button", name=person.said("ui.hint"), exact=True)
    heading, price = player.question.get_by_role("heading", level=2), person.page.locator(".bids button").first
    before, lines = _places(price, hint)[1::4], _places(heading)[3]
    for font in fonts:
        font.continue_()
    person.page.wait_for_function("lines => document.querySelector('.question h2').offsetHeight < lines - 9", arg=lines)
    assert _places(price, hint)[1::4] == pytest.approx(before, abs=1)


def test_places_of_the_track_explain_themselves(new_person: NewPerson) -> None:
    person, player = _sits_in(new_person, DESKTOP)
    game = game_until(Options(3), lambda game: asks("bid")(game) and len(game.position().bid_track or []) == 1)
    person.sits_at(person.open_record(record_of(game), "hbb"))
    player.wait()
    lanes = person.page.locator("ol.lanes > li")
    for lane in (lanes.nth(0), lanes.filter(has=person.page.locator("button:disabled")).first):
        gold = int(re.sub(r"\D", "", lane.inner_text()))
        lane.hover()
        told = person.page.get_by_text(person.said("track.spot.about", gold=gold))
        expect(told).to_be_visible()
        person.page.mouse.move(640, 400)
        expect(told).to_have_count(0)


def test_the_players_of_a_task_are_in_sight(new_person: NewPerson) -> None:
    person, _ = _sits_in(new_person, DESKTOP)
    learner, lesson = Learner(person), lesson_of("tribes")
    learner.begins(lesson.id)
    for task in lesson.tasks[:2]:
        learner.gives(task.solution)
        learner.press("learn.next")
    learner.gives(lesson.tasks[2].solution[:1])
    expect(person.page.get_by_role("radio").first).to_be_visible()
    for seat in person.page.get_by_role("list", name=person.said("ui.players")).get_by_role("listitem").all():
        expect(seat).to_be_in_viewport(ratio=0.9)


def _is_above(one: Locator, other: Locator) -> None:
    expect(other).to_be_attached()
    assert one.evaluate("(one, other) => one.compareDocumentPosition(other) & 4", other.element_handle())


def test_dialogs_begin_with_what_people_come_for(new_person: NewPerson) -> None:
    person, player = _sits_in(new_person, DESKTOP)
    page = person.page
    person.sits_at(person.open("hb")["id"])
    player.wait()
    page.get_by_role("button", name=person.said("ui.settings"), exact=True).click()
    dialog = page.get_by_role("dialog")
    language = dialog.get_by_role("group", name=person.said("ui.settings.language"))
    _is_above(language, dialog.get_by_role("region", name=person.said("table.title"), exact=True))
    person.sits_at(person.open_record(finished(), "hb"))
    rematch = player.over.get_by_role("button", name=person.said("rematch.start"), exact=True)
    home = player.over.get_by_role("link", name=person.said("ui.home"), exact=True)
    history = player.over.locator("figure")
    _is_above(rematch, home)
    _is_above(home, history)


def test_on_a_phone_what_is_on_offer_is_open_and_comes_before_the_log(new_person: NewPerson) -> None:
    person, player = _sits_in(new_person, PORTRAIT)
    person.sits_at(person.open("hb")["id"])
    player.wait()
    market = person.page.get_by_role("list", name=person.said("row.label"))
    expect(market).to_be_visible()
    _is_above(market, person.page.locator(".happened"))


ALL = Options(5, EXPANSIONS)


@pytest.mark.parametrize("size", [DESKTOP, LANDSCAPE], ids=["desktop", "landscape"])
def test_the_end_of_a_game_shows_who_won_and_what_comes_next(new_person: NewPerson, size: dict[str, Any]) -> None:
    person, player = _sits_in(new_person, size)
    person.sits_at(person.open_record(finished(ALL), "hbbbb"))
    rematch = player.over.get_by_role("button", name=person.said("rematch.start"), exact=True)
    home = player.over.get_by_role("link", name=person.said("ui.home"), exact=True)
    for thing in (player.over.get_by_role("status").first, rematch, home):
        expect(thing).to_be_in_viewport(ratio=0.99)
    if size is LANDSCAPE:
        return
    expect(player.over.locator("tfoot")).to_be_in_viewport(ratio=0.99)
    person.page.keyboard.press("Escape")
    expect(player.question.get_by_role("link", name=person.said("ui.home"), exact=True)).to_be_in_viewport(ratio=0.99)
    expect(player.question.get_by_text(person.texts.pattern("score.winner"))).to_be_in_viewport(ratio=0.99)
    assert person.page.locator(".ask").evaluate("box => box.scrollHeight - box.clientHeight") <= 1
    seats = person.page.get_by_role("list", name=person.said("ui.players"), exact=True).locator("> li")
    expect(seats).to_have_count(5)
    for seat in seats.all():
        expect(seat).to_be_in_viewport(ratio=0.95)


def test_on_a_phone_on_its_side_the_title_stands_beside_the_picture(new_person: NewPerson) -> None:
    person, _ = _sits_in(new_person, LANDSCAPE)
    person.page.goto("/")
    title, picture = person.page.get_by_role("heading", level=1).bounding_box(), person.page.locator("img.scene").bounding_box()
    assert title
    assert picture
    assert title["x"] + title["width"] <= picture["x"]


@LANGUAGES
def test_on_a_phone_on_its_side_the_first_page_begins_a_game(new_person: NewPerson, language: str) -> None:
    person, _ = _sits_in(new_person, LANDSCAPE, language)
    page: Page = person.page
    page.goto("/")
    for role, key in (("button", "ui.playNow"), ("link", "ui.learn")):
        door = page.get_by_role("button" if role == "button" else "link", name=person.said(key))
        expect(door.first).to_be_in_viewport(ratio=0.99)
