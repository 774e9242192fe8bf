"""Browsers that people borrow. One that nobody has altered is emptied and lent again: its Chromium has read our scripts, styles
and pictures, and loads a page for half the processor time.
"""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, Error

from tests.browser.people import Person
from tests.browser.player import PATIENCE

MOST_KEPT = 8
"""Each takes some 100 MB."""
NOWHERE = "/manifest.webmanifest"
"""A file without scripts of the server that a person was at: to go elsewhere would end the process that knows our scripts."""

_LASTING = ("add_", "emulate_", "expose_", "grant_", "install", "new_", "on", "pause_", "route", "set_")
"""How the methods of Playwright begin whose effect outlives the document."""
_PASSING = ("set_checked", "set_content", "set_input_files", "set_viewport_size")


class Browsers:
    """The browsers of one Chromium, each a context with one page."""

    def __init__(self, chromium: Browser) -> None:
        self._chromium = chromium
        self._free: list[tuple[str, Person]] = []
        self._lent: dict[Person, str] = {}
        self._altered: set[Person] = set()

    def lend(self, scripts: list[str], options: dict[str, Any]) -> Person:
        """One with these options that runs these scripts before those of a page."""
        kind = json.dumps([scripts, {name: value for name, value in options.items() if name != "viewport"}], sort_keys=True)
        person = next((free for of, free in self._free if of == kind), None)
        if person:
            self._free.remove((kind, person))
            person.page.set_viewport_size(options["viewport"])
        else:
            person = self._made(scripts, options)
        self._lent[person] = kind
        return person

    def take_back(self, person: Person, is_kept: bool) -> None:
        """Keeps it for others if that is wanted and possible."""
        kind = self._lent.pop(person)
        if is_kept and person not in self._altered:
            with suppress(Error):  # the server may be gone
                person.forget(NOWHERE)
                self._free.append((kind, person))
        if (kind, person) not in self._free:
            self._altered.discard(person)
            person.context.close()
        for _, oldest in self._free[:-MOST_KEPT]:
            oldest.context.close()
        del self._free[:-MOST_KEPT]

    def _made(self, scripts: list[str], options: dict[str, Any]) -> Person:
        context = self._chromium.new_context(**options)
        context.set_default_timeout(PATIENCE)
        for script in scripts:
            context.add_init_script(script)
        person = Person(context)
        for part in (context, person.page, person.page.clock):
            for name in dir(part):
                if name.startswith(_LASTING) and name not in _PASSING:
                    setattr(part, name, self._noted(person, getattr(part, name)))
        return person

    def _noted(self, person: Person, method: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*given: Any, **named: Any) -> Any:
            self._altered.add(person)
            return method(*given, **named)

        return noted
