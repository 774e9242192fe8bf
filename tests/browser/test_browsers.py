"""A browser that is lent again keeps nothing of the person who had it."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.browsers import Browsers
from tests.browser.people import Person
from tests.browser.servers import Server

_LEAVES = """async () => {
  localStorage.left = sessionStorage.left = window.name = document.cookie = 'left=1';
  history.pushState(0, '', '/rules');
  await caches.open('left');
  await new Promise((done) => (indexedDB.open('left').onsuccess = done));
}"""
_FOUND = """async () => ({
  local: Object.keys(localStorage),
  session: Object.keys(sessionStorage),
  name: window.name,
  cookie: document.cookie,
  back: history.length,
  caches: await caches.keys(),
  databases: (await indexedDB.databases()).map(({ name }) => name),
  width: innerWidth,
})"""


def _hears(_request: object) -> None:
    """Does nothing with what is asked for."""


NewBorrower = Callable[[], Person]


@pytest.fixture
def new_borrower(browsers: Browsers, server: Server) -> NewBorrower:
    """Lends a browser that no other test has had."""
    options: dict[str, Any] = {"base_url": server.address, "viewport": {"width": 800, "height": 600}}
    return lambda: browsers.lend(["'for these tests alone'"], options)


def _found(person: Person) -> dict[str, Any]:
    person.page.goto("/about")
    person.page.get_by_role("button").first.wait_for()
    found: dict[str, Any] = person.page.evaluate(_FOUND)
    return found


def test_it_is_lent_empty(browsers: Browsers, new_borrower: NewBorrower) -> None:
    person = new_borrower()
    at_first = _found(person)
    person.page.evaluate(_LEAVES)
    person.page.set_viewport_size({"width": 390, "height": 844})
    person.complaints.append("something")
    left: dict[str, Any] = person.page.evaluate(_FOUND)
    assert [name for name in left if left[name] == at_first[name]] == []
    browsers.take_back(person, is_kept=True)
    other = new_borrower()
    assert other is person
    assert _found(other) == at_first
    assert other.complaints == []
    browsers.take_back(other, is_kept=False)


@pytest.mark.parametrize(
    "alter",
    [
        lambda person: person.page.add_init_script("0"),
        lambda person: person.page.clock.install(),
        lambda person: person.page.on("request", _hears),
        lambda person: person.context.route("**/nothing", lambda route: route.abort()),
        lambda person: person.context.set_offline(False),
    ],
    ids=["script", "clock", "listener", "route", "offline"],
)
def test_one_that_was_altered_is_not_lent_again(
    browsers: Browsers, new_borrower: NewBorrower, alter: Callable[[Person], object]
) -> None:
    person = new_borrower()
    alter(person)
    browsers.take_back(person, is_kept=True)
    other = new_borrower()
    assert other is not person
    browsers.take_back(other, is_kept=False)
