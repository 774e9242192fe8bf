"""What comes of an action is seen: things fly to their owners, and the score is counted out. A press ends it; without motion
nothing moves.
"""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from naqala import Game, Options
from tests.browser.conftest import NewPerson
from tests.browser.games import Json, asks, finished, game_until, record_of
from tests.browser.people import Person
from tests.browser.player import PATIENCE

_NOTE_ANIMATIONS = """() => {
  window.animated = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, timing) {
    window.animated.push({ flies: this.dataset.flies, ways: frames.map(({ transform }) => transform ?? '') });
    return animate.call(this, frames, timing);
  };
}"""
_END_OF_CARD = """() => {
  const ways = window.animated.find(({ flies }) => flies === 'card').ways;
  return ways.at(-1).match(/-?[\\d.]+/g).slice(0, 2).map(Number);
}"""
CARD_PRICE = 3


def _buys_a_card(game: Game) -> bool:
    """The first seat may buy a card of a small market."""
    return asks("tile", answer="buy 1")(game) and "buy 1 2" not in [action.text for action in game.legal_actions()]


@pytest.fixture(scope="module")
def market() -> Json:
    return record_of(game_until(Options(2), _buys_a_card))


def _pass_time(page: Page, is_done: Callable[[], bool]) -> None:
    """Lets time pass until something holds: what flies sets its next timer in time that is not the page's."""
    limit = time.monotonic() + PATIENCE / 1000
    while not is_done():
        assert time.monotonic() < limit, "it never comes to its end"
        page.clock.run_for(500)


def _flying(page: Page) -> Locator:
    return page.locator("[data-flies]")


def _sits(new_person: NewPerson, record: Json, **options: str) -> Person:
    person = new_person(**options)
    person.page.clock.install()
    person.sits_at(person.open_record(record, "hb"))
    person.player().wait()
    person.page.locator(".stage").wait_for(state="attached")
    person.page.evaluate(_NOTE_ANIMATIONS)
    return person


def _buy(person: Person) -> None:
    """Buys the first card of the row."""
    person.page.locator('[data-place="card"] li').first.get_by_role("button").click()


def test_a_purchase_flies_to_its_owner(new_person: NewPerson, market: Json) -> None:
    person = _sits(new_person, market, reduced_motion="no-preference")
    person.stops_time()
    _buy(person)
    expect(_flying(person.page)).to_have_count(CARD_PRICE + 1)  # coins, and the card
    expect(person.page.locator('[data-tag="seat 1 gold"]')).to_have_text(f"\N{MINUS SIGN}{CARD_PRICE}")
    expect(person.page.locator('[data-tag="seat 1 cards"]')).to_have_text("+1")
    owner = person.page.locator('[data-place="seat 1 cards"]').bounding_box()
    x, y = person.page.evaluate(_END_OF_CARD)
    assert owner is not None
    assert owner["x"] <= x <= owner["x"] + owner["width"]
    assert owner["y"] <= y <= owner["y"] + owner["height"]
    _pass_time(person.page, lambda: _flying(person.page).count() == 0)


def test_a_key_ends_the_show(new_person: NewPerson, market: Json) -> None:
    person = _sits(new_person, market, reduced_motion="no-preference")
    person.stops_time()
    _buy(person)
    expect(_flying(person.page)).not_to_have_count(0)
    person.page.keyboard.press("Shift")
    expect(_flying(person.page)).to_have_count(0)


def test_without_motion_nothing_flies(new_person: NewPerson, market: Json) -> None:
    person = _sits(new_person, market)
    gold = person.page.locator('[data-place="seat 1 gold"]')
    before = int(gold.inner_text())
    _buy(person)
    expect(gold).to_have_text(str(before - CARD_PRICE))
    assert person.page.evaluate("window.animated") == []
    expect(_flying(person.page)).to_have_count(0)


def test_a_replay_shows_it_too_and_a_jump_does_not(new_person: NewPerson) -> None:
    record = finished()
    number = next(place for place, action in enumerate(record["actions"]) if action.startswith("buy"))
    person = new_person(reduced_motion="no-preference")
    page = person.page
    page.clock.install()
    page.goto(f"/replay/{person.open_record(record, 'hb')}")
    page.locator(".stage").wait_for(state="attached")
    person.stops_time()
    slider = page.get_by_role("slider", name=person.said("ui.replay.position"))
    slider.fill(str(number + 1))
    expect(page.get_by_text(person.said("ui.replay.step", step=number + 1, steps=len(record["actions"])))).to_be_visible()
    expect(_flying(page)).to_have_count(0)
    slider.fill(str(number))
    page.get_by_role("button", name=person.said("ui.replay.next"), exact=True).click()
    expect(page.locator("[data-flies=card]")).not_to_have_count(0)
    page.keyboard.press("Shift")
    expect(_flying(page)).to_have_count(0)


def test_the_final_score_is_counted_out(new_person: NewPerson) -> None:
    def is_before_the_end(game: Game) -> bool:
        if not asks("last", answer="sell")(game):  # a pass alone would be given by itself
            return False
        twin = game.copy()
        twin.play("pass")
        return twin.is_over

    game = game_until(Options(2), is_before_the_end)
    person = _sits(new_person, record_of(game), reduced_motion="no-preference")
    player = person.player()
    person.stops_time()
    player.question.locator('[data-answer="pass"]').first.dispatch_event("click")
    while not player.over.is_visible():
        person.page.clock.run_for(100)
    game.play("pass")
    totals = [str(sheet["total"]) for sheet in game.score_sheet()]
    total = player.over.get_by_role("row", name=f"{person.said('score.total')} {' '.join(totals)}", exact=True)
    expect(total).to_be_visible()  # for screen readers all is there at once
    expect(total.locator("[data-sofar]")).to_have_count(2)
    player.over.get_by_role("row").first.click()
    expect(total.locator("[data-sofar]")).to_have_count(0)
    expect(total.get_by_role("cell")).to_have_text(totals)
