"""The server and the browser that all pictures share, the pictures that were taken, and the page that shows them."""

import html
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser

from tests.browser.conftest import NO_COACH
from tests.browser.people import Person
from tests.browser.player import PATIENCE
from tests.browser.servers import Server

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
    "sideways": {"viewport": {"width": 844, "height": 390}, "is_mobile": True, "has_touch": True},
}


@dataclass
class Studio:
    """The server, the browser, and the tables that all pictures share."""

    browser: Browser
    server: Server
    out: Path
    wanted: Callable[[str], bool]
    sizes: list[str]
    languages: list[str]
    theme: Literal["light", "dark"] = "light"
    tables: dict[str, str] = field(default_factory=dict)
    """By what it shows, a table of the owner."""
    taken: list[tuple[str, str, str]] = field(default_factory=list)
    """Name, language, size."""

    def person(self, language: str = "en", size: str = "desktop", owner: Person | None = None) -> Person:
        """Return a browser; with the cookie of the owner it has the owner's seats."""
        state = owner.context.storage_state() if owner else None
        context = self.browser.new_context(
            base_url=self.server.address,
            locale=language,
            reduced_motion="reduce",
            color_scheme=self.theme,
            storage_state=state,
            **SIZES[size],
        )
        context.set_default_timeout(PATIENCE)
        # No picture shows the note of a browser's first table.
        context.add_init_script("localStorage.setItem('naqala.first', '-')")
        context.add_init_script(NO_COACH)
        return Person(context, language)

    def shoot(self, person: Person, name: str, language: str, size: str, whole: bool = False) -> None:
        """Take the picture of the page, once fonts and pictures have loaded."""
        person.page.evaluate(
            "document.fonts.ready.then(() => Promise.all([...document.images].map(one => one.decode().catch(() => 0))))"
        )
        person.page.mouse.move(0, 0)
        person.page.screenshot(path=self.out / _file(name, language, size), full_page=whole)
        self.taken.append((name, language, size))
        print(f"[pictures] {name} ({language}, {size})", flush=True)


def _file(name: str, language: str, size: str) -> str:
    return f"{name.replace(' ', '-')}.{language}.{size}.png"


Scene = Callable[[Studio, Person], None]


def contact_sheet(studio: Studio) -> str:
    """Return all pictures on one page, by name; the browser scales them."""

    def rows() -> Iterator[str]:
        for name in dict.fromkeys(name for name, _, _ in studio.taken):
            shots = [(language, size) for other, language, size in studio.taken if other == name]
            pictures = "".join(
                f'<figure><a href="{_file(name, *shot)}"><img loading="lazy" src="{_file(name, *shot)}" alt=""></a>'
                f"<figcaption>{html.escape(', '.join(shot))}</figcaption></figure>"
                for shot in shots
            )
            yield f"<section><h2>{html.escape(name)}</h2><div>{pictures}</div></section>"

    style = "body{font:16px sans-serif;background:#222;color:#eee}div{display:flex;gap:1rem;overflow-x:auto}"
    style += "figure{margin:0}img{height:420px}"
    return f"<!doctype html><meta charset=utf-8><title>naqala: pictures</title><style>{style}</style>\n" + "\n".join(rows())
