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


_COVERED = """([panel, question]) => {
  const [over, under] = [panel, question].map((one) => one.getBoundingClientRect());
  return over.bottom > under.top && over.top < under.bottom;
}"""
_FLOOD = """(panel) => {
  const reaction = panel.querySelector('[role=group] button');
  for (let n = 0; n < 8; n += 1) reaction.click();
  panel.querySelector('form').requestSubmit();
}"""
_SEES_NEWEST = "(list) => list.scrollHeight - list.clientHeight - list.scrollTop < 2"


def test_refused_message_stays_and_the_panel_leaves_the_question_free(new_person: NewPerson) -> None:
    amira, basim = new_person(viewport={"width": 390, "height": 844}), new_person()
    opened = amira.open("hl")
    amira.sits_at(opened["id"])
    basim.sits_at(opened["id"], opened["invitations"]["2"])
    panel = _open(amira)
    box = panel.get_by_role("textbox", name=amira.said("talk.write"))
    _say(panel, amira, "first")
    expect(box).to_have_value("")
    box.fill("one too many")
    panel.evaluate(_FLOOD)
    expect(panel.get_by_role("alert")).to_have_text(amira.said("error.TooMuchError"))
    expect(box).to_have_value("one too many")
    log = panel.get_by_role("log").element_handle()
    amira.page.wait_for_function(_SEES_NEWEST, arg=log)
    handles = [panel.element_handle(), amira.player().question.element_handle()]
    assert not amira.page.evaluate(_COVERED, handles)

    box.press("Escape")
    expect(panel).to_have_count(0)
    expect(amira.page.get_by_role("button", name=amira.said("talk.title"))).to_be_focused()
    assert _open(amira).get_by_role("textbox").input_value() == "one too many"
