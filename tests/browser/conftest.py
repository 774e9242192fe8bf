"""Chromium, a server, and people with browsers. What a browser complains about fails the test it happened in."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, Playwright, expect, sync_playwright

from tests.browser.browsers import Browsers
from tests.browser.chromium import CHEAP, launch_options
from tests.browser.people import Person
from tests.browser.player import PATIENCE
from tests.browser.servers import Server
from tests.programs import chromium, headless_shell

NewPerson = Callable[..., Person]
LOCALES = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR"}
NO_COACH = """try { localStorage.setItem('naqala.coach', '{"isOn": false}') } catch { /* an error page has no storage */ }"""
"""Most people of these tests know the game."""

NO_NOTE = "localStorage.setItem('naqala.first', '-')"
"""They know on phones, too, how things explain themselves."""

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
    usual = launch_options(program)
    browser = playwright.chromium.launch(**{**usual, "args": [*usual["args"], *CHEAP], **options})
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


@pytest.fixture(scope="package")
def browsers(browser: Browser) -> Browsers:
    return Browsers(browser)


@pytest.fixture
def new_person(browsers: Browsers, server: Server, has_worker: bool, request: pytest.FixtureRequest) -> Iterator[NewPerson]:
    """Makes people, each with a browser of their own; at the end none of their browsers has complained."""
    people: list[Person] = []
    failed = request.session.testsfailed

    def make(coached: bool = False, hears: bool = False, scripts: Sequence[str] = (), **options: Any) -> Person:
        usual: dict[str, Any] = {"base_url": server.address, "viewport": {"width": 1366, "height": 900}}
        wanted = ((not hears, UNSEEN_AND_UNHEARD), (not has_worker, NO_WORKER), (not coached, NO_COACH))
        first = [script for is_wanted, script in wanted if is_wanted]
        language = options.pop("locale", "en")
        usual |= {"reduced_motion": "reduce", "locale": LOCALES.get(language, language)}
        people.append(browsers.lend([*first, *scripts], {**usual, **options}))
        return people[-1]

    yield make
    has_failed = request.session.testsfailed > failed
    complaints = [complaint for person in people for complaint in person.complaints]
    for number, person in enumerate(people, 1):
        if has_failed:
            photograph(person.page, request, number)
        browsers.take_back(person, is_kept=not has_failed and not complaints and not has_worker)
    assert complaints == [], "the browser complained"


def photograph(page: Page, request: pytest.FixtureRequest, number: int) -> None:
    """A picture of how a test failed, where pytest was asked for some."""
    if request.config.getoption("--screenshot") == "off":
        return
    name = re.sub(r"\W+", "-", request.node.nodeid)
    with suppress(Error):
        page.evaluate("document.adoptedStyleSheets = []")
        page.screenshot(path=Path(request.config.getoption("--output")) / f"{name}{number}.png")


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
