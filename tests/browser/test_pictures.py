"""Scenes that are photographed: those that choose something show what they have chosen."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from naqala.options import EXPANSIONS, PROMOS
from tests.browser.people import Person
from tests.browser.servers import Server
from tools.pictures.pages import PAGES
from tools.pictures.studio import Studio


def test_new_game_everything_shows_every_choice(browser: Browser, server: Server, person: Person, tmp_path: Path) -> None:
    studio = Studio(browser, server, tmp_path, lambda _: True, [], [])
    PAGES["new game everything"](studio, person)
    for choice in (*(f"expansion.{one}" for one in EXPANSIONS), *(f"djinn.{one}" for one in PROMOS)):
        box = person.page.get_by_role("checkbox", name=person.said(choice), exact=True)
        expect(box).to_be_visible()
        expect(box).to_be_checked()
    expect(person.page.get_by_role("radio", name=person.said("count.seats", n=5))).to_be_checked()


def test_new_game_impossible_says_why(browser: Browser, server: Server, person: Person, tmp_path: Path) -> None:
    studio = Studio(browser, server, tmp_path, lambda _: True, [], [])
    PAGES["new game impossible"](studio, person)
    expect(person.page.get_by_text(person.said("error.NameTakenError")).first).to_be_visible()
