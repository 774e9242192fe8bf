"""Screens for playing with friends: rematch, chat, what was missed, clocks, the own page, notices, statistics and the lobby."""

import time
from collections.abc import Iterator
from itertools import count

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator

from tests.browser.people import Person
from tests.browser.test_figures import give_games
from tests.browser.test_friends_screens import CLOCK, screens
from tests.server.clients import Browser
from tools.pictures.studio import SIZES, Studio


def take_friends(studio: Studio) -> list[str]:
    """Take every screen in every size and language; return what failed."""
    failed = []
    for language in studio.languages:
        person = studio.person(language)
        try:
            with Browser(studio.server.address.removeprefix("http://")) as friend:
                for name, sign in screens(person, friend):
                    _take(studio, person, f"friends {name}", language, sign)
            for name, sign in _pages(studio, person):
                _take(studio, person, f"friends {name}", language, sign)
        except (PlaywrightError, AssertionError) as error:
            failed.append(f"friends ({language}): {str(error).splitlines()[0]}")
        person.context.close()
    return failed


def _pages(studio: Studio, person: Person) -> Iterator[tuple[str, Locator]]:
    page, said = person.page, person.said
    page.goto("/me")
    page.get_by_text(said("channel.new.chat")).click()
    yield "notices", page.get_by_label(said("channel.address"))
    give_games(person, studio.server, count(int(time.time()) - 100_000))
    page.goto("/me/figures")
    yield "statistics", page.get_by_role("table", name=said("career.opponents.title"))
    studio.person().open("hll", lobby="en", pace=CLOCK)
    page.goto("/lobby")
    yield "lobby", page.get_by_role("button", name=said("lobby.join")).first


def _take(studio: Studio, person: Person, name: str, language: str, sign: Locator) -> None:
    if not studio.wanted(name):
        return
    sign.wait_for()
    for size in studio.sizes:
        viewport = SIZES[size]["viewport"]
        person.page.set_viewport_size(viewport)
        is_long = person.page.evaluate("document.scrollingElement.scrollHeight > innerHeight")
        studio.shoot(person, name, language, size, whole=bool(is_long))
    person.page.set_viewport_size(SIZES["desktop"]["viewport"])
