"""A person with a browser: a cookie of their own, one page, and everything that went wrong on it."""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page, expect

from naqala import Options
from tests.browser.games import Json, finished
from tests.browser.player import PATIENCE, Player
from tests.browser.texts import Texts, texts


class Person:
    """One browser. `complaints` is what was thrown and what it said on its console: also what it could not load and what the
    server refused.
    """

    def __init__(self, context: BrowserContext, language: str = "en") -> None:
        self.context = context
        self.page = context.new_page()
        self._devtools = context.new_cdp_session(self.page)
        self.texts: Texts = texts(language)
        self.complaints: list[str] = []
        self._forgives = False
        self.page.on("console", self._console)
        self.page.on("pageerror", self._thrown)

    def forget(self, nowhere: str) -> None:
        """Leaves nothing of this person in the browser; ``nowhere`` is a page of their server that runs and keeps nothing."""
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        self.page.goto(nowhere)
        self.page.evaluate("sessionStorage.clear(), window.name = ''")
        self.page.mouse.move(-1, -1)
        self.context.clear_cookies()
        self.context.clear_permissions()
        origin = self.page.evaluate("origin")
        self._devtools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        self._devtools.send("Page.resetNavigationHistory")
        self.texts = texts("en")
        self.complaints.clear()

    def _complain(self, text: str) -> None:
        if not self._forgives:
            self.complaints.append(text)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"console {message.type}: {message.text} {message.location['url']}")

    def _thrown(self, error: Error) -> None:
        self._complain(f"thrown: {error}")

    @contextmanager
    def forgiven(self) -> Iterator[None]:
        """What goes wrong in here is meant to."""
        self._forgives = True
        yield
        self.page.evaluate("0")  # all earlier messages have arrived by now
        self._forgives = False

    def open(self, kinds: str, level: str = "uniform", **fields: Any) -> Json:
        """A new table of this browser, one letter a seat: h(ere), l(ink), b(ot)."""
        wanted = {"chairs": chairs(kinds, level), "seed": "seed", **fields}
        answer = self.context.request.post("/api/tables", data=wanted)
        assert answer.status == 201, answer.text()
        opened: Json = answer.json()
        return opened

    def open_record(self, record: Json, kinds: str, after: int | None = None, level: str = "uniform") -> str:
        """A table that goes on from a record."""
        return str(self.open_played(record, kinds, after, level)["id"])

    def open_late(self, options: Options, kinds: str) -> Json:
        """A table in the last quarter of its game: to play on from there meets every later phase in a quarter of the time."""
        record = finished(options)
        return self.open_played(record, kinds, len(record["actions"]) * 3 // 4)

    def open_played(self, record: Json, kinds: str, after: int | None = None, level: str = "uniform") -> Json:
        """A table that goes on from a record, with its invitations."""
        wanted = {"record": record, "chairs": chairs(kinds, level), "after": after}
        answer = self.context.request.post("/api/records", data=wanted)
        assert answer.status == 201, answer.text()
        opened: Json = answer.json()
        return opened

    def sits_at(self, table: str, secret: str | None = None) -> None:
        """Goes to a table, by a seat link if there is one."""
        self.page.goto(f"/table/{table}" + (f"#seat={secret}" if secret else ""))
        self.page.get_by_role("grid", name=self.texts.said("board.label")).wait_for()

    def listens(self) -> None:
        """Keeps all that the page announces from now on: some of it is gone after seconds."""
        self.page.evaluate("""() => {
            window.heard = new Set();
            new MutationObserver(() => {
                for (const { textContent } of document.querySelectorAll('[role=status], [role=status] *'))
                    window.heard.add(textContent.trim());
            }).observe(document.body, { subtree: true, childList: true, characterData: true });
        }""")

    def has_heard(self, pattern: re.Pattern[str]) -> None:
        """Waits until something like this has been announced since this person listens."""
        self.page.wait_for_function(
            "pattern => [...window.heard].some((text) => new RegExp(pattern).test(text))", arg=pattern.pattern
        )

    def stops_time(self) -> None:
        """Nothing on this page ends by itself from now on. Its clock is installed and runs: on a busy machine the moment at
        which it is to stop may be past before the browser hears of it.
        """
        for ahead in range(1, 20):
            with suppress(Error):
                self.page.clock.pause_at(self.page.evaluate("Date.now()") / 1000 + ahead)
                return
        raise AssertionError("time cannot be stopped")

    def player(self, seed: object = 0, **options: bool) -> Player:
        return Player(self.page, self.texts, seed, **options)

    def said(self, key: str, **arguments: str | int) -> str:
        return self.texts.said(key, **arguments)


def chairs(kinds: str, level: str = "uniform") -> list[Json]:
    """Who sits where; names tell who is meant."""
    words = {"h": "here", "l": "link", "b": "bot"}
    names = ("Amira", "Basim", "Cyra", "Daud", "Esra")
    return [
        {"kind": words[kind], "name": name, "level": level if kind == "b" else None}
        for kind, name in zip(kinds, names, strict=False)
    ]


def left_over(page: Page, look: Callable[[], list[Any]], patience: float = 10) -> list[Any]:
    """What a look still finds once the page has followed a change of its size; it is given so many seconds for that."""
    limit = time.monotonic() + patience
    while (found := look()) and time.monotonic() < limit:
        page.wait_for_timeout(50)
    return found


_TOO_WIDE = """async (patience) => {
  const [page, end] = [document.scrollingElement, performance.now() + patience];
  while (page.scrollWidth > innerWidth && performance.now() < end) await new Promise(requestAnimationFrame);
  return page.scrollWidth - innerWidth;
}"""


def expect_no_sideways_scrolling(page: Page, where: str = "") -> None:
    """Nothing is wider than the window, as soon as the page has followed a change of its size."""
    assert page.evaluate(_TOO_WIDE, PATIENCE) <= 0, where or page.url


def expect_gold(person: Person, **known: bool) -> None:
    """Whether this person sees how much gold a seat has."""
    for name, is_known in known.items():
        things = person.page.get_by_role("list", name=person.said("player.front", name=name))
        hidden = things.get_by_role("button", name=person.said("player.gold.hidden"), exact=True)
        shown = things.get_by_role("button", name=person.texts.pattern("count.gold"))
        expect(shown if is_known else hidden).to_have_count(1)
        expect(hidden if is_known else shown).to_have_count(0)
