"""The review of a finished game: from the score sheet, by keys alone, on the board, and on to another try."""

import json
import re
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from naqala import Game, Options
from naqala.bots.quality import quality_of
from naqala.record import to_record
from tests.bots.last_turns import missed, played_badly
from tests.browser.axe import expect_no_violations
from tests.browser.conftest import NewPerson
from tests.browser.games import Json, asks, game_until, record_of
from tests.browser.people import Person, expect_no_sideways_scrolling
from tests.browser.player import step_until
from tests.browser.texts import texts
from tests.players import choose
from tests.server.clients import wait_until

NAME = "a kill that takes a tile"
SIZES = {"desktop": (1280, 720), "phone": (390, 844), "sideways": (844, 390)}


def opened(person: Person) -> str:
    """A table at which a game of one bad turn is over."""
    return person.open_record(to_record(played_badly(NAME)).to_json(), "hb")


def reviewed(person: Person, table: str) -> None:
    """Waits until the review is complete."""
    person.page.get_by_role("heading", name=person.said("review.decisions")).wait_for()
    wait_until(lambda: person.context.request.get(f"/api/tables/{table}/review").json()["state"] == "done")
    expect(person.page.get_by_role("progressbar")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_the_review_shows_what_was_better(new_person: NewPerson, size: str) -> None:
    width, height = SIZES[size]
    person = new_person(viewport={"width": width, "height": height})
    table = opened(person)
    person.sits_at(table)
    person.page.get_by_role("dialog").get_by_role("link", name=person.said("ui.review.short"), exact=True).click()
    expect(person.page).to_have_url(re.compile(f"/review/{table}$"))
    reviewed(person, table)
    better = person.page.get_by_role("button", name=person.said("review.better"), exact=True)
    played = person.page.get_by_role("button", name=person.said("review.played"), exact=True)
    expect(better).to_have_attribute("aria-pressed", "true")
    person.page.locator("body").press("Space")
    expect(played).to_have_attribute("aria-pressed", "true")
    entry = person.page.get_by_role("button", name=re.compile(person.said(f"review.mark.{quality_of(missed(NAME))}")))
    entry.focus()
    entry.press("Enter")
    expect(entry).to_have_attribute("aria-current", "true")
    expect(better).to_have_attribute("aria-pressed", "true")
    board = person.page.get_by_role("grid").bounding_box()
    person.page.locator(".why").evaluate("text => text.append(' and more'.repeat(200))")
    assert person.page.get_by_role("grid").bounding_box() == board, "the board has another size beside another decision"
    if size == "desktop":
        expect(person.page.locator("section.nq-more")).to_have_attribute("data-more", "")
    person.page.locator(".why").evaluate("text => text.lastChild.remove()")
    expect_no_sideways_scrolling(person.page)
    if size == "desktop":
        assert person.page.evaluate("document.scrollingElement.scrollHeight - innerHeight") <= 0, "the page scrolls"
        assert board and board["height"] > 450
    expect_no_violations(person.page)


@pytest.mark.parametrize("has_chosen", [False, True])
def test_a_review_that_is_done_leads_to_the_largest_own_loss(person: Person, has_chosen: bool) -> None:
    """A person who has looked at something of their own choice stays there."""
    table = opened(person)
    person.page.goto(f"/review/{table}")
    reviewed(person, table)
    whole = person.context.request.get(f"/api/tables/{table}/review").json()
    real = next(part for part in whole["parts"] if part["type"] == "judgement" and part["seat"] == 1)
    later = {**real, "number": real["number"] + 1, "end": real["end"] + 1, "lost": 4.0, "mark": "inaccuracy"}
    parts = [later, {**real, "lost": 9.0, "mark": "mistake"}]
    known: dict[str, Any] = {"state": "running", "parts": 1}

    def answer(route: Route) -> None:
        after = int(route.request.url.rpartition("=")[2])
        route.fulfill(json={**whole, "state": known["state"], "parts": parts[after : known["parts"]]})

    person.page.route("**/review?*", answer)
    person.page.reload()
    shown = person.page.locator("section.nq-more h2")
    expect(shown).to_contain_text(person.said("review.mark.inaccuracy"))
    if has_chosen:
        person.page.locator("body").press("Space")
    known.update(state="done", parts=2)
    expect(person.page.get_by_role("progressbar")).to_have_count(0)
    expect(shown).to_contain_text(person.said(f"review.mark.{'inaccuracy' if has_chosen else 'mistake'}"))


@pytest.mark.parametrize("language", ["de", "fr"])
def test_figures_of_the_players_fit_on_a_small_phone(new_person: NewPerson, language: str) -> None:
    person = new_person(locale=language, viewport={"width": 360, "height": 640})
    person.texts = texts(language)
    table = opened(person)
    person.page.goto(f"/review/{table}")
    reviewed(person, table)
    figures = person.page.get_by_role("table").filter(has_text=person.said("review.accuracy"))
    room = "one => one.parentElement.getBoundingClientRect().right - one.getBoundingClientRect().right"
    assert figures.evaluate(room) >= 0, "the last column is cut"
    expect_no_sideways_scrolling(person.page)


def test_a_review_says_where_hint_or_coach_said_otherwise(person: Person) -> None:
    table = opened(person)
    person.page.goto(f"/review/{table}")
    reviewed(person, table)
    expect(person.page.get_by_role("button", name=person.said("review.better"), exact=True)).to_be_visible()
    disputed = person.page.get_by_text(person.said("review.disputed"))
    expect(disputed).to_have_count(0)
    said = {table: {str(number): {"best": "pass"} for number in range(300)}}
    person.page.evaluate("said => localStorage.setItem('naqala.advised', said)", json.dumps(said))
    person.page.reload()
    expect(disputed).to_be_visible()


def test_by_tab_keys_alone(person: Person) -> None:
    table = opened(person)
    person.page.goto(f"/review/{table}")
    reviewed(person, table)
    keys = person.page.keyboard

    def tab_to(button: Locator) -> None:
        for _ in range(80):
            if button.evaluate("one => one === document.activeElement"):
                return
            keys.press("Tab")
        raise AssertionError("the button cannot be reached by Tab")

    entry = person.page.get_by_role("button", name=re.compile(person.said(f"review.mark.{quality_of(missed(NAME))}")))
    played = person.page.get_by_role("button", name=person.said("review.played"), exact=True)
    tab_to(entry)
    keys.press("Enter")
    expect(entry).to_have_attribute("aria-current", "true")
    tab_to(played)
    keys.press("Enter")
    expect(played).to_have_attribute("aria-pressed", "true")
    tab_to(person.page.get_by_role("button", name=again(person)))
    keys.press("Enter")
    dialog = person.page.get_by_role("dialog")
    tab_to(dialog.get_by_role("button", name=person.said("setup.start")))
    keys.press("Enter")
    expect(person.page).to_have_url(re.compile("/table/"))
    person.player().wait()


def test_a_tile_explains_itself(person: Person) -> None:
    table = opened(person)
    person.page.goto(f"/review/{table}")
    reviewed(person, table)
    person.page.get_by_role("gridcell").first.focus()
    person.page.keyboard.press("i")
    told = person.page.get_by_role("dialog")
    expect(told.get_by_role("link", name=person.said("ui.rules.more"))).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(told).to_have_count(0)


def again(person: Person) -> re.Pattern[str]:
    """What the button is called at an own choice, and at one of another player."""
    return re.compile(f"^({person.said('review.again')}|{person.said('ui.replay.continue')})$")


def test_one_can_try_again(person: Person) -> None:
    table = opened(person)
    person.page.goto(f"/review/{table}")
    reviewed(person, table)
    person.page.get_by_role("button", name=again(person)).click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog.get_by_text(person.texts.pattern("review.again.own"))).to_be_visible()
    dialog.get_by_role("button", name=person.said("setup.start")).click()
    expect(person.page).to_have_url(re.compile("/table/"))
    person.player().wait()


