"""People whose page is closed hear of their turn: they choose how on the page, and Chromium shows what was pushed."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.axe import expect_no_violations
from tests.browser.browsers import Browsers
from tests.browser.conftest import NewPerson
from tests.browser.people import Person, expect_no_sideways_scrolling
from tests.browser.player import step_until
from tests.browser.servers import Server
from tests.browser.test_app import _worker_runs
from tests.browser.texts import texts
from tests.server.services import Device, Service, service

_PUSH = """(push) => {
  PushManager.prototype.subscribe = async () => {
    window.subscribed = true;
    return { toJSON: () => push };
  };
  PushManager.prototype.getSubscription = async () => (window.subscribed ? { unsubscribe: () => 0 } : null);
}"""
"""No push service can be reached from a test: the browser says it has subscribed at ours."""


@pytest.fixture
def has_worker() -> bool:
    return True


@pytest.fixture(scope="module")
def place() -> Iterator[Service]:
    with service() as found:
        yield found


@pytest.fixture(scope="module")
def noticing(tmp_path_factory: pytest.TempPathFactory, place: Service) -> Iterator[Server]:
    """A server that is quick to tell, and may tell a service of this machine."""
    kinds = '["push", "discord", "ntfy", "telegram", "webhook"]'
    inside = f'["{place.place}"]'
    server = Server(tmp_path_factory.mktemp("notices"), NAQALA_NOTICES=kinds, NAQALA_NOTICE_INSIDE=inside, QUICK_NOTICES="yes")
    yield server
    server.stop()


@pytest.fixture(scope="module")
def browsers(windowed_browser: Browser) -> Browsers:
    """Some that can be pushed something."""
    return Browsers(windowed_browser)


def _section(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.said("notice.me.title"))


def test_person_asks_for_push_closes_the_page_and_is_told_once(new_person: NewPerson, noticing: Server, place: Service) -> None:
    device = Device(place)
    amira, basim = (new_person(base_url=noticing.address, permissions=["notifications"]) for _ in range(2))
    opened = amira.open("hl")
    amira.sits_at(opened["id"])
    basim.sits_at(opened["id"], opened["invitations"]["2"])
    basim.page.goto("/me")
    _worker_runs(basim.page)
    basim.page.evaluate(_PUSH, {"endpoint": device.push["endpoint"], "keys": device.keys})
    _section(basim).get_by_role("button", name=basim.said("push.allow")).click()
    expect(_section(basim).get_by_text(basim.said("push.done"))).to_be_visible()
    expect(_section(basim).get_by_role("listitem")).to_contain_text("Chrome")
    _section(basim).get_by_role("button", name=re.compile(re.escape(basim.said("channel.test")))).click()
    expect(_section(basim).get_by_text(basim.said("channel.tested"))).to_be_visible()
    assert [told["title"] for told in device.read] == [basim.said("notice.test.title")]
    basim.sits_at(opened["id"])
    players = [amira.player("a"), basim.player("b")]
    step_until(players[1], lambda: amira.page.title().startswith("●"))
    basim.page.goto("about:blank")
    step_until(players[0], lambda: not amira.page.title().startswith("●"))
    for _ in range(100):
        if len(device.read) > 1:
            break
        amira.page.wait_for_timeout(100)
    amira.page.wait_for_timeout(1500)
    assert [(told["title"], told["path"]) for told in device.read[1:]] == [(basim.said("notice.turn"), f"/table/{opened['id']}")]


_COLLECT = """async () => {
  window.shown = {};
  const worker = await navigator.serviceWorker.ready;
  const look = async () => {
    for (const { title, body, tag } of await worker.getNotifications()) window.shown[tag] = `${title}: ${body}`;
  };
  setInterval(look, 20);
}"""
"""Remembers all notifications: Chromium without a desktop takes them away soon."""


def test_worker_shows_what_was_pushed_unless_its_table_is_in_sight(new_person: NewPerson, noticing: Server) -> None:
    person = new_person(base_url=noticing.address, permissions=["notifications"])
    person.page.goto("/about")
    _worker_runs(person.page)
    devtools = person.context.new_cdp_session(person.page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    person.page.wait_for_timeout(300)

    def push(path: str) -> None:
        data = f'{{"title": "Turn", "body": "At the table: Ann", "path": "{path}", "tag": "{path}"}}'
        wanted = {"origin": noticing.address, "registrationId": found[-1], "data": data}
        devtools.send("ServiceWorker.deliverPushMessage", wanted)

    person.page.evaluate(_COLLECT)
    push("/about")
    for _ in range(100):  # on a busy machine one may be gone before the page has looked
        push("/table/abcd")
        person.page.wait_for_timeout(200)
        if person.page.evaluate("'/table/abcd' in window.shown"):
            break
    person.page.wait_for_timeout(300)
    assert person.page.evaluate("window.shown") == {"/table/abcd": "Turn: At the table: Ann"}


@pytest.mark.parametrize(("language", "width", "height"), [("en", 1366, 900), ("de", 390, 844), ("fr", 844, 390)])
def test_channels_and_quiet_hours_are_kept(
    new_person: NewPerson, noticing: Server, place: Service, language: str, width: int, height: int
) -> None:
    person = new_person(base_url=noticing.address, locale=language, viewport={"width": width, "height": height})
    person.texts = texts(language)
    person.page.goto("/me")
    section = _section(person)
    section.get_by_text(person.said("channel.new.chat")).click()
    section.get_by_label(person.said("channel.kind")).select_option("webhook")
    address = section.get_by_label(person.said("channel.address"))
    address.fill("https://192.168.1.1/")
    with person.forgiven():
        section.get_by_role("button", name=person.said("channel.add"), exact=True).click()
        expect(section.get_by_role("alert")).to_have_text(person.said("error.AddressError"))
    address.fill(f"{place.address}/{language}")
    section.get_by_role("button", name=person.said("channel.add"), exact=True).click()
    expect(section.get_by_role("listitem")).to_contain_text("127.0.0.1")
    section.get_by_label(person.said("channel.gap")).select_option("240")
    expect(section.get_by_text(person.said("me.saved"))).to_be_visible()
    section.get_by_role("button", name=re.compile(re.escape(person.said("channel.test")))).click()
    expect(section.get_by_text(person.said("channel.tested"))).to_be_visible()
    assert place.taken[-1].json()["title"] == person.said("notice.test.title")
    section.get_by_label(person.said("quiet.on")).check()
    section.get_by_label(person.said("quiet.from"), exact=True).fill("21:15")
    section.get_by_label(person.said("quiet.from"), exact=True).blur()
    expect(section.get_by_text(person.said("me.saved"))).to_be_visible()
    expect_no_violations(person.page)
    expect_no_sideways_scrolling(person.page)
    person.page.reload()
    expect(section.get_by_label(person.said("channel.gap"))).to_have_value("240")
    expect(section.get_by_label(person.said("quiet.from"), exact=True)).to_have_value("21:15")
    (link,) = re.findall(r"/notices#stop=[\w-]+", place.taken[-1].json()["message"])
    person.page.goto(link)
    expect_no_violations(person.page)
    person.page.get_by_role("button", name=person.said("notice.stop.do")).click()
    expect(person.page.get_by_role("status")).to_have_text(person.said("notice.stop.done"))
    person.page.goto("/me")
    expect(section.get_by_label(person.said("quiet.on"))).to_be_visible()
    expect(section.get_by_role("listitem")).to_have_count(0)


def test_page_says_why_where_it_cannot_notify(new_person: NewPerson, noticing: Server) -> None:
    blocked, plain = (new_person(base_url=noticing.address) for _ in range(2))
    blocked.page.add_init_script("Object.defineProperty(Notification, 'permission', {get: () => 'denied'})")
    plain.page.add_init_script("Object.defineProperty(window, 'isSecureContext', {get: () => false})")
    for person, why in ((blocked, "denied"), (plain, "insecure")):
        person.page.goto("/me")
        expect(_section(person).get_by_text(person.said(f"push.about.{why}"))).to_be_visible()
        expect(_section(person).get_by_role("button", name=person.said("push.allow"))).to_have_count(0)


def test_page_offers_to_install_where_the_browser_would(person: Person) -> None:
    person.page.goto("/me")
    region = person.page.get_by_role("region", name=person.said("install.title"))
    expect(_section(person)).to_be_visible()
    expect(region).to_have_count(0)
    person.page.evaluate("""() => {
        const offer = new Event('beforeinstallprompt', { cancelable: true });
        offer.prompt = async () => { window.asked = true; };
        dispatchEvent(offer);
    }""")
    region.get_by_role("button", name=person.said("install.do")).click()
    expect(region).to_have_count(0)
    assert person.page.evaluate("window.asked")
