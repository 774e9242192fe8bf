"""Where things are: the question stays in place, a low window shows all, what was half chosen outlives another layout,
and a layout is final.
"""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from naqala import Game, Options
from naqala.options import EXPANSIONS, PROMOS
from tests.browser.axe import expect_no_violations
from tests.browser.conftest import NewPerson
from tests.browser.games import Json, asks, finished, game_until, laden, record_of
from tests.browser.people import Person
from tests.browser.texts import texts

LOW = {"width": 1280, "height": 720}
LANDSCAPE: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}


def _top(found: Locator) -> float:
    box = found.bounding_box()
    assert box is not None
    return box["y"]


def test_the_question_stays_in_place_from_step_to_step(new_person: NewPerson) -> None:
    person = new_person(coached=True, viewport=LOW)
    player = person.player()
    tops = []
    for ask in ("bid", "move", "drop", "tile", "last"):
        person.sits_at(person.open_record(record_of(game_until(Options(3), asks(ask))), "hbb"))
        player.wait()
        tops.append(_top(player.question))
    assert len(set(tops)) == 1


@cache
def _with_every_card() -> Json:
    """A game in its fifth round in which the first seat holds a card of nearly every kind."""
    return laden(game_until(Options(3), lambda game: asks("move")(game) and game.position().round == 5), goods=9)


@pytest.mark.parametrize("coached", [True, False])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_low_window_shows_players_and_market_with_a_full_hand(new_person: NewPerson, coached: bool, language: str) -> None:
    person = new_person(coached=coached, viewport=LOW, locale=language)
    person.texts = texts(language)
    person.sits_at(person.open_record(_with_every_card(), "hbb"))
    page = person.page
    page.locator(".left").wait_for()
    page.locator(".question [data-answer]").first.wait_for(state="attached")
    page.wait_for_function("!document.querySelector('.left [data-more], .players[data-more]')")
    for box in page.locator(".left .nq-more, .players").all():
        assert box.evaluate("box => box.scrollHeight - box.clientHeight") <= 1
    page.evaluate("document.adoptedStyleSheets = []")
    expect_no_violations(page)


ALL = Options(5, EXPANSIONS, PROMOS)


@cache
def _with_everything(ask: str) -> Json:
    """A game of five with all there is, in which the first seat holds much of everything."""
    game = game_until(ALL, lambda game: asks(ask)(game) and game.position().round >= 3)
    return laden(game, goods=6, djinns=2, items=3, thieves=1)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_market_hand_and_players_of_a_game_with_everything_are_in_sight(new_person: NewPerson, language: str) -> None:
    person = new_person(locale=language)
    person.texts = texts(language)
    page = person.page
    for ask in ("bid", "move", "tile"):
        page.set_viewport_size({"width": 1280, "height": 720})
        person.sits_at(person.open_record(_with_everything(ask), "hbbbb"))
        person.player().wait()
        for width, height in ((1280, 720), (1280, 800), (1440, 900)):
            page.set_viewport_size({"width": width, "height": height})
            _expect_everything_in_sight(person)


_IS_WHOLE = "(box) => box.scrollHeight - box.clientHeight <= 1"


def _expect_everything_in_sight(person: Person) -> None:
    page = person.page
    row = page.get_by_role("list", name=person.said("row.label"), exact=True)
    expect(row).to_be_attached()
    things = page.get_by_role("region", name=person.said("ui.mine"), exact=True)
    for one in (*row.get_by_role("listitem").all(), *page.locator(".shelf strong").all(), things):
        expect(one).to_be_in_viewport(ratio=0.99)
    expect(things.get_by_role("button")).to_have_count(12)
    page.wait_for_function(_IS_WHOLE, arg=page.locator(".left .mine").element_handle())
    expect(page.get_by_role("log")).to_be_in_viewport(ratio=0.99)
    players = page.get_by_role("list", name=person.said("ui.players"), exact=True).locator("> li")
    expect(players).to_have_count(5)
    for player in players.all():
        expect(player).to_be_in_viewport(ratio=0.5)


