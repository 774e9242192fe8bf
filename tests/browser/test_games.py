"""Whole games by clicks."""

import re

from playwright.sync_api import Page, expect

from naqala import Game, Options
from naqala.options import EXPANSIONS, PROMOS
from tests.browser.conftest import NewPerson
from tests.browser.games import asks, before_a_whim, game_until, record_of
from tests.browser.people import Person


def _expect_score_sheet(person: Person, seats: int) -> None:
    """The end is told, and every seat has a total."""
    dialog = person.page.get_by_role("dialog", name=person.said("ui.gameOver"))
    totals = dialog.get_by_role("row", name=re.compile(f"^{person.said('score.total')}")).get_by_role("cell")
    expect(totals).to_have_count(seats)
    assert all(int(total) > 0 for total in totals.all_inner_texts())
    points = dialog.get_by_role("status").first.get_by_text(re.compile(r"\d"))
    expect(points).to_be_in_viewport(ratio=1)
    assert points.evaluate("text => text.getClientRects().length") == 1, "the points are broken into two lines"
    expect(dialog.get_by_role("link", name=person.said("ui.replay"))).to_be_visible()


def _choose_random_bots(page: Page, person: Person) -> None:
    for level in page.get_by_label(person.said("bot.level")).all():
        level.select_option("uniform")


def test_base_game_from_the_first_page_to_the_score_sheet(person: Person) -> None:
    page = person.page
    page.goto("/")
    page.get_by_role("link", name=person.said("ui.newGame")).click()
    _choose_random_bots(page, person)
    page.get_by_label(person.said("setup.seed")).fill("seed")
    page.get_by_role("button", name=person.said("setup.start")).click()
    page.wait_for_url("**/table/*")
    person.player("base").play_to_the_end()
    _expect_score_sheet(person, 3)


def test_game_with_all_expansions_and_promos(person: Person) -> None:
    """With five seats: the more bots, the fewer clicks to the end. The German table plays such a game from its start."""
    person.sits_at(person.open_late(Options(5, EXPANSIONS, PROMOS), "hbbbb")["id"])
    person.player("all").play_to_the_end()
    _expect_score_sheet(person, 5)


def test_solo_game(person: Person) -> None:
    """Alone against Yazid; the one who presses at random may lose before the end, and is told so too."""
    person.sits_at(person.open_late(Options(1), "h")["id"])
    player = person.player("solo")
    player.play_to_the_end()
    expect(player.over.get_by_role("status").first).to_have_text(re.compile(r"\w"))


def test_fulfilled_whim_is_celebrated_for_all(person: Person, new_person: NewPerson) -> None:
    record, after, answer = before_a_whim(Options(2, ("whims",)))
    table = person.open_record(record, "hb", after=after)
    other = new_person()  # looks on
    for one in (person, other):
        one.sits_at(table)
        one.page.locator(".cheers").wait_for(state="attached")  # it comes after the first picture
        one.listens()
    person.player().give(answer)
    delighted = person.texts.pattern("log.whim.celebrated")
    for one in (person, other):
        one.has_heard(delighted)
        expect(one.page.get_by_role("log").get_by_text(delighted).last).to_be_visible()


def test_the_own_hand_stays_in_sight_late_in_a_big_game(new_person: NewPerson) -> None:
    """Five seats, all expansions, a small window: whatever lies on offer, the own things are seen and can be reached."""
    person = new_person(viewport={"width": 1280, "height": 720})
    game = game_until(Options(5, EXPANSIONS, PROMOS), _is_late)
    person.sits_at(person.open_record(record_of(game), "hbbbb"))
    person.player().wait()
    hand = person.page.get_by_role("region", name=person.said("ui.mine"))
    expect(hand.get_by_role("heading").first).to_be_in_viewport(ratio=0.99)
    things = hand.get_by_role("button")
    expect(things.nth(2)).to_be_attached()
    for number in range(things.count()):
        things.nth(number).focus()
        expect(things.nth(number)).to_be_in_viewport(ratio=0.9)


def _is_late(game: Game) -> bool:
    own = game.position().seats[0]
    has_much = own.cards and own.whims and (own.djinns or own.items)
    return asks("move")(game) and game.position().round > 4 and bool(has_much)
