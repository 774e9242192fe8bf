"""The client as an app: it can be installed, says so when the server is away, and takes up a new version by itself."""

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from naqala.server.app import STATIC
from tests.browser.axe import expect_no_violations
from tests.browser.conftest import NewPerson
from tests.browser.people import Person
from tests.browser.servers import Server
from tests.browser.texts import texts

_KEPT = """async () => {
  const kept = {};
  for (const name of await caches.keys())
    kept[name] = (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname);
  return kept;
}"""

ANDROID = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36"
_OFFER = """() => {
  window.asked = 0;
  const prompt = () => Promise.resolve((window.asked += 1));
  return dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
}"""
"""What Chromium does where a page can be installed."""


@pytest.fixture
def has_worker() -> bool:
    return True


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that tests may stop and start again."""
    server = Server(tmp_path_factory.mktemp("own"))
    yield server
    server.stop()


def _worker_runs(page: Page) -> None:
    """Waits until the newest worker runs: a page that is asked for while another takes over was seen to hang in Chromium."""
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.wait_for_function("""async () => {
        const { active, installing, waiting } = await navigator.serviceWorker.getRegistration();
        return active.state === 'activated' && !installing && !waiting;
    }""")


def _kept(page: Page) -> dict[str, list[str]]:
    kept: dict[str, list[str]] = page.evaluate(_KEPT)
    return kept


def test_android_would_install_it(new_person: NewPerson) -> None:
    person = new_person(is_mobile=True, has_touch=True, viewport={"width": 390, "height": 844}, user_agent=ANDROID)
    page = person.page
    page.goto("/me")
    devtools = person.context.new_cdp_session(page)
    found: dict[str, Any] = devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"].endswith("/manifest.webmanifest")
    wrong = [error["errorId"] for error in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert set(wrong) <= {"in-incognito"}, "the contexts of tests are private windows"

    manifest = json.loads(found["data"])
    assert (manifest["id"], manifest["start_url"], manifest["scope"], manifest["display"]) == ("/", "/", "/", "standalone")
    for name in ("name", "short_name", "description", "background_color", "theme_color"):
        assert manifest[name]
    pictures: dict[str, list[int]] = {}
    for icon in manifest["icons"]:
        answer = person.context.request.get(icon["src"])
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])
        if icon["type"] == "image/png":
            width = int.from_bytes(answer.body()[16:20])
            assert icon["sizes"] == f"{width}x{width}"
            pictures.setdefault(icon.get("purpose", "any"), []).append(width)
    assert pictures == {"any": [192, 512], "maskable": [512]}

    _worker_runs(page)
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller?.state === 'activated'")
    install = page.get_by_role("button", name=person.said("install.do"), exact=True)
    page.get_by_role("heading", name=person.said("me.title")).wait_for()
    expect(install).to_have_count(0)
    assert page.evaluate(_OFFER) is False, "our own button comes instead of a banner over the board"
    install.tap()
    expect(install).to_have_count(0)
    assert page.evaluate("window.asked") == 1
    page.evaluate(_OFFER)
    install.wait_for()
    page.evaluate("dispatchEvent(new Event('appinstalled'))")
    expect(install).to_have_count(0)


def test_worker_keeps_files_with_a_hash_and_never_a_game(person: Person) -> None:
    person.page.goto("/")
    _worker_runs(person.page)
    opened = person.open("hb")
    person.sits_at(opened["id"])
    person.player("a").play(4)
    (kept,) = _kept(person.page).values()
    assert any(path.startswith("/assets/") for path in kept)
    assert [path for path in kept if not re.match(r"/assets/|/away\.|/favicon", path)] == []


def test_page_says_that_the_server_is_away_and_goes_on(new_person: NewPerson, own_server: Server) -> None:
    people = {
        language: new_person(base_url=own_server.address, locale=language, viewport={"width": 390, "height": 844})
        for language in ("en", "de", "fr")
    }
    for person in people.values():
        person.page.goto("/")
        _worker_runs(person.page)
    with ExitStack() as meant:
        for person in people.values():
            meant.enter_context(person.forgiven())
        own_server.stop()
        for language, person in people.items():
            person.page.goto("/rules")
            said = texts(language).said
            expect(person.page.get_by_role("heading", name=said("away.title"))).to_be_visible()
            assert person.page.title() == said("away.title")
            assert person.page.locator("html").get_attribute("lang") == language
            for width, height in ((844, 390), (390, 844)):
                person.page.set_viewport_size({"width": width, "height": height})
                expect(person.page.get_by_role("button", name=said("away.retry"))).to_be_in_viewport(ratio=0.99)
            expect_no_violations(person.page)
        own_server.start()
        for language, person in people.items():
            expect(person.page.get_by_role("heading", name=texts(language).said("ui.rules"), exact=True)).to_be_visible()


def _edition(folder: Path, number: int) -> Path:
    """The built client with another script to begin with, as after a change of its sources."""
    shutil.copytree(STATIC, folder)
    page = folder / "index.html"
    (old,) = re.findall(r'src="/assets/(index-[^"]+\.js)"', page.read_text(encoding="utf-8"))
    new = f"index-edition{number}.js"
    for rest in (".br", ".gz"):
        (folder / "assets" / (old + rest)).unlink(missing_ok=True)
        (folder / f"sw.js{rest}").unlink()
    script = (folder / "assets" / old).rename(folder / "assets" / new)
    script.write_text(f"document.documentElement.dataset.edition='{number}';" + script.read_text(encoding="utf-8"))
    page.write_text(page.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    for path in (folder / "assets").glob("*.js"):
        text = path.read_text(encoding="utf-8")
        if old in text:
            path.write_text(text.replace(old, new), encoding="utf-8")
            for rest in (".br", ".gz"):
                path.with_name(path.name + rest).unlink(missing_ok=True)
    worker = folder / "sw.js"
    worker.write_text(re.sub(r"`[0-9a-f]{12}`", f"`edition{number}`", worker.read_text(encoding="utf-8")), encoding="utf-8")
    return folder


def _follows(person: Person, server: Server, number: int) -> None:
    """An update while the page is open: the next page is of the new client, and so is its worker."""
    server.stop()
    server.start(CLIENT=str(_edition(server.data / f"client{number}", number)))
    person.page.goto("/")
    expect(person.page.locator(f"html[data-edition='{number}']")).to_have_count(1)
    person.page.evaluate("navigator.serviceWorker.getRegistration().then((it) => it.update())")
    person.page.wait_for_function("async (name) => (await caches.keys()).includes(name)", arg=f"naqala edition{number}")
    _worker_runs(person.page)


def test_new_client_is_used_after_an_update(new_person: NewPerson, own_server: Server) -> None:
    person = new_person(base_url=own_server.address)
    person.page.goto("/")
    _worker_runs(person.page)
    opened = person.open("hb")
    person.sits_at(opened["id"])
    first = next(iter(_kept(person.page)))
    with person.forgiven():
        _follows(person, own_server, 2)
    person.sits_at(opened["id"])
    person.player("a").play(4)
    assert set(_kept(person.page)) == {first, "naqala edition2"}, "what an old page may still need"
    with person.forgiven():
        _follows(person, own_server, 3)
    person.page.wait_for_function("async (name) => !(await caches.keys()).includes(name)", arg=first)
    assert "/assets/index-edition3.js" in [path for paths in _kept(person.page).values() for path in paths]