@cache
def last_rounds_of_three() -> Json:
    """The record of a game of three that begins two rounds before its end."""
    late = game_until(Options(3), lambda game: asks("bid")(game) and game.position().round >= 10)
    game, random = Game.from_position(late.position().to_json()), Random("review")
    while not game.is_over:
        game.play(choose(game, random, 0.3))
    return record_of(game)


def test_a_game_of_three_is_read_searched_and_played_on(person: Person) -> None:
    page, table = person.page, person.open_record(last_rounds_of_three(), "hbb")
    page.goto(f"/review/{table}")
    reviewed(person, table)
    made = person.context.request.get(f"/api/tables/{table}/review").json()
    judged = sorted((part for part in made["parts"] if part["type"] == "judgement"), key=lambda one: one["number"])
    curve = sorted((part for part in made["parts"] if part["type"] == "expected"), key=lambda one: one["number"])
    entries = page.locator("li [data-number]")
    expect(entries).to_have_count(len(judged))
    assert entries.evaluate_all("all => all.map(one => +one.dataset.number)") == [one["number"] for one in judged]
    assert {one["seat"] for one in judged} == {1, 2, 3}

    for name, player in zip(("Amira", "Basim", "Cyra"), made["summary"]["players"], strict=True):
        row = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name=name)).first
        expect(row.locator(".accuracy")).to_have_text(f"{player['accuracy']:g}")
    rows = page.get_by_role("table", name=person.said("review.curve")).get_by_role("row")
    expect(rows).to_have_count(1 + len(curve))
    expect(rows.last.get_by_role("cell")).to_have_text([f"{points:g}" for points in curve[-1]["points"]])

    page.get_by_label(person.said("review.seats")).select_option("2")
    expect(entries).to_have_count(sum(one["seat"] == 2 for one in judged))
    page.get_by_label(person.said("review.seats")).select_option("all")
    page.get_by_role("checkbox", name=person.said("review.losses")).check()
    expect(entries).to_have_count(sum(one["lost"] > 0 for one in judged))
    worst = max((one for one in judged if one["kind"] == "turn"), key=lambda one: one["lost"])
    page.locator(f"[data-number='{worst['number']}']").click()
    expect(page.locator(".why")).to_have_text(re.compile(r"\w+ \w+"))
    expect(page.get_by_role("gridcell", name=person.said("board.start"))).to_have_count(1)
    page.get_by_role("checkbox", name=person.said("review.losses")).uncheck()
    page.locator("figure svg.seekable").click(position={"x": 38, "y": 90})
    first = next(one for one in judged if one["end"] > curve[0]["number"])
    expect(page.locator(f"[data-number='{first['number']}']")).to_have_attribute("aria-current", "true")

    page.get_by_role("button", name=again(person)).click()
    page.get_by_role("dialog").get_by_role("button", name=person.said("setup.start")).click()
    expect(page).to_have_url(re.compile("/table/"))
    player = person.player()
    step_until(player, lambda: all(player.log.get_by_text(name).count() for name in ("Basim", "Cyra")))


def test_a_running_game_has_no_review(person: Person) -> None:
    table = person.open("hb")["id"]
    with person.forgiven():
        person.page.goto(f"/review/{table}")
        expect(person.page.get_by_role("alert").first).to_have_text(person.said("error.NotOverError"))
