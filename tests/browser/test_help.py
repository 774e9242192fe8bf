"""Help on request: hints, explanations, settings."""

import re

from playwright.sync_api import expect

from naqala import Options
from tests.browser.games import asks, game_until, record_of
from tests.browser.people import Person


def test_hint_shows_moves_with_reasons_and_plays_one(person: Person) -> None:
    person.sits_at(person.open_record(record_of(game_until(Options(2), asks("move"))), "hb"))
    player = person.player()
    player.wait()
    player.question.get_by_role("button", name=person.said("ui.hint"), exact=True).click()
    hint = person.page.get_by_role("region", name=person.said("hint.title"))
    best = hint.get_by_role("listitem").first
    expect(best).to_contain_text(person.said("hint.best"))
    best.get_by_role("button", name=person.said("hint.show")).click()
    expect(person.page.get_by_role("gridcell", name=re.compile(re.escape(person.said("board.step", n=1))))).to_have_count(1)
    best.get_by_role("button", name=person.said("hint.play")).click()
    expect(hint).to_have_count(0)
    expect(player.colours.first).to_be_visible()


def test_hints_can_be_forbidden(person: Person) -> None:
    person.sits_at(person.open("hb", hints=False)["id"])
    player = person.player()
    player.wait()
    expect(player.question.get_by_role("button", name=person.said("ui.hint"), exact=True)).to_have_count(0)


def test_card_explains_itself(person: Person) -> None:
    person.sits_at(person.open("hb")["id"])
    market = person.page.get_by_role("list", name=person.said("row.label"))
    market.get_by_role("button").first.click()
    explanation = person.page.get_by_role("dialog")
    expect(explanation.get_by_role("heading")).not_to_be_empty()
    person.page.keyboard.press("Escape")
    expect(explanation).to_have_count(0)


def test_score_so_far_hides_what_is_secret(person: Person) -> None:
    person.sits_at(person.open("hb")["id"])
    person.page.get_by_role("button", name=person.said("ui.score"), exact=True).click()
    sheet = person.page.get_by_role("dialog", name=person.said("score.estimate"))
    gold = sheet.get_by_role("row", name=re.compile(f"^{re.escape(person.said('score.gold'))}")).get_by_role("cell")
    expect(gold.first).to_have_text(re.compile(r"^\d+$"))
    expect(gold.last).to_contain_text(person.said("score.hidden"))


def test_without_asking_before_what_cannot_be_taken_back(person: Person) -> None:
    person.page.goto("/")
    person.page.get_by_role("button", name=person.said("ui.settings")).click()
    person.page.get_by_role("checkbox", name=re.compile(re.escape(person.said("ui.settings.confirm")))).uncheck()
    person.page.get_by_role("button", name=person.said("ui.close"), exact=True).click()
    person.sits_at(person.open("hb")["id"])
    player = person.player("sure")
    assert all(player.step() != "confirm" for _ in range(15))