def _is_forced(game: Game) -> bool:
    """The last meeple has one tile to go to."""
    return asks("drop")(game) and len(game.legal_actions()) == 1


def test_a_press_meant_for_a_drop_that_was_made_by_itself_does_no_harm(person: Person) -> None:
    game = game_until(Options(2), _is_forced)
    tile = game.legal_actions()[0].parts["tile"]
    person.sits_at(person.open_record(record_of(game), "hb"))
    player, target = person.player(), person.page.locator(f'[data-tile="{tile}"]')
    target.click(force=True)
    expect(player.colours).to_have_count(0)
    target.click(force=True)
    expect(player.question.get_by_role("alert")).to_have_count(0)
    expect(player.choice).to_have_count(0)


def _chosen(page: Page, person: Person) -> Locator:
    row = page.get_by_role("list", name=person.said("row.label"))
    return row.get_by_role("button", pressed=True)


def test_a_card_that_is_chosen_stays_so_in_another_layout(person: Person) -> None:
    """Of two cards of a Large Market the first."""
    game = game_until(Options(2), asks("tile", answer="buy 1 2"))
    person.sits_at(person.open_record(record_of(game), "hb"))
    page = person.page
    person.player().wait()
    page.get_by_role("list", name=person.said("row.label")).get_by_role("button").first.click()
    expect(_chosen(page, person)).to_have_count(1)
    for width in (800, 1366):
        page.set_viewport_size({"width": width, "height": 900})
        expect(_chosen(page, person)).to_have_count(1)


_GROUNDS = """block => {
  const dialog = block.closest('dialog');
  const { left, right } = dialog.getBoundingClientRect();
  const inner = block.getBoundingClientRect();
  const ground = (one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).backgroundImage];
  return { wide: inner.left - left < 3 && right - inner.right < 3, alike: ground(block).join() === ground(dialog).join() };
}"""


def test_on_a_phone_the_rematch_has_no_edge_of_its_own(new_person: NewPerson) -> None:
    """It lies over the score sheet, which scrolls below it."""
    person = new_person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    person.sits_at(person.open_record(finished(), "hb"))
    start = person.player().over.get_by_role("button", name=person.said("rematch.start"), exact=True)
    expect(start).to_be_visible()
    block = start.locator("xpath=ancestor::div[parent::div[contains(@class, 'result')]]")
    assert block.evaluate(_GROUNDS) == {"wide": True, "alike": True}


def test_on_a_phone_on_its_side_the_rematch_is_in_sight(new_person: NewPerson) -> None:
    person = new_person(**LANDSCAPE)
    person.sits_at(person.open_record(record_of(game_until(Options(2), lambda game: game.is_over)), "hb"))
    rematch = person.player().over.get_by_role("button", name=person.said("rematch.start"), exact=True)
    expect(rematch).to_be_in_viewport(ratio=0.99)


_LOOK_OFTEN = "() => { for (let look = 0; look < 50; look++) document.body.getBoundingClientRect() }"


def test_looking_at_a_page_with_a_hint_does_not_lay_it_out_again(person: Person) -> None:
    """A container whose size depends on what it was asked for is never done: one such made axe take a minute."""
    person.sits_at(person.open_record(record_of(game_until(Options(3), asks("move"))), "hll"))
    player, page = person.player(), person.page
    player.wait()
    player.question.get_by_role("button", name=person.said("ui.hint"), exact=True).click()
    hint = page.get_by_role("region", name=person.said("hint.title"))
    hint.get_by_role("button", name=person.texts.pattern("hint.play", "hint.play.turn", "hint.play.part")).first.wait_for()
    browser = person.context.new_cdp_session(page)
    browser.send("Performance.enable")

    def layouts() -> int:
        metrics = browser.send("Performance.getMetrics")["metrics"]
        return next(int(one["value"]) for one in metrics if one["name"] == "LayoutCount")

    before = layouts()
    page.evaluate(_LOOK_OFTEN)
    assert layouts() - before < 50
