"""Chromium, a server, and people with browsers. What a browser complains about fails the test it happened in."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, expect, sync_playwright

from tests.browser.chromium import launch_options
from tests.browser.people import Person
from tests.browser.player import PATIENCE
from tests.browser.servers import Server
from tests.programs import chromium, headless_shell

NewPerson = Callable[..., Person]
NO_COACH = """try { localStorage.setItem('naqala.coach', '{"isOn": false}') } catch { /* an error page has no storage */ }"""
"""Most people of these tests know the game."""

UNSEEN_AND_UNHEARD = """{
  const unseen = new CSSStyleSheet();
  unseen.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [unseen];
  delete window.AudioContext;
}"""
"""No test looks at a picture or listens: what is laid out but not drawn takes a third less processor time. To axe and in the
pictures of failures the page is drawn.
"""

NO_WORKER = "delete Navigator.prototype.serviceWorker"
"""A service worker starts with every new browser and takes a fifth of what loading a page takes."""

# Packages and not sessions: while Playwright runs, no other test in the process could use asyncio.


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    yield from launched(playwright, headless_shell() or chromium(), browser_type_launch_args)


@pytest.fixture(scope="package")
def windowed_browser(playwright: Playwright, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """A whole Chromium, for what the shell cannot do."""
    yield from launched(playwright, chromium(), browser_type_launch_args)


def launched(playwright: Playwright, program: str | None, options: dict[str, Any]) -> Iterator[Browser]:
    if program is None:
        pytest.skip("there is no Chromium here: install one (Debian: apt-get install chromium) or name it by NAQALA_CHROMIUM")
    browser = playwright.chromium.launch(**{**launch_options(program), **options})
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of a process."""
    server = Server(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


@pytest.fixture(scope="package")
def browser_context_args() -> dict[str, Any]:
    """Page not found: `new_person` chooses, and what a test asks for comes first."""
    return {}


@pytest.fixture
def has_worker() -> bool:
    """Whether pages have a service worker; modules that are about it say so."""
    return False


@pytest.fixture
def new_person(
    new_context: Callable[..., BrowserContext], server: Server, has_worker: bool, request: pytest.FixtureRequest
) -> Iterator[NewPerson]:
    """Makes people, each with a browser of their own; at the end none of their browsers has complained."""
    people: list[Person] = []

    def make(coached: bool = False, hears: bool = False, **options: Any) -> Person:
        usual = {"base_url": server.address, "viewport": {"width": 1366, "height": 900}}
        context = new_context(**{**usual, "reduced_motion": "reduce", "locale": "en-GB", **options})
        context.set_default_timeout(PATIENCE)
        if not hears:
            context.add_init_script(UNSEEN_AND_UNHEARD)
        if not has_worker:
            context.add_init_script(NO_WORKER)
        if not coached:
            context.add_init_script(NO_COACH)
        people.append(Person(context))
        return people[-1]

    yield make
    if request.session.testsfailed:  # perhaps in this test
        for person in people:
            with suppress(Error):
                person.page.evaluate("document.adoptedStyleSheets = []")
    for person in people:
        assert person.complaints == [], "the browser complained"


@pytest.fixture
def person(new_person: NewPerson) -> Person:
    return new_person()


@pytest.fixture
def page(person: Person) -> Page:
    return person.page


@pytest.fixture(autouse=True, scope="package")
def patient() -> Iterator[None]:
    """A busy machine is no reason to fail."""
    expect.set_options(timeout=PATIENCE)
    yield
    expect.set_options(timeout=5_000)
