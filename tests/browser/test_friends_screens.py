"""The screens for playing with friends fit a desk and a phone held either way, in all languages; axe finds nothing there."""

from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Locator, expect

from naqala import Options
from tests.browser.axe import expect_no_violations
from tests.browser.conftest import NewPerson
from tests.browser.games import asks, game_until, record_of
from tests.browser.people import Person, chairs, expect_no_sideways_scrolling
from tests.browser.servers import Server
from tests.browser.test_rematch import open_near_the_end
from tests.browser.texts import texts
from tests.server.clients import Browser, Json

SIZES = {"desk": (1280, 800), "portrait": (390, 844), "landscape": (844, 390)}
AXE = {"en": "desk", "de": "landscape", "fr": "portrait"}
"""Where axe looks: what it finds rarely depends on the language, and it takes its time."""
WISH: Json = {"expansions": ["artisans", "whims"], "places": "draw", "hints": False}
CLOCK: Json = {"kind": "clock", "base": 600, "increment": 10}
_OFFER_TO_INSTALL = "() => dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => 0 }))"


def screens(amira: Person, friend: Browser) -> Iterator[tuple[str, Locator]]:
    """Goes from screen to screen; of each its name, and what must be in sight there. The friend needs no page."""
    page, said = amira.page, amira.said

    def button(key: str, **arguments: str) -> Locator:
        return page.get_by_role("button", name=said(key, **arguments), exact=True)

    over = open_near_the_end(amira, "hl", before=0)
    friend.sit(over["id"], over["invitations"]["2"])
    with closing(friend.connect(over["id"], 2)) as basim:
        assert basim.ask("rematch", seat=2, wish=WISH, language="en")["type"] == "done"
    record = record_of(game_until(Options(2), lambda game: asks("move")(game) and game.length > 60))
    wanted = {"record": record, "chairs": chairs("hl")}
    running = amira.context.request.post("/api/records", data=wanted).json()
    friend.sit(running["id"], running["invitations"]["2"])

    page.goto("/")
    yield "home", page.get_by_role("link", name=said("rematch.start"))

    page.goto("/me")
    page.get_by_role("button", name=said("me.code.make")).click()
    page.get_by_role("img", name=said("qr.label", label=said("me.code.link"))).wait_for()
    page.evaluate(_OFFER_TO_INSTALL)
    yield "me", button("install.do")

    amira.sits_at(over["id"])
    sheet = amira.player().over
    yield "rematch", sheet.get_by_role("button", name=said("rematch.agree"))
    sheet.get_by_role("button", name=said("rematch.change")).click()
    yield "options", page.get_by_role("dialog", name=said("rematch.change")).get_by_role("button", name=said("rematch.offer"))

    amira.sits_at(running["id"])
    bar = page.get_by_role("group", name=said("since.title"))
    yield "since", bar.get_by_role("button", name=said("since.show"))
    bar.get_by_role("button", name=said("since.show")).click()
    dialog = page.get_by_role("dialog", name=said("since.title"))
    yield "missed", dialog.get_by_role("button", name=said("since.replay"))
    page.keyboard.press("Escape")

    with closing(friend.connect(running["id"], 2)) as basim:
        for text in ("👍", "Shall we meet on Sunday at eight, at the oasis behind the great market?", "🐪"):
            assert basim.ask("say", seat=2, text=text)["type"] == "done"
    page.get_by_role("button", name=said("talk.unread", n=3)).click()
    panel = page.get_by_role("complementary", name=said("talk.title"))
    panel.get_by_role("button", name=said("talk.react", reaction="👍")).click()
    expect(panel.get_by_role("log")).to_contain_text("Amira")
    yield "chat", panel.get_by_role("button", name=said("talk.send"), exact=True)

    timed = amira.open("hl", pace=CLOCK)
    friend.sit(timed["id"], timed["invitations"]["2"])
    amira.sits_at(timed["id"])
    with closing(friend.connect(timed["id"], 2)) as basim:
        basim.until_scene(lambda scene: scene["time"]["state"] == "running")
        assert basim.ask("pause", seat=2, version=basim.version)["type"] == "done"
        yield "vote", button("ui.agree")
        button("ui.agree").click()
        yield "pause", button("time.resume")
        button("ui.settings").click()
        yield "settings", page.get_by_label(said("sound.volume"))


@pytest.mark.parametrize("language", AXE)
def test_screens_fit_and_axe_is_content(new_person: NewPerson, server: Server, language: str) -> None:
    amira = new_person(locale=language)
    amira.texts = texts(language)
    with Browser(server.address.removeprefix("http://")) as friend:
        for name, sign in screens(amira, friend):
            sign.wait_for()
            for size, (width, height) in SIZES.items():
                amira.page.set_viewport_size({"width": width, "height": height})
                look(amira, f"{name} {language} {size}", sign)
                if (name, size) == ("vote", "desk"):
                    seats = amira.page.get_by_role("list", name=amira.said("ui.players")).get_by_role("listitem")
                    for number in range(seats.count()):
                        expect(seats.nth(number)).to_be_in_viewport(ratio=0.99)
                if size == AXE[language]:
                    expect_no_violations(amira.page)


def look(person: Person, where: str, sign: Locator) -> None:
    """What is to be pressed can be, and nothing is wider than the window."""
    sign.scroll_into_view_if_needed()
    expect(sign, where).to_be_in_viewport(ratio=0.99)
    expect_no_sideways_scrolling(person.page, where)
