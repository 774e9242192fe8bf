"""A person who looks elsewhere learns that it is their turn: by a sound, a mark on the tab, a notification."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.people import Person
from tests.browser.player import step_until

_AWAY = """
window.notices = [];
window.Notification = class { constructor(title, options) { window.notices.push({title, ...options}); } };
window.Notification.permission = 'default';
window.Notification.requestPermission = async () => (window.Notification.permission = 'granted');
Object.defineProperty(document, 'hidden', {get: () => window.isAway === true, configurable: true});
"""


def _icon(person: Person) -> str:
    return str(person.page.locator('link[rel="icon"]').get_attribute("href"))


def test_sound_mark_and_notification_when_it_is_my_turn(new_person: NewPerson) -> None:
    amira, basim = new_person(), new_person()
    basim.page.add_init_script(_AWAY)
    opened = amira.open("hl")
    amira.sits_at(opened["id"])
    basim.sits_at(opened["id"], opened["invitations"]["2"])
    players = [amira.player("a"), basim.player("b")]
    basim.page.get_by_role("button", name=basim.said("ui.settings")).click()
    settings = basim.page.get_by_role("dialog", name=basim.said("ui.settings"))
    settings.get_by_role("button", name=basim.said("notice.allow")).click()
    expect(settings.get_by_label(basim.said("notice.on"))).to_be_checked()
    settings.get_by_role("button", name=basim.said("ui.close"), exact=True).click()
    step_until(players[1], lambda: bool(players[0].look()) and not basim.page.title().startswith("●"))
    assert not _icon(basim).startswith("data:")
    basim.page.evaluate("document.documentElement.dataset.heard = ''; window.isAway = true")
    step_until(players[0], lambda: basim.page.title().startswith("●"))
    expect(basim.page.locator("html[data-heard=turn]")).to_have_count(1)
    assert _icon(basim).startswith("data:")
    notices = basim.page.evaluate("window.notices")
    assert [(notice["title"], notice["body"]) for notice in notices] == [(basim.said("ui.yourTurn"), "Amira, Basim")]


def test_sound_is_off_where_a_person_wants_that_and_stays_off(new_person: NewPerson) -> None:
    amira = new_person(hears=True)
    opened = amira.open("hb")
    amira.sits_at(opened["id"])
    amira.page.get_by_role("button", name=amira.said("ui.settings")).click()
    settings = amira.page.get_by_role("dialog", name=amira.said("ui.settings"))
    settings.get_by_label(amira.said("sound.on")).uncheck()
    expect(settings.get_by_label(amira.said("sound.volume"))).to_be_disabled()
    amira.sits_at(opened["id"])
    amira.player("a").play(4)
    assert amira.page.locator("html[data-heard]").count() == 0
    amira.page.get_by_role("button", name=amira.said("ui.settings")).click()
    settings.get_by_label(amira.said("sound.on")).check()
    settings.get_by_role("button", name=amira.said("ui.close"), exact=True).click()
    with amira.page.expect_response(lambda response: response.url.endswith(".mp3")) as heard:
        amira.player("a").play(4)
    assert heard.value.ok
