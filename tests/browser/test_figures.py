"""My stats, my data, and their end: at three sizes, by keyboard, and in three languages."""

import json
import re
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from naqala.server.network.browsers import COOKIE, hashed
from naqala.server.storage.database import make_engine, sqlite_url
from tests.browser.axe import expect_no_violations
from tests.browser.conftest import NewPerson
from tests.browser.people import Person, expect_no_sideways_scrolling
from tests.browser.servers import Server
from tests.browser.texts import texts
from tests.server.test_figures import add_game

SIZES = ((1280, 800), (390, 844), (844, 390))


@pytest.fixture(scope="module")
def numbers() -> Any:
    return iter(range(int(time.time()) - 100_000, int(time.time())))


def give_games(person: Person, server: Server, numbers: Any) -> None:
    """Seven finished games for the person: against Basim, and against bots."""
    assert person.context.request.post("/api/me", data={"name": "Amira"}).ok
    cookie = next(one["value"] for one in person.context.cookies() if one["name"] == COOKIE)
    me = {"Amira": hashed(cookie), "Basim": f"basim {cookie}"}
    engine = make_engine(sqlite_url(server.data / "tables.sqlite"))
    with engine.begin() as connection:
        for points in (70, 85, 95, 101, 120):
            add_game(connection, next(numbers), {"Amira": points, "Basim": 90}, browsers=me)
        everything = "artisans thieves whims"
        add_game(connection, next(numbers), {"Amira": 130, "beginner": 80, "planner": 140}, everything, browsers=me)
        add_game(connection, next(numbers), {"Amira": 110, "beginner": 80, "Basim": 60}, "thieves", browsers=me)
    engine.dispose()


def test_figures_fit_and_axe_is_content(person: Person, server: Server, numbers: Any) -> None:
    give_games(person, server, numbers)
    page = person.page
    page.goto("/me")
    page.get_by_role("link", name=re.compile(re.escape(person.said("career.title")))).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(person.said("career.title"))
    against = page.get_by_role("table", name=person.said("career.opponents.title"))
    expect(against.get_by_role("row", name=re.compile("^Basim"))).to_contain_text(person.said("career.share", won=4, games=6))
    expect(against.get_by_role("row", name=re.compile(person.said("bot.planner")))).to_contain_text("0")
    seats = page.get_by_role("table", name=person.said("career.seats.title"))
    expect(seats.get_by_role("row")).to_have_count(2)
    rating = page.get_by_role("table", name=person.said("career.rating"))
    mine = rating.get_by_role("row", name=re.compile(f"^{person.said('career.rating.you')}"))
    while not mine.count():  # on a busy machine ratings rest for a moment after the games of another test
        page.reload()
        against.wait_for()
    expect(mine).to_contain_text(re.compile(r"1\d{3} \("))
    latest = page.get_by_role("region", name=person.said("career.latest.title"))
    expect(latest.get_by_role("listitem")).to_have_count(7)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect_no_sideways_scrolling(page)
        expect_no_violations(page)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_before_the_first_game_the_page_says_what_will_be_there(new_person: NewPerson, language: str) -> None:
    person = new_person(locale=language)
    said = texts(language).said
    person.page.goto("/me/figures")
    expect(person.page.get_by_role("heading", level=2, name=said("career.none.title"))).to_be_visible()
    expect(person.page.get_by_text(said("career.none"))).to_be_visible()
    expect_no_violations(person.page)


def test_data_is_downloaded_and_everything_deleted_by_keyboard(new_person: NewPerson, server: Server, numbers: Any) -> None:
    person = new_person()
    give_games(person, server, numbers)
    page = person.page
    page.goto("/me/figures")
    with page.expect_download() as got:
        page.get_by_role("link", name=person.said("career.data.get")).click()
    data = json.loads(Path(got.value.path()).read_text(encoding="utf-8"))
    assert (data["profile"]["name"], len(data["results"])) == ("Amira", 7)

    page.get_by_role("button", name=person.said("career.delete.open")).press("Enter")
    dialog = page.get_by_role("dialog", name=person.said("career.delete.title"))
    sure = dialog.get_by_role("button", name=person.said("career.delete.sure"))
    expect(sure).to_be_disabled()
    word = dialog.get_by_role("textbox")
    word.fill("no")
    word.press("Enter")
    expect(sure).to_be_disabled()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert page.request.get("/api/me").json()["name"] == "Amira", "nothing happens without the word"

    page.get_by_role("button", name=person.said("career.delete.open")).press("Enter")
    expect_no_violations(page)
    word.fill(person.said("career.delete.word").lower())
    word.press("Enter")
    expect(page.get_by_role("status")).to_have_text(person.said("career.delete.done"))
    assert page.request.get("/api/me").json()["name"] == ""
    assert page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('naqala.'))") == []
    page.get_by_role("link", name=person.said("ui.home")).last.click()
    expect(page.get_by_text(person.said("ui.myGames.none"))).to_be_visible()
