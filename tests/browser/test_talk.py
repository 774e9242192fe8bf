"""Friends talk at the table, and can leave it."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.browser.people import Person


def _open(person: Person) -> Locator:
    person.page.get_by_role("button", name=person.said("talk.title")).click()
    return person.page.get_by_role("complementary", name=person.said("talk.title"))


def _say(panel: Locator, person: Person, text: str) -> None:
    panel.get_by_role("textbox", name=person.said("talk.write")).fill(text)
    panel.get_by_role("button", name=person.said("talk.send"), exact=True).click()


def test_friends_talk_with_unread_mark_mute_and_silence(new_person: NewPerson) -> None:
    amira, basim, visitor = (new_person() for _ in range(3))
    opened = amira.open("hl")
    amira.sits_at(opened["id"])
    basim.sits_at(opened["id"], opened["invitations"]["2"])
    visitor.sits_at(opened["id"])
    mine = _open(amira)
    _say(mine, amira, "<img src=x onerror=alert(1)> hello")
    unread = basim.page.get_by_role("button", name=basim.said("talk.unread", n=1))
    expect(unread).to_be_visible()
    expect(basim.page.locator("html[data-heard=message]")).to_have_count(1)
    unread.click()
    his = basim.page.get_by_role("complementary", name=basim.said("talk.title"))
    log = his.get_by_role("log")
    expect(log).to_contain_text("<img src=x onerror=alert(1)> hello")
    expect(log).to_contain_text("Amira")
    expect(basim.page.get_by_role("button", name=basim.said("talk.title"), exact=True)).to_be_visible()
    his.get_by_role("button", name=basim.said("talk.react", reaction="🐪")).click()
    expect(mine.get_by_role("log")).to_contain_text("🐪")

    watching = _open(visitor)
    _say(watching, visitor, "psst")
    expect(watching.get_by_role("log")).to_contain_text("psst")
    _say(mine, amira, "second")
    expect(log).to_contain_text("second")
    expect(log).not_to_contain_text("psst")

    his.get_by_text(basim.said("talk.quiet"), exact=True).click()
    his.get_by_label(basim.said("talk.mute", name="Amira")).check()
    expect(log).not_to_contain_text("second")
    mine.get_by_text(amira.said("talk.quiet"), exact=True).click()
    mine.get_by_label(amira.said("talk.off")).check()
    expect(his).to_contain_text(basim.said("error.SilentError"))
    expect(his.get_by_role("textbox")).to_have_count(0)


def test_flood_is_refused_in_words(new_person: NewPerson) -> None:
    amira, basim = new_person(), new_person()
    opened = amira.open("hl")
    amira.sits_at(opened["id"])
    basim.sits_at(opened["id"], opened["invitations"]["2"])
    panel = _open(amira)
    for _ in range(8):
        panel.get_by_role("button", name=amira.said("talk.react", reaction="👍")).click()
    expect(panel.get_by_role("alert")).to_have_text(amira.said("error.TooMuchError"))


def test_people_do_not_talk_to_bots(person: Person) -> None:
    person.sits_at(person.open("hb")["id"])
    expect(person.page.get_by_role("button", name=person.said("ui.help"))).to_be_visible()
    expect(person.page.get_by_role("button", name=person.said("talk.title"))).to_have_count(0)
